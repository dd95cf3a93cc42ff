"""How the players stand, in a line each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from gobelin.locale import Words
from gobelin.locale.names import ROMAN, sentence
from gobelin.terminal.draw import PLAYER_STYLES

Seen = Mapping[str, Any]


def own_status(view: Seen, seat: Seen, words: Words) -> Text:
    """Turn, points, era and resources of the person at the terminal, and what there is in the hand."""
    parts = [words.text("status-turn", number=view["turn_number"]), _points(seat, words)]
    parts += [
        words.text("status-resource", name=words.name("resource", name), count=count)
        for name, count in seat["resources"].items()
    ]
    parts.append(words.text("status-held", cards=seat["hand_size"], tiles=len(seat["territory_tiles"])))
    return Text(words.listed(parts, "middle"), style=f"bold {PLAYER_STYLES[seat['seat']]}")


def rivals(view: Seen, words: Words) -> Text:
    """The others, in one line: points and era."""
    row = Text()
    for seat in view["players"]:
        if seat["seat"] == words.you or seat["bot"] == "shadow_empire":
            continue
        row.append("; " if row else "")
        row.append_text(Text(" ").join([_name(seat, words), Text(_points(seat, words))]))
    return row


def _name(seat: Seen, words: Words) -> Text:
    return Text(f"{sentence(words.player(seat['seat']))}:", style=f"bold {PLAYER_STYLES[seat['seat']]}")


def _points(seat: Seen, words: Words) -> str:
    if seat["finished"]:
        return words.text("status-finished", points=seat["vp"])
    if not seat["era"]:
        return words.text("status-no-era", points=seat["vp"])
    return words.text("status-era", points=seat["vp"], era=ROMAN[seat["era"]])
