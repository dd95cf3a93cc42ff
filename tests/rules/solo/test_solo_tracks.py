"""The bots' turn and their advances: pairs of cards, candidates, order, benefits (SOLO-5 to -16)."""

from itertools import pairwise
from typing import Any

import pytest

import gobelin
from gobelin.rules.engine.random import key_of_seed
from gobelin.rules.flow.turn import begin_turn
from gobelin.rules.printed import automa
from gobelin.rules.printed.names import (
    COMPLETE_TRACK,
    EXPLORATION,
    FROM_SOLO,
    LANDMARKS,
    MILITARY,
    NOBODY,
    SCIENCE,
    TECHNOLOGIES,
    TECHNOLOGY,
    TRACKS,
)
from gobelin.rules.solo.bots import change_favorite
from gobelin.rules.solo.tracks import AutomaBenefit, BotAdvances, BotStep, candidates
from table import Table, hex_number

E, S, M, T = EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY
AUTOMA, SHADOW = 1, 2


def table(level: int = 2, **options: Any) -> Table:
    return Table(players=1, level=level, **options)


def stand(t: Table, bot: int, exploration: int, science: int, military: int, technology: int) -> None:
    for track, space in enumerate((exploration, science, military, technology)):
        t.token(bot, track, space)


def advance(t: Table, bot: int, decision: int, tiebreaker: int) -> str:
    """The bot advances by this pair; the track it chose, or nothing."""
    t.pair(decision, tiebreaker)
    before = t.spaces(bot)
    t.push(BotAdvances(bot))
    chosen = [event.args["track"] for event in t.events("bot_track") if event.player == bot]
    if not chosen:
        assert t.spaces(bot) == before
        return ""
    assert t.spaces(bot)[TRACKS.index(str(chosen[-1]))] >= before[TRACKS.index(str(chosen[-1]))] + 1
    return str(chosen[-1])


# --- The turn


def test_the_bots_act_together_and_alternate_with_you() -> None:
    """SOLO-5: one turn for both; the Shadow Empire never has one of its own."""
    for seed in range(4):
        game = gobelin.Game.new(players=1, level=2, seed=seed)
        while not game.over:
            game.play(0)
        turns = [event.player for event in game.log if event.key == "turn"]
        assert set(turns) == {0, 1}
        finish = next(n for n, event in enumerate(game.log) if event.key == "finish")
        before = [event.player for event in game.log[:finish] if event.key == "turn"]
        assert all(a != b for a, b in pairwise(before))
        assert before[0] == game.state.first


def test_the_first_turn_is_an_income_turn() -> None:
    """SOLO-5: no pair is drawn in it."""
    t = table(era=0)
    t.bots()
    assert t.b.era == 1
    assert t.events("decision_cards") == []
    assert len(t.solo.deck) == 8


def test_first_card_drawn_is_the_tiebreaker() -> None:
    """SOLO-6, D-121: the previous pair goes to the discards."""
    t = table()
    t.decisions(5, 7, 1, 2)
    t.pair(3, 4)
    t.bots()
    assert t.solo.pair == (7 - 1, 5 - 1)  # decision card, tiebreaker card
    assert {3 - 1, 4 - 1} <= set(t.solo.discard)
    assert t.solo.deck == [2 - 1, 1 - 1]


def test_the_hand_counts_only_on_the_last_decision_card() -> None:
    """SOLO-7: with cards left in the deck the hand means nothing, nor on the tiebreaker card."""
    t = table()
    t.decisions(2, 1, 5, 6)  # hands on both, deck not empty
    t.bots()
    assert t.b.era == 1
    assert sum(t.spaces(AUTOMA)) > 0
    t = table()
    t.decisions(1, 7)  # a hand on the tiebreaker card only
    t.bots()
    assert t.b.era == 1
    assert t.solo.deck == []


