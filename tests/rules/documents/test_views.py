"""PLAYERS: nobody sees more than a player may, in views, events, previews and resampled games."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

import gobelin
from gobelin.rules.chapters.advance import Discard
from gobelin.rules.chapters.conquer import UseTrap
from gobelin.rules.chapters.decks import EVERYBODY, discard_tapestry, gain_tapestries
from gobelin.rules.chapters.income import PlayEraCard
from gobelin.rules.chapters.resources import WhichResources
from gobelin.rules.chapters.tapestry import WhichTapestry, put_face_down
from gobelin.rules.components.tapestries.city_cards import WhichDiscard
from gobelin.rules.components.tapestries.copying_cards import PlayGained
from gobelin.rules.documents.views import event_view, view
from gobelin.rules.engine import actions, box
from gobelin.rules.engine.frames import Question
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import CIVILIZATIONS, FACE_DOWN, FROM_INCOME, FROM_TRAP, NONE, TAPESTRIES, TECHNOLOGIES
from moments import moments, seen, viewers
from soak import BOX_CARDS, choose, options, style
from table import Table, game_of

# --- What must not be seen


def scramble(state: State, viewer: int | None, rng: random.Random) -> State:
    """A copy in which everything the viewer cannot see is something else, possible or not (PLAYERS-2, -4)."""
    new = state.copy()

    def any_card() -> int:
        return rng.randrange(len(TAPESTRIES))

    new.begin_luck(rng.randbytes(32))
    new.drawn = rng.randrange(1000)
    new.tapestry_deck = [any_card() for _ in state.tapestry_deck]
    new.tech_deck = [rng.randrange(len(TECHNOLOGIES)) for _ in state.tech_deck]
    new.territory_deck = [rng.randrange(1, 49) for _ in state.territory_deck]
    new.space_deck = [rng.randrange(1, 16) for _ in state.space_deck]
    new.civ_deck = [rng.randrange(len(CIVILIZATIONS)) for _ in state.civ_deck]
    own = 0 if viewer is None else 1 << viewer
    new.tapestry_discard = [
        card if card >> 6 == EVERYBODY or card >> 6 & own else any_card() + 64 * (card >> 6)
        for card in state.tapestry_discard
    ]
    for player, who in enumerate(new.players):
        who.mat = [tuple(any_card() + FACE_DOWN if card >= FACE_DOWN else card for card in pile) for pile in who.mat]
        if player == viewer:
            continue
        who.hand = tuple(any_card() for _ in who.hand)
        who.rejected = rng.randrange(len(CIVILIZATIONS)) if rng.random() < 0.5 else NONE
        if not state.started:
            who.dealt_civilizations = (rng.randrange(len(CIVILIZATIONS)), rng.randrange(len(CIVILIZATIONS)))
            who.civilizations = (rng.randrange(len(CIVILIZATIONS)),) if rng.random() < 0.5 else ()
            who.capital = rng.randrange(7)
    if state.question is not None and state.question.player != viewer:
        new.legal = [rng.randrange(actions.ACTION_COUNT) for _ in range(rng.randrange(1, 5))]
    return new


def test_views_do_not_depend_on_what_is_hidden() -> None:
    """PLAYERS-2 to -6, SETUP-13, DECK-7: change all that is hidden, and every view stays byte-identical.

    At every decision of many games, so under open questions of many kinds, for every seat and a spectator.
    """
    kinds: set[str] = set()
    for game, _, rng in moments(range(48)):
        decision = game.decision
        assert decision is not None
        if decision.kind in kinds and rng.random() < 0.95:
            continue
        kinds.add(decision.kind)
        for viewer in viewers(game):
            other = scramble(game.state, viewer, rng)
            assert json.dumps(view(other, viewer)) == seen(game, viewer), f"{viewer} sees through {decision}"
    assert len(kinds) > 45
    assert {"capital", "civilization", "trap", "play_tapestry", "discard", "play_gained", "discard_for_vp"} <= kinds


def test_views_are_plain_data() -> None:
    """A view goes through JSON unchanged, for every seat and a spectator."""
    for game, _, rng in moments(range(6)):
        if rng.random() < 0.1:
            for viewer in viewers(game):
                assert json.loads(seen(game, viewer)) == game.view(viewer)
                assert game.view(viewer)["viewer"] == viewer


def test_there_is_no_such_viewer() -> None:
    """PLAYERS-1: a seat that is not there sees nothing at all."""
    game = gobelin.Game.new(players=3, seed=1)
    for nobody in (-1, 3):
        with pytest.raises(gobelin.BadArgument, match="no such seat"):
            game.view(nobody)
        with pytest.raises(gobelin.BadArgument, match="no such seat"):
            game.events(nobody)
        with pytest.raises(gobelin.BadArgument, match="no such seat"):
            game.resample(nobody, 1)
        with pytest.raises(gobelin.BadArgument, match="no such seat"):
            game.score_sheet(nobody)


# --- What must be seen


def test_own_hand_is_seen_and_others_are_counted() -> None:
    """PLAYERS-2, -4: one's own cards are named, the others' counted."""
    t = Table(players=3)
    t.hand(0, "trap", "democracy")
    t.hand(1, "tyranny")
    for viewer in (None, 0, 1, 2):
        players: Any = view(t.state, viewer)["players"]
        assert [player["hand_size"] for player in players] == [2, 1, 0]
        hands = [["trap", "democracy"], ["tyranny"], []]
        assert [player["hand"] for player in players] == [
            hand if seat == viewer else None for seat, hand in enumerate(hands)
        ]


def test_start_mats_are_seen_by_their_owner() -> None:
    """PLAYERS-4, SETUP-13: the two mats dealt, and what was chosen and rejected, are the owner's business."""
    game = gobelin.Game.new(players=3, seed=5)
    capital, civilization = "", ""
    assert game.decision is not None
    capital = game.decision.options[1].text
    game.play(capital)
    civilization, rejected = (option.text.split()[1] for option in game.decision.options)
    game.play(f"civilization {civilization}")
    for viewer in viewers(game):
        shown = game.view(viewer)["players"][0]
        if viewer == 0:
            assert shown["capital"] == int(capital.split()[1])
            assert [entry["name"] for entry in shown["civilizations"]] == [civilization]
            assert shown["dealt_civilizations"] == sorted(
                shown["dealt_civilizations"], key=[civilization, rejected].index
            )
            assert shown["rejected_civilization"] == rejected
        else:
            assert shown["capital"] is None
            assert shown["civilizations"] == []
            assert shown["dealt_civilizations"] == []
            assert shown["rejected_civilization"] is None


