"""Every error a caller can cause is a GobelinError, in both builds alike, and leaves the game as it was."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import gobelin
from gobelin.machine.compiling import running_build
from gobelin.rules.chapters.advance import Discard
from gobelin.rules.engine import loop
from gobelin.rules.engine.actions import ACTIONS
from gobelin.rules.engine.frames import Power
from gobelin.rules.engine.state import State
from moments import everything, moments
from table import Table, game_of

HUGE = 10**5000  # too long for Python to write it


class Shy:
    """An object that cannot even describe itself."""

    def __repr__(self) -> str:
        raise RuntimeError

    __str__ = __repr__


def begun(choices: int = 12) -> gobelin.Game:
    """A game of three, some choices after the start, at the beginning of a turn."""
    game = gobelin.Game.new(players=3, seed=5)
    while len(game.choices) < choices or (game.decision is not None and game.decision.kind != "turn"):
        game.play(0)
    return game


NO_SEATS: list[Any] = [99, 3, -1, "0", 1.5, 0.0, True, False, [], {}, object(), Shy(), HUGE, -HUGE, b"0", (0,)]
NO_NUMBERS: list[Any] = [None, "0", 1.5, 0.0, True, False, [], object(), Shy(), b"0"]
Call = Callable[[gobelin.Game, Any], object]

WITH_A_SEAT: dict[str, Call] = {
    "view": lambda game, seat: game.view(seat),
    "events": lambda game, seat: game.events(seat),
    "table": lambda game, seat: game.table(seat),
    "previews": lambda game, seat: game.previews(seat),
    "score_sheet": lambda game, seat: game.score_sheet(seat),
    "resample": lambda game, seat: game.resample(seat, 1),
    "undo": lambda game, seat: game.undo(seat),
    "play": lambda game, seat: game.play(0, seat),
    "play_action": lambda game, seat: game.play_action(ACTIONS["income"], seat),
    "preview": lambda game, seat: game.preview(0, seat),
    "look_ahead": lambda game, seat: game.look_ahead(0, seat),
    "chances": lambda game, seat: game.chances(0, seat),
    "seat": gobelin.Seat,
}


@pytest.mark.parametrize("call", WITH_A_SEAT)
def test_there_is_no_such_player(call: str) -> None:
    game = begun()
    before = everything(game)
    for seat in NO_SEATS:
        with pytest.raises(gobelin.BadArgument, match=r"no such seat: .{1,80} \(there are 3\)$"):
            WITH_A_SEAT[call](game, seat)
        assert everything(game) == before


@pytest.mark.parametrize("call", ["score_sheet", "seat"])
def test_a_spectator_is_no_player(call: str) -> None:
    with pytest.raises(gobelin.BadArgument, match="no such seat: None"):
        WITH_A_SEAT[call](begun(), None)


def test_a_seat_is_one_of_a_game() -> None:
    no_games: list[Any] = [None, "game", 2, object(), Shy(), gobelin.Game, begun().record(), gobelin.Seat(begun(), 0)]
    for thing in no_games:
        with pytest.raises(gobelin.BadArgument, match=r"a seat needs a Game, not .{1,80}$"):
            gobelin.Seat(thing, 0)


WITH_A_NUMBER: dict[str, Call] = {
    "events": lambda game, number: game.events(0, number),
    "resample": lambda game, number: game.resample(0, number),
    "seat events": lambda game, number: gobelin.Seat(game, 0).events(number),
    "seat resample": lambda game, number: gobelin.Seat(game, 0).resample(number),
    "seat node": lambda game, number: gobelin.Seat(game, 0).node(number),
}


@pytest.mark.parametrize("call", WITH_A_NUMBER)
def test_no_whole_number(call: str) -> None:
    game = begun()
    before = everything(game)
    for number in NO_NUMBERS:
        with pytest.raises(gobelin.BadArgument, match=r"must be a whole number, not .{1,80}$"):
            WITH_A_NUMBER[call](game, number)
    assert everything(game) == before


def test_no_moment_of_the_game() -> None:
    game = begun()
    game.play(0)
    before = everything(game)
    numbers: list[Any] = ["0", 1.5, True, object(), Shy(), -1, HUGE]
    for number in numbers:
        with pytest.raises(gobelin.BadArgument):
            game.table(0, number)
        with pytest.raises(gobelin.GobelinError):
            game.undo(None, number)
        assert everything(game) == before


def test_numbers_of_other_kinds() -> None:
    """Whatever Python itself takes for an index is a number: those of array libraries, for example."""

    class Number:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    game = begun()
    assert game.view(Number(1)) == game.view(1)
    assert game.events(Number(1), Number(5)) == game.events(1, 5)
    assert game.resample(Number(1), Number(3)).digest() == game.resample(1, 3).digest()
    assert game.decision is not None
    other = game.copy()
    game.play(Number(0))  # type: ignore[call-overload]
    other.play_action(Number(game.choices[-1]))
    assert game.digest() == other.digest()


def test_no_action() -> None:
    """The words of an action are those of a number of the action space."""
    assert gobelin.verb_of(ACTIONS["income"]) == "income"
    calls: list[Callable[[Any], object]] = [gobelin.verb_of, gobelin.arguments_of]
    for call in calls:
        for action in (*NO_NUMBERS, -1, gobelin.ACTION_COUNT, HUGE):
            with pytest.raises(gobelin.BadArgument):
                call(action)


# --- Choices


NO_CHOICES: list[Any] = [
    None, True, False, 1.0, -1, 10_000, HUGE, "", "fly", "x" * 10_000, b"income", [], {}, object(), Shy(),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(NO_CHOICES)))
def test_no_choice(number: int) -> None:
    """IllegalChoice, for whatever is played, looked ahead at or named as an action; at most 80 characters of it."""
    game = begun()
    before = everything(game)
    choice = NO_CHOICES[number]
    calls: list[Callable[[Any], object]] = [game.play, game.preview, game.look_ahead, game.chances, game.play_action]
    for call in calls:
        with pytest.raises(gobelin.IllegalChoice) as error:
            call(choice)
        assert len(str(error.value)) < 400
    node = gobelin.Seat(game, 0).node(1)
    kept = pickle.dumps(node)
    for act in (node.choose, node.chances):
        with pytest.raises(gobelin.IllegalChoice):
            act(choice)
    assert pickle.dumps(node) == kept
    assert everything(game) == before


def test_no_outcome() -> None:
    """Dice that there are not, that cannot show this, or that nobody rolls."""
    game = begun()
    before = everything(game)
    outcomes: list[Any] = [
        {}, [], "military", 5, True, Shy(), {"science": None}, {"science": Shy()}, {"science": [HUGE]}, {Shy(): 1},
        {"x" * 10_000: 1}, {"science": "x" * 10_000}, {"science": {}}, {"red": 5}, {"science": "military"},
    ]  # fmt: skip
    node = gobelin.Seat(game, game.state.turn).node(1)
    for outcome in outcomes:
        for call in (game.play, game.chances):
            with pytest.raises(gobelin.BadOutcome) as error:
                call("income", outcome=outcome)
            assert len(str(error.value)) < 200
        for act in (node.choose, node.chances):
            with pytest.raises(gobelin.BadOutcome):
                act(ACTIONS["income"], outcome)
    assert everything(game) == before


def test_a_finished_game_takes_no_choice() -> None:
    game = gobelin.Game.new(players=2, seed=1)
    while not game.over:
        option = game.decision.options[-1]  # type: ignore[union-attr]
        game.play(option)
    for choice in ("income", 0, option):
        for call in (game.play, game.preview):
            with pytest.raises(gobelin.IllegalChoice):
                call(choice)
    with pytest.raises(gobelin.IllegalChoice):
        game.play_action(option.action)
    with pytest.raises(gobelin.BadPosition):
        game.position()
    with pytest.raises(gobelin.CannotUndo):
        game.undo()


@pytest.mark.skipif(running_build() != "interpreted", reason="compiled functions cannot be replaced")
def test_an_error_in_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice stands as if nobody had tried to take it back; the next try does (TIMING-16, SETUP-13)."""
    game = begun()
    game.play(next(option for option in game.decision.options if not option.reveals))  # type: ignore[union-attr]
    start = gobelin.Game.new(players=3, seed=21)
    start.play(start.decisions[2].options[0])
    for trial, player in ((game, game.state.turn), (start, 2)):
        made, before = len(trial.choices), (everything(trial), [decision.id for decision in trial.decisions])
        breaks_once(monkeypatch, "run", KeyboardInterrupt)
        with pytest.raises(KeyboardInterrupt):
            trial.undo(player)
        assert (everything(trial), [decision.id for decision in trial.decisions]) == before
        trial.undo(player)
        assert len(trial.choices) == made - 1


