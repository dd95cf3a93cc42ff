"""Tapestry cards of inventing, upgrading and landmarks: Academia, Golden Age, Industrialism, Steam Tycoon, Technocracy,
and those written in the vocabulary alone: Dystopia, Feudalism, Meritocracy."""

from gobelin.rules.chapters import decks
from gobelin.rules.chapters.advance import Advance
from gobelin.rules.chapters.effects import Gain
from gobelin.rules.chapters.invent import INVENT
from gobelin.rules.chapters.resources import INVENTIONS, UPGRADES
from gobelin.rules.chapters.tapestry import PLAY_TAPESTRY
from gobelin.rules.chapters.upgrade import CIRCLE, SQUARE, UPGRADE, UpgradeCard, upgradable_cards
from gobelin.rules.engine import box
from gobelin.rules.engine.frames import Power
from gobelin.rules.engine.state import State
from gobelin.rules.printed.capitals import DISTRICTS
from gobelin.rules.printed.names import (  # fmt: skip
    CULTURE,
    EXPLORATION,
    LANDMARKS,
    NOBODY,
    TAPESTRIES,
    TECHNOLOGIES,
    TECHNOLOGY,
)
from table import Table

TWO_CARDS = Gain(tapestry=2)


class Watcher(Power):
    """A power that only notes what it is told."""

    def __init__(self) -> None:
        self.seen: list[tuple[object, ...]] = []

    def on_upgrade(self, state: State, owner: int, holder: int, card: int, row: int) -> None:
        self.seen.append(("on_upgrade", holder, card, row))

    def after_upgrade(self, state: State, owner: int, holder: int, card: int, row: int, own: bool) -> None:
        self.seen.append(("after_upgrade", holder, card, row, own))

    def on_landmark(self, state: State, owner: int, gainer: int, landmark: int) -> None:
        self.seen.append(("on_landmark", gainer, landmark))

    def on_track_landmark(self, state: State, owner: int, landmark: int, gained: bool) -> None:
        self.seen.append(("on_track_landmark", landmark, gained))


def techs(*names: str) -> tuple[int, ...]:
    return tuple(TECHNOLOGIES.index(name) for name in names)


def no_tech_cards(t: Table) -> None:
    """Deck, discards and display are empty."""
    t.state.tech_deck = []
    t.state.display = []


# --- Academia


def test_academia_scores_inventions() -> None:
    """Academia: 3 VP for a tech card from the display, 3 more for one from the deck."""
    t = Table()
    t.in_force(0, "academia")
    t.display("calendar", "paper", "radio")
    t.resolve(0, INVENT)
    t.play("invent calendar")
    assert t.a.vp == 3
    t.resolve(0, INVENT)
    t.play("invent deck")
    assert t.a.vp == 6


def test_academia_scores_each_tapestry_card() -> None:
    """Academia: 2 cards gained together give 6 VP."""
    t = Table()
    t.in_force(0, "academia")
    t.resolve(0, TWO_CARDS)
    assert t.a.vp == 6
    assert len(t.a.hand) == 2


def test_academia_scores_the_card_of_income_but_none_gained_before_it_was_played() -> None:
    """Academia, INCOME-9: the card of step 4 counts, one gained in step 1 came too early."""
    t = Table()
    t.hand(0, "academia", "trap")
    t.income(0)
    assert t.kind == "gain"  # first into era 2, before the card is played
    decks.gain_tapestries(t.state, 0, 1, 0)
    assert t.vp_from("academia") == []
    t.play("gain coin", "play academia")
    assert t.vp_from("academia") == [3]


def test_academia_ends_before_step_1() -> None:
    """Academia, INCOME-3: the card of the last era gives nothing in the income turn that ends it."""
    t = Table()
    t.in_force(0, "academia")
    t.hand(0, "trap")
    t.income(0)
    t.play("gain coin")
    assert t.a.era == 2
    assert t.vp_from("academia") == []
    assert len(t.a.hand) == 1


def test_academia_scores_in_other_players_turns() -> None:
    """Academia: A's card as the neighbour of B's Steam Tycoon counts."""
    t = Table()
    t.in_force(0, "academia")
    t.display("calendar", "paper", "radio")
    t.play_card(1, "steam_tycoon")
    t.play("invent calendar")
    assert t.asked == 0
    t.play("accept")
    assert t.a.vp == 3


