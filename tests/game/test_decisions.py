"""Decisions: everybody who may decide now, start choices in any order, names of questions, numbered events."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest

import gobelin
import soak
from gobelin.rules.engine.actions import TEXTS
from moments import moments, seen, viewers

EVERY_KIND = (*range(0, 40, 3), *range(soak.FIRST_SOLO, soak.FIRST_SOLO + 14))  # soak games: all sorts of tables


def start(players: int = 3, seed: int = 21) -> gobelin.Game:
    return gobelin.Game.new(players=players, seed=seed)


def asked(game: gobelin.Game) -> list[tuple[int, str]]:
    return [(decision.player, decision.kind) for decision in game.decisions]


# --- Start choices are made by all at once


def test_all_decide_at_once() -> None:
    """SETUP-13: every player has the own mats to choose from; the first of them is `decision`."""
    game = start()
    assert asked(game) == [(0, "capital"), (1, "capital"), (2, "capital")]
    assert game.decisions[0] is game.decision
    for decision, who in zip(game.decisions, game.state.players, strict=True):
        assert [option.text for option in decision.options] == [f"capital {mat}" for mat in who.dealt_capitals]
    game.play(1, player=1)
    assert asked(game) == [(0, "capital"), (1, "civilization"), (2, "capital")]
    game.play(0, player=1)
    assert asked(game) == [(0, "capital"), (2, "capital")]
    with pytest.raises(gobelin.IllegalChoice, match="player 2 has nothing to decide now"):
        game.play(0, player=1)
    for _ in range(4):
        assert not game.state.started
        game.play(0, player=game.decisions[-1].player)
    assert game.state.started
    assert len(game.decisions) == 1


def test_an_option_tells_whose_it_is() -> None:
    """Every mat is dealt once: a text or an Option needs no player; an index is one of the first decision."""
    game = start()
    last = game.decisions[2].options[1]
    game.play(last)
    assert game.state.players[2].capital == int(last.text.split()[1])
    text = game.decisions[1].options[0].text
    game.play(text)
    assert game.state.players[1].capital == int(text.split()[1])
    game.play(0)
    assert game.state.players[0].capital == game.state.players[0].dealt_capitals[0]
    assert asked(game) == [(n, "civilization") for n in range(3)]


def test_nobody_chooses_for_another() -> None:
    """With a player named, only this player's options count; the table is untouched."""
    game = start()
    other = game.decisions[1].options[0]
    before = game.digest()
    for option in (other, other.text):
        with pytest.raises(gobelin.IllegalChoice):
            game.play(option, player=0)
        with pytest.raises(gobelin.IllegalChoice):
            game.preview(option, player=0)
    assert game.digest() == before
    game = later()
    assert game.decision is not None
    with pytest.raises(gobelin.IllegalChoice, match="has nothing to decide now"):
        game.play(0, player=1 - game.decision.player)
    game.play(0, player=game.decision.player)


def later() -> gobelin.Game:
    """Two players in their first turns."""
    game = gobelin.Game.new(players=2, seed=11)
    while game.decision is not None and game.decision.kind != "turn":
        game.play(0)
    return game


@pytest.mark.parametrize("number", EVERY_KIND)
def test_the_order_of_start_choices_does_not_matter(number: int) -> None:
    """SETUP-13: in any order, also with choices taken back, the same choices lead to the same table and game."""
    rng = random.Random(number)
    game = gobelin.Game.new(**soak.options(number))
    detours = 0
    while not game.state.started:
        decision = rng.choice(game.decisions)
        option = rng.choice(decision.options)
        before = game.digest()
        shown = game.preview(option), option.reveals
        assert (option.reveals, game.digest()) == (len(game.decisions) == 1 and last_choice(game), before)
        trial = game.copy()
        trial.play(option)
        assert shown == (trial.log[len(game.log) :] if not shown[1] else (), shown[1])
        if not trial.state.started and rng.random() < 0.4:
            game = trial
            game.undo(decision.player)
            assert game.digest() == before
            detours += 1
        else:
            game.play(option, player=decision.player)
    plain = gobelin.Game.new(**soak.options(number))
    while not plain.state.started:
        assert plain.decision is not None
        (action,) = set(plain.decision.actions) & set(game.choices)
        plain.play(TEXTS[action])
    assert sorted(plain.choices) == sorted(game.choices)
    assert plain.digest() == game.digest()
    replayed = gobelin.Game.replay(json.loads(json.dumps(game.record())))
    assert replayed.digest() == game.digest()
    assert replayed.choices == game.choices
    assert replayed.events(0) == game.events(0)
    assert [event | {"choice": 0} for event in plain.events(0)] == [e | {"choice": 0} for e in game.events(0)]
    for _ in range(30):
        if not game.over:
            index = soak.choose(game, rng, 0.6)
            game.play(index)
            plain.play(index)
    assert plain.digest() == game.digest()


