"""What a player's next income turn would bring if it were taken now: from what lies open, so anybody may know it."""

from __future__ import annotations

from gobelin.rules.chapters.income import LAST_ERA, exposed_points, exposed_spaces, is_first_into
from gobelin.rules.chapters.upgrade import upgradable_cards
from gobelin.rules.engine import box
from gobelin.rules.engine.state import METHODS, State
from gobelin.rules.printed.income_mat import FIRST_INTO_ERA, RESOURCE_ICONS, RESOURCE_LIMIT
from gobelin.rules.printed.names import BUILDINGS, PERSON, RESOURCES


def forecast(state: State, player: int) -> dict[str, object] | None:
    """Points and income of the spaces that lie exposed; None for bots and once the last one has begun.

    It is a lower bound: what is chosen in the steps before the count (`open`) may add to it.
    """
    who = state.players[player]
    era = who.era + 1
    if era > LAST_ERA or who.bot != PERSON:
        return None
    last = era == LAST_ERA
    lines = [] if era == 1 else exposed_points(state, player)
    icons = [0 if last else RESOURCE_ICONS[row][who.taken[row]] for row in range(4)]
    room = [RESOURCE_LIMIT - held for held in who.resources]
    spaces = [] if last else exposed_spaces(state, player)
    return {
        "player": player,
        "era": era,
        "last": last,
        "vp": sum(points for _, _, _, points in lines),
        "resources": {name: min(icons[n], room[n]) for n, name in enumerate(RESOURCES)},
        "lost": {name: max(0, icons[n] - room[n]) for n, name in enumerate(RESOURCES)},
        "territory": sum(space.territory for space in spaces),
        "tapestry": sum(space.tapestry for space in spaces),
        "first_into_era": FIRST_INTO_ERA[era] if is_first_into(state, player, era) else 0,
        "lines": [
            {"building": BUILDINGS[row], "position": space + 1, "per": METHODS[method], "points": points}
            for row, space, method, points in lines
        ],
        "open": _open_steps(state, player, era),
    }


def _open_steps(state: State, player: int, era: int) -> list[str]:
    """The steps before the count in which the player may add something."""
    who = state.players[player]
    steps = []
    if era > 1 and any(era in box.civilizations[number].income_turns for number in who.civilizations):
        steps.append("civilization")
    if 1 < era < LAST_ERA:
        steps.append("tapestry")
    if era > 1 and upgradable_cards(state, player):
        steps.append("upgrade")
    return steps
