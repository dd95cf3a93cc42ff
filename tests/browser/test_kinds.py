"""Every kind of question of the engine is met on screen, and answered by clicking: here, or with the other screens."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from browser.clicking import Clicker
from browser.kinds import KINDS, ways
from browser.screens import SCREENS
from browser.seats import link_to
from browser.walking import visit
from running_server import Running

HERE: Final = [kind for kind in KINDS if kind not in SCREENS]  # test_screens answers the others
PARTS: Final = 6  # so that all processes of the tests have some


def test_there_is_a_table_for_every_kind() -> None:
    assert sorted(ways()) == sorted(KINDS)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_kind_is_asked_on_screen_and_answered_by_clicking(server: Running, page: Page, part: int) -> None:
    clicker = Clicker(page, seed=part)
    kinds = HERE[part::PARTS]
    for kind in kinds:
        visit(page, link_to(server, ways()[kind], kind))
        assert clicker.ready()
        if page.get_attribute("[data-kind]", "data-kind") == kind:
            clicker.choose()
    not_met = [kind for kind in kinds if kind not in clicker.kinds]
    assert not_met == []
    assert clicker.clicked == clicker.sent
    assert clicker.trouble == []