def test_academia_scores_only_what_is_drawn() -> None:
    """Academia, DECK-5: 2 cards due and 1 left give 3 VP; none left, nothing."""
    t = Table()
    t.in_force(0, "academia")
    t.state.tapestry_deck = t.state.tapestry_deck[:1]
    t.resolve(0, TWO_CARDS)
    assert t.a.vp == 3
    t.resolve(0, TWO_CARDS)
    assert t.a.vp == 3
    no_tech_cards(t)
    t.resolve(0, INVENT)
    assert t.a.vp == 3


def test_academia_does_not_score_upgrades_circles_and_squares() -> None:
    """Academia, INVENT-9: none of them is inventing."""
    t = Table()
    t.in_force(0, "academia")
    t.tech(0, "calendar")
    t.tech(0, "warships", row=2)
    t.a.outposts = 0  # nothing to conquer with
    t.resolve(0, UPGRADE)
    t.resolve(0, CIRCLE)
    t.resolve(0, SQUARE)
    assert t.a.resources[CULTURE] == 2
    assert t.a.vp == 0


def test_academia_covered_by_democracy_scores_nothing() -> None:
    """Academia, TAPESTRY-3: it has ended when Democracy draws its 3 cards."""
    t = Table()
    t.in_force(0, "academia")
    t.play_card(0, "democracy")
    assert len(t.a.hand) == 3
    assert t.vp_from("academia") == []


# --- Golden Age


def test_golden_age_scores_the_upgrade_of_the_income_turn_it_is_played_in() -> None:
    """Golden Age, INCOME-9, INCOME-10."""
    t = Table()
    t.hand(0, "golden_age")
    t.tech(0, "calendar")
    t.income(0)
    t.play("gain coin")
    assert t.options == ["upgrade calendar", "decline"]
    t.play("upgrade calendar")
    assert t.vp_from("golden_age") == [3]
    assert t.a.rows[1] == techs("calendar")


def test_golden_age_ignores_the_prerequisite_and_scores_both_steps() -> None:
    """Golden Age: into the middle and into the top row, the latter without exploration tier 2."""
    t = Table()
    t.in_force(0, "golden_age")
    t.tech(0, "calendar")
    t.resolve(0, UPGRADE)
    assert t.a.vp == 3
    assert t.a.resources[CULTURE] == 1
    t.resolve(0, UPGRADE)
    assert t.a.rows[2] == techs("calendar")
    assert t.a.vp == 3 + 3 + 7


def test_golden_age_scores_before_the_benefit() -> None:
    """Golden Age, UPGRADE-14: its VP come before the square's."""
    t = Table()
    t.in_force(0, "golden_age")
    t.tech(0, "calendar", row=1)
    t.resolve(0, UPGRADE)
    assert [event.args["points"] for event in t.events("vp")] == [3, 7]


def test_golden_age_scores_an_upgrade_whose_benefit_is_void() -> None:
    """Golden Age, UPGRADE-7: the card moves, the upgrade counts."""
    t = Table()
    t.in_force(0, "golden_age")
    t.tech(0, "assembly_line")
    t.resolve(0, UPGRADE)
    assert len(t.events("void")) == 1
    assert t.a.vp == 3


def test_golden_age_does_not_score_repeated_circles_and_squares() -> None:
    """Golden Age: no card moves."""
    t = Table()
    t.in_force(0, "golden_age")
    t.tech(0, "canned_food", row=1)
    t.tech(0, "calendar", row=2)
    t.resolve(0, CIRCLE)
    t.resolve(0, SQUARE)
    assert t.vp_from("golden_age") == []
    assert t.a.vp == 7


def test_golden_age_does_not_score_an_upgrade_by_inventors() -> None:
    """Golden Age, UPGRADE-14, D-54: B's Inventors upgrade A's card in step 1: A gains the circle, no VP."""
    t = Table()
    t.in_force(0, "golden_age")
    t.tech(0, "calendar")
    t.civilization(1, "inventors")
    t.income(1)
    t.play("tech calendar", "decline")
    assert t.a.rows[1] == techs("calendar")
    assert t.a.resources[CULTURE] == 1
    assert t.vp_from("golden_age") == []
    t = Table()
    t.in_force(0, "golden_age")
    t.tech(0, "calendar")
    t.push(UpgradeCard(0, TECHNOLOGIES.index("calendar"), False, 0))
    assert t.a.vp == 0


