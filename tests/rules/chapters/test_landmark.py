"""LANDMARK: each exists once."""

from gobelin.rules.chapters.advance import FULL, Advance, Regress, X, advance_token
from gobelin.rules.chapters.build import AnyLandmark, Landmark
from gobelin.rules.chapters.research import RESEARCH_BARE
from gobelin.rules.chapters.upgrade import UPGRADE
from gobelin.rules.engine import box
from gobelin.rules.printed.names import (
    EXPLORATION,
    FARM,
    FOOD,
    LANDMARKS,
    MARKET,
    MILITARY,
    NOBODY,
    SCIENCE,
    TECHNOLOGY,
    WORKER,
)
from table import Table


def owned(t: Table, player: int) -> list[str]:
    return [LANDMARKS[landmark] for landmark in t.state.players[player].landmarks]


def place(t: Table) -> None:
    """Any place will do."""
    assert t.kind == "place"
    t.play(t.options[0])


def test_the_landmarks_of_all_tiers() -> None:
    """LANDMARK-1: they hang on spaces 4, 7 and 10 of each track."""
    names = {
        EXPLORATION: ["lighthouse", "train_station", "launch_pad"],
        SCIENCE: ["apothecary", "academy", "laboratory"],
        MILITARY: ["barracks", "tank_factory", "fusion_reactor"],
        TECHNOLOGY: ["forge", "rubber_works", "tech_hub"],
    }
    for track, landmarks in names.items():
        t = Table()
        for space in range(1, 13):
            t.resolve(0, Advance(track, gain=X))
            if space in (4, 7, 10):
                place(t)
            assert t.asked == NOBODY
            assert len(t.a.landmarks) == (space - 1) // 3
        assert owned(t, 0) == landmarks


def test_whoever_comes_second_gains_none() -> None:
    """LANDMARK-1, LANDMARK-2: B took the academy; A moves to S7: no landmark."""
    t = Table()
    t.token(0, SCIENCE, 6)
    t.landmark(1, "academy")
    t.resolve(0, Advance(SCIENCE, gain=X))
    assert t.a.position(SCIENCE) == 7
    assert owned(t, 0) == []
    assert t.state.landmark_owner[LANDMARKS.index("academy")] == 1


def test_by_a_bare_research_roll() -> None:
    """LANDMARK-1, RESEARCH-3: T9 to T10 with X: the tech hub, not the VP of T10."""
    t = Table()
    t.token(0, TECHNOLOGY, 9)
    t.token(0, SCIENCE, 5)
    t.science_die(TECHNOLOGY)
    t.resolve(0, RESEARCH_BARE)
    t.play("advance technology")
    place(t)
    assert owned(t, 0) == ["tech_hub"]
    assert t.a.vp == 0


def test_a_landmark_is_placed_before_the_benefit() -> None:
    """LANDMARK-3, TIMING-2: M4: the barracks first, mandatory; the worker of the space after it."""
    t = Table()
    t.token(0, MILITARY, 3)
    t.resolve(0, Advance(MILITARY, gain=FULL))
    assert t.kind == "place"
    assert "decline" not in t.options
    assert t.a.resources[WORKER] == 0
    t.play("place barracks d7 r0")
    assert t.a.resources[WORKER] == 1


def test_several_tiers_by_one_effect() -> None:
    """LANDMARK-1, ADVANCE-10: from 3 over 4 to 7: both landmarks, in this order."""
    t = Table()
    t.token(0, SCIENCE, 3)
    advance_token(t.state, 0, SCIENCE, 3, 7, X, 0)
    t.run()
    place(t)
    place(t)
    assert owned(t, 0) == ["apothecary", "academy"]


def test_the_square_of_a_tech_card() -> None:
    """LANDMARK-4, LANG-16, D-56: the Bakery card in the top row gives the bakery."""
    t = Table()
    t.tech(0, "bakery", row=1)
    t.a.taken[FARM] = 1
    t.resolve(0, UPGRADE)
    place(t)
    assert owned(t, 0) == ["bakery"]


def test_only_six_tech_cards_give_landmarks() -> None:
    """LANDMARK-4, LANG-16, D-56: bakery, barn, com tower, library, stock market, treasury."""
    found = [tech.square.landmark for tech in box.technologies if isinstance(tech.square, Landmark)]
    assert [LANDMARKS[landmark] for landmark in sorted(found)] == [
        "bakery", "barn", "com_tower", "library", "stock_market", "treasury",
    ]  # fmt: skip
    assert not any(isinstance(tech.circle, Landmark) for tech in box.technologies)


