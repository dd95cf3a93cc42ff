"""A real browser and a real server. Where there is no Chromium these tests say NOT RUN; where CI=true they fail."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.company import Friend, Friends
from browser.screens import context_of
from chromium import FLAGS, chromium
from gobelin.server.api.files import FOLDER
from running_server import Running, running
from waiting import PATIENCE

MILLISECONDS = 1000 * PATIENCE  # they end what is broken, not what is slow on a busy machine
expect.set_options(timeout=MILLISECONDS)
Window = Callable[[str], Page]


def missing(what: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(f"the browser tests need {what}")
    pytest.skip(f"NOT RUN: the browser tests need {what}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium()
    if program is None:
        missing("Chromium")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=list(FLAGS), timeout=MILLISECONDS)
        be_patient(started)
        yield started
        started.close()


def be_patient(browser: Browser) -> None:
    """Every window waits for as long as `expect` does, whoever opens it, and shows the page as it was built."""
    new_context = browser.new_context

    def patient(**options: Any) -> BrowserContext:
        context = new_context(**{"service_workers": "block", **options})  # else it may show yesterday's
        context.set_default_timeout(MILLISECONDS)
        return context

    browser.new_context = patient  # type: ignore[method-assign]


@pytest.fixture(scope="session")
def server() -> Iterator[Running]:
    if not (FOLDER / "index.html").exists():
        missing("the page: make page builds it")
    with running() as started:
        yield started


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with server.client() as opened:
        yield opened


class Kept:
    """A browser of somebody's own, which stays open between tests and forgets what was in it: a new one takes long."""

    def __init__(self, browser: Browser) -> None:
        self.context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        self._keeper = self.context.new_page()  # without a page the window would close

    def forget(self, server: Running) -> None:
        for page in self.context.pages:
            if page is not self._keeper:
                page.close()
        session = self.context.new_cdp_session(self._keeper)
        session.send("Storage.clearDataForOrigin", {"origin": server.url, "storageTypes": "all"})
        session.detach()


@pytest.fixture(scope="session")
def kept() -> list[Kept]:
    """Those that there are."""
    return []


@pytest.fixture
def friends(browser: Browser, server: Running, kept: list[Kept]) -> Iterator[Friends]:
    """Makes people with browsers of their own, who know nothing of each other."""
    used: list[Kept] = []

    def make(seed: int) -> Friend:
        if len(used) == len(kept):
            kept.append(Kept(browser))
        used.append(kept[len(used)])
        return Friend(used[-1].context.new_page(), seed)

    yield make
    for one in used:
        one.forget(server)


@pytest.fixture
def page(browser: Browser, server: Running, kept: list[Kept]) -> Iterator[Page]:
    """A page where nothing moves, in a browser where nobody has been before."""
    if not kept:
        kept.append(Kept(browser))
    yield kept[0].context.new_page()
    kept[0].forget(server)


@pytest.fixture(scope="session")
def windows() -> dict[str, Page]:
    """Those that are open, by their size."""
    return {}


@pytest.fixture
def window(browser: Browser, windows: dict[str, Page]) -> Iterator[Window]:
    """A window for a size. It stays open between tests, as large, as dark and at the table where it was left."""
    used = []

    def make(size: str) -> Page:
        if size not in windows:
            windows[size] = context_of(browser, size).new_page()
        used.append(windows[size])
        return windows[size]

    yield make
    for page in used:
        page.evaluate("location.protocol === 'http:' && localStorage.clear()")
