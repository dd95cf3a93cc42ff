"""From one screen to the next without loading the page anew, as by the browser's way back: a fraction of the work."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

MOST_FRAMES: Final = 60
# Only from a screen in English, and not where help is on or a book is open: these outlast a table. What was shown goes
# at once; where it does not, both are the same screen to the page.
WALK: Final = """async ([address, most]) => {
    const shown = document.querySelector('#app > *');
    const { origin, pathname } = new URL(address);
    if (!shown || origin !== location.origin || pathname === location.pathname) return false;
    if (document.documentElement.lang !== 'en') return false;
    if (document.querySelector('[data-action=end-help], dialog.book')) return false;
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    for (let n = 0; n < most && shown.isConnected; n++) await new Promise(requestAnimationFrame);
    return !shown.isConnected;
}"""


def visit(page: Page, address: str) -> None:
    """Goes there, in place where that can be done."""
    if not page.evaluate(WALK, [address, MOST_FRAMES]):
        page.goto(address)
