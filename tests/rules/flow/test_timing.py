"""TIMING: in which order effects are resolved, what must be done, and what is void."""

from collections.abc import Callable

import pytest

from gobelin.rules.chapters.advance import BENEFIT, FREE_BONUS, FULL, REPEAT, Advance, Regress, Rewards, X
from gobelin.rules.chapters.build import ANY_BUILDING, BUILDING_OF, AnyLandmark, Landmark
from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.chapters.conquer import CONQUER
from gobelin.rules.chapters.effects import Gain, OneOf
from gobelin.rules.chapters.explore import EXPLORE, EXPLORE_ANYWHERE, EXPLORE_SPACE
from gobelin.rules.chapters.invent import INVENT, REFRESH_TECH
from gobelin.rules.chapters.research import RESEARCH_BARE
from gobelin.rules.chapters.resources import ANY_1, ANY_3, VpPer
from gobelin.rules.chapters.tapestry import PLAY_TAPESTRY
from gobelin.rules.chapters.upgrade import CIRCLE, SQUARE, UPGRADE
from gobelin.rules.engine.frames import Effect
from gobelin.rules.engine.loop import choose
from gobelin.rules.engine.state import Log, WouldReveal
from gobelin.rules.printed.capitals import DISTRICTS
from gobelin.rules.printed.names import (
    ARMORY,
    COIN,
    CULTURE,
    EXPLORATION,
    FARM,
    FOOD,
    HOUSE,
    LANDMARKS,
    MARKET,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    TRAP,
    WORKER,
)
from table import Table, hex_number


def space(track: int, number: int) -> int:
    """The source of a track space's effects."""
    return track * 13 + number


def source(t: Table) -> int:
    assert t.state.question is not None
    return t.state.question.source


def advance(t: Table, track: int, to: int, player: int = 0) -> None:
    """A free advance with benefit and bonus onto a space."""
    t.token(player, track, to - 1)
    t.resolve(player, Advance(track))


def one_plot_short(t: Table, player: int = 0) -> None:
    """The first district of the player's city lacks only plot a1."""
    who = t.state.players[player]
    who.built |= DISTRICTS[0] & ~1 & ~who.impassable()


# --- Depth first


def test_nested_advance_is_finished_before_the_outer_bonus() -> None:
    """TIMING-1, TIMING-3, TIMING-11, RESEARCH-4: S5's research leads to T5, with its building and its bonus."""
    t = Table()
    t.token(0, SCIENCE, 4)
    t.token(0, TECHNOLOGY, 4)
    t.a.resources = [1, 2, 0, 0]
    t.hand(0, "trap", "trap")
    one_plot_short(t)
    t.begin()
    t.science_die(TECHNOLOGY)
    t.play("advance science", "pay worker worker")
    assert t.options == ["advance technology", "decline"]
    t.play("advance technology")
    assert t.options == ["do farm", "do house", "do armory"]
    t.play("do farm", "place farm a1")
    assert t.kind == "gain"  # the district is complete: its resource at once
    t.play("gain food")
    assert t.a.resources == [1, 0, 1, 0]
    assert (t.kind, source(t)) == ("bonus", space(TECHNOLOGY, 5))
    assert t.options == ["pay coin", "pay food", "decline"]
    t.play("decline")
    assert (t.kind, source(t)) == ("bonus", space(SCIENCE, 5))
    t.play("accept", "discard trap")  # equal cards are a choice like any other, the last one goes by itself (G-05)
    assert t.a.hand == ()
    assert t.a.vp == 5


def test_a_nested_landmark_comes_before_the_nested_benefit() -> None:
    """TIMING-11, LANDMARK-3: research into T4: forge, then T4's invention; afterwards S5's bonus."""
    t = Table()
    t.token(0, TECHNOLOGY, 3)
    t.hand(0, "trap", "trap")
    t.science_die(TECHNOLOGY)
    advance(t, SCIENCE, 5)
    t.play("advance technology")
    assert t.kind == "place"
    t.play("place forge c1 r0")
    assert t.options == ["do refresh", "do invent"]
    t.play("do invent", "invent deck", "decline")
    assert (t.kind, source(t)) == ("bonus", space(SCIENCE, 5))


# --- The order of one advance


