"""You and the bots: achievements, traps, neighbours, cards that look at opponents, the winner (SOLO-33 to -38)."""

from typing import Any

import pytest

import gobelin
from gobelin.rules.chapters.advance import Advance
from gobelin.rules.chapters.conquer import CONQUER
from gobelin.rules.chapters.effects import May
from gobelin.rules.chapters.resources import ANY_1, ANY_2
from gobelin.rules.chapters.upgrade import meets_prerequisite
from gobelin.rules.documents.views import view
from gobelin.rules.engine import box
from gobelin.rules.engine.actions import ACTIONS
from gobelin.rules.engine.frames import Resolve
from gobelin.rules.engine.state import BUILDING, CUBE, OUTPOST, is_toppled, token, token_owner, toppled
from gobelin.rules.flow.ahead import look_ahead
from gobelin.rules.flow.turn import winners
from gobelin.rules.printed.names import (
    COIN,
    COMPLETE_TRACK,
    EXPLORATION,
    FOOD,
    LANDMARKS,
    MIDDLE_ISLAND,
    MILITARY,
    NOBODY,
    SCIENCE,
    TAPESTRIES,
    TECHNOLOGY,
    TOPPLE_TWO,
    TRAP,
)
from gobelin.rules.solo.tracks import AutomaBenefit, BotStep
from table import Table, hex_number

AUTOMA, SHADOW = 1, 2
ME = 0


def table(**options: Any) -> Table:
    return Table(players=1, level=2, **options)


def automa_conquers(t: Table, tiebreaker: int = 20) -> None:
    t.pair(7, tiebreaker)
    t.push(AutomaBenefit(AUTOMA, "conquer"))


def attack(t: Table, at: str = "1,1") -> Table:
    """You conquer an Automa territory beside your start."""
    if not t.state.tokens[hex_number(at)]:
        t.outpost(AUTOMA, at)
    t.conquer_dice(6, COIN)
    t.resolve(ME, CONQUER)
    t.play(f"hex {at}")
    return t


def names(cards: tuple[int, ...]) -> list[str]:
    return [TAPESTRIES[card] for card in cards]


# --- Achievements


def test_track_achievement_of_both_bots() -> None:
    """SOLO-33: the Shadow Empire takes the 10 without VP, the Automa then 5; a third claimant gets nothing."""
    t = table()
    t.token(SHADOW, MILITARY, 11)
    t.token(AUTOMA, SCIENCE, 11)
    t.token(ME, EXPLORATION, 11)
    t.push(BotStep(SHADOW, MILITARY, False))
    assert list(t.state.claims[COMPLETE_TRACK]) == [SHADOW]
    assert t.c.vp == 0
    t.push(BotStep(AUTOMA, SCIENCE, False))
    assert t.b.vp == 5
    t.resolve(ME, Advance(EXPLORATION, gain=2))
    assert t.a.achievements == 0
    assert t.a.vp == 0
    assert t.state.claims[COMPLETE_TRACK] == (SHADOW, AUTOMA)


def test_each_bot_once() -> None:
    """SOLO-33, ACHIEVE-2: a second finished track earns no second space."""
    t = table()
    t.token(AUTOMA, SCIENCE, 11)
    t.token(AUTOMA, MILITARY, 11)
    t.push(BotStep(AUTOMA, SCIENCE, False))
    t.push(BotStep(AUTOMA, MILITARY, False))
    assert t.b.vp == 10
    assert t.state.claims[COMPLETE_TRACK] == (AUTOMA,)


def test_the_automa_topples_two() -> None:
    """SOLO-33: two of your outposts conquered: 10 VP."""
    t = table()
    t.outpost(ME, "-3,3")
    t.outpost(ME, "-1,2")
    automa_conquers(t)
    assert t.b.vp == 0
    automa_conquers(t)
    assert t.b.toppled == 2
    assert t.b.achievements == 1 << TOPPLE_TWO
    assert t.b.vp == 10


def test_a_trapped_outpost_of_yours_counts_for_the_automa() -> None:
    """SOLO-33, SOLO-34: one toppled by conquest, one by trap."""
    t = table()
    t.outpost(ME, "-1,2")
    automa_conquers(t)
    t.hand(AUTOMA, "trap")
    attack(t)
    assert t.b.toppled == 2
    assert t.b.vp == 10


