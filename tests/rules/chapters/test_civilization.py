"""CIV: gaining civilizations, and what all of them have in common."""

from gobelin.rules.chapters.achievements import earn
from gobelin.rules.chapters.advance import FULL, Advance, Rewards, X
from gobelin.rules.chapters.build import BUILDING_OF
from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.chapters.conquer import CONQUER, Conquer
from gobelin.rules.chapters.resources import VpPer, city_points
from gobelin.rules.engine import actions
from gobelin.rules.printed.names import (
    CIVILIZATIONS,
    COMPLETE_TRACK,
    EXPLORATION,
    FARM,
    HOUSE,
    MARKET,
    MILITARY,
    NOBODY,
    SCIENCE,
    TECHNOLOGY,
    TOPPLE_TWO,
)
from table import Table, hex_number, landmark


def names(t: Table, player: int) -> list[str]:
    return [CIVILIZATIONS[number] for number in t.state.players[player].civilizations]


def mystics(tech: int, districts: int, territories: int, tracks: int) -> Table:
    t = Table()
    t.civilization(0, "mystics")
    t.run()
    for number in (tech, districts, territories, tracks):
        t.play(f"number {number}")
        if t.kind == "gain":
            t.play("gain coin")
    return t


# --- Gaining


def test_all_civilizations_are_active() -> None:
    """CIV-1: one at the start, more later: Isolationists' token and Militants' row in the same conquest."""
    t = Table()
    t.civilization(0, "isolationists")
    t.next_civilizations("militants")
    t.resolve(0, GAIN_CIVILIZATION)
    while t.asked == 0:
        t.play(t.options[0])
    assert names(t, 0) == ["isolationists", "militants"]
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.kind == "outpost_row"
    t.play("row top")
    assert t.kind == "isolate"


def test_a_new_one_is_the_top_of_the_deck() -> None:
    """CIV-2: no choice; it lies beside the one A started with, which keeps its place."""
    t = Table()
    t.civilization(0, "leaders")
    t.next_civilizations("alchemists", "traders")
    before = len(t.state.civ_deck)
    t.resolve(0, GAIN_CIVILIZATION)
    assert t.asked == NOBODY
    assert names(t, 0) == ["leaders", "alchemists"]
    assert len(t.state.civ_deck) == before - 1
    assert [event.args["civilization"] for event in t.events("civilization")] == ["alchemists"]


def test_an_empty_deck_is_void() -> None:
    """CIV-2, DECK-4, TIMING-18: nothing, though a mat was discarded."""
    t = Table()
    t.state.civ_deck = []
    t.state.civ_discard = [CIVILIZATIONS.index("mystics")]
    t.resolve(0, GAIN_CIVILIZATION)
    assert t.a.civilizations == ()
    assert [event.args["effect"] for event in t.events("void")] == ["gain_civilization"]


def test_mechs_give_a_civilization() -> None:
    """CIV-2: military 12, before or after the conquest."""
    t = Table()
    t.next_civilizations("alchemists")
    t.push(Rewards(0, MILITARY, 12, FULL))
    assert t.options == ["do conquer", "do civilization"]
    t.play("do civilization")
    assert names(t, 0) == ["alchemists"]
    assert t.kind == "conquer"


def test_during_the_game_text_only() -> None:
    """CIV-3: Architects from the start swap nothing, gained later they do; Heralds gained later play no start card."""
    t = Table()
    t.build(0, "farm a1", "house b1")
    t.civilization(0, "architects")
    t.run()
    assert t.asked == NOBODY
    t = Table()
    t.build(0, "farm a1", "house b1")
    t.next_civilizations("architects")
    t.resolve(0, GAIN_CIVILIZATION)
    assert t.kind == "swap"
    for later in (False, True):
        t = Table(era=0)
        if later:
            t.civilization(0, "leaders")
        t.civilization(0, "heralds", during_game=later)
        t.income(0)
        assert (t.kind == "play_tapestry") is not later


