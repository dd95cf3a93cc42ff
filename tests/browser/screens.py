"""Screenshots of every main screen, from a real server.

    python tests/browser/screens.py FOLDER [--only NAME ...] [--size SIZE ...] [--theme THEME ...] [--lang LANGUAGE]
                                    [--beside PICTURES]

writes FOLDER/NAME-SIZE-THEME.png and FOLDER/index.html, which shows them all; with --beside each next to the picture
of the same screen in that folder. Sizes and themes are those that each screen is worth seeing in, unless they are
named; NAME may be any kind of question. `make screens` builds the page and runs it.
"""

from __future__ import annotations

import argparse
import html
import json
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))

from browser.kinds import KINDS, ways
from browser.seats import link_to
from browser.walking import visit
from chromium import FLAGS, chromium
from gobelin import Game
from running_server import Running, running

RECORDS: Final = Path(__file__).resolve().parents[2] / "web" / "fixtures" / "records"
SIZES: Final = {
    "desktop": (1440, 900),
    "laptop": (1280, 800),
    "large": (1600, 1000),
    "wide": (1920, 1080),
    "tablet": (1024, 768),
    "upright": (768, 1024),
    "phone": (390, 844),
}
TOUCH: Final = ("tablet", "upright", "phone")
Theme = Literal["light", "dark"]
DARK_TOO: Final = (
    "home",
    "five",
    "solo",
    "bots",
    "end",
    "replay",
    "catalogue",
    "settings",
    "place",
    "explore_turn",
    "trap",
)
DESKTOP: Final = ("desktop",)
BOTH: Final = ("desktop", "phone")
ALL: Final = ("desktop", "tablet", "phone")

Show = Callable[[Running, Page], None]


class Screen(NamedTuple):
    """How to get there, in which sizes, and the picture it is held beside, by size."""

    show: Show
    sizes: tuple[str, ...] = ALL
    pictures: dict[str, str] = {}  # noqa: RUF012 (never changed)


def address(path: str, ready: str) -> Show:
    def show(server: Running, page: Page) -> None:
        visit(page, server.url + path)
        page.wait_for_selector(ready)

    return show


