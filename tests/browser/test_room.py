"""The room of the desktop's stages: the turns lie in their bar, type can be read, and the start page fits."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from browser.kinds import ways
from browser.seats import link_to
from browser.walking import visit
from running_server import Running

STAGES: Final = ((1280, 720), (1366, 768), (1366, 640), (1440, 900), (1536, 730), (1920, 1080), (3840, 2160))
# What lies where it should not: nothing over the map, all buttons inside the bar, no writing under 12 px.
ILL: Final = """([width, height]) => {
  const stage = document.querySelector('.stage'), bar = document.querySelector('.prompt');
  if (!stage || innerWidth !== width || innerHeight !== height) return ['no stage'];
  const scale = new DOMMatrix(getComputedStyle(stage).transform).a, room = bar.getBoundingClientRect(), ill = [];
  if (document.querySelector('.tray')) ill.push('a tray over the map');
  for (const one of bar.querySelectorAll('.acts button')) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (left < room.left || right > room.right || top < room.top || bottom > room.bottom) ill.push(one.ariaLabel);
  }
  for (const one of stage.querySelectorAll('*')) {
    const written = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (written && size && !one.closest('svg') && one.getClientRects().length && size * scale < 12)
      ill.push(`${one.textContent}: ${size * scale} px`);
  }
  return ill;
}"""
MEET: Final = """() => {
  const words = document.querySelector('.title p').getBoundingClientRect();
  const [play, first] = [...document.querySelectorAll('.first .btn')].map((one) => one.getBoundingClientRect());
  return words.bottom > play.top || play.width !== first.width || play.height !== first.height;
}"""


@pytest.mark.parametrize("language", ["en", "fr", "pl", "cs"])
def test_the_turns_lie_in_the_bar_at_every_size(server: Running, browser: Browser, language: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce", locale=language)
    try:
        page = context.new_page()
        visit(page, link_to(server, ways()["turn"], "turn"))
        page.wait_for_selector("[data-kind=turn] .opt >> nth=4")
        for width, height in STAGES:
            page.set_viewport_size({"width": width, "height": height})
            try:
                page.wait_for_function(f"(size) => !({ILL})(size).length", arg=[width, height], timeout=10_000)
            except Exception as error:
                ill = page.evaluate(ILL, [width, height])
                raise AssertionError(f"{width} x {height}: {ill}") from error
    finally:
        context.close()


def test_the_first_ways_are_equals_below_the_words(server: Running, browser: Browser) -> None:
    context = browser.new_context(reduced_motion="reduce", locale="fr")
    try:
        page = context.new_page()
        for width, height in (*STAGES, (820, 1180), (390, 844), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            visit(page, server.url)
            page.wait_for_selector("[data-action=guided-game]")
            assert not page.evaluate(MEET), (width, height)
    finally:
        context.close()