def last_choice(game: gobelin.Game) -> bool:
    """Whether the only player who still chooses has one choice left."""
    decision = game.decision
    assert decision is not None
    who = game.state.players[decision.player]
    return decision.kind == "civilization" or bool(who.civilizations)


def test_start_choices_in_any_order_are_secret() -> None:
    """SETUP-13, PLAYERS-2: others see who still chooses, never what was chosen; a guess fits what they see."""
    for number in range(0, 24, 2):
        rng = random.Random(number)
        one = gobelin.Game.new(**soak.options(number))
        while not one.state.started:
            decision = rng.choice(one.decisions)
            other = one.copy()
            index = rng.randrange(len(decision))
            one.play(index, player=decision.player)
            other.play(1 - index, player=decision.player)
            if one.state.started:
                break
            for viewer in viewers(one):
                if viewer != decision.player:
                    assert seen(one, viewer) == seen(other, viewer)
                    assert one.events(viewer) == other.events(viewer)
                guess = one.resample(viewer, rng.randrange(1 << 30))
                assert seen(guess, viewer) == seen(one, viewer)
                assert [asked.id for asked in guess.decisions] == [asked.id for asked in one.decisions]
                assert asked(guess) == asked(one)
                assert not guess.problems()
                while not guess.state.started:
                    guess.play(0, player=rng.choice(guess.decisions).player)


def test_a_guess_takes_its_own_start_choices_back() -> None:
    """A resampled game undoes what was chosen since, not what was chosen before."""
    game = start()
    game.play(0, player=1)
    guess = game.resample(2, 5)
    with pytest.raises(gobelin.CannotUndo, match="no start choice"):
        guess.undo(1)
    before = guess.digest()
    guess.play(1, player=2)
    guess.undo(2)
    assert guess.digest() == before


# --- A decision is a collection of its options


def test_length_iteration_and_membership() -> None:
    """`len`, `for`, and `in` with an Option, a text or an integer of the action space."""
    for game, _, rng in moments((1, 6)):
        decision = game.decision
        assert decision is not None
        assert len(decision) == len(decision.options) == len(decision.actions)
        assert tuple(decision) == decision.options
        assert all(option in decision and option.text in decision and option.action in decision for option in decision)
        stranger: Any = rng.randrange(len(TEXTS))
        assert (stranger in decision) == (TEXTS[stranger] in decision) == (stranger in decision.actions)
        assert "fly" not in decision
        assert None not in decision
        assert decision  # even one that nothing was asked about yet


# --- What a decision says of itself


def test_a_decision_stays_what_it_was() -> None:
    """Who keeps decisions reads in them what was asked, however far the game has gone on since."""
    kept = []
    for game, _, _ in moments(EVERY_KIND[:4]):
        for decision in game.decisions:
            kept.append((decision, json.dumps(decision.about), decision.id, decision.source, decision.actions))
    for decision, about, name, source, actions in kept:
        assert json.dumps(decision.about) == about
        assert (decision.id, decision.source, decision.actions) == (name, source, actions)
    assert len({about for _, about, *_ in kept}) > 100


def test_a_decision_that_nobody_read_says_nothing_of_a_changed_table() -> None:
    """What it is about is found on the table it was asked at, or not at all."""
    unread = []
    for game, _, _ in moments(EVERY_KIND[:2]):
        assert game.decision is not None
        assert game.decision.about == game.decision.about
        unread.append(game.copy().decision)
        unread[-1]._asked.game.play(0)  # type: ignore[union-attr]
    for decision in unread:
        with pytest.raises(gobelin.IllegalChoice, match="no longer open"):
            _ = decision.about  # type: ignore[union-attr]


def test_documents_are_their_readers_own() -> None:
    """Whoever changes a document of the table changes no decision."""
    game = start()
    while game.decision is None or game.decision.kind != "turn" or not game.decision.about["moves"]:
        game.play(0)
    about: Any = game.table(game.decision.player)["decision"]["about"]  # type: ignore[index]
    about["moves"].clear()
    assert game.decision.about["moves"]
    assert game.table(game.decision.player)["decision"]["about"] == game.decision.about  # type: ignore[index]


# --- Names of questions


def test_ids_are_never_given_twice() -> None:
    """Each question has a name of its own, also when undo asks it again; it stays while the question is open."""
    for number in (2, 3, 5, 100_003):
        game = gobelin.Game.new(**soak.options(number))
        rng = random.Random(number)
        given: set[str] = set()
        while not game.over:
            decision = rng.choice(game.decisions)
            before = {asked.player: asked.id for asked in game.decisions}
            assert decision.id not in given
            assert game.copy().decisions[0].id == game.decisions[0].id == game.decisions[0].id
            given.add(decision.id)
            others = {player: name for player, name in before.items() if player != decision.player}
            game.play(rng.choice(decision.options), player=decision.player)
            if not game.state.started:
                now = {asked.player: asked.id for asked in game.decisions}
                assert now | others == now
            if rng.random() < 0.3:
                try:
                    game.undo(decision.player)
                except gobelin.CannotUndo:
                    continue
                if not game.state.started:
                    now = {asked.player: asked.id for asked in game.decisions}
                    assert now | others == now
        assert len(given) > 50


