"""`gobelin train`: self-play, TD(lambda), and a folder that can be gone on with."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gobelin.bots.net import Net, make_untrained, read_arrays
from gobelin.bots.weights import BadWeights, load
from gobelin.cli import main
from gobelin.lab.learning import Learner, Machine, NoDevice, returns
from gobelin.lab.selfplay import WIDEST, Experience, Inclined, Lesson, Table, played
from gobelin.lab.train import SETTINGS, Training, at_round, drawn, load_settings
from gobelin.learn.features import SIZE

SMALL = {
    "round = 450": "round = 2", "bootstrap = 6": "bootstrap = 1", "batch = 2048": "batch = 16",
    "branching = 40": "branching = 3", "nodes = 160": "nodes = 30", "hidden = [64, 32]": "hidden = [8, 4]",
    "people = [0.12, 0.42, 0.28, 0.09, 0.09]": "people = [0.3, 0.7, 0, 0, 0]",
}  # fmt: skip


def small(folder: Path) -> Path:
    """Settings that take a second."""
    text = SETTINGS.read_text(encoding="utf-8")
    for before, after in SMALL.items():
        assert before in text
        text = text.replace(before, after)
    path = folder / "small.toml"
    path.write_text(text, encoding="utf-8")
    return path


def experience(hand: list[float], final: list[float], left: list[int], usable: list[bool]) -> Experience:
    features = np.full((len(hand), WIDEST), SIZE, np.int16)
    features[:, 0] = np.arange(len(hand))
    return Experience(
        features, np.array(hand, np.float32), np.array(final, np.float32), np.array(left, np.int16), np.array(usable)
    )


# --- What is learned


def test_returns_mix_the_next_promise_with_what_came() -> None:
    """The last position is compared with the end, others with the next one."""
    two_seats = experience([100, 110, 120, 90], [150, 150, 150, 80], [2, 1, 0, 0], [True] * 4)
    mended = np.array([5, 10, 0, 1], np.float32)
    wanted = returns(two_seats, mended, 0.5)
    last = 150.0
    middle = 0.5 * 120 + 0.5 * last
    first = 0.5 * 120 + 0.5 * middle
    assert wanted.tolist() == [first - 100, middle - 110, last - 120, 80 - 90]


def test_a_random_turn_says_nothing_about_the_position_before() -> None:
    one = experience([100, 110, 120], [150] * 3, [2, 1, 0], [True, False, True])
    wanted = returns(one, np.zeros(3, np.float32), 0.5)
    assert wanted[1] == 0  # its promise stands
    assert wanted[0] == 10  # and is what the first one is compared with


def test_a_learner_learns() -> None:
    chance = np.random.default_rng(1)
    count = 512
    one = experience([0.0] * count, [0.0] * count, [0] * count, [True] * count)
    one.features[:, 0] = chance.integers(0, 20, count)
    wanted = (one.features[:, 0] * 2.0).astype(np.float32)
    learner = Learner(make_untrained(8, 4, load(), 1), "numpy")
    first = learner.learn(one, wanted, 1.0, 32, 0.01, 1)
    for seed in range(20):
        last = learner.learn(one, wanted, 1.0, 32, 0.01, seed)
    assert last < first / 4
    assert np.abs(learner.mended(one) - wanted).mean() < 3
    again = Learner(learner.weights(), "numpy")
    assert np.array_equal(again.mended(one), learner.mended(one))


def test_the_slopes_are_right() -> None:
    """One step of Adam goes down: the loss of a batch falls if it is repeated."""
    one = experience([0.0] * 4, [0.0] * 4, [0] * 4, [True] * 4)
    learner = Learner(make_untrained(8, 4, load(), 2), "numpy")
    wanted = np.array([1.0, -1.0, 0.5, 0.0], np.float32)
    losses = [learner.step(one.features, wanted, 0.01) for _ in range(30)]
    assert losses[-1] < losses[0] / 2


# --- Self-play


def lesson(first: int, count: int, **others: Any) -> Lesson:
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["games"]
    return Lesson(1, first, count, settings | {"branching": 3, "nodes": 30} | others, None)


def test_positions_of_a_seat_follow_each_other() -> None:
    one, results = played(lesson(0, 2, people=[0.5, 0.5, 0, 0, 0]))
    assert len(one) > 20
    ends = np.flatnonzero(one.left == 0)
    assert len(ends) == len(results)
    assert (one.left[:-1][one.left[:-1] > 0] == one.left[1:][one.left[:-1] > 0] + 1).all()
    assert [one.final[at] for at in ends] == [result.points for result in results]
    assert ((one.features < SIZE).sum(1) > 40).all()


def test_the_same_game_again() -> None:
    one, _ = played(lesson(5, 1, people=[0, 1, 0, 0, 0]))
    again, _ = played(lesson(5, 1, people=[0, 1, 0, 0, 0]))
    other, _ = played(lesson(6, 1, people=[0, 1, 0, 0, 0]))
    assert np.array_equal(one.features, again.features)
    assert not np.array_equal(one.features, other.features)


def test_only_whole_games_are_kept() -> None:
    one = experience([0.0] * 6, [0.0] * 6, [2, 1, 0, 2, 1, 0], [True] * 6)
    assert len(one.newest(5)) == 3
    assert len(one.newest(3)) == 3
    assert len(one.newest(99)) == 6
    assert len(one.newest(2)) == 0


def test_a_liking_moves_the_choice() -> None:
    from gobelin.bots.value import Value

    value = Value(load().value)
    table = Table(lesson(0, 1, people=[0, 1, 0, 0, 0]), 0, value)
    table.play()
    state = table.game.state.copy()
    who = state.players[0]
    who.finished = False
    for liking, steps in ((2, who.position(2)), (5, 2 * who.taken[1]), (8, who.built.bit_count() / 3),
                          (9, who.control.bit_count()), (10, who.tech_count())):  # fmt: skip
        assert Inclined(value, liking, 2.0).of(state, 0) == pytest.approx(value.of(state, 0) + 2.0 * steps)


# --- The command


def test_training_is_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, written = tmp_path / "training", tmp_path / "net.npz"
    arguments = ["train", str(folder), "--minutes", "0", "--jobs", "1", "--settings", str(small(tmp_path))]
    for rounds in (1, 2):
        with pytest.raises(SystemExit) as end:
            main([*arguments, "--device", "numpy", "--write", str(written)])
        assert end.value.code == 0
        assert f"round {rounds}: " in capsys.readouterr().out
        curve = [json.loads(line) for line in (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()]
        assert [line["round"] for line in curve] == list(range(1, rounds + 1))
        assert curve[-1]["games"] == 2 * rounds
    assert (folder / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert Net.load(written).weights["w1"].shape == (SIZE, 8)

    for file, name, misfit in (
        ("learner.npz", "w2", np.zeros((9, 4), np.float32)),
        ("learner.npz", "mean w1", np.zeros((3, 8), np.float32)),
        ("learner.npz", "steps", np.zeros(2)),
        ("positions.npz", "features", np.zeros((5, 7), np.int16)),
        ("positions.npz", "final", np.zeros(1, np.float32)),
        ("positions.npz", "left", read_arrays(folder / "positions.npz")["left"] + 1),
    ):
        whole = (folder / file).read_bytes()
        np.savez_compressed(folder / file, allow_pickle=False, **(read_arrays(folder / file) | {name: misfit}))
        assert_refused(arguments, capsys)
        (folder / file).write_bytes(whole)
    (folder / "learner.npz").write_bytes(b"damaged")
    assert_refused(arguments, capsys)


def assert_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    err = capsys.readouterr().err
    assert "cannot go on with the training" in err or "holds no net" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("version = 1", "version = 2", "settings of version 2"),
        ("trace = 0.8", "", "lacks trace in [learning]"),
        ("[net]", "[net", "holds no settings"),
        ("seed = 1", "", "no whole number as its seed"),
        ("hidden = [64, 32]", "hidden = [64]", "hidden = [64] in [net]: it must be like [64, 32]"),
        ("bootstrap = 6", "bootstrap = 0", "bootstrap = 0 in [games]: it must be like 6"),
        ("trace = 0.8", 'trace = "long"', "trace = 'long' in [learning]: it must be like 0.8"),
        ("trace = 0.8", "trace = 0.8\npace = 1", "'pace' in [learning], which means nothing there"),
        ("people = [0.12, 0.42, 0.28, 0.09, 0.09]", "people = [0, 0, 0, 0, 0]", "nobody in people in [games]"),
        ("[net]", "[[later]]\n[net]", "[[later]] without the number of a round"),
        ("[net]", "[[later]]\nround = 3\ngames.bootstrap = 3\n[net]", "'bootstrap' in [later.games]"),
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
    assert "--device must be one of cpu, cuda, numpy" in capsys.readouterr().err


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


def test_what_is_not_there_cannot_be_learned_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoDevice, match="torch is not installed: nothing can be learned on cuda"):
        Machine("cuda")
    assert Machine("auto").device == Machine("numpy").device == "numpy"


def test_the_curve_is_drawn_in_few_steps() -> None:
    curve = [{"games": 100 * n, "points_2": 200.0 + n, "points_3": 190.0, "off": 10.0} for n in range(1, 40)]
    assert drawn(curve).count("<circle") < 60


def test_a_new_training_has_the_hand_made_value(tmp_path: Path) -> None:
    training = Training(tmp_path / "t", load_settings(), "numpy")
    assert training.net().weights["hand"].tolist() == pytest.approx(list(load().value.values()))
