"""`gobelin train`: self-play, TD(lambda), its settings and options. What needs torch is in test_learning.py."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from experience import make_experience
from gobelin.bots.weights import BadWeights, load
from gobelin.cli import main
from gobelin.lab.selfplay import Inclined, Lesson, SelfPlay, play_lesson
from gobelin.lab.train import SETTINGS, at_round, draw, load_settings
from gobelin.learn.features import SIZE

# --- What is learned


def test_targets_mix_the_next_promise_with_what_came() -> None:
    """The last position is compared with the end, others with the next one."""
    two_seats = make_experience([100, 110, 120, 90], [150, 150, 150, 80], [2, 1, 0, 0], [True] * 4)
    corrections = np.array([5, 10, 0, 1], np.float32)
    wanted = two_seats.targets(corrections, 0.5)
    last = 150.0
    middle = 0.5 * 120 + 0.5 * last
    first = 0.5 * 120 + 0.5 * middle
    assert wanted.tolist() == [first - 100, middle - 110, last - 120, 80 - 90]


def test_a_random_turn_says_nothing_about_the_position_before() -> None:
    one = make_experience([100, 110, 120], [150] * 3, [2, 1, 0], [True, False, True])
    wanted = one.targets(np.zeros(3, np.float32), 0.5)
    assert wanted[1] == 0  # its promise stands
    assert wanted[0] == 10  # and is what the first one is compared with


# --- Self-play


def lesson(first: int, count: int, **others: Any) -> Lesson:
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["games"]
    return Lesson(1, first, count, settings | {"branching": 3, "nodes": 30} | others, None)


def test_positions_of_a_seat_follow_each_other() -> None:
    one, results = play_lesson(lesson(0, 2, people=[0.5, 0.5, 0, 0, 0]))
    assert len(one) > 20
    ends = np.flatnonzero(one.left == 0)
    assert len(ends) == len(results)
    assert (one.left[:-1][one.left[:-1] > 0] == one.left[1:][one.left[:-1] > 0] + 1).all()
    assert [one.final[at] for at in ends] == [result.points for result in results]
    assert ((one.features < SIZE).sum(1) > 40).all()


def test_the_same_game_again() -> None:
    one, _ = play_lesson(lesson(5, 1, people=[0, 1, 0, 0, 0]))
    again, _ = play_lesson(lesson(5, 1, people=[0, 1, 0, 0, 0]))
    other, _ = play_lesson(lesson(6, 1, people=[0, 1, 0, 0, 0]))
    assert np.array_equal(one.features, again.features)
    assert not np.array_equal(one.features, other.features)


def test_only_whole_games_are_kept() -> None:
    one = make_experience([0.0] * 6, [0.0] * 6, [2, 1, 0, 2, 1, 0], [True] * 6)
    assert len(one.newest(5)) == 3
    assert len(one.newest(3)) == 3
    assert len(one.newest(99)) == 6
    assert len(one.newest(2)) == 0


def test_a_liking_moves_the_choice() -> None:
    from gobelin.bots.value import Value

    value = Value(load().value)
    table = SelfPlay(lesson(0, 1, people=[0, 1, 0, 0, 0]), 0, value)
    table.play()
    state = table.game.state.copy()
    who = state.players[0]
    who.finished = False
    for liking, steps in ((2, who.position(2)), (5, 2 * who.taken[1]), (8, who.built.bit_count() / 3),
                          (9, who.control.bit_count()), (10, who.tech_count())):  # fmt: skip
        assert Inclined(value, liking, 2.0).of(state, 0) == pytest.approx(value.of(state, 0) + 2.0 * steps)


# --- The command


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("version = 1", "version = 2", "settings of version 2"),
        ("trace = 0.8", "", "trace is missing in [learning] of "),
        ("[net]", "[net", "holds no settings"),
        ("seed = 1", "", "must be a whole number"),
        ("hidden = [64, 32]", "hidden = [64]", "must be like [64, 32], not [64]"),
        ("bootstrap = 6", "bootstrap = 0", "must be like 6, not 0"),
        ("trace = 0.8", 'trace = "long"', "must be like 0.8, not 'long'"),
        ("trace = 0.8", "trace = 0.8\npace = 1", "unknown setting in [learning] of "),
        ("people = [0.12, 0.42, 0.28, 0.09, 0.09]", "people = [0, 0, 0, 0, 0]", "must not all be 0"),
        ("[net]", "[[later]]\n[net]", "needs the number of a round"),
        ("[net]", "[[later]]\nround = 3\ngames.bootstrap = 3\n[net]", "unknown setting in [later.games] of "),
        ("[net]", "[[later]]\nround = 3\nlearning = 3\n[net]", "no table [later.learning]"),
    ],
)
def test_bad_settings_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], before: str, after: str, problem: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(SETTINGS.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main(["train", str(tmp_path / "folder"), "--settings", str(path)])
    assert end.value.code == 2
    error = capsys.readouterr().err
    assert problem in error
    assert len(error.splitlines()) == 1


def test_an_unknown_device_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["train", str(tmp_path), "--device", "abacus"])
    assert end.value.code == 2
    assert "--device must be one of cpu, cuda, not 'abacus'" in capsys.readouterr().err


def test_without_torch_it_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "gobelin.lab.learning", raising=False)
    with pytest.raises(SystemExit) as end:
        main(["train", str(tmp_path / "folder")])
    assert end.value.code == 2
    assert capsys.readouterr().err == "gobelin: torch is not installed: pip install 'gobelin[train]'\n"
    assert not (tmp_path / "folder").exists()


def test_settings_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="cannot read the settings"):
        load_settings(tmp_path / "none.toml")


def test_settings_may_change_later(tmp_path: Path) -> None:
    path = tmp_path / "later.toml"
    changes = "[[later]]\nround = 9\nlearning.rate = 0.3\n[[later]]\nround = 5\ngames.nodes = 7\nlearning.rate = 0.5\n"
    path.write_text(SETTINGS.read_text(encoding="utf-8").replace("[net]", changes + "[net]", 1), encoding="utf-8")
    settings = load_settings(path)
    found = [(at_round(settings, number)["games"]["nodes"], at_round(settings, number)["learning"]["rate"])
             for number in (4, 5, 8, 9)]  # fmt: skip
    first = settings["games"]["nodes"], settings["learning"]["rate"]
    assert found == [first, (7, 0.5), (7, 0.5), (7, 0.3)]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--minutes", "-1"], "--minutes must be from 0 to 10000, not -1"),
        (["--minutes", "nan"], "--minutes must be from 0 to 10000, not nan"),
        (["--write", "nowhere/net.npz"], "nowhere"),
    ],
)
def test_bad_options_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["train", str(tmp_path / "folder"), *arguments])
    assert end.value.code == 2
    error = capsys.readouterr().err
    assert problem in error
    assert len(error.splitlines()) == 1
    assert not (tmp_path / "folder").exists()


def test_the_curve_is_drawn_in_few_steps() -> None:
    curve = [{"games": 100 * n, "points_2": 200.0 + n, "points_3": 190.0, "off": 10.0} for n in range(1, 40)]
    assert draw(curve).count("<circle") < 60
