"""The language of the page: changed in place, remembered, and everybody's own at one table."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from browser.clicking import Clicker
from browser.conftest import Window
from browser.looking import SPEAKS, turn_to
from browser.screens import SCREENS, resize
from browser.test_whole_games import table
from gobelin.locale import Words
from running_server import Running

AT_THE_TOP: Final = """what => {
    const heading = document.querySelector(what), edge = document.querySelector('.glance').getBoundingClientRect().top;
    return Math.abs(heading.getBoundingClientRect().top - edge) < 20;
}"""


def somebody(browser: Browser, language: str) -> Page:
    """A browser that prefers a language."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale=language)
    return context.new_page()


def asked_in(page: Page, lang: str) -> bool:
    """Whether the open question has its head in this language."""
    kind = page.get_attribute("[data-kind]", "data-kind")
    return page.text_content("[data-kind] h2") == Words(lang).text(f"ask-{kind}")


def test_the_browser_says_it_and_a_change_keeps_the_place_and_is_remembered(server: Running, browser: Browser) -> None:
    page = somebody(browser, "pl-PL")
    clicker = Clicker(page, seed=5)
    page.goto(table(server, ["me", "bot:random"]))
    for _ in range(3):
        assert clicker.ready()
        clicker.choose()
    assert clicker.ready()
    assert page.get_attribute("html", "lang") == "pl"
    assert asked_in(page, "pl")
    page.evaluate("window.loadedOnce = true")
    place = clicker.root("decision"), clicker.root("version"), page.url
    for lang in ("cs", "en", "fr"):
        turn_to(page, lang)
        assert asked_in(page, lang)
        assert (clicker.root("decision"), clicker.root("version"), page.url) == place
    assert page.evaluate("window.loadedOnce") is True
    page.reload()
    assert clicker.ready()
    assert asked_in(page, "fr")
    page.goto(server.url)
    page.wait_for_selector("[data-action=quick-game]")
    assert page.get_attribute("html", "lang") == "fr"
    assert clicker.trouble == []
    page.context.close()


def test_two_at_one_table_read_their_own_languages(server: Running, browser: Browser) -> None:
    with server.client() as client:
        made = client.post("/api/tables", json={"players": 2, "seats": ["me", "me"], "seed": 1}).json()
    pages = {lang: somebody(browser, lang) for lang in ("fr", "cs")}
    clickers = {lang: Clicker(page, seed=2) for lang, page in pages.items()}
    for seat, (lang, page) in zip(made["seats"], pages.items(), strict=True):
        page.goto(server.url + seat["link"])
        assert clickers[lang].ready()
        assert asked_in(page, lang)
    for clicker in clickers.values():  # both choose their capitals, each in their own words
        clicker.choose()
    for lang, page in pages.items():
        page.wait_for_selector("[data-version]")
        assert page.get_attribute("html", "lang") == lang
        assert clickers[lang].trouble == []
        page.context.close()


@pytest.mark.parametrize("name", ["rules", "catalogue", "join", "curtain"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_screen_beside_the_table_has_the_menu_and_keeps_the_place(
    server: Running, window: Window, name: str, size: str
) -> None:
    page = window(size)
    resize(page, size)
    SCREENS[name].show(server, page)
    menu = page.get_by_label(Words("en").text("page-tool-language"))
    menu.click(trial=True)  # in sight, and nothing lies on it
    place = page.url
    if name == "join":
        page.fill("[name=name]", "Ada")
    if name == "rules":
        page.evaluate("document.querySelector('#glance-9').scrollIntoView()")
    menu.select_option("cs")
    page.wait_for_function(SPEAKS, arg="cs")
    assert page.url == place
    if name == "join":
        assert page.input_value("[name=name]") == "Ada"
    if name == "rules":
        page.wait_for_selector(".glance[lang=cs]")
        page.wait_for_function(AT_THE_TOP, arg="#glance-9")
