"""Historians: tokens with the opponents, landmarks that pay."""

from gobelin.rules.chapters.advance import Advance, X
from gobelin.rules.chapters.build import AnyLandmark, Landmark
from gobelin.rules.printed.names import LANDMARKS, SCIENCE
from table import Table

HISTORIANS = 6
COVERED = (1, 1, 1, 1)
BAKERY, BARN, FORGE = (Landmark(LANDMARKS.index(name)) for name in ("bakery", "barn", "forge"))


def table(players: int = 3) -> Table:
    t = Table(players=players)
    t.civilization(0, "historians")
    t.run()
    assert t.asked == -1
    assert t.a.civ_mat(HISTORIANS) == COVERED
    return t


def sent(t: Table, *holders: int, exposed: tuple[int, ...]) -> None:
    """Tokens of these squares (1 to 4) have gone to these players."""
    t.mark("historians", *holders)
    t.a.set_civ_mat(HISTORIANS, tuple(0 if square in exposed else 1 for square in (1, 2, 3, 4)))


def gain(t: Table, player: int, landmark: Landmark) -> None:
    t.resolve(player, landmark)
    t.play(t.options[0])


# --- Sending tokens


def test_tile_square_opponent() -> None:
    """Historians: discard a tile, lift a token of any square, give it to any opponent; the square stays exposed."""
    t = table()
    t.tiles(0, 5, 7)
    t.use("historians")
    assert t.options == ["tile 5", "tile 7", "decline"]
    t.play("tile 7")
    assert t.a.tiles == (5,)
    assert t.state.territory_discard == [7]
    assert t.options == ["slot 1", "slot 2", "slot 3", "slot 4"]
    t.play("slot 2")
    assert t.options == ["player 2", "player 3"]
    t.play("player 3")
    assert t.a.civ_mat(HISTORIANS) == (1, 0, 1, 1)
    assert t.marks("historians") == (2,)
    assert t.a.resources == [0, 0, 0, 0]
    assert t.asked == -1


def test_may_be_declined() -> None:
    """Historians, INCOME-4: "may"."""
    t = table()
    t.tiles(0, 5)
    t.use("historians")
    t.play("decline")
    assert t.a.tiles == (5,)
    assert t.a.civ_mat(HISTORIANS) == COVERED


def test_same_opponent_again() -> None:
    """Historians: an opponent may hold several tokens; used squares are not offered again."""
    t = table()
    t.tiles(0, 5, 7)
    t.use("historians")
    t.play("tile 5", "slot 1", "player 2")
    t.use("historians")
    t.play("tile 7")
    assert t.options == ["slot 2", "slot 3", "slot 4"]
    t.play("slot 4", "player 2")
    assert t.marks("historians") == (1, 1)
    assert t.a.civ_mat(HISTORIANS) == (0, 1, 1, 0)


def test_no_tile_or_no_token() -> None:
    """Historians: without a tile or without a token nothing is asked."""
    t = table()
    t.use("historians")
    assert t.asked == -1
    t = table()
    t.tiles(0, 5)
    sent(t, 1, 1, 2, 2, exposed=(1, 2, 3, 4))
    t.use("historians")
    assert t.asked == -1
    assert t.a.tiles == (5,)


def test_finished_opponent_may_get_one() -> None:
    """Historians, TAPESTRY-12: a finished opponent may be chosen; it exposes the square."""
    t = table()
    t.tiles(0, 5)
    t.finish(1)
    t.use("historians")
    t.play("tile 5", "slot 1")
    assert t.options == ["player 2", "player 3"]
    t.play("player 2")
    assert t.a.civ_mat(HISTORIANS) == (0, 1, 1, 1)


def test_two_players() -> None:
    """Historians: with two players the single opponent gets it, unasked."""
    t = table(players=2)
    t.tiles(0, 5)
    t.use("historians")
    t.play("tile 5", "slot 3")
    assert t.marks("historians") == (1,)
    assert t.asked == -1


def test_step_1_of_turns_2_to_5() -> None:
    """Historians, CIV-5: income turns 2 to 5, not 1."""
    t = Table(era=0, confirm_turns=True)
    t.civilization(0, "historians")
    t.tiles(0, 5)
    t.income(0)
    assert t.options == ["end turn"]
    for era in (1, 2, 3, 4):
        t = Table(era=era)
        t.civilization(0, "historians")
        t.tiles(0, 5)
        t.income(0)
        assert t.options == ["tile 5", "decline"]


# --- Landmarks


def test_squares() -> None:
    """Historians: 3 VP, worker, food, 3 VP."""
    for square, vp, resources in ((1, 3, [0, 0, 0, 0]), (2, 0, [0, 1, 0, 0]), (3, 0, [0, 0, 1, 0]), (4, 3, [0] * 4)):
        t = table()
        sent(t, 1, exposed=(square,))
        gain(t, 1, BAKERY)
        assert t.a.vp == vp
        assert t.a.resources == resources


