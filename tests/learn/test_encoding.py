"""`gobelin.encode`: a documented layout, the truth about a table, and nothing that is hidden."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import gobelin
from folders import ROOT
from gobelin import BadArgument, Game
from gobelin.learn import features
from gobelin.learn.features import Block, Encoder
from gobelin.rules.printed.capitals import CAPITALS
from gobelin.rules.printed.names import CIVILIZATIONS, TRAP

KINDS: list[dict[str, Any]] = [
    {"players": 1, "level": 1},
    {"players": 1, "level": 6},
    {"players": 2},
    {"players": 2, "shadow_empire": True},
    {"players": 3},
    {"players": 4},
    {"players": 5},
]


def block(name: str) -> Block:
    return next(block for block in gobelin.FEATURES if block.name == name)


def held(game: Game, player: int, name: str) -> list[int]:
    """The features of a block that hold, from its start on."""
    one = block(name)
    return sorted(
        number - one.start
        for number in gobelin.active_features(game, player)
        if one.start <= number < one.start + one.size
    )


def begun(**options: Any) -> Game:
    game = Game.new(seed=3, log=False, **options)
    while not game.state.started:
        game.play(0)
    return game


# --- The layout


def test_blocks_lie_one_after_the_other() -> None:
    start = 0
    for one in gobelin.FEATURES:
        assert one.start == start
        assert one.size > 0
        assert one.words
        start += one.size
    assert start == features.SIZE
    names = [one.name for one in gobelin.FEATURES]
    assert len(set(names)) == len(names)


def test_a_changed_layout_has_a_new_version() -> None:
    """Whoever sees this fail raises FEATURES_VERSION, trains a new net and writes the new numbers here."""
    assert (gobelin.FEATURES_VERSION, features.SIZE, len(gobelin.FEATURES)) == (1, 2410, 60)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_features_lie_in_the_layout_and_come_once(kind: dict[str, Any]) -> None:
    game = Game.new(seed=11, log=False, **kind)
    chance = random.Random(11)
    while (decision := game.decision) is not None:
        for player in range(game.players):
            found = gobelin.active_features(game, player)
            assert len(set(found)) == len(found)
            assert min(found) >= 0
            assert max(found) < features.SIZE
        game.play(chance.randrange(len(decision.options)))
    assert held(game, 0, "finished") == [0]


# --- Nothing hidden


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_guess_gives_the_same(kind: dict[str, Any]) -> None:
    for seed in range(3):
        game = Game.new(seed=seed, log=False, **kind)
        chance = random.Random(seed)
        number = 0
        while (decision := game.decision) is not None:
            number += 1
            if number < 8 or chance.random() < 0.1:
                for player in range(game.players):
                    guess = game.resample(player, number)
                    assert Encoder().active(guess.state, player) == gobelin.active_features(game, player)
            game.play(chance.randrange(len(decision.options)))


# --- What it says


def test_the_array_holds_the_active_features() -> None:
    game = begun(players=2)
    row = gobelin.encode(game, 1)
    assert row.dtype == np.float32
    assert np.flatnonzero(row).tolist() == sorted(gobelin.active_features(game, 1))


def test_resources_tracks_and_income_are_told_by_era() -> None:
    game = begun(players=2)
    who = game.state.players[0]
    who.era = 2
    who.resources = [0, 3, 8, 1]
    who.tokens[1] = (2, 7)
    who.taken = [0, 5, 1, 0]
    assert held(game, 0, "resource") == [36 + 0, 36 + 9 + 3, 36 + 18 + 8, 36 + 27 + 1]
    assert held(game, 0, "resources") == [25 + 12]
    assert held(game, 0, "track") == [52 + 0, 52 + 13 + 7, 52 + 26, 52 + 39]
    assert held(game, 0, "second_token") == [13 + 2]
    assert held(game, 0, "income") == [24 + 0, 24 + 6 + 5, 24 + 12 + 1, 24 + 18]
    assert held(game, 0, "opponents_ahead")[1] == 5
    assert held(game, 1, "opponents_tracks")[1] == 13 + 7


def test_the_next_landmark_is_told_with_rivals() -> None:
    game = begun(players=2)
    one, other = game.state.players
    one.tokens[0], other.tokens[0] = (2,), (3,)
    assert held(game, 0, "landmark_ahead")[0] == 4 + 1  # two spaces ahead, and somebody is nearer
    assert held(game, 1, "landmark_ahead")[0] == 0
    game.state.landmark_owner[0] = 1
    assert held(game, 0, "landmark_ahead")[0] == 8
    assert held(game, 0, "landmark_owner") == [18]
    assert held(game, 1, "landmark_owner") == [0]


def test_cards_in_hand_are_told_once_and_only_while_they_can_be_played() -> None:
    game = begun(players=2)
    who = game.state.players[0]
    who.era = 1
    who.hand = (TRAP, 0, TRAP)
    assert held(game, 0, "hand") == [0, TRAP]
    assert held(game, 0, "hand_size") == [3]
    who.era = 4
    assert held(game, 0, "hand") == []
    assert block("hand").size == features.CARDS


def test_the_city_is_told_by_what_fits_into_it() -> None:
    game = begun(players=2)
    who = game.state.players[0]
    everywhere = (1 << 81) - 1
    who.built = everywhere & ~who.impassable()
    fits = range(features.SHAPES)
    assert held(game, 0, "fits") == [shape * features.FITS for shape in fits]
    assert held(game, 0, "narrow_plots") == [0]
    corner = 0b11 | 0b11 << 9  # a free square of two by two
    who.capital = 6
    assert CAPITALS[5].grid[0][:2] == CAPITALS[5].grid[1][:2] == ".."
    who.built = everywhere & ~who.impassable() & ~corner
    assert held(game, 0, "fits") == [1, features.FITS, 2 * features.FITS, 3 * features.FITS, 4 * features.FITS]
    who.built |= 1
    assert held(game, 0, "fits")[0] == 0
    assert held(game, 0, "narrow_plots") == [3]
    assert held(game, 0, "districts_begun")[2] == 2 * 4 + 1  # one lacks three plots
    assert held(game, 0, "lines_begun")[:2] == [2, 5 + 2]  # two lack one plot, two lack two


def test_more_cities_than_are_remembered() -> None:
    """What is forgotten of one era is not missed in another."""
    game = begun(players=2)
    who = game.state.players[0]
    who.capital = 0
    encoder = Encoder()
    who.era = 2
    before = encoder.active(game.state, 0)
    built = who.built
    who.era = 1
    for number in range(features.MOST_CITIES + 1):
        encoder.add_city(number << 20, 0, [])
    who.era, who.built = 2, built
    assert encoder.active(game.state, 0) == before


@pytest.mark.parametrize("size", [2, 3, 4])
def test_free_rectangles_are_counted_within_the_grid(size: int) -> None:
    """A rectangle does not go on beyond the last column."""
    game = begun(players=2)
    who = game.state.players[0]
    who.capital = 0  # no plot is impassable
    shape = {2: 0, 3: 2, 4: 4}[size]
    for row in range(9 - size + 1):
        for column in range(9):
            free = 0
            for r in range(size):
                for c in range(size):
                    plot = (row + r) * 9 + column + c  # beyond the last column it lies in the next row
                    free |= 1 << plot if plot < 81 else 0
            who.built = ((1 << 81) - 1) & ~free
            whole = column <= 9 - size
            assert held(game, 0, "fits")[shape] - shape * features.FITS == (1 if whole else 0), (row, column)


@pytest.mark.parametrize("name", CIVILIZATIONS[: features.MATS])
def test_every_civilization_is_told(name: str) -> None:
    number = CIVILIZATIONS.index(name)
    for seed in range(200):
        game = Game.new(2, seed=seed, log=False)
        wanted = f"civilization {name}"
        while (decision := game.decision) is not None and not game.state.started:
            texts = [option.text for option in decision.options]
            game.play(wanted if wanted in texts else 0)
        holders = [seat for seat in range(2) if number in game.state.players[seat].civilizations]
        if holders:
            assert number in held(game, holders[0], "civilization")
            return
    pytest.fail(f"{name} was never dealt")


def test_what_joins_the_box_later_moves_no_feature() -> None:
    """A card or mat named after this layout has no features of its own, and those of the others stay where they are."""
    game = Game.new(2, seed=1, log=False)
    while not game.state.started:
        game.play(0)
    who = game.state.players[0]
    who.hand = (3, features.CARDS - 1)
    who.active = features.CARDS - 1
    before = {name: held(game, 0, name) for name in ("hand", "active", "civilization")}
    assert before["hand"] == [3, features.CARDS - 1]
    who.hand = (3, features.CARDS - 1, features.CARDS, features.CARDS + 1)
    who.civilizations = (*who.civilizations, features.MATS)
    who.civ_mats = (*who.civ_mats, (4,))
    assert held(game, 0, "hand") == before["hand"]
    assert held(game, 0, "civilization") == before["civilization"]
    assert held(game, 0, "active") == before["active"] == [features.CARDS - 1]
    who.active = features.CARDS
    assert held(game, 0, "active") == []
    assert max(gobelin.active_features(game, 0)) < len(gobelin.encode(game, 0))


def test_bad_arguments_are_named() -> None:
    game = Game.new(2, seed=1)
    with pytest.raises(BadArgument):
        gobelin.encode(game, 2)
    with pytest.raises(BadArgument, match="only a Game has features, not 3"):
        gobelin.encode(3, 0)  # type: ignore[arg-type]


def test_the_page_shows_the_layout() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for one in gobelin.FEATURES:
        assert f"| `{one.name}` | {one.size} | {one.words} |" in page
