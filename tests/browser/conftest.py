"""A real browser and a real server. Where there is no Chromium these tests say NOT RUN; where CI=true they fail."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import NoReturn

import httpx
import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from browser.company import Friend, Friends
from browser.program import FLAGS, chromium
from browser.screens import context_of, resize
from gobelin.server.api.files import FOLDER
from running_server import Running, running

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
        started = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield started
        started.close()


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


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def windows() -> dict[str, Page]:
    """Those that are open, by their size."""
    return {}


@pytest.fixture
def window(server: Running, browser: Browser, windows: dict[str, Page]) -> Iterator[Window]:
    """Makes a window of a size where nobody has been before. It stays open between tests: that is quicker."""
    used = {}

    def make(size: str) -> Page:
        if size not in windows:
            windows[size] = context_of(browser, size).new_page()
        used[size] = windows[size]
        return used[size]

    yield make
    for size, page in used.items():
        page.goto("about:blank")
        resize(page, size)
        storage = {"origin": server.url, "storageTypes": "local_storage"}
        session = page.context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", storage)
        session.detach()
        page.emulate_media(color_scheme="light")


@pytest.fixture
def friends(browser: Browser) -> Iterator[Friends]:
    """Makes people with browsers of their own, who know nothing of each other."""
    contexts = []

    def make(seed: int) -> Friend:
        contexts.append(browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce"))
        return Friend(contexts[-1].new_page(), seed)

    yield make
    for context in contexts:
        context.close()
