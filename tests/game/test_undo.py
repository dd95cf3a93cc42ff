"""Undo: the last own choice of the turn can be taken back, until something came to light (TIMING-16, SETUP-13)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import gobelin
from gobelin.rules.chapters.resources import WhichResources
from gobelin.rules.chapters.tapestry import WhichTapestry
from gobelin.rules.engine.actions import TEXTS
from gobelin.rules.printed.names import TAPESTRIES
from moments import everything, logged, moments, seen, viewers
from soak import FIRST_SOLO, choose, options, style
from table import Table, game_of


def past_start(**settings: Any) -> gobelin.Game:
    """A game in its first turns: start choices made, everybody has had income."""
    game = gobelin.Game.new(seed=11, **settings)
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.kind == "turn":
            return game
        game.play(0)
    raise AssertionError


def play_until(game: gobelin.Game, *kinds: str) -> None:
    """Play first options until a question of one of these kinds is open."""
    while game.decision is not None and game.decision.kind not in kinds:
        game.play(0)


# --- Within a turn


def test_own_last_choice() -> None:
    """The last choice is taken back: table, log, decision and record are as before."""
    game = past_start(players=2)
    before = everything(game)
    game.play("advance technology")
    assert everything(game) != before
    game.undo()
    assert everything(game) == before
    game.play("advance military")
    assert game.choices == game.replay(game.record()).choices


def test_nothing_to_take_back_at_the_start_of_a_turn() -> None:
    """The choices of earlier turns stand."""
    game = past_start(players=2)
    before = everything(game)
    with pytest.raises(gobelin.CannotUndo, match="no choice has been made in this turn"):
        game.undo()
    assert everything(game) == before


def test_several_in_a_row() -> None:
    """Choice after choice of a turn can be taken back, each bringing back exactly what was before it."""
    longest = 0
    for game, _, chance in moments(range(20)):
        if game.state.started and chance.random() < 0.015:
            trial = game.copy()
            turn, past = trial.state.turns, [everything(trial)]
            rng = random.Random(len(game.choices))
            while trial.decision is not None and len(past) < 6:
                decision = trial.decision
                option = rng.choice(decision.options)
                if decision.player != game.decision.player or option.reveals:  # type: ignore[union-attr]
                    break
                trial.play(option)
                if trial.state.turns != turn or trial.over:
                    break
                past.append(everything(trial))
            if trial.state.turns != turn or trial.over or len(past) < 4:
                continue
            actor = game.decision.player  # type: ignore[union-attr]
            for before in reversed(past[:-1]):
                trial.undo(actor)
                assert everything(trial) == before
            longest = max(longest, len(past) - 1)
    assert longest >= 4


def test_stops_at_draws_and_dice() -> None:
    """TIMING-16: after a card, a tile or a die came to light, the choice before it stands."""
    stopped = set()
    for game, index, _ in moments(range(24)):
        decision = game.decision
        assert decision is not None
        trial = game.copy()
        trial.play(index)
        if trial.state.turns != game.state.turns or trial.over or not game.state.started:
            continue
        if trial.state.revealed == game.state.revealed or decision.kind in stopped:
            continue
        stopped.add(decision.kind)
        before = everything(trial)
        with pytest.raises(gobelin.CannotUndo, match="revealed"):
            trial.undo(decision.player)
        assert everything(trial) == before
    assert {"research", "roll_again", "invent", "conquer", "turn", "bonus"} & stopped
    assert len(stopped) > 8


def test_undo_stops_exactly_where_an_option_reveals() -> None:
    """TIMING-16, PLAYERS-2: what `reveals` promised holds, for whoever chooses, in whosever turn."""
    stopped, taken_back, abroad = 0, 0, 0
    for game, index, rng in moments((*range(40), *range(FIRST_SOLO, FIRST_SOLO + 14))):
        decision = game.decision
        assert decision is not None
        elsewhere = game.state.started and decision.player != game.state.turn
        if not elsewhere and rng.random() > 0.15:
            continue
        reveals = decision.options[index].reveals
        trial = game.copy()
        trial.play(index)
        if reveals:
            with pytest.raises(gobelin.CannotUndo):
                trial.undo(decision.player)
            stopped += 1
            abroad += elsewhere
        elif trial.state.turns == game.state.turns and not trial.over and rng.random() < 0.3:
            trial.undo(decision.player)
            assert trial.digest() == game.digest()
            taken_back += 1
    assert min(stopped, taken_back) > 300
    assert abroad > 10


def test_what_another_s_choice_makes_the_player_to_move_play_stands() -> None:
    """TIMING-16, PLAYERS-2: B decides something in A's turn, then A's only card is played by itself: B has seen it."""
    t = Table(players=2)
    t.hand(0, "dystopia")
    t.begin(0)
    t.push(WhichResources(1, 1, 0), WhichTapestry(0, 0))
    game = game_of(t)
    assert game.decision is not None
    assert (game.state.turn, game.decision.player) == (0, 1)
    assert game.decision.options[0].reveals
    game.play("gain coin")
    assert game.state.players[0].hand == ()
    with pytest.raises(gobelin.CannotUndo, match="revealed"):
        game.undo(1)


def test_own_only_card_in_another_s_turn_is_no_news() -> None:
    """TIMING-16: B's choice in A's turn makes B's own only card be played: B may think again."""
    t = Table(players=2)
    t.hand(1, "dystopia")
    t.begin(0)
    t.push(WhichResources(1, 1, 0), WhichTapestry(1, 0))
    game = game_of(t)
    assert game.decision is not None
    assert not game.decision.options[0].reveals
    assert "play" in [event.key for event in game.preview("gain coin")]
    game.play("gain coin")
    assert list(game.state.players[1].hand) == []
    game.undo(1)
    assert game.state.players[1].hand == (TAPESTRIES.index("dystopia"),)