def test_a_building_of_the_nomads_counts_as_outpost() -> None:
    """SOLO-33, D-142: alone on a hex it is conquered and toppled like an outpost."""
    t = table()
    t.civilization(ME, "nomads")
    t.piece("-1,2", token(ME, BUILDING + 1))
    assert t.controls(ME, "-1,2")
    automa_conquers(t)
    assert t.controls(AUTOMA, "-1,2")
    assert t.state.tokens[hex_number("-1,2")] == toppled(token(ME, BUILDING + 1))
    assert t.b.toppled == 1


def test_two_tokens_of_nomads_and_isolationists_are_safe() -> None:
    """SOLO-33, SOLO-17: outpost and building, outpost and cube: the Automa turns elsewhere."""
    t = table()
    t.outpost(ME, "-1,2")
    t.piece("-1,2", token(ME, BUILDING))
    t.outpost(ME, "-2,1")
    t.piece("-2,1", token(ME, CUBE))
    automa_conquers(t, 6)
    assert t.controls(ME, "-1,2")
    assert t.controls(ME, "-2,1")
    assert t.controls(AUTOMA, "-1,1")


def test_shadow_outposts_do_not_count_for_you() -> None:
    """SOLO-33, D-129: one Automa outpost toppled, another one beside a lying Shadow outpost cannot be attacked."""
    t = table()
    t.outpost(AUTOMA, "2,-1")
    t.piece("2,-1", toppled(token(SHADOW, OUTPOST)))
    attack(t)
    t.play("die red")
    assert t.a.toppled == 1
    assert t.a.achievements == 0
    t.resolve(ME, CONQUER)
    assert "hex 2,-1" not in t.options


def test_your_topple_achievement_against_the_automa() -> None:
    """SOLO-33: a conquest and a trap make two."""
    t = table()
    attack(t)
    t.play("die red")
    t.hand(ME, "trap")
    t.outpost(ME, "-1,2")
    automa_conquers(t)
    t.play("trap", "gain food")
    assert t.a.toppled == 2
    assert t.a.achievements == 1 << TOPPLE_TWO


# --- Traps


def test_the_automas_trap() -> None:
    """SOLO-34: it keeps control, your outpost lies toppled, you still gain a die; the Automa gains no resource."""
    t = table()
    t.hand(AUTOMA, "trap")
    t.outpost(AUTOMA, "1,1")
    t.conquer_dice(6, COIN)
    t.resolve(ME, CONQUER)
    t.play("hex 1,1")
    assert t.options == ["die red", "die black"]
    t.play("die red")
    assert t.a.vp == 6
    assert t.controls(AUTOMA, "1,1")
    assert t.state.tokens[hex_number("1,1")] == token(AUTOMA, OUTPOST)
    assert t.state.second_tokens[hex_number("1,1")] == toppled(token(ME, OUTPOST))
    assert t.b.resources == [0, 0, 0, 0]
    assert t.b.hand == ()
    assert t.a.toppled == 0
    assert [card & 63 for card in t.state.tapestry_discard] == [TRAP]


def test_cards_are_discarded_until_a_trap_comes_up() -> None:
    """SOLO-34: at random, one by one, open to all; cards not reached stay in hand."""
    t = table()
    t.hand(AUTOMA, "academia", "trap", "dystopia")
    t.outpost(AUTOMA, "1,1")
    t.drawn((3, 0), (2, 0))  # academia first, then the trap
    t.conquer_dice(6, COIN)
    t.resolve(ME, CONQUER)
    t.play("hex 1,1")
    assert [e.args["card"] for e in t.events("discard_card")] == ["academia", "trap"]
    assert names(t.b.hand) == ["dystopia"]
    assert t.controls(AUTOMA, "1,1")
    decks: Any = view(t.state, ME)["decks"]
    assert decks["tapestry_discard_seen"] == ["academia", "trap"]


def test_a_hand_without_a_trap_is_lost() -> None:
    """SOLO-34: all cards are discarded and the conquest succeeds."""
    t = table()
    t.hand(AUTOMA, "academia", "dystopia")
    attack(t)
    t.play("die red")
    assert t.b.hand == ()
    assert t.controls(ME, "1,1")
    assert len(t.state.tapestry_discard) == 2


def test_an_empty_hand_reveals_nothing() -> None:
    """SOLO-34: the conquest goes on at once."""
    t = table()
    attack(t)
    assert t.events("discard_card") == []
    t.play("die red")
    assert t.controls(ME, "1,1")


