"""The report on balance: docs/generated/balance_report.md, from what `gobelin balance STUDY --json` printed.

python benchmarks/balance.py greedy_2.json greedy_3.json ... > docs/generated/balance_report.md
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from gobelin.lab import balance_words as said
from gobelin.locale import Words
from gobelin.rules.printed.names import CIVILIZATIONS

WORDS = Words("en")
CARDS = 8  # of the strongest and the weakest of each study

Report = dict[str, Any]


def table(columns: list[str], rows: list[list[str]]) -> list[str]:
    lines = [columns, ["---"] * len(columns), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines] + [""]


def name(report: Report) -> str:
    return f"`{report['study']['bot']}`, {report['study']['players']} players"


def ranged(value: str, limits: list[float]) -> str:
    low, high = map(said.whole, limits)
    return f"{value} [{low}, {high}]"


def by_civilization(reports: list[Report]) -> list[tuple[str, list[Report]]]:
    """Every civilization with its line in each report, the strongest of the first report first."""
    lines = [{line["name"]: line for line in report["civilizations"]} for report in reports]
    order = sorted(CIVILIZATIONS, key=lambda civilization: lines[0][civilization]["handicap"])
    return [(civilization, [by_name[civilization] for by_name in lines]) for civilization in order]


def overview(reports: list[Report]) -> list[str]:
    rows = []
    for report in reports:
        seats = ", ".join(WORDS.percent(seat["win_rate"]) for seat in report["seats"])
        checked, published = report["check"], report["published"]
        ranges = [
            f"{WORDS.percent(checked[when]['lowest'])} to {WORDS.percent(checked[when]['highest'])}"
            f" ({WORDS.percent(checked[when]['spread'])})"
            for when in ("without", "with")
        ]
        mean = ranged(WORDS.decimal(report["score"]["mean"]), report["score"]["interval"])
        agreed = f"{published['agreed']} of {published['pairs']}"
        rows.append([name(report), str(report["study"]["games"]), mean, seats, *ranges, agreed])
    columns = [
        "study", "games", "mean score", "wins by seat", "wins of the weakest and strongest civilization",
        "with the handicap of the other half", "pairs ranked as published",
    ]  # fmt: skip
    return table(columns, rows)


def handicaps(reports: list[Report]) -> list[str]:
    rows = []
    for civilization, lines in by_civilization(reports):
        bonus = {line["published"]["vp"]: said.bonus_words(line["published"], WORDS) for line in lines}
        figures = [ranged(said.signed(line["handicap"], WORDS), line["handicap_interval"]) for line in lines]
        rows.append([WORDS.civilization(civilization), *figures, " / ".join(bonus.values())])
    return table(["civilization", *map(name, reports), "published"], rows)


def wins(reports: list[Report]) -> list[str]:
    rows = []
    for civilization, lines in by_civilization(reports):
        figures = []
        for line in lines:
            rate = ranged(WORDS.percent(line["win_rate"]), [100 * limit for limit in line["interval"]])
            figures.append(f"{rate} · {WORDS.decimal(line['mean_score'], 0)}")
        rows.append([WORDS.civilization(civilization), *figures])
    return table(["civilization", *map(name, reports)], rows)


def sources(report: Report) -> list[str]:
    lines = report["civilizations"]
    keys = [key for key in lines[0]["by_source"] if any(line["by_source"][key]["mean"] for line in lines)]
    rows = [
        [WORDS.civilization(line["name"]), *(WORDS.decimal(line["by_source"][key]["mean"]) for key in keys)]
        for line in lines
    ]
    return table(["civilization", *(said.source_name(key, WORDS) for key in keys)], rows)


def cards(reports: list[Report]) -> list[str]:
    out = []
    for title, cut in (("The best", slice(None, CARDS)), ("The worst", slice(None, -CARDS - 1, -1))):
        columns = [
            [
                f"{WORDS.card(line['name'])} {ranged(said.signed(line['points'], WORDS), line['points_interval'])}"
                for line in report["tapestries"][cut]
            ]
            for report in reports
        ]
        out += table(
            [title, *map(name, reports)], [[str(at + 1), *row] for at, row in enumerate(zip(*columns, strict=False))]
        )
    return out


def written(reports: list[Report]) -> str:
    parts = [
        "# What wins: the first report",
        "",
        "Written by `benchmarks/balance.py` from studies of `gobelin balance`; [how it is measured](../balance.md).",
        "Brackets are 95 % intervals.",
        "",
        *overview(reports),
        "Wins of civilizations are those in every second game, once as played and once with the handicap estimated on",
        "the games between; in parentheses how far apart they are beyond what luck explains (root mean square).",
        "",
        "## The handicap",
        "Points with which a civilization would have to begin so that all win equally often; the mean is zero.",
        "The published start adjustments beside them, by number of players.",
        "",
        *handicaps(reports),
        "## Win rates and mean scores",
        *wins(reports),
        f"## Points by source: {name(reports[0])}",
        *sources(reports[0]),
        "## Tapestry cards",
        "What a card in hand brought beside an average card, in points.",
        "",
        *cards(reports),
    ]
    return "\n".join(parts)


if __name__ == "__main__":
    sys.stdout.write(written([json.loads(Path(path).read_text(encoding="utf-8")) for path in sys.argv[1:]]))
