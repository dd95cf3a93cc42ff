"""A report about balance in words, for the terminal and the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gobelin.locale import Words

MINUS = "\N{MINUS SIGN}"


def heading(found: dict[str, Any], words: Words) -> str:
    """What was played."""
    study = found["study"]
    return words.text(
        "balance",
        games=study["games"],
        players=study["players"],
        bot=study["bot"],
        seed=str(study["seed"]),
        bonus="yes" if study["start_bonus"] else "no",
    )


def score_words(found: dict[str, Any], words: Words) -> str:
    """The mean score, and how often each seat won."""
    low, high = found["score"]["interval"]
    shares = (
        words.text("simulated-share", player=words.player(seat), share=words.percent(line["win_rate"]))
        for seat, line in enumerate(found["seats"])
    )
    return words.text(
        "balance-score",
        mean=words.decimal(found["score"]["mean"]),
        low=words.decimal(low),
        high=words.decimal(high),
        shares=words.join(shares, "middle"),
    )


def check_words(found: dict[str, Any], words: Words) -> str:
    """What the handicap does to games it was not estimated on; nothing where there are too few."""
    checked = found["check"]
    if not checked:
        return ""
    figures = {
        f"{limit}-{when}": words.percent(checked[when][limit])
        for when in ("without", "with")
        for limit in ("lowest", "highest")
    }
    return words.text("balance-check", **figures)


def agreement_words(found: dict[str, Any], words: Words) -> str:
    """How far the published adjustments agree."""
    pairs = found["published"]["pairs"]
    return words.text("balance-agreement", pairs=pairs, agreed=found["published"]["agreed"]) if pairs else ""


def columns(names: Sequence[str], words: Words) -> list[str]:
    """What stands above columns."""
    return [words.text(f"balance-{name}") for name in names]


STRENGTH = ("games", "wins", "interval", "points", "spread")


def strength_rows(lines: Sequence[dict[str, Any]], words: Words) -> list[list[str]]:
    """How often civilizations win, and with how many points."""
    return [
        [
            words.civilization(line["name"]),
            str(line["games"]),
            words.percent(line["win_rate"]),
            between([100 * limit for limit in line["interval"]], words),
            words.decimal(line["mean_score"]),
            words.decimal(line["score_interval"][1] - line["mean_score"]),
        ]
        for line in lines
    ]


HANDICAP = ("handicap", "interval", "by-score", "published")


def handicap_rows(lines: Sequence[dict[str, Any]], words: Words) -> list[list[str]]:
    """What would even it out, beside what was published."""
    return [
        [
            words.civilization(line["name"]),
            signed(line["handicap"], words),
            between(line["handicap_interval"], words),
            signed(line["handicap_by_score"], words),
            bonus_words(line["published"], words),
        ]
        for line in lines
    ]


CARDS = ("held", "wins", "points", "worth", "interval", "played")


def card_rows(lines: Sequence[dict[str, Any]], words: Words) -> list[list[str]]:
    return [
        [
            words.card(line["name"]),
            str(line["held"]),
            words.percent(line["win_rate"]),
            words.decimal(line["mean_score"]),
            signed(line["points"], words),
            between(line["points_interval"], words),
            str(line["played"]),
        ]
        for line in lines
    ]


def sources_of(lines: Sequence[dict[str, Any]]) -> list[str]:
    """The sources that any of the civilizations has points from."""
    return [source for source in lines[0]["by_source"] if any(line["by_source"][source]["mean"] for line in lines)]


def source_name(source: str, words: Words) -> str:
    return words.fill(f"score-source-{source}", {"automa": "no"})


def signed(points: float, words: Words) -> str:
    return words.decimal(points, sign=True).replace("-", MINUS)


def between(limits: Sequence[float], words: Words) -> str:
    """-3 to 12, in whole numbers."""
    low, high = map(whole, limits)
    return words.text("tournament-from-to", low=low, high=high)


def whole(number: float) -> str:
    return f"{number:.0f}".replace("-0", "0").replace("-", MINUS)


def bonus_words(published: dict[str, int], words: Words) -> str:
    """+10 VP, +2 resources; a dash where there is none."""
    said = []
    if published["vp"]:
        said.append(words.text("balance-bonus-vp", points=_with_sign(published["vp"])))
    if published["resources"]:
        count = published["resources"]
        said.append(words.text("balance-bonus-resources", number=_with_sign(count), count=abs(count)))
    return words.join(said, "middle") or "\N{EN DASH}"


def _with_sign(number: int) -> str:
    return f"{number:+d}".replace("-", MINUS)
