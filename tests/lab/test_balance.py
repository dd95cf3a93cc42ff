"""Balance: what a study says about civilizations and cards, on games whose truth is known."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from command_line import ENVIRONMENT, Run
from gobelin import Game
from gobelin.lab.balance import PUBLISHED, Figures, against, agreement, card_values, check, handicaps, report
from gobelin.lab.study import Plan, Sitting, Study, StudyGame, Task, play_task
from gobelin.lab.svg import signed_ticks
from gobelin.locale import Words, languages
from gobelin.rules.engine.state import SOURCES
from gobelin.rules.engine.version import RULES_VERSION
from gobelin.rules.printed.names import CIVILIZATIONS, TAPESTRIES

SCRIPT = Path(__file__).resolve().parents[2] / "benchmarks" / "balance.py"
COUNT = len(CIVILIZATIONS)


def made_up(
    games: int, players: int, strength: list[float], cards: dict[int, float], seat_points: float = 0.0
) -> Figures:
    """Games with scores around 200: so much more for a civilization, for a card that is held, and for the first seat.

    Whoever plays civilization 0 takes 12 points from each opponent besides.
    """
    chance = random.Random(6)
    made = []
    for seed in range(games):
        civilizations = chance.sample(range(COUNT), players)
        scores, sittings = [], []
        for seat, civilization in enumerate(civilizations):
            held = chance.sample(range(len(TAPESTRIES)), chance.randint(4, 8))
            points = 200 + strength[civilization] + chance.gauss(0, 40) + 3 * len(held)
            points += sum(cards.get(card, 0.0) for card in held) + seat_points * (seat == 0)
            points -= 12 if 0 in civilizations and civilization != 0 else 0
            scores.append(round(points))
            sources = [0] * len(SOURCES)
            sources[0] = round(points)
            sittings.append(Sitting(civilization, 1, sources, sorted(held), held[:4]))
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        made.append(StudyGame(seed, [], scores, winners, sittings))
    return Figures(Plan("greedy", players), made)


STRENGTH = [0.0, 30.0, -30.0, 15.0, -15.0, *[0.0] * (COUNT - 5)]
CARDS = {3: 20.0, 7: -20.0}
TRUE = [strength + 12 * (number == 0) for number, strength in enumerate(STRENGTH)]  # the lead over the others


@pytest.fixture(scope="module")
def two() -> Figures:
    return made_up(4000, 2, STRENGTH, CARDS, seat_points=10)


# --- The handicap


@pytest.mark.parametrize("players", [2, 4])
def test_the_handicap_is_what_a_civilization_is_ahead(players: int) -> None:
    """With more players what one civilization takes from all others counts in full, whoever of them plays what."""
    figures = made_up(4000 * 2 // players, players, STRENGTH, {}, seat_points=10)
    mean = sum(TRUE) / COUNT
    for handicap in handicaps(figures, 60):
        inside = 0
        for number, lead in enumerate(TRUE):
            true = mean - lead
            low, high = handicap.interval(number)
            assert handicap.points(number) == pytest.approx(true, abs=9)
            assert low < handicap.points(number) < high
            inside += low <= true <= high
        assert inside >= 13  # 95 % of 16 are 15


def test_with_the_handicap_all_win_equally_often(two: Figures) -> None:
    by_wins, _ = handicaps(two, 2)
    points = np.array([by_wins.points(number) for number in range(COUNT)])
    shifted = two.scores + points[two.civilizations]
    won = shifted > shifted[:, ::-1]
    for number in range(COUNT):
        here = two.civilizations == number
        assert won[here].mean() == pytest.approx(0.5, abs=0.02)
    assert points.mean() == pytest.approx(0, abs=0.1)


def test_it_helps_in_games_it_was_not_estimated_on(two: Figures) -> None:
    checked = check(two)
    assert checked["without"]["lowest"] < 0.4
    assert checked["without"]["highest"] > 0.6
    assert checked["with"]["spread"] < checked["without"]["spread"] / 3


def test_a_handicap_that_does_not_carry_over_is_seen_not_to() -> None:
    """Estimated on games in which a civilization is strong, it makes things worse where that one is weak."""
    figures = made_up(4000, 2, STRENGTH, {})
    turned = figures.scores[1::2]
    turned[:] = turned.mean() - (turned - turned.mean())
    figures.wins[1::2] = figures.wins[1::2, ::-1]
    checked = check(figures)
    assert checked["with"]["spread"] > 1.5 * checked["without"]["spread"] > 0


def test_nothing_is_found_where_there_is_nothing() -> None:
    figures = made_up(3000, 3, [0.0] * COUNT, {})
    figures.scores[:] = np.random.default_rng(3).normal(200, 40, figures.scores.shape).round()
    by_wins, by_score = handicaps(figures, 60)
    for handicap in (by_wins, by_score):
        around = sum(handicap.interval(number)[0] <= 0 <= handicap.interval(number)[1] for number in range(COUNT))
        assert around >= 13
    points, errors = card_values(figures)
    assert sum(abs(points) < 1.96 * errors) >= 38  # of 44


# --- Cards, and one against another


def test_what_cards_are_worth(two: Figures) -> None:
    """Beside an average card; that more cards are worth more does not matter."""
    points, errors = card_values(two)
    for number, value in enumerate(points):
        assert value == pytest.approx(CARDS.get(number, 0.0), abs=4.5 * errors[number])
    assert points[3] > 15
    assert points[7] < -15
    assert 0.5 < errors.mean() < 3


def test_one_civilization_against_each_other() -> None:
    figures = made_up(3000, 3, STRENGTH, {})
    lines = {line["name"]: line["win_rate"] for line in against(figures, 1)}
    assert CIVILIZATIONS[1] not in lines
    assert len(lines) == COUNT - 1
    assert lines[CIVILIZATIONS[2]] > lines[CIVILIZATIONS[3]] > 0.5


def test_who_is_level_came_before_by_resources() -> None:
    sittings = [Sitting(civilization, 1, [0] * len(SOURCES), [], []) for civilization in (4, 5)]
    figures = Figures(
        Plan("greedy"),
        [StudyGame(0, [], [90, 90], [1], sittings), StudyGame(1, [], [90, 90], [0, 1], sittings)],
    )
    assert against(figures, 4)[0]["win_rate"] == 0.25
    assert against(figures, 5)[0]["win_rate"] == 0.75


# --- What was published


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_published_adjustments_are_those_of_the_rules(players: int) -> None:
    """CIV-9: what a game with them gives at the end of the first income turn."""
    for civilization in CIVILIZATIONS:
        gained = []
        for bonus in (False, True):
            game = Game.new(players, 4, civilizations=[civilization] + [None] * (players - 1), start_bonus=bonus)
            while (asked := game.decision) is not None:
                if asked.player == 0 and asked.kind == "turn" and game.state.players[0].era == 1:
                    break
                declining = [option for option in asked.options if option.verb in ("decline", "done")]
                game.play(declining[0] if declining else asked.options[0])
            who = game.state.players[0]
            gained.append((who.vp, sum(who.resources)))
        published = PUBLISHED.get(civilization)
        wanted = (published.points(players), published.resources) if published else (0, 0)
        assert (gained[1][0] - gained[0][0], gained[1][1] - gained[0][1]) == wanted, civilization


def test_pairs_that_are_published_in_an_order() -> None:
    def line(vp: int, resources: int, handicap: float) -> dict[str, Any]:
        return {"published": {"vp": vp, "resources": resources}, "handicap": handicap}

    assert agreement([line(10, 2, 30.0), line(0, 1, 5.0), line(0, 0, 8.0)]) == {"pairs": 3, "agreed": 2}
    assert agreement([line(10, -1, 30.0), line(0, 0, 8.0)]) == {"pairs": 0, "agreed": 0}  # nobody knows


# --- The report


def test_the_report(two: Figures) -> None:
    found = report(two)
    assert found == report(two)  # the same games, the same figures
    json.dumps(found)
    names = [line["name"] for line in found["civilizations"]]
    assert (names[0], names[-1]) == (CIVILIZATIONS[1], CIVILIZATIONS[2])
    assert sum(line["games"] for line in found["civilizations"]) == 8000
    for line in found["civilizations"]:
        assert line["interval"][0] < line["win_rate"] < line["interval"][1]
        assert line["score_interval"][0] < line["mean_score"] < line["score_interval"][1]
        assert line["by_source"]["tracks"]["mean"] == line["mean_score"]
    assert found["seats"][0]["win_rate"] > 0.53
    cards = [line["name"] for line in found["tapestries"]]
    assert (cards[0], cards[-1]) == (TAPESTRIES[3], TAPESTRIES[7])
    assert all(line["played"] <= line["held"] for line in found["tapestries"])


@pytest.mark.parametrize("games", [0, 1, 2, 5])
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.filterwarnings("error")
def test_few_games_are_no_trouble(games: int, players: int) -> None:
    figures = Figures(
        Plan("random", players), [play_task(Task(Plan("random", players), seed)) for seed in range(games)]
    )
    found = report(figures)
    assert found["study"]["games"] == games
    assert "NaN" not in json.dumps(found)


def test_ticks_on_either_side() -> None:
    assert signed_ticks(-31, 44) == [-40, -30, -20, -10, 0, 10, 20, 30, 40, 50]
    assert signed_ticks(0.2, 0.4)[0] <= 0.2


# --- The command


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study of 40 games that is not written to."""
    path = tmp_path_factory.mktemp("study") / "KEPT.STUDY"
    with Study.begin(path, Plan("random", 3, 2)) as study:
        for task in study.tasks(40):
            study.add(play_task(task))
        study.save()
    return path