def test_ids_are_kept_by_copies_guesses_and_pickles() -> None:
    """Who looks at a copy or a guess sees the same name; undo in one does not touch the other."""
    for game, index, rng in moments((4, 100_002)):
        if rng.random() > 0.1 or game.decision is None:
            continue
        name = game.decision.id
        trial = game.copy()
        trial.play(index)
        try:
            trial.undo(game.decision.player)
        except gobelin.CannotUndo:
            continue
        assert game.decision.id == name
        assert trial.decision is not None
        assert trial.decision.id != name
        for viewer in viewers(game):
            for same in (trial.resample(viewer, 1), pickle.loads(pickle.dumps(trial)), trial.copy()):
                assert same.decision is not None
                assert same.decision.id == trial.decision.id


def test_the_name_of_a_decision_that_is_over() -> None:
    """It keeps its name, which is not that of the next one."""
    game = later()
    decision = game.decision
    assert decision is not None
    name = decision.id
    game.play(0)
    assert decision.id == name
    assert game.decision is not None
    assert game.decision.id != name


# --- Numbered events


def test_events_know_their_number_choice_and_turn() -> None:
    """Asked at any time, from any number on, in a log written late or from the beginning: always the same numbers."""
    for number in (1, 2, 8, 100_004):
        game = gobelin.Game.new(**soak.options(number))
        eager = game.copy()
        rng = random.Random(number)
        due = [(0, event["turn"]) for event in eager.events()]
        while not game.over:
            index = soak.choose(game, rng, soak.style(number))
            game.play(index)
            eager.play(index)
            new = eager.events(since=len(due))
            assert [event["choice"] for event in new] == [len(eager.choices)] * len(new)
            due += [(len(eager.choices), event["turn"]) for event in new]
        events = game.events()
        assert [event["n"] for event in events] == list(range(len(events)))
        assert [(event["choice"], event["turn"]) for event in events] == due
        turn = 0
        for event in events:
            if event["key"] == "turn":
                turn += 1
                assert event["number"] == turn
            assert event["turn"] == turn
        since = rng.randrange(len(events))
        assert game.events(None, since) == events[since:]
        assert game.events(None, len(events)) == []


def test_events_of_a_position_count_its_turns_on() -> None:
    """A game that begins in turn 8 tells of turn 8; nothing in it comes from a set-up but what runs by itself."""
    for game, _, rng in moments((2,)):
        if game.decision is None or game.decision.kind != "turn" or rng.random() > 0.1:
            continue
        again = gobelin.Game.from_position(game.position())
        again.play(0)
        again.play(0)
        assert again.events()
        assert {event["turn"] for event in again.events()} <= {game.state.turns, game.state.turns + 1}
        assert {event["choice"] for event in again.events()} <= {1, 2}


def test_undo_shortens_the_log() -> None:
    """Events of a choice that was taken back are gone, and their numbers are given anew."""
    game = later()
    before = game.events()
    trial = game.copy()
    trial.play("advance technology")
    trial.play("pay coin")
    told = trial.events()
    assert told[: len(before)] == before
    assert len(told) > len(before)
    trial.undo()
    assert trial.events() == before
    trial.play("pay coin")
    assert trial.events() == told
    assert game.events() == before


# --- Others who stand on decisions


def test_a_seat_is_asked_while_others_choose() -> None:
    """SETUP-13: every seat has its own start choice, also to search with; an action tells whose it is."""
    game = start()
    for player in range(3):
        seat = gobelin.Seat(game, player)
        assert seat.decision is not None
        assert (seat.decision.player, seat.decision.id) == (player, f"{player}.0")
        node = seat.node(7)
        assert (node.actor, node.legal) == (player, seat.decision.actions)
        node.choose(node.legal[0])
        assert (node.actor, node.kind) == (0, "civilization" if player == 0 else "capital")
    seat = gobelin.Seat(game, 2)
    assert seat.decision is not None
    game.play_action(seat.decision.actions[1])
    assert game.state.players[2].capital == game.state.players[2].dealt_capitals[1]
    with pytest.raises(gobelin.IllegalChoice):
        game.play_action(game.decisions[0].actions[0], player=1)
    game.play_action(game.decisions[1].actions[0], player=1)
    assert asked(game) == [(0, "capital"), (1, "civilization"), (2, "civilization")]
