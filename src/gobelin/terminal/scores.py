"""The score sheets side by side, and who won and why."""

from __future__ import annotations

from typing import Any

from rich import box as boxes
from rich.table import Table

from gobelin import Game
from gobelin.terminal.draw import PLAYER_STYLES
from gobelin.terminal.words import listed, name_inside, player_name, title

SOURCE_NAMES = {
    "tracks": "tracks",
    "tech_cards": "tech cards",
    "tapestry_cards": "tapestry cards",
    "civilizations": "civilizations",
    "exploring": "exploring",
    "space_tiles": "space tiles",
    "income": "income turns",
    "dice": "conquer dice",
    "achievements": "achievements",
    "other": "other",
}
ERA_NAMES = {
    "setup": "before era I",
    "era_1": "era I",
    "era_2": "era II",
    "era_3": "era III",
    "era_4": "era IV",
    "income_5": "last income turn",
    "after_end": "after the end",
}


def plain_table(caption: str) -> Table:
    return Table(title=caption, title_justify="left", title_style="bold", box=boxes.SIMPLE_HEAD, pad_edge=False)


def score_table(game: Game, you: int | None) -> Table:
    """Points by source and by era, and what stands on the table, one column per player."""
    sheets: list[dict[str, Any]] = [game.score_sheet(player) for player in range(game.players)]
    table = plain_table("Score sheet")
    table.add_column("")
    for player in range(game.players):
        table.add_column(player_name(player, you), justify="right", style=PLAYER_STYLES[player])
    table.add_row("victory points", *(str(sheet["vp"]) for sheet in sheets), style="bold", end_section=True)
    for part, names in (("points_by_source", SOURCE_NAMES), ("points_by_era", ERA_NAMES)):
        shown = [key for key in names if any(sheet[part][key] for sheet in sheets)]
        for key in shown:
            table.add_row(f"  {names[key]}", *(str(sheet[part][key]) for sheet in sheets), end_section=key == shown[-1])
    for key, name in (
        ("income_buildings", "income buildings"), ("landmarks", "landmarks"), ("territories", "territories"),
        ("tech_cards", "tech cards"), ("districts", "districts"), ("resources_left", "resources left"),
    ):  # fmt: skip
        table.add_row(f"  {name}", *(str(sheet[key]) for sheet in sheets))
    names_row = (title(sheet["civilization"]) if sheet["civilization"] else "?" for sheet in sheets)
    table.add_row("  civilization", *names_row)
    return table


def ranking(game: Game, you: int | None) -> list[str]:
    """The players in order, with their points."""
    left = [sum(seat["resources"].values()) for seat in game.view()["players"]]
    order = sorted(range(game.players), key=lambda player: (-game.scores[player], -left[player]))
    lines = []
    for player in order:
        place = 1 + sum((game.scores[other], left[other]) > (game.scores[player], left[player]) for other in order)
        lines.append(f"{place}. {player_name(player, you)}, {game.scores[player]} VP")
    return lines


def winner_words(game: Game, you: int | None) -> str:
    """Who won, and what decided between equal points."""
    winners = game.winners
    best = max(game.scores)
    level = [player for player in range(game.players) if game.scores[player] == best]
    names = listed(player_name(player, you) if n == 0 else name_inside(player, you) for n, player in enumerate(winners))
    left = [sum(seat["resources"].values()) for seat in game.view()["players"]]
    if len(winners) > 1:
        return f"{names} share the victory: {best} VP and {left[winners[0]]} resources left each."
    verb = "win" if winners[0] == you else "wins"
    if len(level) > 1:
        others = listed(f"{name_inside(p, you)} ({left[p]})" for p in level if p not in winners)
        return f"{names} {verb} with {best} VP: level with {others}, but with more resources left ({left[winners[0]]})."
    return f"{names} {verb} with {best} VP."
