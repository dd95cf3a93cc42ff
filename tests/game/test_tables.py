"""The document of a screen: own decision, previews, how far undo reaches, past moments, points by turn."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import gobelin
import soak
from gobelin.documents import Table, Told
from gobelin.documents.generated.enumerations import EventKey
from gobelin.game.history import first_state
from gobelin.game.table_document import MOST_PREVIEWS
from gobelin.rules.engine import loop
from gobelin.rules.engine.actions import TEXTS
from moments import moments, viewers

GAMES = (*range(16), *range(soak.FIRST_SOLO, soak.FIRST_SOLO + 8))  # all sorts of tables


def first_turn(players: int = 2) -> gobelin.Game:
    """Everybody has had the first income turn; player 2 is to take a turn."""
    game = gobelin.Game.new(players=players, seed=18)
    while game.decision is not None and game.decision.kind != "turn":
        game.play(0)
    return game


def keys(events: list[Told]) -> list[EventKey]:
    return [event["key"] for event in events]


# --- The document


def test_a_table() -> None:
    """The view, the own decision with its options in all forms, what they bring, who decides, how far undo reaches."""
    game = first_turn()
    table: Any = game.table(1)
    assert list(table) == ["view", "choice", "deciders", "decision", "options", "previews", "forecasts", "undo"]
    assert table["view"] == game.view(1)
    assert table["choice"] == len(game.choices) == 4
    assert table["deciders"] == [1]
    decision = game.decision
    assert decision is not None
    assert table["decision"] == {
        "id": decision.id, "player": 1, "kind": "turn", "source": "turn", "about": decision.about,
    }  # fmt: skip
    assert table["options"][0]["text"] == "advance exploration"
    assert table["options"][0]["verb"] == "advance"
    assert table["options"][0]["arguments"] == {"track": "exploration"}
    assert table["options"][0]["on"] == [{"thing": "space", "track": "exploration", "space": 1}]
    assert [option["action"] for option in table["options"]] == decision.actions
    assert table["previews"] == game.previews() == game.previews(1)
    assert table["undo"]["steps"] == 0


def test_who_is_not_asked_gets_no_options() -> None:
    """Others and spectators learn who decides, nothing more; a spectator has nothing to undo."""
    game = first_turn()
    for viewer in (None, 0):
        table = game.table(viewer)
        assert (table["decision"], table["options"], table["previews"]) == (None, [], [])
        assert table["deciders"] == [1]
        assert table["view"] == game.view(viewer)
    assert game.table()["undo"] is None
    assert game.table(0)["undo"] is not None
    assert game.previews(0) == []


def test_start_choices_for_everybody() -> None:
    """SETUP-13: each player finds the own start choice; who has chosen finds none, whatever others do."""
    game = gobelin.Game.new(players=3, seed=21)
    tables: list[Any] = [game.table(player) for player in range(3)]
    assert [table["decision"]["id"] for table in tables] == ["0.0", "1.0", "2.0"]
    assert all(table["deciders"] == [0, 1, 2] for table in tables)
    for player, table in enumerate(tables):
        mats = [option["arguments"]["capital"] for option in table["options"]]
        assert mats == list(game.state.players[player].dealt_capitals)
        assert table["previews"] == [{"direct": [], "then": [], "reveals": False}] * 2
    game.play(0, player=1)
    game.play(0, player=1)
    table = game.table(1)
    assert (table["decision"], table["options"], table["deciders"]) == (None, [], [0, 2])
    assert table["undo"] == {"steps": 2, "to": 0, "blocked_by": None}
    assert game.table(2)["decision"] == tables[2]["decision"]
    assert game.table(2)["undo"] == {"steps": 0, "to": None, "blocked_by": None}


def test_many_options_are_previewed_on_demand() -> None:
    """Up to 40 options come with their previews; beyond that a screen asks for them."""
    met = set()
    for game, _, _ in moments((1, 3, 5, 7, 9)):
        decision = game.decision
        assert decision is not None
        few = len(decision) <= MOST_PREVIEWS
        if few and few in met:
            continue
        met.add(few)
        table = game.table(decision.player)
        assert len(table["options"]) == len(decision)
        assert (table["previews"] is not None) == few
        assert len(game.previews()) == len(decision)
        if len(met) == 2:
            return
    raise AssertionError(met)


def test_tables_are_plain_data_and_equal_in_guesses() -> None:
    """PLAYERS-2 to -6: a table goes through JSON, and nobody can tell it from the one of a resampled game.

    Only how far undo reaches differs: a guess has nothing to take back.
    """
    for game, _, rng in moments(GAMES):
        if rng.random() > 0.04:
            continue
        for viewer in viewers(game):
            table = game.table(viewer)
            assert json.loads(json.dumps(table)) == table
            guess: Any = game.resample(viewer, rng.randrange(1 << 40)).table(viewer)
            undo = guess.pop("undo")
            assert guess == {key: value for key, value in table.items() if key != "undo"}
            assert undo is None if viewer is None else undo["steps"] == 0


def test_a_table_changes_nothing() -> None:
    for game, _, rng in moments((2, 100_003)):
        if rng.random() < 0.05:
            before = game.digest()
            for viewer in viewers(game):
                game.table(viewer)
                game.table(viewer, at=rng.randrange(len(game.choices) + 1))
            assert game.digest() == before


# --- What an option itself brings


def test_a_choice_apart_from_what_follows() -> None:
    """Placing a building brings its district, not the income that goes on afterwards, nor the next turn."""
    income, turns = 0, 0
    for game, _, _ in moments(range(12)):
        decision = game.decision
        assert decision is not None
        if decision.kind != "place" or len(decision) > MOST_PREVIEWS:
            continue
        for preview in game.previews():
            assert "place" in keys(preview["direct"])
            assert "turn" not in keys(preview["direct"])
            assert not any(str(event.get("source")).startswith("income") for event in preview["direct"])
            income += any(str(event.get("source")).startswith("income") for event in preview["then"])
            turns += "turn" in keys(preview["then"])
    assert min(income, turns) > 10


def test_paying_is_the_way_to_the_space() -> None:
    """The whole advance is what the payment brings: nothing of it would come anyway."""
    game = first_turn()
    game.play("advance technology")
    (preview, *_) = game.previews()
    assert keys(preview["direct"]) == ["pay", "advance"]
    assert preview == {"direct": preview["direct"], "then": [], "reveals": False}
    assert preview["direct"][0] == {"key": "pay", "player": 1, "resources": ["coin"], "source": "turn"}


def test_the_end_of_a_turn_brings_nothing_itself() -> None:
    """What the next player's turn begins with follows anyway."""
    game = gobelin.Game.new(players=2, seed=18, confirm_turns=True)
    while game.decision is not None and game.decision.kind != "end_turn":
        game.play(0)
    (preview,) = game.previews()
    assert preview["direct"] == []
    assert keys(preview["then"])[0] == "turn"