def test_games_are_not_made_by_hand() -> None:
    with pytest.raises(gobelin.GobelinError, match=r"Game\.new"):
        gobelin.Game()


# --- Options that are no longer open


def test_an_option_of_an_earlier_decision_is_refused() -> None:
    """Even if it happens to be legal again: it was not made for this question."""
    game = begun()
    decision = game.decision
    assert decision is not None
    options = decision.options
    game.play(options[0])
    stood = game.copy()
    while game.decision is not None and options[0].text not in game.decision:
        game.play(0)
    before = everything(game)
    for call in (game.play, game.preview, game.look_ahead):
        with pytest.raises(gobelin.IllegalChoice, match="no longer open"):
            call(options[0])
    with pytest.raises(gobelin.IllegalChoice, match="no longer open"):
        _ = options[0].reveals
    with pytest.raises(gobelin.IllegalChoice, match="no longer open"):
        _ = decision.about
    assert everything(game) == before
    game.play(options[0].text)  # its text is a choice like any other
    with pytest.raises(gobelin.IllegalChoice, match="no longer open"):
        stood.play(options[0])
    # what was said once can be asked again
    assert (decision.player, decision.kind, [option.text for option in decision]) == (
        stood.state.turn, "turn", [option.text for option in options],
    )  # fmt: skip


