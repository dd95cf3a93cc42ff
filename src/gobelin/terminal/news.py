"""What has happened since the last question, in as few rows as there is room for.

Own doings are told line by line, another player's turn in one paragraph. Where the room is short the lines become
paragraphs, what matters least is left out, and at last the paragraphs are cut; the log has everything.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, cast

from rich.console import Console
from rich.text import Text

from gobelin.documents import Told
from gobelin.locale import Words
from gobelin.locale.events import player_of
from gobelin.locale.names import sentence
from gobelin.terminal.draw.marks import player_style
from gobelin.terminal.paper import Rows, wrap_line

# What is left out first, unless it happens to you
MINOR: Final = frozenset(
    {
        "bot_hex", "bot_idle", "bot_track", "building", "decision_cards", "decline", "discard_card", "display",
        "gain", "outpost", "pay", "place", "refresh", "roll_conquer", "roll_science", "shuffle", "tapestry_cards",
        "territory_tiles", "tiebreaker", "used", "use_civilization", "void",
    }
)  # fmt: skip


@dataclass
class Turn:
    """What happened in one turn, or in the part of it that is news."""

    player: int | None
    heading: str  # empty where a turn goes on
    sentences: list[tuple[Told, str]] = field(default_factory=list)


class News:
    """The news of a viewer, to be told at the length that fits."""

    def __init__(self, events: Iterable[Told], words: Words, plain: bool = False) -> None:
        self.words = words
        self.plain = plain
        self.turns: list[Turn] = []
        for event, said in words.narrate(map(self._without_source, events)):
            if event["key"] == "turn":
                self.turns.append(Turn(event["player"], said))
                continue
            self._separate(player_of(event))
            self.turns[-1].sentences.append((event, said))
        if self.turns and self.turns[-1].player == words.you and not self.turns[-1].sentences:
            self.turns.pop()  # your turn has just begun: the status says so

    def _separate(self, player: int | None) -> None:
        """Own doings and those of others are told apart where no heading says whose turn it is."""
        last = self.turns[-1] if self.turns else None
        own = player in (None, self.words.you)
        if last is None or (
            own != (last.player == self.words.you) and not (last.heading and last.player != self.words.you)
        ):
            self.turns.append(Turn(self.words.you if own else player, ""))

    def rows(self, console: Console, room: int) -> Rows:
        """The fullest account that needs no more than `room` rows."""
        if room <= 0:
            return []
        for lines, minor in ((True, True), (False, True), (False, False)):
            accounts = [self._account(console, turn, lines, minor) for turn in self.turns]
            if sum(map(len, accounts)) <= room:
                return [row for account in accounts for row in account]
        return _cut(accounts, room, console.width, Text(self.words.text("news-more"), style="dim"))

    def all_rows(self, console: Console) -> Rows:
        """Everything, line by line."""
        return [row for turn in self.turns for row in self._account(console, turn, True, True, everybody=True)]

    def _account(self, console: Console, turn: Turn, lines: bool, minor: bool, everybody: bool = False) -> Rows:
        own = turn.player == self.words.you
        sentences = [one for one in turn.sentences if minor or own or self._matters(one[0])]
        if self.plain or everybody or (lines and own):
            rows = wrap_line(console, Text(turn.heading, style="bold")) if turn.heading else []
            for event, words in sentences:
                rows += wrap_line(console, Text(f"  {words}", style=player_style(player_of(event))))
            return rows
        paragraph = Text(f"{turn.heading}." if turn.heading and not own else "", style="bold")
        subject = turn.player if turn.heading and self.words.role(turn.player) == "other" else None
        for event, words in sentences:
            who = player_of(event)
            name = "" if who is None or who == self.words.you else f"{sentence(self.words.player(who))} "
            known = name and subject == who and words.startswith(name)
            shown = sentence(words.removeprefix(name)) if known else words
            paragraph.append(f"{' ' if paragraph else ''}{shown}.", style=f"not bold {player_style(who)}")
            subject = who
        return wrap_line(console, paragraph)

    def _without_source(self, event: Told) -> Told:
        """What another player's turn makes plain is not said again with every sentence: the space, the income turn."""
        needed = player_of(event) == self.words.you or event["key"] in ("slot", "used", "vp")
        if needed or event.get("source", "").split(" ")[0] not in ("space", "income"):
            return event
        return cast(Told, {**event, "source": "turn"})

    def _matters(self, event: Told) -> bool:
        return event["key"] not in MINOR or event.get("opponent") == self.words.you


def _cut(accounts: list[Rows], room: int, width: int, more: Text) -> Rows:
    """Each account gets its share of the room, from the last one backwards; dots where it goes on."""
    shown: Rows = []
    for left in range(len(accounts), 0, -1):
        if room <= 1 and left > 1:
            return [more, *shown]
        account = accounts[left - 1]
        share = max(1, (room - (left > 1)) // left)
        if len(account) > share:
            last = account[share - 1].copy()
            last.truncate(width - 4)
            account = [*account[: share - 1], last.append(" ...")]
        shown = account + shown
        room -= len(account)
    return shown
