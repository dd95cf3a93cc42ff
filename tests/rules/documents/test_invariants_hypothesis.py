"""Random play steered by Hypothesis: whatever is chosen, the table stays sound.

A failing game is shrunk to the shortest list of choices that breaks it.
"""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gobelin
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import CIVILIZATIONS, TAPESTRIES
from moments import everything, seen, viewers
from table import EVERYTHING


@st.composite
def setups(draw: st.DrawFn) -> dict[str, Any]:
    """Any options a table can agree on."""
    players = draw(st.integers(2, 5))
    given_civilizations = draw(
        st.none() | st.lists(st.sampled_from([*CIVILIZATIONS]), min_size=players, max_size=players, unique=True)
    )
    return EVERYTHING | {
        "players": players,
        "seed": draw(st.integers()),
        "civilizations": given_civilizations,
        "start_bonus": draw(st.booleans()),
        "without": draw(st.lists(st.sampled_from(TAPESTRIES), max_size=3)),
        "loop_guard": draw(st.booleans()),
        "optional_x_advance": draw(st.booleans()),
        "confirm_turns": draw(st.booleans()),
    }


def pick(game: gobelin.Game, number: int) -> int:
    """The index a drawn number means; an income turn only for one number in eight, so that games last."""
    assert game.decision is not None
    count = len(game.decision.actions)
    if game.decision.kind == "turn" and count > 1 and number % 8:
        return number % (count - 1)
    return number % count


def check(game: gobelin.Game, before: State) -> None:
    """All that is always true, said once more in plain words beside `problems`."""
    assert game.problems() == []
    state = game.state
    for who in state.players:
        assert all(0 <= amount <= 8 for amount in who.resources)
        assert who.vp >= 0
        assert all(0 <= space <= 12 for spaces in who.tokens for space in spaces)
    assert state.revealed >= before.revealed
    assert state.turns >= before.turns
    assert game.over == (game.decision is None)
    if game.decision is not None:
        assert game.decision.actions
        assert len(set(game.decision.actions)) == len(game.decision.actions)
        # END-3: a finished player is asked for nothing but the end of the turn that finished them
        assert not state.players[game.decision.player].finished or game.decision.kind == "end_turn"


@settings(max_examples=120, suppress_health_check=list(HealthCheck))
@given(setup=setups(), numbers=st.lists(st.integers(0, 10_000), min_size=40, max_size=250))
def test_any_choices_keep_the_table_sound(setup: dict[str, Any], numbers: list[int]) -> None:
    """Invariants after every choice of games of all kinds."""
    game = gobelin.Game.new(**setup)
    for number in numbers:
        if game.over:
            break
        before = game.state.copy()
        game.play(pick(game, number))
        check(game, before)


@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@given(setup=setups(), numbers=st.lists(st.integers(0, 10_000), min_size=40, max_size=120))
def test_any_game_can_be_kept_copied_and_guessed(setup: dict[str, Any], numbers: list[int]) -> None:
    """Wherever a game stands: replayed it is the same, copied it is the same, resampled it looks the same."""
    game = gobelin.Game.new(**setup)
    for number in numbers:
        if not game.over:
            game.play(pick(game, number))
    assert everything(gobelin.Game.replay(json.loads(json.dumps(game.record())))) == everything(game)
    assert everything(game.copy()) == everything(game)
    for viewer in viewers(game):
        guess = game.resample(viewer, numbers[0])
        assert seen(guess, viewer) == seen(game, viewer)
        assert guess.problems() == []


@settings(max_examples=20, suppress_health_check=list(HealthCheck))
@given(setup=setups(), number=st.integers(0, 10_000))
def test_any_game_ends(setup: dict[str, Any], number: int) -> None:
    """Played on and on, even shunning income turns, every game comes to its end (END-5)."""
    game = gobelin.Game.new(**setup)
    while not game.over:
        number = (number * 1_103_515_245 + 12_345) % (1 << 31)
        game.play(pick(game, number >> 8))
        assert len(game.choices) < 20_000
    assert all(who.finished for who in game.state.players)
    assert game.problems() == []


def test_a_finished_player_still_ends_the_last_turn() -> None:
    """END-3: with confirm_turns the end of the turn is asked even after the game of its player has ended."""
    game = gobelin.Game.new(players=2, seed=1, confirm_turns=True)
    asked = set()
    while not game.over:
        before = game.state.copy()
        game.play(len(game.decision.options) - 1)  # type: ignore[union-attr]
        check(game, before)
        if game.decision is not None and game.state.players[game.decision.player].finished:
            asked.add(game.decision.player)
    assert asked == {0, 1}


def test_no_test_is_red_by_luck() -> None:
    """Every run draws the same examples; random seeds belong into the soak."""
    assert settings().derandomize
    assert settings().database is None
