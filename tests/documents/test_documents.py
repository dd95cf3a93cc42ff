"""Documents are what their types say: whole games of every kind against the JSON Schema, which knows no other keys."""

import ast
import inspect
import json
import textwrap
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict, get_args

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

import gobelin
import soak
import types_by_kind
import write_documents
from command_line import Run
from gobelin import rules
from gobelin.documents import Event, Table
from gobelin.documents.generated import decisions, events, mats
from gobelin.documents.generated import options as options_by_verb
from gobelin.documents.generated.enumerations import Civilization, DecisionKind, EventKey, Step, Thing, Verb
from gobelin.documents.schema import UNIONS, Translation, schema
from gobelin.documents.shapes import ABOUT, EVENTS
from gobelin.game.table_document import option_documents
from gobelin.locale.generated.keys import MESSAGES
from gobelin.rules.documents.listing import action_space, contents
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Question
from gobelin.rules.engine.notation import Refusal
from moments import moments, viewers
from table import EVERYTHING


def one_of(validator: Any, members: list[dict[str, str]], instance: Any, _: object) -> Iterator[ValidationError]:
    """The word `oneOf`: members with another constant than the document are not tried, for there are a hundred."""
    given = instance if isinstance(instance, dict) else {}
    meant = [one for one in members if all(given.get(key) == value for key, value in constants()[one["$ref"]])]
    valid = [one for one in meant if validator.evolve(schema=one).is_valid(instance)]
    if len(meant) == 1:
        yield from validator.descend(instance, meant[0])
    elif len(valid) != 1:
        yield ValidationError(f"{instance} is {len(valid)} of {[one['$ref'] for one in meant]}")


@cache
def constants() -> dict[str, list[tuple[str, object]]]:
    """The keys of every object that can hold one thing only, by what refers to it."""
    return {
        f"#/$defs/{name}": [(key, value["const"]) for key, value in one["properties"].items() if "const" in value]
        for name, one in schema()["$defs"].items()
        if "properties" in one
    }


Validator: Any = extend(Draft202012Validator, {"oneOf": one_of})  # type: ignore[no-untyped-call]


@cache
def judge(name: str) -> Any:
    """Whether a document is one of these, at once; `check` says what is wrong."""
    return jsonschema_rs.Draft202012Validator(schema(name))


def check(name: str, document: object) -> None:
    """The document, as it is read from JSON, is one of these."""
    read = json.loads(json.dumps(document))
    if judge(name).is_valid(read):
        return
    for error in Validator(schema(name)).iter_errors(read):
        deepest = error
        while deepest.context:
            deepest = max(deepest.context, key=lambda one: len(one.absolute_path))
        raise AssertionError(f"{name} {deepest.json_path}: {deepest.message[:300]}")
    raise AssertionError(f"{name}: {judge(name).validate(read)}")


