"""A whole game without a pointer: only keys are pressed, the page is only read."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page

from browser.clicking import Clicker, Offered
from browser.seats import Others
from browser.test_whole_games import HASTE, table
from running_server import Running

# What G, [ and ] go through, in their order: things of the table first, then the prompt.
IN_ORDER = """() => {
    const all = [...document.querySelectorAll('[data-option], [data-step]')].filter(one =>
        one.checkVisibility({ visibilityProperty: true }) && !one.disabled
        && one.getAttribute('aria-disabled') !== 'true');
    const inPrompt = one => one.closest('.prompt') !== null;
    const sorted = [...all.filter(one => !inPrompt(one)), ...all.filter(inPrompt)];
    return sorted.map((one, number) => [number, one.dataset.option ?? null]);
}"""
FOCUSED = "() => document.activeElement?.dataset?.option ?? document.activeElement?.dataset?.step ?? null"
NEAR = 6  # from either end: walking through a hundred places of a building takes long


class Typist(Clicker):
    """Plays by keys at random."""

    def offered(self) -> list[Offered]:
        found = [Offered(*one) for one in self.page.evaluate(IN_ORDER)]
        return found if len(found) <= 2 * NEAR else found[:NEAR] + found[-NEAR:]

    def go_to(self, number: int, of: int) -> None:
        """To the target with this number: forwards from the first, or backwards from the last."""
        self.page.keyboard.press("g")
        forwards = number <= of // 2
        for _ in range(number if forwards else of - number):
            self.page.keyboard.press("]" if forwards else "[")

    def choose(self) -> None:
        kind = self.page.get_attribute("[data-kind]", "data-kind") or "?"
        for _ in range(60):
            before = self.root("version")
            offered = self.offered()
            assert offered, f"nothing can be reached for {kind}"
            chosen = self.pick(offered)
            self.go_to(chosen.number, len(self.page.evaluate(IN_ORDER)))
            if chosen.option is not None:
                assert self.page.evaluate(FOCUSED) == chosen.option
            self.page.keyboard.press("Enter")
            if chosen.option is not None:
                self.clicked.append(chosen.option)
                self.moved(before)
                return
        raise AssertionError(f"60 keys at {kind} led to nothing")


def test_a_whole_game_by_keyboard_alone(client: httpx.Client, page: Page) -> None:
    others = Others(client, 2, seed=21, haste=HASTE)
    typist = Typist(page, seed=21, others=others.play_on, haste=HASTE)
    page.goto(others.link)
    typist.play()
    assert typist.root("over") == "true"
    assert typist.clicked == typist.sent
    assert typist.trouble == []


def test_zones_options_and_the_way_back(server: Running, page: Page) -> None:
    """F6 goes from zone to zone, a number is an option of the prompt, Escape takes a pick back."""
    typist = Typist(page, seed=2)
    page.goto(table(server, ["me", "bot:random"]))
    assert typist.ready()
    page.keyboard.press("1")  # a capital is picked, not yet kept
    assert page.query_selector("[data-action=confirm]") is not None
    page.keyboard.press("Escape")
    assert page.query_selector("[data-action=confirm]") is None
    zones: list[str] = []
    for _ in range(5):
        page.keyboard.press("F6")
        zones.append(page.evaluate("() => document.activeElement.closest('.prompt, .map, .track')?.classList[0]"))
    assert zones == ["map", "track", "track", "track", "track"]
    assert typist.trouble == []
