"""Every screen of SCREENS in each of its sizes: nothing that axe-core finds, light and dark; no word leaves its box."""

from __future__ import annotations

from typing import Final

import pytest

from browser.conftest import Window, missing
from browser.kinds import KINDS
from browser.looking import AXE, ON_COLOURS, axe, looked_at, overflowing, turn_to
from browser.screens import SCREENS
from gobelin.locale import languages
from running_server import Running

# Those that are read in every language
READ: Final = (
    "home", "settings", "options", "catalogue", "rules", "two", "five", "solo", "end", "replay", "capital", "trap",
)  # fmt: skip
# What belongs to a question; the table around it is looked at as a screen of its own.
ASKED: Final = ".prompt, .tray, .setup, [data-option], [data-step]"


@pytest.mark.parametrize(("name", "size"), [(name, size) for name, one in SCREENS.items() for size in one.sizes])
def test_nothing_is_found(server: Running, window: Window, name: str, size: str) -> None:
    """Shown once, and looked at in all its colours and languages."""
    if not AXE.exists():
        missing("axe-core: npm ci in web/ installs it")
    page = window(size)
    SCREENS[name].show(server, page)
    where = ASKED if name in KINDS else "html"
    found = {"as it is": looked_at(page), "light": axe(page, where)}
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme=dark]")
    found["dark"] = axe(page, where, ON_COLOURS)
    for language in languages() if name in READ and size != "tablet" else ():
        turn_to(page, language)
        found[language] = overflowing(page)
    assert {where: trouble for where, trouble in found.items() if trouble} == {}