def test_pay_move_landmark_triggers_benefit() -> None:
    """TIMING-2, TIMING-19: paying, moving, the landmark, A's Theocracy, B's Broker of Peace, then M4's benefit."""
    t = Table(era=2)
    t.in_force(0, "theocracy")
    t.in_force(1, "broker_of_peace")
    t.token(0, MILITARY, 3)
    t.tiles(0, 1, 3)
    t.a.resources[CULTURE] = 2
    t.begin()
    t.state.log = Log()
    t.play("advance military", "place barracks c1 r0")
    told = [(event.key, event.player, event.args.get("points")) for event in t.log]
    assert told[:8] == [
        ("pay", 0, None),
        ("advance", 0, None),
        ("landmark", 0, None),
        ("place", 0, None),
        ("vp", 0, 4),  # Theocracy: a new tier
        ("vp", 1, 3),  # Broker of Peace
        ("gain", 0, None),  # M4: 1 worker ...
        ("vp", 0, 2),  # ... and 1 VP per tile in supply
    ]


def test_what_a_landmark_triggers_comes_before_the_benefit() -> None:
    """TIMING-2, LANDMARK-3: A's Revisionism, B's Historians (3 VP), then the worker of M4."""
    t = Table(era=2)
    t.in_force(0, "revisionism")
    t.civilization(1, "historians").income(t.state, 1)
    t.tiles(1, 1)
    t.run()
    t.play("tile 1", "slot 1", "player 1")
    t.token(0, MILITARY, 3)
    t.resolve(0, Advance(MILITARY))
    t.play("place barracks c1 r0")
    assert (t.asked, t.kind) == (0, "gain")
    assert t.a.resources[WORKER] == t.b.vp == 0
    t.state.log = Log()
    t.play("gain coin")
    assert t.a.resources == [1, 1, 0, 0]
    assert t.b.vp == 3
    assert [(event.key, event.player) for event in t.log][:3] == [("gain", 0), ("vp", 1), ("gain", 0)]


def test_the_track_achievement_comes_before_the_benefit() -> None:
    """TIMING-2, TIMING-17: 10 VP at once on arriving, then M12's benefit."""
    t = Table()
    advance(t, MILITARY, 12)
    assert t.a.vp == 10
    assert t.options == ["do conquer", "do civilization"]


def test_a_copy_comes_after_the_benefit_and_before_the_bonus() -> None:
    """TIMING-2, TIMING-14: A's card of M2, C's copy by Marriage of State, then A's bonus."""
    t = Table(era=2)
    t.in_force(2, "marriage_of_state", pact=(0, MILITARY))
    t.a.resources[COIN] = 1
    t.token(0, MILITARY, 1)
    t.resolve(0, Advance(MILITARY))
    assert len(t.a.hand) == 1
    assert len(t.c.hand) == 1
    assert (t.kind, t.asked) == ("bonus", 0)
    drawn = [event.player for event in t.events("tapestry_cards")]
    assert drawn == [0, 2]


# --- What must be done


def test_benefits_and_landmarks_are_mandatory() -> None:
    """TIMING-4, TIMING-5: neither the lighthouse nor exploring nor conquering can be declined."""
    t = Table()
    t.token(0, EXPLORATION, 3)
    t.resolve(0, Advance(EXPLORATION))
    assert t.kind == "place"
    assert "decline" not in t.options
    t.play("place lighthouse c1 r0")
    assert t.kind == "explore_hex"
    assert "decline" not in t.options
    t = Table()
    advance(t, MILITARY, 1)
    assert t.kind == "conquer"
    assert "decline" not in t.options


def test_every_bonus_is_optional() -> None:
    """TIMING-4: the bonus of E2 may be declined, with nothing paid."""
    t = Table()
    t.a.resources[WORKER] = 1
    advance(t, EXPLORATION, 2)
    assert t.options == ["pay worker", "decline"]
    t.play("decline")
    assert t.a.resources[WORKER] == 1
    assert t.a.hand == ()


