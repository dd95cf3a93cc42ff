"""The box in words: `gobelin components`."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from gobelin.locale import Words
from gobelin.locale.box import box
from gobelin.terminal.paper import print_line


def print_contents(console: Console, words: Words) -> None:
    """Everything in the box, a line for each component."""

    def section(caption: str) -> None:
        console.print()
        console.print(Text(caption, style="bold"))

    def item(name: str | int, does: str) -> None:
        print_line(console, Text.assemble("  ", (words.label(str(name)), "cyan"), f" {does}"), hang=4)

    for track, spaces in box().spaces.items():
        section(words.text("listed-track", track=words.name("track", track)))
        for space in spaces:
            number = space["number"]
            item(f"{number:>2} {words.name('space', f'{track}-{number}')}", words.explain.space(track, number))
    section(words.text("listed-income"))
    for building, row in box().income.items():
        names = (
            words.text(
                "listed-income-space",
                space=words.name("income", f"{building}-{space['position']}"),
                gives=words.effects.income(space),
            )
            for space in row["positions"]
        )
        item(words.name("building", building), words.join(names, "middle"))
    section(words.text("listed-landmarks", count=len(box().landmarks)))
    for landmark in box().landmarks:
        item(words.name("landmark", landmark), words.explain.landmark(landmark))
    section(words.text("listed-capitals"))
    for number in box().capitals:
        item(f"{number} {words.name('capital', number)}", words.explain.capital(number))
    section(words.text("listed-tiles", count=len(box().tiles)))
    for number in box().tiles:
        item(number, words.explain.tile(number))
    section(words.text("listed-space-tiles", count=len(box().space_tiles)))
    for number in box().space_tiles:
        item(number, words.explain.space_tile(number))
    section(words.text("listed-tech", count=len(box().tech)))
    for card in box().tech:
        item(words.card(card), words.explain.tech(card))
    copies = sum(card["copies"] for card in box().tapestries.values())
    section(words.text("listed-tapestries", count=copies, different=len(box().tapestries)))
    for card, tapestry in box().tapestries.items():
        name = words.text("listed-tapestry", card=words.card(card), copies=tapestry["copies"])
        item(name, words.explain.tapestry(card))
    section(words.text("listed-civilizations", count=len(box().civilizations)))
    for civilization in box().civilizations:
        item(words.civilization(civilization), words.explain.civilization(civilization))
    section(words.text("listed-levels", count=len(box().automa_levels)))
    for level in box().automa_levels:
        name = words.fill("listed-level", {"level": level, "level-name": words.name("level", level)})
        item(name, words.explain.level(level))
    section(words.text("listed-automa-civilizations", count=len(box().automa_civilizations)))
    for track, civilization in box().automa_civilizations.items():
        name = words.text(
            "listed-automa-civilization",
            civilization=words.civilization(civilization),
            track=words.name("track", track),
        )
        item(name, words.explain.automa_civilization(civilization))
    section(words.text("listed-decision-cards", count=len(box().decision_cards)))
    for number, decision in box().decision_cards.items():
        rules = [
            words.explain.decision_card(number, alone=False),
            words.text("explain-decision-card-order", tracks=words.explain.track_order(number)),
            words.text("explain-decision-card-map", **words.explain.directions(decision["map"])),
        ]
        marks = {"income": decision["income"], "topple": decision["topple"]}
        rules += [words.text(f"explain-decision-card-{mark}") for mark, there in marks.items() if there]
        item(number, words.join(rules, "reason"))