def test_player_tokens_are_unlimited() -> None:
    """CIV-4, DECK-6: with 4 tokens on tracks and three mats of 4, all four of the Isolationists can still be used."""
    t = Table()
    for name in ("heralds", "historians", "inventors", "traders"):
        t.civilization(0, name)
    t.civilization(0, "isolationists")
    t.run()
    for number, at in enumerate(("-1,-1", "0,-3", "1,-2", "2,-1", "0,0")):
        t.resolve(0, Conquer(anywhere=True))
        t.play(f"hex {at}")
        if number < 4:
            t.play("accept", "gain food")
        assert t.kind == "die"
        t.play("die red")


def test_the_beginning_of_an_income_turn_is_step_1() -> None:
    """CIV-5, INCOME-4: Leaders (2-5) are asked before the era resources and the card, and not in turn 1."""
    t = Table(era=1)
    t.civilization(0, "leaders")
    t.hand(0, "academia")
    t.income(0)
    assert t.options == [
        *(f"advance {track}" for track in ("exploration", "science", "military", "technology")),
        "decline",
    ]
    assert t.events("first_into_era") == []
    assert t.events("play") == []
    t = Table(era=0)
    t.civilization(0, "leaders")
    t.income(0)
    assert t.events("use_civilization") == []
    assert t.a.resources == [1, 1, 1, 1]


# --- Architects


def test_architects_district_of_one_type() -> None:
    """CIV-6: 3 farms, a landmark part and impassable plots: any 2."""
    t = Table()
    t.civilization(0, "architects")
    t.build(0, "farm d5", "farm e5", "farm e6")
    t.resolve(0, landmark("barracks"))
    t.play("place barracks f6 r0", "gain coin", "gain food")
    assert t.a.resources == [1, 0, 1, 0]
    assert t.asked == NOBODY


def test_architects_district_of_two_types() -> None:
    """CIV-6: 2 farms and 1 house: any 1."""
    t = Table()
    t.civilization(0, "architects")
    t.build(0, "farm d5", "farm e5", "house e6")
    t.resolve(0, landmark("barracks"))
    t.play("place barracks f6 r0", "gain coin")
    assert t.a.resources == [1, 0, 0, 0]
    assert t.asked == NOBODY


def test_architects_district_of_landmarks_only() -> None:
    """CIV-6: no income building in it: any 1."""
    t = Table()
    t.civilization(0, "architects")
    t.build(0, "lighthouse g6 r0", "apothecary f8 r0", "barracks i7 r0")
    t.resolve(0, landmark("forge"))
    t.play("place forge h9 r0", "gain coin")
    assert t.a.districts == 1 << 8
    assert t.a.resources == [1, 0, 0, 0]
    assert t.asked == NOBODY


def test_architects_rows() -> None:
    """CIV-6: a complete row of 4 markets 2 VP, with a farm in it 1, of landmarks only 1; without them 1."""
    t = Table()
    t.build(0, "market a4", "market b4", "market c4", "market i4")
    assert city_points(t.state, 0) == 1
    t.civilization(0, "architects")
    assert city_points(t.state, 0) == 2
    t.resolve(0, VpPer("capital"))
    assert t.a.vp == 2
    t = Table()
    t.civilization(0, "architects")
    t.build(0, "market a4", "market b4", "market c4", "farm i4")
    assert city_points(t.state, 0) == 1
    t = Table()
    t.civilization(0, "architects")
    t.build(0, "com_tower a4 r0", "barracks i4 r0")
    assert city_points(t.state, 0) == 1