def test_start_choices_are_seen_once_all_are_made() -> None:
    """SETUP-13, PLAYERS-4: all is revealed together, but a rejected mat stays with the one who rejected it."""
    game = gobelin.Game.new(players=3, seed=5)
    while not game.state.started:
        game.play(0)
    for viewer in viewers(game):
        for seat, shown in enumerate(game.view(viewer)["players"]):
            assert shown["capital"] == game.state.players[seat].capital
            assert shown["civilizations"][0]["name"] == CIVILIZATIONS[game.state.players[seat].civilizations[0]]
            assert (shown["rejected_civilization"] is not None) == (seat == viewer)


def test_the_score_sheet_keeps_the_start_choices() -> None:
    """SETUP-13: the sheet, which is public, does not tell the mat chosen before all have chosen."""
    game = gobelin.Game.new(players=2, seed=5)
    game.play(1)
    game.play(0)
    assert game.state.players[0].capital
    assert game.score_sheet(0)["capital"] is None
    assert game.score_sheet(0)["civilization"] is None
    assert game.score_sheet(0)["civilizations"] == 0


def test_nobody_sees_a_face_down_card() -> None:
    """PLAYERS-4: a face-down card on an income mat is unknown even to its owner; a face-up one is known to all."""
    t = Table(players=2, era=2)
    t.on_mat(0, "dystopia", 1)
    put_face_down(t.state, 0, FROM_INCOME + 2)
    for viewer in (None, 0, 1):
        players: Any = view(t.state, viewer)["players"]
        assert players[0]["tapestries"] == {"1": ["dystopia"], "2": ["face_down"], "3": [], "4": []}


