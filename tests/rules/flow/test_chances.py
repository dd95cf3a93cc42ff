"""Dice: what an option may roll, with probabilities, and dice that are set instead (SETUP-6, RESEARCH-1, CONQUER-7)."""

from __future__ import annotations

import json
import math
import pickle
from collections import Counter
from typing import Any

import pytest

from gobelin import ACTIONS, TEXTS, BadOutcome, BadRecord, CannotUndo, Game, IllegalChoice, Node, Seat
from gobelin.rules.chapters.conquer import CONQUER
from gobelin.rules.chapters.effects import Gain, May, Then
from gobelin.rules.chapters.research import RESEARCH_BARE
from gobelin.rules.engine.actions import ACCEPT
from gobelin.rules.printed.names import EXPLORATION, MILITARY, SCIENCE
from moments import everything, moments
from table import Table

TRACKS = ["exploration", "science", "military", "technology"]
CONQUESTS = {
    (red, black): (2 if red == "territories" else 1) * (2 if black == "territory" else 1) / 36
    for red in (4, 5, 6, 7, "territories")
    for black in ("coin", "worker", "food", "culture", "territory")
}


def research(confirm_turns: bool = False) -> Game:
    """Player 0 pays for Astronomy: whatever is paid, the science die is rolled."""
    game = Game.new(players=2, seed=5, civilizations=["leaders", "nomads"], confirm_turns=confirm_turns)
    game.play("capital 2")
    game.play("capital 3")
    while game.decision is not None and "end turn" in game.decision:
        game.play("end turn")  # the first income turns
    game.play("advance science")
    assert game.decision is not None
    assert game.decision.kind == "pay"
    return game


def conquest() -> Game:
    """Player 0 chooses a territory to conquer: the conquer dice are rolled."""
    game = Game.new(players=2, seed=5, civilizations=["leaders", "nomads"])
    for text in ("capital 2", "capital 3", "advance military", "pay coin"):
        game.play(text)
    assert game.decision is not None
    assert game.decision.kind == "conquer"
    return game


def rolled(game: Game) -> list[dict[str, object]]:
    return [event.args for event in game.log if event.key in ("roll_science", "roll_conquer")]


# --- What may come


def test_the_science_die_shows_each_track_alike() -> None:
    game = research()
    assert game.chances("pay coin") == [{"outcome": {"science": track}, "probability": 0.25} for track in TRACKS]


def test_the_conquer_dice_are_rolled_together() -> None:
    game = conquest()
    chances = game.chances(0)
    found = {(chance["outcome"]["red"], chance["outcome"]["black"]): chance["probability"] for chance in chances}
    assert found == pytest.approx(CONQUESTS)
    assert len(chances) == len(found)


def test_an_option_that_rolls_no_dice_has_no_chances() -> None:
    game = research()
    game.play("pay coin", outcome={"science": "military"})
    assert game.chances("decline") == []
    assert game.chances("advance military") == []  # the next roll stands behind another decision
    start = Game.new(players=2, seed=3)
    assert start.decisions[1].player == 1
    assert start.chances(start.decisions[1].options[0].text, player=1) == []


def test_a_draw_hides_what_is_rolled_after_it() -> None:
    """Nothing is known of dice behind a draw; they can be set all the same."""
    t = Table(players=2)
    t.push(May(0, Then(Gain(tapestry=1), RESEARCH_BARE), 0))
    node = Node(t.state)
    assert node.chances(ACCEPT) == []
    with pytest.raises(BadOutcome, match="no known roll of this choice shows"):
        node.chances(ACCEPT, {"science": "military"})
    node.choose(ACCEPT, {"science": "military"})
    assert [TEXTS[one] for one in node.legal] == ["advance military", "decline"]


def test_an_option_with_chances_reveals_something() -> None:
    for game, _, _ in moments([0, 3]):
        for option in game.decision.options[:3]:  # type: ignore[union-attr]
            if game.chances(option):
                assert option.reveals


def test_chances_are_what_chance_does() -> None:
    """The same choice with many generators: every outcome of the list comes, and no other."""
    game = research()
    seen: Counter[object] = Counter()
    for seed in range(60):
        guess = game.resample(0, seed)
        guess.eager_events = True
        seen.update(event.args["track"] for event in guess.play("pay coin") if event.key == "roll_science")
    assert set(seen) == set(TRACKS)