def test_pillage_and_plunder_leaves_the_hand_alone() -> None:
    """SOLO-34, SOLO-36: no trap, both dice, and no card of the Automa is discarded."""
    t = table()
    t.in_force(ME, "pillage_and_plunder")
    t.hand(AUTOMA, "trap", "academia")
    attack(t)
    assert names(t.b.hand) == ["trap", "academia"]
    assert t.controls(ME, "1,1")
    assert t.a.vp == 6
    assert t.a.resources[COIN] == 1


def test_a_finished_automa_traps_no_more() -> None:
    """SOLO-34, D-131: the hand stays untouched."""
    t = table()
    t.hand(AUTOMA, "trap")
    t.finish(AUTOMA)
    t.finish(SHADOW)
    attack(t)
    assert names(t.b.hand) == ["trap"]
    assert t.controls(ME, "1,1")


def test_your_trap_against_the_automa() -> None:
    """SOLO-34: asked whatever you hold; you keep control and gain a resource; the Automa rolls no dice."""
    t = table()
    t.outpost(ME, "-1,2")
    t.hand(ME, "trap")
    automa_conquers(t)
    assert t.asked == ME
    assert t.options == ["trap", "decline"]
    t.play("trap", "gain coin")
    assert t.controls(ME, "-1,2")
    assert t.state.second_tokens[hex_number("-1,2")] == toppled(token(AUTOMA, OUTPOST))
    assert t.a.resources[COIN] == 1
    assert t.a.toppled == 1
    assert t.b.toppled == 0
    assert t.b.outposts == 6
    assert t.events("roll_conquer") == []
    t = table()
    t.outpost(ME, "-1,2")
    t.hand(ME, "academia")
    automa_conquers(t)
    assert t.options == ["decline"]
    t.play("decline")
    assert t.controls(AUTOMA, "-1,2")


def test_a_trap_on_the_island() -> None:
    """SOLO-34, ACHIEVE-7: the Automa's island achievement fails."""
    t = table()
    t.tile_at("-1,1", 5)
    t.outpost(AUTOMA, "-1,1")
    t.outpost(ME, "0,0")
    t.hand(ME, "trap")
    automa_conquers(t)
    t.play("trap", "gain coin")
    assert t.state.claims[MIDDLE_ISLAND] == ()
    assert t.b.vp == 0
    assert t.controls(ME, "0,0")


def test_looking_ahead_at_an_attack_reveals_nothing() -> None:
    """SOLO-34, TIMING-16: a preview of the attack stops where the Automa's cards would be turned up."""
    t = table()
    t.hand(AUTOMA, "trap")
    t.outpost(AUTOMA, "1,1")
    t.resolve(ME, CONQUER)
    assert t.state.question is not None
    ahead = look_ahead(t.state, t.state.question, ACTIONS["hex 1,1"])
    assert ahead.reveals
    assert len(ahead.log.keys)
    assert not [key for key in ahead.log.keys if key == "discard_card"]


# --- Neighbours, eras


def test_tokens_of_both_bots_meet_tier_prerequisites() -> None:
    """SOLO-35: either bot in tier II of the track is enough; an income prerequisite is met by no bot."""
    needs = [card.needs for card in box.technologies]
    by_track = next(n for n, need in enumerate(needs) if need.track == SCIENCE and need.tier == 2)
    for bot in (AUTOMA, SHADOW):
        t = table()
        assert not meets_prerequisite(t.state, ME, by_track)
        t.token(bot, SCIENCE, 4)
        assert meets_prerequisite(t.state, ME, by_track)
    by_income = [n for n, card in enumerate(box.technologies) if card.needs.track < 0]
    t = table()
    assert len(by_income) == 6
    assert not any(meets_prerequisite(t.state, ME, card) for card in by_income)


def test_technocracy_compares_with_the_automa() -> None:
    """SOLO-35, SOLO-36: first in the era: invent and upgrade; otherwise 3 VP for each of 2 opponents."""
    t = table(era=2)
    t.b.era = 1
    t.play_card(ME, "technocracy")
    assert t.kind == "invent"
    t = table(era=2)
    t.play_card(ME, "technocracy")
    assert t.a.vp == 6


# --- Cards that look at opponents


