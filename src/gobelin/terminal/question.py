"""A question with its options, laid out so that it fits the screen along with the news."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from gobelin import Decision, Game, Option
from gobelin.documents import Preview, Told
from gobelin.locale import Words
from gobelin.locale.box import box
from gobelin.locale.effects import QUIET_SOURCES
from gobelin.terminal import draw
from gobelin.terminal.news import News
from gobelin.terminal.options import view_with
from gobelin.terminal.paper import Rows, cut, in_columns, line, put_beside, wrap_line
from gobelin.terminal.places import City
from gobelin.terminal.status import own_status, rivals

TALL: Final = 40  # rows of a screen that shows the board at the beginning of a turn
ELSEWHERE: Final = 3  # places that are no plots (beside the city, on a mat, on the map) named among the best
FEW: Final = 16  # places up to this number are simply listed
ALOUD: Final = 12  # places read aloud; more than that nobody remembers
LEAST_NEWS: Final = 3  # rows of news that a drawing may not push out
INDENT: Final = 4  # of what goes on below an option
NOTHING: Final[Preview] = {"direct": [], "then": [], "reveals": False}


@dataclass(eq=False)
class Choice:
    """One option in words, with what would follow at once."""

    number: int
    option: Option
    words: str
    hints: list[str]
    reveals: bool
    value: float  # of a place in the city; of a hex, the points it brings


class Question:
    """One decision of the person at the terminal, ready to be shown."""

    def __init__(self, game: Game, decision: Decision, words: Words, console: Console, plain: bool = False) -> None:
        self.game = game
        self.decision = decision
        self.console = console
        self.plain = plain
        self.seat = decision.player
        self.view = view_with(game, decision)
        self.me = self.view["players"][decision.player]
        self.words = words
        self.choices: list[Choice] = []
        self.common: list[str] = []  # what follows from every option
        self.all_reveal = False
        self._look_ahead()

    # --- What would follow

    def _look_ahead(self) -> None:
        """Each option in words, with what it brings itself; what would follow anyway is said once, or comes last."""
        if self.decision.kind == "end_turn":  # what the others do then is no matter of choice
            previews: Sequence[Preview] = [NOTHING for _ in self.decision]
        else:
            previews = self.game.previews(self.decision.player)
        for number, (option, preview) in enumerate(zip(self.decision.options, previews, strict=True), 1):
            words = self.words.option(option.verb, option.arguments, self.view)
            events, hints = self._consequences(option, preview)
            points = sum(event["points"] for event in events if event["key"] == "vp" and event["player"] == self.seat)
            self.choices.append(Choice(number, option, words, hints, preview["reveals"], points))
        brought = _common([choice.hints for choice in self.choices])
        later = [self.words.hints.parts(preview["then"]) for preview in previews]
        if not all(later):  # somebody is asked before: the others cannot be compared with that
            later = [[] for _ in later]
        anyway = _common(later)
        self.common = [*brought, *([self._later(anyway)] if brought and anyway else anyway)]
        for choice, hints in zip(self.choices, later, strict=True):
            choice.hints = [hint for hint in choice.hints if hint not in brought and not _says(choice.words, hint)]
            then = [hint for hint in hints if hint not in anyway]
            if then:
                choice.hints.append(self._later(then))
        self.all_reveal = len(self.choices) > 1 and all(choice.reveals for choice in self.choices)
        if self.decision.kind == "place":
            self._weigh_places()

    def _weigh_places(self) -> None:
        """Places are shown, and sorted, by what they fill in the city."""
        city = City(self.me, self.words)
        for choice in self.choices:
            plots = choice.option.arguments.get("plots")
            if isinstance(plots, list):
                place = city.place(plots)
                choice.value = place.value + len(choice.hints) / 10
                choice.hints.insert(0, place.words)

    def _consequences(self, option: Option, preview: Preview) -> tuple[list[Told], list[str]]:
        """What an option itself brings, and that in short."""
        if self.decision.kind == "explore_hex" and not preview["reveals"]:
            events, hints = self._best_turn(option)
            if hints:
                return events, hints
        events = preview["direct"]
        if self.decision.kind == "place":  # the city's own reckoning says so
            events = [event for event in events if event["key"] != "district"]
        return events, self.words.hints.parts(events)

    def _best_turn(self, option: Option) -> tuple[list[Told], list[str]]:
        """What the best way to turn a tile on a hex brings; nothing where there is no choice."""
        ahead = self.game.copy()
        ahead.play(option.text)
        turning = ahead.decision
        if turning is None or turning.kind != "explore_turn" or turning.about["hex"] != option.arguments["hex"]:
            return [], []
        ways = [preview["direct"] for preview in ahead.previews()]
        best = max(ways, key=lambda events: sum(e["points"] for e in events if e["key"] == "vp"))
        turns = [self.words.hints.parts(events) for events in ways]
        hints = self.words.hints.parts(best)
        return best, [hint if all(hint in turn for turn in turns) else self._up_to(hint) for hint in hints]

    def _later(self, hints: list[str]) -> str:
        return self.words.text("hint-then", hint=self.words.join(hints, "middle"))

    def _up_to(self, hint: str) -> str:
        return self.words.text("hint-up-to", hint=hint)

    # --- The page

    def page(self, news: News, room: int) -> Rows:
        """News, drawing, status, question and options: all on one screen of `room` rows where that is possible."""
        status, asked = self.status(), self.prompt()
        if self.plain:
            return [*news.all_rows(self.console), *status, *asked, *self.aloud()]
        free = room - len(status) - len(asked)
        drawing, options = self._arrange(free, news)
        shown = news.rows(self.console, free - len(drawing) - len(options))
        spare = room - len(shown) - len(drawing) - len(status) - len(asked) - len(options)
        above = [Text()] if spare > (len(shown) > 0) else []
        between = [Text()] if shown and spare > 0 else []
        return [*above, *shown, *between, *drawing, *status, *asked, *options]

    def again(self, room: int) -> Rows:
        """The question once more after a look; without its options where they would push the look off the screen."""
        asked = self.prompt()
        if self.plain:
            return [*asked, *self.aloud()]
        for options in (self.lines(), self.columns()):
            if len(self.choices) == 1 or len(asked) + len(options) <= room:
                return [*asked, *options]
        return [*asked, self._note_hidden("question-options")]

    def status(self) -> Rows:
        """One line of points and resources; at the beginning of a turn one more about the others."""
        if not self.view["started"]:
            return []
        rows = wrap_line(self.console, own_status(self.view, self.me, self.words))
        if self.decision.kind == "turn":
            rows += rivals(self.view, self.words, self.console.width)
        return rows

    def prompt(self) -> Rows:
        """The question, what asks it, what is still to come, and what follows from every option."""
        asked = Text(self.words.prompt(self.view["decision"]), style="bold")
        if self.decision.source not in QUIET_SOURCES:
            asked.append(self.words.effects.source_in_brackets(self.decision.source), style="dim not bold")
        if self.all_reveal:
            asked.append_text(self._mark())
        rows = wrap_line(self.console, asked)
        if self.decision.kind == "end_turn":
            rows += wrap_line(self.console, Text(self.words.text("question-end-turn"), style="dim"))
        later = self.words.hints.waiting(self.view["waiting"][1:])
        if later and self.decision.kind != "turn":
            rows += wrap_line(self.console, Text(self.words.text("question-then", later=later), style="dim"))
        if self.common:
            common = self.words.join(self.common, "middle")
            rows += wrap_line(self.console, Text(self.words.text("question-common", common=common), style="green"))
        return rows

    # --- The options

    def lines(self) -> Rows:
        """Every option with all its words; what it brings stays together."""
        return [row for choice in self.choices for row in self._rows(choice)]

    def aloud(self) -> Rows:
        """The options as they are read aloud: of many places only the best, and how many more there are."""
        places = [choice for choice in self.choices if _is_place(choice.option)]
        if len(places) <= ALOUD:
            return self.lines()
        best = sorted(places, key=lambda choice: -choice.value)[:ALOUD]
        others = [choice for choice in self.choices if choice not in places]
        rows = [row for choice in (*best, *others) for row in self._rows(choice)]
        return [*rows, Text(self.words.text("question-more-places", count=len(places) - ALOUD))]

    def _rows(self, choice: Choice) -> Rows:
        whole = wrap_line(self.console, self._line(choice), INDENT)
        if len(whole) == 1:
            return whole
        *rows, last = wrap_line(self.console, self._words(choice), INDENT)
        brings = self._brings(choice)
        if last.cell_len + brings.cell_len <= self.console.width:
            return [*rows, last + brings]
        return [*rows, last, *wrap_line(self.console, Text(" " * (2 + INDENT)) + brings[2:], INDENT)]

    def columns(self) -> Rows:
        """The options side by side where they are short."""
        cells = [self._line(choice) for choice in self.choices]
        if 2 * max(cell.cell_len for cell in cells) >= self.console.width:
            return self.lines()
        return in_columns(cells, self.console.width)

    def _line(self, choice: Choice) -> Text:
        return self._words(choice) + self._brings(choice)

    def _words(self, choice: Choice) -> Text:
        if self.plain:
            return Text(f"{choice.number}. {choice.words}")
        return line((f"{choice.number:>3} ", "bold"), choice.words)

    def _brings(self, choice: Choice) -> Text:
        """What an option brings, and whether it reveals something; empty where there is nothing to say."""
        brings = Text()
        hint = self.words.join(choice.hints, "middle")
        if hint:
            brings.append(self.words.text("choice-brings", hint=hint) if self.plain else f"  -> {hint}", style="green")
        if choice.reveals and not self.all_reveal:
            brings.append_text(self._mark())
        return brings

    def _mark(self) -> Text:
        """The mark of what reveals something."""
        return Text(self.words.text("choice-reveals")) if self.plain else Text(" *", style="not bold bright_yellow")

    def _arrange(self, free: int, news: News) -> tuple[Rows, Rows]:
        """A drawing and the options in `free` rows, with some left for the news."""
        if self.decision.kind == "place" and len(self.choices) > FEW:
            return self._places(free)
        few = len(news.rows(self.console, LEAST_NEWS))
        all_news = len(news.rows(self.console, free)) + 1
        lines, columns = self.lines(), self.columns()
        for drawing in self._drawings():
            least = all_news if self.decision.kind == "turn" else few
            for options in (lines, columns):
                if len(drawing) + len(options) + least <= free:
                    return drawing, options
        short = [cut(self._line(choice), self.console.width) for choice in self.choices]
        for options in (lines, columns, short):
            if len(options) + few <= free:
                return [], options
        if len(columns) < free:
            return [], columns
        return [], [*short[: free - 1], self._note_hidden("question-more")]

    def _note_hidden(self, key: str) -> Text:
        return Text(self.words.text(key, count=len(self.choices)), style="dim")

    def _drawings(self) -> list[Rows]:
        """What helps to choose, the best drawing first."""
        width = self.console.width
        if any(choice.option.verb == "hex" for choice in self.choices):
            return [draw.draw_map(self.view, self.words, width, large) for large in (True, False)]
        if self.decision.kind == "turn" and self.console.height >= TALL:
            tracks = draw.draw_tracks(self.view, self.words)
            maps = [draw.draw_map(self.view, self.words, width, large) for large in (True, False)]
            return [*([*tracks, Text(), *drawn] for drawn in maps), tracks]
        return []

    def _places(self, free: int) -> tuple[Rows, Rows]:
        """The city with the best places beside it; below each other, without the city, where it does not fit."""
        city = draw.draw_city(self.me, self.words)[:13]
        shape = draw.draw_landmark(str(self.decision.about["piece"]), self.words)[1:] if self._is_landmark() else []
        width = self.console.width - 29
        best = self.best_places()
        elsewhere = [choice for choice in self.choices if "plots" not in choice.option.arguments][:ELSEWHERE]
        heading = Text(self.words.text("question-places", count=len(self.choices)))
        room = len(city) - len(shape) - 1 - len(elsewhere)
        listing = [*shape, heading, *(self._line(choice) for choice in [*best[:room], *elsewhere])]
        beside = put_beside(city, [cut(row, width) for row in listing], self.console.width)
        if len(beside) < free:
            return beside, []
        short = [*best[: max(1, free - 2 - len(elsewhere))], *elsewhere]
        return [], [cut(row, self.console.width) for row in (heading, *(self._line(choice) for choice in short))]

    def best_places(self) -> list[Choice]:
        """The plots, the best first."""
        plots = [choice for choice in self.choices if "plots" in choice.option.arguments]
        return sorted(plots, key=lambda choice: -choice.value)

    def _is_landmark(self) -> bool:
        return self.decision.about["piece"] in box().landmarks


def _is_place(option: Option) -> bool:
    """Whether an option is a place for something: plots of the city, or a hex of the map."""
    return option.verb == "hex" or "plots" in option.arguments


def _common(hints: Sequence[list[str]]) -> list[str]:
    """What several options have in common."""
    if len(hints) < 2:
        return []
    return [hint for hint in hints[0] if all(hint in others for others in hints[1:])]


def _says(words: str, hint: str) -> bool:
    """Whether the words of an option name what it brings: ``gain 2 coins`` and ``+2 coins``."""
    return re.search(rf"(?<!\w){re.escape(hint.removeprefix('+'))}(?! per|\w)", words) is not None
