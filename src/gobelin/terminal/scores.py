"""The score sheets side by side, and who won and why."""

from __future__ import annotations

from typing import Any

from rich import box as boxes
from rich.table import Table

from gobelin import Game
from gobelin.terminal.draw import PLAYER_STYLES
from gobelin.terminal.words import Names, listed, title

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


Section = list[tuple[str, list[str]]]  # the parts of a score sheet: what, and a value for each who scores


def score_table(game: Game, you: int | None) -> Table:
    """Points by source and by era, and what stands on the table, one column for each who scores."""
    view = game.view(you)
    names = Names.seen_in(view)
    players, sections = sheet_sections(game, you)
    table = plain_table("Score sheet")
    table.add_column("")
    for player in players:
        table.add_column(names(player), justify="right", style=PLAYER_STYLES[player])
    for number, section in enumerate(sections):
        for name, values in section:
            words = f"  {name}" if number else name
            table.add_row(words, *values, style="" if number else "bold", end_section=(name, values) == section[-1])
    return table


def sheet_sections(game: Game, you: int | None) -> tuple[list[int], list[Section]]:
    """Who scores, and the sections of the score sheet: the sum, by source, by era, what stands on the table."""
    view = game.view(you)
    names = Names.seen_in(view)
    players = scoring(view)
    sheets: list[dict[str, Any]] = [game.score_sheet(player) for player in players]
    sections: list[Section] = [[("victory points", [str(sheet["vp"]) for sheet in sheets])]]
    sources = SOURCE_NAMES | ({"other": "other, the Automa's mat"} if "automa" in names.bots.values() else {})
    for part, parts in (("points_by_source", sources), ("points_by_era", ERA_NAMES)):
        sections.append(
            [
                (name, [str(sheet[part][key]) for sheet in sheets])
                for key, name in parts.items()
                if any(sheet[part][key] for sheet in sheets)
            ]
        )
    standing = [
        (name, [str(sheet[key]) for sheet in sheets])
        for key, name in (
            ("income_buildings", "income buildings"), ("landmarks", "landmarks"), ("territories", "territories"),
            ("tech_cards", "tech cards"), ("districts", "districts"), ("resources_left", "resources left"),
        )
    ]  # fmt: skip
    civilizations = [title(sheet["civilization"]) if sheet["civilization"] else "?" for sheet in sheets]
    if view["solo"] and view["solo"]["automa"] is not None and view["started"]:
        civilizations[-1] = ", ".join(title(name) for name in view["solo"]["civilizations"])
    sections.append([*standing, ("civilization", civilizations)])
    return players, sections


def scoring(view: dict[str, Any]) -> list[int]:
    """All players but the Shadow Empire, which has no points."""
    return [seat["seat"] for seat in view["players"] if seat["bot"] != "shadow_empire"]


def ranking(game: Game, you: int | None) -> list[str]:
    """The players in order, with their points."""
    view = game.view(you)
    names = Names.seen_in(view)
    left = [sum(seat["resources"].values()) for seat in view["players"]]
    order = sorted(scoring(view), key=lambda player: (-game.scores[player], -left[player]))
    lines = []
    for player in order:
        place = 1 + sum((game.scores[other], left[other]) > (game.scores[player], left[player]) for other in order)
        lines.append(f"{place}. {names(player)}, {game.scores[player]} VP")
    return lines


def winner_words(game: Game, you: int | None) -> str:
    """Who won, and what decided between equal points."""
    winners = game.winners
    best = max(game.scores)
    view = game.view(you)
    called = Names.seen_in(view)
    level = [player for player in scoring(view) if game.scores[player] == best]
    names = listed(called(player) if n == 0 else called.inside(player) for n, player in enumerate(winners))
    left = [sum(seat["resources"].values()) for seat in view["players"]]
    if called.you is not None and len(level) == 1 and "automa" in called.bots.values():
        yours, automa = game.scores[:2]
        return f"You {'win against' if winners == [you] else 'lose to'} the Automa, {yours} VP to {automa}."
    if len(winners) > 1:
        return f"{names} share the victory: {best} VP and {left[winners[0]]} resources left each."
    verb = "win" if winners[0] == you else "wins"
    if len(level) > 1:
        others = listed(f"{called.inside(p)} ({left[p]})" for p in level if p not in winners)
        return f"{names} {verb} with {best} VP: level with {others}, but with more resources left ({left[winners[0]]})."
    return f"{names} {verb} with {best} VP."