def test_probabilities_of_every_roll_of_whole_games_add_up_to_one() -> None:
    rolls = 0
    for game, index, _ in moments([1, 100003]):
        chances = game.chances(index)
        if chances:
            rolls += 1
            assert math.isclose(sum(chance["probability"] for chance in chances), 1)
    assert rolls > 10


def test_rolls_that_follow_one_another_are_asked_for_one_by_one() -> None:
    """RESEARCH-9: with Empiricism the die is rolled twice before anything is decided."""
    t = Table(players=2)
    t.in_force(0, "empiricism")
    t.a.resources = [4, 4, 4, 4]
    t.begin(0)
    t.play("advance science")
    node = Node(t.state)
    action = ACTIONS["pay coin"]
    first = node.chances(action)
    assert [chance["outcome"] for chance in first] == [{"science": track} for track in TRACKS]
    second = node.chances(action, first[2]["outcome"])
    assert [chance["outcome"] for chance in second] == [{"science": ["military", track]} for track in TRACKS]
    assert node.chances(action, second[1]["outcome"]) == []
    node.choose(action, second[1]["outcome"])
    assert [TEXTS[one] for one in node.legal] == ["track military", "track science"]


def test_the_other_die_of_a_roll_may_be_asked_for() -> None:
    game = conquest()
    chances = game.chances(0, outcome={"red": 5})
    assert [chance["outcome"] for chance in chances] == [
        {"red": 5, "black": black} for black in ("coin", "worker", "food", "culture", "territory")
    ]
    assert [chance["probability"] for chance in chances] == pytest.approx([1 / 6] * 4 + [2 / 6])


# --- Setting the dice


@pytest.mark.parametrize("track", TRACKS)
def test_the_science_die_shows_what_it_was_set_to(track: str) -> None:
    game = research()
    game.play("pay coin", outcome={"science": track})
    assert [roll["track"] for roll in rolled(game)] == [track]
    assert game.decision.about["track"] == track  # type: ignore[union-attr]


@pytest.mark.parametrize(("red", "black"), list(CONQUESTS))
def test_the_conquer_dice_show_what_they_were_set_to(red: object, black: object) -> None:
    game = conquest()
    game.play(0, outcome={"red": red, "black": black})
    about = game.decision.about  # type: ignore[union-attr]
    assert (about["red"], about["black"]) == (red, black)


def test_one_of_two_dice_may_be_left_to_chance() -> None:
    plain, game = conquest(), conquest()
    plain.play(0)
    game.play(0, outcome={"red": 7})
    (expected,), (shown,) = rolled(plain), rolled(game)
    assert shown == {**expected, "red": 7}


def test_what_is_drawn_later_does_not_depend_on_set_dice() -> None:
    generators = set()
    for outcome in (None, {"science": "military"}, {"science": "science"}):
        game = research()
        game.play("pay coin", outcome=outcome)
        generators.add((game.state.drawn, game.state.revealed))
    assert len(generators) == 1


@pytest.mark.parametrize(
    ("outcome", "reason"),
    [
        ({"science": "medicine"}, "the science die cannot show 'medicine', only exploration, science"),
        ({"red": 5}, "does not roll"),
        ({"science": ["military", "science"]}, "does not roll {'science': 'science'}"),
        ({"blue": 1}, r"no such die: 'blue' \(the dice are science, red, black"),
        ({"science": True}, "cannot show True"),
        ({"science": [["military"]]}, "cannot show"),
        ({}, "an outcome must name dice"),
        ("military", "an outcome must name dice"),
        (["science"], "an outcome must name dice"),
    ],
)
def test_a_bad_outcome_leaves_the_game_untouched(outcome: Any, reason: str) -> None:
    game = research()
    before = everything(game)
    with pytest.raises(BadOutcome, match=reason):
        game.play("pay coin", outcome=outcome)
    assert everything(game) == before
    game.play("pay coin")
    plain = research()
    plain.play("pay coin")
    assert everything(game) == everything(plain)


def test_a_bad_outcome_is_an_illegal_choice() -> None:
    with pytest.raises(IllegalChoice):
        research().play("pay coin", outcome={"red": 4})
    with pytest.raises(IllegalChoice, match="not one of the options"):
        research().play("pay tears", outcome={"science": "military"})
    with pytest.raises(BadOutcome, match="no known roll of this choice shows"):
        research().chances("pay coin", outcome={"red": 4})


# --- Everything a game can do, with dice that were set


