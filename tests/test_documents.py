"""Documents are what their types say: whole games of every kind against the JSON Schema, which knows no other keys."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Literal, NotRequired, TypedDict, get_args

import pytest
from jsonschema import Draft202012Validator

import gobelin
import soak
from command_line import Run
from gobelin.documents import checking
from gobelin.documents.enumerations import DecisionKind, EventKey, Step
from gobelin.documents.schema import DOCUMENTS, Translation, schema
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
        if decision.kind not in asked or rng.random() < 0.004:
            asked.add(decision.kind)
            check("Table", game.table(decision.player))
            check("View", game.view(rng.choice(viewers(game))))
            if game.state.turn >= 0:
                check("Position", game.position())
        if rng.random() < 0.002:
            check("Table", game.table(None, at=rng.randrange(len(game.choices) + 1)))
            check("Record", game.record())
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
    check("Record", gobelin.Game.from_position(game.position()).record())


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


# --- The schema


def test_every_object_is_closed() -> None:
    """No document may have keys that its type does not declare."""
    for name, one in schema()["$defs"].items():
        if one.get("type") == "object":
            assert one["additionalProperties"] is False, name
            assert one["description"], name


def test_schemas_are_schemas() -> None:
    for name in ("", *DOCUMENTS):
        Draft202012Validator.check_schema(schema(name))


def test_types_become_schemas() -> None:
    """Required and optional keys, enumerations, unions, lists, objects by name, and types inside of types."""
    inner = TypedDict("inner", {"from": int}, total=False)  # type: ignore[misc]
    outer = TypedDict(  # type: ignore[misc]
        "outer",
        {
            "one": Literal["a", "b"],
            "two": NotRequired[dict[str, bool]],
            "three": list[inner | None],  # type: ignore[valid-type]
            "four": dict[Literal["x"], str],
        },
    )
    translation = Translation()
    assert translation.schema(list[outer]) == {"type": "array", "items": {"$ref": "#/$defs/outer"}}  # type: ignore[valid-type]
    found = translation.definitions["outer"]
    assert found["properties"] == {
        "one": {"enum": ["a", "b"]},
        "two": {"type": "object", "additionalProperties": {"type": "boolean"}},
        "three": {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/inner"}, {"type": "null"}]}},
        "four": {"type": "object", "additionalProperties": {"type": "string"}, "propertyNames": {"enum": ["x"]}},
    }
    assert found["required"] == ["one", "three", "four"]
    assert translation.definitions["inner"]["required"] == []
    with pytest.raises(TypeError, match="no document has values"):
        translation.schema(Any)
    with pytest.raises(TypeError, match="two types with the name outer"):
        translation.schema(TypedDict("outer", {"one": int}))  # type: ignore[misc]


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
