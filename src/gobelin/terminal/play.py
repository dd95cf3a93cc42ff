"""One person at a terminal, against random players or alone against the Automa."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable
from typing import Any

from rich.console import Console
from rich.text import Text

from gobelin import CannotUndo, Decision, Event, Game
from gobelin.terminal import draw, scores
from gobelin.terminal.box import box
from gobelin.terminal.options import OptionWords, matching
from gobelin.terminal.paper import print_line
from gobelin.terminal.saving import CannotSave, Keeper, file_named
from gobelin.terminal.words import (
    QUIET_SOURCES,
    Names,
    hint_words,
    narrate,
    question_words,
    source_words,
    waiting_words,
)

HELP = """\
Choose an option by its number or by its text: 2, science, c4, c4 r1 (plot and rotation of a landmark).
Return alone takes the only option there is.

  u          take back your last choice (dice and drawn cards cannot be taken back)
  o          all options as a numbered list
  a          the whole table again
  b  c  t    the board, your city, the tracks (t science: all spaces of one track)
  m          the mats and cities of all players, and the bots' cards
  s  l       score sheets, log of the game
  save FILE  a copy of the game as it stands; gobelin play --resume FILE goes on, gobelin replay FILE tells it
  q          quit: the game is kept, and gobelin play --resume goes on with it

In options, -> says what would follow at once, and * marks a choice that reveals something (no undo).
On the map P1 is an outpost of Player 1, Au one of the Automa, Sh one of the Shadow Empire (p1, au, sh: toppled);
on the tracks they are 1, A and S.

What the words mean:
  explore    put a territory tile next to land you control: VP for sides that match, and the tile's benefit
  conquer    put an outpost next to land you control, roll two dice and take one
  research   roll the science die; you may advance on the track it shows
  invent     take a tech card into your bottom row
  upgrade    move a tech card up one row: the middle row gives its circle, the top row its square
  income     an income turn: civilization, tapestry card, one upgrade and VP, then resources; it begins an era"""

MANY = 16  # plots to build on are not listed beyond this number
NEWS = 40  # lines of log shown unasked


class Quit(Exception):
    """The person leaves the table."""


class Unreadable(Exception):
    """What comes in is not text."""


def _plain_events(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events of a preview, without their sources."""
    return [{**event.args, "key": event.key, "player": event.player, "source": "turn"} for event in events]