def test_golden_age_is_the_owners_only() -> None:
    """Golden Age: B's card keeps its prerequisite, and B's upgrade gives A nothing."""
    t = Table()
    t.in_force(0, "golden_age")
    t.tech(1, "calendar", row=1)
    assert upgradable_cards(t.state, 1) == []
    t.tech(1, "canned_food")
    t.resolve(1, UPGRADE)
    assert t.b.rows[1] == techs("calendar", "canned_food")
    assert t.a.vp == t.b.vp == 0


# --- Industrialism


def test_industrialism_gives_the_circle_of_the_new_card() -> None:
    """Industrialism: at once, without prerequisite; the card stays in the bottom row and no upgrade has happened."""
    t = Table()
    t.in_force(0, "industrialism")
    watcher = Watcher()
    t.b.powers = (watcher,)
    t.display("calendar", "paper", "radio")
    t.resolve(0, INVENT)
    t.play("invent calendar")
    assert t.a.resources[CULTURE] == 1
    assert t.a.rows == [techs("calendar"), (), ()]
    assert watcher.seen == []  # nothing for an opponent's Alliance
    assert t.a.stats[UPGRADES] == 0
    assert t.events("upgrade") == []


def test_industrialism_leaves_the_circle_for_the_upgrade() -> None:
    """Industrialism: the circle is gained again when the card is upgraded."""
    t = Table()
    t.in_force(0, "industrialism")
    t.display("calendar", "paper", "radio")
    t.resolve(0, INVENT)
    t.play("invent calendar")
    t.resolve(0, UPGRADE)
    assert t.a.resources[CULTURE] == 2
    assert t.a.rows == [(), techs("calendar"), ()]


def test_industrialism_resolves_the_first_circle_before_the_second_invention() -> None:
    """Industrialism, TIMING-1, INVENT-5: technology 7 invents twice; Concrete's market is placed in between."""
    t = Table()
    t.in_force(0, "industrialism")
    t.display("concrete", "paper", "radio")
    t.next_techs("calendar")
    t.resolve(0, box.spaces[TECHNOLOGY][7].benefit)
    t.play("do invent", "invent concrete")
    assert t.kind == "place"
    assert t.a.rows[0] == techs("concrete")
    assert t.a.taken == [1, 0, 0, 0]
    t.play("place market a1")
    assert t.kind == "invent"
    t.play("invent calendar")
    assert t.a.resources[CULTURE] == 1


def test_industrialism_works_in_other_players_turns() -> None:
    """Industrialism, TIMING-12: A invents as B's neighbour; the circle interrupts B's Steam Tycoon."""
    t = Table()
    t.in_force(0, "industrialism")
    t.display("canned_food", "paper", "radio")
    t.next_techs("light_bulb", "concrete")
    t.play_card(1, "steam_tycoon")
    t.play("invent canned_food")
    assert t.asked == 0
    t.play("accept")
    assert t.kind == "place"
    assert t.asked == 0
    t.play("place market a1")
    assert t.asked == 2  # now the left neighbour


def test_industrialism_does_not_see_a_card_taken_over() -> None:
    """Industrialism, Academia, INVENT-9: a card that comes to the Inventors from B's top row is not invented."""
    for card in ("industrialism", "academia"):
        t = Table()
        t.civilization(0, "inventors")
        t.in_force(0, card)
        t.tech(1, "light_bulb", row=1)
        t.tech(1, "calendar", row=1)
        t.token(1, EXPLORATION, 4)
        t.mark("inventors", TECHNOLOGIES.index("calendar"))
        t.resolve(1, UPGRADE)
        assert t.a.rows[0] == techs("calendar")
        assert t.a.resources == [0, 0, 0, 0]
        assert t.a.vp == 0
        assert t.a.stats[INVENTIONS] == 0


# --- Steam Tycoon


def steam_tycoon(players: int = 3) -> Table:
    """A plays Steam Tycoon: Concrete, Paper and Radio lie face up, Calendar, Canned Food and Light Bulb come next."""
    t = Table(players=players)
    t.display("concrete", "paper", "radio")
    t.next_techs("calendar", "canned_food", "light_bulb")
    t.play_card(0, "steam_tycoon")
    return t