def test_direct_and_then_are_the_whole_preview() -> None:
    """Together they are what `preview` tells, and what then happens; the direct part hangs on nothing that waits."""
    both = 0
    for game, index, rng in moments(GAMES):
        decision = game.decision
        assert decision is not None
        if rng.random() > 0.1 or len(decision) > MOST_PREVIEWS:
            continue
        preview = game.previews()[index]
        option = decision.options[index]
        told = preview["direct"] + preview["then"]
        assert keys(told) == [event.key for event in game.preview(option)]
        assert preview["reveals"] == option.reveals
        after = game.copy()
        after.play(option)
        numbered: list[Any] = list(after.events(decision.player, since=len(game.log)))
        happened = [{key: event[key] for key in event if key not in ("n", "choice", "turn")} for event in numbered]
        assert told == happened[: len(told)]
        both += bool(preview["direct"] and preview["then"])
    assert both > 20


def test_previews_of_nothing() -> None:
    """At the end of the game, and for a seat that is not there."""
    game = soak.play(3, check=False)
    assert game.previews() == []
    assert game.table(0)["decision"] is None
    assert game.table(0)["deciders"] == []
    with pytest.raises(Exception, match="no such seat"):
        game.previews(9)
    with pytest.raises(Exception, match="no such seat"):
        game.table(9)


# --- How far undo reaches