def test_an_option_taken_back_is_asked_anew() -> None:
    """After undo the question is another one, under a new name, and so are its options."""
    game = begun()
    option = next(option for option in game.decision.options if not option.reveals)  # type: ignore[union-attr]
    game.play(option)
    game.undo(game.state.turn)
    with pytest.raises(gobelin.IllegalChoice, match="no longer open"):
        game.play(option)
    assert game.decision is not None
    game.play(game.decision.options[game.decision.options.index(option)])


def test_an_option_of_another_game_is_refused() -> None:
    """Of another seed, of other choices, or of a game that knows no past."""
    game = begun()
    other = gobelin.Game.new(players=3, seed=6)
    while len(other.choices) < len(game.choices) or other.decision.kind != "turn":  # type: ignore[union-attr]
        other.play(0)
    aside = gobelin.Game.new(players=3, seed=5)
    aside.play(1)
    while len(aside.choices) < len(game.choices) or aside.decision.kind != "turn":  # type: ignore[union-attr]
        aside.play(0)
    guess = gobelin.Game.replay(game.record()).resample(0, 1)
    for stranger in (other, aside, guess):
        assert stranger.decision is not None
        assert stranger.decision.options[-1].text == game.decision.options[-1].text == "income"  # type: ignore[union-attr]
        with pytest.raises(gobelin.IllegalChoice, match="no longer open"):
            game.play(stranger.decision.options[-1])


def test_options_fit_the_same_game_played_twice() -> None:
    """A game is its set-up, its seed and its choices: an option of a replay is an option of the game."""
    game, twin = begun(), begun()
    assert twin.decision is not None
    option = twin.decision.options[0]
    game.play(option)
    twin.play(option)
    assert game.digest() == twin.digest()
    game.play(0)
    assert twin.decision is not None
    with pytest.raises(gobelin.IllegalChoice, match="no longer open"):
        game.play(twin.decision.options[0])