def test_what_cannot_be_done_is_void_and_not_paid_back() -> None:
    """TIMING-5: no outpost left: M1's conquest is void, the coin stays paid, the turn ends."""
    t = Table()
    t.a.resources[COIN] = 1
    t.b.resources = [8, 8, 8, 8]
    t.a.outposts = 0
    t.begin()
    t.play("advance military")
    assert [event.args["effect"] for event in t.events("void")] == ["conquer"]
    assert t.a.resources == [0, 0, 0, 0]
    assert t.a.tokens[MILITARY] == (1,)
    assert t.asked == 1


def test_as_much_as_possible() -> None:
    """TIMING-6: 2 tiles due and 1 left; 3 resources due and room for 1."""
    t = Table()
    del t.state.territory_deck[1:]
    last = t.state.territory_deck[0]
    advance(t, EXPLORATION, 1)
    assert t.a.tiles == (last,)
    t.a.resources = [8, 8, 8, 7]
    t.resolve(0, ANY_3)
    t.play("gain culture culture culture")
    assert t.a.resources == [8, 8, 8, 8]


def test_a_void_benefit_does_not_cancel_the_bonus() -> None:
    """TIMING-7, EXPLORE-1: without a tile exploring is void, E2's bonus is still offered."""
    t = Table()
    t.a.resources[FOOD] = 1
    advance(t, EXPLORATION, 2)
    assert len(t.events("void")) == 1
    assert (t.kind, source(t)) == ("bonus", space(EXPLORATION, 2))
    t.play("pay food")
    assert len(t.a.hand) == 1


def test_a_void_part_does_not_cancel_the_other_parts() -> None:
    """TIMING-7: M5 without an outpost: the armory is gained."""
    t = Table()
    t.a.outposts = 0
    advance(t, MILITARY, 5)
    t.play("do conquer")
    assert len(t.events("void")) == 1
    t.play("place armory a1")
    assert t.a.taken[ARMORY] == 1


@pytest.mark.parametrize("first", ["conquer", "armory"])
def test_the_owner_picks_the_order_of_the_parts(first: str) -> None:
    """TIMING-8, D-15: M5: conquer and armory, either first; the armory may complete a district before."""
    t = Table()
    one_plot_short(t)
    advance(t, MILITARY, 5)
    assert t.options == ["do conquer", "do armory"]
    t.play(f"do {first}")
    if first == "armory":
        t.play("place armory a1", "gain food")
        assert t.kind == "conquer"
    else:
        t.play("hex 0,-3", "die red")
        assert t.kind == "place"


def test_void_alternatives_are_not_offered() -> None:
    """TIMING-9, OPEN-2, D-11: E3 without a tile leaves the farm; without a farm too it is void."""
    t = Table()
    advance(t, EXPLORATION, 3)
    assert t.kind == "place"  # the farm, unasked
    t = Table()
    t.a.taken[FARM] = 5
    advance(t, EXPLORATION, 3)
    assert t.asked == -1
    assert len(t.events("void")) == 1
    t = Table()
    t.tiles(0, 1)
    t.a.taken[FARM] = 5
    advance(t, EXPLORATION, 3)
    assert t.kind == "explore_hex"


def test_age_of_sail_makes_exploring_a_choice_again() -> None:
    """EXPLORE-13: with Age of Sail in force explore is offered without a tile."""
    t = Table(era=2)
    t.in_force(0, "age_of_sail")
    advance(t, EXPLORATION, 3)
    assert t.options == ["do explore", "do farm"]


def test_void_tracks_and_types_are_not_offered_within_one_effect() -> None:
    """TIMING-9: a finished track, a used-up building type, a token that cannot move back are no choices."""
    t = Table()
    t.token(0, MILITARY, 12)
    t.resolve(0, Advance(EXPLORATION, MILITARY, TECHNOLOGY))
    assert t.options == ["advance exploration", "advance technology"]
    t = Table()
    t.a.taken[HOUSE] = 5
    t.resolve(0, ANY_BUILDING)
    assert t.options == ["do market", "do farm", "do armory"]
    t = Table()
    t.token(0, MILITARY, 2)
    t.resolve(0, Regress(MILITARY, TECHNOLOGY))
    assert t.a.tokens[MILITARY] == (1,)  # technology stands on the start: no choice