def kept(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return found


@cache
def busy(game: str) -> Any:
    """The position at a busy moment of a game of bots."""
    record = kept(game)["record"]
    choices = record["choices"][: kept(game)["moments"][game]["choices"]]
    return Game.replay({**record, "choices": choices, "result": None}).position()


def moment(game: str) -> Show:
    """A busy moment of a game of bots, with a person in place of the first one."""

    def show(server: Running, page: Page) -> None:
        position = busy(game)
        seats = ["me", *["bot:greedy"] * (position["options"]["players"] - 1)]
        with server.client() as client:
            made = client.post("/api/tables", json={"position": position, "seats": seats}).json()
        visit(page, server.url + made["seats"][0]["link"])
        page.wait_for_selector("[data-kind=turn] .acts")

    return show


def asked(kind: str) -> Show:
    def show(server: Running, page: Page) -> None:
        visit(page, link_to(server, ways()[kind], kind))
        page.wait_for_selector(f"[data-kind={kind}]")

    return show


def finished(game: str, path: str, ready: str) -> Show:
    def show(server: Running, page: Page) -> None:
        with server.client() as client:
            made = client.post("/api/records", json=kept(game)["record"]).json()
        visit(page, f"{server.url}/t/{made['table']}{path}")
        page.wait_for_selector(ready)

    return show


def opened(show: Show, action: str) -> Show:
    """The dialog behind a button."""

    def press(server: Running, page: Page) -> None:
        show(server, page)
        page.locator(f"[data-action={action}]").first.click()
        page.wait_for_selector("dialog[open]")

    return press


def curtain(server: Running, page: Page) -> None:
    """Two friends on one screen: one of them is called."""
    with server.client() as client:
        made = client.post("/api/tables", json={"players": 2, "seats": ["me", "me"], "seed": 1}).json()
    for seat in made["seats"]:
        page.goto(server.url + seat["link"])
        page.wait_for_selector("[data-kind], [data-action=raise]")
    page.goto(f"{server.url}/t/{made['table']}")
    page.wait_for_selector("[data-action=raise]")


def pressed(show: Show, what: str, then: str) -> Show:
    """What comes of a click on something of another screen."""

    def press(server: Running, page: Page) -> None:
        show(server, page)
        page.locator(what).first.click()
        page.wait_for_selector(then)

    return press


def shared(server: Running, page: Page) -> None:
    """A new table with a seat for a friend: the room where all wait, with the link."""
    HOME(server, page)
    page.locator(".new .seat").nth(1).locator(".segments button").nth(1).click()
    page.click("[data-action=sit-down]")
    page.wait_for_selector("[data-waiting] [data-seat='1'] .qr")


def invited(server: Running, page: Page) -> None:
    """A friend opens the link."""
    with server.client() as client:
        made = client.post("/api/tables", json={"players": 3, "seats": ["me", "open", "bot:greedy"], "seed": 1}).json()
    visit(page, server.url + made["seats"][1]["link"])
    page.wait_for_selector("[data-action=take]")


def waiting(server: Running, page: Page, ready: str = "[data-code]", asked: dict[str, object] | None = None) -> None:
    """A friend sits down before the deal, is shown the way back, and may be told of what the host does."""
    start = {"players": 3, "seats": ["me", "open", "open"], "names": ["Mirela"], "luck": "together"}
    with server.client() as client:
        made = client.post("/api/tables", json=start).json()
        visit(page, server.url + made["seats"][1]["link"])
        page.fill("input[name=name]", "Tomasz")
        page.click("[data-action=take]")
        page.wait_for_selector("[data-waiting] [data-seat='1'] [data-code]")
        if asked:
            owner = {"authorization": f"Bearer {made['owner']}"}
            done = client.post(f"/api/tables/{made['table']}/seats/1", json=asked, headers=owner)
            assert done.status_code == 200, done.text
    page.wait_for_selector(f"[data-waiting] {ready}")


def waiting_again(server: Running, page: Page) -> None:
    """Before the deal the host makes a new link to a seat where somebody sits."""
    waiting(server, page, "[data-notices=invited]", {"action": "invite_again"})


def waiting_back(server: Running, page: Page) -> None:
    """Somebody whose browser knows nothing any more comes back before the deal."""
    with server.client() as client:
        start = {"players": 2, "seats": ["me", "open"], "names": ["Mirela"], "luck": "together"}
        made = client.post("/api/tables", json=start).json()
    visit(page, f"{server.url}/t/{made['table']}")
    page.click("[data-action=watch]")
    page.click("[data-waiting] [data-action=was-here]")
    page.wait_for_selector("[data-waiting] [data-action=type-code]")


def from_menu(page: Page, action: str) -> None:
    """Presses a tool, which lies behind the menu where there is little room."""
    if page.locator(".menu").count():
        page.locator(".menu").click()
    page.click(f"[data-action={action}]")


def sat_down(server: Running, page: Page) -> None:
    """Whoever sits down is shown the way back."""
    invited(server, page)
    page.click("[data-action=take]")
    page.wait_for_selector("[data-notices=way-back]")


def told(ready: str, path: str, asked: dict[str, object]) -> Show:
    """The host does something that whoever sits there is told of."""

    def show(server: Running, page: Page) -> None:
        with server.client() as client:
            made = client.post("/api/tables", json={"players": 2, "seats": ["me", "open"], "seed": 1}).json()
            visit(page, server.url + made["seats"][1]["link"])
            page.click("[data-action=take]")
            page.wait_for_selector("[data-notices=way-back]")
            owner = {"authorization": f"Bearer {made['owner']}"}
            done = client.post(f"/api/tables/{made['table']}{path}", json=asked, headers=owner)
            assert done.status_code == 200, done.text
        page.wait_for_selector(ready)

    return show


def come_back(server: Running, page: Page) -> None:
    """Somebody whose browser knows nothing any more types the code."""
    with server.client() as client:
        made = client.post("/api/tables", json={"players": 2, "seats": ["me", "bot:greedy"], "seed": 1}).json()
    visit(page, f"{server.url}/t/{made['table']}")
    page.wait_for_selector("[data-version]")
    from_menu(page, "return")
    page.wait_for_selector("[data-action=type-code]")


def own_rights(action: str, ready: str) -> Show:
    """What the panel of the table says of the own seat."""

    def show(server: Running, page: Page) -> None:
        sat_down(server, page)
        from_menu(page, "people")
        page.click(f"dialog[open] [data-action={action}]")
        page.wait_for_selector(f"dialog[open] {ready}")

    return show


def forget(server: Running, page: Page) -> None:
    """A table is to leave the list of this device."""
    sat_down(server, page)
    visit(page, server.url)
    page.locator(".kepts .x").first.click()
    page.wait_for_selector("dialog[open] [data-action=forget-table]")


def spent(server: Running, page: Page) -> None:
    """A link that leads nowhere any more."""
    with server.client() as client:
        made = client.post("/api/tables", json={"players": 2, "seats": ["me", "open"], "seed": 1}).json()
    visit(page, f"{server.url}/t/{made['table']}#spent")
    page.wait_for_selector("[data-trouble=spent]")


def gone(server: Running, page: Page) -> None:
    """A table that this server does not have."""
    visit(page, f"{server.url}/t/nowhere")
    page.wait_for_selector("[data-trouble=gone]")


def bots(server: Running, page: Page) -> None:
    """What the bots of a solo game did in a turn, and why."""
    finished("solo", "/film?turn=41", ".film")(server, page)
    menu = page.locator(".menu")
    if menu.count():
        menu.click()
    page.locator("[data-action=bots]").click()
    page.wait_for_selector(".bots")


def stood_in(server: Running, page: Page) -> None:
    """A bot plays in somebody's place."""
    with server.client() as client:
        made = client.post("/api/tables", json={"position": ways()["one_of"]["position"], "seats": ["me", "me"]}).json()
    visit(page, server.url + made["seats"][1]["link"])
    page.locator("[data-action=people]").click()
    page.locator("dialog[open] [data-action=to-bot]").click()
    page.wait_for_selector("dialog[open] [data-action=back]")
    page.keyboard.press("Escape")
    page.wait_for_selector(".prompt [data-action=back]")


HOME: Final = address("/", "[data-action=quick-game]")
RULES: Final = address("/rules", ".glance")
PHONE: Final = ("phone",)


SCREENS: Final[dict[str, Screen]] = {
    "home": Screen(HOME, pictures={"desktop": "home.png", "phone": "lobby.png"}),
    "settings": Screen(opened(HOME, "settings"), BOTH, {"desktop": "settings.png"}),
    "options": Screen(opened(HOME, "options"), BOTH, {"desktop": "lobby.png"}),
    "people": Screen(opened(moment("three"), "people"), DESKTOP, {"desktop": "lobby.png"}),
    "share": Screen(shared, BOTH, {"desktop": "lobby.png"}),
    "waiting": Screen(waiting, BOTH, {"desktop": "lobby.png"}),
    "waiting_again": Screen(waiting_again, BOTH),
    "waiting_back": Screen(waiting_back, BOTH),
    "device": Screen(pressed(opened(moment("two"), "people"), "[data-action=device]", "dialog[open] .qr"), DESKTOP),
    "sat_down": Screen(sat_down),
    "way_back": Screen(own_rights("way-back", "[data-code]"), BOTH),
    "devices": Screen(own_rights("devices", "[data-device]"), BOTH),
    "invited_again": Screen(told("[data-notices=invited]", "/seats/1", {"action": "invite_again"})),
    "proposed": Screen(told("[data-notices=proposal]", "/settings", {"absent_after": 1.0})),
    "come_back": Screen(come_back, BOTH),
    "forget": Screen(forget, BOTH),
    "join": Screen(invited, BOTH, {"desktop": "lobby.png"}),
    "spent": Screen(spent, BOTH),
    "gone": Screen(gone, DESKTOP),
    "stood_in": Screen(stood_in, DESKTOP),
    "curtain": Screen(curtain, BOTH, {"desktop": "curtain.png"}),
    "catalogue": Screen(address("/catalogue", ".list"), BOTH, {"desktop": "catalogue.png"}),
    "rules": Screen(RULES, BOTH),
    "numbered": Screen(pressed(RULES, "[data-action=numbered]", "[data-book=numbered]"), DESKTOP),
    "guide": Screen(pressed(HOME, "[data-action=guided-game]", "[data-guide]"), BOTH),
    "hint": Screen(pressed(moment("two"), "[data-action=hint]", "[data-hint-panel] [data-option]"), DESKTOP),
    "help": Screen(pressed(moment("two"), "[data-action=help]", "[data-action=end-help]"), DESKTOP),
    "log": Screen(opened(finished("three", "/film?turn=40", ".film"), "log"), DESKTOP),
    "menu": Screen(pressed(moment("three"), ".menu", ".moresheet.open"), PHONE),
    **{
        tab: Screen(pressed(moment("five"), f"[data-tab={tab}]", f".tab-{tab}"), PHONE)
        for tab in ("tracks", "city", "mats", "rivals")
    },
    "warning": Screen(pressed(asked("heralds"), "[data-step=decline]", "[data-warning]"), DESKTOP),
    "two": Screen(moment("two"), pictures={"desktop": "desktop-light.png"}),
    "three": Screen(
        moment("three"), pictures={"desktop": "table-three.png", "tablet": "tablet.png", "phone": "phone-three.png"}
    ),
    "four": Screen(moment("four"), DESKTOP),
    "five": Screen(
        moment("five"),
        pictures={
            "desktop": "table-five.png", "laptop": "table-five-1280.png", "wide": "table-five-1920.png",
            "tablet": "tablet.png",
        },
    ),
    "solo": Screen(moment("solo"), pictures={"desktop": "solo.png"}),
    "bots": Screen(bots, pictures={"desktop": "solo.png"}),
    "end": Screen(finished("three", "", "dialog[open]"), pictures={"desktop": "end.png"}),
    "replay": Screen(finished("five", "/film", ".film"), pictures={"desktop": "replay.png"}),
    **{
        kind: Screen(asked(kind), BOTH, {"desktop": picture} if picture else {})
        for kind, picture in {
            "capital": "setup.png", "civilization": "setup.png", "pay": "dec-more-1.png", "gain": "dec-more-1.png",
            "bonus": "decisions.png", "explore_tile": "dec-explore.png", "explore_hex": "dec-more-1.png",
            "explore_turn": "dec-explore.png", "place": "dec-place.png", "conquer": "dec-conquer.png",
            "die": "dec-more-1.png", "trap": "dec-trap.png", "discard": "dec-more-2.png", "order": "dec-more-2.png",
            "play_tapestry": "decisions.png", "heralds": "dec-heralds.png", "token_on_tech": "dec-inventors.png",
            "upgrade": "dec-more-2.png", "may": "decisions.png", "roll_again": "decisions.png",
            "one_of": "decisions.png", "opponent": "decisions.png", "predict": "civilizations.png",
            "end_turn": "decisions.png", "research": "decisions.png", "exchange": "decisions.png",
            "automa_civilization": "",
        }.items()
    },
}  # fmt: skip


def context_of(browser: Browser, size: str, theme: Theme = "light", language: str = "en") -> BrowserContext:
    """A browser with a window of this size, where nothing moves."""
    width, height = SIZES[size]
    return browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce", locale=language,
        has_touch=size in TOUCH, is_mobile=size == "phone",
    )  # fmt: skip


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size({"width": width, "height": height})


