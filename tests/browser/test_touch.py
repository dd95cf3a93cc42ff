"""Games by touch, on a phone and on a tablet: tapping only what is in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from browser.clicking import OFFERED, Clicker, Offered
from browser.company import Table
from browser.seats import Others, bearer
from browser.test_whole_games import HASTE, table
from running_server import Running

PHONE = (390, 844)
TABLET = (1024, 768)
SHORT = (360, 640)
# What can be tapped, and where: enabled, and its middle lies in the window with nothing above it. Looked for once all
# lies still: a tab that opens, or a map that zooms, moves what was just drawn.
IN_SIGHT = """async offered => {
    const all = () => [...document.querySelectorAll(offered)];
    const lie = () => JSON.stringify(all().map(one => one.getBoundingClientRect()));
    const frame = () => new Promise(requestAnimationFrame);
    for (let before = '', now = lie(); now !== before; before = now, now = lie()) await frame();
    return all().flatMap((one, number) => {
        if (one.disabled || one.getAttribute('aria-disabled') === 'true') return [];
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (!width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
        const there = document.elementFromPoint(x, y);
        return there && (one === there || one.contains(there)) ? [[number, one.dataset.option ?? null, x, y]] : [];
    });
}"""
# The middle of the first one that lies in the window, whatever can be done with it
MIDDLE_OF_SIGHT = """which => [...document.querySelectorAll(which)].map(one => one.getBoundingClientRect())
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
    .find(({ x, y }) => document.elementFromPoint(x, y)?.matches(which))"""
OPEN = "[data-tab][aria-current]"

Touched = Callable[[tuple[int, int]], Page]


class Tapper(Clicker):
    """Taps what is in sight, without scrolling and without opening another tab."""

    def offered(self) -> list[Offered]:
        found = self.page.evaluate(IN_SIGHT, OFFERED)
        self.middles = {number: (x, y) for number, _, x, y in found}
        return [Offered(number, option) for number, option, _, _ in found]

    def act(self, number: int) -> None:
        self.page.touchscreen.tap(*self.middles[number])

    def tab(self) -> str | None:
        return self.page.get_attribute(OPEN, "data-tab")


@pytest.fixture
def touched(browser: Browser) -> Iterator[Touched]:
    """Makes a page that is touched, of a size."""
    contexts = []

    def make(size: tuple[int, int]) -> Page:
        width, height = size
        contexts.append(
            browser.new_context(
                viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, reduced_motion="reduce"
            )
        )
        return contexts[-1].new_page()

    yield make
    for context in contexts:
        context.close()


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_whole_game_by_touch(client: httpx.Client, touched: Touched, size: tuple[int, int]) -> None:
    page = touched(size)
    others = Others(client, 2, seed=size[0], haste=HASTE)
    tapper = Tapper(page, seed=size[0], others=others.play_on, haste=HASTE)
    page.goto(others.link)
    tapper.play()
    assert page.query_selector(".phone" if size == PHONE else ".tablet")
    assert tapper.root("over") == "true"
    assert tapper.clicked == tapper.sent
    assert tapper.trouble == []


def test_solo_on_a_short_phone(server: Running, touched: Touched) -> None:
    page = touched(SHORT)
    tapper = Tapper(page, seed=5)
    page.goto(table(server, ["me"], options={"level": 3}))
    for _ in range(25):
        if not tapper.ready():
            break
        tapper.choose()
    assert tapper.clicked == tapper.sent
    assert tapper.trouble == []


def test_the_tab_with_the_answer_opens_by_itself_and_only_then(server: Running, touched: Touched) -> None:
    page = touched(PHONE)
    tapper = Tapper(page, seed=11)
    page.goto(table(server, ["me", "bot:random"]))
    while tapper.ready() and page.get_attribute("[data-kind]", "data-kind") != "turn":
        tapper.choose()
    assert tapper.tab() == "map"
    page.tap("[data-tab=rivals]")
    assert tapper.tab() == "rivals"
    assert not tapper.offered()
    page.tap("[data-action=show]")
    assert tapper.tab() == "map"
    assert tapper.offered()
    for _ in range(40):
        tapper.choose()
        assert tapper.ready()
        if tapper.tab() != "map":
            break
    assert tapper.tab() != "map"
    assert tapper.offered()
    assert tapper.trouble == []


def test_the_menu_reaches_the_tools_and_a_long_press_explains(server: Running, touched: Touched) -> None:
    page = touched(PHONE)
    tapper = Tapper(page, seed=2)
    page.goto(table(server, ["me", "bot:random"]))
    while tapper.ready() and page.get_attribute("[data-kind]", "data-kind") != "turn":
        tapper.choose()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="The whole log").tap()
    log = page.get_by_role("dialog", name="Log")
    log.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Menu").tap()
    theme = page.get_attribute("html", "data-theme")
    page.get_by_role("button", name="Light or dark").tap()
    assert page.get_attribute("html", "data-theme") != theme
    page.tap("[data-tab=tracks]")
    at = page.evaluate(MIDDLE_OF_SIGHT, ".track .over")
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_selector(".explained")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_selector(".explained")
    assert tapper.clicked == tapper.sent
    page.tap("[data-tab=city]")
    page.wait_for_selector(".explained", state="detached")
    assert tapper.trouble == []


def test_what_is_said_is_heard_on_a_phone(server: Running, touched: Touched) -> None:
    """Though the tools lie in a menu that is closed."""
    made = Table.from_position(server, "place", ["me", "me"], names=["Ada", "Bob"])
    page = touched(PHONE)
    page.goto(made.link(1))
    page.wait_for_selector("[data-version]")
    ada = made.made["seats"][0]
    with server.client() as client:
        path = f"/api/tables/{made.id}/chat"
        assert client.post(path, json={"text": "Your turn!"}, headers=bearer(ada)).status_code == 200
    said = page.locator(".said button")
    expect(said).to_have_text("Ada Your turn!")
    said.tap()
    expect(page.get_by_role("log")).to_contain_text("Your turn!")
