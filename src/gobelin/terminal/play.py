"""One person at a terminal, against bots or alone against the Automa."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from gobelin import CannotUndo, Decision, Game, Player, Seat, bots
from gobelin.documents import Event
from gobelin.game.luck import bot_seed
from gobelin.locale import Words
from gobelin.rules.engine.quoting import quoted
from gobelin.terminal import scores
from gobelin.terminal.looks import Looks
from gobelin.terminal.news import News
from gobelin.terminal.options import find_options
from gobelin.terminal.paper import Rows, print_line, print_rows, wrap_line
from gobelin.terminal.question import Question
from gobelin.terminal.saving import HUMAN, RANDOM, CannotSave, Keeper, file_named

GREETING_ROWS: Final = 2
PROMPT_ROWS: Final = 1  # what a screen needs for the line that is typed
NAMED: Final = 6  # options that may be meant are named up to this number


class Quit(Exception):
    """The person leaves the table."""


class Unreadable(Exception):
    """What comes in is not text."""


class Session:
    """A game at the terminal: tells the news, asks the person, lets bots answer for everybody else."""

    def __init__(
        self, game: Game, seat: int, console: Console, keeper: Keeper, plain: bool = False, lang: str = "en"
    ) -> None:
        self.game = game
        self.seat = seat
        self.console = console
        self.keeper = keeper
        self.plain = plain
        self.bots: dict[int, Player] = {}  # by seat; chance needs none
        for player, one in enumerate(keeper.seats):
            kind = one.get("kind", RANDOM)
            if kind not in (HUMAN, RANDOM):
                self.bots[player] = bots.make(kind, bot_seed(game.seed or 0, player))
        people = {player: one["name"] for player, one in enumerate(keeper.seats) if "name" in one}
        self.words = Words.seen_in(game.view(seat), lang, people)
        self.looks = Looks(game, self.words, console, plain)
        self.question: Question | None = None  # the one that is open
        self.shown = self._last_round()  # events shown so far
        self.spent = GREETING_ROWS  # rows above the first page
        self.echo = not sys.stdin.isatty()
        self.commands: dict[str, Callable[[str], None]] = {
            "u": self.undo, "undo": self.undo,
            "o": self.show_options, "options": self.show_options,
            "save": self.save_as,
            "q": self.quit, "quit": self.quit,
        }  # fmt: skip

    # --- The course of the game

    def run(self) -> None:
        """Play to the end; raises Quit when the person leaves before."""
        self.say(self.words.text("session-welcome"), "bold")
        while not self.game.over:
            own = next((one for one in self.game.decisions if one.player == self.seat), None)
            if own is None:
                self.answer_for(self.game.decisions[0])
            elif own.kind == "end_turn" and not self.may_undo():
                self.choose(own, "end turn")  # nothing left to think about
            else:
                self.ask(own)
        self.finish()

    def _last_round(self) -> int:
        """Where the news of a resumed game begin: with the last turn of everybody."""
        view = self.game.view(self.seat)
        first = view["turn_number"] - len(view["players"])
        events = self.game.events(self.seat)
        return next((number for number, event in enumerate(events) if event["turn"] > first), len(events))

    def answer_for(self, decision: Decision) -> None:
        """The same answer at the same point of the same game, whatever was taken back before."""
        bot = self.bots.get(decision.player)
        if bot is not None:
            self.game.play(bot.choose(Seat(self.game, decision.player)), decision.player)
            return
        chance = random.Random(f"{self.game.seed} {len(self.game.choices)}")
        self.game.play(chance.randrange(len(decision)), decision.player)

    def may_undo(self) -> bool:
        try:
            self.game.copy().undo(self.seat)
        except CannotUndo:
            return False
        return True

    def ask(self, decision: Decision) -> None:
        """Show the question until it is answered, or taken back."""
        self.question = question = Question(self.game, decision, self.words, self.console, self.plain)
        self.show(question.page(self.news(), self.room - self.spent))
        self.spent = 0
        choices = len(self.game.choices)
        while len(self.game.choices) == choices:
            self.listen(question)

    def listen(self, question: Question) -> None:
        """Read one line and do what it says."""
        typed = self.read().strip()
        command, _, rest = typed.partition(" ")
        if command.lower() in self.commands:
            self.commands[command.lower()](rest.strip())
            return
        look = self.looks.find(command.lower())
        if look is not None:
            self.looks.room = self.room - len(question.again(self.room))
            rows = look(rest.strip())
            self.show(rows)
            self.show(question.again(self.room - len(rows)))
            return
        count = len(question.choices)
        if not typed:
            if count == 1:
                self.choose(question.decision, question.choices[0].option.text)
            else:
                self.say(self.words.text("session-number", count=count))
            return
        texts = [choice.option.text for choice in question.choices]
        words = [choice.words for choice in question.choices]
        found = find_options(typed, texts, words) or find_options(typed, self.printed_texts(question), words)
        if len(found) == 1:
            self.choose(question.decision, texts[found[0]])
        elif found:
            meant = [question.choices[number] for number in found[:NAMED]]
            some = self.words.join((f"{one.number} {_short_name(one.words)}" for one in meant), "middle")
            self.say(self.words.text("session-which", options=some, count=len(found) - len(meant)))
        else:
            self.say(self.words.text("session-unknown", typed=quoted(typed), count=count))

    def printed_texts(self, question: Question) -> list[str]:
        """The options with hexes as the rim of the board names them: `hex D4`."""
        options = [choice.option for choice in question.choices]
        return [
            f"hex {self.words.hex(str(option.arguments['hex']))}".lower() if option.verb == "hex" else option.text
            for option in options
        ]

    def choose(self, decision: Decision, text: str) -> None:
        self.game.play(text, decision.player)
        self.keep()

    def keep(self) -> None:
        """Write the game as it stands; trouble is reported once, not at every choice."""
        known = bool(self.keeper.trouble)
        self.keeper.keep(self.game)
        if self.keeper.trouble and not known:
            reason = self.keeper.trouble.describe(self.words.text)
            print(f"gobelin: {self.words.text('session-not-kept', reason=reason)}", file=sys.stderr)

    def read(self, prompt: str = "> ") -> str:
        try:
            typed = input(prompt)
        except EOFError:
            self.console.print()
            raise Quit from None
        except UnicodeDecodeError:
            raise Unreadable from None
        if self.echo:
            print_line(self.console, typed)
        return typed

    def finish(self) -> None:
        """The score sheet, and the result last, where it stays on the screen."""
        events = [event for event in self.new_events() if event["key"] != "game_over"]
        self.show(News(events, self.words, self.plain).rows(self.console, self.room))
        self.show([Text(), *self.looks.scores("")])
        self.say(self.words.text("event-game_over"), "bold")
        for words in scores.ranking(self.game, self.words):
            self.say(words)
        self.say(scores.winner_words(self.game, self.words), "bold")
        if not self.keeper.trouble:
            self.say(self.words.text("session-record", path=str(self.keeper.path)))

    # --- Showing

    @property
    def room(self) -> int:
        """The rows of a screen above the line that is typed."""
        return self.console.height - PROMPT_ROWS

    def say(self, words: str, style: str = "") -> None:
        for row in words.splitlines():
            self.show(wrap_line(self.console, Text(row, style=style)))

    def show(self, rows: Rows) -> None:
        print_rows(self.console, rows)

    def news(self) -> News:
        return News(self.new_events(), self.words, self.plain)

    def new_events(self) -> list[Event]:
        """The events since the last question."""
        events = self.game.events(self.seat, min(self.shown, len(self.game.log)))
        self.shown = len(self.game.log)
        return events

    # --- Commands

    def undo(self, _: str) -> None:
        try:
            self.game.undo(self.seat)
        except CannotUndo as error:
            reason = self.words.reasons.undo_refusal(error.reason)
            self.say(self.words.text("session-no-undo", reason=reason), "bright_yellow")
            return
        self.shown = min(self.shown, len(self.game.log))
        self.keep()
        self.say(self.words.text("session-undone"), "bright_yellow")

    def show_options(self, _: str) -> None:
        assert self.question is not None
        self.show([*self.question.prompt(), *self.question.lines()])

    def save_as(self, name: str) -> None:
        """A copy of the game; what is there already is overwritten only if the person says so."""
        if not name:
            kept = self.keeper.path
            self.say(self.words.text("session-save", kept="yes" if kept else "no", path=str(kept)))
            return
        try:
            path = file_named(name)
            if self.keeper.would_overwrite(path) and not self.agrees(self.words.text("session-exists", path=str(path))):
                self.say(self.words.text("session-left-alone"), "bright_yellow")
                return
            self.keeper.copy_to(self.game, path)
        except CannotSave as error:
            self.say(self.words.text("session-not-saved", reason=error.describe(self.words.text)), "bright_yellow")
            return
        self.say(self.words.text("session-saved", path=str(path)))

    def agrees(self, question: str) -> bool:
        self.say(question, "bold")
        answer = self.read(f"{self.words.text('session-yes-or-no')}> ").strip().lower()
        return answer in self.words.text("session-yes").split()

    def quit(self, _: str) -> None:
        raise Quit


def _short_name(words: str) -> str:
    """An option without what it brings: up to the first colon or dash."""
    return re.split(r"\s*:|\s–", words)[0]