def test_all_exposed_squares_once() -> None:
    """Historians: one landmark pays every exposed square once, however many tokens its gainer holds."""
    t = table()
    sent(t, 1, 1, 2, exposed=(1, 2, 4))
    gain(t, 1, BAKERY)
    assert t.a.vp == 6
    assert t.a.resources == [0, 1, 0, 0]
    assert t.marks("historians") == (1, 1, 2)  # tokens never come back
    assert t.asked == -1


def test_squares_exposed_by_another_players_token_count() -> None:
    """Historians: all exposed squares pay, whoever got the token."""
    t = table()
    sent(t, 1, 2, exposed=(1, 3))
    gain(t, 2, BAKERY)
    assert t.a.vp == 3
    assert t.a.resources == [0, 0, 1, 0]


def test_every_landmark_pays_anew() -> None:
    """Historians: two landmarks pay twice."""
    t = table()
    sent(t, 1, exposed=(1,))
    gain(t, 1, BAKERY)
    gain(t, 1, BARN)
    assert t.a.vp == 6


def test_any_landmark_any_way() -> None:
    """Historians, LANDMARK-8: of the track board, of a tech card, or taken by a tapestry card."""
    t = table()
    sent(t, 1, exposed=(1,))
    gain(t, 1, FORGE)
    assert t.a.vp == 3
    t.resolve(1, AnyLandmark())
    t.play("landmark academy")
    assert t.a.vp == 3  # paid after it is placed
    t.play(t.options[0])
    assert t.a.vp == 6


def test_paid_directly_after_placing() -> None:
    """Historians, TIMING-2: landmark, its place, then the squares."""
    t = table()
    sent(t, 1, exposed=(2,))
    before = len(t.log)
    gain(t, 1, BAKERY)
    assert [event.key for event in t.log[before:]] == ["landmark", "place", "gain"]


def test_who_does_not_trigger() -> None:
    """Historians: neither an opponent without a token nor the owner."""
    t = table()
    sent(t, 1, exposed=(1, 2, 3, 4))
    gain(t, 2, BAKERY)
    gain(t, 0, BARN)
    assert t.a.vp == 0
    assert t.a.resources == [0, 0, 0, 0]


def test_landmark_already_taken() -> None:
    """Historians, LANDMARK-2: a landmark that is gone triggers nothing."""
    t = table()
    sent(t, 1, exposed=(1,))
    t.landmark(2, "bakery")
    t.resolve(1, BAKERY)
    assert t.asked == -1
    assert t.a.vp == 0


def test_track_landmark_found_gone() -> None:
    """Historians, LANDMARK-2: advancing into a tier whose landmark is taken triggers nothing either."""
    t = table()
    sent(t, 1, exposed=(1,))
    t.landmark(2, "apothecary")
    t.token(1, SCIENCE, 3)
    t.resolve(1, Advance(SCIENCE, gain=X))
    assert t.b.tokens[SCIENCE] == (4,)
    assert t.a.vp == 0


def test_finished_opponent_gains_no_landmark() -> None:
    """Historians, END-3: a token with a finished opponent is dead."""
    t = table()
    sent(t, 1, exposed=(1,))
    t.finish(1)
    t.resolve(1, BAKERY)
    assert t.asked == -1
    assert t.a.vp == 0


def test_finished_historians_score_their_vp_squares_only() -> None:
    """END-3, END-10: no worker, no food, nothing asked; the VP at once."""
    t = table()
    sent(t, 1, 1, 2, 2, exposed=(1, 2, 3, 4))
    t.finish(0)
    gain(t, 1, BAKERY)
    assert t.a.vp == 6
    assert t.a.resources == [0, 0, 0, 0]
    assert t.asked == -1


def test_resources_at_eight_are_lost() -> None:
    """RESOURCE-1: the squares are named resources."""
    t = table()
    t.a.resources[1] = 8
    sent(t, 1, exposed=(2,))
    gain(t, 1, BAKERY)
    assert t.a.resources == [0, 8, 0, 0]


# --- Gained during the game


def test_gained_during_the_game() -> None:
    """Historians, CIV-3: all four tokens go out one after the other, split freely; nothing is paid or gained."""
    t = Table(players=4)
    t.tiles(0, 5)
    t.finish(3)
    t.civilization(0, "historians", during_game=True)
    t.run()
    for holder in (2, 2, 4):
        assert t.options == ["player 2", "player 3", "player 4"]
        t.play(f"player {holder}")
    t.play("player 3")
    assert t.asked == -1
    assert t.marks("historians") == (1, 1, 3, 2)
    assert t.a.civ_mat(HISTORIANS) == (0, 0, 0, 0)
    assert t.a.tiles == (5,)
    assert t.a.vp == 0
    assert t.a.resources == [0, 0, 0, 0]
    gain(t, 2, BAKERY)
    assert t.a.vp == 6
    assert t.a.resources == [0, 1, 1, 0]


def test_gained_with_two_players() -> None:
    """Historians: the single opponent gets all four."""
    t = Table(players=2)
    t.civilization(0, "historians", during_game=True)
    t.run()
    assert t.asked == -1
    assert t.marks("historians") == (1, 1, 1, 1)
