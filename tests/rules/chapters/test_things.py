"""Options name the things on the table that they are about, decisions say what is and what is not possible."""

from __future__ import annotations

from typing import Any

import gobelin
from gobelin.documents.shapes import THINGS
from gobelin.rules.chapters.build import BUILDING_OF
from gobelin.rules.chapters.things import things
from gobelin.rules.engine import actions
from gobelin.rules.printed.capitals import ROWS
from gobelin.rules.printed.names import FARM, NOBODY
from moments import moments
from table import Table

# Words that stand for no thing: yes, no, enough, a number of points
WITHOUT_THINGS = {"accept", "decline", "done", "end_turn", "roll", "buy", "sell"}
GAMES = range(0, 60, 3)


def test_every_option_is_about_something() -> None:
    """Over whole games of all kinds, every option names things of known kinds; others than yes and no at least one."""
    met = set()
    for game, _, _ in moments(GAMES):
        question = game.state.question
        assert question is not None
        for action in game.state.legal:
            found = things(game.state, question, action)
            assert all(thing["thing"] in THINGS for thing in found), found
            assert found or actions.verb_of(action) in WITHOUT_THINGS, actions.TEXTS[action]
            met |= {str(thing["thing"]) for thing in found}
    assert met >= set(THINGS) - {"income", "capital", "civilization", "landmark", "slot", "beside", "space_tile"}


def test_what_lies_on_the_table_is_where_the_option_says() -> None:
    """Tokens, tech cards, hands and hexes named by options are there in the view of who decides."""
    for game, _, _ in moments(GAMES):
        question = game.state.question
        assert question is not None
        view: Any = game.view(question.player)
        for action in game.state.legal:
            for thing in things(game.state, question, action):
                found: Any = thing
                if thing["thing"] == "token":
                    assert found["space"] in view["players"][found["player"]]["tokens"][found["track"]]
                elif thing["thing"] == "tech" and found["player"] is not None:
                    assert found["technology"] in view["players"][found["player"]]["tech"][found["row"]]
                elif thing["thing"] == "tech":
                    assert found["technology"] in view["display"]
                elif thing["thing"] == "hand":
                    assert found["card"] in view["players"][found["player"]]["hand"]
                elif thing["thing"] == "hex":
                    assert found["hex"] in view["hexes"]
                elif thing["thing"] == "slot":
                    names = [one["name"] for one in view["players"][found["player"]]["civilizations"]]
                    assert found["civilization"] in names


def moves_of(t: Table) -> dict[str, Any]:
    assert t.state.question is not None
    about: Any = t.state.question.about(t.state)
    return {move["track"]: move for move in about["moves"]}


def test_a_turn_says_what_every_advance_costs_and_why_it_cannot_be() -> None:
    """ADVANCE-2, ADVANCE-14: price, what is missing, who closed the track, the end of a track."""
    t = Table(era=1)
    t.a.resources = [1, 0, 0, 0]
    t.a.tokens = [(3,), (0,), (12,), (0,)]
    t.state.locks = ((1, 1, False),)
    t.begin(0)
    moves = moves_of(t)
    assert moves["exploration"] == {
        "track": "exploration", "from": 3, "space": 4, "cost": ["food", "any"], "missing": ["food"],
        "closed_by": None, "refused": "unpayable",
    }  # fmt: skip
    assert (moves["science"]["closed_by"], moves["science"]["refused"]) == (1, "closed")
    assert moves["military"]["refused"] == "end_of_track"
    assert (moves["technology"]["cost"], moves["technology"]["refused"]) == (["any"], None)


def test_moves_agree_with_the_options() -> None:
    """A track is among the options of a turn just when one of its tokens is not refused."""
    turns = 0
    for game, _, _ in moments(GAMES):
        decision = game.decision
        assert decision is not None
        if decision.kind in ("turn", "advance"):
            turns += 1
            about: Any = decision.about
            open_tracks = {move["track"] for move in about["moves"] if move["refused"] is None}
            offered = {option.arguments["track"] for option in decision.options if option.verb == "advance"}
            assert offered == open_tracks
    assert turns > 100


def test_exploring_shows_the_points_of_every_hex_and_turn() -> None:
    """EXPLORE-3: the scores shown are the points gained; sides are named clockwise from the top."""
    checked = 0
    for game, _, rng in moments(range(0, 80, 4)):
        decision = game.decision
        assert decision is not None
        if decision.kind != "explore_turn" or game.state.players[decision.player].active != -1:
            continue
        about: Any = decision.about
        option = rng.choice(decision.options)
        scores = about["scores"]
        turn: Any = option.arguments["turn"]
        assert [len(sides) for sides in about["sides"]] == scores
        told = [event for event in game.preview(option) if event.key == "explore"]
        assert told[0].args["sides"] == about["sides"][turn]
        points = [e.args["points"] for e in game.preview(option) if e.key == "vp"]
        assert (points[0] if scores[turn] else 0) == scores[turn]
        checked += 1
    assert checked > 20


