"""Every screen of SCREENS in each of its sizes: nothing that axe-core finds, light and dark; no word leaves its box.

Those that ask a question are answered in the end: see test_kinds.
"""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from browser.clicking import Clicker
from browser.conftest import Window, missing
from browser.kinds import KINDS
from browser.looking import AXE, ON_COLOURS, axe, overflowing, small, turn_to, twice
from browser.screens import BOTH, DESKTOP, SCREENS, Theme, resize
from gobelin.locale import languages
from running_server import Running

OTHERS_FIRST: Final = sorted(languages(), key="en".__eq__)  # so that the page speaks English in the end
# Those that are read in every language
READ: Final = (
    "home", "settings", "options", "catalogue", "rules", "two", "five", "solo", "end", "replay", "capital", "trap",
    "explore_turn", "sat_down", "way_back", "invited_again", "proposed", "waiting", "waiting_again", "forget",
)  # fmt: skip
# What belongs to a question; the table around it is looked at as a screen of its own.
ASKED: Final = ".prompt, .tray, .setup, [data-option], [data-step]"
# Where fewer sizes tell all: the rest of such a screen is looked at with `five`.
SIZES: Final = {"two": BOTH, "three": DESKTOP, "bots": BOTH, "end": BOTH}
LAYOUT: Final = {"desktop": ".frame", "tablet": ".tablet", "phone": ".phone"}


def turn(page: Page, size: str, theme: Theme) -> None:
    resize(page, size)
    page.emulate_media(color_scheme=theme)


def screens() -> list[tuple[str, tuple[str, ...]]]:
    """Questions are asked once, in a window that changes its size; other screens may show something else then."""
    questions = [(name, one.sizes) for name, one in SCREENS.items() if name in KINDS and name not in READ]
    others = [name for name in SCREENS if name not in dict(questions)]
    return [(name, (size,)) for name in others for size in SIZES.get(name, SCREENS[name].sizes)] + questions


@pytest.mark.parametrize(("name", "sizes"), screens(), ids=lambda one: one if isinstance(one, str) else "-".join(one))
def test_nothing_is_found(server: Running, window: Window, name: str, sizes: tuple[str, ...]) -> None:
    """Shown once, and looked at in all its colours and languages."""
    if not AXE.exists():
        missing("axe-core: npm ci in web/ installs it")
    page = window(sizes[0])
    looks: list[tuple[str, Theme]] = [
        *((size, "light") for size in sizes),
        (sizes[-1], "dark"),
    ]  # a question has the same colours in every size
    if page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"):
        looks.reverse()  # nothing need change first
    turn(page, *looks[0])
    clicker = Clicker(page, seed=len(name))
    SCREENS[name].show(server, page)
    where = ASKED if name in KINDS else "html"
    found = {}
    for size, theme in looks:
        turn(page, size, theme)
        page.wait_for_selector(f"html[data-theme={theme}]")
        if len(sizes) > 1:
            page.wait_for_selector(LAYOUT[size])
        if theme == "light":
            found[size] = small(page) + twice(page) + axe(page, where)
        else:
            found[f"{size} {theme}"] = axe(page, where, ON_COLOURS)
    for language in OTHERS_FIRST if name in READ and "tablet" not in sizes else ():
        turn_to(page, language)
        found[language] = overflowing(page)
    assert {where: trouble for where, trouble in found.items() if trouble} == {}
    if name in KINDS:
        clicker.choose()
        assert clicker.kinds == {name: 1}
        assert clicker.clicked == clicker.sent
        assert clicker.trouble == []
