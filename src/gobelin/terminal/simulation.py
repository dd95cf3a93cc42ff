"""The figures of many random games: `gobelin simulate`."""

from __future__ import annotations

from rich.console import Console, JustifyMethod

from gobelin.lab.simulate import Summary
from gobelin.locale import Words
from gobelin.locale.names import sentence
from gobelin.terminal import scores
from gobelin.terminal.paper import print_line


def print_simulation(
    console: Console,
    words: Words,
    summaries: list[Summary],
    speed: dict[str, float],
    checked: bool,
    shadow_empire: bool,
) -> None:
    """The figures of one setting, or of several levels of the Automa below each other."""
    played = [summary for summary in summaries if summary.games]
    games = sum(summary.games for summary in played)
    decisions = sum(summary.decisions for summary in played) / games
    for line in (
        words.text(
            "simulated",
            games=games,
            players=played[0].players,
            shadow="yes" if shadow_empire else "no",
            checked="yes" if checked else "no",
        ),
        words.text(
            "simulated-speed",
            cpu=words.measure(speed["games_per_cpu_second"]),
            clock=words.measure(speed["games_per_second"]),
        ),
        words.text(
            "simulated-decisions",
            decisions=words.measure(decisions, 2),
            microseconds=words.measure(speed["microseconds_per_decision"], 2),
        ),
    ):
        print_line(console, line)
    if played[0].level:
        print_levels(console, words, played)
    if len(summaries) == 1:
        print_summary(console, words, played[0])


def print_levels(console: Console, words: Words, summaries: list[Summary]) -> None:
    """How the random player did against each level: mean scores and win rate."""
    table = scores.plain_table(words.text("simulated-levels"))
    for column in ("level", "games", "player", "wins", "automa", "from", "to"):
        justify: JustifyMethod = "left" if column == "level" else "right"
        table.add_column(words.text(f"simulated-{column}"), justify=justify, no_wrap=True)
    for summary in summaries:
        results = summary.results()
        automa = results["automa_score"]
        level = summary.level or 0
        table.add_row(
            words.fill("listed-level", {"level": level, "level-name": words.name("level", level)}),
            str(results["games"]), words.decimal(results["score"]["mean"]),
            words.percent(results["win_share_by_seat"][0]), words.decimal(automa["mean"]),
            str(automa["min"]), str(automa["max"]),
        )  # fmt: skip
    console.print(table)


def print_summary(console: Console, words: Words, summary: Summary) -> None:
    results = summary.results()
    score = results["score"]
    limits = {"low": str(score["min"]), "high": str(score["max"])}
    print_line(console, words.text("simulated-score", mean=words.decimal(score["mean"], 2), **limits))
    if summary.players > 1:
        shares = (
            words.text("simulated-share", player=sentence(words.player(seat)), share=words.percent(share))
            for seat, share in enumerate(results["win_share_by_seat"])
        )
        print_line(console, words.text("simulated-shares", shares=words.join(shares, "middle")))
    for part, called in (("source", scores.source_name), ("era", scores.era_name)):
        table = scores.plain_table(words.text(f"simulated-by-{part}"))
        table.add_column("")
        table.add_column(words.text("simulated-points"), justify="right")
        for key, points in results[f"mean_points_by_{part}"].items():
            if points:
                table.add_row(called(key, words), words.decimal(points, 2))
        console.print(table)
    table = scores.plain_table(words.text("simulated-civilizations"))
    table.add_column("")
    for column in ("games", "mean", "win-rate"):
        table.add_column(words.text(f"simulated-{column}"), justify="right")
    for name, row in sorted(results["civilizations"].items(), key=lambda item: -item[1]["mean_score"]):
        played = (str(row["games"]), words.decimal(row["mean_score"]), words.percent(row["win_rate"]))
        table.add_row(words.civilization(name), *played)
    console.print(table)