def test_cards_and_named_tracks_may_be_chosen_whatever_they_give() -> None:
    """TIMING-9: a tech card whose circle is void is offered like the other; Oil Magnate may name a finished track."""
    t = Table()
    t.tech(0, "zeppelins", "light_bulb")
    t.token(0, EXPLORATION, 12)
    t.resolve(0, UPGRADE)
    assert t.options == ["upgrade zeppelins", "upgrade light_bulb"]
    t = Table(era=2)
    t.token(0, SCIENCE, 12)
    t.play_card(0, "oil_magnate")
    assert t.options == ["track exploration", "track science", "track military", "track technology"]


def test_a_path_towards_a_void_benefit_may_be_taken() -> None:
    """TIMING-9, D-106: Entertainers may go to the farm though none is left."""
    t = Table(era=2)
    entertainers = t.civilization(0, "entertainers")
    entertainers.income(t.state, 0)
    t.run()
    t.play("slot 2")
    t.a.taken[FARM] = 5
    entertainers.income(t.state, 0)
    t.run()
    assert t.options == ["slot 6", "slot 7"]


# --- Paying


def test_a_bonus_is_paid_in_full_or_not_at_all() -> None:
    """TIMING-10, ADVANCE-5: with nothing left it cannot be bought; with 3 exactly one is paid, once."""
    t = Table()
    advance(t, TECHNOLOGY, 2)
    assert t.asked == -1
    t = Table()
    t.a.resources = [1, 1, 0, 1]
    advance(t, TECHNOLOGY, 2)
    assert t.options == ["pay coin", "pay worker", "pay culture", "decline"]
    t.play("pay worker", "place market a1")
    assert t.a.resources == [1, 0, 0, 1]
    assert t.a.taken[MARKET] == 1
    assert t.asked == -1


def test_a_bonus_paid_with_cards_needs_them_all() -> None:
    """TIMING-10: S5 asks for two tapestry cards; one is not enough. Three tiles for E10, two are not enough."""
    t = Table()
    t.hand(0, "trap")
    t.science_die(EXPLORATION)
    advance(t, SCIENCE, 5)
    t.play("decline")
    assert t.asked == -1
    t.tiles(0, 1, 2)
    t.landmark(1, "launch_pad")
    advance(t, EXPLORATION, 10)
    assert t.asked == -1
    t = Table()
    t.landmark(1, "launch_pad")
    t.tiles(0, 1, 2, 3, 4)
    advance(t, EXPLORATION, 10)
    t.play("accept", "tile 2", "tile 1", "tile 4")
    assert t.a.tiles == (3,)
    assert t.a.vp == 10


def test_a_void_bonus_is_not_refunded() -> None:
    """TIMING-10: the fifth farm is long gone, E5's bonus may be bought all the same and gives nothing."""
    t = Table()
    t.a.taken[FARM] = 5
    t.a.resources[COIN] = 2
    advance(t, EXPLORATION, 5)
    t.play("pay coin")
    assert t.a.resources[COIN] == 1
    assert t.a.taken[FARM] == 5
    assert t.asked == -1


def test_a_bought_bonus_is_mandatory() -> None:
    """TIMING-10: once E6's bonus is paid, exploring cannot be declined."""
    t = Table()
    t.a.resources[COIN] = 1
    advance(t, EXPLORATION, 6)
    t.play("do territory", "place farm a1", "pay coin")
    assert t.kind == "explore_hex"
    assert "decline" not in t.options


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_a_free_bonus_is_still_optional(answer: str) -> None:
    """TIMING-10, D-16: Wartime Economy makes T2's market free; declined or not, nothing is paid."""
    t = Table(era=2)
    t.in_force(0, "wartime_economy")
    t.a.resources = [3, 0, 0, 0]
    advance(t, TECHNOLOGY, 2)
    assert t.options == ["accept", "decline"]
    assert t.state.question is not None
    assert t.state.question.about(t.state)["free"] is True
    t.play(answer)
    assert t.a.resources == [3, 0, 0, 0]
    assert t.a.taken[MARKET] == (1 if answer == "accept" else 0)


def test_renaissance_bonuses_may_be_declined() -> None:
    """D-16: a free bonus with a price in cards is free and optional, too."""
    t = Table(era=2)
    t.token(0, SCIENCE, 4)
    t.hand(0, "trap", "trap")
    t.play_card(0, "renaissance")
    t.play("do advance_science")
    assert (t.options, source(t)) == (["accept", "decline"], space(SCIENCE, 5))
    t.play("accept")
    assert t.a.hand == (TRAP, TRAP)
    assert t.a.vp == 5


