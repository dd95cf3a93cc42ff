"""Whole games in a real browser, by clicking at random what the page offers."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.clicking import Clicker
from running_server import Running


def table(server: Running, players: int, **more: object) -> str:
    """The link to the first seat of a new table against bots."""
    seats = ["me"] + ["bot:random"] * (players - 1)
    with server.client() as client:
        made = client.post("/api/tables", json={"players": players, "seats": seats, **more})
        assert made.status_code == 201, made.text
        return f"{server.url}{made.json()['seats'][0]['link']}"


def test_two_clicks_from_the_start_page_somebody_plays(server: Running, page: Page) -> None:
    clicker = Clicker(page, seed=1)
    page.goto(server.url)
    page.click("[data-action=quick-game]")
    for _ in range(4):
        assert clicker.ready()
        clicker.choose()
    assert "#" not in page.url
    assert clicker.clicked == clicker.sent
    assert clicker.trouble == []


def test_a_whole_game_of_two(server: Running, page: Page) -> None:
    clicker = Clicker(page, seed=2)
    page.goto(table(server, 2))
    clicker.play()
    assert clicker.root("over") == "true"
    assert clicker.clicked == clicker.sent
    assert clicker.trouble == []
