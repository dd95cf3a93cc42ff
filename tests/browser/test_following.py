"""Others' moves, and what somebody likes on this device."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser.clicking import Clicker
from browser.kinds import ways
from browser.seats import link_to
from browser.test_whole_games import table
from running_server import Running

SHOWN = """() => {
    const seen = window.seen = [];
    const root = document.querySelector('[data-version]');
    const look = () => {
        const version = Number(root.dataset.version);
        if (seen.at(-1)?.version !== version) seen.push({
            version,
            decision: root.dataset.decision ?? null,
            following: !!document.querySelector('[data-following]'),
            changed: document.querySelectorAll('[data-changed]').length,
        });
    };
    new MutationObserver(look).observe(root, { attributes: true, attributeFilter: ['data-version'] });
}"""
BOT = "bot:random"


@pytest.fixture
def moving(browser: Browser) -> Iterator[Page]:
    """A page of somebody who likes motion."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    yield context.new_page()
    context.close()


def play_until_followed(clicker: Clicker) -> None:
    """Clicks until moves of somebody else are shown."""
    for _ in range(60):
        assert clicker.ready()
        clicker.choose()
        clicker.page.wait_for_function(
            "() => document.querySelector('[data-following], [data-decision]:not([data-busy])') !== null"
        )
        if clicker.page.query_selector("[data-following]"):
            return
    raise AssertionError("nobody else moves")


def test_moves_of_others_are_shown_one_by_one_and_the_question_on_the_newest_document(
    server: Running, moving: Page
) -> None:
    clicker = Clicker(moving, seed=2)
    moving.goto(table(server, ["me", BOT, BOT]))
    assert clicker.ready()
    moving.evaluate(SHOWN)
    play_until_followed(clicker)
    assert clicker.ready()
    seen = moving.evaluate("window.seen")
    others = [one for one in seen if one["decision"] is None]
    assert len(others) >= 2, seen
    assert any(one["following"] for one in others)
    version = int(clicker.root("version") or 0)
    moving.reload()
    assert clicker.ready()
    assert int(clicker.root("version") or 0) == version
    assert clicker.trouble == []


def test_a_click_skips(server: Running, moving: Page) -> None:
    clicker = Clicker(moving, seed=3)
    moving.goto(table(server, ["me", BOT, BOT, BOT]))
    assert clicker.ready()
    moving.evaluate("localStorage.setItem('settings', JSON.stringify({ pace: 1 }))")
    moving.reload()
    play_until_followed(clicker)
    moving.keyboard.press("Shift")
    moving.wait_for_selector("[data-following]", state="detached")
    assert clicker.ready()
    assert clicker.trouble == []


def test_who_wants_nothing_to_move_sees_what_changed(server: Running, page: Page) -> None:
    clicker = Clicker(page, seed=4)
    page.goto(table(server, ["me", BOT]))
    marked = 0
    for _ in range(12):
        assert clicker.ready()
        clicker.choose()
        assert page.query_selector("[data-following]") is None
        marked += page.locator("[data-changed]").count()
    assert marked > 0
    assert clicker.trouble == []


def test_settings_are_kept(server: Running, page: Page) -> None:
    page.goto(server.url)
    page.click("[data-action=settings]")
    page.click("[data-setting='theme dark']")
    page.click("[data-setting='patterns strong']")
    page.click("[data-setting='pace 3']")
    page.click("[data-setting='language pl']")
    page.wait_for_selector("html[lang=pl]")
    page.reload()
    root = page.locator("html[lang=pl]")
    assert root.get_attribute("data-theme") == "dark"
    assert root.get_attribute("data-patterns") == "strong"
    page.click("[data-action=settings]")
    assert page.get_attribute("[data-setting='pace 3']", "aria-pressed") == "true"


def test_the_turn_ends_by_itself(server: Running, page: Page) -> None:
    clicker = Clicker(page, seed=5)
    page.goto(table(server, ["me", BOT]))
    assert clicker.ready()
    page.click("[data-action=settings]")
    page.click("[data-setting='end at_once']")
    page.wait_for_function("() => !!document.querySelector('[data-setting=\"end at_once\"][aria-pressed=true]')")
    page.click("[data-action=close]")
    while clicker.kinds.get("turn", 0) < 3:  # two turns have ended
        assert clicker.ready()
        clicker.choose()
    assert "end_turn" not in clicker.kinds
    page.click("[data-action=settings]")
    page.click("[data-setting='end countdown']")
    page.click("[data-action=close]")
    while page.get_attribute("[data-kind]", "data-kind") != "end_turn":
        assert clicker.ready()
        if page.get_attribute("[data-kind]", "data-kind") != "end_turn":
            clicker.choose()
    decision = clicker.root("decision")
    page.wait_for_function(
        "before => document.querySelector('[data-version]').dataset.decision !== before", arg=decision
    )
    assert clicker.trouble == []


def test_who_comes_back_sees_what_others_did(server: Running, page: Page) -> None:
    clicker = Clicker(page, seed=6)
    page.goto(table(server, ["me", BOT]))
    while "end_turn" not in clicker.kinds:
        assert clicker.ready()
        clicker.choose()
    assert clicker.ready()
    page.reload()
    assert clicker.ready()
    assert page.locator("dialog[open]").count() == 0
    page.evaluate("""() => {
        const seen = JSON.parse(localStorage.getItem('seen'));
        for (const table of Object.keys(seen)) seen[table].at -= 3600_000;
        localStorage.setItem('seen', JSON.stringify(seen));
    }""")
    page.reload()
    page.wait_for_selector("dialog[open] .turnline")
    assert page.locator("dialog[open] h2").inner_text() == "Since your last turn"
    page.keyboard.press("Escape")
    assert clicker.ready()
    assert clicker.trouble == []


def test_giving_up_an_ability_is_asked_for_once_more(server: Running, page: Page) -> None:
    clicker = Clicker(page, seed=7)
    page.goto(link_to(server, ways()["heralds"], "heralds"))
    assert clicker.ready()
    page.click(".prompt [data-step=decline]")
    assert page.inner_text(".prompt .loss") == "You give up an ability: Heralds."
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-warning]", state="detached")
    assert clicker.sent == []
    page.keyboard.press("Enter")
    before = clicker.root("version")
    page.click("[data-warning] [data-option=decline]")
    clicker.moved(before)
    assert clicker.sent == ["decline"]
    assert clicker.trouble == []
