"""Games in a real browser, by clicking at random what the page offers."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Browser, Page

from browser.clicking import Clicker
from browser.seats import Others
from running_server import Running

HASTE = 0.6  # whole games end in reasonable time


def table(server: Running, seats: list[str], **more: object) -> str:
    """The address of the first seat of a new table, where the same cards lie in every run."""
    with server.client() as client:
        made = client.post("/api/tables", json={"players": len(seats), "seats": seats, "seed": 1, **more})
        assert made.status_code == 201, made.text
        return f"{server.url}{made.json()['seats'][0]['link']}"


def test_two_clicks_from_the_start_page_somebody_plays(server: Running, page: Page) -> None:
    clicker = Clicker(page, seed=1)
    page.goto(server.url)
    page.click("[data-action=quick-game]")
    for _ in range(4):
        assert clicker.ready()
        clicker.choose()
    assert clicker.clicked == clicker.sent
    assert clicker.trouble == []


@pytest.mark.parametrize(("players", "lang", "seed"), [(1, "cs", 1), (2, "fr", 11), (3, "pl", 3), (5, "en", 5)])
def test_a_whole_game(client: httpx.Client, browser: Browser, players: int, lang: str, seed: int) -> None:
    """In every language: a message that is missing ends the page."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale=lang)
    page = context.new_page()
    others = Others(client, players, seed=seed, haste=HASTE, options={"level": 3} if players == 1 else {})
    clicker = Clicker(page, seed=seed, others=others.play_on, haste=HASTE)
    page.goto(others.link)
    clicker.play()
    assert "#" not in page.url
    assert page.get_attribute("html", "lang") == lang
    assert clicker.root("over") == "true"
    assert clicker.clicked == clicker.sent
    assert clicker.trouble == []
    context.close()


def test_a_choice_is_taken_back_and_the_page_is_loaded_anew_in_between(server: Running, page: Page) -> None:
    clicker = Clicker(page, seed=7)
    page.goto(table(server, ["me", "bot:random"]))
    while clicker.ready() and page.query_selector("[data-action=undo]") is None:
        decided = clicker.root("decision")
        clicker.choose()
    decision = clicker.root("decision")
    assert decision != decided
    page.reload()
    assert clicker.ready()
    assert clicker.root("decision") == decision
    before = clicker.root("version")
    page.click("[data-action=undo]")
    clicker.moved(before)
    assert clicker.ready()
    assert clicker.root("decision") != decision
    assert clicker.trouble == []


def test_two_friends_on_one_screen(server: Running, page: Page) -> None:
    clicker = Clicker(page, seed=3)
    page.goto(server.url)
    seat = page.get_by_role("group", name="Seat 2")
    seat.get_by_role("button", name="Here").click()
    page.get_by_role("button", name="Sit down").click()
    raised = 0
    for _ in range(14):
        if raised == 3:  # both have chosen, and one is asked once more
            break
        if clicker.curtain():
            assert page.query_selector("[data-version]") is None
            page.click("[data-action=raise]")
            raised += 1
        assert clicker.ready()
        clicker.choose()
    assert raised == 3
    assert clicker.trouble == []