def test_hexes_to_explore_have_scores() -> None:
    """The six scores of a hex are those that its turns will have."""
    checked = 0
    for game, index, _ in moments(range(0, 40, 4)):
        decision = game.decision
        assert decision is not None
        if decision.kind == "explore_hex":
            about: Any = decision.about
            option = decision.options[index]
            ahead = game.copy()
            ahead.play(option)
            assert ahead.decision is not None
            if ahead.decision.kind == "explore_turn":
                assert ahead.decision.about["scores"] == about["scores"][option.arguments["hex"]]
                checked += 1
    assert checked > 10


def test_refused_upgrades_and_conquests_say_why() -> None:
    """UPGRADE-2, CONQUER-2: a card without its prerequisite, and a full territory, are refused with a reason."""
    reasons: set[str] = set()
    for game, _, _ in moments(GAMES):
        decision = game.decision
        assert decision is not None
        about: Any = decision.about
        if decision.kind in ("upgrade", "conquer"):
            offered = {str(value) for option in decision.options for value in option.arguments.values()}
            assert not offered & set(about["refused"])
            reasons |= set(about["refused"].values())
    assert reasons >= {"prerequisite", "full"}


def test_every_event_has_its_source_and_nobody_is_nobody() -> None:
    """Whole games of all kinds: each event says what it comes from; absent players are None, points never 0."""
    keys = set()
    for number in range(40):
        game = played(number)
        for event in game.events(None):
            assert event["source"], event
            assert NOBODY not in event.values(), event
            assert event["key"] != "vp" or event["points"], event
            keys.add(event["key"])
    assert len(keys) >= 55


def played(number: int) -> gobelin.Game:
    for game, _, _ in moments([number]):
        last = game
    return last


def test_what_waits_has_declared_keys() -> None:
    """No class name is seen from outside: steps are words of the rules."""
    steps = set()
    for game, _, _ in moments(GAMES):
        waiting: Any = game.view(None)["waiting"]
        for entry in waiting:
            assert entry["source"], entry
            if "step" in entry:
                assert entry["step"] == entry["step"].lower() != ""
                steps.add(entry["step"])
    assert len(steps) > 12


def test_a_placed_building_says_what_it_completes() -> None:
    """BUILD-8, SCORE-2: rows, columns and districts completed stand in the event and then in the view."""
    placed = 0
    for game, index, _ in moments(range(0, 60, 6)):
        decision = game.decision
        assert decision is not None
        if decision.kind != "place" or decision.options[index].verb != "place":
            continue
        before: Any = game.view(None)["players"][decision.player]
        event = next(e for e in game.preview(index) if e.key == "place")
        ahead = game.copy()
        ahead.play(index)
        after: Any = ahead.view(None)["players"][decision.player]
        assert event.args["plots"] == decision.options[index].arguments["plots"]
        assert sorted(before["city"]["rows"] + event.args["rows"]) == after["city"]["rows"]
        assert sorted(before["city"]["columns"] + event.args["columns"]) == after["city"]["columns"]
        assert set(before["districts"]) | set(event.args["districts"]) == set(after["districts"])  # type: ignore[call-overload]
        assert len(after["city"]["pieces"]) == len(before["city"]["pieces"]) + 1
        assert after["rows_and_columns"] == len(after["city"]["rows"]) + len(after["city"]["columns"])
        placed += 1
    assert placed > 20
    t = Table()
    t.a.built = ROWS[2] & ~t.a.impassable() & ~(1 << 18)
    assert not t.a.impassable() >> 18 & 1
    t.resolve(0, BUILDING_OF[FARM])
    t.play("place farm a3")
    (told,) = t.events("place")
    assert (told.args["rows"], told.args["columns"], told.args["plots"]) == ([3], [], ["a3"])


def test_explored_hexes_show_their_land() -> None:
    """Corners as they lie, the land on them and what they give; tokens and pieces have names of their own."""
    for game, _, _ in moments(range(3)):
        view: Any = game.view(None)
        for name, seen in view["hexes"].items():
            if seen is not None:
                assert len(seen["corners"]) == 6
                assert seen["land"], name
                assert (seen["benefit"] is None) == (seen["tile"] is None)
        ids = [token["id"] for seen in view["hexes"].values() if seen for token in seen["tokens"]]
        ids += [token["id"] for player in view["players"] for token in player["track_tokens"]]
        assert len(ids) == len(set(ids))