def finished_with_set_dice() -> Game:
    """A whole game in which every roll that can be known shows its likeliest, last named face."""
    for number in range(20):
        game = Game.new(players=2, seed=number)
        while not game.over:
            option = game.decision.options[len(game.choices) % len(game.decision)]  # type: ignore[union-attr,arg-type]
            chances = game.chances(option)
            game.play(option, outcome=chances[-1]["outcome"] if chances else None)
        if sum(isinstance(choice, dict) for choice in game.record()["choices"]) > 5:
            return game
    raise AssertionError("no game rolls dice")


def test_records_copies_pickles_and_logs_keep_what_was_set() -> None:
    game = finished_with_set_dice()
    record = json.loads(json.dumps(game.record()))
    kept = [choice for choice in record["choices"] if isinstance(choice, dict)]
    assert all(choice.keys() == {"choice", "outcome"} for choice in kept)
    for again in (Game.replay(record), game.copy(), pickle.loads(pickle.dumps(game))):
        assert again.digest() == game.digest()
        assert everything(again) == everything(game)
    bare = record | {
        "choices": [choice["choice"] if isinstance(choice, dict) else choice for choice in record["choices"]]
    }
    with pytest.raises(BadRecord):
        Game.replay(bare)


def test_undo_makes_choices_with_set_dice_again() -> None:
    game = research(confirm_turns=True)
    game.play("pay coin", outcome={"science": "exploration"})
    with pytest.raises(CannotUndo):
        game.undo()  # a die that was set has come to light like any other
    before = game.digest()
    game.play("advance exploration")
    game.undo()
    assert game.digest() == before


def test_positions_go_on_from_set_dice() -> None:
    """A position is a table at the start of the turn; the choices since are made again, dice included."""
    game = research()
    game.play("pay coin", outcome={"science": "exploration"})
    game.play("advance exploration")
    while game.state.turn == 0:
        game.play(0)
    assert Game.from_position(game.position()).view() | {"events": []} == game.view() | {"events": []}
    board = game.view()["players"][0]
    assert board["tokens"]["exploration"] == [1]


@pytest.mark.parametrize(
    "choice",
    [
        {"choice": "pay coin", "outcome": {"science": "medicine"}},
        {"choice": "pay coin", "outcome": {"red": 4}},
        {"choice": "pay coin", "outcome": None, "more": 1},
        {"choice": "pay coin"},
        {"choice": 5, "outcome": {"science": "military"}},
        {"choice": "pay coin", "outcome": "military"},
    ],
)
def test_a_record_with_a_bad_outcome_is_refused(choice: object) -> None:
    record: Any = research().record()
    record["choices"] = [*record["choices"], choice]
    with pytest.raises(BadRecord, match=r"choice 4 of 4"):
        Game.replay(record)


# --- Seats and nodes


def test_seats_and_nodes_have_chances_too() -> None:
    game = research()
    seat = Seat(game, 0)
    assert seat.chances("pay coin") == game.chances("pay coin")
    node = seat.node(1)
    action = game.decision.actions[0]  # type: ignore[union-attr]
    assert node.chances(action) == game.chances(0)
    for chance in node.chances(action):
        branch = node.copy()
        branch.choose(action, chance["outcome"])
        track = chance["outcome"]["science"]
        assert [TEXTS[one] for one in branch.legal] == [f"advance {track}", "decline"]
    with pytest.raises(BadOutcome):
        node.choose(action, {"red": 4})
    with pytest.raises(BadOutcome):
        node.chances(action, {"red": 4})
    with pytest.raises(IllegalChoice):
        node.chances(ACTIONS["income"])


# --- The rules see a roll like any other


def test_a_face_set_for_one_die_does_not_touch_another() -> None:
    t = Table(players=2)
    t.conquer_dice(5, 0)
    t.science_die(MILITARY)
    t.resolve(0, RESEARCH_BARE)
    assert t.events("roll_science")[-1].args["track"] == "military"
    t.play("decline")
    t.tile_at("1,0", 1)
    t.resolve(0, CONQUER)
    if t.kind == "conquer":
        t.play(t.options[0])
    assert t.events("roll_conquer")[-1].args.items() >= {"red": 5, "black": "coin"}.items()


def test_faces_are_used_up_in_order() -> None:
    t = Table(players=2)
    t.science_die(EXPLORATION, SCIENCE)
    for track in ("exploration", "science"):
        t.resolve(0, RESEARCH_BARE)
        assert t.events("roll_science")[-1].args["track"] == track
        t.play("decline")
    assert t.state.dice == ()