def test_options_fit_copies_and_guesses_of_the_same_moment() -> None:
    """Who thinks ahead plays options on copies, whichever was made first."""
    game = begun()
    early = game.copy()
    assert game.decision is not None
    option = game.decision.options[0]
    late, guess = game.copy(), game.resample(game.decision.player, 3)
    for other in (early, late, copy.deepcopy(game), guess):
        other.play(option)
        assert other.choices[-1] == option.action
        with pytest.raises(gobelin.IllegalChoice, match="no longer open"):
            other.play(option)
    game.play(option)
    assert game.digest() == early.digest() == late.digest()


def test_start_choices_of_others_make_nobody_s_options_stale() -> None:
    """SETUP-13: all choose at once."""
    game = gobelin.Game.new(players=3, seed=21)
    decisions = game.decisions
    assert [decision.player for decision in decisions] == [0, 1, 2]
    for decision in reversed(decisions):
        assert decision.about == {}
        game.play(decision.options[1])
    with pytest.raises(gobelin.IllegalChoice, match="no longer open"):
        game.play(decisions[1].options[0])
    second = game.decisions
    game.undo(0)
    game.play(second[2].options[0])
    with pytest.raises(gobelin.IllegalChoice, match="no longer open"):
        game.play(second[0].options[0])
    twin, other = gobelin.Game.new(players=3, seed=21), gobelin.Game.new(players=3, seed=21)
    for decision in reversed(twin.decisions):
        other.play(decision.options[1])
        twin.play(decision.options[1])
    assert other.digest() == twin.digest()


def test_pickled_options() -> None:
    """An option travels with its game, and stays what it was: open or not."""
    game = begun()
    assert game.decision is not None
    option, stale = game.decision.options[0], game.decision.options[1]
    again, kept = pickle.loads(pickle.dumps((game, option)))
    again.play(kept)
    game.play(option)
    assert again.digest() == game.digest()
    again, kept = pickle.loads(pickle.dumps((game, stale)))
    assert kept == stale
    with pytest.raises(gobelin.IllegalChoice, match="no longer open"):
        again.play(kept)


# --- What a message may tell


def test_a_wrong_choice_tells_nobody_the_cards_of_a_hand() -> None:
    """PLAYERS-2: nobody knows who reads the message, so it names no options that are for one player's eyes."""
    t = Table(players=2)
    t.hand(1, "trap", "tyranny", "guilds")
    t.begin(0)
    t.push(Discard(1, "tapestry", 1, 0))
    game = game_of(t)
    with pytest.raises(gobelin.IllegalChoice, match=r"^'discard empiricism' is not one of the options$"):
        game.play("discard empiricism")
    with pytest.raises(gobelin.IllegalChoice, match=r"^no option has the index 3$"):
        game.play(3)
    start = gobelin.Game.new(players=2, seed=3)
    start.play(0)
    for player in (0, 1):
        with pytest.raises(gobelin.IllegalChoice, match=r"^'income' is not one of the options$"):
            start.play("income", player)
    public = begun()
    with pytest.raises(gobelin.IllegalChoice, match=r"^'number 3' is not one of the options: advance .*income$"):
        public.play("number 3")
    with pytest.raises(gobelin.IllegalChoice, match=r"^no option has the index 9 \(there are \d\)$"):
        public.play(9)


def test_messages_about_hands_in_whole_games() -> None:
    """PLAYERS-2: whatever the hand, the same message. Equal cards are one option, so their number would tell, too."""
    asked = 0
    for game, _, rng in moments((3, 4, 8)):
        decision = game.decision
        assert decision is not None
        question = game.state.question
        if question is None or not question.secret:
            continue
        asked += 1
        viewer = rng.choice([player for player in range(game.players) if player != decision.player])
        for table in (game, game.resample(viewer, 1)):
            with pytest.raises(gobelin.IllegalChoice, match=r"^'number 3' is not one of the options$"):
                table.play("number 3")
            with pytest.raises(gobelin.IllegalChoice, match=r"^no option has the index 99$"):
                table.play(99)
    assert asked > 20


