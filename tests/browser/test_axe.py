"""axe-core finds nothing on any screen, light and dark. Screens are added to SCREENS."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import missing
from browser.kinds import ways
from browser.test_kinds import link_to
from running_server import Running

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations.flatMap(one =>
    one.nodes.map(node => `${one.id} (${one.impact}): ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`))"""
# Words under 11 px that somebody should read; drawn maps, cities and mats have their own sizes, as pictures have.
SMALL: Final = """() => [...document.querySelectorAll('body *')].flatMap(one => {
    const words = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    if (!words || one.closest('svg') || !one.checkVisibility({ visibilityProperty: true })) return [];
    const size = parseFloat(getComputedStyle(one).fontSize);
    return size < 11 ? [`${size} px: ${one.textContent.trim().slice(0, 60)}`] : [];
})"""
ZONES: Final = ".prompt, .map, .city, .track, .techs, .hand, .tiles, .eras, .mat, .opps, .civbox, .tools"
TWICE: Final = """zones => [...document.querySelectorAll(zones)].flatMap(zone => {
    const names = [...zone.querySelectorAll('button, [role=button]')].map(one =>
        one.getAttribute('aria-label') ?? one.textContent.trim());
    return names.filter((name, i) => names.indexOf(name) !== i).map(name => `${zone.classList[0]}: ${name}`);
})"""


def start(server: Running, page: Page) -> None:
    page.goto(server.url)
    page.wait_for_selector("[data-action=quick-game]")


def asked(kind: str) -> Callable[[Running, Page], None]:
    """The table with a question of this kind."""

    def show(server: Running, page: Page) -> None:
        page.goto(link_to(server, ways()[kind], kind))
        page.wait_for_selector(f"[data-kind={kind}] .acts")

    return show


def whole_log(server: Running, page: Page) -> None:
    asked("turn")(server, page)
    page.get_by_role("button", name="The whole log").click()
    page.wait_for_selector("dialog[open]")


# One kind of question for each shape, and what lies around the table. Add yours: a name, and how to get there.
SCREENS: Final[dict[str, Callable[[Running, Page], None]]] = {
    "start": start,
    "log": whole_log,
    **{
        kind: asked(kind)
        for kind in (
            "capital", "civilization", "turn", "pay", "gain", "exchange", "explore_turn", "conquer", "place", "die",
            "trap", "discard", "play_tapestry", "heralds", "token_on_tech", "may", "roll_again", "one_of", "opponent",
            "predict", "end_turn", "automa_civilization",
        )
    },
}  # fmt: skip


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_found(server: Running, browser: Browser, theme: Literal["light", "dark"]) -> None:
    if not AXE.exists():
        missing("axe-core: npm ci in web/ installs it")
    source = AXE.read_text(encoding="utf-8")
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", color_scheme=theme, locale="en"
    )
    found: dict[str, list[str]] = {}
    for name, show in SCREENS.items():
        page = context.new_page()
        show(server, page)
        page.evaluate("document.fonts.ready")
        page.evaluate(source)
        trouble: list[Any] = page.evaluate(RUN) + page.evaluate(SMALL) + page.evaluate(TWICE, ZONES)
        if trouble:
            found[name] = trouble
        page.close()
    context.close()
    assert found == {}
