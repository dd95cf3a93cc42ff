"""The public face: making games, decisions and options, playing, copies, log, previews, scores and the sheet."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import gobelin
from gobelin.rules.chapters.resources import VpPer, pay_vp, score
from gobelin.rules.chapters.sheet import score_sheet
from gobelin.rules.engine import loop
from gobelin.rules.engine.options import OPTION_FIELDS, Options, options_document, parse_options
from gobelin.rules.flow.turn import winners
from gobelin.rules.printed.names import CIVILIZATIONS, FROM_DICE, FROM_TECH, MILITARY, TAPESTRIES, TRACKS
from moments import everything, logged, moments
from soak import play
from table import Table


def first_turn(seed: int = 18, **options: Any) -> gobelin.Game:
    """Two players; everybody has had the first income turn, player 2 is to take a turn."""
    game = gobelin.Game.new(players=2, seed=seed, **options)
    while game.decision is not None and game.decision.kind != "turn":
        game.play(0)
    return game


def texts(game: gobelin.Game) -> list[str]:
    assert game.decision is not None
    return [option.text for option in game.decision.options]


# --- Making games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_number_of_players(players: int) -> None:
    """PLAYERS-1: that many seats, all of them play to the end."""
    game = gobelin.Game.new(players=players, seed=3)
    assert game.players == players
    assert game.scores == [0] * players
    while not game.over:
        game.play(-1 + len(texts(game)))
    assert len(game.scores) == players


def test_seeds() -> None:
    """The same seed is the same game, another one another; without one a seed is found and kept."""
    assert everything(gobelin.Game.new(seed=5)) == everything(gobelin.Game.new(seed=5))
    assert everything(gobelin.Game.new(seed=5)) != everything(gobelin.Game.new(seed=6))
    game, other = gobelin.Game.new(), gobelin.Game.new()
    assert isinstance(game.seed, str)
    assert len(bytes.fromhex(game.seed)) == 32
    assert game.seed != other.seed
    assert everything(gobelin.Game.new(seed=game.seed)) == everything(game)
    assert gobelin.Game.new(seed=-(10**30)).record()["seed"] == -(10**30)


def test_given_civilizations() -> None:
    """A seat with a given civilization has it and is not asked; the others choose of two that nobody was given."""
    game = gobelin.Game.new(players=3, seed=2, civilizations=[None, "The Chosen", "heralds"])
    asked = []
    while not game.state.started:
        assert game.decision is not None
        asked.append((game.decision.player, game.decision.kind))
        assert not {"civilization the_chosen", "civilization heralds"} & set(texts(game))
        game.play(0)
    assert asked == [(0, "capital"), (0, "civilization"), (1, "capital"), (2, "capital")]
    names = [CIVILIZATIONS[who.civilizations[0]] for who in game.state.players]
    assert names[1:] == ["the_chosen", "heralds"]
    assert game.view()["options"]["civilizations"] == [None, "the_chosen", "heralds"]


def test_given_capitals() -> None:
    """A seat with a given mat has it; the others are dealt theirs from the other places."""
    for seed in range(8):
        game = gobelin.Game.new(players=3, seed=seed, capitals=(None, 4, None))
        while not game.state.started:
            assert game.decision is not None
            assert (game.decision.player, game.decision.kind) != (1, "capital")
            game.play(0)
        mats = [who.capital for who in game.state.players]
        assert mats[1] == 4
        assert 2 not in mats


def test_without_cards() -> None:
    """Cards left out are in no deck, hand or mat; their number is missing from the deck."""
    every = len(gobelin.Game.new(players=2, seed=1).state.tapestry_deck)
    game = gobelin.Game.new(players=2, seed=1, without=["trap", "Trade Economy", "trap"])
    assert len(game.state.tapestry_deck) == every - 7 - 1
    assert not {TAPESTRIES.index("trap"), TAPESTRIES.index("trade_economy")} & set(game.state.tapestry_deck)
    assert game.problems() == []
    assert game.record()["setup"]["without"] == ["trade_economy", "trap"]


def test_without_any_card() -> None:
    """Even with no tapestry card at all a game can be played."""
    game = gobelin.Game.new(players=2, seed=1, without=TAPESTRIES)
    while not game.over:
        game.play(0)
        assert game.problems() == []


@pytest.mark.parametrize("switch", ["start_bonus", "loop_guard", "optional_x_advance", "confirm_turns"])
@pytest.mark.parametrize("value", [True, False])
def test_switches(switch: str, value: bool) -> None:
    """Each switch is kept with the game and comes back from its record."""
    options: dict[str, Any] = {switch: value}
    game = gobelin.Game.new(players=2, seed=1, **options)
    for kept in (game, gobelin.Game.replay(game.record())):
        shown: Any = kept.view()["options"]
        assert shown[switch] is value


def test_start_bonus_and_confirmed_turns_do_something() -> None:
    """CIV-9: Traders start with 10 VP more; and with confirm_turns each turn ends with its own question."""
    plain = first_turn(civilizations=["traders", "nomads"])
    helped = first_turn(civilizations=["traders", "nomads"], start_bonus=True)
    assert helped.scores[0] == plain.scores[0] + 10
    confirmed = gobelin.Game.new(players=2, seed=11, confirm_turns=True)
    while confirmed.decision is not None and confirmed.decision.kind != "end_turn":
        confirmed.play(0)
    assert texts(confirmed) == ["end turn"]


def test_no_log() -> None:
    """Without a log the game is the same, only nothing is told."""
    game = gobelin.Game.new(players=2, seed=4, log=False)
    other = gobelin.Game.new(players=2, seed=4)
    while not game.over:
        game.play(0)
        other.play(0)
    assert game.log == ()
    assert game.events(0) == []
    assert game.record() == other.record()
    trial = game.copy()
    assert trial.log == ()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 0}, "players, not 0"),
        ({"players": 6}, "players, not 6"),
        ({"players": -2}, "players, not -2"),
        ({"players": "3"}, "players, not '3'"),
        ({"players": 2.0}, "players, not 2.0"),
        ({"players": True}, "players, not True"),
        ({"players": None}, "players, not None"),
        ({"seed": ""}, "seed must be a whole number or a text of at most 200 characters, not ''"),
        ({"seed": "a" * 201}, "seed must be a whole number or a text of at most 200 characters, not 'aaa"),
        ({"seed": "a\nb"}, "seed must be a whole number or a text"),
        ({"seed": "\ud800"}, "seed must be a whole number or a text"),
        ({"seed": 10**5000}, "seed must be a whole number or a text"),
        ({"seed": 1.5}, "seed must be a whole number or a text of at most 200 characters, not 1.5"),
        ({"seed": False}, "seed must be a whole number or a text of at most 200 characters, not False"),
        ({"civilizations": ["atlanteans", None]}, "no such civilization: 'atlanteans'"),
        ({"civilizations": [7, None]}, "no such civilization: 7"),
        ({"civilizations": ["heralds"]}, "civilizations: must have one entry for each of the 2 players, not 1"),
        ({"civilizations": ["heralds", None, None]}, "civilizations: must have one entry"),
        ({"civilizations": ["heralds", "heralds"]}, "same civilization"),
        ({"civilizations": "heralds"}, "civilizations must be a list, not 'heralds'"),
        ({"civilizations": 5}, "civilizations must be a list, one entry per seat, not 5"),
        ({"civilizations": {"heralds", "nomads"}}, "civilizations must be a list, one entry per seat, not {"),
        ({"civilizations": {"heralds": 1, "nomads": 2}}, "civilizations must be a list"),
        ({"civilizations": (name for name in ("heralds", "nomads"))}, "civilizations must be a list"),
        ({"civilizations": [["heralds"], None]}, r"no such civilization: \['heralds'\]"),
        ({"capitals": [1]}, "capitals: must have one entry for each of the 2 players, not 1"),
        ({"capitals": [0, 1]}, "1 to 6, not 0"),
        ({"capitals": [7, None]}, "1 to 6, not 7"),
        ({"capitals": ["1", None]}, "1 to 6, not '1'"),
        ({"capitals": [True, None]}, "1 to 6, not True"),
        ({"capitals": [1, 6]}, "share a start territory"),
        ({"capitals": [3, 3]}, "share a start territory"),
        ({"capitals": 3}, "capitals must be a list, one entry per seat, not 3"),
        ({"capitals": {1, 2}}, "capitals must be a list"),
        ({"capitals": iter([1, 2])}, "capitals must be a list"),
        ({"capitals": b"12"}, "capitals must be a list"),
        ({"players": 4, "capitals": [2, 2, None, None]}, "share a start territory"),
        ({"without": "trap"}, "without must be a list, not 'trap'"),
        ({"without": 3}, "without must be a list, not 3"),
        ({"without": ["bridge"]}, "no such tapestry card: 'bridge'"),
        ({"without": [None]}, "no such tapestry card: None"),
        ({"without": [3]}, "no such tapestry card: 3"),
        ({"loop_guard": 1}, "loop_guard must be true or false, not 1"),
        ({"start_bonus": "no"}, "start_bonus must be true or false, not 'no'"),
        ({"confirm_turns": None}, "confirm_turns must be true or false, not None"),
        ({"shadow_empire": 0}, "shadow_empire must be true or false, not 0"),
        ({"level": 2.0}, "level must be a number from 1 to 6, not 2.0"),
        ({"level": True}, "level must be a number from 1 to 6, not True"),
        ({"bridges": True}, "no such option: 'bridges'"),
        ({"players": 1, "civilizations": ["heralds"]}, "not in play at this table: heralds"),
        ({"without": {"trap": 1}}, "without must be a list"),
        ({"start_bonus": 1}, "start_bonus must be true or false, not 1"),
        ({"loop_guard": None}, "loop_guard must be true or false, not None"),
        ({"optional_x_advance": 0}, "optional_x_advance must be true or false, not 0"),
        ({"confirm_turns": "yes"}, "confirm_turns must be true or false, not 'yes'"),
        ({"shadow_empire": []}, r"shadow_empire must be true or false, not \[\]"),
        ({"log": None}, "log must be true or false, not None"),
        ({"log": "no"}, "log must be true or false, not 'no'"),
        ({"players": 10**5000}, "players, not <int>$"),
        ({"players": 1, "level": 10**5000}, "level must be a number from 1 to 6, not <int>$"),
        ({"players": 1, "level": "2"}, "level must be a number from 1 to 6, not '2'"),
    ],
)
def test_bad_options(options: dict[str, Any], message: str) -> None:
    """Options no table can be set up with: BadOptions says which."""
    with pytest.raises(gobelin.BadOptions, match=message):
        gobelin.Game.new(**options)


def test_one_list_of_options() -> None:
    """Every option is typed for callers, shown in views and records, and read from them."""
    assert {"players", "level", *gobelin.TableOptions.__annotations__} == set(OPTION_FIELDS)
    shown = options_document(Options())
    assert set(shown) == set(OPTION_FIELDS)
    assert options_document(parse_options(shown)) == shown == options_document(parse_options({"players": 2}))
    given = {
        "players": 3, "civilizations": [None, "the_chosen", None], "capitals": [None, None, 4], "start_bonus": True,
        "without": ["trap"], "loop_guard": False, "optional_x_advance": True, "confirm_turns": True, "level": 5,
        "shadow_empire": True,
    }  # fmt: skip
    assert not {name for name, value in given.items() if value == shown[name]}
    assert options_document(parse_options(given)) == given


@pytest.mark.parametrize(
    "options",
    [
        {"players": "x" * 10_000},
        {"seed": "x" * 10_000},
        {"civilizations": ["x" * 10_000, None]},
        {"civilizations": {"x": "y" * 10_000}},
        {"capitals": ["x" * 10_000, None]},
        {"without": ["x" * 10_000]},
        {"without": 10**3000},
        {"start_bonus": "x" * 10_000},
    ],
)
def test_messages_quote_little(options: dict[str, Any]) -> None:
    """At most 80 characters of what was given."""
    with pytest.raises(gobelin.BadOptions) as error:
        gobelin.Game.new(**options)
    assert len(str(error.value)) < 80 + 80
    assert str(error.value).endswith("...")


def test_mats_of_one_place_on_the_big_map() -> None:
    """1 and 6 share a place on the small map only."""
    game = gobelin.Game.new(players=4, seed=1, capitals=[1, 6, None, None])
    assert [who.dealt_capitals for who in game.state.players][:2] == [(1,), (6,)]


def test_errors_are_of_one_family() -> None:
    """Everything a caller can do wrong is a GobelinError; bad values are ValueErrors, too."""
    for error in (gobelin.IllegalChoice, gobelin.BadOptions, gobelin.BadRecord, gobelin.BadPosition):
        assert issubclass(error, gobelin.GobelinError)
        assert issubclass(error, ValueError)
    assert issubclass(gobelin.CannotUndo, gobelin.GobelinError)


# --- Decisions and options


def test_a_decision() -> None:
    """Who is asked what, why, and the options in three forms."""
    game = first_turn()
    decision = game.decision
    assert decision is not None
    assert (decision.player, decision.kind, decision.source) == (1, "turn", "turn")
    assert decision.about["era"] == 1
    assert texts(game) == [*(f"advance {track}" for track in TRACKS), "income"]
    assert [option.action for option in decision.options] == decision.actions
    assert [gobelin.ACTIONS[option.text] for option in decision.options] == decision.actions
    assert [str(option) for option in decision.options] == texts(game)
    assert repr(decision.options[4]) == "Option('income')"
    assert repr(decision).startswith("Decision(player=1, kind='turn', options=['advance exploration', ")
    assert game.decision is decision, "asking twice gives the same decision"


def test_options_are_values() -> None:
    """Options with the same text are equal, wherever they come from."""
    one, other = first_turn().decision, first_turn().decision
    assert one is not None
    assert other is not None
    assert one.options == other.options
    assert len({*one.options, *other.options}) == 5
    assert one.options[0] != "advance exploration"


def test_a_decision_that_is_over_still_says_what_it_was() -> None:
    """A decision kept after the choice was made does not turn into the next one."""
    game = first_turn()
    decision = game.decision
    assert decision is not None
    game.play("advance technology")
    assert decision.kind == "turn"
    assert [option.text for option in decision.options] == [*(f"advance {track}" for track in TRACKS), "income"]
    assert len(decision.actions) == 5
    with pytest.raises(gobelin.IllegalChoice):
        _ = decision.options[0].reveals


def test_changing_the_list_of_actions_changes_nothing() -> None:
    """The list is the caller's own."""
    game = first_turn()
    assert game.decision is not None
    game.decision.actions.clear()
    assert len(texts(game)) == 5