def test_architects_gained_later_swap_up_to_three_times() -> None:
    """CIV-7, D-104: two income buildings of different type change places, at once, three times at most."""
    t = Table()
    t.build(0, "farm a1", "house b1", "barracks f6 r0")
    t.next_civilizations("architects")
    t.resolve(0, GAIN_CIVILIZATION)
    assert t.options == ["plot a1", "plot b1", "done"]
    t.play("plot a1")
    assert t.a.plots[FARM] == 1 << 1
    assert t.a.plots[HOUSE] == 1 << 0
    assert set(t.a.placed) == {actions.ACTIONS[f"place {place}"] for place in ("farm b1", "house a1", "barracks f6 r0")}
    t.play("plot a1", "plot a1")
    assert t.asked == NOBODY
    assert t.a.plots[FARM] == 1 << 1
    t = Table()
    t.build(0, "farm a1", "house b1")
    t.civilization(0, "architects", during_game=True)
    t.run()
    t.play("done")
    assert t.asked == NOBODY
    assert t.a.plots[FARM] == 1 << 0


def test_a_swap_completes_no_district() -> None:
    """CIV-8: the swap makes a completed district uniform; nothing is gained for it."""
    t = Table()
    t.build(0, "farm d5", "farm e5", "farm e6", "house f6", "farm a1")
    t.civilization(0, "architects", during_game=True)
    t.run()
    t.play("plot f6", "plot a1", "done")
    assert t.a.plots[HOUSE] == 1 << 0
    assert t.a.resources == [0, 0, 0, 0]
    assert t.asked == NOBODY


# --- Start adjustments, final scoring, gained late


def test_start_adjustments_are_a_table_option() -> None:
    """CIV-9, D-114: Architects with two opponents 20 VP, after the first income turn, only with the option."""
    for option, points in ((False, 0), (True, 20)):
        t = Table(era=0, start_bonus=option)
        t.civilization(0, "architects")
        t.civilization(0, "the_chosen", during_game=True)  # not the one A started with
        t.income(0)
        assert t.a.vp == points
        if option:
            keys = [event.key for event in t.log if event.player == 0]
            assert keys.index("vp") > max(n for n, key in enumerate(keys) if key in ("gain", "tapestry_cards"))


def test_final_scoring_is_the_last_thing() -> None:
    """CIV-10, OPEN-23, D-97: Isolationists score after step 3b; land conquered in the turn counts."""
    t = Table(era=4)
    t.civilization(0, "isolationists")
    t.tech(0, "dynamite")
    t.conquer_dice(4, 0)
    t.income(0)
    t.play("upgrade dynamite", "hex -1,-1", "decline", "die red")
    vp = [(event.args["points"], event.args["source"]) for event in t.events("vp") if event.player == 0]
    # the die, 1 tech card, then the forest of two territories
    assert vp == [(4, 700), (1, 603), (10, 308)]
    assert t.a.finished


def test_gained_in_step_1_it_acts_in_this_step() -> None:
    """CIV-11, INCOME-5, D-95: Leaders reach military 12 in step 1 and gain The Chosen, who score at once."""
    t = Table(era=1)
    t.b.era = 2
    t.civilization(0, "leaders")
    t.next_civilizations("the_chosen")
    t.token(0, MILITARY, 11)
    t.conquer_dice(4, 0)
    t.income(0)
    t.play("advance military", "do civilization", "hex 1,-2")
    used = [event.args["civilization"] for event in t.events("use_civilization")]
    assert used == ["leaders", "the_chosen"]
    assert t.a.vp == 10 + 4 + 8  # achievement, red die, four tracks for two opponents
    assert t.kind == "gain"  # the achievement's resource


def test_gained_later_it_acts_from_the_next_step_1_on() -> None:
    """CIV-11, D-95: Radio in step 3 of the second income turn; its income ability comes in the third."""
    t = Table(era=1)
    t.b.era = 2
    t.tech(0, "radio", row=1)
    t.token(0, SCIENCE, 10)
    t.next_civilizations("leaders")
    t.income(0)
    t.play("upgrade radio")
    assert names(t, 0) == ["leaders"]
    assert t.events("use_civilization") == []
    t.b.era = 3
    t.income(0)
    assert len(t.events("use_civilization")) == 1