def test_a_new_study_is_played_and_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.study"
    outcome = run("balance", str(path), "--bot", "weighted", "--games", "6", "--players", "3")
    assert (outcome.code, outcome.err) == (0, "")
    assert "6 games of 3 players by weighted, start cards at random, first seed 0" in outcome.out
    assert Study.read(path).games == 6
    again = run("balance", str(path), "--json")  # nothing more is played
    assert json.loads(again.out)["study"]["games"] == 6
    more = run("balance", str(path), "--bot", "weighted", "--games", "8", "--jobs", "2", "--json")
    assert json.loads(more.out)["study"] == {
        "bot": "weighted", "players": 3, "seed": 0, "start_bonus": False, "rules": RULES_VERSION, "games": 8,
    }  # fmt: skip


def test_minutes_end_it_early_and_the_same_command_goes_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "short.study"
    line = ["balance", str(path), "--bot", "random", "--games", "100000", "--json"]
    outcome = run(*line, "--minutes", "0.01")
    first = json.loads(outcome.out)["study"]["games"]
    assert outcome.code == 0
    assert f"{first:,} of 100,000 games are kept in {path}; the same command goes on" in outcome.err
    assert json.loads(run(*line, "--minutes", "0.01").out)["study"]["games"] > first > 0


def test_with_the_published_adjustments(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bonus.study"
    outcome = run("balance", str(path), "--bot", "random", "--games", "3", "--start-bonus")
    assert "with the published start adjustments" in outcome.out
    study = Study.read(path)
    assert Game.replay(study.record(2)).scores == list(study.read_games())[1].scores


def test_one_civilization(run: Run, kept: Path) -> None:
    outcome = run("balance", str(kept), "--civilization", "The Chosen", "--json")
    found = json.loads(outcome.out)
    assert [line["name"] for line in found["civilizations"]] == ["the_chosen"]
    assert len(found["against"]) > 5
    told = run("balance", str(kept), "--civilization", "traders").out
    assert "Traders come before" in told
    assert "conquer dice" in told


def test_a_game_of_a_study_is_replayed(run: Run, kept: Path) -> None:
    outcome = run("replay", str(kept), "--game", "3", "--json")
    game = list(Study.read(kept).read_games())[2]
    assert json.loads(outcome.out)["result"] == {"scores": game.scores, "winners": game.winners}
    record = json.loads(run("replay", str(kept), "--game", "3", "--record").out)
    assert Game.replay(record).scores == game.scores
    assert "wins with" in run("replay", str(kept), "--game", "40").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bot", "karl"], "there is no bot 'karl': the bots are random, "),
        (["--civilization", "romans"], "there is no civilization 'romans': the civilizations are alchemists, "),
        (["--games", "0"], "--games must be at least 1, not 0"),
        (["--players", "6"], "--players must be from 2 to 5, not 6"),
        (["--jobs", "-1"], "--jobs must be at least 0, not -1"),
        (["--seed", "-1"], "--seed must be at least 0, not -1"),
        (["--minutes", "0"], "--minutes must be above 0"),
        (["--executor", "magic"], "--executor must be one of process, ray, not 'magic'"),
        (["--page", "no/such/folder.html"], "there is no folder"),
        (["--bot", "greedy"], "is another study: --bot is random there; name another file"),
        (["--players", "2"], "is another study: --players is 3 there"),
        (["--seed", "3"], "is another study: --seed is 2 there"),
        (["--start-bonus"], "is another study: --start-bonus is false there"),
    ],
)
def test_bad_input(run: Run, kept: Path, arguments: list[str], message: str) -> None:
    outcome = run("balance", str(kept), *arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert message in outcome.err
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "is a study: --game 1 to --game 40 names one of its games"),
        (["--game", "0"], ": 0 (there are 40)"),
        (["--game", "41"], ": 41 (there are 40)"),
    ],
)
def test_bad_numbers_of_games(run: Run, kept: Path, arguments: list[str], message: str) -> None:
    outcome = run("replay", str(kept), *arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert message in outcome.err


def test_other_files(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(json.dumps(Game.new(2, 1).record()), encoding="utf-8")
    assert "is no study: leave --game out" in run("replay", str(record), "--game", "1").err
    assert "no study" in run("balance", str(record)).err
    assert "there is no folder" in run("balance", str(tmp_path / "none" / "x.study")).err
    assert run("balance", str(tmp_path)).code == 2


def test_without_ray_it_says_what_to_install(run: Run, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    outcome = run("balance", str(kept), "--executor", "ray")
    assert (outcome.code, outcome.err) == (2, "gobelin: ray is not installed: pip install 'gobelin[ray]'\n")


def test_the_report_for_the_documents(two: Figures, tmp_path: Path) -> None:
    """A table for each question, with as many cells in each row."""
    files = []
    for figures in (two, made_up(300, 5, STRENGTH, {})):
        files.append(tmp_path / f"{figures.plan.players}.json")
        files[-1].write_text(json.dumps(report(figures)), encoding="utf-8")
    line = [sys.executable, str(SCRIPT), *map(str, files)]
    text = subprocess.run(line, capture_output=True, text=True, env=ENVIRONMENT, check=True).stdout
    assert "`greedy`, 2 players" in text
    assert "| The Chosen |" in text
    tables = [block.splitlines() for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)]
    assert [len(rows) - 2 for rows in tables] == [2, 16, 16, 16, 8, 8]
    for rows in tables:
        assert len({row.count("|") for row in rows}) == 1


# --- The page


class Page(HTMLParser):
    """Which elements there are, whether all are closed, and what they refer to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self.open[-1] != "style":
            self.words.append(data.strip())


@pytest.mark.parametrize("lang", languages())
def test_the_page_needs_nothing_else(run: Run, kept: Path, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "page.html"
    outcome = run("balance", str(kept), "--page", str(path), "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    text = path.read_text(encoding="utf-8")
    page = Page(text)
    assert (page.open, page.links) == ([], [])
    assert "url(" not in text
    assert "<script" not in text
    assert f'<html lang="{lang}">' in text
    assert "prefers-color-scheme: dark" in text
    assert (page.seen.count("svg"), page.seen.count("table")) == (3, 4)
    words = Words(lang)
    for name in CIVILIZATIONS:
        assert page.words.count(words.civilization(name)) >= 4, name
    assert words.card("boast_of_superiority") in page.words
