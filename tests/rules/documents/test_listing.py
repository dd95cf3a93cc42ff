"""`gobelin components --json`: the box in full, with all that a page needs to draw it.

After a wanted change `PYTHONPATH=tests/support python tests/rules/documents/test_listing.py --write` records what is
printed anew; read the difference.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from folders import DATA
from gobelin.rules.documents.listing import contents
from gobelin.rules.printed.landmarks import PLACEMENTS, plot_name
from gobelin.rules.printed.names import LANDMARKS, NAMED

BOX: Any = json.loads(json.dumps(contents()))
GEOMETRY = BOX["geometry"]
GOLDEN = DATA / "box.jsonl"
DRAWN = ("geometry", "map", "capitals", "landmarks")  # the tests below say what these are


def printed() -> str:
    """A line for each tile, card, mat and track: what they cost, give and want."""
    lines = []
    for key, things in BOX.items():
        if key not in DRAWN:
            each = things.items() if isinstance(things, dict) else enumerate(things, start=1)
            lines += [f"{key} {name} {json.dumps(thing)}\n" for name, thing in each]
    return "".join(lines)


def test_what_is_printed_never_changes_unnoticed() -> None:
    """INCOME-11, SPACE-1, UPGRADE-1, UPGRADE-2: what the rules leave to cards, tiles and mats."""
    assert printed().splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("side", ["small", "large"])
def test_neighbours_stand_in_the_order_of_the_directions(side: str) -> None:
    board = BOX["map"][side]
    hexes = [tuple(at) for at in board["hexes"]]
    assert len(board["neighbours"]) == len(hexes)
    for (q, r), neighbours in zip(hexes, board["neighbours"], strict=True):
        for (dq, dr), neighbour in zip(GEOMETRY["directions"], neighbours, strict=True):
            beyond = (q + dq, r + dr)
            assert neighbour == (list(beyond) if beyond in hexes else None)


@pytest.mark.parametrize(("side", "hexes", "printed", "starts"), [("small", 34, 13, 3), ("large", 61, 25, 6)])
def test_maps_name_printed_land_and_starts(side: str, hexes: int, printed: int, starts: int) -> None:
    """SETUP-1, SETUP-8."""
    board = BOX["map"][side]
    assert len(board["hexes"]) == hexes
    assert len(board["printed"]) == printed
    roles = [land["role"] for land in board["printed"]]
    assert roles.count("centre") == 1
    assert roles.count("start") == starts
    assert {tuple(land["hex"]) for land in board["printed"] if land["role"] == "start"} == {
        tuple(at) for at in board["starts"].values()
    }
    for capital in BOX["capitals"]:
        assert capital[f"start_{side}"] == board["starts"][str(capital["number"])]


def test_land_of_a_tile_is_what_its_corners_and_its_inside_show() -> None:
    for tile in BOX["territory_tiles"]:
        assert len(tile["vertices"]) == len(GEOMETRY["vertex_names"])
        shown = {*tile["vertices"], *filter(None, [tile["inner"]])} - {"sea"}
        assert set(tile["land"]) == shown
        assert shown <= set(GEOMETRY["terrains"])


def test_districts_part_the_city_and_impassable_plots_are_those_of_the_grid() -> None:
    plots = [f"{column}{row}" for row in GEOMETRY["rows"] for column in GEOMETRY["columns"]]
    districts = GEOMETRY["districts"]
    assert districts[0] == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert sorted(plot for district in districts for plot in district) == sorted(plots)
    for capital in BOX["capitals"]:
        marks = "".join(capital["grid"])
        assert capital["impassable"] == [plot for plot, mark in zip(plots, marks, strict=True) if mark == "#"]


def test_shapes_by_turn_are_those_of_the_placing_options() -> None:
    """`place academy c4 r1`: the upper left corner of the shape `turns[1]` lies on c4."""
    for number, landmark in enumerate(BOX["landmarks"]):
        assert landmark["turns"][0] == landmark["footprint"]
        seen = set()
        for placement in PLACEMENTS[number]:
            corner = placement.corner
            shape = landmark["turns"][placement.turn]
            seen.add(placement.turn)
            column, row = (*GEOMETRY["outside_columns"], *GEOMETRY["columns"]).index(corner[0]) - 3, int(corner[1:]) - 1
            covered = {
                (row + r, column + c) for r, line in enumerate(shape) for c, mark in enumerate(line) if mark == "1"
            }
            assert len(covered) == landmark["size"]
            inside = {9 * r + c for r, c in covered if 0 <= r < 9 and 0 <= c < 9}
            assert inside == {plot for plot in range(81) if placement.plots >> plot & 1}, plot_name(min(inside))
        assert seen == set(range(len(landmark["turns"])))
    assert [landmark["id"] for landmark in BOX["landmarks"]] == list(LANDMARKS)


MATS: dict[str, Any] = {mat["key"]: mat["printed"] for mat in BOX["civilizations"]}


@pytest.mark.parametrize(
    ("civilization", "slots"),
    [
        ("alchemists", 4), ("craftsmen", 12), ("entertainers", 17), ("heralds", 4), ("historians", 4),
        ("inventors", 4), ("isolationists", 4), ("leaders", 4), ("merrymakers", 12), ("militants", 8), ("traders", 4),
        ("architects", 0), ("futurists", 0), ("nomads", 0), ("the_chosen", 0),
    ],
)  # fmt: skip
def test_slots_of_a_mat_are_numbered_in_order(civilization: str, slots: int) -> None:
    mat = MATS[civilization]
    assert [slot["slot"] for slot in mat["slots"]] == list(range(1, slots + 1))
    assert set(mat["setup"]["where"]) <= set(range(1, slots + 1))


def test_rows_of_the_mystics() -> None:
    rows = MATS["mystics"]["slots"]
    assert [(row["category"], len(row["numbers"])) for row in rows] == [
        ("tech_cards", 9), ("districts", 9), ("territories", 9), ("tracks", 4),
    ]  # fmt: skip


def test_paths_of_the_entertainers_lead_one_column_to_the_right() -> None:
    slots = MATS["entertainers"]["slots"]
    assert [slot["column"] for slot in slots] == [0] + [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4
    for slot in slots:
        for number in slot["next"]:
            assert slots[number - 1]["column"] == slot["column"] + 1
        assert bool(slot["next"]) == (slot["column"] < 4)


def test_lanes_of_the_merrymakers_lead_upwards() -> None:
    slots = MATS["merrymakers"]["slots"]
    for slot in slots:
        above = [slots[number - 1] for number in slot["next"]]
        assert [(one["column"], one["row"]) for one in above] == [(slot["column"], slot["row"] + 1)] * (slot["row"] < 3)


def test_the_deck_of_the_solo_game_has_37_cards() -> None:
    """SOLO-3."""
    cards = BOX["tapestry_cards"][: NAMED[0][0]]  # those of the box of 2019
    assert sum(card["copies"] for card in cards) == 50
    assert sum(card["solo_copies"] for card in cards) == 37
    assert all((card["solo"] == "removed") == (card["solo_copies"] == 0) for card in cards)


def test_levels_and_civilizations_of_the_automa() -> None:
    """SOLO-4, SOLO-28, SOLO-29."""
    levels = {level["level"]: level for level in BOX["automa_levels"]}
    assert [levels[number]["first_income"] for number in (1, 2, 5, 6)] == ["head_start", "", "favorites", "every_track"]
    assert [levels[number]["civilizations"] for number in (5, 6)] == [1, 2]
    bonuses = {one["name"]: one["income_bonus"] for one in BOX["automa_civilizations"]}
    assert [bonus["turns"] for bonus in bonuses["explorers"]] == [[2, 4], [3, 5]]
    assert [bonus["turns"] for bonus in bonuses["scientists"]] == [[3, 4, 5]]
    assert bonuses["engineers"] == [{"turns": [2, 3, 4, 5], "gain": {"vp_per": "landmarks"}}]
    assert BOX["automa_first_into_era"] == {"2": {"vp": 2}, "3": {"vp": 3}, "4": {"vp": 4}}
    assert BOX["automa_space_benefits"]["military"]["6"] == ["conquer", "tapestry"]


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    GOLDEN.write_text(printed(), encoding="utf-8")