def test_the_hand_on_the_last_decision_card_is_an_income_turn() -> None:
    """SOLO-7: no ordinary advance; the pair just drawn is the latest one."""
    t = table()
    t.decisions(7, 1)
    t.pair(3, 5)
    t.solo.civilizations = (TECHNOLOGY,)
    t.bots()
    assert t.b.era == 2
    assert t.spaces(AUTOMA) == t.spaces(SHADOW) == [0, 0, 0, 0]
    (told,) = t.events("decision_cards")
    assert told.args == {"decision": 1, "tiebreaker": 7, "left": 0, "source": FROM_SOLO}


def test_an_empty_deck_is_an_income_turn() -> None:
    """SOLO-7: no pair is drawn; the previous one stays the latest, so at level 3 it is used a second time."""
    t = table(level=3)
    t.solo.civilizations = (TECHNOLOGY,)
    t.decisions()
    t.pair(7, 6)  # all; military first, exploration last
    t.bots()
    assert t.b.era == 2
    assert t.events("decision_cards") == []
    assert t.spaces(AUTOMA) == [0, 0, 1, 0]
    assert t.spaces(SHADOW) == [1, 0, 0, 0]


def test_turns_of_an_era() -> None:
    """SOLO-7: an era with 8 cards has 4 advances, or 3 if the last decision card shows the hand."""
    for last, expected in ((7, 4), (1, 3)):
        t = table()
        others = [n for n in (1, 2, 3, 4, 5, 6, 7, 8) if n != last]
        t.decisions(*others, last)
        turns = 0
        while t.b.era == 1:
            t.bots()
            turns += 1
        chosen = [e for e in t.events("bot_track") if e.player == AUTOMA and e.args["aim"] == "advance"]
        assert len(chosen) == expected
        assert turns == expected + 1


def test_both_advance_by_the_same_pair() -> None:
    """SOLO-8: the Automa first, with its benefit, then the Shadow Empire without."""
    t = table()
    t.decisions(4, 6, 1, 2)  # decision 6: all, all; order T S F M E
    t.solo.favorites = (S, S)
    t.bots()
    assert [(e.player, e.args["track"]) for e in t.events("advance")] == [(1, "technology"), (2, "exploration")]
    assert [(e.player, e.args["benefit"]) for e in t.events("bot_benefit")] == [(1, "refresh_tech")]


def test_the_tiebreaker_card_serves_the_whole_turn() -> None:
    """SOLO-9: the Automa's map choice uses the same card as the choice of track."""
    t = table()
    t.decisions(6, 7, 1, 2)
    t.b.achievements = 0b100  # the island is won: nothing draws the Automa there
    t.a.control = 0  # nor anywhere else
    t.bots()
    (chosen,) = t.events("bot_hex")
    assert chosen.args["order"] == "SE_from_NE"  # card 6
    # line r = 1 comes before r = 2: -2,1 is the first of all hexes around -2,2
    assert chosen.args["hex"] == "-2,1"


def test_the_progress_card_of_income_turn_1() -> None:
    """SOLO-9, D-122: the top progress card breaks ties in income turn 1, once for the turn, and is shuffled back."""
    t = table(level=5, era=0)
    t.solo.favorites = (MILITARY, SCIENCE)
    t.solo.progress.remove(20 - 1) if 20 - 1 in t.solo.progress else t.solo.deck.remove(20 - 1)
    t.solo.progress.append(20 - 1)  # no topple icon, SE from NE
    before = sorted(t.solo.progress)
    t.bots()
    assert [e.args["card"] for e in t.events("tiebreaker")] == [20]
    assert sorted(t.solo.progress) == before
    assert t.solo.first_tiebreaker == -1
    assert t.solo.pair == (-1, -1)
    shuffled = {tuple(_after_first_turn(seed)) for seed in range(6)}
    assert len(shuffled) > 1


def _after_first_turn(seed: int) -> list[int]:
    t = table(level=5, era=0)
    t.solo.favorites = (MILITARY, SCIENCE)
    t.solo.progress = sorted(t.solo.progress)
    t.state.begin_luck(key_of_seed(seed))
    t.bots()
    return t.solo.progress


