"""What can be true of no table is noticed, and said in every language: each invariant is broken once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import gobelin
from gobelin.cli import speech
from gobelin.lab.simulate import BrokenGame
from gobelin.locale import languages
from gobelin.locale.bundles import bundle
from gobelin.locale.generated.keys import MESSAGES
from gobelin.rules.documents.invariants import problems
from gobelin.rules.engine.actions import ACTIONS
from gobelin.rules.engine.errors import MOST_REPORTED, Problem
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import LANDMARKS, TAPESTRIES
from gobelin.server.making import Wanted, table_of, table_of_record
from gobelin.server.problems import Problem as RefusedRequest
from test_positions import IMPOSSIBLE, doc

KEYS = {key.removeprefix("error-") for key in MESSAGES if key.startswith("error-impossible-")}
ENGLISH = re.compile(r"\b(the|is|are|of|in|and|but|not|has|have|cannot|with|its?)\b")


def spoil_city(state: State) -> None:
    """Two houses on one plot."""
    state.players[0].placed = (ACTIONS["place house a1"], ACTIONS["place house a1"])


# What no document can say: the table itself is spoilt. By key, the position and what is done to it.
SPOILT: dict[str, tuple[str, Callable[[State], object]]] = {
    "achievement": ("three", lambda s: setattr(s.players[0], "achievements", 7)),
    "bot-landmarks": ("solo_1", lambda s: setattr(s.players[1], "landmarks", (LANDMARKS.index("barn"),))),
    "bot-owns": ("solo_1", lambda s: s.players[1].resources.__setitem__(0, 1)),
    "buildings": ("three", lambda s: s.players[0].taken.__setitem__(0, 5)),
    "built": ("three", lambda s: setattr(s.players[0], "built", 0)),
    "control": ("three", lambda s: setattr(s.players[0], "control", 0)),
    "cover": ("three", lambda s: setattr(s.players[0], "cover", 4)),
    "district": ("three", lambda s: setattr(s.players[0], "districts", 511)),
    "ended": ("solo_1", lambda s: setattr(s.players[1], "finished", True)),
    "era": ("three", lambda s: setattr(s.players[0], "era", 6)),
    "explored": ("three", lambda s: setattr(s, "unexplored", 0)),
    "finished": ("three", lambda s: setattr(s.players[0], "finished", True)),
    "force": ("three", lambda s: setattr(s.players[0], "active", TAPESTRIES.index("trap"))),
    "landmark": ("three", lambda s: s.landmark_owner.__setitem__(0, 2)),
    "landmarks": ("three", lambda s: setattr(s.players[0], "landmarks", (3, 7))),
    "off-track": ("three", lambda s: s.players[0].tokens.__setitem__(0, (13,))),
    "one-plot": ("three", spoil_city),
    "outposts": ("three", lambda s: setattr(s.players[0], "outposts", 9)),
    "pieces": ("three", lambda s: s.tokens.__setitem__(s.map.starts[s.players[0].capital], 0)),
    "plots": ("three", lambda s: s.players[0].plots.__setitem__(0, 1 << 80)),
    "resources": ("three", lambda s: s.players[0].resources.__setitem__(2, 9)),
    "shadow-owns": ("shadow", lambda s: setattr(s.players[2], "vp", 3)),
    "sheet": ("three", lambda s: setattr(s.players[0], "vp", 400)),
    "taken": ("three", lambda s: s.players[0].taken.__setitem__(0, 7)),
    "top-card": ("three", lambda s: setattr(s.players[0], "active", TAPESTRIES.index("academia"))),
    "turn-ended": ("three", lambda s: setattr(s.players[s.turn], "finished", True)),
    "vp": ("three", lambda s: setattr(s.players[0], "vp", -1)),
}


def spoilt(name: str) -> list[Problem]:
    base, edit = SPOILT[name]
    state = gobelin.Game.from_position(doc(base)).state
    assert problems(state) == []
    edit(state)
    return problems(state)


@pytest.fixture(scope="module")
def found() -> dict[str, Problem]:
    """A problem of each kind: of positions that cannot be, and of tables that are spoilt."""
    there: dict[str, Problem] = {}
    for base, edit, _ in IMPOSSIBLE.values():
        edited = doc(base)
        edit(edited)
        with pytest.raises(gobelin.BadPosition) as error:
            gobelin.Game.from_position(edited)
        there |= {problem.key: problem for problem in error.value.problems}
    for name in SPOILT:
        there |= {problem.key: problem for problem in spoilt(name)}
    return there


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_table_is_noticed(name: str) -> None:
    assert f"impossible-{name}" in [problem.key for problem in spoilt(name)]


def test_everything_that_can_be_wrong_has_been_broken(found: dict[str, Problem]) -> None:
    assert found.keys() == KEYS


@pytest.mark.parametrize("lang", languages())
def test_every_problem_is_said_in_every_language(lang: str, found: dict[str, Problem]) -> None:
    """With all its facts, and in English just as the library says it."""
    for problem in found.values():
        said = bundle(lang).format(f"error-{problem.key}", problem.facts)
        if lang == "en":
            assert said == problem.text
        else:
            assert said != problem.text
            assert not ENGLISH.search(without_facts(said, problem)), said
            assert all(str(fact) in said for name, fact in problem.facts.items() if name != "kind"), said


def without_facts(said: str, problem: Problem) -> str:
    for fact in problem.facts.values():
        said = said.replace(str(fact), "")
    return said


@pytest.mark.parametrize("lang", languages())
def test_every_component_that_is_missing_or_too_many_has_its_name(lang: str) -> None:
    for key in ("missing", "surplus"):
        kinds = ("tapestry_card", "tech_card", "territory_tile", "space_tile", "civilization", "decision_card")
        said = {bundle(lang).format(f"error-impossible-{key}", {"kind": kind, "name": "x"}) for kind in kinds}
        assert len(said) == len(kinds)


def test_a_position_says_all_its_problems(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the language of the run, one after the other; not more than anybody would read."""
    edited = doc("three")
    edited["decks"]["territory"].clear()
    with pytest.raises(gobelin.BadPosition) as error:
        gobelin.Game.from_position(edited)
    assert len(error.value.problems) == MOST_REPORTED
    assert error.value.facts == {"reason": "; ".join(problem.text for problem in error.value.problems)}
    first, *_, last = error.value.problems
    monkeypatch.setattr(speech, "_language", "fr")
    said = speech.describe_error(error.value)
    assert said.startswith("une telle position ne peut pas exister\xa0: il manque la tuile Territoire ")
    assert said.count("\xa0; il manque la tuile Territoire ") == MOST_REPORTED - 1
    assert str(first.facts["name"]) in said
    assert said.endswith(str(last.facts["name"]))


