"""No word leaves its box, in any language: main screens on a desktop and a phone, the language changed in place."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, Page

from browser.screens import SCREENS, SIZES, TOUCH
from gobelin.locale import languages
from running_server import Running

SHOWN: Final = (
    "home", "settings", "options", "catalogue", "rules", "two", "five", "solo", "end", "replay", "capital", "trap",
)  # fmt: skip

# What may be wider than its box: rows that are scrolled aside, and names cut with dots, told in full on hover.
MEANT: Final = ".unseen, .catalogue > nav, .tech h3, .rs em, .who h3 small span"

TURN_TO: Final = """async language => {
    const chosen = [...document.querySelectorAll('select')].find(one => one.querySelector(`option[value=${language}]`));
    if (!chosen) throw new Error('no language can be chosen here');
    chosen.value = language;
    chosen.dispatchEvent(new Event('change', { bubbles: true }));
}"""
CHOOSES: Final = "() => !!document.querySelector('select option[value=fr]')"
SPEAKS: Final = "language => document.documentElement.lang === language"
# Each stretch of words against all boxes around it: those that cut off what is too wide, those that are seen (a border
# or a ground of their own) and the screen itself. What is too low is seen by scrolling. Drawn words against the
# rectangle they stand on. What is only heard has a box of no width.
FOUND: Final = """meant => {
    const found = new Set();
    const slack = 1.5;
    const told = (why, text, box) => found.add(
        `${why}: ${text.trim().replace(/\\s+/g, ' ').slice(0, 60)} [${box.closest('[class]')?.getAttribute('class')}]`);
    const seen = style => style.borderLeftWidth !== '0px' && style.borderLeftStyle !== 'none'
        || !/^(rgba\\(0, 0, 0, 0\\)|transparent)$/.test(style.backgroundColor);
    const rectsOf = (node, from, to) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        return [...range.getClientRects()].filter(one => one.width > 0);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const own = node.parentElement, text = node.textContent;
        if (!text.trim() || own.closest(`svg, script, style, select, ${meant}`)) continue;
        if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const rects = rectsOf(node, 0, text.length);
        if (!rects.length) continue;
        for (const word of text.matchAll(/[^\\s\\u00ad\\u200b/-]+/g)) {
            const parts = rectsOf(node, word.index, word.index + word[0].length);
            if (parts.length > 1 && parts.at(-1).top > parts[0].top + 3) told('a word in two lines', word[0], own);
        }
        const left = Math.min(...rects.map(one => one.left)), right = Math.max(...rects.map(one => one.right));
        const top = Math.min(...rects.map(one => one.top)), bottom = Math.max(...rects.map(one => one.bottom));
        const high = rects[0].height / 2;
        let down = true, near = true, heard = false;
        for (let box = own; box && box !== document.documentElement; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.display === 'inline' || style.display === 'contents') continue;
            if (/auto|scroll/.test(style.overflowY) || style.webkitLineClamp !== 'none') down = false;
            const edge = box.getBoundingClientRect();
            if (style.overflowX !== 'visible' && edge.width < 3) { heard = true; break; }
            const wide = left < edge.left - slack || right > edge.right + slack;
            if (wide && (style.overflowX !== 'visible' || near && seen(style))) { told('too wide', text, box); break; }
            if (down && /hidden|clip/.test(style.overflowY) && (top < edge.top - high || bottom > edge.bottom + high)) {
                told('too high', text, box);
                break;
            }
            if (/absolute|fixed/.test(style.position)) near = false;
        }
        if (!heard && (left < -slack || right > innerWidth + slack)) told('off the screen', text, own);
    }
    for (const text of document.querySelectorAll('svg text')) {
        if (text.closest(meant) || !text.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const at = text.getBoundingClientRect();
        if (!at.width) continue;
        const middle = (at.left + at.right) / 2, height = (at.top + at.bottom) / 2;
        const ground = [...text.parentElement.children].filter(one => one.tagName === 'rect')
            .map(one => one.getBoundingClientRect())
            .filter(one => one.left < middle && middle < one.right && one.top < height && height < one.bottom)
            .sort((a, b) => a.width - b.width)[0];
        if (ground && at.width > ground.width + slack) told('drawn too wide', text.textContent, text);
        const paper = text.ownerSVGElement.getBoundingClientRect();
        const off = at.left < paper.left - slack || at.right > paper.right + slack;
        if (off) told('off the drawing', text.textContent, text);
    }
    return [...found];
}"""


def overflows(server: Running, browser: Browser, name: str, size: str) -> dict[str, list[str]]:
    """What leaves its box on a screen, by language: changed in place, or loaded anew where it cannot be chosen."""
    found: dict[str, list[str]] = {}
    page = opened(server, browser, name, size, languages()[0])
    for language in languages():
        if page.get_attribute("html", "lang") != language and not page.evaluate(CHOOSES):
            page.context.close()
            page = opened(server, browser, name, size, language)
        turn_to(page, language)
        trouble: list[Any] = page.evaluate(FOUND, MEANT)
        if trouble:
            found[f"{name} {size} {language}"] = trouble
    page.context.close()
    return found


def opened(server: Running, browser: Browser, name: str, size: str, language: str) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", locale=language,
        has_touch=size in TOUCH, is_mobile=size == "phone",
    )  # fmt: skip
    page = context.new_page()
    SCREENS[name].show(server, page)
    return page


def turn_to(page: Page, language: str) -> None:
    """The page in another language, where it stands."""
    if page.get_attribute("html", "lang") != language:
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
