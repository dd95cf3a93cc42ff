"""No word leaves its box, in any language: main screens on a desktop and a phone, the language changed in place.

    python tests/browser/test_overflow.py [NAME ...]

prints what it finds on these screens, or on all of screens.py.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from browser.conftest import FLAGS, NAMES
from browser.screens import SCREENS, SIZES, TOUCH
from gobelin.locale import languages
from running_server import Running, running

SHOWN: Final = (
    "home", "settings", "options", "people", "curtain", "catalogue", "rules", "two", "five", "solo", "end", "replay",
    "capital", "civilization", "bonus", "place", "trap", "predict",
)  # fmt: skip

# What may be wider than it seems, and why: rows that are scrolled, and names of people and tables cut with dots.
MEANT: Final = "[data-scrolls], .sr"

TURN_TO: Final = """async language => {
    const chosen = [...document.querySelectorAll('select')].find(one => one.querySelector(`option[value=${language}]`));
    if (!chosen) throw new Error('no language can be chosen here');
    chosen.value = language;
    chosen.dispatchEvent(new Event('change', { bubbles: true }));
}"""
SPEAKS: Final = "language => document.documentElement.lang === language"
# Each stretch of words against all boxes around it: those that cut off what is too wide, those that are seen (a border
# or a ground of their own) and the screen itself. What is scrolled is seen by scrolling. Drawn words against the
# rectangle they stand on.
FOUND: Final = """meant => {
    const found = new Set();
    const slack = 1.5;
    const told = (why, text, box) => found.add(
        `${why}: ${text.trim().replace(/\\s+/g, ' ').slice(0, 60)} [${box.closest('[class]')?.getAttribute('class')}]`);
    const seen = style => style.borderLeftWidth !== '0px' && style.borderLeftStyle !== 'none'
        || !/^(rgba\\(0, 0, 0, 0\\)|transparent)$/.test(style.backgroundColor);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const own = node.parentElement;
        if (!node.textContent.trim() || own.closest(`svg, script, style, select, ${meant}`)) continue;
        if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(one => one.width > 0);
        if (!rects.length) continue;
        const left = Math.min(...rects.map(one => one.left)), right = Math.max(...rects.map(one => one.right));
        const top = Math.min(...rects.map(one => one.top)), bottom = Math.max(...rects.map(one => one.bottom));
        let across = true, down = true, near = true;
        for (let box = own; box && box !== document.documentElement; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.display === 'inline' || style.display === 'contents') continue;
            if (style.clipPath !== 'none' && box.getBoundingClientRect().width < 3) break;
            if (/auto|scroll/.test(style.overflowX)) across = false;
            if (/auto|scroll/.test(style.overflowY)) down = false;
            const edge = box.getBoundingClientRect();
            const clips = /hidden|clip/.test(style.overflowX), clipsDown = /hidden|clip/.test(style.overflowY);
            const wide = left < edge.left - slack || right > edge.right + slack;
            if (across && wide && (clips || near && seen(style))) { told('too wide', node.textContent, box); break; }
            if (down && clipsDown && (top < edge.top - 3 || bottom > edge.bottom + 3)) {
                told('too high', node.textContent, box);
                break;
            }
            if (/absolute|fixed/.test(style.position)) near = false;
        }
        if (across && (left < -slack || right > innerWidth + slack)) told('off the screen', node.textContent, own);
    }
    for (const text of document.querySelectorAll('svg text')) {
        if (text.closest(meant) || !text.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const at = text.getBoundingClientRect();
        if (!at.width) continue;
        const middle = (at.left + at.right) / 2, height = (at.top + at.bottom) / 2;
        const grounds = [...text.parentElement.children].filter(one => one.tagName === 'rect')
            .map(one => one.getBoundingClientRect())
            .filter(one => one.left < middle && middle < one.right && one.top < height && height < one.bottom)
            .sort((a, b) => a.width - b.width);
        const ground = grounds[0];
        if (ground && at.width > ground.width + slack) told('drawn too wide', text.textContent, text);
        const paper = text.ownerSVGElement.getBoundingClientRect();
        const off = at.left < paper.left - slack || at.right > paper.right + slack;
        if (off) told('off the drawing', text.textContent, text);
    }
    return [...found];
}"""


def overflows(server: Running, browser: Browser, name: str, size: str) -> dict[str, list[str]]:
    """What leaves its box on a screen, by language."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en",
        has_touch=size in TOUCH, is_mobile=size == "phone",
    )  # fmt: skip
    page = context.new_page()
    SCREENS[name].show(server, page)
    found: dict[str, list[str]] = {}
    for language in languages():
        turn_to(page, language)
        trouble: list[Any] = page.evaluate(FOUND, MEANT)
        if trouble:
            found[f"{name} {size} {language}"] = trouble
    context.close()
    return found


def turn_to(page: Page, language: str) -> None:
    """The page in another language, where it stands."""
    page.evaluate(TURN_TO, language)
    page.wait_for_function(SPEAKS, arg=language)
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def test_no_word_leaves_its_box(server: Running, browser: Browser) -> None:
    found: dict[str, list[str]] = {}
    for name in SHOWN:
        for size in ("desktop", "phone"):
            if size in SCREENS[name].sizes:
                found |= overflows(server, browser, name, size)
    assert found == {}


if __name__ == "__main__":
    program = next(filter(None, map(shutil.which, NAMES)), None)
    with running() as started, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        for one in sys.argv[1:] or SCREENS:
            for kind in ("desktop", "phone"):
                for where, lines in overflows(started, chromium, one, kind).items():
                    print(where, *lines, sep="\n    ", flush=True)
        chromium.close()