def test_no_progress_card_is_turned_up_without_need() -> None:
    """SOLO-9: level 5 with the favourite technology needs no tie-breaker."""
    t = table(level=5, era=0)
    t.solo.favorites = (TECHNOLOGY, SCIENCE)
    order = t.solo.progress[:]
    t.bots()
    assert t.events("tiebreaker") == []
    assert t.solo.progress == order
    assert t.solo.seen == 0


# --- Candidates


def test_all_leaves_out_finished_tracks() -> None:
    """SOLO-10: every track but those on 12."""
    t = table()
    stand(t, AUTOMA, 12, 3, 0, 12)
    assert candidates(t.state, AUTOMA, automa.ALL) == [S, M]


def test_finish_takes_the_furthest_unfinished_tracks() -> None:
    """SOLO-10: the one or several where the bot needs fewest steps to 12."""
    t = table()
    stand(t, AUTOMA, 12, 5, 8, 8)
    assert candidates(t.state, AUTOMA, automa.FINISH) == [M, T]
    stand(t, SHADOW, 1, 0, 0, 0)
    assert candidates(t.state, SHADOW, automa.FINISH) == [E]


def test_landmark_counts_the_steps_to_the_next_free_landmark() -> None:
    """SOLO-10: 3 steps to space 4 against 2 to space 7 against 1 to space 10."""
    t = table()
    stand(t, AUTOMA, 1, 5, 9, 0)
    assert candidates(t.state, AUTOMA, automa.LANDMARK) == [M]
    t.landmark(0, "fusion_reactor")  # military's third is gone: 12 is 3 steps ahead
    assert candidates(t.state, AUTOMA, automa.LANDMARK) == [S]


def test_the_next_landmark_looks_ahead_of_the_bot() -> None:
    """SOLO-10: the landmark of the bot's own space does not count, taken ones are passed over."""
    t = table()
    stand(t, AUTOMA, 4, 0, 0, 0)
    assert candidates(t.state, AUTOMA, automa.LANDMARK) == [E]  # 3 steps to 7, the others 4 to 4
    t.landmark(0, "train_station")
    assert candidates(t.state, AUTOMA, automa.LANDMARK) == [S, M, T]  # exploration: 6 steps to 10
    t.landmark(0, "launch_pad")
    stand(t, AUTOMA, 8, 0, 0, 0)
    assert candidates(t.state, AUTOMA, automa.LANDMARK) == [E, S, M, T]  # 4 steps to 12 are as near as 4 to space 4


def test_landmark_and_end_equally_near() -> None:
    """SOLO-10: all tracks at the smallest distance are candidates, whether a landmark or the end lies there."""
    t = table()
    stand(t, AUTOMA, 10, 2, 5, 0)  # end in 2, landmark in 2, landmark in 2
    assert candidates(t.state, AUTOMA, automa.LANDMARK) == [E, S, M]
    stand(t, AUTOMA, 11, 3, 0, 0)
    assert candidates(t.state, AUTOMA, automa.LANDMARK) == [E, S]


def test_a_landmark_of_the_other_bot_is_taken() -> None:
    """SOLO-10, SOLO-12: the Shadow Empire's landmark lies on the Automa's mat and is free for nobody."""
    t = table()
    t.token(SHADOW, S, 3)
    t.push(BotStep(SHADOW, S, False))
    stand(t, AUTOMA, 0, 2, 0, 0)
    assert candidates(t.state, AUTOMA, automa.LANDMARK) == [E, M, T]  # science: 5 steps to space 7


def test_all_tracks_finished_is_no_advance() -> None:
    """SOLO-10, D-123: nothing happens; the other bot still advances."""
    t = table()
    stand(t, AUTOMA, 12, 12, 12, 12)
    t.decisions(4, 6, 1, 2)
    t.bots()
    assert [(e.player, e.args["reason"]) for e in t.events("bot_idle")] == [(AUTOMA, "no_track")]
    assert [e.player for e in t.events("advance")] == [SHADOW]


# --- The order