def looks(document: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    """The keys of a document with the types of what they hold, so that not every one must be checked."""
    return tuple((key, type(value).__name__) for key, value in document.items())


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
    """Each kind of question once for all it is about, and some moments more: tables, views, positions.

    Options are checked once for each look that their arguments and the things they are about have.
    """
    asked: set[object] = set()
    offered: set[object] = set()
    for game, _, rng in moments(numbers):
        decision, question = game.decision, game.state.question
        assert decision is not None
        assert question is not None
        if (question_looks := (decision.kind, looks(decision.about))) not in asked:
            asked.add(question_looks)
            check("Table", few_previews(game.table(decision.player)))
        for option in option_documents(game.state, question):
            on: list[Any] = list(option["on"])
            if (shown := (option["verb"], looks(option["arguments"]), *(looks(one) for one in on[:1]))) not in offered:
                offered.add(shown)
                check("Option", option)
        if rng.random() < 0.002:
            check("View", game.view(rng.choice(viewers(game))))
            if game.state.turn >= 0:
                check("Position", game.position())
    assert len(asked) > 35
    assert len(offered) > 30


@pytest.mark.parametrize("numbers", kinds_of_games().values(), ids=kinds_of_games())
def test_logs_records_and_sheets(numbers: list[int]) -> None:
    """Each look that events of a key have, as their players and as a spectator saw them; the end of the game."""
    told: set[object] = set()
    for number in numbers[::2]:
        game = soak.play(number, check=False)
        for viewer in viewers(game):
            for event in game.events(viewer):
                if (shown := (event["key"], looks(event), event.get("player") == viewer)) not in told:
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


@pytest.mark.parametrize("civilization", get_args(Civilization))
def test_civilization_mats(civilization: Civilization) -> None:
    """Before all start choices are made, when a turn begins, and with nothing on a mat that lies on another."""
    game = gobelin.Game.new(2, 7, civilizations=[civilization, None], **EVERYTHING)
    check("View", game.view(0))
    while game.state.turn < 0:
        game.play(0)
    check("View", game.view(0))
    check("Position", game.position())
    fields = game.view(0)["players"][0]["civilizations"][0]["fields"]
    position: Any = game.position()
    position["players"][0]["civilizations"][0]["fields"] = dict.fromkeys(["hats", *fields], 1)
    with pytest.raises(AssertionError):
        check("Position", position)


def test_the_box() -> None:
    check("Components", contents())


def test_the_action_space() -> None:
    """The table, and what it is about: options with the arguments that the rules declare."""
    check("ActionSpace", action_space())
    for action in range(0, actions.ACTION_COUNT, 17):
        about = {"verb": actions.verb_of(action), "arguments": actions.arguments_of(action)}
        check("Option", {"text": actions.TEXTS[action], "action": action, "on": [], **about})


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


def fitting(shapes: tuple[str, ...], keys: set[str]) -> list[str]:
    """The shapes that have all of these keys, and no more but such as are not for all eyes."""
    found = []
    for shape in shapes:
        fields = types_by_kind.fields(shape)
        if {one.name for one in fields if one.required} <= keys <= {one.name for one in fields}:
            found.append(shape)
    return found


def test_all_that_is_told_is_declared() -> None:
    """Every event with exactly the declared arguments, whether or not a game above met it; and no other is declared."""
    told = set()
    for call in (*written("tell"), *written("tell_privately")):
        if not isinstance(call, ast.Call) or not isinstance(call.args[0], ast.Constant):
            continue
        key = text(call.args[0])
        arguments = {str(keyword.arg) for keyword in call.keywords}
        arguments |= {text(name) for part in call.args[2:] if isinstance(part, ast.Dict) for name in part.keys}
        assert "source" in arguments, ast.unparse(call)
        arguments = arguments - {"source"} | ({"player"} if len(call.args) > 1 else set())
        for shape in (fits := fitting(EVENTS[key], arguments)):
            told.add((key, shape))
        assert len(fits) == 1, ast.unparse(call)
    assert told == {(key, shape) for key, shapes in EVENTS.items() for shape in shapes}


def text(node: ast.AST | None) -> str:
    assert isinstance(node, ast.Constant)
    return str(node.value)


def test_all_that_questions_are_about_is_declared() -> None:
    """Every question with exactly the declared details, whether or not a game above met it; no other is declared."""
    asked = {(kind, shape) for kind, shape in details_in_code()}
    assert asked == {(kind, shape) for kind, shapes in ABOUT.items() for shape in shapes}


def details_in_code() -> Iterator[tuple[str, str]]:
    """The kind of every question in the rules with the shape that its details fit, read from the code."""
    for question in write_documents.all_of(Question):
        kind = str(getattr(question, "kind", ""))
        if not kind:
            continue
        for keys in about_in_code(question):
            fits = fitting(ABOUT[kind], keys)
            assert len(fits) == 1, (question, keys)
            yield kind, fits[0]


def about_in_code(question: type) -> list[set[str]]:
    """The keys its `about` may give: those of the dictionary, with those of its base class and those set later."""
    home = next(one for one in question.__mro__ if "about" in vars(one))
    if home is Question:
        return [set()]
    method = ast.parse(textwrap.dedent(inspect.getsource(vars(home)["about"])))
    nodes = list(ast.walk(method))
    later = {
        text(node.targets[0].slice): node.value
        for node in nodes
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript)
    }
    inside = [*later.values(), *(value for node in nodes if isinstance(node, ast.Dict) for value in node.values)]
    given = {text(key) for node in nodes if isinstance(node, ast.Dict) and node not in inside for key in node.keys}
    if "super()" in ast.unparse(method):
        given |= about_in_code(home.__mro__[1])[0]
    return [given, given | later.keys()] if later else [given]


# --- The schema