def test_steam_tycoon_upgrades_a_face_up_card() -> None:
    """Steam Tycoon, UPGRADE-13, INVENT-2: no card of the deck; refilled before the circle; that very card moves."""
    t = steam_tycoon()
    t.tech(0, "warships")
    assert t.options == ["invent concrete", "invent paper", "invent radio"]
    t.play("invent concrete")
    assert t.kind == "place"
    assert t.state.display == list(techs("paper", "radio", "calendar"))
    assert t.a.rows == [techs("warships"), techs("concrete"), ()]
    t.play("place market a1")
    assert t.a.taken == [1, 0, 0, 0]
    assert t.a.stats[INVENTIONS] == t.a.stats[UPGRADES] == 1


def test_steam_tycoon_neighbours_may_take_the_top_card() -> None:
    """Steam Tycoon, NEIGHBOUR-6, D-90: the right neighbour (C) first, then the left one (B); B refuses."""
    t = steam_tycoon()
    t.play("invent radio")  # 3 VP
    assert t.asked == 2
    assert t.options == ["accept", "decline"]
    t.play("accept")
    assert t.c.rows == [techs("canned_food"), (), ()]
    assert t.asked == 1
    t.play("decline")
    assert t.b.rows == [(), (), ()]
    assert t.asked == -1
    assert t.a.vp == 3
    assert t.a.rows == [(), techs("radio"), ()]


def test_steam_tycoon_with_two_players() -> None:
    """Steam Tycoon, NEIGHBOUR-2: the opponent is asked once."""
    t = steam_tycoon(players=2)
    t.play("invent radio", "accept")
    assert t.asked == -1
    assert t.b.rows == [techs("canned_food"), (), ()]


def test_steam_tycoon_asks_neighbours_only() -> None:
    """Steam Tycoon, NEIGHBOUR-1: with four players D and B, not C; a finished neighbour is not asked (END-9)."""
    t = steam_tycoon(players=4)
    t.play("invent radio")
    assert t.asked == 3
    t.play("decline")
    assert t.asked == 1
    t.play("decline")
    assert t.asked == -1
    t = Table(players=4)
    t.finish(3)
    t.display("concrete", "paper", "radio")
    t.play_card(0, "steam_tycoon")
    t.play("invent radio")
    assert t.asked == 1


def test_steam_tycoon_covers_its_owners_cards() -> None:
    """Steam Tycoon, TAPESTRY-3: A's Academia or Golden Age has ended and scores nothing for it."""
    for card in ("academia", "golden_age"):
        t = Table()
        t.in_force(0, card)
        t.display("calendar", "paper", "radio")
        t.play_card(0, "steam_tycoon")
        t.play("invent calendar")
        assert t.a.vp == 0


def test_steam_tycoon_sets_off_an_alliance() -> None:
    """Steam Tycoon: the upgrade is A's own, so an opponent's Alliance with A sees it."""
    t = Table()
    watcher = Watcher()
    t.b.powers = (watcher,)
    t.display("calendar", "paper", "radio")
    t.play_card(0, "steam_tycoon")
    t.play("invent calendar")
    (card,) = techs("calendar")
    assert watcher.seen == [("on_upgrade", 0, card, 1), ("after_upgrade", 0, card, 1, True)]


def test_steam_tycoon_for_a_neighbour_with_academia() -> None:
    """Steam Tycoon: the neighbour's card is an invention for Academia (3 VP)."""
    t = Table()
    t.in_force(2, "academia")
    t.display("concrete", "paper", "radio")
    t.play_card(0, "steam_tycoon")
    t.play("invent radio", "accept", "decline")
    assert t.c.vp == 3


def test_steam_tycoon_without_face_up_card() -> None:
    """Steam Tycoon: void for the owner; the neighbours may still take a card of the deck."""
    t = Table()
    t.state.display = []
    t.next_techs("calendar")
    t.play_card(0, "steam_tycoon")
    assert len(t.events("void")) == 1
    assert t.a.rows == [(), (), ()]
    assert t.asked == 2
    t.play("accept")
    assert t.c.rows[0] == techs("calendar")
    assert t.asked == 1


def test_steam_tycoon_without_any_card() -> None:
    """Steam Tycoon, INVENT-4: nobody is asked."""
    t = Table()
    no_tech_cards(t)
    t.play_card(0, "steam_tycoon")
    assert t.asked == -1


# --- Technocracy