def test_choices_after_a_reveal_can_be_taken_back_down_to_it() -> None:
    """Undo goes back to the moment after the die or draw, not further."""
    for game, index, _ in moments(range(30)):
        decision = game.decision
        assert decision is not None
        if not game.state.started or not decision.options[index].reveals:
            continue
        trial = game.copy()
        trial.play(index)
        after = trial.decision
        if after is None or after.player != decision.player or trial.state.turns != game.state.turns:
            continue
        if after.options[0].reveals:
            continue
        before = everything(trial)
        trial.play(0)
        if trial.state.turns != game.state.turns or trial.over:
            continue
        trial.undo(decision.player)
        assert everything(trial) == before
        with pytest.raises(gobelin.CannotUndo, match="revealed"):
            trial.undo(decision.player)
        return
    raise AssertionError("no such moment was met")


def test_stops_at_the_choices_of_others() -> None:
    """What somebody else chose since stands between: nobody takes back another's choice."""
    met = 0
    for game, index, _ in moments(range(20)):
        decision = game.decision
        assert decision is not None
        if game.state.turns == 0 or decision.player == game.state.turn:
            continue
        trial = game.copy()  # somebody is asked in another's turn
        trial.play(index)
        if trial.state.turns != game.state.turns or trial.over:
            continue
        met += 1
        before = everything(trial)
        with pytest.raises(gobelin.CannotUndo, match=f"made by player {decision.player + 1}"):
            trial.undo(game.state.turn)
        assert everything(trial) == before
        if trial.state.revealed == game.state.revealed:
            trial.undo(decision.player)
            assert everything(trial) == everything(game)
    assert met > 5


def test_undo_means_the_one_who_is_asked() -> None:
    """Without a player it is the asked one's last choice that is meant, so nobody undoes the other's by accident."""
    for game, index, _ in moments(range(60)):
        decision = game.decision
        assert decision is not None
        trial = game.copy()
        trial.play(index)
        asked = trial.decision
        if asked is None or asked.player == decision.player or trial.state.turns != game.state.turns:
            continue
        if not game.state.started or trial.state.revealed != game.state.revealed:
            continue
        with pytest.raises(gobelin.CannotUndo, match=f"made by player {decision.player + 1}"):
            trial.undo()
        trial.undo(decision.player)
        assert everything(trial) == everything(game)
        return
    raise AssertionError("no such moment was met")


