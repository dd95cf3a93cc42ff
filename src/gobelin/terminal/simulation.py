"""The figures of many random games: `gobelin simulate`."""

from __future__ import annotations

from rich.console import Console

from gobelin.lab.simulate import Summary
from gobelin.terminal import cards, scores
from gobelin.terminal.paper import print_line
from gobelin.terminal.words import Names


def print_simulation(
    console: Console, summaries: list[Summary], speed: dict[str, float], checked: bool, shadow_empire: bool
) -> None:
    """The figures of one setting, or of several levels of the Automa below each other."""
    played = [summary for summary in summaries if summary.games]
    people = played[0].players
    who = "alone against the Automa" if people == 1 else f"of {people} players"
    third = " and the Shadow Empire" if shadow_empire else ""
    checks = ", every table checked after every choice" if checked else ""
    games = sum(summary.games for summary in played)
    decisions = sum(summary.decisions for summary in played) / games
    for words in (
        f"{games} random games {who}{third}{checks}",
        f"Speed: {speed['games_per_cpu_second']} games per second of processor time, "
        f"{speed['games_per_second']} by the clock",
        f"Decisions: {decisions:.2f} per game, {speed['microseconds_per_decision']} microseconds each",
    ):
        print_line(console, words)
    if played[0].level:
        print_levels(console, played)
    if len(summaries) == 1:
        print_summary(console, played[0])


def print_levels(console: Console, summaries: list[Summary]) -> None:
    """How the random player did against each level: mean scores and win rate."""
    table = scores.plain_table("The random player against the Automa")
    for name in ("level", "games", "player", "wins", "Automa", "from", "to"):
        table.add_column(name, justify="left" if name == "level" else "right", no_wrap=True)
    for summary in summaries:
        results = summary.results()
        automa = results["automa_score"]
        table.add_row(
            f"{summary.level} {cards.LEVELS[summary.level or 0]}", str(results["games"]),
            f"{results['score']['mean']:.1f}", f"{results['win_share_by_seat'][0]:.1%}",
            f"{automa['mean']:.1f}", str(automa["min"]), str(automa["max"]),
        )  # fmt: skip
    console.print(table)


def print_summary(console: Console, summary: Summary) -> None:
    results = summary.results()
    score = results["score"]
    print_line(console, f"Score: mean {score['mean']}, from {score['min']} to {score['max']}")
    if summary.players > 1:
        names = Names()
        shares = ", ".join(f"{names(n)} {share:.1%}" for n, share in enumerate(results["win_share_by_seat"]))
        print_line(console, f"Win share: {shares}")
    for caption, part, called in (
        ("Mean points by source", "mean_points_by_source", scores.SOURCE_NAMES),
        ("Mean points by era", "mean_points_by_era", scores.ERA_NAMES),
    ):
        table = scores.plain_table(caption)
        table.add_column("")
        table.add_column("points", justify="right")
        for key, points in results[part].items():
            if points:
                table.add_row(called[key], f"{points:.2f}")
        console.print(table)
    table = scores.plain_table("Civilizations")
    for name in ("", "games", "mean score", "win rate"):
        table.add_column(name, justify="right" if name else "left")
    for name, row in sorted(results["civilizations"].items(), key=lambda item: -item[1]["mean_score"]):
        words = name.replace("_", " ").title()
        table.add_row(words, str(row["games"]), f"{row['mean_score']:.1f}", f"{row['win_rate']:.1%}")
    console.print(table)