def test_technocracy_alone_in_the_era_invents_and_upgrades() -> None:
    """Technocracy, UPGRADE-13: face up or top of the deck; that card moves up and gives its circle."""
    t = Table()
    t.a.era = 2
    t.display("calendar", "paper", "radio")
    t.next_techs("canned_food")
    t.play_card(0, "technocracy")
    assert t.options == ["invent calendar", "invent paper", "invent radio", "invent deck"]
    t.play("invent deck")
    assert t.a.rows == [(), techs("canned_food"), ()]
    assert t.a.resources == [0, 0, 1, 0]
    assert t.a.vp == 0
    assert t.asked == -1


def test_technocracy_in_the_income_turn_that_starts_the_era() -> None:
    """Technocracy: the income turn in progress counts for the owner's era."""
    t = Table()
    t.hand(0, "technocracy")
    t.income(0)
    t.play("gain coin")
    assert t.a.era == 2
    assert t.kind == "invent"


def test_technocracy_otherwise_scores_for_each_opponent() -> None:
    """Technocracy: 3 VP with two players, 12 VP with five."""
    for players, points in ((2, 3), (3, 6), (4, 9), (5, 12)):
        t = Table(players=players)
        t.play_card(0, "technocracy")
        assert t.a.vp == points
        assert t.a.rows == [(), (), ()]


def test_technocracy_compares_all_players() -> None:
    """Technocracy: one opponent in the era, though no neighbour, is enough; an opponent beyond it as well."""
    for era in (2, 3):
        t = Table(players=5)
        t.a.era = 2
        t.c.era = era
        t.play_card(0, "technocracy")
        assert t.a.vp == 12


def test_technocracy_counts_finished_players() -> None:
    """Technocracy: a finished player has entered every era and is an opponent in the game."""
    t = Table()
    t.a.era = 4
    t.finish(1)
    t.play_card(0, "technocracy")
    assert t.a.vp == 6


def test_technocracy_caught_up_in_mid_era() -> None:
    """Technocracy, D-91: compared when it takes effect, not when the era began."""
    for era_of_b, points in ((1, []), (2, [6])):
        t = Table()
        t.a.era = 2
        t.on_mat(0, "trap", 2)
        t.b.era = era_of_b
        t.hand(0, "technocracy")
        t.resolve(0, PLAY_TAPESTRY)
        assert t.vp_from("technocracy") == points
        assert t.kind == ("" if points else "invent")


def test_technocracy_used_in_step_1_of_an_income_turn() -> None:
    """Technocracy, D-91: copied in step 1, before any card lies on the new era's space, the new era counts."""
    t = Table()
    t.a.era = 3
    t.b.era = t.c.era = 2
    effect = box.tapestries[TAPESTRIES.index("technocracy")].effect
    assert effect is not None
    t.resolve(0, effect)
    assert t.kind == "invent"


def test_technocracy_without_tech_cards() -> None:
    """Technocracy: alone in the era with nothing to invent it is void; no VP instead."""
    t = Table()
    t.a.era = 2
    no_tech_cards(t)
    t.play_card(0, "technocracy")
    assert t.asked == -1
    assert t.a.vp == 0
    assert len(t.events("void")) == 1


# --- Dystopia


def test_dystopia_takes_a_track_landmark() -> None:
    """Dystopia, LANDMARK-5: the 12 of the landmark board, free ones only, none of the tech cards'."""
    t = Table()
    t.landmark(1, "forge")
    t.play_card(0, "dystopia")
    assert t.options == [f"landmark {name}" for name in LANDMARKS[:12] if name != "forge"]
    t.play("landmark barracks")
    assert t.kind == "place"
    assert t.a.landmarks == (LANDMARKS.index("barracks"),)
    assert t.state.landmark_owner[LANDMARKS.index("barracks")] == 0


def test_dystopia_with_an_empty_board() -> None:
    """Dystopia: void, though the tech landmarks are free."""
    t = Table()
    for name in LANDMARKS[:12]:
        t.landmark(1, name)
    t.play_card(0, "dystopia")
    assert t.asked == -1
    assert t.a.landmarks == ()
    assert len(t.events("void")) == 1


def test_dystopia_leaves_nothing_for_the_first_into_the_tier() -> None:
    """Dystopia, LANDMARK-2: B enters exploration tier II first and gains no landmark."""
    t = Table()
    t.play_card(0, "dystopia")
    t.play("landmark lighthouse", "place lighthouse c1 r0")
    t.token(1, EXPLORATION, 3)
    t.resolve(1, Advance(EXPLORATION))
    assert t.b.position(EXPLORATION) == 4
    assert t.b.landmarks == ()
    assert t.kind != "place"


