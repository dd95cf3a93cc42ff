"""The action space: texts and integers translate both ways, and no number ever changes unnoticed.

After a wanted change `PYTHONPATH=tests/support python tests/rules/engine/test_actions.py --write` writes the golden
file.
"""

from __future__ import annotations

import json
import math
import runpy
import sys

import pytest

from folders import DATA
from gobelin.rules.documents.listing import action_space
from gobelin.rules.engine import actions
from gobelin.rules.engine.actions import ACTION_COUNT, ACTION_SPACE_VERSION, ACTIONS, PLACES, RUNS, TEXTS
from gobelin.rules.printed import names
from gobelin.rules.printed.capitals import CAPITALS
from gobelin.rules.printed.landmarks import FOOTPRINTS, plot_name
from gobelin.rules.printed.names import (
    BUILDINGS,
    CIVILIZATIONS,
    FARM,
    LANDMARKS,
    NONE,
    PIECES,
    RESOURCES,
    SCIENCE,
    TAPESTRIES,
    TECHNOLOGIES,
    TRACKS,
)

GOLDEN = DATA / "actions.txt"

# What stands before the arguments in the texts of a run, its first integer and the number of its integers
RANGES = [(run.text.partition(" {")[0], run.first, run.count) for run in RUNS]
VERBS = {verb: (first, count) for verb, first, count in reversed(RANGES)}  # the first run, if cards were added later


def table() -> str:
    """Verb, first integer and number of integers, one run a line."""
    return "".join(f"{verb}: {first} +{count}\n" for verb, first, count in RANGES)


def test_texts_and_integers_are_a_bijection() -> None:
    """Every integer has one text and every text one integer."""
    assert len(TEXTS) == len(ACTIONS) == ACTION_COUNT
    assert all(ACTIONS[text] == action for action, text in enumerate(TEXTS))
    assert all(TEXTS[action] == text for text, action in ACTIONS.items())


def test_texts_are_plain() -> None:
    """Texts are lower case words with single spaces: easy to type, safe in records."""
    assert all(text == " ".join(text.split()) == text.lower() and text.isascii() for text in TEXTS)


def test_verbs_cover_the_whole_space_without_gap_or_overlap() -> None:
    """The runs of the verbs lie one after the other, and every text begins with its verb."""
    due = 0
    for verb, first, count in RANGES:
        assert first == due, verb
        assert count > 0, verb
        assert all(text == verb or text.startswith(f"{verb} ") for text in TEXTS[first : first + count])
        due += count
    assert due == ACTION_COUNT


def test_no_number_changed() -> None:
    """The golden file: a renumbered verb would break every kept record's bots and learning code."""
    assert table() == GOLDEN.read_text(encoding="utf-8")


