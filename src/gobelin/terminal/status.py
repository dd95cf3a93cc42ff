"""How the players stand, in a line each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from gobelin.locale import Words
from gobelin.locale.names import ROMAN, sentence
from gobelin.terminal.draw import PLAYER_STYLES
from gobelin.terminal.paper import Rows

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


def rivals(view: Seen, words: Words, width: int) -> Rows:
    """The others, points and era, as many in a row as fit."""
    rows: Rows = []
    between = words.text("list-reason", list="", item="")
    for seat in view["players"]:
        if seat["seat"] == words.you or seat["bot"] == "shadow_empire":
            continue
        told = Text(" ").join([_name(seat, words), Text(_points(seat, words))])
        if rows and rows[-1].cell_len + len(between) + told.cell_len <= width:
            rows[-1] = rows[-1] + Text(between) + told
        else:
            rows.append(told)
    return rows


def _name(seat: Seen, words: Words) -> Text:
    return Text(words.label(sentence(words.player(seat["seat"]))), style=f"bold {PLAYER_STYLES[seat['seat']]}")


def _points(seat: Seen, words: Words) -> str:
    if seat["finished"]:
        return words.text("status-finished", points=seat["vp"])
    if not seat["era"]:
        return words.text("status-no-era", points=seat["vp"])
    return words.text("status-era", points=seat["vp"], era=ROMAN[seat["era"]])
