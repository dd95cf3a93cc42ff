"""How the players stand, in a line each."""

from __future__ import annotations

from rich.text import Text

from gobelin.documents import View
from gobelin.documents.views import PlayerView
from gobelin.locale import Words
from gobelin.locale.names import sentence
from gobelin.terminal.draw.marks import PLAYER_STYLES
from gobelin.terminal.draw.players import RESOURCES
from gobelin.terminal.paper import Rows


def own_status(view: View, seat: PlayerView, words: Words) -> Text:
    """Turn, points, era and resources of the person at the terminal, and what there is in the hand."""
    parts = [words.text("status-turn", number=view["turn_number"]), _points(seat, words)]
    parts += [
        words.text("status-resource", name=words.name("resource", one), count=seat["resources"][one])
        for one in RESOURCES
    ]
    parts.append(words.text("status-held", cards=seat["hand_size"], tiles=len(seat["territory_tiles"])))
    return Text(words.join(parts, "middle"), style=f"bold {PLAYER_STYLES[seat['seat']]}")


def rivals(view: View, words: Words, width: int) -> Rows:
    """The others, points and era, as many in a row as fit."""
    rows: Rows = []
    between = words.text("list-reason", list="", item="")
    for seat in view["players"]:
        if seat["seat"] == words.you or seat["bot"] == "shadow_empire":
            continue
        standing = Text(" ").join([_name(seat, words), Text(_points(seat, words))])
        if rows and rows[-1].cell_len + len(between) + standing.cell_len <= width:
            rows[-1] = rows[-1] + Text(between) + standing
        else:
            rows.append(standing)
    return rows


def _name(seat: PlayerView, words: Words) -> Text:
    return Text(words.label(sentence(words.player(seat["seat"]))), style=f"bold {PLAYER_STYLES[seat['seat']]}")


def _points(seat: PlayerView, words: Words) -> str:
    if seat["finished"]:
        return words.text("status-finished", points=seat["vp"])
    if not seat["era"]:
        return words.text("status-no-era", points=seat["vp"])
    return words.text("status-era", points=seat["vp"], era=words.era(seat["era"]))
