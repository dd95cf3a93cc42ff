"""A table as text: what `render` shows."""

from __future__ import annotations

from typing import Final

from gobelin.errors import GobelinError
from gobelin.game.game import Game
from gobelin.game.seat import Seat
from gobelin.locale import Words
from gobelin.terminal.draw import draw_map, draw_status, draw_tracks
from gobelin.terminal.scores import winner_words

WIDTH: Final = 100


def show(game: Game, viewer: int | None, mode: str | None) -> str | None:
    """The picture as text (``ansi``), or printed (``human``)."""
    if mode is None:
        raise GobelinError("set render_mode to ansi or human to render")
    drawn = picture(game, viewer)
    if mode == "human":
        print(drawn)
        return None
    return drawn


def picture(game: Game, viewer: int | None) -> str:
    """Tracks, map, players and the viewer's own decision, as the viewer may see them; None is a spectator."""
    view = game.view(viewer)
    words = Words.seen_in(view)
    rows = [*draw_tracks(view, words), *draw_map(view, words, WIDTH, large=False)]
    rows += [draw_status(seat, words) for seat in view["players"]]
    lines = [row.plain for row in rows]
    decision = None if viewer is None else Seat(game, viewer).decision
    if game.over:
        lines.append(winner_words(game, words))
    elif decision is not None and view["decision"] is not None:
        lines.append(words.prompt(view["decision"]))
        lines += [f"{one.action:6} {words.option(one.verb, one.arguments, view)}" for one in decision]
    return "\n".join(lines) + "\n"
