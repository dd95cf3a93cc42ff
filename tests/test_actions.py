"""The action space: texts and integers translate both ways, and no number ever changes unnoticed.

`python tests/test_actions.py --write` writes the golden file after a change that was meant.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gobelin.rules import actions
from gobelin.rules.actions import ACTION_COUNT, ACTIONS, LANDMARK_PLOTS, PLACE_LANDMARK, TEXTS, VERBS
from gobelin.rules.components.capitals import CAPITALS
from gobelin.rules.components.landmarks import FOOTPRINTS
from gobelin.rules.names import (
    BUILDINGS,
    CIVILIZATIONS,
    LANDMARKS,
    RESOURCES,
    TAPESTRIES,
    TECHNOLOGIES,
    TRACKS,
)

GOLDEN = Path(__file__).parent / "data" / "actions.txt"


def table() -> str:
    """Verb, first integer and number of integers, one verb a line."""
    return "".join(f"{verb}: {first} +{count}\n" for verb, (first, count) in VERBS.items())


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
    for verb, (first, count) in VERBS.items():
        assert first == due, verb
        assert count > 0, verb
        assert all(text == verb or text.startswith(f"{verb} ") for text in TEXTS[first : first + count])
        due += count
    assert due == ACTION_COUNT


def test_no_number_changed() -> None:
    """The golden file: a renumbered verb would break every kept record's bots and learning code."""
    assert table() == GOLDEN.read_text(encoding="utf-8")


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
    first, count = VERBS[verb]
    assert [TEXTS[first + n] for n in range(count)] == [f"{verb} {argument}" for argument in arguments]


@pytest.mark.parametrize("verb", ["accept", "decline", "done", "end turn", "income", "trap", "roll"])
def test_verbs_without_arguments(verb: str) -> None:
    """A verb without argument is its own text."""
    first, count = VERBS[verb]
    assert (TEXTS[first], count) == (verb, 1)


def test_hexes() -> None:
    """61 hexes, each named by its two coordinates."""
    first, count = VERBS["hex"]
    assert count == 61
    names = {tuple(map(int, text.removeprefix("hex ").split(","))) for text in TEXTS[first : first + count]}
    assert names == {(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4}


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
        assert [action for action, _ in PLACE_LANDMARK[landmark]] == list(range(first, first + count))
        for action, plots in PLACE_LANDMARK[landmark]:
            assert LANDMARK_PLOTS[action] == (landmark, plots)
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
        there = [plots for _, plots in PLACE_LANDMARK[landmark]]
        assert len(there) == len(set(there)), name
        assert set(there) == ways - {0}, name


if __name__ == "__main__" and "--write" in sys.argv:
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(table(), encoding="utf-8")
