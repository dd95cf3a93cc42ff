"""Learning the game in the browser: rules, catalogue, hints, help mode, the guide through a first game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.clicking import Clicker
from browser.test_whole_games import table
from gobelin.locale import glance
from running_server import Running


@pytest.mark.parametrize("lang", ["en", "fr", "pl", "cs"])
def test_the_rules_are_told_in_the_language_of_the_browser(browser: Browser, server: Running, lang: str) -> None:
    context = browser.new_context(locale=lang, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(f"{server.url}/rules")
    text = page.locator("[data-book=rules] article")
    expect(text.locator("h1")).to_have_text(glance.blocks(lang)[0].text)
    assert text.locator("h2").count() == 18
    page.locator("[data-book=rules] nav a").nth(3).click()
    expect(text.locator("h2").nth(3)).to_be_focused()
    expect(text.locator("h2").nth(3)).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_the_numbered_rules_are_a_click_away(page: Page, server: Running) -> None:
    page.goto(f"{server.url}/rules")
    page.click("[data-action=numbered]")
    expect(page.locator("[data-book=numbered] article")).to_contain_text("EXPLORE-6")
    page.click("[data-action=catalogue]")
    expect(page.locator("[data-book=catalogue]")).to_be_visible()
    assert page.url.endswith("/catalogue")


def test_the_catalogue_is_searched(page: Page, server: Running) -> None:
    clicker = Clicker(page, 1)
    page.goto(server.url)
    page.click("[data-action=catalogue]")
    expect(page.locator("[data-entry]")).to_have_count(44)
    page.keyboard.press("/")
    page.keyboard.type("colonialism")
    expect(page.locator("[data-entry]").first).to_have_attribute("data-entry", "tapestry colonialism")
    page.locator("[data-entry]").first.click()
    expect(page.locator("[data-detail='tapestry colonialism'] h2")).to_have_text("Colonialism")
    page.fill("input[type=search]", "")
    for kind in page.locator("[data-kind-of]").all():
        kind.click()
        page.locator("[data-entry]").first.click()
        expect(page.locator("[data-detail]")).to_have_attribute(
            "data-detail", re.compile(f"^{kind.get_attribute('data-kind-of')} ")
        )
    assert not clicker.trouble


def started(page: Page, server: Running) -> Clicker:
    """At a table of two, at the first own turn."""
    clicker = Clicker(page, 3)
    page.goto(table(server, ["me", "bot:random"]))
    while clicker.ready() and page.get_attribute("[data-kind]", "data-kind") != "turn":
        clicker.choose()
    return clicker


def test_help_mode_explains_and_does_nothing(page: Page, server: Running) -> None:
    clicker = started(page, server)
    version = clicker.root("version")
    page.keyboard.press("?")
    page.locator(".t-exploration .over").first.click()
    explained = page.locator(".explained")
    expect(explained).to_contain_text("Scouting")
    page.locator(".purse .r-food").click()
    expect(explained).to_contain_text("8 at most")
    page.locator(".decks span").first.click()
    expect(explained).to_contain_text("An empty deck")
    assert clicker.root("version") == version
    page.locator(".t-exploration .over").first.click()
    explained.locator("[data-action=more]").click()
    expect(page.locator("[data-detail='space exploration-1']")).to_be_visible()
    page.click("[data-action=close-book]")
    page.click("[data-action=end-help]")
    page.locator(".track .over[data-option]").first.click()
    page.wait_for_function("before => document.querySelector('[data-version]').dataset.version !== before", arg=version)
    assert not clicker.trouble


def test_the_catalogue_at_a_table_says_where_things_are(page: Page, server: Running) -> None:
    clicker = started(page, server)
    page.locator(".corner.ne .over").first.hover()
    expect(page.locator(".explained")).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator("[data-detail]")).to_contain_text("Face up in the market.")
    page.keyboard.press("Escape")
    expect(page.locator("[data-book]")).to_have_count(0)
    assert not clicker.trouble


def test_a_hint_names_the_best_options_and_carries_one_out(page: Page, server: Running) -> None:
    clicker = started(page, server)
    page.click("[data-action=hint]")
    best = page.locator("[data-hint-panel] [data-option]")
    expect(best.first).to_be_visible()
    assert 1 <= best.count() <= 3
    expect(best.first).to_contain_text("VP")
    expect(page.locator("[data-hint='1']").first).to_be_visible()
    version, option = clicker.root("version"), best.first.get_attribute("data-option")
    best.first.click()
    page.wait_for_function("before => document.querySelector('[data-version]').dataset.version !== before", arg=version)
    assert clicker.sent[-1] == option
    expect(page.locator("[data-hint-panel]")).to_have_count(0)
    assert not clicker.trouble


def test_the_guide_goes_with_the_game(page: Page, server: Running) -> None:
    clicker = Clicker(page, 5)
    page.goto(server.url)
    page.click("[data-action=guided-game]")
    bubble = page.locator("[data-guide]")
    told: list[str] = []
    while "turn" not in told:
        clicker.ready()
        if bubble.count():
            told.append(bubble.get_attribute("data-guide") or "")
            page.click("[data-action=guide-why]")
            page.click("[data-action=guide-go]")
            continue
        clicker.choose()
    assert told[:2] == ["welcome", "civilization"]
    assert told.index("income") < told.index("turn")
    while not bubble.count():  # the next question of a new kind
        clicker.choose()
        clicker.ready()
    clicker.choose()  # something else than the guide says, without closing it
    while not bubble.count():
        clicker.choose()
        clicker.ready()
    page.click("[data-action=guide-close]")
    expect(bubble).to_have_count(0)
    page.reload()
    clicker.ready()
    expect(bubble).to_have_count(0)
    assert not clicker.trouble