def test_dystopia_is_placed_like_any_landmark() -> None:
    """Dystopia, BUILD-4 to BUILD-6, BUILD-8: it may stick out, completes a district; beside by choice or in need."""
    t = Table()
    t.a.built = DISTRICTS[0] & ~t.a.impassable() & ~1  # all but a1
    t.play_card(0, "dystopia")
    t.play("landmark lighthouse")
    assert "place beside lighthouse" in t.options
    t.play("place lighthouse z0 r0")  # only a quarter of it lies in the city, on a1
    assert t.kind == "gain"
    t.play("gain worker")
    assert t.a.resources == [0, 1, 0, 0]
    t = Table()
    t.a.built = (1 << 81) - 1 & ~t.a.impassable()
    t.play_card(0, "dystopia")
    t.play("landmark lighthouse")
    assert t.asked == -1
    assert t.a.landmarks == (0,)
    assert t.events("place")[0].args["where"] == "place beside lighthouse"


def test_dystopia_is_seen_by_historians_but_is_no_track_landmark() -> None:
    """Dystopia, LANDMARK-8: a landmark gained, but not by advancing (no Revisionism)."""
    t = Table()
    mine, theirs = Watcher(), Watcher()
    t.b.powers = (theirs,)
    t.play_card(0, "dystopia")
    t.a.powers = (mine,)
    t.play("landmark forge", "place forge c1 r0")
    gained = ("on_landmark", 0, LANDMARKS.index("forge"))
    assert theirs.seen == [gained]
    assert mine.seen == [gained]


# --- Feudalism


def test_feudalism_scores_every_landmark() -> None:
    """Feudalism: landmarks of tracks and tech cards, also those beside the city: 3 x 3 VP."""
    t = Table()
    t.landmark(0, "forge")
    t.landmark(0, "bakery")
    t.landmark(0, "tank_factory")
    t.landmark(1, "barn")
    t.play_card(0, "feudalism")
    assert t.options == ["do resource", "do vp"]
    t.play("do vp")
    assert t.a.vp == 9


def test_feudalism_counts_a_landmark_of_dystopia() -> None:
    """Feudalism: a landmark taken with Dystopia counts."""
    t = Table()
    t.play_card(0, "dystopia")
    t.play("landmark forge", "place forge c1 r0")
    t.play_card(0, "feudalism")
    t.play("do vp")
    assert t.a.vp == 3


def test_feudalism_gives_a_resource_instead() -> None:
    """Feudalism: any 1 resource."""
    t = Table()
    t.landmark(0, "forge")
    t.play_card(0, "feudalism")
    t.play("do resource", "gain culture")
    assert t.a.resources == [0, 0, 0, 1]
    assert t.a.vp == 0


def test_feudalism_without_landmark() -> None:
    """Feudalism, D-83, TIMING-18: 0 VP may be chosen; with all resources at 8 nothing else is left."""
    t = Table()
    t.play_card(0, "feudalism")
    t.play("do vp")
    assert t.a.vp == 0
    assert t.asked == -1
    t = Table()
    t.a.resources = [8, 8, 8, 8]
    t.play_card(0, "feudalism")
    assert t.asked == -1
    assert t.vp_from("feudalism") == []


# --- Meritocracy


def test_meritocracy_counts_the_new_card_and_all_rows() -> None:
    """Meritocracy: one card in each row and the new one are 8 VP."""
    t = Table()
    t.tech(0, "calendar")
    t.tech(0, "paper", row=1)
    t.tech(0, "radio", row=2)
    t.display("concrete", "warships", "clocks")
    t.play_card(0, "meritocracy")
    assert t.options == ["invent concrete", "invent warships", "invent clocks", "invent deck"]
    assert t.a.vp == 0
    t.play("invent deck")
    assert t.a.tech_count() == 4
    assert t.a.vp == 8


def test_meritocracy_without_tech_card() -> None:
    """Meritocracy: nothing to invent, only the VP for the cards at hand."""
    t = Table()
    t.tech(0, "calendar")
    no_tech_cards(t)
    t.play_card(0, "meritocracy")
    assert t.asked == NOBODY
    assert t.a.vp == 2