def test_a_new_card_or_civilization_renumbers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is added at the end of its list, and a line to names.NAMED; a second time, too."""
    monkeypatch.setattr(names, "TAPESTRIES", (*TAPESTRIES, "harvest", "honey"))
    monkeypatch.setattr(names, "CIVILIZATIONS", (*CIVILIZATIONS, "beekeepers"))
    cards, mats = names.NAMED[-1]
    monkeypatch.setattr(names, "NAMED", (*names.NAMED, (cards + 1, mats), (cards + 2, mats + 1)))
    grown = runpy.run_path(actions.__file__)
    added = ["play harvest", "discard harvest", "play honey", "discard honey", "civilization beekeepers"]
    assert grown["TEXTS"] == (*TEXTS, *added)
    assert grown["ACTION_SPACE_VERSION"] == ACTION_SPACE_VERSION + 2
    for text in ("play trap", "play harvest", "play honey"):
        card = names.TAPESTRIES.index(text.removeprefix("play "))
        assert grown["TEXTS"][grown["play"](card)] == text
        assert grown["play_of"](grown["play"](card)) == grown["discard_of"](grown["discard"](card)) == card
    assert grown["civilization_of"](grown["ACTIONS"]["civilization beekeepers"]) == mats
    assert grown["arguments_of"](grown["ACTIONS"]["discard honey"]) == {"card": "honey"}


def test_every_version_of_the_action_space_has_its_size() -> None:
    """Integers are only added, and then the version counts up: append the new size here."""
    sizes = [5032]
    assert len(sizes) == ACTION_SPACE_VERSION
    assert sizes[-1] == ACTION_COUNT


@pytest.mark.parametrize(
    ("verb", "arguments"),
    [
        ("capital", [str(capital.number) for capital in CAPITALS]),
        ("civilization", CIVILIZATIONS),
        ("advance", TRACKS),
        ("track", TRACKS),
        ("token", [f"{track} {space}" for track in TRACKS for space in range(13)]),
        ("convert food to", RESOURCES),
        ("tile", [str(tile) for tile in range(1, 49)]),
        ("turn", [str(turn) for turn in range(6)]),
        ("space tile", [str(tile) for tile in range(1, 16)]),
        ("die", ["red", "black"]),
        ("invent", [*TECHNOLOGIES, "deck"]),
        ("upgrade", TECHNOLOGIES),
        ("tech", TECHNOLOGIES),
        ("play", TAPESTRIES),
        ("discard", TAPESTRIES),
        ("mat", [f"{player} era {era}" for player in range(1, 6) for era in range(1, 5)]),
        ("place beside", [*BUILDINGS, *LANDMARKS]),
        ("landmark", LANDMARKS),
        ("player", [str(player) for player in range(1, 6)]),
    ],
)
def test_arguments_of_a_verb(verb: str, arguments: list[str]) -> None:
    """Each verb has one integer for each of its arguments, in the order of the box."""
    texts = [TEXTS[first + n] for name, first, count in RANGES if name == verb for n in range(count)]
    assert texts == [f"{verb} {argument}" for argument in arguments]


@pytest.mark.parametrize("verb", ["accept", "decline", "done", "end turn", "income", "trap", "roll"])
def test_verbs_without_arguments(verb: str) -> None:
    """A verb without argument is its own text."""
    first, count = VERBS[verb]
    assert (TEXTS[first], count) == (verb, 1)


def test_hexes() -> None:
    """61 hexes, each named by its two coordinates."""
    first, count = VERBS["hex"]
    assert count == 61
    hexes = {tuple(map(int, text.removeprefix("hex ").split(","))) for text in TEXTS[first : first + count]}
    assert hexes == {(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4}


def test_payments() -> None:
    """One to three resources, order aside: 4 + 10 + 20 of them; COUNTS counts what the text says."""
    for verb in ("pay", "gain"):
        first, count = VERBS[verb]
        assert count == 34
        for number in range(count):
            words = TEXTS[first + number].split()[1:]
            assert 1 <= len(words) <= 3
            assert tuple(words.count(resource) for resource in RESOURCES) == actions.COUNTS[number]
    assert len(set(actions.COUNTS)) == 34
    assert [len(numbers) for numbers in actions.OF_SIZE] == [0, 4, 10, 20]


def test_moves() -> None:
    """A move names a track and two spaces of it."""
    first, count = VERBS["move"]
    assert count == 4 * 13 * 13
    for number, text in enumerate(TEXTS[first : first + count]):
        track, rest = divmod(number, 169)
        assert text == f"move {TRACKS[track]} {rest // 13} to {rest % 13}"


def test_tokens_of_players() -> None:
    """A token of somebody: player, track, space."""
    first, count = VERBS["token of"]
    assert count == 5 * 4 * 13
    assert TEXTS[first] == "token of 1 exploration 0"
    assert TEXTS[first + count - 1] == "token of 5 technology 12"


def test_buildings_on_plots() -> None:
    """`place market a1` covers plot a1: plots are numbered along the rows, letters are columns."""
    first, count = VERBS["place"]
    assert count == 4 * 81
    for number in range(count):
        building, plot = divmod(number, 81)
        column, row = "abcdefghi"[plot % 9], plot // 9 + 1
        assert TEXTS[first + number] == f"place {BUILDINGS[building]} {column}{row}"


def outline(footprint: tuple[str, ...], quarters: int) -> list[tuple[int, int]]:
    """(row, column) of the squares of a footprint turned clockwise, from the upper left corner of its outline."""
    squares = [(row, column) for row, line in enumerate(footprint) for column, mark in enumerate(line) if mark == "1"]
    height, width = len(footprint), len(footprint[0])
    for _ in range(quarters):
        squares = [(column, height - 1 - row) for row, column in squares]
        height, width = width, height
    return squares


def test_landmarks_on_plots() -> None:
    """A landmark's text says where it stands: the upper left corner of its outline and the quarters it is turned.

    It may stick out over the rim (BUILD-7): then the corner may lie outside, x, y, z being the columns left of a.
    """
    for landmark, name in enumerate(LANDMARKS):
        first, count = VERBS[f"place {name}"]
        places = PLACES[len(BUILDINGS) + landmark]
        assert [action for action, _ in places] == list(range(first, first + count))
        for action, plots in places:
            assert (actions.piece_of(action), actions.plots_of(action)) == (len(BUILDINGS) + landmark, plots)
            anchor, turn = TEXTS[action].removeprefix(f"place {name} ").split()
            left, top = "xyzabcdefghi".index(anchor[0]) - 3, int(anchor[1:]) - 1
            covered = [(top + row, left + column) for row, column in outline(FOOTPRINTS[landmark], int(turn[1:]))]
            inside = [9 * row + column for row, column in covered if 0 <= row < 9 and 0 <= column < 9]
            assert inside, f"{TEXTS[action]} covers no plot"
            assert plots == sum(1 << plot for plot in inside), TEXTS[action]


def test_every_way_to_lay_a_landmark_is_there_once() -> None:
    """All corners and turns that cover a plot, and the same plots only once."""
    for landmark, name in enumerate(LANDMARKS):
        ways = set()
        for quarters in range(4):
            for top in range(-4, 9):
                for left in range(-4, 9):
                    plots = 0
                    for row, column in outline(FOOTPRINTS[landmark], quarters):
                        if 0 <= top + row < 9 and 0 <= left + column < 9:
                            plots |= 1 << 9 * (top + row) + left + column
                    ways.add(plots)
        there = [plots for _, plots in PLACES[len(BUILDINGS) + landmark]]
        assert len(there) == len(set(there)), name
        assert set(there) == ways - {0}, name


def test_placing_actions() -> None:
    """Every placing action names its piece and the plots it covers; beside the city it covers none."""
    for action, text in enumerate(TEXTS):
        if text.startswith("place "):
            assert PIECES[actions.piece_of(action)] == actions.arguments_of(action)["piece"]
            covered = [plot_name(plot) for plot in range(81) if actions.plots_of(action) >> plot & 1]
            assert covered == actions.arguments_of(action).get("plots", [])
        else:
            assert actions.piece_of(action) == actions.plots_of(action) == NONE


# --- Verbs and arguments


@pytest.mark.parametrize(
    ("text", "verb", "arguments"),
    [
        ("accept", "accept", {}),
        ("end turn", "end_turn", {}),
        ("capital 3", "capital", {"capital": 3}),
        ("civilization heralds", "civilization", {"civilization": "heralds"}),
        ("advance science", "advance", {"track": "science"}),
        ("track military", "track", {"track": "military"}),
        ("token science 8", "token", {"track": "science", "space": 8}),
        ("token of 2 science 8", "token_of", {"player": 1, "track": "science", "space": 8}),
        ("move science 2 to 5", "move", {"track": "science", "from": 2, "to": 5}),
        ("pay coin coin culture", "pay", {"resources": ["coin", "coin", "culture"]}),
        ("gain food", "gain", {"resources": ["food"]}),
        ("convert food to coin", "convert", {"resource": "coin"}),
        ("buy 2", "buy", {"amount": 2}),
        ("sell 3", "sell", {"amount": 3}),
        ("do advance_science", "do", {"part": "advance_science"}),
        ("tile 12", "tile", {"tile": 12}),
        ("hex 0,-2", "hex", {"hex": "0,-2"}),
        ("turn 3", "turn", {"turn": 3}),
        ("space tile 4", "space_tile", {"tile": 4}),
        ("die red", "die", {"die": "red"}),
        ("trap", "trap", {}),
        ("invent bakery", "invent", {"technology": "bakery"}),
        ("invent deck", "invent", {"technology": None}),
        ("upgrade bakery", "upgrade", {"technology": "bakery"}),
        ("tech bakery", "tech", {"technology": "bakery"}),
        ("play academia", "play", {"card": "academia"}),
        ("discard trap", "discard", {"card": "trap"}),
        ("mat 2 era 3", "mat", {"player": 1, "era": 3}),
        ("place farm c4", "place", {"piece": "farm", "plots": ["c4"]}),
        (
            "place academy c8 r1",
            "place",
            {"piece": "academy", "plots": ["c8", "d8", "c9", "d9"], "corner": "c8", "turn": 1},
        ),
        ("place barracks z0 r0", "place", {"piece": "barracks", "plots": ["a1"], "corner": "z0", "turn": 0}),
        ("place beside farm", "place_beside", {"piece": "farm"}),
        ("landmark forge", "landmark", {"landmark": "forge"}),
        ("plot c4", "plot", {"plot": "c4"}),
        ("player 2", "player", {"player": 1}),
        ("slot 7", "slot", {"slot": 7}),
        ("number 3", "number", {"number": 3}),
        ("row top", "row", {"row": "top"}),
        ("column left", "column", {"column": "left"}),
        ("roll", "roll", {}),
    ],
)
def test_verb_and_arguments(text: str, verb: str, arguments: dict[str, object]) -> None:
    """An option as data: nobody needs to read its text."""
    action = ACTIONS[text]
    assert (actions.verb_of(action), actions.arguments_of(action)) == (verb, arguments)


def test_arguments_are_json_and_ones_own() -> None:
    """Arguments survive JSON unchanged, and changing them changes nothing for others."""
    for action in range(ACTION_COUNT):
        arguments = actions.arguments_of(action)
        assert json.loads(json.dumps(arguments)) == arguments
    actions.arguments_of(ACTIONS["pay coin coin"])["resources"].clear()  # type: ignore[attr-defined]
    assert actions.arguments_of(ACTIONS["pay coin coin"]) == {"resources": ["coin", "coin"]}


def test_verb_and_arguments_name_one_action() -> None:
    """No two actions have the same verb and arguments."""
    named = {json.dumps([actions.verb_of(a), actions.arguments_of(a)], sort_keys=True) for a in range(ACTION_COUNT)}
    assert len(named) == ACTION_COUNT


def test_the_table_is_all_it_takes() -> None:
    """`gobelin actions --json`: from it alone every action gets its text and its arguments, and these its integer."""
    table = json.loads(json.dumps(action_space()))
    assert (table["version"], table["count"]) == (ACTION_SPACE_VERSION, ACTION_COUNT)
    seen = []
    for run in table["verbs"]:
        assert run["count"] == math.prod(argument["size"] for argument in run["arguments"])
        assert all(argument["size"] == len(argument["values"]) for argument in run["arguments"])
        for action in range(run["first"], run["first"] + run["count"]):
            arguments = actions.arguments_of(action)
            assert actions.verb_of(action) == run["verb"]
            rebuilt = run["first"]
            words: dict[str, object] = {}
            for argument in run["arguments"]:
                number = argument["values"].index(arguments.pop(argument["name"]))
                rebuilt += argument["step"] * number
                words[argument["name"]] = argument.get("words", argument["values"])[number]
                for name, values in argument.get("also", {}).items():
                    assert arguments.pop(name) == values[number]
                    words[name] = values[number]
            assert rebuilt == action
            assert not arguments
            assert run["text"].format_map(words) == TEXTS[action]
            seen.append(action)
    assert seen == list(range(ACTION_COUNT))


CODED = [run for run in RUNS if run.arguments and run.name != "place_beside" and not run.text.startswith("place ")]


@pytest.mark.parametrize("run", CODED, ids=lambda run: run.name)
def test_encoders_and_decoders(run: actions.Run) -> None:
    """What a decoder makes of an action, the encoder makes the same action of, for every action with arguments."""
    name = "opponent_token" if run.name == "token_of" else run.name
    encode, decode = getattr(actions, name), getattr(actions, f"{name}_of")
    seen = set()
    for action in range(run.first, run.first + run.count):
        decoded = decode(action)
        seen.add(decoded)
        assert encode(*(decoded if isinstance(decoded, tuple) else (decoded,))) == action
    assert len(seen) == run.count


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("capital 3", actions.capital(3)),
        ("advance science", actions.advance(SCIENCE)),
        ("token science 8", actions.token(SCIENCE, 8)),
        ("token of 2 science 8", actions.opponent_token(1, SCIENCE, 8)),
        ("move science 2 to 5", actions.move(SCIENCE, 2, 5)),
        ("buy 2", actions.buy(2)),
        ("do explore", actions.do("explore")),
        ("tile 12", actions.tile(12)),
        ("space tile 4", actions.space_tile(4)),
        ("invent deck", actions.INVENT_DECK),
        ("mat 2 era 3", actions.mat(1, 3)),
        ("place farm c4", actions.place(FARM, 29)),
        ("place beside forge", actions.place_beside(PIECES.index("forge"))),
        ("player 2", actions.player(1)),
        ("slot 7", actions.slot(7)),
        ("number 3", actions.number(3)),
    ],
)
def test_encoders_count_as_the_texts_say(text: str, action: int) -> None:
    assert TEXTS[action] == text


def test_questions_that_must_be_told_apart() -> None:
    """Where a question mixes verbs, the action says which one it is."""
    for action in range(ACTION_COUNT):
        verb = actions.verb_of(action)
        assert actions.is_hex(action) == (verb == "hex")
        assert actions.is_column(action) == (verb == "column")
        assert actions.is_sell(action) == (verb == "sell")


if __name__ == "__main__" and "--write" in sys.argv:
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(table(), encoding="utf-8")
