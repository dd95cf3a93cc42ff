"""Every kind of question of the engine is met on screen, and answered by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.clicking import Clicker
from browser.kinds import KINDS, Way, ways
from browser.seats import link_to
from running_server import Running


@pytest.fixture(scope="module")
def known() -> dict[str, Way]:
    return ways()


def test_there_is_a_table_for_every_kind(known: dict[str, Way]) -> None:
    assert sorted(known) == sorted(KINDS)


def test_every_kind_is_asked_on_screen_and_answered_by_clicking(
    server: Running, page: Page, known: dict[str, Way]
) -> None:
    clicker = Clicker(page, seed=70)
    for kind, way in known.items():
        page.goto(link_to(server, way, kind))
        assert clicker.ready()
        assert page.get_attribute("[data-kind]", "data-kind") == kind
        clicker.choose()
    assert set(KINDS) - set(clicker.kinds) == set()
    assert clicker.clicked == clicker.sent
    assert clicker.trouble == []
