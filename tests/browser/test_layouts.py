"""A sample of all layouts (`make layouts` looks at all of them), and the keyboard's place on every kind of control."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import missing
from browser.kinds import KINDS
from browser.layouts import (
    DEVICE,
    GALLERY,
    LANGUAGES,
    SAMPLED,
    WINDOWS,
    Case,
    Gallery,
    known,
    listed_cases,
    mended,
    sample,
    unknown,
)

# What makes a layout wrong by each rule
WRONG: Final = {
    "out of its box": ".prompt .acts { translate: 400px 0 }",
    "covered": ".prompt::before { content: ''; position: absolute; inset: 0; z-index: 99 }",
    "small": ".small .acts button { height: 30px !important; min-height: 0 !important }",
    "cut": ".prompt h2 { width: 20px; overflow: hidden; white-space: nowrap }",
}
# A control of every sort that a question has, in the order of the page
SORTS: Final = """seen => [...document.querySelectorAll('.prompt button, .target, .over, .tabs button')].flatMap(one =>
{
    if (one.matches(':disabled, [aria-disabled=true]') || !one.checkVisibility()) return [];
    const sort = [one.parentElement, one].map(one => one.getAttribute('class')?.split(' ')[0] ?? one.tagName).join(' ');
    const { left, top, width, height } = (one.querySelector(':scope > .hit') ?? one).getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    if (seen.includes(sort) || !one.contains(middle)) return [];
    seen.push(sort);
    one.dataset.sort = sort;
    return [[sort, { x: left - 6, y: top - 6, width: width + 12, height: height + 12 }]];
})"""
FOCUS: Final = "sort => document.querySelector(`[data-sort='${sort}']`).focus({ preventScroll: true })"
# What is told of a thing lies over it; and the page is shown, which is hidden while it is only measured.
PLAIN: Final = ".explained { display: none !important } #app { opacity: 1 !important }"
LINES: Final = """() => [...document.querySelectorAll('.prompt button')].filter(one => one.checkVisibility())
    .filter(one => getComputedStyle(one).outlineStyle === 'none').map(one => one.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def gallery(browser: Browser) -> Iterator[Gallery]:
    if not (GALLERY / "gallery.html").exists():
        missing("the gallery: make gallery builds it")
    opened = Gallery(browser)
    yield opened
    opened.close()


def shown(gallery: Gallery, *case: str) -> Page:
    """The page that shows a case."""
    dict(gallery.look([Case(*case)]))
    return gallery.page


def test_the_sample_has_every_kind_and_every_window_in_every_language() -> None:
    cases = sample()
    assert len(set(cases)) == len(KINDS) * SAMPLED
    assert {case.kind for case in cases} == set(KINDS)
    assert {(case.window, case.language) for case in cases} == {(one, lang) for one in DEVICE for lang in LANGUAGES}


def test_every_known_fault_has_a_reason() -> None:
    assert [fault for fault, entry in known().items() if not entry["reason"]] == []


@pytest.mark.parametrize("device", WINDOWS)
def test_nothing_is_wrong_that_is_not_known(gallery: Gallery, device: str) -> None:
    """Nor is anything known that is no longer wrong: of each fault one case is looked at on each device."""
    listed = known()
    windows = WINDOWS[device]
    cases = listed_cases(listed, windows, once=True)
    looked_at = sorted({*cases, *(one for one in sample() if one.window in windows)})
    found = dict(gallery.look(looked_at))
    assert unknown(found, listed) == []
    assert mended(found, cases) == []


@pytest.mark.parametrize("rule", WRONG)
def test_what_is_wrong_is_found(gallery: Gallery, rule: str) -> None:
    case = Case("820x1180", "may", "en")
    page = shown(gallery, *case)
    style = page.add_style_tag(content=WRONG[rule])
    found = dict(gallery.look([case]))[case]
    style.evaluate("one => one.remove()")
    assert rule in {one.rule for one in found if ".prompt" in one.what or ".grp" in one.what}


@pytest.mark.parametrize("colours", ["none", "active"], ids=["own colours", "forced colours"])
@pytest.mark.parametrize("window", ["1440x814", "390x664"])
def test_focus_is_seen_on_every_sort_of_control(gallery: Gallery, window: str, colours: str) -> None:
    seen: list[str] = []
    unseen = []
    page = shown(gallery, window, "turn", "en")
    page.emulate_media(forced_colors="active" if colours == "active" else "none", reduced_motion="reduce")
    style = page.add_style_tag(content=PLAIN)
    for kind in KINDS:
        shown(gallery, window, kind, "en")
        for sort, clip in page.evaluate(SORTS, seen):
            seen.append(sort)
            blurred = page.screenshot(clip=clip)
            page.keyboard.press("Shift")  # whoever uses keys sees the focus
            page.evaluate(FOCUS, sort)
            if page.screenshot(clip=clip) == blurred:
                unseen.append(f"{kind}: {sort}")
            page.evaluate("document.activeElement.blur()")
        if colours == "active":
            assert page.evaluate(LINES) == []
    style.evaluate("one => one.remove()")
    page.emulate_media(forced_colors="none", reduced_motion="reduce")
    assert unseen == []
    assert len(seen) > 10