def test_age_of_discovery_moves_all_three() -> None:
    """SOLO-36: you with benefit, then the Automa, then the Shadow Empire without; the first gains the landmark."""
    t = table()
    for player in (ME, AUTOMA, SHADOW):
        t.token(player, TECHNOLOGY, 3)
    t.landmark(ME, "forge")
    t.token(AUTOMA, TECHNOLOGY, 6)
    t.token(SHADOW, TECHNOLOGY, 6)
    t.display("ammonia", "calendar", "clocks")
    t.science_die(TECHNOLOGY)
    t.play_card(ME, "age_of_discovery")
    while t.options:
        t.play(t.options[0])
    assert [e.player for e in t.events("advance")][:3] == [ME, AUTOMA, SHADOW]
    assert [tokens[-1] for tokens in t.b.tokens] == [0, 0, 0, 7]
    assert [tokens[-1] for tokens in t.c.tokens] == [0, 0, 0, 7]
    assert t.events("bot_benefit") == []
    assert [(e.player, e.args["landmark"]) for e in t.events("landmark")] == [(AUTOMA, "rubber_works")]


def test_age_of_discovery_leaves_finished_bots() -> None:
    """SOLO-36, SOLO-32: their tokens are not moved (END-9)."""
    t = table()
    t.finish(AUTOMA)
    t.finish(SHADOW)
    t.science_die(MILITARY)
    t.play_card(ME, "age_of_discovery")
    while t.options:
        t.play(t.options[0])
    assert t.b.tokens[MILITARY] == t.c.tokens[MILITARY] == (0,)


def test_age_of_wonders() -> None:
    """SOLO-36: the Shadow Empire has none, so with 0 you tie with it; more than the Automa is the most."""
    t = table()
    t.landmark(AUTOMA, "forge")
    t.play_card(ME, "age_of_wonders")
    t.play("do resource", "gain coin")
    assert t.a.vp == 6
    assert t.a.resources[COIN] == 1
    t = table()
    t.landmark(AUTOMA, "forge")
    t.landmark(ME, "academy")
    t.landmark(ME, "laboratory")
    t.play_card(ME, "age_of_wonders")
    assert t.a.vp == 12


def test_boast_and_plea() -> None:
    """SOLO-36: tokens of both bots count."""
    t = table()
    t.token(AUTOMA, EXPLORATION, 1)
    t.token(SHADOW, SCIENCE, 1)
    t.play_card(ME, "boast_of_superiority")
    assert t.a.vp == 8  # military and technology: nobody ahead
    t = table()
    for track in (EXPLORATION, SCIENCE, MILITARY):
        t.token(AUTOMA, track, 2)
    for track in (EXPLORATION, MILITARY):
        t.token(SHADOW, track, 1)
    t.play_card(ME, "plea_for_aid")
    assert t.a.vp == 4  # both bots ahead on two tracks
    assert t.kind == "gain"


def test_socialism() -> None:
    """SOLO-36: you may move level with either bot's token."""
    t = table()
    t.token(AUTOMA, SCIENCE, 5)
    t.token(SHADOW, SCIENCE, 2)
    t.token(SHADOW, MILITARY, 3)
    t.play_card(ME, "socialism")
    assert t.options == ["move science 0 to 2", "move military 0 to 3"]
    t.play("move military 0 to 3")
    assert t.a.tokens[MILITARY] == (3,)


@pytest.mark.parametrize("bot", [AUTOMA, SHADOW])
def test_broker_of_peace(bot: int) -> None:
    """SOLO-36: 3 VP for every military advance of either bot."""
    t = table()
    t.in_force(ME, "broker_of_peace")
    t.push(BotStep(bot, MILITARY, False))
    assert t.a.vp == 3
    t.push(BotStep(bot, SCIENCE, False))
    assert t.a.vp == 3


def test_revolution() -> None:
    """SOLO-36: your piece under an Automa outpost stands up again; a lying Shadow outpost is nobody's business."""
    t = table()
    t.outpost(ME, "-1,2")
    automa_conquers(t)
    t.outpost(AUTOMA, "-3,3")
    t.piece("-3,3", toppled(token(SHADOW, OUTPOST)))
    t.play_card(ME, "revolution")
    t.play("do uprising")
    assert t.controls(ME, "-1,2")
    assert t.state.second_tokens[hex_number("-1,2")] == toppled(token(AUTOMA, OUTPOST))
    assert t.a.toppled == 1
    assert t.controls(AUTOMA, "-3,3")
    assert t.options == []


