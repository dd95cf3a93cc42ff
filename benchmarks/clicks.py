"""Measures the page in a real browser: what is loaded, how soon something is seen, how soon a click is answered.

    python benchmarks/clicks.py [--loads 5] [--choices 150] [--players 2,5]

A server and Chromium on this machine. The start page and a table are loaded into a browser where nobody has been
before; then somebody clicks at random. A click is answered when the table that came of it has been painted; the other
players choose in between, so that no bot thinks. Sizes are those on the wire, fonts and the game's own data left out.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "support")]

from browser.clicking import Clicker  # noqa: E402
from browser.seats import Others  # noqa: E402
from chromium import FLAGS, chromium  # noqa: E402
from gobelin.locale import languages  # noqa: E402
from running_server import Running, running  # noqa: E402
from server import quantile  # noqa: E402

AIM_SIZE, AIM_PAINT, AIM_CLICK = 300, 1000, 100  # kB, ms, ms

# Every click's time until the frame after the next version of the table
WATCH = """() => {
    window.answered = [];
    let clicked = null;
    addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
        if (clicked === null) return;
        const since = clicked;
        clicked = null;
        requestAnimationFrame(() => setTimeout(() => window.answered.push(performance.now() - since)));
    }).observe(document.querySelector('[data-version]'), { attributeFilter: ['data-version'] });
}"""
# When what one came for was painted: the quick game of the start page, or the table
USEFUL = """new MutationObserver((_, watch) => {
    if (!document.querySelector('[data-action=quick-game], [data-version]')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.useful = performance.now())));
}).observe(document, { subtree: true, childList: true })"""
LOADED = """() => performance.getEntriesByType('resource')
    .filter((one) => /\\.(js|css|svg)$/.test(new URL(one.name).pathname))
    .map((one) => [one.name, one.encodedBodySize])"""


def looked_at(browser: Browser, server: Running, link: str, lang: str) -> dict[str, float]:
    """The start page and a table, by somebody who comes for the first time."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale=lang, service_workers="block")
    context.add_init_script(USEFUL)
    page = context.new_page()
    useful: list[float] = []
    sizes: dict[str, int] = {}
    for address in (server.url, link):
        page.goto(address, wait_until="networkidle")
        useful.append(page.wait_for_function("() => window.useful").json_value())
        sizes |= dict(page.evaluate(LOADED))
    context.close()
    return {"start_ms": useful[0], "table_ms": useful[1], "kb": sum(sizes.values()) / 1000}


def clicks(page: Page, others: Others, choices: int) -> list[float]:
    """Milliseconds until each click was answered, the quickest first."""
    clicker = Clicker(page, seed=1, others=others.play_on)
    page.goto(others.link)
    if clicker.ready():
        page.evaluate(WATCH)
    for _ in range(choices):
        if not clicker.ready():
            break
        clicker.choose()
    return sorted(page.evaluate("() => window.answered"))


def told(name: str, value: float, unit: str, aim: float) -> str:
    return f"{name:48} {value:8.0f} {unit:3} aim {aim:.0f}: {'met' if value <= aim else 'MISSED'}"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--loads", type=int, default=5)
    ask.add_argument("--choices", type=int, default=150)
    ask.add_argument("--players", default="2,5")
    asked = ask.parse_args()
    program = chromium()
    if program is None:
        raise SystemExit("there is no Chromium on this machine")
    with running() as server, server.client() as client, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        for lang in languages():
            loads: list[dict[str, float]] = []
            for number in range(asked.loads):
                others = Others(client, 2, seed=number, haste=0, options={})
                loads.append(looked_at(browser, server, others.link, lang))
            median = {name: quantile(sorted(one[name] for one in loads), 0.5) for name in loads[0]}
            print(told(f"{lang}: loaded for start page and table", median["kb"], "kB", AIM_SIZE))
            print(told(f"{lang}: start page, useful paint, median", median["start_ms"], "ms", AIM_PAINT))
            print(told(f"{lang}: table, useful paint, median", median["table_ms"], "ms", AIM_PAINT), flush=True)
        for players in map(int, asked.players.split(",")):
            context = browser.new_context(
                viewport={"width": 1440, "height": 900}, reduced_motion="reduce", service_workers="block"
            )
            found = clicks(context.new_page(), Others(client, players, seed=1, haste=0, options={}), asked.choices)
            name = f"{players} players: a click is answered, {len(found)} clicks"
            print(told(f"{name}, median", quantile(found, 0.5), "ms", AIM_CLICK))
            print(told(f"{name}, 95 %", quantile(found, 0.95), "ms", AIM_CLICK), flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