@pytest.mark.parametrize("favorite", range(4))
@pytest.mark.parametrize("tiebreaker", range(1, 23))
def test_order_of_tracks(tiebreaker: int, favorite: int) -> None:
    """SOLO-11: the Automa reads from the top, the Shadow Empire from the bottom; F is its own favourite."""
    order = automa.CARDS[tiebreaker - 1].track_order
    decision = 6 if tiebreaker != 6 else 7  # both show all, all
    top, bottom = (favorite if entry == 4 else entry for entry in (order[0], order[-1]))
    t = table()
    t.solo.favorites = (favorite, (favorite + 1) % 4)
    assert advance(t, AUTOMA, decision, tiebreaker) == TRACKS[top]
    t = table()
    t.solo.favorites = ((favorite + 1) % 4, favorite)
    assert advance(t, SHADOW, decision, tiebreaker) == TRACKS[bottom]


def test_the_order_skips_what_is_no_candidate() -> None:
    """SOLO-11: card 1 is F M E T S; with military and exploration finished the favourite, then technology is next."""
    t = table()
    t.solo.favorites = (M, T)
    stand(t, AUTOMA, 12, 0, 12, 0)
    assert advance(t, AUTOMA, 6, 1) == "technology"
    stand(t, AUTOMA, 12, 0, 12, 12)
    assert advance(t, AUTOMA, 6, 1) == "science"
    stand(t, SHADOW, 0, 12, 0, 12)  # from the bottom: S and T are finished, E comes before M and F
    assert advance(t, SHADOW, 6, 1) == "exploration"


def test_a_favourite_named_twice_counts_where_it_comes_first() -> None:
    """SOLO-11: card 2 is M E F S T; the favourite technology is met third from the top, first from the bottom."""
    t = table()
    t.solo.favorites = (T, T)
    stand(t, AUTOMA, 12, 0, 12, 0)
    assert advance(t, AUTOMA, 6, 2) == "technology"
    assert advance(t, SHADOW, 6, 2) == "technology"
    t = table()
    t.solo.favorites = (T, E)
    stand(t, SHADOW, 0, 12, 0, 12)
    assert advance(t, SHADOW, 6, 2) == "exploration"  # F is met before E and M


# --- Landmarks and achievements of an advance


def test_landmarks_of_both_bots_go_to_the_automa() -> None:
    """SOLO-12: not placed in any city; whoever comes later finds it gone."""
    t = table()
    t.token(AUTOMA, E, 3)
    t.token(SHADOW, T, 6)
    t.push(BotStep(AUTOMA, E, False))
    t.push(BotStep(SHADOW, T, False))
    assert [LANDMARKS[n] for n in t.b.landmarks] == ["lighthouse", "rubber_works"]
    assert t.c.landmarks == ()
    assert t.b.placed == ()
    assert [(e.player, e.args["landmark"]) for e in t.events("landmark")] == [(1, "lighthouse"), (2, "rubber_works")]
    assert t.options == []
    assert t.state.landmark_owner[LANDMARKS.index("rubber_works")] == AUTOMA
    t.token(0, E, 3)
    t.a.resources[:] = [1, 1, 1, 1]
    t.begin()
    t.play("advance exploration", "pay coin food")
    assert t.a.landmarks == ()


def test_a_landmark_of_yours_is_not_gained_by_a_bot() -> None:
    """SOLO-12: each exists once (LANDMARK-2)."""
    t = table()
    t.landmark(0, "lighthouse")
    t.token(AUTOMA, E, 3)
    t.push(BotStep(AUTOMA, E, False))
    assert t.b.landmarks == ()
    assert t.state.landmark_owner[LANDMARKS.index("lighthouse")] == 0


# --- The Automa's benefits

