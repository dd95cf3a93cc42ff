"""From one table to the next without loading the page anew, as by the browser's way back: a fraction of the work."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# Only from a table that is shown in English, and not where help is on or a book is open: these outlast a table.
WALK: Final = """async address => {
    const shown = document.querySelector('[data-version]');
    const { origin, pathname } = new URL(address);
    if (!shown || origin !== location.origin || pathname === location.pathname) return false;
    if (document.documentElement.lang !== 'en') return false;
    if (document.querySelector('[data-action=end-help], [data-book]')) return false;
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    while (shown.isConnected) await new Promise(requestAnimationFrame);
    return true;
}"""


def visit(page: Page, address: str) -> None:
    """Opens a table there, in place where that can be done."""
    if not page.evaluate(WALK, address):
        page.goto(address)