def test_a_broken_game_is_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """gobelin simulate --check; what a program reads stays English."""
    from gobelin.cli.simulate import print_failure

    wrong = spoilt("resources")
    monkeypatch.setattr(speech, "_language", "pl")
    print_failure(BrokenGame(7, ["income"], [problem.text for problem in wrong], wrong), None)
    said = capsys.readouterr().err.splitlines()
    assert said[1] == "  players[0]: każdego zasobu może być od 0 do 8, a nie " + str(wrong[0].facts["amounts"])
    print_failure(BrokenGame(7, ["income"], ["ZeroDivisionError: oops"]), None)
    assert capsys.readouterr().err.splitlines()[1] == "  ZeroDivisionError: oops"


@pytest.mark.parametrize(
    ("lang", "killed", "nameless", "exited"),
    [
        ("cs", "její proces spadl: signál SIGTERM", "signál 63", "návratový kód 3000"),
        ("en", "its process died: signal SIGTERM", "signal 63", "exit code 3000"),
        ("fr", "son processus s’est arrêté\xa0: signal SIGTERM", "signal 63", "code de sortie 3000"),
        ("pl", "jej proces padł: sygnał SIGTERM", "sygnał 63", "kod wyjścia 3000"),
    ],
)
def test_a_process_that_died_is_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lang: str,
    killed: str,
    nameless: str,
    exited: str,
) -> None:
    """By a signal, which may have a number only, or with an exit code, whose digits stay together."""
    from gobelin.cli.simulate import print_failure

    monkeypatch.setattr(speech, "_language", lang)
    for exit_code, words in ((-15, killed), (-63, nameless), (3000, exited)):
        print_failure(BrokenGame(7, None, ["its process died"], exit_code=exit_code), None)
        _, said = capsys.readouterr().err.splitlines()
        assert said.startswith("  ")
        assert said.endswith(words)


def test_whoever_asks_over_http_is_told_the_keys() -> None:
    """A page says them in its own language."""
    edited = doc("three")
    edited["decks"]["territory"].pop()
    edited["display"].pop()
    with pytest.raises(RefusedRequest) as refused:
        table_of(Wanted(position=edited), 0.0)
    error = refused.value.arguments["error"]
    assert error["key"] == "position-impossible"
    assert [one["key"] for one in error["because"]] == ["impossible-missing"] * 2 + ["impossible-display"]
    assert error["because"][2]["facts"] == {"where": "display", "count": 2, "due": 3}


def test_a_record_that_begins_with_an_impossible_position() -> None:
    game = gobelin.Game.from_position(doc("three"))
    record: Any = game.record()
    record["position"]["first_player"] = 2
    record["position"]["display"].pop()
    with pytest.raises(RefusedRequest) as refused:
        table_of_record(record, 0.0)
    error = refused.value.arguments["error"]
    assert (error["key"], [one["key"] for one in error["because"]]) == ("record-setup", ["position-impossible"])
    assert {one["key"] for one in error["because"][0]["because"]} == {"impossible-missing", "impossible-display"}
