"""The table in words, line by line, for those who listen to it: nothing here has to be seen as a drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

from rich.text import Text

from gobelin import Game
from gobelin.documents import View
from gobelin.documents.effects import Expression
from gobelin.documents.generated.enumerations import Track
from gobelin.documents.views import ExploredHex, PlayerView
from gobelin.locale import Words
from gobelin.locale.box import box
from gobelin.locale.effects import AMOUNTS
from gobelin.locale.names import NONE, sentence, yes_or_no
from gobelin.terminal import scores
from gobelin.terminal.draw.city import COLUMNS, building_letters, city_plots
from gobelin.terminal.draw.income import add_income
from gobelin.terminal.draw.tracks import TRACKS, landmark_owner, players_on
from gobelin.terminal.paper import Rows


def board(view: View, words: Words) -> Rows:
    """The map: what everybody holds, land nobody holds, and what is not explored."""
    rows = [Text(words.text("aloud-map", side=view["map"]))]
    holders = sorted(
        {land["controller"] for land in view["hexes"].values() if land}, key=lambda seat: _order(seat, words)
    )
    for holder in holders:
        rows.append(Text(words.fill("aloud-held", words.who("owner", holder))))
        for name, land in view["hexes"].items():
            if land and land["controller"] == holder:
                rows.append(Text(f"{words.label(words.hex(name))} {_land(land, words)}"))
    unexplored = [words.hex(name) for name, land in view["hexes"].items() if land is None]
    if unexplored:
        rows.append(Text(words.text("aloud-unexplored", hexes=words.join(unexplored, "reason"))))
    return rows


def _order(seat: int | None, words: Words) -> tuple[bool, bool, int]:
    """You first, then the others, then nobody."""
    return (seat is None, seat != words.you, -1 if seat is None else seat)


def _land(land: ExploredHex, words: Words) -> str:
    facts = [words.explain.terrains(land["land"])]
    if land["tile"]:
        facts.append(words.text("hex-gives", gives=words.explain.benefit(land["tile"])))
    pieces = Counter((token["player"], token["piece"], token["toppled"]) for token in land["tokens"])
    for (player, piece, toppled), count in pieces.items():
        kind = piece if piece in ("outpost", "cube") else "piece"
        arguments: dict[str, str | int] = {"count": count, "toppled": yes_or_no(toppled), **words.who("owner", player)}
        if kind == "piece":
            arguments["piece"] = words.piece(piece)
        facts.append(words.fill(f"aloud-{kind}", arguments))
    return words.join(facts, "reason")


def tracks(view: View, words: Words) -> Rows:
    """Who stands where, and which landmarks are free."""
    rows = []
    closed = {lock["track"]: lock["owner"] for lock in view["closed_tracks"]}
    for track in TRACKS:
        tokens = [
            words.text("aloud-token", player=words.player(seat["seat"]), space=words.space(track, space))
            for seat in view["players"]
            for space in sorted(seat["tokens"][track])
        ]
        rows.append(Text(f"{words.label(words.name('track', track))} {words.join(tokens, 'reason')}"))
        landmarks = [
            words.fill("aloud-landmark", landmark_owner(view, words, track, space) | {"space": space})
            for of, space in box().track_landmarks
            if of == track
        ]
        rows.append(Text(f"  {words.join(landmarks, 'reason')}"))
        if track in closed:
            rows.append(Text("  " + words.fill("aloud-closed", words.who("owner", closed[track]))))
    return rows


def spaces(view: View, track: Track, words: Words) -> Rows:
    """All spaces of a track: what they cost and give, and who stands there."""
    rows = [Text(words.label(words.name("track", track)))]
    for space in box().spaces[track]:
        number = space["number"]
        landmark = box().track_landmarks.get((track, number))
        gives = words.explain.rewards(track, number, free=landmark is not None and view["landmarks"][landmark] is None)
        name, cost = words.name("space", f"{track}-{number}"), words.effects.cost(space["cost"])
        described = words.text("aloud-space", name=name, cost=cost, gives=gives)
        here = words.join(map(words.player, players_on(view, track, number)))
        standing = words.text("aloud-here", players=here) if here else ""
        rows.append(Text(f"{number}. {described}{standing}"))
    return rows


def city(seat: PlayerView, words: Words) -> Rows:
    """The capital city: what stands where, and the open plots row by row."""
    if seat["capital"] is None:
        return [Text(words.text("aloud-no-city"))]
    grid, landmarks = city_plots(seat, words)
    capital = {"capital": words.name("capital", seat["capital"])}
    rows = [Text(words.fill("aloud-city", words.who("owner", seat["seat"]) | capital))]
    letters = building_letters(words) | landmarks
    for letter, piece in letters.items():
        plots = [f"{COLUMNS[c]}{r + 1}" for r in range(9) for c in range(9) if grid[r][c] == letter]
        if plots:
            rows.append(Text(f"  {words.label(words.piece(piece))} {' '.join(plots)}"))
    for number, plots_of_row in enumerate(grid, 1):
        open_plots = " ".join(COLUMNS[column] for column, plot in enumerate(plots_of_row) if plot == ".")
        rows.append(Text("  " + words.text("aloud-row", row=number, plots=open_plots or words.text("aloud-none"))))
    complete = words.text(
        "aloud-complete",
        districts=words.join(map(str, seat["districts"]), "middle") or words.text("aloud-none"),
        lines=seat["rows_and_columns"],
    )
    return [*rows, Text(f"  {complete}")]


def income(seat: PlayerView, words: Words) -> Rows:
    """The income mat: what each row gives now, and what its next building uncovers."""
    rows = []
    for building, taken in seat["taken"].items():
        positions = box().income[building]["positions"]
        sums = add_income(positions[: taken + 1]).items()
        effects = ({what: n} if what in AMOUNTS else {"vp_per": what, "times": n} for what, n in sums)
        gives = words.effects.describe_all(cast(Iterable[Expression], effects))
        following = words.effects.income(positions[taken + 1]) if taken + 1 < len(positions) else NONE
        name = words.piece(building)
        rows.append(Text(words.text("aloud-income", building=name, taken=taken, gives=gives, following=following)))
    return rows


def score_sheet(game: Game, words: Words) -> Rows:
    """The score sheet, a line for each of its parts."""
    players, sections = scores.sheet_sections(game, words)
    rows = []
    for name, values in (line for section in sections for line in section):
        scored = (f"{sentence(words.player(seat))} {value}" for seat, value in zip(players, values, strict=True))
        rows.append(Text(f"{words.label(name)} {words.join(scored, 'middle')}"))
    return rows