def screen_of(name: str) -> Screen:
    return SCREENS[name] if name in SCREENS else Screen(asked(name), DESKTOP)


def shoot(server: Running, browser: Browser, folder: Path, name: str, given: argparse.Namespace) -> list[str]:
    """The screen in its sizes and themes: the files that were written."""
    screen = screen_of(name)
    written = []
    language: str = given.lang
    themes: tuple[Theme, ...] = given.theme or (("light", "dark") if name in DARK_TOO else ("light",))
    for size in given.size or screen.sizes:
        for theme in themes:
            context = context_of(browser, size, theme, language)
            page = context.new_page()
            screen.show(server, page)
            page.evaluate("document.fonts.ready")
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
            context.close()
            written.append(f"{name}-{size}-{theme}.png")
    return written


def sheet(folder: Path, written: dict[str, list[str]], beside: Path | None) -> str:
    """The page that shows them."""
    rows = []
    for name, files in written.items():
        for file in files:
            size = file.removeprefix(f"{name}-").split("-")[0]
            picture = screen_of(name).pictures.get(size) if beside else None
            pictures = f'<img src="{file}">'
            if beside and picture and (beside / picture).exists():
                shutil.copy(beside / picture, folder / f"beside-{picture}")
                pictures += f'<img src="beside-{picture}">'
            rows.append(f"<h2>{html.escape(file)}</h2><div>{pictures}</div>")
    style = "body{font:14px sans-serif;background:#ddd}div{display:flex;gap:12px}img{max-width:49%}"
    return f"<!doctype html><meta charset=utf-8><title>Screens</title><style>{style}</style>{''.join(rows)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    names = sorted({*SCREENS, *KINDS})
    parser.add_argument("--only", nargs="+", choices=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("--size", nargs="+", choices=SIZES)
    parser.add_argument("--theme", nargs="+", choices=get_args(Theme))
    parser.add_argument("--lang", default="en", metavar="LANGUAGE")
    parser.add_argument("--beside", type=Path, metavar="PICTURES")
    given = parser.parse_args()
    program = chromium()
    if program is None:
        sys.exit("screens: there is no Chromium")
    given.folder.mkdir(parents=True, exist_ok=True)
    written: dict[str, list[str]] = {}
    failed = []
    with running() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        for name in given.only or SCREENS:
            try:
                written[name] = shoot(server, browser, given.folder, name, given)
            except Exception as error:
                failed.append(name)
                print(f"{name}: {str(error).splitlines()[0]}", file=sys.stderr, flush=True)
            else:
                print(name, flush=True)
        browser.close()
    (given.folder / "index.html").write_text(sheet(given.folder, written, given.beside), encoding="utf-8")
    if failed:
        sys.exit(f"screens: not shown: {', '.join(failed)}")


if __name__ == "__main__":
    main()