def test_stops_at_the_end_of_the_turn() -> None:
    """A turn that has ended cannot be taken back, even if its last choice revealed nothing."""
    for game, index, _ in moments((1, 5, 9), confirm_turns=False):
        trial = game.copy()
        trial.play(index)
        if game.state.started and trial.state.turns != game.state.turns and not trial.over:
            with pytest.raises(gobelin.CannotUndo, match="no choice"):
                trial.undo(game.decision.player)  # type: ignore[union-attr]
            return


def test_confirmed_turns() -> None:
    """With confirm_turns the last choice can still be taken back; only `end turn` is final."""
    game = past_start(players=2, confirm_turns=True)
    for wanted in ("turn", "end_turn"):
        play_until(game, wanted)
    while True:
        assert game.decision is not None
        last = game.copy()
        if game.decision.kind == "turn":
            game.play(0)
        elif game.decision.kind != "end_turn":
            revealed = game.state.revealed
            game.play(len(game.decision.options) - 1)
            if game.decision is not None and game.decision.kind == "end_turn" and game.state.revealed == revealed:
                break
        else:
            game.play("end turn")
    before = everything(last)
    turn = game.state.turns
    game.undo()
    assert everything(game) == before
    game.play(len(game.decision.options) - 1)
    assert [option.text for option in game.decision.options] == ["end turn"]
    game.play("end turn")
    assert game.state.turns > turn
    with pytest.raises(gobelin.CannotUndo):
        game.undo(last.decision.player)  # type: ignore[union-attr]


def test_a_finished_game_is_finished() -> None:
    """The end of the game is the end of its last turn."""
    for number in range(6):
        game = gobelin.Game.new(**options(number))
        rng = random.Random(-number)
        while not game.over:
            game.play(choose(game, rng, style(number)))
        with pytest.raises(gobelin.CannotUndo, match="over"):
            game.undo()
        assert game.over
        assert game.winners


def test_copies_undo_independently() -> None:
    """Undoing a copy leaves the game alone, and the other way round."""
    game = past_start(players=3)
    game.play(0)
    before = everything(game)
    trial = game.copy()
    trial.undo()
    assert everything(game) == before
    game.undo()
    assert everything(game) == everything(trial)


def test_resampled_games_undo_to_their_beginning() -> None:
    """A guess can be played and undone, but not beyond the moment it was made."""
    game = past_start(players=2)
    game.play(0)
    guess = game.resample(game.decision.player, 3)  # type: ignore[union-attr]
    with pytest.raises(gobelin.CannotUndo):
        guess.undo()
    before = seen(guess, 0)
    guess.play(0)
    if guess.state.revealed == game.state.revealed and guess.state.turns == game.state.turns:
        guess.undo()
        assert seen(guess, 0) == before


def test_detours_leave_no_trace() -> None:
    """A game with choices tried and taken back has the same record and log as one without."""
    detours = 0
    for number in (0, 2, 5, 14, 27):
        plain = gobelin.Game.new(**options(number))
        other = plain.copy()
        rng = random.Random(-number)
        while not plain.over:
            index = choose(plain, rng, style(number))
            decision = other.decision
            assert decision is not None
            if rng.random() < 0.1:
                aside = rng.choice(decision.options)
                if not aside.reveals:
                    trial = other.copy()
                    trial.play(aside)
                    if trial.state.turns == other.state.turns and not trial.over:
                        other.play(aside)
                        other.undo(decision.player)
                        detours += 1
            plain.play(index)
            other.play(index)
        assert other.record() == plain.record()
        assert logged(other) == logged(plain)
        assert gobelin.Game.replay(other.record()).scores == plain.scores
    assert detours > 50


# --- Start choices


def start() -> gobelin.Game:
    """Three players, nothing chosen yet: each has two mats and two civilizations."""
    return gobelin.Game.new(players=3, seed=21)


def chosen(game: gobelin.Game) -> list[tuple[int, tuple[int, ...]]]:
    return [(who.capital, who.civilizations) for who in game.state.players]


def alike(game: gobelin.Game, *indices: int) -> bool:
    """Whether the table is that of a game with these choices, made in the order of seats."""
    plain = start()
    for index in indices:
        plain.play(index)
    assert sorted(plain.choices) == sorted(game.choices)
    assert [seen(plain, viewer) for viewer in viewers(plain)] == [seen(game, viewer) for viewer in viewers(game)]
    return plain.digest() == game.digest()