def test_the_chosen_count_two_opponents() -> None:
    """SOLO-36, D-133: 2 VP for each track on which neither bot is ahead; 30 VP as start adjustment."""
    t = Table(players=1, level=2, start_bonus=True, era=1)
    t.civilization(ME, "the_chosen")
    t.token(AUTOMA, EXPLORATION, 1)
    t.token(SHADOW, SCIENCE, 1)
    t.hand(ME, "golden_age")
    t.b.era = 2
    t.income()
    scored = [e.args["points"] for e in t.events("vp") if e.args["source"] == 314]
    assert scored == [2, 2]
    t = Table(players=1, level=2, start_bonus=True, era=0)
    t.civilization(ME, "the_chosen")
    t.state.players[AUTOMA].era = 1
    t.a.resources[:] = [0, 0, 0, 0]
    t.income()
    assert t.a.vp == 30


@pytest.mark.parametrize("holder", [AUTOMA, SHADOW])
@pytest.mark.parametrize("gainer", [AUTOMA, SHADOW])
def test_historians(holder: int, gainer: int) -> None:
    """SOLO-36, SOLO-12: two separate opponents; the landmark on the Automa's mat is the gainer's for this."""
    t = table()
    t.civilization(ME, "historians")
    t.tiles(ME, 5)
    t.hand(ME, "golden_age")
    t.income()
    t.play("tile 5", "slot 1")
    assert t.options == ["player 2", "player 3"]
    t.play(f"player {holder + 1}")
    t.state.stack.clear()
    t.state.question = None
    before = t.a.vp
    t.token(gainer, SCIENCE, 3)
    t.push(BotStep(gainer, SCIENCE, False))
    assert [LANDMARKS[n] for n in t.b.landmarks] == ["apothecary"]
    assert t.a.vp - before == (3 if gainer == holder else 0)


def test_no_landmark_of_a_tech_card_for_bots() -> None:
    """SOLO-1: nothing a bot does reaches the six landmarks of tech cards."""
    game = gobelin.Game.new(players=1, level=6, seed=2)
    while not game.over:
        game.play(0)
    assert all(landmark < 12 for landmark in game.state.players[AUTOMA].landmarks)
    assert game.state.players[SHADOW].vp == 0


# --- What bots are not given


def test_bots_are_neither_asked_nor_given_anything() -> None:
    """SOLO-37, D-130: effects and questions that fall to a bot are skipped."""
    t = table()
    for bot in (AUTOMA, SHADOW):
        t.push(Resolve(bot, ANY_1, 0), Resolve(bot, ANY_2, 0), May(bot, Advance(), 0))
        assert t.options == []
        assert t.state.players[bot].resources == [0, 0, 0, 0]
        assert [tokens[-1] for tokens in t.state.players[bot].tokens] == [0, 0, 0, 0]


def test_bots_cannot_be_chosen_as_partners() -> None:
    """SOLO-37: nobody remains to be chosen for a gift or a pact."""
    t = table()
    assert t.state.partners(ME) == []
    assert t.state.rivals(ME) == [AUTOMA, SHADOW]


# --- The end


def ended(you: int, automa: int, resources: int) -> list[int]:
    t = table()
    t.a.vp, t.b.vp, t.c.vp = you, automa, 500
    t.a.resources[FOOD] = resources
    return winners(t.state)


def test_winner() -> None:
    """SOLO-38, D-132: most VP; on a tie you win with a resource left, otherwise both; never the Shadow Empire."""
    assert ended(51, 50, 0) == [ME]
    assert ended(50, 51, 9) == [AUTOMA]
    assert ended(50, 50, 1) == [ME]
    assert ended(50, 50, 0) == [ME, AUTOMA]


def test_nomads_on_land_beside_the_automa() -> None:
    """SOLO-36: your building on empty land makes it yours, as against a player."""
    t = table()
    t.civilization(ME, "nomads")
    t.piece("1,1", token(ME, BUILDING))
    at = hex_number("1,1")
    assert token_owner(t.state.tokens[at]) == ME
    assert not is_toppled(t.state.tokens[at])
    assert t.controls(ME, "1,1")
    assert t.state.landmark_owner.count(NOBODY) == 18