def test_discards() -> None:
    """PLAYERS-4, DECK-7: the pile shows its size and used traps; each player also knows their own discards."""
    t = Table(players=3)
    t.hand(0, "democracy", "trap")
    t.hand(1, "tyranny", "trap")
    discard_tapestry(t.state, 0, TAPESTRIES.index("democracy"), 0)
    discard_tapestry(t.state, 1, TAPESTRIES.index("tyranny"), 0)
    discard_tapestry(t.state, 1, TAPESTRIES.index("trap"), FROM_TRAP, seen=True)
    discard_tapestry(t.state, 0, TAPESTRIES.index("trap"), 0)  # paid with: not seen
    known = {None: ["trap"], 0: ["democracy", "trap", "trap"], 1: ["trap", "tyranny"], 2: ["trap"]}
    for viewer, names in known.items():
        decks: Any = view(t.state, viewer)["decks"]
        assert decks["tapestry_discard"] == 4
        assert decks["tapestry_discard_seen"] == names


def test_public_things() -> None:
    """PLAYERS-2, -3, -5: tiles in supplies, space tiles, tech cards and discards, civilization mats are public."""
    t = Table(players=2)
    t.tiles(0, 7, 12)
    t.space_tiles(0, 3)
    t.tech(0, "compass", row=1)
    t.civilization(1, "mystics")
    t.run()
    t.play("number 3", "number 2", "number 5", "number 4")
    t.state.tech_discard.append(t.state.tech_deck.pop(0))
    t.state.territory_discard.append(t.state.territory_deck.pop(0))
    t.state.civ_discard.append(t.state.civ_deck.pop(0))
    t.state.started = True
    t.mark("historians", 1)
    t.mark("heralds", (1 * 5 + 2) * 64 + 1)
    for viewer in (None, 0, 1):
        shown: Any = view(t.state, viewer)
        assert shown["players"][0]["territory_tiles"] == [7, 12]
        assert shown["players"][0]["space_tiles"] == [3]
        assert shown["players"][0]["tech"] == {"bottom": [], "middle": ["compass"], "top": []}
        assert shown["players"][1]["civilizations"] == [
            {
                "name": "mystics",
                "mat": [3, 2, 5, 4, 0],
                "fields": {
                    "predictions": {"tech_cards": 3, "districts": 2, "territories": 5, "tracks": 4},
                    "paid": [],
                },
            }
        ]
        assert shown["decks"]["tech_discard"] == [TECHNOLOGIES[card] for card in t.state.tech_discard]
        assert shown["decks"]["territory_discard"] == t.state.territory_discard
        assert shown["decks"]["civilization_discard"] == [CIVILIZATIONS[n] for n in t.state.civ_discard]
        assert shown["decks"]["tapestry"] == len(t.state.tapestry_deck)
        assert shown["historians_tokens"] == [1]
        assert shown["heralds_tokens"] == [{"player": 1, "era": 2, "depth": 1}]


def test_options_are_for_the_one_who_decides() -> None:
    """PLAYERS-6: options name cards in hand, so only the one who decides sees them; who is asked what is public."""
    for game, _, rng in moments(range(8)):
        decision = game.decision
        assert decision is not None
        if rng.random() < 0.2:
            for viewer in viewers(game):
                shown: Any = game.view(viewer)["decision"]
                assert (shown["player"], shown["kind"], shown["source"]) == (
                    decision.player, decision.kind, decision.source,
                )  # fmt: skip
                due = [option.text for option in decision.options] if viewer == decision.player else None
                assert shown.get("options") == due


# --- Events


def strings(value: object) -> list[str]:
    """All strings inside JSON-able data."""
    if isinstance(value, dict):
        return [text for inner in value.values() for text in strings(inner)]
    if isinstance(value, (list, tuple)):
        return [text for inner in value for text in strings(inner)]
    return [value] if isinstance(value, str) else []


