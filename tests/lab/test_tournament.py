"""Tournaments: fair seats, honest intervals, the same whatever the number of processes."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from gobelin.cli import main
from gobelin.lab.tournament import (
    Match,
    Outcome,
    Standings,
    lineups,
    matches,
    mean_interval,
    play_all,
    play_match,
    student,
    wilson,
)

Json = dict[str, Any]


# --- Who sits where


@pytest.mark.parametrize(("bots", "players"), [(1, 2), (2, 2), (2, 3), (2, 5), (3, 3), (3, 2), (4, 2), (4, 3), (5, 4)])
def test_every_bot_sits_on_every_seat_equally_often(bots: int, players: int) -> None:
    names = "abcde"[:bots]
    every = lineups(names, players)
    for seat in range(players):
        assert len(set(Counter(lineup[seat] for lineup in every).values())) == 1
        assert {lineup[seat] for lineup in every} == set(names)
    assert len({len(lineup) for lineup in every}) == 1


def test_of_many_bots_all_pairs_meet_equally_often() -> None:
    met = Counter(tuple(sorted(lineup)) for lineup in lineups("abcd", 2))
    assert set(met.values()) == {2}
    assert len(met) == 6


def test_a_deal_goes_to_every_lineup_before_the_next() -> None:
    games = matches(["a", "b"], 5, 2, seed=7)
    assert [(game.lineup, game.seed) for game in games] == [
        (("a", "b"), 7), (("b", "a"), 7), (("a", "b"), 8), (("b", "a"), 8), (("a", "b"), 9),
    ]  # fmt: skip
    alone = matches(["a", "b"], 2, 2, seed=1, level=3)
    assert [(game.lineup, game.seed, game.level) for game in alone] == [
        (("a",), 1, 3), (("a",), 2, 3), (("b",), 1, 3), (("b",), 2, 3),
    ]  # fmt: skip


# --- What the games say


def test_wilson_intervals() -> None:
    """Against published values: 8 of 10, 0 of 20, and a rate known well."""
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    low, high = wilson(0, 20)
    assert (low, round(high, 3)) == (0.0, 0.161)
    low, high = wilson(200, 400)
    assert round(high - low, 3) == 0.098
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_of_a_mean() -> None:
    low, high = mean_interval([10, 20])
    assert (low + high) / 2 == 15
    assert high - low == pytest.approx(2 * 12.706 * 5, abs=0.01)  # two numbers say little
    assert mean_interval([7]) == (7, 7)
    for freedom, reach in ((2, 4.303), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (1000, 1.962)):
        assert student(freedom) == pytest.approx(reach, abs=0.002)


def outcome(lineup: str, scores: list[int], winners: list[int]) -> Outcome:
    return Outcome(Match(lineup, 0), scores, winners, [0.001] * len(lineup), [1] * len(lineup))


def table(names: str, outcomes: list[Outcome]) -> Standings:
    standings = Standings(names)
    for one in outcomes:
        standings.add(one)
    return standings


def test_standings() -> None:
    lines = table("ab", [outcome("ab", [100, 50], [0]), outcome("ba", [80, 80], [0, 1])]).lines()
    first, second = lines
    assert (first["name"], first["games"], first["win_rate"], first["mean_score"]) == ("a", 2, 0.75, 90.0)
    assert (second["name"], second["win_rate"], second["mean_score"], second["best_score"]) == ("b", 0.25, 65.0, 80)
    assert first["ms_per_decision"] == 1.0
    assert first["interval"][0] < 0.75 < first["interval"][1]


def test_a_bot_that_sits_twice_wins_once() -> None:
    lines = table("ab", [outcome("aba", [9, 5, 7], [0])]).lines()
    assert (lines[0]["games"], lines[0]["win_rate"], lines[0]["mean_score"]) == (1, 1.0, 8.0)
    assert (lines[1]["games"], lines[1]["win_rate"]) == (1, 0.0)


def test_ratings_are_those_of_elo() -> None:
    """Who wins 10 of 11 duels of each kind is 400 points stronger; equal ones are equal; the mean is 1500."""
    wins = [outcome("ab", [2, 1], [0])] * 100 + [outcome("ab", [1, 2], [1])] * 10
    ratings = table("ab", wins).ratings()
    assert ratings["a"] - ratings["b"] == pytest.approx(400, abs=10)
    assert sum(ratings.values()) == pytest.approx(3000)
    even = table("abc", [outcome("abc", [1, 1, 1], [0, 1, 2])]).ratings()
    assert set(map(round, even.values())) == {1500}


def test_nobody_is_rated_infinite() -> None:
    ratings = table("abc", [outcome("ab", [2, 1], [0]), outcome("bc", [2, 1], [0])]).ratings()
    assert 3000 > ratings["a"] > ratings["b"] > ratings["c"] > 0


# --- Games


def test_the_same_with_any_number_of_processes() -> None:
    def figures(jobs: int) -> list[tuple[list[int], list[int]]]:
        games = matches(["random", "weighted"], 6, 3, seed=5)
        return [(one.scores, one.winners) for one in play_all(games, jobs)]

    assert figures(1) == figures(2)


def test_alone_against_the_automa() -> None:
    played = play_match(Match(["weighted"], 3, 2))
    standings = Standings(["weighted"])
    standings.add(played)
    (line,) = standings.lines()
    assert line["mean_score"] == played.scores[0]
    assert line["automa_score"] == played.scores[1]


# --- The command


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as done:
        main(["tournament", *arguments])
    out, err = capsys.readouterr()
    assert isinstance(done.value.code, int)
    return done.value.code, out, err


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--bots", "weighted,random", "--games", "10", "--json")
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert (report["players"], report["games"], report["seed"], report["seconds"]) == (2, 10, 0, None)
    assert [line["name"] for line in report["bots"]] == ["weighted", "random"]
    for line in report["bots"]:
        assert line["games"] == 10
        low, high = line["interval"]
        assert 0 <= low <= line["win_rate"] <= high <= 1
        assert line["mean_score"] > 0
        assert line["ms_per_decision"] > 0
    assert sum(line["win_rate"] for line in report["bots"]) == pytest.approx(1)


def test_json_of_all_levels(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--bots", "random", "--games", "1", "--solo", "all", "--json")
    report = json.loads(out)
    assert code == 0
    assert [(one["level"], one["bots"][0]["games"]) for one in report["levels"]] == [
        (level, 1) for level in range(1, 7)
    ]
    code, out, _ = run(capsys, "--bots", "random", "--games", "1", "--solo", "3", "--json")
    report = json.loads(out)
    assert report["players"] == 1
    assert report["bots"] == report["levels"][0]["bots"]


def test_a_table_and_a_plot(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    code, out, _ = run(capsys, "--bots", "random,weighted", "--games", "4", "--players", "3", "--plot", str(plot))
    assert code == 0
    assert "4 games of 3 players, first seed 0, interpreted rules" in out or "compiled rules" in out
    assert out.index("weighted") < out.index("random")  # the stronger one first
    words = [element.text for element in ElementTree.parse(plot).iter("{http://www.w3.org/2000/svg}text")]
    assert {"random", "weighted", "games won, %", "4 games of 3 players"} <= set(words)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "karl"], "there is no bot 'karl': the bots are random, weighted, greedy, planner, "),
        (["--bots", "random,random"], "random is named twice"),
        (["--bots", "random", "--games", "0"], "--games must be at least 1, not 0"),
        (["--bots", "random", "--players", "6"], "--players must be from 2 to 5, not 6"),
        (["--bots", "random", "--jobs", "-1"], "--jobs must be at least 0, not -1"),
        (["--bots", "random", "--seconds", "0"], "--seconds must be above 0"),
        (["--bots", "random", "--solo", "9"], "--solo must be from 1 to 6, or all, not '9'"),
        (["--bots", "random", "--plot", "no/such/folder.svg"], "there is no folder"),
        ([], "--bots, -b A,B is missing"),
    ],
)
def test_bad_input(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1
