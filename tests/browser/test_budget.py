"""What the page may cost, by counts: bytes, requests, elements, drawings. No busy machine changes them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from statistics import median
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.screens import busy, moment
from browser.seats import Seats
from gobelin.locale import languages
from running_server import Running
from waiting import wait_until

# The limits; what was counted when they were set stands behind them
START: Final = {"bytes": 200_000, "requests": 15, "elements": 1600}  # 172,352, 14, 1,294
TABLE: Final = {"bytes": 320_000, "requests": 28, "elements": 7000}  # 279,680, 26, 6,453
BURST: Final = {"drawings": 3}  # 2
CHOICE: Final = {"median": 50, "most": 800}  # 23, 631

LOADED: Final = """async () => {
    await document.fonts.ready;
    const all = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
    return all.map((one) => [new URL(one.name).pathname, one.transferSize]);
}"""
BLOCKING: Final = """() => performance.getEntriesByType('resource')
    .filter((one) => one.renderBlockingStatus === 'blocking').map((one) => new URL(one.name).pathname)"""
DRAWN: Final = """() => {
    window.drawn = [];
    const table = document.querySelector('[data-version]');
    new MutationObserver(() => window.drawn.push(Number(table.dataset.version)))
        .observe(table, { attributeFilter: ['data-version'] });
}"""
CHANGED: Final = """() => {
    window.changed = 0;
    const count = (one) => one.type === 'childList' ? one.addedNodes.length + one.removedNodes.length : 1;
    new MutationObserver((all) => all.forEach((one) => (window.changed += count(one))))
        .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
COUNTED: Final = """() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => {
    resolve(window.changed);
    window.changed = 0;
})))"""


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Page]:
    """A page in a browser that has loaded nothing yet."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def counted(page: Page) -> tuple[list[str], dict[str, int]]:
    """The addresses of what was loaded, and the counts."""
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(LOADED)
    elements = page.evaluate("document.querySelectorAll('*').length")
    counts = {"bytes": sum(size for _, size in loaded), "requests": len(loaded), "elements": elements}
    return [path for path, _ in loaded], counts


def keep_within(counts: dict[str, int], limits: dict[str, int]) -> None:
    assert {name: count for name, count in counts.items() if count > limits[name]} == {}, (counts, limits)


@pytest.mark.parametrize("language", languages())
def test_the_start_page(browser: Browser, server: Running, language: str) -> None:
    context = browser.new_context(locale=language, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(server.url)
    expect(page.locator("[data-action=quick-game]")).to_be_visible()
    loaded, counts = counted(page)
    keep_within(counts, START)
    assert [path for path in loaded if "/words-" in path] == [path for path in loaded if f"words-{language}-" in path]
    assert not any("Room" in path or "Table" in path for path in loaded)
    assert [path for path in page.evaluate(BLOCKING) if not path.endswith(".css")] == ["/theme.js"]
    assert page.evaluate("document.documentElement.lang") == language
    assert page.title()
    expect(page.locator("meta[name=description]")).to_have_attribute("content", re.compile("Tapestry"))
    context.close()


def test_a_table_of_five(stranger: Page, server: Running) -> None:
    moment("five")(server, stranger)
    loaded, counts = counted(stranger)
    keep_within(counts, TABLE)
    assert len([path for path in loaded if path.startswith("/api/tables/") and path.count("/") == 3]) == 1
    assert len([path for path in loaded if path.endswith("/events")]) == 1


def test_a_choice_changes_little_of_the_page(stranger: Page, client: httpx.Client) -> None:
    """What a choice of others changes, as somebody sees who looks on: elements that come and go, attributes, texts."""
    seats = Seats(client, 5, position=busy("five"))
    stranger.goto(str(client.base_url.join(f"/t/{seats.table}")))
    stranger.wait_for_selector("[data-version]")
    stranger.evaluate(CHANGED)
    changes = []
    for _ in range(40):
        document = seats.asked()
        version = seats.play(document, document["options"][0]["text"])["version"]
        expect(stranger.locator("[data-version]")).to_have_attribute("data-version", str(version))
        changes.append(stranger.evaluate(COUNTED))
    keep_within({"median": int(median(changes)), "most": max(changes)}, CHOICE)


def test_a_burst_is_drawn_as_one(stranger: Page, client: httpx.Client) -> None:
    """Thirty choices of others arrive at once."""
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    holding = True

    def route(page: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if holding and "delta" in str(message):
                held.append((page, message))
            else:
                page.send(message)

        page.connect_to_server().on_message(hear)

    stranger.route_web_socket("**/live", route)
    seats = Seats(client, 3, seed=1)
    stranger.goto(str(client.base_url.join(f"/t/{seats.table}")))
    stranger.wait_for_selector("[data-version]")
    stranger.evaluate(DRAWN)
    document: dict[str, Any] = {}
    for _ in range(30):
        document = seats.asked()
        document = seats.play(document, document["options"][0]["text"])
    wait_until(lambda: stranger.evaluate("true") and len(held) >= 30)  # what came is heard while the page is asked
    holding = False
    for page, message in held:
        page.send(message)
    expect(stranger.locator("[data-version]")).to_have_attribute("data-version", str(document["version"]))
    keep_within({"drawings": len(stranger.evaluate("window.drawn"))}, BURST)