def test_gained_in_the_last_income_turn() -> None:
    """CIV-11, CIV-10, CIV-12, D-96: Mystics are replaced for good; Isolationists only score the land mass."""
    t = Table(era=4)
    t.tech(0, "radio", row=1)
    t.token(0, SCIENCE, 10)
    t.next_civilizations("mystics", "isolationists")
    t.income(0)
    t.play("upgrade radio")
    assert names(t, 0) == ["isolationists"]
    assert t.state.civ_discard == [CIVILIZATIONS.index("mystics")]
    assert t.events("use_civilization") == []
    assert t.a.vp == 1 + 5  # 1 tech card, a land mass of 1
    assert t.a.finished


def test_a_mat_that_must_be_discarded() -> None:
    """CIV-12, DECK-4, D-98: out of the game; with nothing left in the deck, nothing is gained."""
    t = Table()
    t.state.civ_deck = [CIVILIZATIONS.index("mystics")]
    t.resolve(0, GAIN_CIVILIZATION)
    assert t.a.civilizations == ()
    assert t.state.civ_deck == []
    assert t.state.civ_discard == [CIVILIZATIONS.index("mystics")]
    t.resolve(0, GAIN_CIVILIZATION)
    assert len(t.events("void")) == 1


def test_futurists_gained_later() -> None:
    """CIV-13, OPEN-21, D-99: one token per track jumps 4, 12 at most; no landmark; 1 of each resource."""
    t = Table()
    t.token(0, EXPLORATION, 1, 5)
    t.token(0, TECHNOLOGY, 9)
    t.token(0, SCIENCE, 3)
    t.token(0, MILITARY)
    t.state.locks = ((SCIENCE, 1, False),)  # closed to A: the jump is no advance
    t.next_civilizations("futurists")
    t.resolve(0, GAIN_CIVILIZATION)
    assert t.options == ["token exploration 1", "token exploration 5"]
    t.play("token exploration 5")
    assert t.a.tokens == [(1, 9), (7,), (), (12,)]
    assert t.a.landmarks == ()
    assert t.a.resources == [1, 1, 1, 1]
    assert t.a.achievements == 1 << COMPLETE_TRACK
    assert t.a.vp == 10
    assert not t.a.ghost
    assert t.events("advance") == []


def test_heralds_copy_uncovered_when_played_cards() -> None:
    """CIV-14, OPEN-22, D-100: face up, on top, "when played" or Trap, without Heralds' token."""
    t = Table(era=3)
    t.civilization(0, "heralds")
    t.on_mat(1, "trap", 2)
    t.on_mat(1, "feudalism", 3)
    t.on_mat(2, "age_of_wonders", 2)
    t.on_mat(2, "academia", 2)  # covers it
    t.on_mat(2, "dystopia", 3, face_down=True)
    t.income(0)
    assert t.options == ["mat 2 era 2", "mat 2 era 3", "decline"]
    t.play("mat 2 era 2")
    assert [event.args["points"] for event in t.events("vp") if event.args["source"] == 241] == [10]
    t.a.era = 3
    t.income(0)
    assert t.options == ["mat 2 era 3", "decline"]


def test_heralds_through_espionage_reach_when_played_cards_only() -> None:
    """CIV-14, D-100: B's Espionage: Trap may be chosen through it, Academia may not."""
    t = Table(era=3)
    t.civilization(0, "heralds")
    t.on_mat(1, "espionage", 2)
    t.on_mat(2, "academia", 2)
    t.on_mat(2, "trap", 3)
    t.on_mat(1, "feudalism", 3)
    t.income(0)
    t.play("mat 2 era 2")
    assert "mat 3 era 3" in t.options
    assert "mat 3 era 2" not in t.options
    t.play("mat 3 era 3")
    assert [event.args["points"] for event in t.events("vp") if event.args["source"] == 241] == [10]


# --- Counting