def test_every_object_is_closed() -> None:
    """No document may have keys that its type does not declare. All are described, members of unions by the union."""
    written_out = vars(events).keys() | vars(decisions).keys() | vars(options_by_verb).keys() | vars(mats).keys()
    for name, one in schema()["$defs"].items():
        if one.get("type") == "object":
            assert one["additionalProperties"] is False, name
            assert one.get("description") or name in written_out, name


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
            "four": {"type": "object", "additionalProperties": {"type": "string"}, "propertyNames": {"const": "x"}},
        },
        "required": ["one", "three", "four"],
        "additionalProperties": False,
    }
    assert translation.definitions["Inner"]["properties"] == {"deep": {"$ref": "#/$defs/Inner"}}
    assert translation.definitions["Inner"]["required"] == []
    with pytest.raises(TypeError, match="no document has values"):
        translation.schema(Any)


def test_unions_are_told_apart_by_their_key() -> None:
    """A client that looks at the key of an event, the kind of a decision or the verb of an option knows the rest."""
    definitions = schema()["$defs"]
    values = {"AskedNow": DecisionKind, "Decision": DecisionKind, "Event": EventKey, "OnTable": Thing, "Option": Verb,
              "CivilizationMat": Civilization, "PositionCivilization": Civilization,
              "Told": EventKey}  # fmt: skip
    assert UNIONS.keys() == values.keys()
    for name, kinds in values.items():
        members = [definitions[one["$ref"].removeprefix("#/$defs/")] for one in definitions[name]["oneOf"]]
        key = UNIONS[name].key
        assert all(key in member["required"] for member in members)
        assert {member["properties"][key]["const"] for member in members} == set(get_args(kinds))
    assert definitions["Table"]["properties"]["decision"] == {"anyOf": [{"$ref": "#/$defs/Decision"}, {"type": "null"}]}


@pytest.mark.parametrize("changed", [
    {"key": "wonder"}, {"key": "regress", "space": 3}, {"after": None}, {"after": "4"}, {"turned": 1},
])  # fmt: skip
def test_events_have_exactly_their_arguments(changed: dict[str, Any]) -> None:
    """Unknown keys, missing ones (here: None) and those of another event are found."""
    event = {"key": "advance", "player": 0, "track": "science", "before": 3, "after": 4, "source": "turn",
             "n": 7, "choice": 2, "turn": 1}  # fmt: skip
    check("Event", event)
    with pytest.raises(AssertionError):
        check("Event", {key: value for key, value in (event | changed).items() if value is not None})


def test_events_can_be_told_apart_in_python() -> None:
    """For the type checker: what the key says is what the event has."""
    game = soak.play(3, check=False)
    for event in game.events():
        assert reached(event) == (event.get("after") if event["key"] in ("advance", "regress") else None)


def reached(event: Event) -> int | None:
    if event["key"] == "advance" or event["key"] == "regress":
        return event["after"]
    return None


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
    assert "there is no document 'Picture', only ActionSpace, Components" in wrong.err


# --- What follows from the rules and the types


def test_the_enumerations_are_those_of_the_rules() -> None:
    """If this fails: python tools/write_documents.py."""
    assert write_documents.ENUMERATIONS_FILE.read_text(encoding="utf-8") == write_documents.module()


@pytest.mark.parametrize(("path", "written"), types_by_kind.WRITTEN.items(), ids=lambda one: getattr(one, "name", ""))
def test_the_types_are_those_of_the_shapes(path: Path, written: Callable[[], str]) -> None:
    """If this fails: python tools/write_documents.py."""
    assert path.read_text(encoding="utf-8") == written()


def test_the_page_is_current() -> None:
    """If this fails: python tools/write_documents.py."""
    assert write_documents.PAGE.read_text(encoding="utf-8") == write_documents.page()


def spoken(prefix: str) -> set[str]:
    """The names for which there are words."""
    found = {key.removeprefix(prefix) for key in MESSAGES if key.startswith(prefix)}
    return {key for key in found if not set(key) & set(".-")}


def test_enumerations_are_those_there_are_words_for() -> None:
    assert spoken("prompt-") == set(get_args(DecisionKind))
    assert spoken("step-") == set(get_args(Step))
    assert spoken("refused-") == set(get_args(Refusal))
    assert spoken("event-") == set(get_args(EventKey))
