"""The four tracks side by side, and one track with all its spaces."""

from __future__ import annotations

from typing import Final, get_args

from rich.text import Text

from gobelin.documents import View
from gobelin.documents.generated.enumerations import Track
from gobelin.locale import Words
from gobelin.locale.box import box
from gobelin.locale.names import NONE, ROMAN
from gobelin.terminal.draw.marks import PLAYER_STYLES, bot_legend, letter, mark, player_style
from gobelin.terminal.paper import FAINT, Rows, heading, line

TRACKS: Final[tuple[Track, ...]] = get_args(Track)
TIERS: Final = (1, 4, 7, 10)  # the first space of each


def draw_tracks(view: View, words: Words) -> Rows:
    """The four tracks with everybody's tokens (a digit is a player) and the landmarks at the tiers."""
    numbers = "".join(f"{'|' if space in TIERS else ''}{space:>4} " for space in range(13))
    tiers = "".join(f"| {words.text('drawn-tier', tier=ROMAN[tier])}".ljust(16) for tier in range(1, 5))
    rows = [
        heading(words.text("drawn-tracks")),
        line(" " * 16, (tiers.rstrip(), FAINT)),
        line(" " * 11, (numbers, FAINT)),
    ]
    for track in TRACKS:
        rows += [_tokens(view, words, track), _landmarks(view, words, track)]
    legend = words.text("drawn-tracks-legend", bots=bot_legend(words, letter) or NONE)
    return [*rows, line((legend, FAINT))]


def _tokens(view: View, words: Words, track: Track) -> Text:
    row = line(f"{_cut(words.name('track', track), 11):<11}")
    for space in range(13):
        if space in TIERS:
            row.append("|", style=FAINT)
        players = players_on(view, track, space)
        row.append(" " * (4 - len(players[:4]) if players else 3))
        for player in players:
            row.append(letter(words, player), style=f"bold {PLAYER_STYLES[player]}")
        row.append("" if players else ".", style=FAINT)
        row.append(" " if len(players) < 5 else "")
    row.rstrip()
    return row


def players_on(view: View, track: Track, space: int) -> list[int]:
    """Who has a token on a space."""
    return [seat["seat"] for seat in view["players"] if space in seat["tokens"][track]]


def _landmarks(view: View, words: Words, track: Track) -> Text:
    """The landmarks of a track with their owners, and who has closed it."""
    row = Text(" " * 33)
    for lock in view["closed_tracks"]:
        if lock["track"] == track:
            row = Text(f"  {words.fill('drawn-closed', words.who('owner', lock['owner']))}".ljust(33), style="bold")
    for space in TIERS[1:]:
        landmark = box().track_landmarks[track, space]
        owner = view["landmarks"][landmark]
        if owner == "out_of_play":
            sign, style = ":-", FAINT
        else:
            sign, style = "" if owner is None else f":{letter(words, owner)}", player_style(owner)
        row.append(f"{_cut(words.name('landmark', landmark), 15 - len(sign))}{sign}".ljust(16), style=style)
    row.rstrip()
    return row


def _cut(words: str, width: int) -> str:
    """What fits into a column, with a point where it is cut."""
    return words if len(words) <= width else f"{words[: width - 1].rstrip()}."


def landmark_owner(view: View, words: Words, track: str, space: int) -> dict[str, str]:
    """The landmark of a space and whose it is, as arguments of a sentence; none where there is no landmark."""
    landmark = box().track_landmarks.get((track, space))
    if landmark is None:
        return {}
    owner = view["landmarks"][landmark]
    whose = {"owner": NONE, "owner-is": owner} if isinstance(owner, str) else words.who("owner", owner)
    return whose | {"landmark": words.name("landmark", landmark)}


def draw_spaces(view: View, words: Words, track: Track) -> Rows:
    """One track with what each space costs and gives."""
    rows = [heading(words.name("track", track))]
    for space in box().spaces[track]:
        number = space["number"]
        gives = [words.explain.rewards(track, number)]
        if landmark := landmark_owner(view, words, track, number):
            gives.append(words.fill("drawn-landmark", landmark))
        name = words.name("space", f"{track}-{number}")
        row = line(f" {number:>2} {name:<22}", (f"{words.effects.cost(space['cost']):<25}", FAINT))
        row.append(f" {words.join(gives, 'reason')}")
        for player in players_on(view, track, number):
            row.append(f"  <{mark(words, player)}>", style=f"bold {PLAYER_STYLES[player]}")
        rows.append(row)
    return rows