GAINED = {
    "exploration": {2: "explore", 3: "explore", 4: "explore", 7: "explore", 9: "explore_anywhere"},
    "science": {
        1: "research_bare", 2: "tapestry", 3: "research_bare", 4: "tapestry", 5: "research_benefit",
        6: "research_benefit", 9: "roll_advance", 10: "roll_regress", 11: "roll_advance", 12: "research_bare",
    },
    "military": {
        1: "conquer", 2: "tapestry", 3: "conquer", 5: "conquer", 6: "conquer tapestry", 7: "conquer",
        8: "conquer_anywhere", 12: "conquer",
    },
    "technology": {1: "refresh_tech", 2: "tapestry", 3: "refresh_tech", 4: "refresh_tech", 7: "refresh_tech"},
}  # fmt: skip


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("space", range(1, 13))
def test_benefit_of_every_space(track: str, space: int) -> None:
    """SOLO-13, SOLO-16: what each of the 48 spaces gives the Automa, and that the Shadow Empire gains nothing there."""
    t = table()
    t.pair(7, 6)
    number = TRACKS.index(track)
    for other in range(4):
        t.token(AUTOMA, other, 12 if other != number else space - 1)
        t.token(SHADOW, other, 12 if other != number else space - 1)
    t.push(BotStep(AUTOMA, number, True))
    first = GAINED[track].get(space, "").split()
    told = [e.args["benefit"] for e in t.events("bot_benefit")]
    assert told[: len(first)] == first
    if not first:
        assert told == []
    assert t.b.resources == [0, 0, 0, 0]
    assert t.b.tech_count() == 0
    assert t.b.tiles == ()
    assert sum(t.b.taken) == 0
    before = len(t.log)
    t.push(BotStep(SHADOW, number, False))
    assert not [event for event in t.log[before:] if event.key in ("bot_benefit", "vp", "explore", "roll_science")]


def test_without_benefit_the_automa_gains_nothing() -> None:
    """SOLO-13: an advance without benefit moves the token and takes the landmark."""
    t = table()
    t.token(AUTOMA, E, 3)
    t.push(BotStep(AUTOMA, E, False))
    assert t.spaces(AUTOMA) == [4, 0, 0, 0]
    assert t.events("bot_benefit") == []
    assert [LANDMARKS[n] for n in t.b.landmarks] == ["lighthouse"]


def test_research() -> None:
    """SOLO-14: the die's track, with benefit or without; at the end nothing happens."""
    t = table()
    t.science_die(TECHNOLOGY)
    t.push(AutomaBenefit(AUTOMA, "research_bare"))
    assert t.spaces(AUTOMA) == [0, 0, 0, 1]
    assert t.events("refresh") == []
    t.science_die(TECHNOLOGY)
    t.push(AutomaBenefit(AUTOMA, "research_benefit"))
    assert t.spaces(AUTOMA) == [0, 0, 0, 2]
    assert len(t.b.hand) == 1
    t.token(AUTOMA, SCIENCE, 12)
    t.science_die(SCIENCE)
    t.push(AutomaBenefit(AUTOMA, "research_benefit"))
    assert t.spaces(AUTOMA) == [0, 12, 0, 2]
    assert t.b.vp == 0


def test_roll_advance_repeats_the_roll_on_science() -> None:
    """SOLO-14: Physics and Quantum Physics: roll until exploration, military or technology comes up, with benefit."""
    t = table()
    t.science_die(SCIENCE, SCIENCE, TECHNOLOGY)
    t.push(AutomaBenefit(AUTOMA, "roll_advance"))
    assert [e.args["track"] for e in t.events("roll_science")] == ["science", "science", "technology"]
    assert t.spaces(AUTOMA) == [0, 0, 0, 1]
    assert [e.args["benefit"] for e in t.events("bot_benefit")] == ["roll_advance", "refresh_tech"]


def test_roll_advance_at_the_end_of_a_track() -> None:
    """SOLO-14: the first fitting roll counts; a finished track gives nothing and is not rolled again."""
    t = table()
    t.token(AUTOMA, EXPLORATION, 12)
    t.science_die(EXPLORATION)
    t.push(AutomaBenefit(AUTOMA, "roll_advance"))
    assert len(t.events("roll_science")) == 1
    assert t.spaces(AUTOMA) == [12, 0, 0, 0]