def public_cards(state: State) -> Counter[str]:
    """Tapestry cards everybody can see: face up on a mat, or a used trap among the discards."""
    cards = [card for who in state.players for pile in who.mat for card in pile if card < FACE_DOWN]
    cards += [card & 63 for card in state.tapestry_discard if card >> 6 == EVERYBODY]
    return Counter(TAPESTRIES[card] for card in cards)


def test_private_parts_of_events_are_for_their_owner() -> None:
    """PLAYERS-6: others learn that a card was drawn, discarded or kept, never which."""
    private = 0
    for number in range(16):
        game = gobelin.Game.new(**options(number))
        rng = random.Random(-number)
        while not game.over:
            game.play(choose(game, rng, style(number)))
        for viewer in viewers(game):
            for event, shown in zip(game.log, game.events(viewer), strict=True):
                hidden = event.private or {}
                private += bool(hidden)
                assert json.loads(json.dumps(shown)) == shown
                for key, value in hidden.items():
                    assert key not in event.args
                    assert shown.get(key) == (value if viewer == event.player else None)
    assert private > 100


def test_events_name_no_hidden_card() -> None:
    """PLAYERS-2, -6: a card named in an event that all can see lies where all can see it."""
    named = 0
    for game, index, _ in moments(range(0, 80, 4)):
        before, known = len(game.log), public_cards(game.state)
        after = game.copy()
        after.play(index)
        known |= public_cards(after.state)
        for shown in after.events(None, since=before):
            for text in strings({key: value for key, value in shown.items() if key != "key"}):
                card = text.removeprefix("tapestry ")
                if card in TAPESTRIES and text != "trap":  # "trap" is also the source of what a used trap gives
                    named += 1
                    assert known[card], f"{shown} names a hidden card"
    assert named > 100


def test_drawing_tells_the_others_the_number_only() -> None:
    """PLAYERS-6: the event of a draw."""
    t = Table(players=2)
    t.next_tapestries("monarchy", "guilds")
    gain_tapestries(t.state, 0, 2, 604)
    (entry,) = t.events("tapestry_cards")
    event = gobelin.Event(*entry)
    public = {"key": "tapestry_cards", "player": 0, "amount": 2, "source": "income 4"}
    assert event_view(event, 0) == public | {"cards": ["monarchy", "guilds"]}
    assert event_view(event, 1) == event_view(event, None) == public


# --- Whether somebody is asked tells nothing

# a space whose bonus is paid with tapestry cards
PAID_WITH_CARDS = next(
    13 * track + number
    for track, spaces in enumerate(box.spaces)
    for number, space in enumerate(spaces)
    if space.bonus is not None and space.bonus.price == "tapestry"
)
HANDS = [
    cards
    for size in (1, 2, 3, 4)
    for cards in combinations_with_replacement(("trap", "tyranny", "guilds"), size)
    if cards.count("tyranny") < 2 and cards.count("guilds") < 2
]  # all hands of these cards; in the box are seven traps and one of each other


def shown_to_others(game: gobelin.Game, asked: int) -> str:
    """Byte for byte what everybody but one player sees."""
    return json.dumps([[game.view(viewer), game.events(viewer)] for viewer in viewers(game) if viewer != asked])


@pytest.mark.parametrize("size", [1, 2, 3, 4])
@pytest.mark.parametrize("price", [1, 2, 3])
def test_discarding_for_a_bonus_tells_nothing_of_the_hand(price: int, size: int) -> None:
    """PLAYERS-2, PLAYERS-6, G-05: over all hands of a size the others see the same, question after question."""
    seen_by_others = set()
    for hand in HANDS:
        if len(hand) == size:
            t = Table(players=3)
            t.hand(1, *hand)
            t.b.resources[0] = 1  # for a question in B's turn, which follows
            t.begin(0)
            t.push(Discard(1, "tapestry", price, PAID_WITH_CARDS))
            game = game_of(t)
            pages = [shown_to_others(game, 1)]
            while game.decision is not None and game.decision.kind == "discard":
                game.play(0)
                pages.append(shown_to_others(game, 1))
            seen_by_others.add(tuple(pages))
            assert len(pages) == 1 + min(price, size - 1)  # the last card of the hand goes by itself
    assert len(seen_by_others) == 1


