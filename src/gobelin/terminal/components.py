"""The box in words: `gobelin components`."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from gobelin.terminal import cards
from gobelin.terminal.box import box
from gobelin.terminal.paper import print_line
from gobelin.terminal.words import (
    bonus_words,
    card_words,
    cost_words,
    decision_card_words,
    effect_words,
    income_space_words,
    tech_words,
    tile_words,
    title,
)


def print_contents(console: Console) -> None:
    """Everything in the box, a line for each component."""

    def section(words: str) -> None:
        console.print()
        console.print(Text(words, style="bold"))

    def item(name: str, words: str) -> None:
        print_line(console, Text.assemble("  ", (name, "cyan"), f" {words}"), hang=4)

    for track, spaces in box().spaces.items():
        section(f"Track: {track}")
        for space in spaces:
            words = f"[{cost_words(space['cost'])}] {effect_words(space['benefit'])}"
            if space["bonus"]:
                words += f"; bonus: {bonus_words(space['bonus'])}"
            if space["landmark"]:
                words += f"; landmark: {space['landmark']}"
            item(f"{space['number']:>2} {space['name']}:", words)
    section("Income mat")
    for building, row in box().income.items():
        item(
            f"{building}:",
            ", ".join(f"{space['name']} ({income_space_words(building, space)})" for space in row["positions"]),
        )
    section(f"Landmarks ({len(box().landmarks)})")
    for landmark in box().landmarks.values():
        gained = landmark["gained"]
        where = f"{gained['track']} {gained['space']}" if "track" in gained else f"tech card {gained['tech_card']}"
        item(f"{landmark['name']}:", f"{where}, plots {'/'.join(landmark['footprint'])}")
    section("Capital cities")
    for number, capital in box().capitals.items():
        open_plots = sum(row.count(".") for row in capital["grid"])
        item(f"{number} {capital['name']}:", f"{open_plots} open plots, shares its start with {capital['pair']}")
    section(f"Territory tiles ({len(box().tiles)})")
    for number in box().tiles:
        item(f"{number}:", tile_words(number))
    section(f"Space tiles ({len(box().space_tiles)})")
    for number, tile in box().space_tiles.items():
        item(f"{number}:", effect_words(tile["benefit"]))
    section(f"Tech cards ({len(box().tech)})")
    for card, facts in box().tech.items():
        item(f"{facts['name']}:", tech_words(card))
    copies = sum(card["copies"] for card in box().tapestries.values())
    section(f"Tapestry cards ({copies}, {len(box().tapestries)} different)")
    for card, facts in box().tapestries.items():
        item(f"{facts['name']}{' x' + str(facts['copies']) if facts['copies'] > 1 else ''}:", card_words(card))
    section(f"Civilizations ({len(cards.CIVILIZATIONS)})")
    for name, words in cards.CIVILIZATIONS.items():
        item(f"{title(name)}:", words)
    section(f"The Automa: levels ({len(box().automa_levels)})")
    for level, chart in box().automa_levels.items():
        parts = [f"{chart['mat']} mat", f"{'/'.join(map(str, chart['progress_cards'].values()))} progress cards"]
        parts += [key.replace("_", " ") for key in ("hand", "civilization_bonus", "extra_advance") if chart[key]]
        item(f"{level} {cards.LEVELS[level]}:", ", ".join(parts))
    section(f"The Automa: civilizations ({len(cards.AUTOMA_CIVILIZATIONS)})")
    for track, name in box().automa_civilizations.items():
        item(f"{title(name)} ({track}):", cards.AUTOMA_CIVILIZATIONS[name])
    section(f"The Automa: decision cards ({len(box().decision_cards)})")
    for number, facts in box().decision_cards.items():
        along, side = facts["map"].split("_from_")
        order = ", ".join(facts["track_order"]).replace("favorite", "favourite")
        marks = ["income hand"] * facts["income"] + ["toppled outpost"] * facts["topple"]
        rules = [decision_card_words(number, alone=False), f"order {order}", f"hexes {along} from the {side}"]
        item(f"{number}:", "; ".join(rules + marks))