def test_roll_regress() -> None:
    """SOLO-14: until military or technology comes up; back 1, then the benefit of that space; at the start nothing."""
    t = table()
    t.token(AUTOMA, TECHNOLOGY, 3)
    t.science_die(EXPLORATION, SCIENCE, TECHNOLOGY)
    t.push(AutomaBenefit(AUTOMA, "roll_regress"))
    assert t.spaces(AUTOMA) == [0, 0, 0, 2]
    assert len(t.b.hand) == 1  # technology 2
    t.science_die(MILITARY)
    t.push(AutomaBenefit(AUTOMA, "roll_regress"))
    assert t.spaces(AUTOMA) == [0, 0, 0, 2]
    t.token(AUTOMA, MILITARY, 1)
    t.science_die(MILITARY)
    t.push(AutomaBenefit(AUTOMA, "roll_regress"))
    assert t.spaces(AUTOMA) == [0, 0, 0, 2]
    assert t.b.outposts == 7  # nothing is gained on a start space


def test_tapestry_card_and_new_tech_cards() -> None:
    """SOLO-15: a card unseen into the hand; the display is dealt anew once, on technology 7, too."""
    t = table()
    t.display("ammonia", "calendar", "clocks")
    t.next_techs("compass", "radio", "zeppelins", "vaccines")
    t.token(AUTOMA, TECHNOLOGY, 6)
    t.push(BotStep(AUTOMA, TECHNOLOGY, True))
    assert sorted(TECHNOLOGIES[card] for card in t.state.display) == ["compass", "radio", "zeppelins"]
    assert sorted(TECHNOLOGIES[card] for card in t.state.tech_discard) == ["ammonia", "calendar", "clocks"]
    t.next_tapestries("academia")
    t.push(AutomaBenefit(AUTOMA, "tapestry"))
    assert len(t.b.hand) == 1
    assert [e.args for e in t.events("automa_card")] == [{"hand": 1, "source": FROM_SOLO}]


def test_no_tapestry_card_left() -> None:
    """SOLO-15, DECK-2: the discards are shuffled; with none at all the Automa draws nothing."""
    t = table()
    t.hand(0, "academia")
    t.state.tapestry_discard = [0 + 64]
    t.state.players[0].hand = ()
    t.state.tapestry_deck = []
    t.push(AutomaBenefit(AUTOMA, "tapestry"))
    assert t.b.hand == (0,)
    t.push(AutomaBenefit(AUTOMA, "tapestry"))
    assert t.b.hand == (0,)


def test_benefits_chain() -> None:
    """SOLO-16: science 5 researches science 6, which researches technology 1, which refreshes the display."""
    t = table()
    t.token(AUTOMA, SCIENCE, 4)
    t.science_die(SCIENCE, TECHNOLOGY)
    t.push(BotStep(AUTOMA, SCIENCE, True))
    assert t.spaces(AUTOMA) == [0, 6, 0, 1]
    told = [e.args["benefit"] for e in t.events("bot_benefit")]
    assert told == ["research_benefit", "research_benefit", "refresh_tech"]


def test_singularity_does_nothing_for_a_bot() -> None:
    """SOLO-16: the token stays on technology 12 and earns the track achievement."""
    t = table()
    t.token(AUTOMA, TECHNOLOGY, 11)
    t.push(BotStep(AUTOMA, TECHNOLOGY, True))
    assert t.spaces(AUTOMA) == [0, 0, 0, 12]
    assert not t.b.ghost
    assert t.b.resources == [0, 0, 0, 0]
    assert t.b.achievements == 1 << COMPLETE_TRACK
    assert t.b.vp == 10


def test_the_loop_guard_does_not_bind_bots() -> None:
    """SOLO-16: regressed onto a space used this turn, the Automa gains it again."""
    t = table()
    t.token(AUTOMA, TECHNOLOGY, 1)
    t.push(BotStep(AUTOMA, TECHNOLOGY, True))
    t.token(AUTOMA, TECHNOLOGY, 3)
    t.science_die(TECHNOLOGY)
    t.push(AutomaBenefit(AUTOMA, "roll_regress"))
    assert len(t.b.hand) == 2


# --- Favourites


