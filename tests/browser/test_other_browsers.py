"""A whole game against bots in Firefox and in WebKit, by clicking at random what the page offers."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import Page

from browser.clicking import OFFERED, Clicker
from browser.conftest import missing
from browser.other_browsers import OTHER_BROWSERS, Tab
from browser.test_whole_games import HASTE
from running_server import Running


class OtherClicker(Clicker):
    """Somebody at a page in another browser, which keeps what was sent and what went wrong by itself."""

    def __init__(self, tab: Tab, seed: int) -> None:
        self.tab = tab
        page = cast(Page, tab)  # as much of one as is used here
        super().__init__(page, seed, haste=HASTE)

    def watch(self) -> None:
        """Nothing: see `Tab.open`."""

    def act(self, number: int) -> None:
        self.tab.click(OFFERED, number)


@pytest.mark.parametrize("name", OTHER_BROWSERS)
def test_a_whole_game_against_bots(server: Running, name: str) -> None:
    other = OTHER_BROWSERS[name]
    if lacking := other.missing():
        missing(" and ".join(lacking))
    with server.client() as client:
        made = client.post("/api/tables", json={"players": 2, "seats": ["me", "bot:random"], "seed": 1})
        assert made.status_code == 201, made.text
    with other.open() as tab:
        clicker = OtherClicker(tab, seed=1)
        tab.open(server.url + made.json()["seats"][0]["link"])
        clicker.play()
        assert clicker.root("over") == "true"
        assert clicker.clicked == tab.watched("sent")
        assert tab.watched("trouble") == []
        assert tab.evaluate("() => matchMedia('(prefers-reduced-motion: reduce)').matches")
    assert len(clicker.kinds) > 5, "a game asks many things"
    assert "page_failed" not in server.log, "what the page met while loading, too"