class Session:
    """A game at the terminal: shows the table, asks the person, lets chance answer for everybody else."""

    def __init__(self, game: Game, seat: int, console: Console, keeper: Keeper) -> None:
        self.game = game
        self.seat = seat
        self.names = Names.seen_in(game.view(seat))
        self.console = console
        self.keeper = keeper
        self.told = 0  # events shown so far
        self.shown_turn = -1  # the turn at whose beginning the table was shown
        self.echo = not sys.stdin.isatty()
        self.commands: dict[str, Callable[[str], None]] = {
            "u": self.undo, "undo": self.undo,
            "o": self.show_options, "options": self.show_options,
            "a": self.show_all, "all": self.show_all,
            "b": self.show_board, "board": self.show_board,
            "c": self.show_city, "city": self.show_city,
            "m": self.show_mats, "mats": self.show_mats,
            "t": self.show_tracks, "tracks": self.show_tracks,
            "l": self.show_log, "log": self.show_log,
            "s": self.show_scores, "scores": self.show_scores,
            "h": self.show_help, "help": self.show_help, "?": self.show_help,
            "save": self.save_as,
            "q": self.quit, "quit": self.quit,
        }  # fmt: skip

    # --- The course of the game

    def run(self) -> None:
        """Play to the end; raises Quit when the person leaves before."""
        self.say("Welcome to the table. Type h for help, q to quit.", "bold")
        while not self.game.over:
            decision = self.game.decision
            assert decision is not None
            if decision.player != self.seat:
                self.answer_by_chance(decision)
                continue
            if decision.kind == "end_turn" and not self.may_undo():
                self.choose("end turn")  # nothing left to think about
                continue
            self.tell_news()
            self.present(decision)
            while self.game.decision is decision:
                self.listen(decision)
        self.tell_news()
        self.finish()

    def answer_by_chance(self, decision: Decision) -> None:
        """The same answer at the same point of the same game, whatever was taken back before."""
        chance = random.Random(f"{self.game.seed} {len(self.game.choices)}")
        self.game.play(chance.randrange(len(decision.actions)))

    def may_undo(self) -> bool:
        try:
            self.game.copy().undo(self.seat)
        except CannotUndo:
            return False
        return True

    def listen(self, decision: Decision) -> None:
        """Read one line and do what it says."""
        typed = self.read().strip()
        command, _, rest = typed.partition(" ")
        if command.lower() in self.commands:
            self.commands[command.lower()](rest.strip())
            return
        texts = [option.text for option in decision.options]
        if not typed:
            if len(texts) == 1:
                self.choose(texts[0])
            else:
                self.say(f"Type a number from 1 to {len(texts)}, or h for help.")
            return
        spoken = OptionWords(self.game.view(self.seat))
        words = [spoken(text) for text in texts]
        found = matching(typed, texts, words)
        if len(found) == 1:
            self.choose(texts[found[0]])
        elif found:
            some = ", ".join(f"{number + 1} {words[number].split(':')[0]}" for number in found[:6])
            self.say(f"Which one: {some}{', ...' if len(found) > 6 else ''}?")
        else:
            self.say(f"No option is called {typed!r}. Type a number from 1 to {len(texts)}, o for all, h for help.")

    def choose(self, text: str) -> None:
        self.game.play(text)
        self.keep()

    def keep(self) -> None:
        """Write the game as it stands; trouble is told once, not at every choice."""
        told = bool(self.keeper.trouble)
        self.keeper.keep(self.game)
        if self.keeper.trouble and not told:
            print(f"gobelin: the game is not kept: {self.keeper.trouble}", file=sys.stderr)

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
        self.rule("The game is over")
        for words in scores.ranking(self.game, self.seat):
            self.say(words)
        self.say(scores.winner_words(self.game, self.seat), "bold")
        self.console.print()
        self.console.print(scores.score_table(self.game, self.seat))
        if not self.keeper.trouble:
            self.say(f"The record of the game is in {self.keeper.path}.")

    # --- Showing

    def say(self, words: str, style: str = "") -> None:
        for row in words.splitlines():
            print_line(self.console, Text(row, style=style))

    def rule(self, words: str) -> None:
        self.console.print()
        self.console.print(Text(f"--- {words} ".ljust(min(self.console.width, 100), "-"), style="bold"))

    def lines(self, drawn: draw.Lines) -> None:
        for text in drawn:
            print_line(self.console, text, hang=4)

    def tell_news(self) -> None:
        """What has happened since the last question."""
        events = self.game.events(self.seat)
        self.told = min(self.told, len(events))
        news = narrate(events[self.told :], self.names)
        self.told = len(events)
        self.tell(news[-NEWS:], len(news) - NEWS)

    def tell(self, news: list[tuple[draw.Seen, str]], left_out: int = 0) -> None:
        if left_out > 0:
            self.say(f"  ({left_out} lines more with l)", "dim")
        for event, words in news:
            if event["key"] == "turn":
                self.rule(f"Turn {event['number']}: {self.names.turn(event['player'])}")
                continue
            style = draw.PLAYER_STYLES[event["player"]] if "player" in event else ""
            print_line(self.console, Text(f"  {words}", style=style))

    def present(self, decision: Decision) -> None:
        """The table at the beginning of a turn, later only what the question is about; then the question."""
        view = self.game.view(self.seat)
        texts = [option.text for option in decision.options]
        if decision.kind == "turn" and view["turn_number"] != self.shown_turn:
            self.shown_turn = view["turn_number"]
            self.show_all("")
        elif decision.kind == "place":
            self.console.print()
            self.show_city("")
            if decision.about["piece"] in box().landmarks:
                self.lines(draw.draw_shape(str(decision.about["piece"])))
        elif any(text.startswith("hex ") for text in texts):
            self.console.print()
            self.lines(draw.draw_map(view, self.console.width, self.console.height >= 36))
        self.console.print()
        self.question(decision, view)

    def question(self, decision: Decision, view: draw.Seen) -> None:
        me = view["players"][self.seat]
        if decision.kind != "turn":
            self.lines([draw.draw_status(me, self.names)])
        asked = Text(question_words(decision.kind, decision.about, self.names), style="bold")
        if decision.source not in QUIET_SOURCES:
            asked.append(f"  ({source_words(decision.source)})", style="dim not bold")
        print_line(self.console, asked)
        later = waiting_words(view["waiting"][1:], self.seat)
        if later and decision.kind != "turn":
            self.say(f"  then: {later}", "dim")
        if decision.kind == "place" and len(decision.options) > MANY:
            self.places(decision, view)
        else:
            self.options(decision, view)

    def options(self, decision: Decision, view: draw.Seen) -> None:
        """The numbered options, with what each would bring at once."""
        spoken = OptionWords(view)
        ahead = [self.look_ahead(option.text) for option in decision.options]
        alike = len(ahead) > 1 and len({hint for hint, _ in ahead}) == 1
        for number, (option, (hint, reveals)) in enumerate(zip(decision.options, ahead, strict=True), 1):
            # what follows in any case tells nobody what to choose
            self.option_line(number, spoken(option.text), "" if alike else hint, reveals)

    def option_line(self, number: int, words: str, hint: str, reveals: bool) -> None:
        row = draw.line((f"{number:>3} ", "bold"), words)
        if hint:
            row.append(f"  -> {hint}", style="green")
        if reveals:
            row.append(" *", style="bright_yellow")
        print_line(self.console, row, hang=4 - (3 - len(f"{number}")))

    def places(self, decision: Decision, view: draw.Seen) -> None:
        """Many plots: only those are named that bring something."""
        spoken = OptionWords(view)
        first = spoken(decision.options[0].text)
        self.say(f"  {len(decision.options)} places: type one, such as {first}, or o for a list.")
        worth = [
            (number, option.text, *self.look_ahead(option.text)) for number, option in enumerate(decision.options, 1)
        ]
        for number, text, hint, reveals in [one for one in worth if one[2] or not one[1].startswith("place ")][:12]:
            self.option_line(number, spoken(text), hint, reveals)

    def look_ahead(self, text: str) -> tuple[str, bool]:
        """What would follow at once, in short, and whether something is revealed."""
        decision = self.game.decision
        assert decision is not None
        events, reveals = self.game.look_ahead(text)
        if decision.kind == "explore_hex" and not reveals:
            best = self.best_turn(text)
            if best:
                return best, reveals
        return hint_words(_plain_events(events), self.names), reveals

    def best_turn(self, text: str) -> str:
        """The best way to turn a tile on a hex, or nothing where there is no choice."""
        ahead = self.game.copy()
        ahead.play(text)
        turning = ahead.decision
        if turning is None or turning.kind != "explore_turn" or turning.about["hex"] != text.removeprefix("hex "):
            return ""
        turns = [_plain_events(ahead.preview(option)) for option in turning.options]
        best = max(turns, key=lambda events: sum(e["points"] for e in events if e["key"] == "vp"))
        return f"up to {hint_words(best, self.names)}"

    def tall(self) -> bool:
        """Whether the screen has room for the large map along with the rest."""
        return self.console.height >= 45 and self.console.width >= 100

    # --- Commands

    def undo(self, _: str) -> None:
        try:
            self.game.undo(self.seat)
        except CannotUndo as error:
            self.say(f"That cannot be taken back: {error}.", "bright_yellow")
            return
        self.told = min(self.told, len(self.game.log))
        self.keep()
        self.say("Taken back.", "bright_yellow")

    def show_all(self, _: str) -> None:
        view = self.game.view(self.seat)
        me = view["players"][self.seat]
        width = self.console.width
        board = draw.draw_map(view, width, self.tall())
        city = draw.draw_city(me, self.names)
        income = draw.draw_income(me)
        others: draw.Lines = []
        for seat in view["players"]:
            if seat["seat"] != self.seat and not seat["bot"]:
                others += draw.draw_opponent(view, seat)
        if view["solo"]:
            others += draw.draw_bots(view)
        self.console.print()
        if self.tall() and width >= 140 and view["map"] == "small":
            self.lines(draw.beside(board, [*city, Text(), *income, Text(), *others], width))
            self.lines([*draw.draw_tracks(view), Text()])
        else:
            self.lines([*board, Text(), *draw.draw_tracks(view), Text()])
            self.lines([*draw.beside(city, income, width), Text(), *others, Text()])
        self.lines([*draw.draw_display(view), Text(), *draw.draw_person(view, me)])

    def show_options(self, _: str) -> None:
        decision = self.game.decision
        assert decision is not None
        self.options(decision, self.game.view(self.seat))

    def show_board(self, _: str) -> None:
        self.lines(draw.draw_map(self.game.view(self.seat), self.console.width))

    def show_city(self, _: str) -> None:
        self.lines(draw.draw_city(self.game.view(self.seat)["players"][self.seat], self.names))

    def show_mats(self, _: str) -> None:
        view = self.game.view(self.seat)
        for seat in view["players"]:
            if not seat["bot"]:
                self.console.print()
                self.lines(draw.draw_person(view, seat))
                self.lines(draw.beside(draw.draw_city(seat, self.names), draw.draw_income(seat), self.console.width))
        if view["solo"]:
            self.console.print()
            self.lines(draw.draw_bots(view, closely=True))

    def show_tracks(self, track: str) -> None:
        view = self.game.view(self.seat)
        named = [name for name in box().spaces if track and name.startswith(track.lower())]
        if named or track == "all":
            for name in named or box().spaces:
                self.lines(draw.draw_spaces(view, name))
        else:
            self.lines(draw.draw_tracks(view))
            self.say("t science shows all spaces of a track, t all those of all four.", "dim")

    def show_log(self, _: str) -> None:
        self.tell(narrate(self.game.events(self.seat), self.names))

    def show_scores(self, _: str) -> None:
        self.console.print(scores.score_table(self.game, self.seat))

    def show_help(self, _: str) -> None:
        self.say(HELP)

    def save_as(self, name: str) -> None:
        """A copy of the game; what is there already is overwritten only if the person says so."""
        if not name:
            where = f"The game is kept in {self.keeper.path}. " if self.keeper.path else ""
            self.say(f"{where}Type save and the name of a file for a copy.")
            return
        try:
            path = file_named(name)
            if self.keeper.would_overwrite(path) and not self.agrees(f"{path} exists. Overwrite it?"):
                self.say("Not saved: the file is left alone.", "bright_yellow")
                return
            self.keeper.copy_to(self.game, path)
        except CannotSave as error:
            self.say(f"Not saved: {error}.", "bright_yellow")
            return
        self.say(f"Saved in {path}.")

    def agrees(self, question: str) -> bool:
        self.say(question, "bold")
        return self.read("y or n> ").strip().lower() in ("y", "yes")

    def quit(self, _: str) -> None:
        raise Quit
