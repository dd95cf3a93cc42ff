"""The table in words, line by line, for those who listen to it: nothing here has to be seen as a drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from gobelin import Game
from gobelin.locale import Words
from gobelin.locale.box import box
from gobelin.locale.effects import AMOUNTS
from gobelin.locale.names import sentence
from gobelin.terminal import scores
from gobelin.terminal.draw import building_letters, city_plots, income_sums, owned
from gobelin.terminal.paper import Rows
from gobelin.terminal.places import COLUMNS

Seen = Mapping[str, Any]


def board(view: Seen, words: Words) -> Rows:
    """The map: what everybody holds, land nobody holds, and what is not explored."""
    rows = [Text(words.text("aloud-map", side=view["map"]))]
    holders = sorted(
        {land["controller"] for land in view["hexes"].values() if land}, key=lambda seat: _order(seat, words)
    )
    for holder in holders:
        rows.append(Text(words.fill("aloud-held", words.who("owner", holder))))
        for name, land in view["hexes"].items():
            if land and land["controller"] == holder:
                rows.append(Text(f"{words.label(name)} {_land(view, name, land, words)}"))
    unexplored = [name for name, land in view["hexes"].items() if land is None]
    if unexplored:
        rows.append(Text(words.text("aloud-unexplored", hexes=words.listed(unexplored, "reason"))))
    return rows


def _order(seat: int | None, words: Words) -> tuple[bool, bool, int]:
    """You first, then the others, then nobody."""
    return (seat is None, seat != words.you, -1 if seat is None else seat)


def _land(view: Seen, name: str, land: Seen, words: Words) -> str:
    facts = [words.terrains(box().land(view["map"], name, land))]
    if land["tile"]:
        facts.append(words.text("hex-gives", gives=words.effect(box().tiles[land["tile"]]["benefit"])))
    pieces = Counter((token["player"], token["piece"], token["toppled"]) for token in land["tokens"])
    for (player, piece, toppled), count in pieces.items():
        kind = piece if piece in ("outpost", "cube") else "piece"
        called = {"piece": words.piece(piece)} if kind == "piece" else {"count": count}
        state = {"toppled": "yes" if toppled else "no"} if kind == "outpost" else {}
        facts.append(words.fill(f"aloud-{kind}", words.who("owner", player) | called | state))
    return words.listed(facts, "reason")


def tracks(view: Seen, words: Words) -> Rows:
    """Who stands where, and which landmarks are free."""
    rows = []
    closed = {lock["track"]: lock["owner"] for lock in view["closed_tracks"]}
    for track in box().spaces:
        standing = [
            words.text("aloud-token", player=words.player(seat["seat"]), space=words.space(track, space))
            for seat in view["players"]
            for space in sorted(seat["tokens"][track])
        ]
        rows.append(Text(f"{words.label(words.name('track', track))} {words.listed(standing, 'reason')}"))
        landmarks = []
        for (of, space), name in box().track_landmarks.items():
            if of == track:
                owner = owned(words, view["landmarks"][name])
                landmarks.append(words.fill("aloud-landmark", owner | {"landmark": words.piece(name), "space": space}))
        rows.append(Text(f"  {words.listed(landmarks, 'reason')}"))
        if track in closed:
            rows.append(Text("  " + words.fill("aloud-closed", words.who("owner", closed[track]))))
    return rows


def spaces(view: Seen, track: str, words: Words) -> Rows:
    """All spaces of a track: what they cost and give, and who stands there."""
    rows = [Text(words.label(words.name("track", track)))]
    for space in box().spaces[track]:
        number = space["number"]
        landmark = box().track_landmarks.get((track, number))
        gives = words.gives(track, number, free=landmark is not None and view["landmarks"][landmark] is None)
        told = words.text(
            "aloud-space", name=words.name("space", f"{track}-{number}"), cost=words.cost(space["cost"]), gives=gives
        )
        here = [words.player(seat["seat"]) for seat in view["players"] if number in seat["tokens"][track]]
        standing = words.text("aloud-here", players=words.listed(here)) if here else ""
        rows.append(Text(f"{number}. {told}{standing}"))
    return rows


def city(seat: Seen, words: Words) -> Rows:
    """The capital city: what stands where, and the open plots row by row."""
    if seat["capital"] is None:
        return [Text(words.text("aloud-no-city"))]
    grid, landmarks = city_plots(seat, words)
    rows = [Text(words.fill("aloud-city", words.who("owner", seat["seat"]) | {"capital": _capital(seat, words)}))]
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
        districts=words.listed(map(str, seat["districts"]), "middle") or words.text("aloud-none"),
        lines=seat["rows_and_columns"],
    )
    return [*rows, Text(f"  {complete}")]


def _capital(seat: Seen, words: Words) -> str:
    return words.name("capital", seat["capital"])


def income(seat: Seen, words: Words) -> Rows:
    """The income mat: what each row gives now, and what its next building uncovers."""
    rows = []
    for building, mat in box().income.items():
        taken = seat["taken"][building]
        positions = mat["positions"]
        sums = income_sums(positions[: taken + 1]).items()
        gives = words.effects({what: n} if what in AMOUNTS else {"vp_per": what, "times": n} for what, n in sums)
        following = words.income_space(positions[taken + 1]) if taken + 1 < len(positions) else "none"
        name = words.piece(building)
        rows.append(Text(words.text("aloud-income", building=name, taken=taken, gives=gives, following=following)))
    return rows


def score_sheet(game: Game, words: Words) -> Rows:
    """The score sheet, a line for each of its parts."""
    players, sections = scores.sheet_sections(game, words)
    rows = []
    for name, values in (line for section in sections for line in section):
        said = (f"{sentence(words.player(seat))} {value}" for seat, value in zip(players, values, strict=True))
        rows.append(Text(f"{words.label(name)} {words.listed(said, 'middle')}"))
    return rows