@pytest.mark.parametrize("size", [2, 3, 4])
def test_playing_the_era_s_card_tells_nothing_of_the_hand_before_it_is_played(size: int) -> None:
    """INCOME-7, PLAYERS-2, G-05: who holds several cards is asked in income step 2, equal cards or not."""
    seen_by_others = set()
    for hand in HANDS:
        if len(hand) == size:
            t = Table(players=3)
            t.hand(1, *hand)
            t.begin(0)
            t.push(WhichResources(0, 1, 0), PlayEraCard(1))
            game = game_of(t)
            shown = [json.dumps(game.preview("gain coin")), game.decision.options[0].reveals]  # type: ignore[union-attr]
            game.play("gain coin")
            assert game.decision is not None
            assert (game.decision.player, game.decision.kind) == (1, "play_tapestry")
            assert [option.text for option in game.decision.options] == [f"play {card}" for card in sorted(set(hand))]
            seen_by_others.add((*shown, shown_to_others(game, 1)))
            game.undo(0)  # nothing came to light
    assert len(seen_by_others) == 1


def test_every_question_about_a_hand_depends_on_its_size_only() -> None:
    """PLAYERS-2, PLAYERS-6: each kind of question about cards in hand is asked for all hands of a size or for none."""
    questions: dict[str, Question] = {
        "play": WhichTapestry(1, 0),
        "may play": WhichTapestry(1, 0, optional=True),
        "discard": Discard(1, "tapestry", 1, PAID_WITH_CARDS),
        "discard for vp": WhichDiscard(1, 0),
        "play gained": PlayGained(1, 1),
        "play one of two gained": PlayGained(1, 2),
        "trap": UseTrap(1, 0, 30, 0, 0),
    }
    for name, question in questions.items():
        assert question.secret
        asked: dict[int, set[bool]] = {}
        for hand in HANDS:
            t = Table(players=3)
            t.hand(1, *hand)
            t.begin(0)
            t.push(question)
            asked.setdefault(len(hand), set()).add(t.state.question is question)
        assert all(len(answers) == 1 for answers in asked.values()), (name, asked)


# --- Looking ahead


def test_previews_tell_nothing_hidden() -> None:
    """TIMING-16, PLAYERS-2: what a preview shows does not depend on anything the one who chooses cannot see.

    Not on the decks, and not on another's hand either, whose only card is played by itself.
    """
    for game, index, rng in moments(range(96)):
        decision = game.decision
        assert decision is not None
        if rng.random() < (0.5 if decision.kind in ("end_turn", "trap", "conquer") else 0.05):
            guess = game.resample(decision.player, rng.randrange(1 << 40))
            assert guess.preview(index) == game.preview(index), decision
            assert guess.decision is not None
            assert guess.decision.options[index].reveals == decision.options[index].reveals, decision


def test_preview_stops_at_another_hand() -> None:
    """PLAYERS-2: the next player's income turn, played by itself, does not show the card it will play."""
    t = Table(players=2, confirm_turns=True)
    t.hand(1, "exploitation")
    t.begin(0)
    if t.kind == "turn":
        t.play("income")
    while t.kind != "end_turn":
        t.play(t.options[0])
    game = game_of(t)
    shown = game.preview("end turn")
    assert [event.key for event in shown[:2]] == ["turn", "income"]
    assert "play" not in [event.key for event in shown]
    assert game.decision is not None
    assert game.decision.options[0].reveals