# --- Something breaks in the middle


class Breaks(Power):
    """A power with a mistake in it."""

    def on_advance(self, state: State, owner: int, mover: int, track: int, before: int, after: int) -> None:
        raise RuntimeError("a mistake in a power")


def broken(choices: int) -> gobelin.Game:
    """A game in which the next advance of the player to move breaks."""
    game = begun(choices)
    who = game.state.players[game.state.turn]
    who.powers = (*who.powers, Breaks())
    game._history.snapshot = game.state.copy()  # undo goes back to here
    game._history.snapshot_choices = len(game.choices)
    return game


@pytest.mark.parametrize("logged", [False, True])
@pytest.mark.parametrize("choices", [12, 60])
def test_an_unexpected_error_leaves_the_game_as_it_was(choices: int, logged: bool) -> None:
    game = broken(choices)
    if logged:
        assert game.log
    shared = game.copy()
    assert game.decision is not None
    advance = next(option for option in game.decision.options if option.text.startswith("advance"))
    path = [advance]
    while True:  # down to the choice that moves the token
        before = [game.digest(), game.choices[:], game.view(0), game.record(), game.decision.id]
        told = list(game.log) if logged else []
        try:
            game.play(path[-1])
        except RuntimeError:
            break
        path.append(game.decision.options[0])
    assert [game.digest(), game.choices, game.view(0), game.record(), game.decision.id] == before
    if logged:
        assert list(game.log) == told
    with pytest.raises(RuntimeError):
        game.play(path[-1])  # the same option is open still
    while len(path) > 1:
        game.undo()
        path.pop()
    assert game.digest() == shared.digest()
    game.play("income")  # and the game goes on
    shared.play("income")
    assert game.digest() == shared.digest()


def breaks_once(patch: pytest.MonkeyPatch, name: str, error: type[BaseException]) -> None:
    """The next call of this function of the engine ends in an error, when it has done its work."""
    whole = getattr(loop, name)

    def breaking(state: State) -> object:
        patch.undo()
        whole(state)
        raise error

    patch.setattr(loop, name, breaking)


@pytest.mark.skipif(running_build() != "interpreted", reason="compiled functions cannot be replaced")
@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt, MemoryError])
def test_an_error_after_the_turn_has_ended(error: type[BaseException], monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice may end one turn and break in the next, from where undo would begin."""
    broken_off = snapshots = 0
    for game, index, _ in moments((2,), confirm_turns=False):
        trial = game.copy()
        trial.play(index)
        if trial.state.turns == game.state.turns or trial.over or game.state.turns == 0:
            continue
        assert game.decision is not None
        option, before = game.decision.options[index], [game.digest(), game.record(), game.log, game.position()]
        breaks_once(monkeypatch, "run", error)
        with pytest.raises(error):
            game.play(option)
        assert [game.digest(), game.record(), game.log, game.position()] == before
        game.copy().play(option)
        broken_off += 1
        snapshots += trial._history.snapshot_choices != game._history.snapshot_choices
    assert broken_off > 20
    assert snapshots > 2


@pytest.mark.skipif(running_build() != "interpreted", reason="compiled functions cannot be replaced")
def test_an_error_in_a_start_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """SETUP-13: whoever makes one, and whoever is asked first."""
    game = gobelin.Game.new(players=3, seed=21)
    game.play(game.decisions[2].options[0])
    before, options = everything(game), [decision.options[0] for decision in game.decisions]
    for option in options:
        breaks_once(monkeypatch, "run_turn", RuntimeError)
        with pytest.raises(RuntimeError):
            game.play(option)
        assert everything(game) == before
    for option in reversed(options):
        game.play(option)
