"""What a bot is asked to think about, and what it answers: the words between the server and its workers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Thought:
    """One question to a bot.

    game: a pickled `game.resample(player, ...)`, so that nothing hidden leaves the server's process. seed: that of the
    seat, the same for the whole game. moment: another number for every decision, for bots that remember nothing.
    memory: what the bot told with its last choice on this seat. seconds: the time it may think by the clock; None
    leaves it to its own budget, which is the same on every machine. payer: who causes it.
    """

    table: str
    payer: str
    game: bytes
    player: int
    bot: str
    seed: int
    moment: int = 0
    memory: str | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Chosen:
    """The text of the option that a bot chose, and what it wants to know when it is next asked on this seat."""

    option: str
    memory: str | None = None
