"""The screen of a game at the terminal: news, status and question on one page, the table on request, or in words."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from at_terminal import TABLES, Screen, table, typing, whole_game
from gobelin import Game
from gobelin.locale import Words
from gobelin.rules.chapters.build import Landmark
from gobelin.rules.chapters.explore import EXPLORE_ANYWHERE
from gobelin.rules.printed.names import LANDMARKS
from gobelin.terminal import aloud
from gobelin.terminal.news import News
from gobelin.terminal.options import find_options
from gobelin.terminal.paper import Prose, cut, in_columns, wrap_line
from gobelin.terminal.places import City
from gobelin.terminal.question import Question
from table import Table, game_of


def terminal(width: int = 80, height: int = 24) -> Console:
    return Console(width=width, height=height, force_terminal=True, color_system=None)


def plain_rows(rows: list[Text]) -> list[str]:
    return [row.plain for row in rows]


# --- One page for each question


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 50)])
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_questions_with_their_news_fit_one_screen(width: int, height: int, number: int) -> None:
    """95 % of them at least, with a row left for the answer; no row is wider than the screen."""
    screens = whole_game(table(number), number, width, height).screens
    assert len(screens) > 30
    fitting = [screen for screen in screens if len(screen.rows) < height]
    assert len(fitting) >= 0.95 * len(screens), [screen.kind for screen in screens if screen not in fitting]
    for screen in screens:
        assert all(len(row) <= width for row in screen.rows)
        assert "\n".join(screen.rows).isascii()


def start(*lines: str, seed: int = 3, width: int = 80, height: int = 24, plain: bool = False) -> list[Screen]:
    """A two-player game with the start choices made."""
    game = Game.new(2, seed, confirm_turns=True, civilizations=["leaders", "mystics"], capitals=[4, 1])
    return typing(game, *lines, width=width, height=height, plain=plain)


def test_the_page_of_a_turn() -> None:
    """What the others did in a paragraph, how everybody stands, the question last."""
    rows = start()[0].rows
    turn = rows.index("Your turn: advance on a track, or begin the next era with an income turn?")
    assert re.fullmatch(r"Turn \d+, 0 VP, era I, coin 1, worker 1, food 1, culture 1, cards 1, tiles 1", rows[turn - 2])
    assert re.fullmatch(r"Player 2: \d+ VP, era I", rows[turn - 1])
    assert [row.split()[0] for row in rows[turn + 1 :]] == ["1", "2", "3", "4", "5"]
    assert not any("Tracks" in row for row in rows)
    assert any(row.startswith("Turn 2: Player 2. Begins era I, an income turn. Gains 1 coin") for row in rows)


def test_a_tall_screen_shows_the_board_at_the_beginning_of_a_turn() -> None:
    rows = start(width=120, height=60)[0].rows
    assert "Tracks" in rows
    assert any(row.startswith("Map") for row in rows)
    assert rows.index("Tracks") < rows.index(
        "Your turn: advance on a track, or begin the next era with an income turn?"
    )


def test_the_map_stands_above_a_question_about_hexes_where_it_fits() -> None:
    small, smaller = (start("military", "coin", height=height)[-1].rows for height in (24, 12))
    assert any(row.startswith("Map") for row in small)
    assert small[-1].startswith("  3 hex ")
    assert not any(row.startswith("Map") for row in smaller)
    assert smaller[-1] == small[-1]


def test_a_hex_goes_by_its_name_on_the_board() -> None:
    for typed in ("hex F4", "f4", "hex 2,-1", "2,-1"):
        before, after = start("military", "coin", typed)[-2:]
        assert before.kind == "conquer"
        assert any("You conquer hex F4" in row for row in after.rows), typed


def test_a_look_is_followed_by_the_question() -> None:
    screens = start("b", "t", "c", "s", "l", "h", "h words", "t science", "m", "a")
    question = "Your turn: advance on a track, or begin the next era with an income turn?"
    for screen in screens[:-2]:
        assert question in screen.rows
        assert len(screen.rows) < 24 or "options: o lists them)" in screen.rows[-1]
    for screen in screens[-2:]:
        assert screen.rows[-2:] == [question, "(5 options: o lists them)"]
    assert any(row.startswith("Map") for row in screens[1].rows)
    assert "Tracks" in screens[2].rows
    assert any("market, 0 of 5 taken" in row for row in screens[3].rows)


def test_all_options_on_request() -> None:
    screens = start("technology", "coin", "1", "technology", "worker", "food", "o")
    places, all_of_them = screens[-2:]
    assert "places, the best first; o lists all:" in "\n".join(places.rows)
    assert len(places.rows) < 24
    assert len(all_of_them.rows) == 1 + all_of_them.options


def test_undo_asks_again() -> None:
    before, _, after = start("military", "u")
    assert after.rows[0] == "Taken back."
    assert after.rows[-6:] == before.rows[-6:]


def test_a_resumed_game_begins_with_the_last_round() -> None:
    game = Game.new(3, 4, confirm_turns=True)
    chance = random.Random(4)
    while game.view()["turn_number"] < 20:
        assert game.decision is not None
        game.play(chance.randrange(len(game.decision)))
    rows = typing(game)[0].rows
    told = [int(number) for number in re.findall(r"^Turn (\d+): ", "\n".join(rows), re.MULTILINE)]
    assert told
    assert min(told) >= 17
    assert len(rows) < 24


# --- News


def event(key: str, player: int = 1, **arguments: Any) -> dict[str, Any]:
    return {"key": key, "player": player, "source": "turn", **arguments}


EVENTS: Any = [
    event("pay", 0, resources=["coin"]),
    event("advance", 0, track="science", before=0, after=1),
    event("turn", 1, number=2),
    event("pay", resources=["coin"]),
    event("advance", track="military", before=0, after=1),
    event("conquer", hex="0,1", opponent=0),
    event("gain", resource="coin", amount=1, lost=0, source="space military 1"),
    event("turn", 0, number=3),
]


def news(room: int, width: int = 80) -> list[str]:
    return plain_rows(News(EVENTS, Words("en", 0)).rows(terminal(width), room))


def test_own_doings_are_lines_and_the_turns_of_others_paragraphs() -> None:
    assert news(10) == [
        "  You pay 1 coin",
        "  You advance to Science 1, Astronomy",
        "Turn 2: Player 2. Pays 1 coin. Advances to Military 1, Archery. Conquers hex D5",
        "  from you. Gains 1 coin.",
    ]


def test_news_are_shortened_step_by_step() -> None:
    """Own lines become a paragraph, what matters least is left out, and then everything is cut."""
    assert news(3) == [
        "You pay 1 coin. You advance to Science 1, Astronomy.",
        "Turn 2: Player 2. Pays 1 coin. Advances to Military 1, Archery. Conquers hex D5",
        "  from you. Gains 1 coin.",
    ]
    assert news(2) == [
        "You pay 1 coin. You advance to Science 1, Astronomy.",
        "Turn 2: Player 2. Advances to Military 1, Archery. Conquers hex D5 from you.",
    ]
    assert news(1) == ["(more happened: l shows the log)"]
    assert news(0) == []
    for room in range(1, 8):
        assert len(news(room, 40)) <= room
        assert all(len(row) <= 40 for row in news(room, 40))


def test_own_doings_in_the_turn_of_another() -> None:
    """Without a heading, those of others are a paragraph all the same."""
    events: Any = [
        event("pay", 0, resources=["coin"]), event("pay", 1, resources=["food"]),
        event("advance", 1, track="military", before=0, after=1), event("pay", 0, resources=["culture"]),
    ]  # fmt: skip
    assert plain_rows(News(events, Words("en", 0)).rows(terminal(), 9)) == [
        "  You pay 1 coin",
        "Player 2 pays 1 food. Advances to Military 1, Archery.",
        "  You pay 1 culture",
    ]


def test_both_bots_are_named_in_their_turn() -> None:
    words = Words("en", 0, {1: "automa", 2: "shadow_empire"})
    events: Any = [
        event("turn", 1, number=2), event("advance", 1, track="science", before=0, after=1),
        event("advance", 2, track="military", before=0, after=1),
    ]  # fmt: skip
    assert plain_rows(News(events, words).rows(terminal(200), 9)) == [
        "Turn 2: the Automa and the Shadow Empire. The Automa advances to Science 1, Astronomy. "
        "The Shadow Empire advances to Military 1, Archery."
    ]


# --- Options


def question_of(game: Game, width: int = 80) -> Question:
    decision = game.decision
    assert decision is not None
    return Question(game, decision, Words.seen_in(game.view(decision.player)), terminal(width))


def test_what_follows_from_every_option_is_said_once() -> None:
    """The same for all is told above them, and an option does not say twice what it brings."""
    chance = random.Random(1)
    seen = 0
    for seed in range(4):
        game = Game.new(2, seed)
        while game.decision is not None:
            question = question_of(game)
            if len(question.choices) > 1 and question.decision.kind != "place":
                assert not set.intersection(*(set(choice.hints) for choice in question.choices))
            for choice in question.choices:
                assert "+" not in "".join(hint for hint in choice.hints if hint.removeprefix("+") == choice.words)
            if question.common:
                assert any(row.startswith("in any case: ") for row in plain_rows(question.prompt()))
                seen += 1
            game.play(chance.randrange(len(question.choices)))
    assert seen


def test_what_an_option_brings_is_not_mixed_with_the_rest_of_the_turn() -> None:
    """The points behind an option are those of its own; what follows anyway is told above, or behind "then"."""
    chance = random.Random(2)
    told = 0
    for seed in range(4):
        game = Game.new(2, seed)
        while game.decision is not None:
            question = question_of(game)
            if question.decision.kind not in ("explore_hex", "end_turn"):
                for choice, preview in zip(question.choices, game.previews(), strict=True):
                    own = question.words.hints.parts(preview["direct"])
                    for hint in choice.hints:
                        if hint.startswith("+"):
                            assert hint in own
                            told += 1
            game.play(chance.randrange(len(question.choices)))
    assert told > 20


def test_the_best_places_come_first() -> None:
    """A plot that completes a district, then the one that leaves least to fill."""
    plots = ("b1", "c1", "a2", "c2", "a3", "b3", "c3", "d9")
    pieces = [{"piece": "house", "beside": False, "plots": [plot]} for plot in plots]
    seat: Any = {"seat": 0, "capital": 1, "city": {"pieces": pieces}}
    city = City(seat, Words("en", 0))
    completing = city.place(["a1"])
    assert completing.words.startswith("completes district 1")
    assert completing.value > city.place(["d1"]).value > 0
    assert "open" in city.place(["d1"]).words


def test_a_landmark_beside_the_city_is_on_the_list() -> None:
    """BUILD-5: the best plots are named, and the place that is none."""
    t = Table(players=2)
    t.begin(0)
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    question = question_of(game_of(t))
    page = plain_rows(question.page(News([], question.words), 23))
    assert any("beside the city" in row for row in page)
    assert len(question.choices) > 30
    texts = [choice.option.text for choice in question.choices]
    assert [texts[n] for n in find_options("beside", texts, texts)] == ["place beside bakery"]


def test_the_words_of_places_agree_with_the_rules() -> None:
    """What the list says to be completed is completed in the game, rows and columns and districts."""
    checked = 0
    for seed in range(6):
        chance = random.Random(seed)
        game = Game.new(2, seed)
        while (decision := game.decision) is not None:
            choice = chance.randrange(len(decision))
            if decision.kind == "place" and game.view()["started"]:
                best = question_of(game).choices[choice]
                before = game.view()["players"][decision.player]
                ahead = game.copy()
                ahead.play(best.option.text)
                after = ahead.view()["players"][decision.player]
                said = " ".join(best.hints)
                if isinstance(best.option.arguments.get("plots"), list):
                    assert len(re.findall("completes district", said)) == len(after["districts"]) - len(
                        before["districts"]
                    )
                    lines = after["rows_and_columns"] - before["rows_and_columns"]
                    assert len(re.findall("completes (?:row|column)", said)) == lines
                    checked += 1
            game.play(choice)
    assert checked > 20


# --- In words, for those who listen


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_plain_games_draw_nothing(number: int) -> None:
    """Every line is a sentence or an item of a list: no drawings, no columns, no marks that have to be seen."""
    person = whole_game(table(number), number, 80, 24, plain=True)
    for screen in person.screens:
        for row in screen.rows:
            assert not re.search(r"->|\*|---|\|| {3,}|\.\.\.", row), row
    assert "Map" not in person.printed.getvalue()


def test_plain_looks_are_words_unless_drawings_are_asked_for() -> None:
    screens = start("b", "t", "c", "m", "s", "a", "b drawn", "c drawn", "t drawn", "a drawn", plain=True)
    for screen in screens[1:7]:
        for row in screen.rows:
            assert not re.search(r"\||---|\+ |\S  ", row), row
    assert "    ------+-------+------" in [row[:25] for row in screens[10].rows]
    assert "The small map:" in screens[1].rows
    assert "Yours:" in screens[1].rows
    assert screens[2].rows[0].startswith("Exploration: you on the start of Exploration; Player 2 on ")
    assert screens[3].rows[0] == "Your city, Desert:"
    assert any(row.startswith("Map") for row in screens[7].rows)
    assert any("a b c   d e f   g h i" in row for row in screens[8].rows)
    assert "Tracks" in screens[9].rows


def test_of_many_places_the_best_are_read_aloud() -> None:
    """Twelve of them, with what is no place in the city; o reads all."""
    t = Table(players=2)
    t.begin(0)
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    first, again, everything = typing(game_of(t), "c", "o", plain=True)
    assert "\n".join(first.rows).count("beside the city") == 1
    (more,) = [row for row in first.rows if row.endswith(" more places: o reads all.")]
    numbered = [row for row in first.rows if re.match(r"\d+\. ", row)]
    assert len(numbered) == 12 + 1
    assert int(more.split(" ")[0]) == first.options - len(numbered)
    assert numbered == [row for row in again.rows if re.match(r"\d+\. ", row)]
    assert len([row for row in everything.rows if re.match(r"\d+\. ", row)]) == first.options
    values = {f"{one.number}.": one.value for one in question_of(game_of(t)).choices if "plots" in one.option.arguments}
    read = [values.pop(row.split(" ")[0]) for row in numbered if "beside" not in row]
    assert read == sorted(read, reverse=True)
    assert read[-1] >= max(values.values())


def test_of_many_hexes_those_with_most_points_are_read_aloud() -> None:
    """EXPLORE-9: anywhere. The points are those of the best way to turn the tile (EXPLORE-3)."""
    t = Table(players=5)
    t.begin(0)
    t.tiles(0, 8)
    t.resolve(0, EXPLORE_ANYWHERE)
    (screen,) = typing(game_of(t), plain=True)
    assert screen.kind == "explore_hex"
    numbered = [row for row in screen.rows if re.match(r"\d+\. ", row)]
    assert len(numbered) == 12 < screen.options
    points = [int(found[1]) if (found := re.search(r"\+(\d) VP", row)) else 0 for row in numbered]
    assert points == sorted(points, reverse=True)
    assert points[0] > points[-1]
    assert screen.rows[-1] == f"{screen.options - 12} more places: o reads all."


def test_words_instead_of_drawings_can_be_asked_for() -> None:
    assert "The small map:" in start("b words")[-1].rows


def test_every_hex_and_every_plot_is_told() -> None:
    game = Game.new(3, 5)
    chance = random.Random(5)
    while (decision := game.decision) is not None:
        game.play(chance.randrange(len(decision)))
    view = game.view(1)
    words = Words.seen_in(view)
    told = "\n".join(plain_rows(aloud.board(view, words)))
    for name in view["hexes"]:
        assert re.search(rf"\b{words.hex(name)}\b", told), name
    assert told.count("outpost") >= sum(bool(land and land["tokens"]) for land in view["hexes"].values()) / 2
    for seat in view["players"]:
        city = "\n".join(plain_rows(aloud.city(seat, words)))
        assert city.count("open in row") == 9


# --- Lines


def test_long_lines_go_on_below() -> None:
    rows = plain_rows(wrap_line(terminal(30), "  12 advance to Exploration for any 1 resource: explore", 4))
    assert rows == ["  12 advance to Exploration", "      for any 1 resource:", "      explore"]
    assert plain_rows(wrap_line(terminal(30), "short")) == ["short"]
    assert plain_rows(wrap_line(Console(width=30, file=None, force_terminal=False), "x " * 40)) == ["x " * 40]


def test_firm_spaces_are_no_place_to_break() -> None:
    """French has one before a colon; Rich alone would break there."""
    text = "un très bel avant-poste\u00a0: la suite"
    assert plain_rows(wrap_line(terminal(24), text)) == ["un très bel", "  avant-poste\u00a0: la suite"]
    (row,) = wrap_line(terminal(80), text)
    assert row.plain == text
    shown = terminal(24)
    with shown.capture() as captured:
        shown.print(Padding(Prose(text), 0))
    assert [row.rstrip() for row in captured.get().splitlines()] == ["un très bel", "avant-poste\u00a0: la suite"]


def test_short_lines_side_by_side() -> None:
    cells = [Text(f"cell {number}") for number in range(1, 6)]
    assert plain_rows(in_columns(cells, 23)) == ["cell 1   cell 4", "cell 2   cell 5", "cell 3"]
    assert plain_rows(in_columns(cells, 10)) == [f"cell {number}" for number in range(1, 6)]
    assert cut(Text("advance to Exploration"), 12).plain == "advance t..."
    assert cut(Text("advance"), 12).plain == "advance"
