"""The score sheets side by side, and who won and why."""

from __future__ import annotations

from typing import Any, Final

from rich import box as boxes
from rich.table import Table

from gobelin import Game
from gobelin.documents import View
from gobelin.documents.common import Resources
from gobelin.locale import Words
from gobelin.locale.names import sentence
from gobelin.rules.printed.names import TRACKS
from gobelin.terminal.draw.marks import PLAYER_STYLES
from gobelin.terminal.draw.players import RESOURCES

STANDING: Final = ("income_buildings", "landmarks", "territories", "tech_cards", "districts", "resources_left")
MAT: Final = ("territories", "landmarks")  # what the mat of the Automa counts beside its spaces

Section = list[tuple[str, list[str]]]  # the parts of a score sheet: what, and a value for each who scores


def plain_table(caption: str) -> Table:
    return Table(title=caption, title_justify="left", title_style="bold", box=boxes.SIMPLE_HEAD, pad_edge=False)


def score_table(game: Game, words: Words) -> Table:
    """Points by source and by era, and what stands on the table, one column for each who scores."""
    players, sections = sheet_sections(game, words)
    table = plain_table(words.text("score-sheet"))
    table.add_column("")
    for player in players:
        table.add_column(sentence(words.player(player)), justify="right", style=PLAYER_STYLES[player])
    for number, section in enumerate(sections):
        for name, values in section:
            row = f"  {name}" if number else name
            table.add_row(row, *values, style="" if number else "bold", end_section=(name, values) == section[-1])
    return table


def sheet_sections(game: Game, words: Words) -> tuple[list[int], list[Section]]:
    """Who scores, and the sections of the score sheet: the sum, by source, by era, what stands on the table."""
    view = game.view(words.you)
    players = scorers(view)
    automa = view["solo"] and view["solo"]["automa"]
    sheets: list[Any] = [game.score_sheet(player) for player in players]
    if automa is not None:
        sheets = [_told(sheet) if player == automa else sheet for player, sheet in zip(players, sheets, strict=True)]
    sections: list[Section] = [[(words.text("score-vp"), [str(sheet["vp"]) for sheet in sheets])]]
    for part, name in (("points_by_source", source_name), ("points_by_era", era_name)):
        sections.append(
            [
                (name(key, words), [str(sheet[part].get(key, 0)) for sheet in sheets])
                for key in sheets[-1][part]
                if any(sheet[part].get(key) for sheet in sheets)
            ]
        )
    standing = [(words.text(f"score-{key}"), [str(sheet[key]) for sheet in sheets]) for key in STANDING]
    civilizations = [
        words.civilization(sheet["civilization"]) if sheet["civilization"] else words.text("score-unknown")
        for sheet in sheets
    ]
    if view["solo"] and view["solo"]["automa"] is not None and view["started"]:
        own = (words.civilization(name) for name in view["solo"]["civilizations"])
        civilizations[-1] = words.join(own, "middle")
    sections.append([*standing, (words.text("score-civilization"), civilizations)])
    return players, sections


def _told(sheet: Any) -> Any:
    """The sheet of the Automa: its points are counted by methods, and booked as other."""
    by, sources = sheet["points_by_method"], sheet["points_by_source"]
    told = {key: by[key] for key in MAT} | {"tracks": sum(by[f"spaces_{track}"] for track in TRACKS)}
    return sheet | {"points_by_source": sources | told | {"other": sources["other"] - sum(told.values())}}


def source_name(key: str, words: Words) -> str:
    """Where points come from."""
    if key in MAT:
        return words.text(f"score-{key}")
    return words.text(f"score-source-{key}")


def era_name(key: str, words: Words) -> str:
    """When points were scored."""
    return words.text(f"score-era-{key}")


def scorers(view: View) -> list[int]:
    """All players but the Shadow Empire, which has no points."""
    return [seat["seat"] for seat in view["players"] if seat["bot"] != "shadow_empire"]


def resources_left(resources: Resources) -> int:
    return sum(resources[one] for one in RESOURCES)


def ranking(game: Game, words: Words) -> list[str]:
    """The players in order, with their points."""
    view = game.view(words.you)
    left = [resources_left(seat["resources"]) for seat in view["players"]]
    order = sorted(scorers(view), key=lambda player: (-game.scores[player], -left[player]))
    lines = []
    for player in order:
        place = 1 + sum((game.scores[other], left[other]) > (game.scores[player], left[player]) for other in order)
        name = sentence(words.player(player))
        lines.append(words.text("rank", place=place, player=name, points=game.scores[player]))
    return lines


def winner_words(game: Game, words: Words) -> str:
    """Who won, and what decided between equal points."""
    winners = game.winners
    best = max(game.scores)
    view = game.view(words.you)
    level = [player for player in scorers(view) if game.scores[player] == best]
    left = [resources_left(seat["resources"]) for seat in view["players"]]
    if words.you is not None and len(level) == 1 and words.with_automa:
        key = "won-solo" if winners == [words.you] else "lost-solo"
        return words.fill(key, {"yours": game.scores[0], "automa": game.scores[1]})
    if len(winners) > 1:
        names = words.join(words.player(player) for player in winners)
        return sentence(words.text("won-shared", winners=names, points=best, left=left[winners[0]]))
    winner = words.who("player", winners[0]) | {"points": best, "left": left[winners[0]]}
    if len(level) == 1:
        return sentence(words.fill("won", winner))
    others = words.join(
        words.text("won-level-with", player=words.player(player), left=left[player])
        for player in level
        if player not in winners
    )
    return sentence(words.fill("won-level", winner | {"others": others}))
