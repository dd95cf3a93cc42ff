"""Tables whose choices no longer mean what they meant: they go on from the last position that was stored."""

from __future__ import annotations

from typing import Any

from gobelin import RULES_VERSION
from gobelin.game.records import is_dealt_otherwise
from gobelin.rules.documents import positions, positions_v2
from gobelin.rules.documents.resampling import deal_decisions, mix
from gobelin.rules.engine.version import FIRST_WITH_KEYS
from gobelin.server.acts import Choice, Ended, Resumed
from gobelin.server.entries import Entry, Stored


class NoReplay(Exception):
    """The choices no longer mean what they meant."""


def last_resumed(stored: Stored) -> int:
    """The entry by which the table last went on from a position; 0 if it never did."""
    return max((entry.number for entry in stored.entries if isinstance(entry.act, Resumed)), default=0)


def has_old_luck(stored: Stored) -> bool:
    """Whether the table was last dealt under rules 1 or 2, whose luck could be computed and dealt other cards. One
    that nobody has chosen at, and whose seed is known anyway, is simply dealt as the seed deals now.
    """
    resumed = [entry.act for entry in stored.entries if isinstance(entry.act, Resumed)]
    if resumed:
        return resumed[-1].rules < FIRST_WITH_KEYS
    is_known = stored.meta.get("seeded", False) and not any(isinstance(entry.act, Choice) for entry in stored.entries)
    return is_dealt_otherwise(stored.start) and not is_known


def resume(stored: Stored, at: float, secret: str) -> list[Entry]:
    """The entries by which a table whose choices no longer replay goes on from its last position.

    Where what it draws could be computed, because it is from before rules 3, it goes on with the secret, which was
    drawn for this, unless somebody typed its seed. One that was finished is not played again: it ends there.
    """
    number = len(stored.entries) + 1
    position = None if stored.turn_start is None else stored.turn_start.position
    act = Resumed(position, RULES_VERSION)
    if position is not None and position["version"] <= positions_v2.VERSION:
        act = Resumed(deal_anew(position, secret), RULES_VERSION, redrawn=True)
    elif position is None and is_dealt_otherwise(stored.start) and not stored.meta.get("seeded", False):
        act = Resumed(None, RULES_VERSION, seed=secret, redrawn=True)
    entries = [Entry(number, at, None, act)]
    if stored.state == "finished":
        entries.append(Entry(number + 1, at, None, Ended("rules")))
    return entries


def deal_anew(position: dict[str, Any], secret: str) -> dict[str, Any]:
    """The position with other luck. Nobody may know how its face-down cards lie, so they are shuffled with it, too."""
    state = positions.from_position(position)
    state.begin_luck(bytes.fromhex(secret))
    for deck in (state.tapestry_deck, state.tech_deck, state.territory_deck, state.space_deck, state.civ_deck):
        mix(state, deck)
    if state.solo is not None:
        deal_decisions(state)
    return positions.position(state)