# --- Several players


def test_everybody_gains_in_order_and_the_turn_waits() -> None:
    """TIMING-12, TIMING-13: Diplomacy: A, then B, then C choose; only then A goes on."""
    t = Table(era=2)
    t.play_card(0, "diplomacy")
    for player in (0, 1, 2):
        assert (t.asked, t.kind) == (player, "gain")
        t.play(["gain coin", "gain worker", "gain food"][player])
    assert [who.resources for who in t.state.players] == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]
    assert (t.asked, t.kind) == (0, "building")


def test_neighbours_right_then_left() -> None:
    """TIMING-13, NEIGHBOUR-6: Oil Magnate of four players: owner, right, left, not the far one."""
    t = Table(players=4, era=2)
    t.play_card(0, "oil_magnate")
    t.play("track exploration")
    asked = []
    while t.asked >= 0:
        asked.append(t.asked)
        t.play("decline")
    assert asked == [0, 3, 1]


def test_a_triggered_effect_follows_directly() -> None:
    """TIMING-14: B's copy of A's M5 (both parts, B's own choices) comes before anything else A has waiting."""
    t = Table(era=2)
    t.in_force(1, "marriage_of_state", pact=(0, MILITARY))
    t.a.outposts = 0
    t.token(0, MILITARY, 4)
    t.resolve(0, Advance(MILITARY))
    t.play("do armory", "place armory a1")
    assert t.asked == 1
    assert t.options == ["do conquer", "do armory"]


def test_watchers_of_one_event_in_order() -> None:
    """TIMING-19, D-13: C sets it off; watchers answer C first, then clockwise from C's left: A, then B."""
    t = Table(era=2)
    t.in_force(2, "theocracy")
    t.in_force(0, "broker_of_peace")
    t.play_card(1, "espionage")
    t.play("mat 1 era 2")  # B's Espionage works like A's Broker of Peace
    t.token(2, MILITARY, 3)
    t.landmark(0, "barracks")
    t.resolve(2, Advance(MILITARY, gain=X))
    assert [(event.player, event.args["points"]) for event in t.events("vp")] == [(2, 4), (0, 3), (1, 3)]


# --- The loop guard


def test_a_space_gives_its_rewards_once_per_turn() -> None:
    """TIMING-15, OPEN-1, D-09: coming back onto a space in the same turn gives nothing; in the next turn it does."""
    t = Table()
    advance(t, SCIENCE, 4)
    t.play("place apothecary c1 r0")
    assert len(t.a.hand) == 1
    advance(t, SCIENCE, 4)
    assert len(t.a.hand) == 1
    assert len(t.events("used")) == 1
    t.a.resources[COIN] = t.b.resources[COIN] = 1
    t.begin()
    t.play("advance exploration")
    assert t.asked == 1  # the next turn has begun
    advance(t, SCIENCE, 4)
    assert len(t.a.hand) == 2


def test_the_guard_can_be_switched_off() -> None:
    """OPEN-1: one switch of the table."""
    t = Table(loop_guard=False)
    t.landmark(1, "apothecary")
    advance(t, SCIENCE, 4)
    advance(t, SCIENCE, 4)
    assert len(t.a.hand) == 2


def test_the_guard_is_per_player() -> None:
    """TIMING-15: A's use of S2 does not use it for B."""
    t = Table()
    advance(t, SCIENCE, 2, player=0)
    advance(t, SCIENCE, 2, player=1)
    assert len(t.a.hand) == len(t.b.hand) == 1


def test_only_unused_spaces_may_be_repeated() -> None:
    """TIMING-15, REPEAT-2: on S7 with E2, M0, T0: E2 is the only choice; a second repeat is void."""
    t = Table()
    t.landmark(1, "academy")
    t.token(0, EXPLORATION, 2)
    t.a.resources[COIN] = 2
    advance(t, SCIENCE, 7)
    assert [event.args for event in t.events("repeat")] == [
        {"track": "exploration", "space": 2, "source": space(SCIENCE, 7)}
    ]
    assert (t.kind, source(t)) == ("bonus", space(EXPLORATION, 2))
    t.play("decline")
    t.resolve(0, REPEAT)
    assert len(t.events("repeat")) == 1
    assert t.events("void")[-1].args["effect"] == {"repeat": {"track": "any", "gain": "full"}}


