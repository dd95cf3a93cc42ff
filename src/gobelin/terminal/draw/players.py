"""The players: points and resources in a line, what lies in front of a person, and the face-up tech cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from rich.text import Text

from gobelin.documents import View
from gobelin.documents.common import Pact
from gobelin.documents.generated.enumerations import Resource
from gobelin.documents.views import PlayerView
from gobelin.locale import Words
from gobelin.locale.names import NONE, sentence, yes_or_no
from gobelin.locale.options import TECH_ROWS
from gobelin.terminal.draw.marks import PLAYER_STYLES
from gobelin.terminal.paper import HEADING, Rows, heading, line

RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)


def draw_status(seat: PlayerView, words: Words) -> Text:
    """One line: points, era, resources; of the Shadow Empire its name alone."""
    names = [sentence(words.player(one)) for one in (seat["seat"], *words.bots)]
    row = line((names[0].ljust(max(9, *map(len, names))), f"bold {PLAYER_STYLES[seat['seat']]}"))
    if seat["bot"] == "shadow_empire":
        return row
    if seat["finished"]:
        era = words.text("drawn-finished")
    else:
        era = words.text("drawn-era", era=words.era(seat["era"])) if seat["era"] else words.text("drawn-no-era")
    row.append(f" {words.text('drawn-vp', points=seat['vp']):>6}", style="bold")
    row.append(f"  {era:<8}")
    if not seat["bot"]:
        resources = (
            words.text("drawn-resource", resource=words.name("resource", one), count=seat["resources"][one])
            for one in RESOURCES
        )
        row.append("  " + "  ".join(resources))
    return row


def draw_person(seat: PlayerView, words: Words) -> Rows:
    """Everything in front of one player apart from city and income mat: cards, tiles, civilizations."""
    rows: Rows = [draw_status(seat, words)]
    for mat in seat["civilizations"]:
        name, does = words.civilization(mat["name"]), words.explain.civilization(mat["name"])
        rows.append(line((f" {words.label(name)}", HEADING), f" {does}"))
        if standing := words.mats.describe(mat):
            rows.append(line(f"   {standing}"))
    if seat["active"]:
        rows.append(line((f" {words.label(words.text('drawn-active'))}", HEADING), f" {_card(seat['active'], words)}"))
        if seat["active"] in ("alliance", "marriage_of_state") and (pact := _pact(seat["pact"], words)):
            rows.append(line(f"   {pact}"))
    played = [words.card(stack[-1]) for stack in seat["tapestries"].values() if stack]
    if played:
        rows.append(line(f" {words.text('drawn-played', cards=words.join(played, 'middle'))}"))
    if seat["hand"] is not None:
        rows += _listing(words, "drawn-hand", [_card(card, words) for card in seat["hand"]])
    tech = []
    for row in reversed(TECH_ROWS):
        for card in seat["tech"][row]:
            with_token = card in seat["inventors_tokens"]
            tech.append(f"{words.text(f'drawn-row-{row}'):<6} {_tech_card(card, words, with_token)}")
    rows += _listing(words, "drawn-tech", tech)
    tiles = [words.text("drawn-tile", tile=tile, does=words.explain.tile(tile)) for tile in seat["territory_tiles"]]
    rows += _listing(words, "drawn-tiles", tiles)
    for tile in seat["space_tiles"]:
        rows.append(line(f"   {words.text('drawn-space-tile', tile=tile, does=words.explain.space_tile(tile))}"))
    rest = [
        words.text("drawn-territories", count=len(seat["territories"])),
        words.text("drawn-outposts", count=seat["outposts"]),
        *landmarks_and_achievements(seat, words),
    ]
    rows.append(line(f" {words.join(rest, 'reason')}"))
    return rows


def _card(card: str, words: Words) -> str:
    return f"{words.card(card)} {words.explain.tapestry(card)}"


def _pact(pact: Pact, words: Words) -> str:
    """With whom, and perhaps on which track; empty before the opponent is chosen."""
    if pact["player"] is None:
        return ""
    track = words.name("track", pact["track"]) if pact["track"] else NONE
    return words.text("drawn-pact", opponent=words.player(pact["player"]), track=track)


def _listing(words: Words, caption: str, items: Sequence[str]) -> Rows:
    """A heading with its items below, or none."""
    name = words.text(caption)
    if not items:
        return [line((f" {words.label(name)}", HEADING), f" {words.text('drawn-none')}")]
    return [line((f" {name}", HEADING)), *(line(f"   {item}") for item in items)]


def landmarks_and_achievements(seat: PlayerView, words: Words) -> list[str]:
    facts = []
    if seat["landmarks"]:
        landmarks = words.join((words.name("landmark", name) for name in seat["landmarks"]), "middle")
        facts.append(words.text("drawn-landmarks", landmarks=landmarks))
    if seat["achievements"]:
        achievements = words.join((words.name("achievement", name) for name in seat["achievements"]), "middle")
        facts.append(words.text("drawn-achievements", achievements=achievements))
    return facts


def draw_opponent(seat: PlayerView, words: Words) -> Rows:
    """An opponent in two or three lines."""
    civilizations = words.join(words.civilization(mat["name"]) for mat in seat["civilizations"])
    counts = {
        "cards": seat["hand_size"],
        "tiles": len(seat["territory_tiles"]),
        "tech": sum(len(seat["tech"][row]) for row in TECH_ROWS),
        "territories": len(seat["territories"]),
        "landmarks": len(seat["landmarks"]),
        "buildings": sum(seat["taken"].values()),
    }
    facts = words.join((words.text(f"drawn-short-{what}", count=count) for what, count in counts.items()), "middle")
    rows = [draw_status(seat, words)]
    rows.append(line(f"   {words.join([civilizations or words.text('drawn-hidden'), facts], 'reason')}"))
    if seat["active"]:
        rows.append(line(f"   {_card(seat['active'], words)}"))
    return rows


def draw_display(view: View, words: Words) -> Rows:
    """The face-up tech cards."""
    cards = (_tech_card(card, words) for card in view["display"])
    return [heading(words.text("drawn-display")), *(line(f"   {card}") for card in cards)]


def _tech_card(card: str, words: Words, with_token: bool = False) -> str:
    does = words.explain.tech(card)
    return words.text("drawn-tech-card", token=yes_or_no(with_token), card=words.card(card), does=does)
