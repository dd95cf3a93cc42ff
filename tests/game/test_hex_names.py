"""Hexes by their names at the rim of the board: a letter for the column, a number for the row."""

import pytest

import gobelin
from gobelin.errors import IllegalChoice
from gobelin.rules.printed.maps import HEX_NAMES, LARGE, SMALL, Map


def names(side: Map) -> dict[str, str]:
    return {HEX_NAMES[at]: name for at, name in zip(side.hexes, side.names, strict=True)}


def test_the_small_map_reaches_from_a_to_g_and_from_1_to_6() -> None:
    small = names(SMALL)
    assert (small["0,0"], small["-3,1"], small["-1,-2"], small["3,0"], small["0,2"]) == ("D4", "A3", "C1", "G5", "D6")
    assert {name[0] for name in small.values()} == set("ABCDEFG")
    assert {name[1:] for name in small.values()} == set("123456")


def test_the_large_map_reaches_from_a_to_i_and_from_1_to_9() -> None:
    large = names(LARGE)
    assert (large["0,0"], large["-4,0"], large["-1,-3"], large["4,-4"], large["0,4"]) == ("E5", "A3", "D1", "I3", "E9")
    assert {name[0] for name in large.values()} == set("ABCDEFGHI")
    assert {name[1:] for name in large.values()} == set("123456789")


@pytest.mark.parametrize("side", [SMALL, LARGE])
def test_no_two_hexes_share_a_name(side: Map) -> None:
    assert len(set(side.names)) == len(side.hexes) == len(side.names)


@pytest.mark.parametrize("players", [2, 4])
def test_a_hex_may_be_chosen_by_its_name(players: int) -> None:
    game = gobelin.Game.new(players=players, seed=11)
    while (decision := game.decision) is not None and decision.kind != "explore_hex":
        game.play("advance exploration" if "advance exploration" in decision else 0)
    assert decision is not None
    option = decision.options[-1]
    other = game.copy()
    game.play(option)
    name = names(game.state.map)[option.text.removeprefix("hex ")]
    with pytest.raises(IllegalChoice, match="hex J9"):
        other.play("hex J9")
    other.play(f"hex {name}")
    assert other.digest() == game.digest()
    assert other.choices == game.choices
