"""The 22 decision cards, field by field, and the ten orders of hexes (SOLO-9, SOLO-11, SOLO-19)."""

import pytest

from gobelin.rules.printed.automa import BASE_CARDS, CANDIDATES, CARDS, ORDER_NAMES, SHADOW_CARDS, hex_order
from gobelin.rules.printed.maps import HEX_NAMES, SMALL

# number: income hand, Automa's track, Shadow Empire's track, order of tracks from the top, map, topple icon
PRINTED = {
    1: (True, "finish", "all", "favorite military exploration technology science", "SE_from_NE", True),
    2: (True, "all", "landmark_or_finish", "military exploration favorite science technology", "NW_from_NE", False),
    3: (False, "landmark_or_finish", "finish", "science technology military exploration favorite", "SE_from_NE", True),
    4: (True, "landmark_or_finish", "all", "technology science favorite military exploration", "S_from_E", False),
    5: (False, "all", "landmark_or_finish", "exploration military technology science favorite", "S_from_W", False),
    6: (False, "all", "all", "military science favorite technology exploration", "SE_from_NE", True),
    7: (False, "all", "all", "favorite technology exploration military science", "SW_from_SE", False),
    8: (True, "all", "all", "exploration military technology favorite science", "NE_from_SE", False),
    9: (True, "all", "all", "technology science favorite exploration military", "N_from_E", True),
    10: (False, "landmark_or_finish", "all", "military exploration technology science favorite", "N_from_W", True),
    11: (False, "all", "landmark_or_finish", "favorite exploration military science technology", "NW_from_SW", False),
    12: (True, "all", "all", "science technology favorite military exploration", "SE_from_SW", True),
    13: (False, "all", "landmark_or_finish", "science technology military favorite exploration", "NE_from_SE", False),
    14: (True, "landmark_or_finish", "all", "exploration favorite science military technology", "N_from_E", True),
    15: (
        False, "landmark_or_finish", "landmark_or_finish", "favorite military technology exploration science",
        "N_from_W", True,
    ),
    16: (True, "all", "landmark_or_finish", "technology exploration favorite science military", "NW_from_SW", False),
    17: (True, "all", "all", "exploration favorite technology military science", "SW_from_SE", False),
    18: (False, "landmark_or_finish", "all", "favorite exploration military science technology", "SE_from_NE", False),
    19: (True, "all", "all", "military technology science exploration favorite", "NW_from_NE", True),
    20: (False, "all", "all", "technology exploration science military favorite", "SE_from_NE", False),
    21: (True, "all", "finish", "exploration technology favorite science military", "S_from_E", True),
    22: (False, "finish", "all", "military exploration technology favorite science", "SE_from_NE", True),
}  # fmt: skip

# The hexes under the black and under the grey arrow, in walking order, and the last hex of all
LINES = {
    "SE_from_NE": ("0,-3 1,-3 2,-3", "-1,-2 0,-2 1,-2 2,-2 3,-2", "-1,3"),
    "NW_from_NE": ("2,-3 1,-3 0,-3", "3,-2 2,-2 1,-2 0,-2 -1,-2", "-3,3"),
    "S_from_E": ("3,-2 3,-1 3,0", "2,-3 2,-2 2,-1 2,0 2,1", "-3,3"),
    "N_from_E": ("3,0 3,-1 3,-2", "2,1 2,0 2,-1 2,-2 2,-3", "-3,1"),
    "SW_from_SE": ("3,0 2,1 1,2", "3,-1 2,0 1,1 0,2 -1,3", "-2,-1"),
    "NE_from_SE": ("1,2 2,1 3,0", "-1,3 0,2 1,1 2,0 3,-1", "0,-3"),
    "NW_from_SW": ("-1,3 -2,3 -3,3", "1,2 0,2 -1,2 -2,2 -3,2", "0,-3"),
    "SE_from_SW": ("-3,3 -2,3 -1,3", "-3,2 -2,2 -1,2 0,2 1,2", "2,-3"),
    "N_from_W": ("-3,3 -3,2 -3,1", "-2,3 -2,2 -2,1 -2,0 -2,-1", "3,-2"),
    "S_from_W": ("-3,1 -3,2 -3,3", "-2,-1 -2,0 -2,1 -2,2 -2,3", "3,0"),
}


@pytest.mark.parametrize("number", PRINTED)
def test_card_is_as_printed(number: int) -> None:
    """SOLO-9, SOLO-10, SOLO-11: every field of every decision card."""
    card = CARDS[number - 1]
    income, automa, shadow, order, hexes, topple = PRINTED[number]
    assert card.number == number
    assert card.income is income
    assert CANDIDATES[card.automa] == automa
    assert CANDIDATES[card.shadow] == shadow
    assert [ORDER_NAMES[entry] for entry in card.track_order] == order.split()
    assert card.map == hexes
    assert card.topple is topple


def test_how_often_the_icons_occur() -> None:
    """SOLO-7, SOLO-22: 11 hands and 11 topple icons; of the base cards hands on 1, 2, 4 and topple icons on 1, 3, 6."""
    assert len(CARDS) == 22
    assert sum(card.income for card in CARDS) == 11
    assert sum(card.topple for card in CARDS) == 11
    base = CARDS[:BASE_CARDS]
    assert [card.number for card in base] == [1, 2, 3, 4, 5, 6, 7]
    assert [card.number for card in base if card.income] == [1, 2, 4]
    assert [card.number for card in base if card.topple] == [1, 3, 6]
    assert SHADOW_CARDS == 12


@pytest.mark.parametrize("name", LINES)
def test_order_of_hexes(name: str) -> None:
    """SOLO-19: the black arrow's line, the grey arrow's line, then all others: 34 hexes in all."""
    black, grey, last = LINES[name]
    order = [HEX_NAMES[at] for at in hex_order(name)]
    assert order[:3] == black.split()
    assert order[3:8] == grey.split()
    assert order[-1] == last
    assert len(order) == 34
    assert sorted(hex_order(name)) == sorted(SMALL.hexes)


def test_a_whole_order() -> None:
    """SOLO-19: one sweep from first to last hex, and every card's own order."""
    order = " ".join(HEX_NAMES[at] for at in hex_order("SW_from_SE"))
    assert order == (
        "3,0 2,1 1,2 3,-1 2,0 1,1 0,2 -1,3 3,-2 2,-1 1,0 0,1 -1,2 -2,3 2,-2 1,-1 0,0 -1,1 -2,2 -3,3 2,-3 1,-2 0,-1 "
        "-1,0 -2,1 -3,2 1,-3 0,-2 -1,-1 -2,0 -3,1 0,-3 -1,-2 -2,-1"
    )
    assert all(card.hex_order == hex_order(card.map) for card in CARDS)
    assert {card.map for card in CARDS} == set(LINES)


def test_the_booklets_example() -> None:
    """SOLO-19: of -3,2, -2,3 and -1,1 the order NE from SE meets -2,3 first, as its ninth hex."""
    order = [HEX_NAMES[at] for at in hex_order("NE_from_SE")]
    assert order.index("-2,3") == 8
    assert min(("-3,2", "-2,3", "-1,1"), key=order.index) == "-2,3"
