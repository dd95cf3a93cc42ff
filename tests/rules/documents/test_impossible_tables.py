"""What can be true of no table is noticed: each invariant is broken once."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import gobelin
from gobelin.cli import speech
from gobelin.lab.simulate import BrokenGame
from gobelin.locale import languages
from gobelin.locale.bundles import bundle
from gobelin.rules.documents import in_play, invariants, turn_start
from gobelin.rules.documents.invariants import problems
from gobelin.rules.engine import box
from gobelin.rules.engine.actions import ACTIONS
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import LANDMARKS, TAPESTRIES, TOPPLE_TWO
from gobelin.server.new_tables import Wanted, new_table, table_from_record
from gobelin.server.problems import Problem
from test_positions import IMPOSSIBLE, doc


def spoil_city(state: State) -> None:
    """Two houses on one plot."""
    state.players[0].placed = (ACTIONS["place house a1"], ACTIONS["place house a1"])


# What no document can say: the table itself is spoilt. The position, what is done to it, and what is said of it.
SPOILT: dict[str, tuple[str, Callable[[State], object], str]] = {
    "achievement": ("three", lambda s: setattr(s.players[0], "achievements", 7), "but noted for"),
    "bot-landmarks": (
        "solo_1",
        lambda s: setattr(s.players[1], "landmarks", (LANDMARKS.index("barn"),)),
        "bots gain only those of the tracks",
    ),
    "bot-owns": ("solo_1", lambda s: s.players[1].resources.__setitem__(0, 1), "a bot has what bots never have"),
    "buildings": ("three", lambda s: s.players[0].taken.__setitem__(0, 5), "buildings gone from the income mat"),
    "built": ("three", lambda s: setattr(s.players[0], "built", 0), "the plots built on"),
    "control": ("three", lambda s: setattr(s.players[0], "control", 0), "controlled by nobody"),
    "cover": ("three", lambda s: setattr(s.players[0], "cover", 4), "the card of era 4 cannot be covered"),
    "district": ("three", lambda s: setattr(s.players[0], "districts", 511), "does not match its plots"),
    "ended": ("solo_1", lambda s: setattr(s.players[1], "finished", True), "the game ends with income turn 5"),
    "era": ("three", lambda s: setattr(s.players[0], "era", 6), "no such era: 6"),
    "explored": ("three", lambda s: setattr(s, "unexplored", 0), "both explored and unexplored"),
    "finished": ("three", lambda s: setattr(s.players[0], "finished", True), "finished, but only in era"),
    "force": ("three", lambda s: setattr(s.players[0], "active", TAPESTRIES.index("trap")), "trap cannot be in force"),
    "landmark": ("three", lambda s: s.landmark_owner.__setitem__(0, 2), "but held by nobody"),
    "landmarks": ("three", lambda s: setattr(s.players[0], "landmarks", (3, 7)), "landmarks gained"),
    "off-track": ("three", lambda s: s.players[0].tokens.__setitem__(0, (13,)), "off the tracks"),
    "one-plot": ("three", spoil_city, "two buildings on one plot"),
    "outposts": ("three", lambda s: setattr(s.players[0], "outposts", 9), "9 outposts in the supply"),
    "pieces": (
        "three",
        lambda s: s.tokens.__setitem__(s.map.starts[s.players[0].capital], 0),
        "pieces lie where none can",
    ),
    "plots": ("three", lambda s: s.players[0].plots.__setitem__(0, 1 << 80), "the plots of the income buildings"),
    "resources": ("three", lambda s: s.players[0].resources.__setitem__(2, 9), "resources must be 0 to 8 each"),
    "shadow-owns": ("shadow", lambda s: setattr(s.players[2], "vp", 3), "no points, eras or cards"),
    "sheet": ("three", lambda s: setattr(s.players[0], "vp", 400), "does not add up to the VP"),
    "taken": ("three", lambda s: s.players[0].taken.__setitem__(0, 7), "can leave the income mat"),
    "top-card": ("three", lambda s: setattr(s.players[0], "active", TAPESTRIES.index("academia")), "not the top card"),
    "turn-ended": ("three", lambda s: setattr(s.players[s.turn], "finished", True), "turn: players"),
    "vp": ("three", lambda s: setattr(s.players[0], "vp", -1), "negative VP, -1"),
}


def spoilt(name: str) -> list[str]:
    base, edit, _ = SPOILT[name]
    state = gobelin.Game.from_position(doc(base)).state
    assert problems(state) == []
    edit(state)
    return problems(state)


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_table_is_noticed(name: str) -> None:
    assert any(SPOILT[name][2] in problem for problem in spoilt(name)), spoilt(name)


# What is noticed in the middle of a turn, too
AT_ANY_TIME: dict[str, tuple[Callable[[State], object], str]] = {
    "INVENT-2": (lambda s: s.display.append(s.tech_deck.pop()), "display: 4 face-up tech cards, not 3"),
    "SETUP-9": (
        lambda s: s.second_tokens.__setitem__(s.map.starts[s.players[2].capital], 0),
        "must hold their two outposts",
    ),
    "TAPESTRY-3": (lambda s: setattr(s.players[2], "active", TAPESTRIES.index("academia")), "not the top card"),
    "INCOME-7": (lambda s: s.players[2].mat.__setitem__(4, (s.tapestry_deck.pop(),)), "this era has not begun"),
    "ACHIEVE-6": (lambda s: s.claims.__setitem__(TOPPLE_TWO, (2,)), "topple_two: players[2] cannot have earned it"),
}


@pytest.mark.parametrize("rule", AT_ANY_TIME)
def test_what_holds_at_any_time_is_noticed_in_mid_turn(rule: str) -> None:
    edit, said = AT_ANY_TIME[rule]
    game = gobelin.Game.from_position(doc("three"))
    while game.decision is not None and game.decision.kind == "turn":
        game.play(0)
    assert not game.over
    assert game.problems() == []
    edit(game.state)
    assert any(said in problem for problem in game.problems()), game.problems()


def sentences() -> Iterator[str]:
    """What the code may find wrong with a table, as patterns: every text that is appended or returned in a list."""
    for function in (
        *vars(invariants).values(),
        *vars(in_play).values(),
        *vars(turn_start).values(),
        *box.civilizations,
    ):
        code = getattr(function, "mat_problems", function)
        if not inspect.isroutine(code) or "list[str]" not in str(code.__annotations__.get("return")):
            continue
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(code)))):
            texts: list[ast.expr] = []
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "found.append":
                texts = node.args
            elif isinstance(node, ast.List):
                texts = node.elts
            elif isinstance(node, ast.ListComp):
                texts = [node.elt]
            yield from (pattern(text) for text in texts if isinstance(text, ast.JoinedStr | ast.Constant))


def pattern(text: ast.JoinedStr | ast.Constant) -> str:
    parts = text.values if isinstance(text, ast.JoinedStr) else [text]
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in parts)


def test_everything_that_can_be_wrong_has_been_broken() -> None:
    """By a position that cannot be, or by a table that is spoilt."""
    found = [problem for name in SPOILT for problem in spoilt(name)]
    for base, edit, _ in IMPOSSIBLE.values():
        edited = doc(base)
        edit(edited)
        with pytest.raises(gobelin.BadPosition) as error:
            gobelin.Game.from_position(edited)
        found += str(error.value).split("; ")
    due = set(sentences())
    assert len(due) > 60
    assert [one for one in due if not any(re.fullmatch(one, problem) for problem in found)] == []


@pytest.mark.parametrize("lang", languages())
def test_a_position_says_all_its_problems(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """After a lead in the language of the run, one after the other in English; not more than anybody would read."""
    edited = doc("three")
    edited["decks"]["territory"].clear()
    with pytest.raises(gobelin.BadPosition) as error:
        gobelin.Game.from_position(edited)
    why = str(error.value)
    assert re.fullmatch(r"(territory tile \d+ is missing(; |$)){5}", why)
    assert error.value.facts == {"reason": why}
    monkeypatch.setattr(speech, "_language", lang)
    assert speech.describe_error(error.value) == bundle(lang).format("error-position-impossible", {"reason": why})
    assert speech.describe_error(error.value).endswith(why)


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


def test_whoever_asks_over_http_is_told_the_key() -> None:
    """A page says the lead in its own language."""
    edited = doc("three")
    edited["decks"]["territory"].pop()
    edited["display"].pop()
    with pytest.raises(Problem) as refused:
        new_table(Wanted(position=edited), 0.0)
    error = refused.value.arguments["error"]
    assert (error["key"], error["because"]) == ("position-impossible", [])
    assert error["facts"]["reason"].endswith("is missing; display: 2 face-up tech cards, not 3")


def test_a_record_that_begins_with_an_impossible_position() -> None:
    game = gobelin.Game.from_position(doc("three"))
    record: Any = game.record()
    record["position"]["first_player"] = 2
    record["position"]["display"].pop()
    with pytest.raises(Problem) as refused:
        table_from_record(record, 0.0)
    error = refused.value.arguments["error"]
    assert (error["key"], [one["key"] for one in error["because"]]) == ("record-setup", ["position-impossible"])
    assert "display: 2 face-up tech cards, not 3" in error["because"][0]["facts"]["reason"]