@pytest.mark.parametrize("gain", [FULL, BENEFIT])
def test_void_and_declined_rewards_use_the_space(gain: int) -> None:
    """TIMING-15, D-10: E2's exploring is void and its bonus declined, or not even offered: the space is used."""
    t = Table()
    t.token(0, EXPLORATION, 2)
    t.a.resources[COIN] = 1
    t.push(Rewards(0, EXPLORATION, 2, gain))
    if gain == FULL:
        t.play("decline")
    assert t.asked == -1  # "benefit" only: no bonus
    t.resolve(0, REPEAT)
    assert t.events("repeat") == []


@pytest.mark.parametrize("gain", [BENEFIT, FREE_BONUS])
def test_benefit_only_and_free_bonus_obey_the_guard(gain: int) -> None:
    """TIMING-15: a space used before gives neither its benefit alone nor its bonus for nothing."""
    t = Table()
    t.push(Rewards(0, TECHNOLOGY, 2, BENEFIT))
    assert len(t.a.hand) == 1
    t.push(Rewards(0, TECHNOLOGY, 2, gain))
    assert t.asked == -1
    assert len(t.a.hand) == 1
    assert len(t.events("used")) == 1


def test_arriving_with_x_uses_nothing() -> None:
    """TIMING-15: after an advance or a regress with X the space may still be repeated."""
    for effect, before in ((Advance(TECHNOLOGY, gain=X), 1), (Regress(TECHNOLOGY, gain=X), 3)):
        t = Table()
        t.token(0, TECHNOLOGY, before)
        t.resolve(0, effect)
        assert t.a.tokens[TECHNOLOGY] == (2,)
        assert t.a.hand == ()
        t.resolve(0, REPEAT)
        assert len(t.a.hand) == 1


def test_a_free_bonus_uses_the_space_but_a_missing_one_does_not() -> None:
    """TIMING-15, D-10: Renaissance offers E2's bonus, so E2 is used; M1 has none, so it is not."""
    t = Table(era=2)
    t.token(0, EXPLORATION, 1)
    t.play_card(0, "renaissance")
    t.play("do advance_exploration", "decline", "do advance_science", "do advance_military")
    assert [track for track in range(4) for n in range(13) if t.a.used >> space(track, n) & 1] == [EXPLORATION]
    t.resolve(0, REPEAT)
    assert t.options == ["token science 1", "token military 1", "token technology 1"]


def test_copies_by_marriage_neither_obey_the_guard_nor_use_the_space() -> None:
    """TIMING-15, D-10: C gains M2's card though C has used M2, and may use it afterwards if C has not."""
    t = Table(era=2)
    t.in_force(2, "marriage_of_state", pact=(0, MILITARY))
    advance(t, MILITARY, 2, player=2)
    assert len(t.c.hand) == 1
    advance(t, MILITARY, 2)
    assert len(t.c.hand) == 2
    advance(t, MILITARY, 4)
    t.play("place barracks c1 r0")
    assert t.c.resources[WORKER] == 1
    t.landmark(1, "tank_factory")
    advance(t, MILITARY, 4, player=2)
    assert t.c.resources[WORKER] == 2


def test_battery_repeats_once_per_turn() -> None:
    """TIMING-15, UPGRADE-12: the Battery's square repeats T9; a square icon later in the turn finds nothing."""
    t = Table(era=2)
    t.tech(0, "lithium_ion_battery", row=1)
    t.tech(0, "light_bulb")
    t.token(0, EXPLORATION, 10)
    t.token(0, TECHNOLOGY, 9)
    t.resolve(0, UPGRADE)
    t.play("upgrade lithium_ion_battery", "token technology 9", "do upgrade")
    assert t.a.resources[COIN] == 2  # Light Bulb moved up, and its circle once more by T9
    t.resolve(0, SQUARE)
    assert t.events("void")[-1].args["effect"] == "square"


# --- Chance, and small rewards


