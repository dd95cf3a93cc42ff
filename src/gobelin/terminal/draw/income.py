"""The income mat: what each of its rows gives now, and what the next building uncovers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from gobelin.documents.components import IncomePosition
from gobelin.documents.views import PlayerView
from gobelin.locale import Words
from gobelin.locale.box import box
from gobelin.terminal.paper import FAINT, Rows, heading, line


def draw_income(seat: PlayerView, words: Words) -> Rows:
    head = [words.text(f"drawn-income-{column}") for column in ("building", "now", "next")]
    names = {building: words.name("building", building) for building in box().income}
    wide = max(7, *map(len, names.values()))
    rows = [heading(words.text("drawn-income")), line((f"  {head[0]:<{wide + 6}} {head[1]:<31} {head[2]}", FAINT))]
    for building, taken in seat["taken"].items():
        positions = box().income[building]["positions"]
        following = _in_short(positions[taken + 1 : taken + 2], words) or "-"
        now = _in_short(positions[: taken + 1], words)
        rows.append(line(f"  {names[building]:<{wide}} {taken}/5   {now:<31} {following}"))
    return rows


def add_income(spaces: Sequence[IncomePosition]) -> Counter[str]:
    """What spaces of the income mat give together: resources and so on, then VP, plain or for what is counted."""
    sums: Counter[str] = Counter()
    for space in spaces:
        sums.update(cast(dict[str, int], space["income"] or {}))
    for space in spaces:
        for what, value in (space["vp"] or {}).items():
            sums.update({str(value): 1} if what == "vp_per" else {"vp": cast(int, value)})
    return sums


def _in_short(spaces: Sequence[IncomePosition], words: Words) -> str:
    sums = add_income(spaces).items()
    return words.join((words.text(f"drawn-income-{what}", count=count) for what, count in sums), "middle")
