"""Documents are what their types say: whole games of every kind against the JSON Schema, which knows no other keys."""

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict, get_args

import pytest
from jsonschema import Draft202012Validator

import gobelin
import soak
from command_line import Run
from gobelin import rules
from gobelin.documents import Table, Told, checking
from gobelin.documents.decisions import About, PaidFor
from gobelin.documents.enumerations import DecisionKind, EventKey, Step
from gobelin.documents.schema import Translation, schema
from gobelin.locale.keys import MESSAGES
from gobelin.rules.listing import contents
from gobelin.rules.notation import Refusal
from moments import moments, viewers


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator(schema(name))


def check(name: str, document: object) -> None:
    """The document, as it is read from JSON, is one of these."""
    for error in validator(name).iter_errors(json.loads(json.dumps(document))):
        deepest = error
        while deepest.context:
            deepest = max(deepest.context, key=lambda one: len(one.absolute_path))
        raise AssertionError(f"{name} {deepest.json_path}: {deepest.message[:300]}")


# --- Games


def few_previews(table: Table) -> Table:
    """The same with no more than four options and their previews: checking is slow."""
    previews = table["previews"]
    return table | {"options": table["options"][:4], "previews": previews and previews[:4]}


def kinds_of_games() -> dict[str, list[int]]:
    """Numbers of soak games: 2 to 5 players, every civilization, all levels of the Automa, and the Shadow Empire."""
    with_people = {f"{2 + rest} players": [number for number in range(48) if number % 4 == rest] for rest in range(4)}
    bots = range(soak.FIRST_SOLO, soak.FIRST_SOLO + 14)
    return with_people | {"bots": list(bots)}


@pytest.mark.parametrize("numbers", kinds_of_games().values(), ids=kinds_of_games())
def test_whole_games(numbers: list[int]) -> None:
    """Each kind of question once and some moments more: tables with views and previews, positions, records."""
    asked: set[str] = set()
    for game, _, rng in moments(numbers):
        decision = game.decision
        assert decision is not None
        if decision.kind not in asked:
            asked.add(decision.kind)
            check("Table", few_previews(game.table(decision.player)))
        if rng.random() < 0.002:
            check("View", game.view(rng.choice(viewers(game))))
            if game.state.turn >= 0:
                check("Position", game.position())
    assert len(asked) > 30


@pytest.mark.parametrize("numbers", kinds_of_games().values(), ids=kinds_of_games())
def test_logs_records_and_sheets(numbers: list[int]) -> None:
    """Each key of an event twice, as its player and as a spectator saw it; the end of the game."""
    told: set[tuple[str, bool]] = set()
    for number in numbers[::2]:
        game = soak.play(number, check=False)
        for viewer in (None, 0):
            for event in game.events(viewer):
                shown = event["key"], event.get("player") == viewer
                if shown not in told:
                    told.add(shown)
                    check("Event", event)
        check("Record", game.record())
        for player in range(game.players):
            check("ScoreSheet", game.score_sheet(player))
        check("Table", game.table(0))
    assert len(told) > 60


def test_records_with_all_there_may_be() -> None:
    """Dice that were set, a position to begin with, names and a date."""
    game = gobelin.Game.new(2, 7)
    while not any(chances := [game.chances(option) for option in game.decision or ()]):
        game.play(0)
    index = next(number for number, one in enumerate(chances) if one)
    game.play(index, outcome=chances[index][0]["outcome"])
    record: Any = game.record()
    assert isinstance(record["choices"][-1], dict)
    check("Record", record | {"seats": [{"name": "Ada", "kind": "human"}, {"kind": "random"}], "date": "2026-01-31"})
    position = game.position()
    check("Record", gobelin.Game.from_position(position).record())
    position["landmarks_out_of_play"] = ["barn"]
    view = gobelin.Game.from_position(position).view()
    assert view["landmarks"]["barn"] == "out_of_play"
    check("View", view)


def test_the_box() -> None:
    check("Components", contents())


@pytest.mark.parametrize(("name", "changed"), [
    ("View", {"colour": "red"}), ("View", {"map": "round"}), ("View", {"players": None}), ("Table", {"undo": 3}),
    ("Table", {"decision": {"kind": "turn"}}),
])  # fmt: skip
def test_what_is_not_declared_is_found(name: str, changed: dict[str, Any]) -> None:
    game = gobelin.Game.new(2, 7)
    document: Any = game.view(0) if name == "View" else game.table(0)
    check(name, document)
    with pytest.raises(AssertionError):
        check(name, document | changed)


