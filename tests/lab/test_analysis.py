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
from gobelin.lab.analysis import DEAREST, LEAST_COST, Analysis, JudgedChoice, costly_choices, judge_stretch

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


def analysed(record: dict[str, Any]) -> Analysis:
    analysis = Analysis(record, "greedy")
    for _ in analysis.run(1):
        assert analysis.done <= analysis.to_do
    assert analysis.done == analysis.to_do
    assert analysis.ready
    return analysis


def judged(number: int, turn: int, best: str, cost: float) -> JudgedChoice:
    one = JudgedChoice(number, 0, turn, 1, "turn", 0, True, chosen="advance", best=best, full=True)
    one.expected, one.came = 100.0, 100.0 - cost
    return one


def test_every_choice_is_judged_in_order(record: dict[str, Any]) -> None:
    found = analysed(record).choices()
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


def quickly(record: dict[str, Any]) -> list[JudgedChoice]:
    analysis = Analysis(record, "greedy")
    for stretch in analysis.first_pass():
        analysis.add(stretch, judge_stretch(stretch))
    return analysis.choices()


def test_what_came_later_is_not_known(record: dict[str, Any]) -> None:
    """The first choices are judged alike, whatever the rest of the record is."""
    short = record | {"choices": record["choices"][:12], "result": None}
    whole, begun = ([one.document() for one in quickly(some)] for some in (record, short))
    assert begun
    assert begun == whole[: len(begun)]


def test_the_summary_adds_up(record: dict[str, Any]) -> None:
    analysis = analysed(record)
    report = analysis.report([12, 12], 2)
    of_random = report["players"][0]
    own = [one for one in analysis.choices() if one.player == 0]
    assert of_random["choices"] == len(own)
    assert of_random["agreed"] == sum(one.cost < LEAST_COST for one in own)
    assert "lost" not in of_random
    costs = [one["cost"] for one in of_random["costly"]]
    assert costs
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= LEAST_COST
    turns = [at["turn"] for at in of_random["curve"]]
    assert turns == sorted(set(turns))


def test_openings_and_the_dearest_choices_are_judged_in_full(record: dict[str, Any]) -> None:
    first = quickly(record)
    wanted = {one.number for one in first if one.opens}
    for player in (0, 1):
        own = [one for one in first if one.player == player and one.cost >= LEAST_COST]
        wanted |= {one.number for one in sorted(own, key=lambda one: (-one.cost, one.number))[:DEAREST]}
    analysis = analysed(record)
    assert {one.number for one in analysis.choices() if one.full} == wanted
    assert [one.number for one in analysis.choices()] == [one.number for one in first]


def test_the_same_record_gives_the_same_report(record: dict[str, Any]) -> None:
    assert analysed(record).report([1, 2], 2) == analysed(record).report([1, 2], 2)


def test_both_options_say_why(record: dict[str, Any]) -> None:
    costly = analysed(record).report([1, 2], 2)["players"][0]["costly"]
    planned = [one for one in costly if one["terms_best"]]
    assert planned
    for one in planned:
        assert one["plan_best"][0] == one["best"]
        assert one["plan_chosen"][0] == one["chosen"]
        assert one["terms_best"].keys() == one["terms_chosen"].keys()


def test_one_mistake_repeated_is_told_once() -> None:
    own = [judged(1, 1, "income", 28), judged(2, 4, "income", 32), judged(3, 7, "income", 5)]
    told = costly_choices(own, own)
    assert [(one["turn"], one["until_turn"], one["cost"], one["number"]) for one in told] == [(1, 7, 32.0, 2)]


@pytest.mark.parametrize(
    "own",
    [
        [judged(1, 1, "income", 28), judged(2, 4, "explore", 32)],
        [judged(1, 1, "income", 28), judged(2, 4, "explore", 0), judged(3, 7, "income", 32)],
    ],
)
def test_other_mistakes_and_later_ones_are_told_apart(own: list[JudgedChoice]) -> None:
    assert [one["cost"] for one in costly_choices(own, own)] == [32.0, 28.0]


def test_less_than_three_points_is_no_mistake() -> None:
    own = [judged(1, 1, "income", LEAST_COST - 0.01), judged(2, 4, "explore", LEAST_COST)]
    assert [one["number"] for one in costly_choices(own, own)] == [2]


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