def test_every_decision_is_well_formed() -> None:
    """A kind, a source, JSON-able details, options that differ; a single one only where being asked matters."""
    for game, _, _ in moments(range(12)):
        decision = game.decision
        assert decision is not None
        assert decision.kind.isidentifier()
        assert decision.source
        assert json.loads(json.dumps(decision.about)) == decision.about
        assert decision.actions
        assert len(set(decision.actions)) == len(decision.actions)
        if len(decision.actions) == 1:
            hand = game.state.players[decision.player].hand
            assert decision.kind in ("trap", "end_turn") or (len(hand) > 1 and len(set(hand)) == 1)  # G-05


# --- Playing


@pytest.mark.parametrize("form", ["option", "index", "text", "equal option"])
def test_three_ways_to_choose(form: str) -> None:
    """An Option, its index or its text are the same choice."""
    game, other = first_turn(), first_turn()
    assert game.decision is not None
    assert other.decision is not None
    forms: dict[str, Any] = {
        "option": game.decision.options[3], "index": 3, "text": "advance technology",
        "equal option": other.decision.options[3],
    }  # fmt: skip
    game.play(forms[form])
    assert game.decision.kind == "pay"
    assert gobelin.TEXTS[game.choices[-1]] == "advance technology"


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        (5, r"no option has the index 5 \(there are 5\)"),
        (-1, "no option has the index -1"),
        (10**20, "no option has the index"),
        ("pay coin", "'pay coin' is not one of the options: advance exploration, "),
        ("Income", "'Income' is not one of the options"),
        ("fly", "'fly' is not one of the options"),
        ("", "'' is not one of the options"),
        (None, "neither an option, an index nor a text"),
        (1.0, "neither an option, an index nor a text"),
        (["income"], "neither an option, an index nor a text"),
        (b"income", "neither an option, an index nor a text"),
    ],
)
def test_illegal_choices(choice: Any, message: str) -> None:
    """What is not among the options is refused, and nothing has changed."""
    game = first_turn()
    before = everything(game)
    with pytest.raises(gobelin.IllegalChoice, match=message):
        game.play(choice)
    with pytest.raises(gobelin.IllegalChoice, match=message):
        game.preview(choice)
    assert everything(game) == before