def test_from_the_landmark_board() -> None:
    """LANDMARK-5: the free track landmarks only; with all 12 taken void, though the bakery is free."""
    t = Table()
    t.landmark(1, "forge")
    t.resolve(0, AnyLandmark())
    assert len(t.options) == 11
    assert "landmark forge" not in t.options
    assert not any(f"landmark {name}" in t.options for name in LANDMARKS[12:])
    t.play("landmark academy")
    place(t)
    assert owned(t, 0) == ["academy"]
    t = Table()
    for name in LANDMARKS[:12]:
        t.landmark(1, name)
    t.resolve(0, AnyLandmark())
    assert [event.args["effect"] for event in t.events("void")] == [{"landmark": "any_on_landmark_board"}]


def test_a_landmark_taken_in_another_way_is_gone() -> None:
    """LANDMARK-2, Dystopia: A takes the apothecary from the board; B enters science tier II for none."""
    t = Table()
    t.play_card(0, "dystopia")
    t.play("landmark apothecary")
    place(t)
    t.token(1, SCIENCE, 3)
    t.resolve(1, Advance(SCIENCE, gain=X))
    assert owned(t, 1) == []
    assert owned(t, 0) == ["apothecary"]


def test_a_start_jump_gains_none() -> None:
    """LANDMARK-6, Futurists: all tokens on 4, no landmark; B who advances there gains it, and so could A again."""
    t = Table()
    t.civilization(0, "futurists")
    t.run()
    assert [t.a.position(track) for track in range(4)] == [4, 4, 4, 4]
    assert owned(t, 0) == []
    t.token(1, MILITARY, 3)
    t.resolve(1, Advance(MILITARY, gain=X))
    place(t)
    assert owned(t, 1) == ["barracks"]
    t.resolve(0, Advance(SCIENCE, gain=X))
    assert owned(t, 0) == []
    t.resolve(0, Regress(EXPLORATION, gain=X))
    t.resolve(0, Advance(EXPLORATION, gain=X))  # REGRESS-3
    place(t)
    assert owned(t, 0) == ["lighthouse"]


def test_moved_by_another_player_s_effect() -> None:
    """LANDMARK-7, TIMING-13, Age of Discovery: owner first, then clockwise: B gains it in A's turn, C finds it gone."""
    t = Table()
    t.token(0, MILITARY, 5)
    t.token(1, MILITARY, 3)
    t.token(2, MILITARY, 3)
    t.science_die(MILITARY)
    t.play_card(0, "age_of_discovery")
    while t.asked == 0:
        t.play(t.options[-1])
    assert t.asked == 1
    place(t)
    assert owned(t, 1) == ["barracks"]
    assert owned(t, 2) == []
    assert t.c.position(MILITARY) == 4
    assert t.asked == NOBODY


def test_gaining_a_landmark_for_historians() -> None:
    """LANDMARK-8, D-44, Historians: any of the 18 by whatever way: by advancing, a tech card, Dystopia."""
    t = Table()
    t.civilization(0, "historians", during_game=True)
    t.run()
    while t.asked == 0:
        t.play("player 2")
    paid = t.a.vp
    t.resolve(1, Landmark(LANDMARKS.index("bakery")))
    place(t)
    assert t.a.vp == paid + 6
    assert (t.a.resources[WORKER], t.a.resources[FOOD]) == (1, 1)
    t.resolve(1, AnyLandmark())
    t.play("landmark forge")
    place(t)
    t.token(1, SCIENCE, 3)
    t.resolve(1, Advance(SCIENCE, gain=X))
    place(t)
    assert t.a.vp == paid + 18
    t.resolve(2, Landmark(LANDMARKS.index("barn")))  # C holds no token
    place(t)
    assert t.a.vp == paid + 18


def test_gaining_a_landmark_for_revisionism() -> None:
    """LANDMARK-8, D-44, Revisionism: only those of advancing; taken from the board or a tech card it gives nothing."""
    t = Table(era=2)
    t.in_force(0, "revisionism")
    t.resolve(0, AnyLandmark())
    t.play("landmark forge")
    place(t)
    assert t.asked == NOBODY
    t.tech(0, "treasury", row=1)
    t.a.taken[MARKET] = 1
    t.resolve(0, UPGRADE)
    place(t)
    assert t.asked == NOBODY
    t.token(0, SCIENCE, 3)
    t.resolve(0, Advance(SCIENCE, gain=X))
    place(t)
    assert t.kind == "gain"