# --- What is told and asked seldom


def written(method: str) -> Iterator[ast.AST]:
    """Everything in the rules that calls or defines a method of this name."""
    for path in sorted(Path(rules.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == method:
                yield node
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == method:
                yield node


def test_all_that_can_be_told_is_declared() -> None:
    """Every key of an event and every argument, whether or not a game above met it."""
    told = set()
    for call in written("tell"):
        if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.Constant):
            told.add(call.args[0].value)
            assert {keyword.arg for keyword in call.keywords} <= Told.__annotations__.keys(), ast.unparse(call)
    assert len(told) > 70
    assert told <= set(get_args(EventKey))


def test_all_that_questions_are_about_is_declared() -> None:
    """Every key, whether or not a game above met it."""
    keys = set()
    for method in written("about"):
        if isinstance(method, ast.FunctionDef):
            for node in ast.walk(method):
                if isinstance(node, ast.Dict):
                    keys |= {key.value for key in node.keys if isinstance(key, ast.Constant)}
    assert len(keys) > 30
    assert keys <= About.__annotations__.keys() | PaidFor.__annotations__.keys()


# --- The schema


def test_every_object_is_closed() -> None:
    """No document may have keys that its type does not declare."""
    for name, one in schema()["$defs"].items():
        if one.get("type") == "object":
            assert one["additionalProperties"] is False, name
            assert one["description"], name


def test_schemas_are_schemas() -> None:
    for name in ("", "Option"):
        Draft202012Validator.check_schema(schema(name))


class Inner(TypedDict, total=False):
    """Inside."""

    deep: "Inner"


class Outer(TypedDict):
    """Outside."""

    one: Literal["a", "b"]
    two: NotRequired[dict[str, bool]]
    three: list[Inner | None]
    four: dict[Literal["x"], str]


def test_types_become_schemas() -> None:
    """Required and optional keys, enumerations, unions, lists, objects by name, and types inside of types."""
    translation = Translation()
    assert translation.schema(list[Outer]) == {"type": "array", "items": {"$ref": "#/$defs/Outer"}}
    assert translation.definitions["Outer"] == {
        "type": "object",
        "description": "Outside.",
        "properties": {
            "one": {"enum": ["a", "b"]},
            "two": {"type": "object", "additionalProperties": {"type": "boolean"}},
            "three": {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/Inner"}, {"type": "null"}]}},
            "four": {"type": "object", "additionalProperties": {"type": "string"}, "propertyNames": {"enum": ["x"]}},
        },
        "required": ["one", "three", "four"],
        "additionalProperties": False,
    }
    assert translation.definitions["Inner"]["properties"] == {"deep": {"$ref": "#/$defs/Inner"}}
    assert translation.definitions["Inner"]["required"] == []
    with pytest.raises(TypeError, match="no document has values"):
        translation.schema(Any)


def test_a_name_means_one_type() -> None:
    class Outer(TypedDict):
        """Another one."""

    translation = Translation()
    translation.schema(globals()["Outer"])
    with pytest.raises(TypeError, match="two types with the name Outer"):
        translation.schema(Outer)


def test_the_command(run: Run) -> None:
    assert json.loads(run("schema").out) == schema()
    assert json.loads(run("schema", "View").out) == schema("View")
    wrong = run("schema", "Picture")
    assert (wrong.code, wrong.err.count("\n")) == (2, 1)
    assert "there is no document 'Picture', only Components" in wrong.err


# --- What follows from the rules and the types


def test_the_enumerations_are_those_of_the_rules() -> None:
    """If this fails: python -m gobelin.documents.checking."""
    assert checking.ENUMERATIONS_FILE.read_text(encoding="utf-8") == checking.module()


def test_the_page_is_current() -> None:
    """If this fails: python -m gobelin.documents.checking."""
    assert checking.PAGE.read_text(encoding="utf-8") == checking.page()


def spoken(prefix: str) -> set[str]:
    """The names for which there are words."""
    found = {key.removeprefix(prefix) for key in MESSAGES if key.startswith(prefix)}
    return {key for key in found if not set(key) & set(".-")}


def test_enumerations_are_those_there_are_words_for() -> None:
    assert spoken("prompt-") == set(get_args(DecisionKind))
    assert spoken("step-") == set(get_args(Step))
    assert spoken("refused-") == set(get_args(Refusal))
    assert spoken("event-") == set(get_args(EventKey))
