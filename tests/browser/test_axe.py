"""axe-core finds nothing on any screen, in any size, light and dark. Screens stand in SCREENS of screens.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Browser

from browser.conftest import missing
from browser.screens import SCREENS, SIZES, TOUCH
from running_server import Running

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The weave of the cloth is left out: axe-core measures no contrast over patterns.
PLAIN: Final = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.weave, .wall { background-image: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
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
    const own = one => one.closest('dialog') === zone.closest('dialog');
    const names = [...zone.querySelectorAll('button, [role=button]')].filter(own).map(one =>
        one.getAttribute('aria-label') ?? one.textContent.trim());
    return names.filter((name, i) => names.indexOf(name) !== i).map(name => `${zone.classList[0]}: ${name}`);
})"""
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_found(server: Running, browser: Browser, name: str) -> None:
    if not AXE.exists():
        missing("axe-core: npm ci in web/ installs it")
    screen = SCREENS[name]
    found: dict[str, list[Any]] = {}
    for size in screen.sizes:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en",
            has_touch=size in TOUCH, is_mobile=size == "phone",
        )  # fmt: skip
        page = context.new_page()
        screen.show(server, page)
        page.evaluate("document.fonts.ready")
        page.evaluate(AXE.read_text(encoding="utf-8"))
        page.evaluate(PLAIN)
        found[size] = page.evaluate(SMALL) + page.evaluate(TWICE, ZONES)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_selector(f"html[data-theme={theme}]")
            found[f"{size} {theme}"] = page.evaluate(RUN)
        context.close()
    assert {where: trouble for where, trouble in found.items() if trouble} == {}
