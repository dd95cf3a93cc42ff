"""Somebody at the table in the browser: clicks what the page offers, and waits for what it says."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page

OFFERED = "[data-option], [data-step]"
READY = """() => {
    const table = document.querySelector('[data-version]');
    if (!table || table.dataset.busy) return false;
    if (table.dataset.over) return true;
    return !!table.dataset.decision && !!document.querySelector('[data-option], [data-step]');
}"""
MOVED = """before => {
    const table = document.querySelector('[data-version]');
    if (!table) return !!document.querySelector('[data-action=raise]');
    return !table.dataset.busy && (table.dataset.version !== before || table.dataset.over);
}"""
SEEN = """offered => [...document.querySelectorAll(offered)].flatMap((one, number) => {
    const seen = one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
    return seen && one.getAttribute('aria-disabled') !== 'true' ? [[number, one.dataset.option ?? null]] : [];
})"""
MOST_STEPS = 60  # at random, until an option is carried out; a person needs four


class Offered(NamedTuple):
    """Something that can be clicked: its number among all of them, and the option it carries out, if it does."""

    number: int
    option: str | None


class Clicker:
    """Plays by clicking at random; `sent` is what the page has asked the server for, `clicked` what it was told.

    others: plays those who sit elsewhere, until the one at this page is asked.
    haste: how often an era is ended where it can be; a whole game by chance alone takes long.
    """

    def __init__(self, page: Page, seed: int, others: Callable[[], None] | None = None, haste: float = 0) -> None:
        self.page = page
        self.others = others
        self.haste = haste
        self.random = random.Random(seed)
        self.clicked: list[str] = []
        self.sent: list[str] = []
        self.kinds: dict[str, int] = {}
        self.trouble: list[str] = []
        self.watch()

    def watch(self) -> None:
        """From now on `sent` and `trouble` are kept."""
        self.page.on("request", self._request)
        self.page.on("console", lambda said: self.trouble.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))

    def _request(self, request: Any) -> None:
        if request.url.endswith("/choices"):
            self.sent.append(request.post_data_json["option"])

    def root(self, name: str) -> str | None:
        return self.page.get_attribute("[data-version]", f"data-{name}")

    def ready(self) -> bool:
        """Waits until there is a question to the viewer; False when the game is over."""
        if self.others:
            self.others()
        self.page.wait_for_function(READY)
        return self.root("over") is None

    def moved(self, before: str | None) -> None:
        """Waits until the table shows another version than before, or a curtain hides it."""
        self.page.wait_for_function(MOVED, arg=before)

    def curtain(self) -> bool:
        """Waits until there is a question, or a curtain for another player of this screen: whether there is one."""
        self.page.wait_for_function(f"() => !!document.querySelector('[data-action=raise]') || ({READY})()")
        return self.page.query_selector("[data-action=raise]") is not None

    def offered(self) -> list[Offered]:
        """What can be clicked now."""
        return [Offered(*one) for one in self.page.evaluate(SEEN, OFFERED)]

    def act(self, number: int) -> None:
        """Clicks one of what can be clicked."""
        self.page.locator(OFFERED).nth(number).click()

    def pick(self, offered: list[Offered]) -> Offered:
        """By chance, one that carries out an option rather than a step."""
        options = [one for one in offered if one.option is not None]
        income = [one for one in options if one.option == "income"]
        if income and self.random.random() < self.haste:
            return income[0]
        return self.random.choice(options if options and self.random.random() < 0.7 else offered)

    def choose(self) -> None:
        """One choice of the open decision, with as many steps as chance wants."""
        kind = self.page.get_attribute("[data-kind]", "data-kind") or "?"
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        for _ in range(MOST_STEPS):
            before = self.root("version")
            offered = self.offered()
            assert offered, f"nothing can be clicked for {kind}"
            chosen = self.pick(offered)
            self.act(chosen.number)
            if chosen.option is None:
                continue
            self.clicked.append(chosen.option)
            self.moved(before)
            return
        raise AssertionError(f"{MOST_STEPS} steps of {kind} led to nothing")

    def play(self, most: int = 2000) -> None:
        """Plays to the end of the game."""
        for _ in range(most):
            if not self.ready():
                return
            self.choose()
        raise AssertionError("the game does not end")