@pytest.mark.parametrize(
    ("effect", "what"),
    [(RESEARCH_BARE, "a roll"), (Gain(tapestry=1), "a card"), (Gain(territory=1), "a tile"), (INVENT, "a tech card")],
)
def test_what_chance_brings_is_never_taken_back(effect: Effect, what: str) -> None:
    """TIMING-16, D-17: a look ahead stops before the roll or draw; in play it is counted as come to light."""
    t = Table()
    t.resolve(0, OneOf(BUILDING_OF[FARM], effect))
    ahead = t.state.copy()
    ahead.peek = True
    picked = next(action for action, text in zip(t.state.legal, t.options, strict=True) if text != "do farm")
    if effect is INVENT:
        choose(ahead, picked)
        picked_ahead = ahead.legal[-1]  # the unseen top card
    else:
        picked_ahead = picked
    with pytest.raises(WouldReveal):
        choose(ahead, picked_ahead)
    before = t.state.revealed
    choose(t.state, picked)
    if t.kind == "invent":
        t.play("invent deck")
    assert t.state.revealed > before, what


def test_conquer_dice_are_never_taken_back() -> None:
    """TIMING-16."""
    t = Table()
    t.resolve(0, CONQUER)
    ahead = t.state.copy()
    ahead.peek = True
    with pytest.raises(WouldReveal):
        choose(ahead, ahead.legal[0])


def test_small_rewards_come_at_once() -> None:
    """TIMING-17: the trap's resource comes before the attacker's roll, the district's before the VP that follow."""
    t = Table()
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "trap")
    assert (t.asked, t.kind) == (1, "gain")
    assert t.events("roll_conquer") == []
    t.play("gain food")
    assert len(t.events("roll_conquer")) == 1
    t = Table()
    one_plot_short(t)
    advance(t, EXPLORATION, 8)  # a farm, then 1 VP per farm
    t.play("place farm a1")
    assert t.kind == "gain"
    assert t.a.vp == 0
    t.play("gain coin")
    assert t.a.vp == 1


# --- What is void


def as_it_is(t: Table) -> None:
    """Nothing needs to be laid: supplies, rows and hand are empty, tokens on the start spaces."""


def no_outpost(t: Table) -> None:
    t.a.outposts = 0


def no_buildings(t: Table) -> None:
    t.a.taken = [5, 5, 5, 5]


def no_space_tiles(t: Table) -> None:
    t.state.space_deck = []


def no_civilizations(t: Table) -> None:
    t.state.civ_deck = []


def all_at_8(t: Table) -> None:
    t.a.resources = [8, 8, 8, 8]


def bakery_gone(t: Table) -> None:
    t.landmark(1, "bakery")


def board_empty(t: Table) -> None:
    for name in LANDMARKS[:12]:
        t.landmark(1, name)


def bottom_row(t: Table) -> None:
    t.tech(0, "calendar")


def top_row(t: Table) -> None:
    t.tech(0, "calendar", row=2)


def no_hex(t: Table) -> None:
    t.tiles(0, 1)
    t.state.unexplored = 0


def all_conquered(t: Table) -> None:
    for at in ("-1,-1", "0,-3", "1,-2"):
        t.state.tokens[hex_number(at)] = t.state.second_tokens[hex_number(at)] = 1


def no_tapestries(t: Table) -> None:
    t.state.tapestry_deck = []


def no_territories(t: Table) -> None:
    t.state.territory_deck = []


def no_techs(t: Table) -> None:
    t.state.tech_deck = []
    t.state.display = []


def unmet(t: Table) -> None:
    t.tech(0, "calendar", row=1)


def all_on_the_end(t: Table) -> None:
    for track in range(4):
        t.token(0, track, 12)


def used_up(t: Table) -> None:
    t.token(0, EXPLORATION, 3)
    t.a.used = 1 << space(EXPLORATION, 3)


def ghost_only(t: Table) -> None:
    t.token(0, TECHNOLOGY)
    t.a.ghost = True


