"""What no screen may have: whatever axe-core finds, small words, names that are had twice, words out of their box."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The weave of the cloth is left out: axe-core measures no contrast over patterns.
PLAIN: Final = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.weave, .wall { background-image: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
# What lies behind an open dialog is a screen of its own. One rule looks at each of a thousand elements with a style of
# its own for spaces within, and need not where nothing has any.
RUN: Final = """async ([where, rules]) => {
    const within = document.querySelectorAll(document.querySelector('dialog[open]') ? 'dialog[open]' : where);
    const spaced = !!document.querySelector('[style*=spacing], [style*=line-height]');
    const { violations } = await axe.run(within, {
        resultTypes: ['violations'],
        ...(rules ? { runOnly: rules } : { rules: { 'avoid-inline-spacing': { enabled: spaced } } }),
    });
    return violations.flatMap(one => one.nodes.map(node =>
        `${one.id} (${one.impact}): ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`));
}"""
ON_COLOURS: Final = ["color-contrast", "link-in-text-block"]  # all other rules find the same in any colours
# Words under 11 px that somebody should read; drawn maps, cities and mats have their own sizes, as pictures have.
SMALL: Final = """() => [...document.querySelectorAll('body *')].flatMap(one => {
    const words = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    if (!words || one.closest('svg') || !one.checkVisibility({ visibilityProperty: true })) return [];
    const size = parseFloat(getComputedStyle(one).fontSize);
    return size < 11 ? [`${size} px: ${one.textContent.trim().slice(0, 60)}`] : [];
})"""
ZONES: Final = ".prompt, .map, .city, .track, .techs, .hand, .tiles, .eras, .mat, .opps, .civbox, .tools"
TWICE: Final = """zones => [...document.querySelectorAll(zones)].flatMap(zone => {
    const own = one => one.closest('dialog') === zone.closest('dialog');
    const names = [...zone.querySelectorAll('button, [role=button]')].filter(own).map(one =>
        one.getAttribute('aria-label') ?? one.textContent.trim());
    return names.filter((name, i) => names.indexOf(name) !== i).map(name => `${zone.classList[0]}: ${name}`);
})"""

# What may be wider than its box: rows that are scrolled aside, names cut with dots, told in full on hover, and steps
# that are done.
MEANT: Final = ".unseen, .catalogue > nav, .tech h3, .rs em, .who h3 small span, .steps .done"

TURN_TO: Final = """async language => {
    const chosen = [...document.querySelectorAll('select')].find(one => one.querySelector(`option[value=${language}]`));
    if (!chosen) throw new Error('no language can be chosen here');
    chosen.value = language;
    chosen.dispatchEvent(new Event('change', { bubbles: true }));
}"""
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
            if (box.tagName === 'DIALOG') break; // it lies over whatever it is in
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


def small(page: Page) -> list[str]:
    """The words that are too small to be read."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(SMALL)
    return found


def twice(page: Page) -> list[str]:
    """The names that several things of a zone have."""
    found: list[str] = page.evaluate(TWICE, ZONES)
    return found


def axe(page: Page, where: str = "html", rules: list[str] | None = None) -> list[str]:
    """What axe-core finds there by these rules, or by all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
        page.evaluate(PLAIN)
    found: list[str] = page.evaluate(RUN, [where, rules])
    return found


def overflowing(page: Page) -> list[str]:
    """The words that leave their box."""
    found: list[str] = page.evaluate(FOUND, MEANT)
    return found


def turn_to(page: Page, language: str) -> None:
    """The page in another language, where it stands."""
    if page.get_attribute("html", "lang") != language:
        page.evaluate(TURN_TO, language)
    page.wait_for_function(SPEAKS, arg=language)
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
