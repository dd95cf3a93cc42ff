"""What lies on the civilization mats, by name, and that what left a mat is found where it went."""

from __future__ import annotations

from typing import Any

import pytest

from gobelin.rules.components.civilizations.heralds import mark
from gobelin.rules.documents.invariants import problems
from gobelin.rules.documents.views import view
from gobelin.rules.engine import box
from gobelin.rules.engine.state import CUBE, token
from gobelin.rules.printed.names import CIVILIZATIONS, TECHNOLOGIES, key_of
from table import EVERYTHING, Table

N = None
MATS: dict[str, list[tuple[tuple[int, ...], dict[str, Any]]]] = {
    "alchemists": [((), {"tracks": []}), ((1, 3), {"tracks": ["science", "technology"]})],
    "architects": [((), {})],
    "craftsmen": [
        ((), {}),
        ((-1,) * 12, {"lanes": [[N] * 3, [N] * 4, [N] * 5]}),
        (
            (0, 1, -1, 2, 3, 0, 1, 2, -1, -1, -1, -1),
            {"lanes": [["market", "house", N], ["farm", "armory", "market", "house"], ["farm", N, N, N, N]]},
        ),
    ],
    "entertainers": [((), {}), ((7,), {"slot": 7})],
    "futurists": [((), {})],
    "heralds": [((), {}), ((3,), {"tokens_left": 3})],
    "historians": [((), {}), ((1, 0, 1, 1), {"covered": [True, False, True, True]})],
    "inventors": [((), {}), ((0,), {"tokens_left": 0})],
    "isolationists": [((), {}), ((4,), {"tokens_left": 4})],
    "leaders": [((), {"tracks": []}), ((2, 0), {"tracks": ["military", "exploration"]})],
    "merrymakers": [((), {}), ((0, 1, 3), {"heights": [0, 1, 3]})],
    "militants": [((), {}), ((4, 2), {"outposts_left": [4, 2]})],
    "mystics": [
        ((), {}),
        (
            (3, 0, 0, 0, 0),
            {"predictions": {"tech_cards": 3, "districts": N, "territories": N, "tracks": N}, "paid": []},
        ),
        (
            (3, 2, 5, 4, 6),
            {
                "predictions": {"tech_cards": 3, "districts": 2, "territories": 5, "tracks": 4},
                "paid": ["districts", "territories"],
            },
        ),
    ],
    "nomads": [((), {})],
    "the_chosen": [((), {})],
    "traders": [((), {}), ((1,), {"tokens_left": 1})],
}


@pytest.mark.parametrize("name", CIVILIZATIONS)
def test_the_fields_of_a_mat(name: str) -> None:
    """What the numbers on a mat mean; views show both."""
    for mat, fields in MATS[name]:
        assert box.civilizations[CIVILIZATIONS.index(name)].mat_view(mat) == fields
    t = Table(**EVERYTHING)
    t.civilization(0, name)
    t.state.started = True
    t.a.civ_mats = (MATS[name][-1][0],)
    shown: Any = view(t.state, 1)
    assert shown["players"][0]["civilizations"] == [
        {"name": name, "mat": list(MATS[name][-1][0]), "fields": MATS[name][-1][1]}
    ]


def marked_table() -> Table:
    """A has the Inventors, B the Heralds, C the Historians, D the Traders; each has sent a token somewhere."""
    t = Table(players=4, era=2)
    for player, name in enumerate(("inventors", "heralds", "historians", "traders")):
        t.civilization(player, name)
    t.tech(1, "calendar", row=1)
    t.on_mat(0, "dark_ages", 1)
    t.a.set_civ_mat(CIVILIZATIONS.index("inventors"), (3,))
    t.b.set_civ_mat(CIVILIZATIONS.index("heralds"), (3,))
    t.c.set_civ_mat(CIVILIZATIONS.index("historians"), (1, 0, 1, 1))
    t.d.set_civ_mat(CIVILIZATIONS.index("traders"), (3,))
    t.mark("inventors", TECHNOLOGIES.index("calendar"))
    t.mark("heralds", mark(0, 1, 0))
    t.mark("historians", 3)
    t.tile_at("0,-1", 1)
    t.piece("0,-1", token(3, CUBE))
    t.state.started = True
    t.state.options.civilizations = ()
    t.a.resources = [1, 1, 1, 1]
    t.begin()
    assert t.kind == "turn"
    return t


def test_marks_in_the_view() -> None:
    """PLAYERS-2: what carries tokens of the civilizations is public, and named."""
    t = marked_table()
    assert problems(t.state) == []
    shown: Any = view(t.state, None)
    assert shown["inventors_tokens"] == ["calendar"]
    assert shown["players"][1]["inventors_tokens"] == ["calendar"]
    assert shown["heralds_tokens"] == [{"player": 0, "era": 1, "depth": 0}]
    assert shown["historians_tokens"] == [3]


def test_what_is_wrong_with_tokens_away_from_their_mats() -> None:
    """A token lies where it can, and none is lost or too many."""

    def wrong(edit: Any) -> str:
        t = marked_table()
        edit(t)
        return "; ".join(problems(t.state))

    def mat(player: int, *numbers: int) -> Any:
        return lambda t: setattr(t.state.players[player], "civ_mats", (numbers,))

    assert wrong(lambda t: None) == ""
    assert "nobody has bakery" in wrong(lambda t: t.mark("inventors", TECHNOLOGIES.index("bakery")))
    assert "inventors_tokens: 1 on cards and 4 left on the mat" in wrong(mat(0, 4))
    assert wrong(mat(0, 2)) == ""  # a token was lost with its card
    assert "players[0] has no such card in era 2" in wrong(lambda t: t.mark("heralds", mark(0, 2, 0)))
    assert "players[0] has no such card in era 1" in wrong(lambda t: t.mark("heralds", mark(0, 1, 1)))
    assert "heralds_tokens: 1 on cards and 2 left on the mat" in wrong(mat(1, 2))
    assert "historians_tokens: players[2] cannot hold one" in wrong(lambda t: t.mark("historians", 2))
    assert "historians_tokens: 2 given away, but 1 square exposed" in wrong(lambda t: t.mark("historians", 0, 3))
    assert "1 cube on the map, but 2 gone from the civilization mats" in wrong(mat(3, 2))
    assert "1 cube on the map, but 0 gone from the civilization mats" in wrong(mat(3, 4))

    def without_heralds(t: Table) -> None:
        t.b.civilizations = t.b.civ_mats = ()
        t.state.civ_deck.append(CIVILIZATIONS.index("heralds"))

    assert "heralds_tokens: nobody has the civilization heralds" in wrong(without_heralds)


@pytest.mark.parametrize("names", [[card.name for card in box.technologies], [card.name for card in box.tapestries]])
def test_titles_and_keys(names: list[str]) -> None:
    """The printed titles are those of the keys, one by one: the tables check it when they are imported."""
    keys = [key_of(name) for name in names]
    assert len(set(keys)) == len(names)
    assert all(key.replace("_", "").isalpha() and key == key.lower() for key in keys)