@pytest.mark.parametrize(
    ("effect", "lay"),
    [
        (EXPLORE, as_it_is),
        (EXPLORE, no_hex),
        (EXPLORE_ANYWHERE, no_hex),
        (EXPLORE_SPACE, as_it_is),
        (CONQUER, no_outpost),
        (CONQUER, all_conquered),
        (BUILDING_OF[HOUSE], no_buildings),
        (ANY_BUILDING, no_buildings),
        (Gain(tapestry=1), no_tapestries),
        (Gain(territory=2), no_territories),
        (Gain(space=1), no_space_tiles),
        (INVENT, no_techs),
        (UPGRADE, as_it_is),
        (UPGRADE, unmet),
        (UPGRADE, top_row),
        (CIRCLE, bottom_row),
        (SQUARE, unmet),
        (Advance(), all_on_the_end),
        (Advance(TECHNOLOGY), ghost_only),
        (Regress(EXPLORATION), as_it_is),
        (Regress(TECHNOLOGY), ghost_only),
        (REPEAT, as_it_is),
        (REPEAT, used_up),
        (REPEAT, ghost_only),
        (Landmark(LANDMARKS.index("bakery")), bakery_gone),
        (AnyLandmark(), board_empty),
        (ANY_1, all_at_8),
        (PLAY_TAPESTRY, as_it_is),
        (GAIN_CIVILIZATION, no_civilizations),
    ],
)
def test_void(effect: Effect, lay: Callable[[Table], None]) -> None:
    """TIMING-18, D-12: each of these is skipped, and loses against a VP as the other alternative (TIMING-9)."""
    t = Table()
    lay(t)
    t.resolve(0, effect)
    assert t.asked == -1
    assert [event.key for event in t.log] == ["void"]
    t.resolve(0, OneOf(effect, Gain(vp=1)))
    assert t.a.vp == 1


def test_a_forbidden_advance_is_void() -> None:
    """TIMING-18, ADVANCE-9: Theocracy and science."""
    t = Table(era=2)
    t.in_force(0, "theocracy")
    t.resolve(0, Advance(SCIENCE))
    assert len(t.events("void")) == 1
    assert t.a.tokens[SCIENCE] == (0,)


def test_playing_on_top_is_void_before_step_2_and_at_the_end() -> None:
    """TIMING-18, TAPESTRY-5: nothing to cover."""
    t = Table(era=5)
    t.hand(0, "democracy")
    t.resolve(0, PLAY_TAPESTRY)
    assert len(t.events("void")) == 1


@pytest.mark.parametrize(
    ("effect", "part"),
    [
        (VpPer("landmarks"), "vp"),
        (Gain(vp=0, worker=1), "resources"),
        (RESEARCH_BARE, "research"),
        (REFRESH_TECH, "refresh"),
    ],
)
def test_never_void(effect: Effect, part: str) -> None:
    """TIMING-18: 0 VP, a named resource at 8, a roll no token can use, a refresh: all may be chosen."""
    t = Table()
    t.a.resources = [8, 8, 8, 8]
    all_on_the_end(t)
    no_techs(t)
    t.resolve(0, OneOf(effect, BUILDING_OF[FARM]))
    assert t.options == [f"do {part}", "do farm"]


# --- Who is asked for an order


def test_plain_gains_are_taken_as_printed() -> None:
    """TIMING-20, D-14: S4: VP and a card without a question."""
    t = Table()
    t.landmark(1, "apothecary")
    t.tech(0, "paper", "radio")
    advance(t, SCIENCE, 4)
    assert t.asked == -1
    assert t.a.vp == 2
    assert len(t.a.hand) == 1


def test_with_tyranny_a_card_is_no_plain_gain() -> None:
    """TIMING-20: the owner of Tyranny is asked for the order of S4's parts."""
    t = Table(era=2)
    t.landmark(1, "apothecary")
    t.in_force(0, "tyranny")
    advance(t, SCIENCE, 4)
    assert t.options == ["do vp", "do tapestry"]


@pytest.mark.parametrize(
    ("track", "number", "parts"),
    [
        (EXPLORATION, 6, ["do territory", "do farm"]),
        (MILITARY, 9, ["do armory", "do vp"]),
        (TECHNOLOGY, 6, ["do vp", "do market"]),
    ],
)
def test_other_combinations_are_asked(track: int, number: int, parts: list[str]) -> None:
    """TIMING-20: any combination that is not all plain gains."""
    t = Table()
    advance(t, track, number)
    assert t.options == parts