def test_any_player_may_take_back_a_start_choice() -> None:
    """SETUP-13: player 1 changes the civilization after players 2 and 3 have chosen; theirs stand."""
    game = start()
    for _ in range(5):
        game.play(0)
    kept = chosen(game)
    assert game.decision is not None
    waiting = game.decision.actions
    game.undo(0)
    assert [(asked.player, asked.kind) for asked in game.decisions] == [(0, "civilization"), (2, "civilization")]
    assert game.decision.player == 0
    assert game.state.players[0].civilizations == ()
    assert game.state.players[0].capital == kept[0][0]
    game.play(1)
    assert (game.decision.player, game.decision.kind, game.decision.actions) == (2, "civilization", waiting)
    assert chosen(game)[1:] == kept[1:]
    assert chosen(game)[0] != kept[0]
    assert alike(game, 0, 1, 0, 0, 0)


def test_both_start_choices_of_a_player_can_be_taken_back() -> None:
    """SETUP-13: first the civilization, then the mat."""
    game = start()
    for _ in range(4):
        game.play(0)
    game.undo(0)
    game.undo(0)
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, "capital")
    assert game.state.players[0].capital == 0
    with pytest.raises(gobelin.CannotUndo, match="no start choice"):
        game.undo(0)
    game.play(1)
    game.play(1)
    assert alike(game, 1, 1, 0, 0)


def test_two_players_think_again_at_once() -> None:
    """SETUP-13: while one has taken a choice back another may, too; all that still stands stands."""
    game = start()
    for _ in range(5):
        game.play(0)
    game.undo(0)
    game.undo(1)
    assert [(asked.player, asked.kind) for asked in game.decisions] == [(n, "civilization") for n in range(3)]
    game.play(1)  # player 1's civilization
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (1, "civilization")
    game.play(1)
    assert alike(game, 0, 1, 0, 1, 0)


def test_last_start_choice_is_meant_without_a_player() -> None:
    """Without a player the last start choice made is taken back, whoever is asked first."""
    game = start()
    before = everything(game)
    game.play(0, player=2)
    game.undo()
    assert everything(game) == before
    with pytest.raises(gobelin.CannotUndo, match="no start choice"):
        game.undo()
    with pytest.raises(gobelin.CannotUndo, match="no start choice"):
        game.undo(2)


def test_revealed_start_choices_stand() -> None:
    """SETUP-13: once all are made they are revealed, and nobody changes them any more."""
    game = start()
    for _ in range(6):
        game.play(0)
    assert game.state.started
    before = everything(game)
    for player in (None, 0, 1, 2):
        with pytest.raises(gobelin.CannotUndo):
            game.undo(player)
    assert everything(game) == before


def test_a_copy_keeps_the_choices_that_stand() -> None:
    """A copy made while a player thinks again still knows the others' choices."""
    game = start()
    for _ in range(5):
        game.play(0)
    game.undo(0)
    trial = game.copy()
    trial.play(1)
    assert trial.decision is not None
    assert trial.decision.player == 2
    assert game.decision is not None
    assert game.decision.player == 0


def test_start_choices_taken_back_are_not_seen() -> None:
    """SETUP-13, PLAYERS-2: thinking again tells the others nothing but who is asked."""
    game = start()
    for _ in range(4):
        game.play(0)
    game.undo(0)
    players = json.dumps(game.view(1)["players"][0])
    game.play(0)
    assert json.dumps(game.view(1)["players"][0]) == players


def test_civilization_set_up_choices() -> None:
    """SETUP-14: choices of a civilization's own set-up, before the first turn, can be taken back to the reveal."""
    game = gobelin.Game.new(players=2, seed=4, civilizations=["mystics", "leaders"])
    play_until(game, "predict")
    before = everything(game)
    game.play("number 4")
    game.play("number 3")
    game.undo()
    game.undo()
    assert everything(game) == before
    with pytest.raises(gobelin.CannotUndo):
        game.undo()


def test_choices_are_texts() -> None:
    """The list of choices holds integers of the action space, one for each choice that stands."""
    game = start()
    game.play(1)
    text = TEXTS[game.choices[0]]
    game.undo()
    game.play(text)
    assert [TEXTS[action] for action in game.choices] == [text]