@pytest.mark.parametrize("numbers", [range(12), range(soak.FIRST_SOLO, soak.FIRST_SOLO + 7)])
def test_undo_reaches_as_far_as_it_says(numbers: range) -> None:
    """So many steps and no more, one by one or all at once, for every player at every table."""
    reasons = set()
    for game, _, rng in moments(numbers):
        if rng.random() > 0.12:
            continue
        for player in range(game.players):
            undo: Any = game.table(player)["undo"]
            steps = undo["steps"]
            trial = game.copy()
            for _ in range(steps):
                trial.undo(player)
            with pytest.raises(gobelin.CannotUndo) as error:
                trial.undo(player)
            blocked = undo["blocked_by"]
            reasons.add(blocked["reason"] if blocked else None)
            assert (error.value.reason or None) == (blocked["reason"] if blocked else None)
            if blocked:
                assert error.value.choice == blocked["choice"]
            if steps:
                at_once = game.copy()
                at_once.undo(player, to=undo["to"])
                assert at_once.digest() == trial.digest()
                assert at_once.choices == trial.choices
                if game.state.started:
                    assert undo["to"] == len(trial.choices) == len(game.choices) - steps
                    assert at_once.table(player)["view"] == game.table(player, at=undo["to"])["view"]
                with pytest.raises(gobelin.CannotUndo, match="can go back to choices"):
                    game.copy().undo(player, to=undo["to"] - 1)
            else:
                assert undo["to"] is None
    assert {"turn", "revealed", None} <= reasons


def test_undo_to_a_choice() -> None:
    """Any of the own choices of the turn, in one step; decisions are numbered on."""
    for game, _, rng in moments(range(20)):
        player = game.decision.player  # type: ignore[union-attr]
        undo: Any = game.table(player)["undo"]
        if undo["steps"] < 3 or not game.state.started:
            continue
        before = game.digest()
        ids = {game.decision.id}  # type: ignore[union-attr]
        for to in range(undo["to"], len(game.choices)):
            trial = game.copy()
            trial.undo(player, to)
            assert len(trial.choices) == to
            assert trial.decision is not None
            ids.add(trial.decision.id)
            for action in game.choices[to:]:
                trial.play(TEXTS[action])
            assert trial.digest() == before
            assert trial.events() == game.events()
        assert len(ids) == 2  # one new name for each way back, and they are ways of different copies
        for wrong in (len(game.choices), -1, undo["to"] - 1):
            with pytest.raises(gobelin.CannotUndo, match=f"not to {wrong!r}"):
                game.undo(player, to=wrong)
        assert game.digest() == before
        if rng.random() < 0.3:
            return
    raise AssertionError("no such moment was met")


def test_start_choices_are_taken_back_to_a_choice() -> None:
    """SETUP-13: all own choices after that number go, those of others stand."""
    game = gobelin.Game.new(players=3, seed=21)
    for player in (1, 0, 1, 2, 0):
        game.play(0, player=player)
    assert game.table(1)["undo"] == {"steps": 2, "to": 0, "blocked_by": None}
    assert game.table(0)["undo"] == {"steps": 2, "to": 1, "blocked_by": None}
    trial = game.copy()
    trial.undo(0, to=1)
    assert trial._history.actors == [1, 1, 2]
    trial = game.copy()
    trial.undo(0, to=2)
    assert trial._history.actors == [1, 0, 1, 2]
    assert [decision.id for decision in trial.decisions] == ["0.3", "2.1"]


def blocked_by(game: gobelin.Game, player: int) -> Any:
    undo = game.table(player)["undo"]
    assert undo is not None
    return undo["blocked_by"]