def test_an_option_of_another_decision() -> None:
    """An option that was legal a moment ago is not legal now."""
    game = first_turn()
    assert game.decision is not None
    stale = game.decision.options[0]
    game.play("advance technology")
    before = everything(game)
    with pytest.raises(gobelin.IllegalChoice, match="'advance exploration' belongs to a decision that is no"):
        game.play(stale)
    assert everything(game) == before


def test_a_long_list_of_options_is_cut_short() -> None:
    """The message names some of the options, not 70 plots."""
    game = next(game for game, _, _ in moments((1,)) if game.decision is not None and len(game.decision.actions) > 20)
    with pytest.raises(gobelin.IllegalChoice) as error:
        game.play("fly")
    assert str(error.value).endswith(", ...")
    assert len(str(error.value)) < 400


def test_every_other_action_is_illegal() -> None:
    """There is no move outside the list: all 5000 other texts are refused."""
    game = first_turn()
    legal = set(texts(game))
    before = everything(game)
    for text in gobelin.TEXTS:
        if text not in legal:
            with pytest.raises(gobelin.IllegalChoice):
                game.play(text)
    assert everything(game) == before


def test_a_game_that_is_over() -> None:
    """No decision, no choice, but winners."""
    game = play(2, check=False)
    assert game.over
    assert game.decision is None
    assert game.winners
    before = everything(game)
    for choice in (0, "income"):
        with pytest.raises(gobelin.IllegalChoice, match="the game is over"):
            game.play(choice)
    assert everything(game) == before
    assert first_turn().winners == []
    assert not first_turn().over