def test_a_favourite_is_kept_while_nobody_is_ahead() -> None:
    """SOLO-25: level tokens are not ahead; a change needs a token further on, yours or the other bot's."""
    for other in (0, SHADOW):
        t = table()
        t.pair(7, 6)
        t.solo.favorites = (SCIENCE, SCIENCE)
        t.token(AUTOMA, SCIENCE, 2)
        t.token(other, SCIENCE, 2)
        change_favorite(t.state, AUTOMA)
        assert t.solo.favorites == (SCIENCE, SCIENCE)
        assert t.events("favorite") == []
        t.token(other, SCIENCE, 3)
        t.token(AUTOMA, MILITARY, 1)
        t.token(AUTOMA, SCIENCE, 0)
        change_favorite(t.state, AUTOMA)
        assert t.solo.favorites == (MILITARY, SCIENCE)


def test_a_finished_favourite_changes() -> None:
    """SOLO-25: on 12 it is given up; the new one is what landmark-or-finish and the tiebreaker card say."""
    t = table()
    t.pair(7, 6)  # M S F T E
    t.solo.favorites = (SCIENCE, EXPLORATION)
    stand(t, AUTOMA, 1, 12, 0, 1)
    change_favorite(t.state, AUTOMA)
    assert t.solo.favorites == (TECHNOLOGY, EXPLORATION)  # exploration and technology tie; T comes before E
    stand(t, SHADOW, 12, 0, 0, 0)
    t.token(SHADOW, MILITARY, 1)
    t.token(SHADOW, TECHNOLOGY, 1)
    change_favorite(t.state, SHADOW)
    assert t.solo.favorites == (TECHNOLOGY, TECHNOLOGY)  # from the bottom; the other bot's favourite is allowed


def test_an_overtaken_favourite_may_be_chosen_again() -> None:
    """SOLO-25: it is the nearest to a landmark all the same."""
    t = table()
    t.pair(7, 6)
    t.solo.favorites = (SCIENCE, EXPLORATION)
    t.token(AUTOMA, SCIENCE, 3)
    t.token(0, SCIENCE, 5)
    change_favorite(t.state, AUTOMA)
    assert t.solo.favorites == (SCIENCE, EXPLORATION)
    assert [e.args["track"] for e in t.events("favorite")] == ["science"]


def test_favourites_change_automa_first() -> None:
    """SOLO-25, D-124: in the income turn, before anything else of it; with all tracks finished it stays."""
    t = table()
    t.solo.civilizations = (TECHNOLOGY,)
    t.decisions()
    t.pair(7, 6)
    t.solo.favorites = (SCIENCE, EXPLORATION)
    stand(t, AUTOMA, 12, 12, 12, 12)
    stand(t, SHADOW, 12, 5, 0, 0)
    t.bots()
    assert t.solo.favorites == (SCIENCE, SCIENCE)
    assert [(e.player, e.args["track"]) for e in t.events("favorite")] == [(2, "science")]
    t = table()
    t.solo.civilizations = (TECHNOLOGY,)
    t.decisions()
    t.pair(7, 6)
    t.token(0, SCIENCE, 1)
    t.bots()
    assert [e.player for e in t.events("favorite")] == [1, 2]
    keys = [e.key for e in t.log]
    assert keys.index("favorite") < keys.index("vp")


def test_finished_bots_stand_still() -> None:
    """SOLO-32: a step of a finished bot does not happen."""
    t = table()
    t.finish(AUTOMA)
    t.push(BotStep(AUTOMA, EXPLORATION, True))
    assert t.spaces(AUTOMA) == [0, 0, 0, 0]


def test_begin_turn_of_the_bots_asks_nobody() -> None:
    """SOLO-37: the bots' turn runs through to your next question."""
    t = table()
    t.a.resources[:] = [2, 2, 2, 2]
    t.state.stack.clear()
    begin_turn(t.state, AUTOMA)
    t.run()
    assert t.asked == 0
    assert t.kind == "turn"
    assert t.state.landmark_owner.count(NOBODY) == 18
    assert t.b.control & 1 << hex_number("-2,2")
