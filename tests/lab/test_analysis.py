"""`gobelin analyse`: choices judged by what their player could know, in words, as JSON and as a page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gobelin import Game, Seat, bots
from gobelin.bots import TurnPlanner
from gobelin.cli import main
from gobelin.game.records import beginning_of
from gobelin.lab.analysis import LEAST_COST, judge_choices, sum_up, worst_choices

CHOICES = 30


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """The beginning of a game that a random player and a greedy one play."""
    game = Game.new(players=2, seed=7)
    players = [bots.make("random", seed=1), bots.make("greedy", seed=2)]
    for _ in range(CHOICES):
        assert game.decision is not None
        player = game.decision.player
        game.play(players[player].choose(Seat(game, player)), player)
    return dict(game.record())


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["analyse", *arguments])
    return int(str(end.value.code))


def test_every_choice_is_judged_in_order(record: dict[str, Any]) -> None:
    found = [one for stretch in judge_choices(record, "greedy", None, 1) for one in stretch]
    numbers = [one.number for one in found]
    assert numbers == sorted(set(numbers))
    game = Game.replay(beginning_of(record))
    real = []
    for number, choice in enumerate(record["choices"], 1):
        decision = next(one for one in game.decisions if choice in one)
        if len(decision) > 1:
            real.append((number, decision.player, choice))
        game.play(choice)
    assert [(one.number, one.player, one.chosen) for one in found] == real
    assert all(one.cost >= 0 for one in found)
    assert all(one.best == one.chosen for one in found if one.expected != one.came and one.cost == 0)


def test_a_choice_beyond_those_looked_at_is_judged_too() -> None:
    game = Game.new(players=2, seed=7)
    while not game.state.started:
        game.play(0)
    seat = Seat(game, game.state.turn)
    decision = seat.decision
    assert decision is not None
    narrow = TurnPlanner(1, branching=2)
    assert len(narrow.weigh(seat)) == 2
    for option in decision:
        weighed = narrow.weigh(seat, option)
        assert option in [one for one, _ in weighed]
        assert weighed == sorted(weighed, key=lambda one: -one[1])


def test_what_came_later_is_not_known(record: dict[str, Any]) -> None:
    """The first choices are judged alike, whatever the rest of the record is."""
    short = record | {"choices": record["choices"][:12], "result": None}
    whole = [one.document() for stretch in judge_choices(record, "greedy", None, 1) for one in stretch]
    begun = [one.document() for stretch in judge_choices(short, "greedy", None, 1) for one in stretch]
    assert begun == whole[: len(begun)]


def test_the_summary_adds_up(record: dict[str, Any]) -> None:
    found = [one for stretch in judge_choices(record, "greedy", None, 1) for one in stretch]
    of_random = sum_up(0, 12, found)
    own = [one for one in found if one.player == 0]
    assert of_random["choices"] == len(own)
    assert of_random["agreed"] + len(of_random["mistakes"]) == len(own)
    assert of_random["lost"] == pytest.approx(sum(one.cost for one in own), abs=0.01)
    costs = [one.cost for one in worst_choices(own)]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= LEAST_COST
    turns = [at["turn"] for at in of_random["curve"]]
    assert turns == sorted(set(turns))


def test_text_json_and_page(record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "game.json", tmp_path / "page.html"
    file.write_text(json.dumps(record), encoding="utf-8")
    arguments = [str(file), "--by", "greedy", "--jobs", "1"]
    assert run(*arguments, "--worst", "2", "--plain", "--page", str(page)) == 0
    text = capsys.readouterr().out
    assert text.count("greedy would have chosen: ") in (2, 3, 4)
    assert "Player 1: " in text
    html = page.read_text(encoding="utf-8")
    assert html.startswith("<!doctype html>")
    assert html.count("<svg") == 2
    assert "http://" not in html.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in html
    assert run(*arguments, "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert [player["player"] for player in report["players"]] == [0, 1]
    assert len(report["choices"]) == sum(player["choices"] for player in report["players"])


@pytest.mark.parametrize("lang", ["fr", "pl", "cs"])
def test_other_languages(lang: str, record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record | {"choices": record["choices"][:12]}), encoding="utf-8")
    assert run(str(file), "--by", "greedy", "--jobs", "1", "--plain", "--lang", lang) == 0
    assert "would have chosen" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--by", "nobody"], "nobody"),
        (["--by", "random"], "random"),
        (["--worst", "-1"], "--worst"),
        (["--seconds", "0"], "--seconds"),
        (["--page", "no/such/folder/page.html"], "no/such/folder"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str], problem: str, record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert run(str(file), *arguments) == 2
    error = capsys.readouterr().err
    assert problem in error
    assert len(error.splitlines()) == 1


def test_a_damaged_record_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"format": "gobelin-record", ', encoding="utf-8")
    assert run(str(file)) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