def test_another_players_only_card_is_a_reveal() -> None:
    """TIMING-16, PLAYERS-2: what my choice makes another play is unknown before, and not taken back after."""
    t = Table(players=2)
    t.hand(1, "dystopia")
    t.begin(0)
    t.push(WhichResources(0, 1, 0), WhichTapestry(1, 0))
    game = game_of(t)
    assert game.decision is not None
    assert [event.key for event in game.preview("gain coin")] == ["gain"]
    assert game.decision.options[0].reveals
    before = game.state.revealed
    after = game.copy()
    after.play("gain coin")
    assert "play" in [event.key for event in after.log]
    assert after.state.revealed > before


# --- Resampling


def hidden_part(state: State, viewer: int | None) -> tuple[object, ...]:
    hands = tuple(who.hand for player, who in enumerate(state.players) if player != viewer)
    return (hands, tuple(state.tapestry_deck), tuple(state.tech_deck), tuple(state.territory_deck))


def test_resampling_keeps_the_view_and_the_components() -> None:
    """PLAYERS-2 to -6: a resampled game looks the same to its viewer and could be the real one."""
    for game, _, rng in moments(range(0, 60, 3)):
        if rng.random() < 0.05:
            for viewer in viewers(game):
                guess = game.resample(viewer, rng.randrange(1 << 40))
                assert seen(guess, viewer) == seen(game, viewer)
                assert guess.problems() == []


def test_resampling_varies_what_is_hidden() -> None:
    """Two seeds give two deals; the same seed gives the same one."""
    for game, _, rng in moments((3, 7)):
        if rng.random() < 0.2:
            for viewer in viewers(game):
                first, second, again = (game.resample(viewer, seed).state for seed in (1, 2, 1))
                assert hidden_part(first, viewer) == hidden_part(again, viewer)
                if len(game.state.tech_deck) > 5:
                    assert hidden_part(first, viewer) != hidden_part(second, viewer)
                    assert hidden_part(first, viewer) != hidden_part(game.state, viewer)


def test_resampling_is_fair() -> None:
    """Every unknown card may be in another's hand, equally often; the viewer's own cards never are."""
    t = Table(players=2, seed=2)
    t.hand(0, "democracy")
    t.hand(1, "tyranny", "monarchy")
    game = game_of(t)
    hands: Counter[str] = Counter()
    for seed in range(1500):
        hands.update(TAPESTRIES[card] for card in game.resample(0, seed).state.players[1].hand)
    assert hands["democracy"] == 0
    assert set(hands) == set(BOX_CARDS) - {"democracy"}
    share = 3000 / 49  # two cards of the 49 unknown ones, 1500 times
    assert all(0.5 * share < number < 1.6 * share for card, number in hands.items() if card != "trap"), hands
    assert 6 * share < hands["trap"] < 8 * share


def test_a_resampled_game_can_be_played_to_its_end() -> None:
    """What search bots do."""
    for game, _, rng in moments(range(0, 40, 5)):
        if rng.random() < 0.02:
            guess = game.resample(rng.choice(viewers(game)), rng.randrange(1 << 40))
            while not guess.over:
                guess.play(choose(guess, rng, 0.5))
            assert guess.problems() == []
            assert guess.log == ()
            with pytest.raises(gobelin.GobelinError, match="no record"):
                guess.record()


def test_resampled_options_of_others_are_consistent() -> None:
    """The options of another's decision fit the resampled hand."""
    kinds = Counter[str]()
    for game, _, rng in moments(range(60)):
        decision = game.decision
        assert decision is not None
        secret = decision.kind in ("play_tapestry", "discard", "discard_for_vp", "play_gained", "trap")
        if not secret and rng.random() > 0.1:
            continue
        viewer = rng.choice([viewer for viewer in viewers(game) if viewer != decision.player])
        guess = game.resample(viewer, rng.randrange(1 << 40))
        assert guess.decision is not None
        kinds[decision.kind] += 1
        question = guess.state.question
        assert question is not None
        assert guess.decision.actions == question.options(guess.state)
        assert guess.decision.actions, decision
        hand = {TAPESTRIES[card] for card in guess.state.players[decision.player].hand}
        for option in rng.sample(guess.decision.options, min(3, len(guess.decision.options))):
            verb, _, card = option.text.partition(" ")
            if verb in ("play", "discard") and decision.kind != "discard":
                assert card in hand
            trial = guess.copy()
            trial.play(option)
            assert trial.problems() == []
    assert kinds["play_tapestry"] > 20