def test_completed_tracks_and_earned_achievements() -> None:
    """CIV-15, D-102, The Chosen: the ghost is a completed track; an achievement without a free space is not earned."""
    t = Table(era=1)
    t.b.era = 2
    t.civilization(0, "the_chosen")
    t.token(0, TECHNOLOGY)
    t.a.ghost = True
    t.token(1, TECHNOLOGY, 12)
    for track in (EXPLORATION, SCIENCE, MILITARY):
        t.token(1, track, 1)
    for player in (1, 2, 0):  # no space is left for A
        earn(t.state, player, TOPPLE_TWO)
    t.income(0)
    assert [event.args["points"] for event in t.events("vp") if event.args["source"] == 314] == [2]
    assert [event.key for event in t.events("gain") if event.args["source"] == 314] == []
    t = Table(era=1)
    t.b.era = 2
    t.civilization(0, "the_chosen")
    earn(t.state, 0, TOPPLE_TWO)
    t.income(0)
    assert t.kind == "gain"


def test_a_track_counts_while_a_token_stands_on_12() -> None:
    """CIV-15, Mystics: a token pushed back from 12 no longer completes its track; districts and land as they are."""
    t = mystics(1, 1, 2, 1)
    t.resolve(0, Advance(SCIENCE, gain=X))
    t.token(0, SCIENCE, 11)
    t.resolve(0, Advance(SCIENCE, gain=X))
    assert t.kind == "gain"
    t.play("gain coin")
    t.token(0, SCIENCE, 11)
    before = t.a.vp
    t.a.era = 4
    t.income(0)
    assert t.a.vp == before  # no exact prediction any more
    t = mystics(9, 9, 1, 1)
    t.token(0, TECHNOLOGY)
    t.a.ghost = True
    t.a.era = 4
    t.income(0)
    assert t.a.vp == 20  # territories 1, tracks 1 by the ghost


def test_mystics_at_set_up() -> None:
    """CIV-16, D-101: 1 territory is true at once and pays at set-up; the other rows do not."""
    t = mystics(1, 1, 1, 1)
    assert t.a.resources == [1, 0, 0, 0]
    t = mystics(1, 1, 2, 1)
    assert t.a.resources == [0, 0, 0, 0]


def test_mystics_the_first_time_only() -> None:
    """CIV-16, D-101: the count reaches 2, leaves it and returns: one resource; also when it first falls to it."""
    t = mystics(9, 9, 2, 4)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.kind == "gain"
    t.play("gain coin", "die red")
    t.resolve(0, CONQUER)
    t.play("hex 0,-3")
    assert t.kind == "die"
    t.play("die red")
    t.conquer_dice(4, 0)
    t.resolve(1, Conquer(anywhere=True))
    t.play("hex 0,-3")
    assert t.asked == 1  # A is back at 2: paid already
    t = mystics(9, 9, 2, 4)
    t.a.control |= 1 << hex_number("1,-2") | 1 << hex_number("0,-3")  # constructed: 3 at one stroke
    t.state.tokens[hex_number("0,-3")] = t.state.tokens[hex_number("1,-2")] = 1
    t.conquer_dice(4, 0)
    t.resolve(1, Conquer(anywhere=True))
    t.play("hex 0,-3")
    assert t.asked == 0
    assert t.kind == "gain"


def test_mystics_jumped_over() -> None:
    """CIV-16, D-101: one landmark completes two districts, 1 was predicted: nothing but the district resources."""
    t = mystics(9, 1, 9, 4)
    t.build(0, "house d5", "house e5", "house e6", "house i4", "house h5", "farm i5", "farm h6")
    t.resolve(0, landmark("barracks"))
    t.play("place barracks f6 r0", "gain coin", "gain coin")
    assert t.asked == NOBODY
    t = mystics(9, 1, 9, 4)
    t.build(0, "house d5", "house e5", "house e6")
    t.resolve(0, BUILDING_OF[MARKET])
    t.play("place market f6", "gain coin")
    assert t.kind == "gain"