def test_repr() -> None:
    assert repr(first_turn()) == "<Game of 2, turn 3, scores [0, 0]>"


# --- Winners


@pytest.mark.parametrize(
    ("vp", "resources", "won"),
    [
        ((100, 90, 80), (0, 8, 8), [0]),
        ((90, 100, 100), (8, 1, 2), [2]),
        ((100, 100, 100), (3, 3, 2), [0, 1]),
        ((5, 5, 5), (0, 0, 0), [0, 1, 2]),
    ],
)
def test_tie_break(vp: tuple[int, ...], resources: tuple[int, ...], won: list[int]) -> None:
    """END-5, END-6: most VP, then most resources of all types together; still tied, they share the victory."""
    t = Table(players=3)
    for who, points, left in zip(t.state.players, vp, resources, strict=True):
        who.vp = points
        who.resources = [left // 2, 0, 0, left - left // 2]
    assert winners(t.state) == won


def test_winners_of_whole_games() -> None:
    """END-6: the seats with the best (VP, resources), told in the last event, too."""
    for number in range(12):
        game = play(number, check=False)
        best = max((who.vp, sum(who.resources)) for who in game.state.players)
        due = [seat for seat, who in enumerate(game.state.players) if (who.vp, sum(who.resources)) == best]
        assert game.winners == due
        assert game.log[-1].key == "game_over"
        last = game.events(None)[-1]
        assert last["key"] == "game_over"
        assert last["winners"] == due


# --- Copies


def test_copies_are_independent() -> None:
    """Playing a copy leaves the game as it was, and the other way round; both go on the same way."""
    for game, index, rng in moments((1, 2, 12)):
        if rng.random() < 0.03:
            before = everything(game)
            trial = game.copy()
            assert everything(trial) == before
            for _ in range(12):
                if not trial.over:
                    trial.play(rng.randrange(len(texts(trial))))
            assert everything(game) == before
            one, other = game.copy(), copy.copy(game)
            one.play(index)
            after = everything(one)
            assert everything(other) == before
            other.play(index)
            assert everything(other) == after
            assert everything(game) == before


def test_copies_of_copies_keep_their_own_logs() -> None:
    """The log is shared until somebody plays on."""
    game = first_turn()
    length = len(game.log)
    one = game.copy()
    two = one.copy()
    game.play("advance technology")
    game.play("pay coin")
    one.play("advance exploration")
    one.play("pay food")
    assert len(two.log) == length
    assert logged(game)[:length] == logged(one)[:length] == logged(two)
    assert logged(game)[length:] != logged(one)[length:]
    two.play("advance technology")
    two.play("pay coin")
    assert logged(two) == logged(game)


# --- Log and events


def test_log_and_events() -> None:
    """The log is a tuple of events; `events` gives plain data from any number on, sources by name."""
    game = first_turn()
    before = len(game.log)
    game.play("advance technology")
    game.play("pay coin")
    assert isinstance(game.log, tuple)
    assert [event.key for event in game.log[before:]] == ["pay", "advance"]
    assert game.log[before].player == 1
    assert game.events(None, since=before) == [
        {
            "n": before, "choice": 6, "turn": 3, "key": "pay", "player": 1, "resources": ["coin"], "source": "turn",
        },
        {
            "n": before + 1, "choice": 6, "turn": 3, "key": "advance", "player": 1, "track": "technology",
            "before": 0, "after": 1, "source": "turn",
        },
    ]  # fmt: skip
    assert game.events(1)[:before] == game.copy().events(1)[:before]
    assert game.events(0, since=len(game.log)) == []


def test_the_log_only_grows() -> None:
    """Events once told stay as they are."""
    told: list[str] = []
    for game, _, _ in moments((6,)):
        now = logged(game)
        assert now[: len(told)] == told
        told = now


# --- Previews


def keys(events: tuple[gobelin.Event, ...]) -> list[str]:
    return [event.key for event in events]


def test_preview_to_the_next_decision() -> None:
    """Paying for the first technology space: paid, advanced, and then the question which card to invent."""
    game = first_turn()
    assert game.preview("advance technology") == ()
    game.play("advance technology")
    shown = game.preview("pay worker")
    assert keys(shown) == ["pay", "advance"]
    assert shown[0].args["resources"] == ["worker"]
    assert (shown[1].args["track"], shown[1].args["before"], shown[1].args["after"]) == ("technology", 0, 1)


def test_preview_stops_at_a_draw() -> None:
    """Inventing a face-up card is known, the card that replaces it is not; the top of the deck is not known at all."""
    game = first_turn()
    game.play("advance technology")
    game.play("pay worker")
    assert game.decision is not None
    face_up, *_, deck = game.decision.options
    assert deck.text == "invent deck"
    assert keys(game.preview(deck)) == []
    assert deck.reveals
    assert keys(game.preview(face_up)) == ["invent"]
    assert game.preview(face_up)[0].args["card"] == face_up.text.removeprefix("invent ")
    assert face_up.reveals


def test_preview_stops_at_dice_and_tiles() -> None:
    """The tiles of Scouting, the die of Astronomy: paid and advanced, then nothing more is told."""
    for track in ("exploration", "science"):
        game = first_turn()
        game.play(f"advance {track}")
        assert keys(game.preview("pay food")) == ["pay", "advance"]
        assert game.decision is not None
        assert all(option.reveals for option in game.decision.options)


def test_previews_change_nothing() -> None:
    """Looking at every option of a decision leaves the game as it was."""
    for game, _, rng in moments((0, 3, 22)):
        if rng.random() < 0.06:
            before = everything(game)
            assert game.decision is not None
            for option in game.decision.options[:12]:
                game.preview(option)
                _ = option.reveals
            assert everything(game) == before


def test_previews_are_what_then_happens() -> None:
    """An option that reveals nothing brings exactly the events of its preview; one that does begins with them."""
    both = {True: 0, False: 0}
    for game, index, rng in moments(range(60)):
        if rng.random() > 0.25:
            continue
        assert game.decision is not None
        option = game.decision.options[index]
        shown, reveals = game.preview(option), option.reveals
        after = game.copy()
        after.play(index)
        told = after.log[len(game.log) :]
        assert shown == told[: len(shown)]
        both[reveals] += 1
        if not reveals:
            assert shown == told
    assert min(both.values()) > 200


def test_reveals_is_what_is_then_revealed() -> None:
    """Within the turn an option reveals something exactly if dice, draws or hidden choices came to light."""
    both = {True: 0, False: 0}
    for game, index, _ in moments(range(30)):
        assert game.decision is not None
        reveals = game.decision.options[index].reveals
        state = game.state.copy()
        loop.answer(state, game.decision.actions[index])
        same_turn = loop.run_turn(state)
        if same_turn:
            assert reveals == (state.revealed != game.state.revealed), game.decision
            both[reveals] += 1
        else:  # the next player's turn has begun: what it reveals by itself counts, too
            assert reveals or state.revealed == game.state.revealed
    assert min(both.values()) > 500


# --- The score sheet


def sheet_of(t: Table, player: int = 0) -> dict[str, Any]:
    return score_sheet(t.state, player)


def test_before_the_start_choices_nobody_has_a_capital_or_a_civilization() -> None:
    """SETUP-13: what was chosen is not told before all have."""
    sheet = gobelin.Game.new(players=2, seed=1).score_sheet(0)
    assert (sheet["capital"], sheet["civilization"], sheet["civilizations"]) == (None, None, 0)


def test_points_add_up() -> None:
    """The points by source, by era and by method are each the VP, for every player of every game."""
    sources: set[str] = set()
    methods: set[str] = set()
    for number in range(90, 114):
        game = play(number, check=False)
        for player, vp in enumerate(game.scores):
            sheet: Any = game.score_sheet(player)
            assert json.loads(json.dumps(sheet)) == sheet
            assert sheet["vp"] == vp
            for points in ("points_by_source", "points_by_era", "points_by_method"):
                assert sum(sheet[points].values()) == vp
            sources |= {source for source, points in sheet["points_by_source"].items() if points}
            methods |= {method for method, points in sheet["points_by_method"].items() if points}
    assert sources >= {"tracks", "tech_cards", "tapestry_cards", "civilizations", "exploring", "income", "dice"}
    assert methods >= {"plain", "tech_cards", "capital", "territories", "markets", "houses", "farms", "armories"}


def test_sheet_follows_the_log() -> None:
    """The figures are those of the events: VP by source, turns, conquests, inventions, upgrades, bonuses."""
    lines = {
        "space": "tracks", "tech": "tech_cards", "tapestry": "tapestry_cards", "civilization": "civilizations",
        "territory": "exploring", "space_tile": "space_tiles", "income": "income", "dice": "dice",
        "achievement": "achievements",
    }  # fmt: skip
    for number in (1, 4, 7, 10, 13):
        game = play(number, check=False)
        events = game.events(None)
        for player in range(game.players):
            own = [event for event in events if event.get("player") == player]
            sheet: Any = game.score_sheet(player)
            for line, points in sheet["points_by_source"].items():
                told = [
                    event["points"]
                    for event in own
                    if event["key"] == "vp" and lines.get(str(event["source"]).split()[0], "other") == line
                ]
                assert sum(told) == points, line
            for method, points in sheet["points_by_method"].items():
                told = [event["points"] for event in own if event["key"] == "vp" and event["per"] == method]
                assert sum(told) == points, method
            counts = sheet["counts"]
            for counter, key in (("turns", "turn"), ("conquests", "conquer"), ("bonuses", "bonus")):
                assert counts[counter] == sum(1 for event in own if event["key"] == key), counter
            gained = sum(event["amount"] for event in own if event["key"] == "gain")
            assert counts["resources_gained"] == gained


def test_counters_of_a_short_game() -> None:
    """A scripted turn or two: each figure of the sheet counts what it says."""
    t = Table(players=2)
    t.state.started = True
    t.civilization(0, "leaders")
    t.a.resources = [3, 3, 3, 3]
    t.begin(0)
    t.play("advance technology", "pay coin")
    invented = t.options[0]
    t.play(invented)
    counts = sheet_of(t)["counts"]
    assert counts == dict.fromkeys(counts, 0) | {
        "turns": 1, "advances_era_1": 1, "resources_spent": 1, "inventions": 1,
    }  # fmt: skip
    assert sheet_of(t)["tech_cards"] == 1
    assert sheet_of(t)["tracks"] == {"exploration": 0, "science": 0, "military": 0, "technology": 1}
    assert sheet_of(t)["resources_left"] == 11
    t.token(0, MILITARY, 0)
    t.begin(0)
    t.conquer_dice(5, 0)
    t.play("advance military", "pay food")
    assert t.kind == "conquer"
    assert t.options
    t.play(t.options[0])
    t.play("die red")
    sheet = sheet_of(t)
    assert sheet["counts"]["turns"] == 2
    assert sheet["counts"]["conquests"] == 1
    assert sheet["counts"]["advances_era_1"] == 2
    assert sheet["counts"]["resources_spent"] == 2
    assert sheet["counts"]["outposts_toppled"] == 0
    assert sheet["outposts_on_map"] == 3
    assert sheet["territories"] == 2
    assert sheet["vp"] == 5
    assert sheet["points_by_source"] == dict.fromkeys(sheet["points_by_source"], 0) | {"dice": 5}
    assert sheet["points_by_era"] == dict.fromkeys(sheet["points_by_era"], 0) | {"era_1": 5}
    assert sheet["points_by_method"] == dict.fromkeys(sheet["points_by_method"], 0) | {"plain": 5}


def test_points_by_line() -> None:
    """Points are booked under what they came from, the era they were scored in and what they were counted by."""
    t = Table(players=2)
    t.state.started = True
    t.tech(0, "compass", "barn")
    score(t.state, 0, 4, FROM_DICE)
    t.a.era = 3
    VpPer("tech_cards", 2).resolve(t.state, 0, FROM_TECH + 3)
    pay_vp(t.state, 0, 1, FROM_TECH + 3)
    t.finish(0)
    score(t.state, 0, 7, 306)
    sheet = sheet_of(t)
    assert sheet["vp"] == 14
    nothing = dict.fromkeys(sheet["points_by_source"], 0)
    assert sheet["points_by_source"] == nothing | {"dice": 4, "tech_cards": 3, "civilizations": 7}
    nothing = dict.fromkeys(sheet["points_by_era"], 0)
    assert sheet["points_by_era"] == nothing | {"era_1": 4, "era_3": 3, "after_end": 7}
    nothing = dict.fromkeys(sheet["points_by_method"], 0)
    assert sheet["points_by_method"] == nothing | {"plain": 10, "tech_cards": 4}


def test_the_other_figures() -> None:
    """Start, income mat, buildings, landmarks, districts: what the table shows."""
    t = Table(players=2, capitals=(3, 2))
    t.state.started = True
    t.civilization(0, "leaders")
    t.build(0, "market a1", "market b1", "farm c2")
    t.landmark(0, "barn")
    sheet = sheet_of(t)
    assert sheet["capital"] == 3
    assert sheet["civilization"] == "leaders"
    assert sheet["civilizations"] == 1
    assert sheet["income_spaces"] == {"market": 3, "house": 1, "farm": 2, "armory": 1}
    assert sheet["income_buildings"] == 3
    assert sheet["landmarks"] == 1
    assert sheet["outposts_on_map"] == 2
    assert sheet["territories"] == 1
    assert sheet["districts"] == 0


@pytest.mark.parametrize("way", ["later", "eagerly", "with the log"])
def test_play_returns_what_happened(way: str) -> None:
    """All returned events together are the log, whenever they are written."""
    game, rng = gobelin.Game.new(2, 5), random.Random(5)
    game.eager_events = way == "eagerly"
    if way == "with the log":
        assert game.log == ()
    returned = [game.setup_events]
    while game.decision is not None:
        returned.append(game.play(rng.choice(game.decision.options)))
    happened: list[gobelin.Event] = []
    documents: list[gobelin.documents.Event] = []
    for events in returned:
        assert events[:2] == tuple(events)[:2]
        documents += events.documents(1, len(happened))
        happened += events
    assert tuple(happened) == game.log
    assert documents == game.events(1)
    assert len(game.actors) == len(game.choices)


def test_what_happened_can_be_read_after_undo() -> None:
    game = gobelin.Game.new(2, 5)
    events = game.play(0)
    game.undo()
    game.play(1)
    assert [event.key for event in events] == [event.key for event in gobelin.Game.new(2, 5).play(0)]


def test_a_game_without_a_log_tells_nothing() -> None:
    game = gobelin.Game.new(2, 5, log=False)
    assert len(game.play(0)) == 0
    assert len(game.resample(0, 1).play(0)) == len(game.resample(0, 1).setup_events) == 0
