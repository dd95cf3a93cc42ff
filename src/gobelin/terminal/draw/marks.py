"""The marks of the players: on the map, on the tracks, and their colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gobelin.locale import Words

PLAYER_STYLES: Final = ("bright_red", "bright_cyan", "bright_yellow", "bright_green", "bright_magenta")


def player_style(player: int | None) -> str:
    """Of something that may belong to nobody."""
    return "" if player is None else PLAYER_STYLES[player]


def mark(words: Words, player: int) -> str:
    """Two characters for the map: P1, Au, Sh."""
    return _sign("mark", words, player)


def letter(words: Words, player: int) -> str:
    """One character for the tracks: a digit for people, A and S for the bots."""
    return _sign("letter", words, player)


def _sign(kind: str, words: Words, player: int) -> str:
    bot = words.bots.get(player)
    return words.text(f"{kind}-{bot}") if bot else words.text(f"{kind}-player", number=player + 1)


def bot_legend(words: Words, sign: Callable[[Words, int], str]) -> str:
    """The bots with their marks or letters."""
    marks = (words.text("drawn-mark", mark=sign(words, seat), player=words.player(seat)) for seat in words.bots)
    return words.join(marks, "middle")
