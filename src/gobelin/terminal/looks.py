"""What the person may look at: the board, cities, mats, tracks, the log, the scores, the help."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from gobelin import Game, Seat, bots
from gobelin.documents.generated.enumerations import Track
from gobelin.documents.views import PlayerView
from gobelin.locale import Words
from gobelin.terminal import aloud, draw, glance, scores
from gobelin.terminal.advice import Advice
from gobelin.terminal.draw.tracks import TRACKS
from gobelin.terminal.news import News
from gobelin.terminal.paper import Rows, put_beside, wrap_line

Look = Callable[[str], Rows]

KEYS: Final = ("u", "o", "a", "b", "c", "m", "t", "l", "s", "hint", "rules", "save", "q")  # in the order of the help
GRID: Final = 13  # rows of a city drawing: its heading, the letters, nine rows and two lines between them
GAP: Final = 3
TERMS: Final = ("explore", "conquer", "research", "invent", "upgrade", "income")


class Looks:
    """Looks at the table as one player sees it. `plain`: in words, unless the drawing is asked for."""

    def __init__(self, game: Game, words: Words, console: Console, plain: bool = False) -> None:
        assert words.you is not None
        self.game = game
        self.words = words
        self.seat = words.you
        self.console = console
        self.plain = plain
        self.room = console.height  # rows that a look may take, where it can be shorter
        self._looks: dict[str, Look] = {
            "a": self.everything, "all": self.everything,
            "b": self.board, "board": self.board,
            "c": self.city, "city": self.city,
            "m": self.mats, "mats": self.mats,
            "t": self.tracks, "tracks": self.tracks,
            "l": self.log, "log": self.log,
            "s": self.scores, "scores": self.scores,
            "hint": self.hint,
            "rules": self.rules,
            "h": self.help, "help": self.help, "?": self.help,
        }  # fmt: skip

    def find(self, command: str) -> Look | None:
        return self._looks.get(command)

    def _in_words(self, wish: str) -> bool:
        """Whether something is to be told in words: `b words`, `b drawn`, else as the session is."""
        return wish == "words" or (self.plain and wish != "drawn")

    def board(self, wish: str) -> Rows:
        view = self.game.view(self.seat)
        if self._in_words(wish):
            return self._wrap(aloud.board(view, self.words))
        large = draw.draw_map(view, self.words, self.console.width)
        return large if len(large) <= self.room else draw.draw_map(view, self.words, self.console.width, large=False)

    def city(self, wish: str) -> Rows:
        me = self.game.view(self.seat)["players"][self.seat]
        if self._in_words(wish):
            return self._wrap([*aloud.city(me, self.words), *aloud.income(me, self.words)])
        return self._city(me)

    def _city(self, seat: PlayerView) -> Rows:
        """The grid, and beside it what it means and the income mat."""
        drawn = draw.draw_city(seat, self.words)
        width = max(row.cell_len for row in drawn[:GRID]) + GAP
        beside = [*drawn[GRID:], *draw.draw_income(seat, self.words)]
        if width + max(row.cell_len for row in beside) > self.console.width:
            narrow = Console(width=max(30, self.console.width - width), force_terminal=True)
            income = [row for line in aloud.income(seat, self.words) for row in wrap_line(narrow, line)]
            beside = [*drawn[GRID:], *income]
        return put_beside(drawn[:GRID], beside, self.console.width, GAP)

    def tracks(self, track: str) -> Rows:
        view = self.game.view(self.seat)
        wanted = [one for one in TRACKS if track == "all" or (track and self._is_called(one, track.lower()))]
        if wanted:
            return [row for one in wanted for row in self._spaces(one)]
        if self._in_words(track):
            return self._wrap(aloud.tracks(view, self.words))
        return [*draw.draw_tracks(view, self.words), Text(self.words.text("look-tracks"), style="dim")]

    def _is_called(self, track: Track, beginning: str) -> bool:
        return any(name.startswith(beginning) for name in (track, self.words.name("track", track).lower()))

    def _spaces(self, track: Track) -> Rows:
        """All spaces of a track in columns, or closer together where the columns are too narrow."""
        drawn = draw.draw_spaces(self.game.view(self.seat), self.words, track)
        if not self.plain and all(row.cell_len <= self.console.width for row in drawn):
            return drawn
        return self._wrap(aloud.spaces(self.game.view(self.seat), track, self.words))

    def mats(self, wish: str) -> Rows:
        """Everybody's mats and cities, the own ones last, next to the question."""
        view = self.game.view(self.seat)
        rows: Rows = draw.draw_bots(view, self.words, closely=True) if view["solo"] else []
        people = [seat for seat in view["players"] if not seat["bot"]]
        for seat in sorted(people, key=lambda one: one["seat"] == self.seat):
            rows += [Text(), *draw.draw_person(seat, self.words)]
            if self._in_words(wish):
                rows += [*aloud.city(seat, self.words), *aloud.income(seat, self.words)]
            else:
                rows += self._city(seat)
        return self._wrap(rows, wish)

    def everything(self, wish: str) -> Rows:
        """The whole table."""
        view = self.game.view(self.seat)
        me = view["players"][self.seat]
        others: Rows = []
        for seat in view["players"]:
            if seat["seat"] != self.seat and not seat["bot"]:
                others += draw.draw_opponent(seat, self.words)
        if view["solo"]:
            others += draw.draw_bots(view, self.words)
        parts = [
            self.board(wish), self.tracks(wish), self.city(wish), others, draw.draw_display(view, self.words),
            draw.draw_person(me, self.words),
        ]  # fmt: skip
        return self._wrap([row for part in parts for row in (*part, Text())], wish)

    def log(self, wish: str) -> Rows:
        """The end of the log, as much as the screen holds; `l all`: everything."""
        news = News(self.game.events(self.seat), self.words, self.plain)
        rows = news.all_rows(self.console) or [Text(self.words.text("look-no-log"))]
        if wish == "all" or len(rows) <= self.room:
            return rows
        room = max(1, self.room - 1)
        return [Text(self.words.text("look-log", count=len(rows) - room), style="dim"), *rows[-room:]]

    def scores(self, wish: str) -> Rows:
        if self._in_words(wish):
            return self._wrap(aloud.score_sheet(self.game, self.words))
        with self.console.capture() as drawn:
            self.console.print(scores.score_table(self.game, self.words))
        return [Text.from_ansi(row) for row in drawn.get().splitlines()]

    def hint(self, wish: str) -> Rows:
        """What the best bot would do in the person's place; it sees what the person sees."""
        seat = Seat(self.game, self.seat)
        advice = Advice(seat, bots.TurnPlanner(deals=4, follow=False).explain(seat), self.words)
        rows = []
        for option, _, points in advice.best:
            rows.append(Text(self.words.text("look-hint", option=option, points=round(points))))
        if len(advice.plan) > 1:
            plan = self.words.join(advice.plan[1:], "then")
            rows.append(Text(self.words.text("look-hint-plan", options=plan), style="dim"))
        return self._wrap(rows)

    def rules(self, wish: str) -> Rows:
        """The rules at a glance: what is in them, a chapter by its number, or all."""
        lang = self.words.lang
        if wish == "all":
            return self._wrap(glance.whole(lang))
        found = glance.chapter(lang, int(wish)) if wish.isdecimal() and len(wish) < 4 else []
        return self._wrap(found or [*glance.contents(lang), Text(self.words.text("look-rules"), style="dim")])

    def help(self, wish: str) -> Rows:
        if wish == "words":
            return self._wrap([Text(self.words.text(f"help-term-{term}")) for term in TERMS])
        rows = [Text(self.words.text("help-choose"))]
        rows += [Text(f"  {key:<10} {self.words.text(f'help-key-{key}')}") for key in KEYS]
        letters = self.words.join(draw.city_letters(self.words), "middle")
        rows += [Text(self.words.text(key)) for key in ("help-marks", "help-map")]
        rows += [Text(self.words.text("help-city", letters=letters)), Text(self.words.text("help-more"))]
        return self._wrap(rows)

    def _wrap(self, rows: Rows, wish: str = "") -> Rows:
        if self.plain and self._in_words(wish):  # columns make no sense to the ear
            return [Text(re.sub(r"(?<=\S) {2,}", ", ", row.plain)) for row in rows if row.plain.strip()]
        return [part for row in rows for part in wrap_line(self.console, row, 4)]