def test_resampled_hand_of_equal_cards() -> None:
    """PLAYERS-2: that somebody chooses among two cards tells nothing of them, so they may well be equal traps."""
    t = Table(players=2, era=1)
    t.hand(1, "trap", "tyranny")
    while [card for card in t.state.tapestry_deck if TAPESTRIES[card] != "trap"]:
        card = next(card for card in t.state.tapestry_deck if TAPESTRIES[card] != "trap")
        t.state.tapestry_deck.remove(card)
        t.state.tapestry_discard.append(card + 64 * EVERYBODY)
    t.begin(1)
    if t.kind == "turn":
        t.play("income")
    while t.kind != "play_tapestry":
        t.play(t.options[0])
    game = game_of(t)
    dealt = {tuple(game.resample(0, seed).decision.actions) for seed in range(50)}  # type: ignore[union-attr]
    assert {tuple(actions.TEXTS[action] for action in options) for options in dealt} == {
        ("play trap",),
        ("play trap", "play tyranny"),
    }


def test_resampled_start_choices() -> None:
    """SETUP-13: while mats are chosen, the others' mats and choices are open to guess, one's own are kept."""
    game = gobelin.Game.new(players=3, seed=9)
    for _ in range(4):
        game.play(0)  # the mats of players 1 and 2
    dealt = Counter[tuple[int, ...]]()
    for seed in range(60):
        guess = game.resample(1, seed)
        assert seen(guess, 1) == seen(game, 1)
        assert guess.problems() == []
        own, other = guess.state.players[1], guess.state.players[0]
        assert own.dealt_civilizations == game.state.players[1].dealt_civilizations
        assert own.civilizations == game.state.players[1].civilizations
        assert {other.rejected, *other.civilizations} == set(other.dealt_civilizations)
        assert not set(own.dealt_civilizations) & set(other.dealt_civilizations)
        assert guess.decision is not None
        assert guess.decision.player == 2
        dealt[other.civilizations] += 1
    assert len(dealt) > 8


# --- The bots of the solo game


@pytest.mark.parametrize("table", [{"players": 1, "level": 4}, {"players": 2, "shadow_empire": True}])
def test_bots_show_no_more_than_players(table: dict[str, Any]) -> None:
    """SOLO-2: the order of the bots' decks is hidden from views and previews, and resampled like all that is."""
    for seed in range(3):
        game = gobelin.Game.new(seed=seed, **table)
        rng = random.Random(seed)
        while not game.over:
            decision = game.decision
            assert decision is not None
            index = choose(game, rng, 0.5)
            if rng.random() < 0.15:
                for viewer in viewers(game):
                    other = scramble(game.state, viewer, rng)
                    assert other.solo is not None
                    rng.shuffle(other.solo.deck)
                    assert json.dumps(view(other, viewer)) == seen(game, viewer)
                    guess = game.resample(viewer, rng.randrange(1 << 40))
                    assert seen(guess, viewer) == seen(game, viewer)
                    assert guess.problems() == []
                guess = game.resample(decision.player, rng.randrange(1 << 40))
                assert guess.preview(index) == game.preview(index)
            game.play(index)


def test_a_guess_follows_from_the_view_and_the_seed() -> None:
    """PLAYERS-2: resampled from the true game or from another one that looks the same, it is the same guess."""
    compared = 0
    for game, _, rng in moments((0, 1, 2, 31, 100001, 100006)):
        if rng.random() > 0.08:
            continue
        for viewer in viewers(game):
            seed = rng.randrange(1000)
            guess = game.resample(viewer, seed)
            assert game.resample(viewer, seed + 1).resample(viewer, seed).digest() == guess.digest()
            compared += 1
    assert compared > 100