def test_who_stands_in_the_way() -> None:
    """The reason names the choice that stands: another's, one that revealed something, one of an earlier turn."""
    game = first_turn()
    assert game.table(1)["undo"] == {"steps": 0, "to": None, "blocked_by": {"reason": "turn", "choice": 4}}
    game.play("advance technology")
    game.play("pay coin")
    assert game.table(1)["undo"] == {"steps": 2, "to": 4, "blocked_by": {"reason": "turn", "choice": 4}}
    assert game.table(0)["undo"] == {"steps": 0, "to": None, "blocked_by": {"reason": "other_player", "choice": 6}}
    assert game.decision is not None
    game.play(game.decision.options[0])  # a card is taken, another one laid out
    if game.state.turns == 3:
        assert blocked_by(game, 1) == {"reason": "revealed", "choice": 7}
    over = soak.play(3, check=False)
    assert over.table(0)["undo"] == {
        "steps": 0, "to": None, "blocked_by": {"reason": "over", "choice": len(over.choices)},
    }  # fmt: skip
    guess = first_turn().resample(1, 3)
    assert blocked_by(guess, 1) == {"reason": "guess", "choice": 4}
    guess.play(0)
    assert guess.table(1)["undo"] == {"steps": 1, "to": 4, "blocked_by": {"reason": "guess", "choice": 4}}
    with pytest.raises(gobelin.CannotUndo, match="not to 3"):
        guess.undo(to=3)
    guess.undo(to=4)


# --- Past moments


@pytest.mark.parametrize("number", [3, 6, 100_001, 100_006])
def test_what_could_be_seen_then(number: int) -> None:
    """The table of each earlier moment, as it was for each viewer; its question is no longer open and has no name."""
    game = gobelin.Game.new(**soak.options(number))
    rng = random.Random(number)
    then: list[list[Table]] = []
    while True:
        then.append([game.table(viewer) for viewer in viewers(game)])
        if game.over:
            break
        decision = rng.choice(game.decisions)
        game.play(rng.choice(decision.options), player=decision.player)
    for at in rng.sample(range(len(then)), 25):
        for viewer, table in zip(viewers(game), then[at], strict=True):
            if table["decision"] is not None:
                table["decision"]["id"] = None
            assert game.table(viewer, at=at) == table | {"undo": None}


def test_there_is_no_such_moment() -> None:
    game = first_turn()
    for at in (-1, 5):
        with pytest.raises(gobelin.BadArgument, match="4 choices"):
            game.table(0, at=at)
    guess = game.resample(0, 1)
    with pytest.raises(gobelin.GobelinError, match="does not know its past"):
        guess.table(0, at=2)
    assert guess.table(0, at=4)["view"] == game.view(0)


# --- Points by turn


@pytest.mark.parametrize("number", [1, 2, 8, 100_004, 100_006])
@pytest.mark.parametrize("log", [True, False])
def test_points_by_turn(number: int, log: bool) -> None:
    """What everybody has after each turn, set-up included; also without a log, and in a game from a position."""
    game = gobelin.Game.new(**soak.options(number), log=log)
    rng = random.Random(number)
    middle = None
    while not game.over:
        game.play(soak.choose(game, rng, soak.style(number)))
        if middle is None and game.state.turns > 15 and game.decision is not None and game.decision.kind == "turn":
            middle = gobelin.Game.from_position(game.position())
    due = scores_by_turn(game)
    for player in range(game.players):
        by_turn: Any = game.score_sheet(player)["points_by_turn"]
        assert [entry["turn"] for entry in by_turn] == list(range(game.state.turns + 1))
        assert [entry["vp"] for entry in by_turn] == [scores[player] for scores in due]
        assert [entry["points"] for entry in by_turn] == [
            scores[player] - before[player] for before, scores in zip([[0] * game.players, *due], due, strict=False)
        ]
        assert by_turn[0]["player"] is None
    turns = [event for event in gobelin.Game.replay(game.record()).events() if event["key"] == "turn"]
    assert [entry["player"] for entry in by_turn[1:]] == [event["player"] for event in turns]
    assert middle is not None
    for player, vp in enumerate(middle.scores):
        assert middle.score_sheet(player)["points_by_turn"] == [
            {"turn": middle.state.turns, "player": None, "points": 0, "vp": vp}
        ]


def scores_by_turn(game: gobelin.Game) -> list[list[int]]:
    """The scores before the first turn and after each turn, by playing the choices turn by turn."""
    state = first_state(game.state.options, game.seed or 0)
    choices = iter(game.choices)
    found = []
    while not state.over:
        if state.question is not None:
            loop.answer(state, next(choices))
        if not loop.run_turn(state):
            found.append([who.vp for who in state.players])
    return [*found, game.scores]


def test_points_by_turn_in_a_guess() -> None:
    """A resampled game does not know how it came about."""
    assert first_turn().resample(0, 1).score_sheet(0)["points_by_turn"] == []
