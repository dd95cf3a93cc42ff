"""Every kind of question in every window and every language, looked at by a program.

    python tests/browser/layouts.py FOLDER [--kind KIND ...] [--window WINDOW ...] [--lang LANGUAGE ...] [--sample]
                                    [--write]

shows all of them in the gallery (`make gallery`), one after the other in the same page, and writes FOLDER/index.html:
what is wrong (web/src/testing/layouts.ts says what that is), where, how often, with pictures. Faults that are known
are in layouts.json, each with its reason and with a case for every window that has it; the program fails where that
list is not the truth. --write makes it the truth; a new fault then needs a reason. `make layouts` looks at all,
--sample at what test_layouts.py looks at.
"""

from __future__ import annotations

import argparse
import html
import json
import sys
import time
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, Route, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))

from browser.kinds import KINDS, game_at, ways
from chromium import FLAGS, chromium
from gobelin.locale import languages

GALLERY: Final = Path(__file__).resolve().parents[2] / "web" / "dist-gallery"
KNOWN: Final = Path(__file__).with_name("layouts.json")
ADDRESS: Final = "http://gallery.test"
LANGUAGES: Final = tuple(languages())
PEOPLE: Final = ("Mirela", "Tomasz", "Loom", "Anselm", "Bobbin")
# What is left for a page beside the bars of the browser, by device
WINDOWS: Final = {
    "phone": ("360x740", "390x664", "412x785", "430x739"),
    "phone sideways": ("740x360", "750x342", "844x390"),
    "tablet": ("768x954", "820x1180", "1024x698", "1180x820", "1280x800"),
    "desktop": ("1080x1800", "1280x720", "1366x640", "1440x814", "1536x730", "1920x955", "2560x1313", "3840x2160"),
}
DEVICE: Final = {window: device for device, windows in WINDOWS.items() for window in windows}
SAMPLED: Final = 6  # windows for each kind
MARK: Final = """([left, top, width, height]) => {
    document.getElementById('app').style.opacity = '';
    const mark = document.body.appendChild(document.createElement('div'));
    mark.className = 'found';
    mark.style.cssText = `position:fixed;z-index:99;pointer-events:none;outline:4px solid #f0f;outline-offset:2px;
        left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
}"""


class Case(NamedTuple):
    window: str
    kind: str
    language: str

    def __str__(self) -> str:
        return " ".join(self)


class Finding(NamedTuple):
    """What is wrong in a case: by which rule, with which part of the page, how, and where it lies."""

    rule: str
    what: str
    how: str
    at: list[float]

    @property
    def fault(self) -> str:
        return f"{self.rule}: {self.what}"


Found = dict[Case, list[Finding]]
Known = dict[str, dict[str, Any]]  # by fault: reason, and a case by window


def product(kinds: Iterable[str], windows: Iterable[str], spoken: Iterable[str]) -> list[Case]:
    return [Case(window, kind, language) for window in windows for kind in kinds for language in spoken]


def sample() -> list[Case]:
    """A few windows for every kind, each in one language, so that every window is seen in every language."""
    windows = [*DEVICE]
    cases = [
        Case(windows[(7 * number + 3 * turn) % len(windows)], kind, LANGUAGES[(number // 2 + turn) % len(LANGUAGES)])
        for number, kind in enumerate(KINDS)
        for turn in range(SAMPLED)
    ]
    return sorted(cases, key=lambda case: windows.index(case.window))


@cache
def document(kind: str) -> dict[str, Any]:
    """What the one who is asked knows, as the gallery reads it."""
    game = game_at(ways()[kind])
    viewer = next(one.player for one in game.decisions if one.kind == kind)
    seats = [
        {"seat": one["seat"], "name": None if one["bot"] else PEOPLE[one["seat"]]}
        for one in game.view(viewer)["players"]
    ]
    table = {**game.table(viewer), "undo": {"steps": 1}}  # its button takes room, too
    return {"table": table, "events": game.events(viewer), "seats": seats}


class Gallery:
    """Two pages of the gallery, one for fingers and one for a mouse, that show all cases without loading again."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._pages: dict[bool, Page] = {}
        self.page: Page

    def _opened(self, touch: bool) -> Page:
        context = self._browser.new_context(has_touch=touch, is_mobile=touch, reduced_motion="reduce")
        context.route(f"{ADDRESS}/**", send)
        page = context.new_page()
        page.goto(f"{ADDRESS}/gallery.html?state=art")
        page.wait_for_function("() => 'gallery' in window")
        return page

    def look(self, cases: Iterable[Case]) -> Iterator[tuple[Case, list[Finding]]]:
        """What is wrong in each of the cases; those of a kind in a window should come together."""
        for (window, kind), same in groupby(cases, key=lambda case: case[:2]):
            touch = DEVICE[window] != "desktop"
            if touch not in self._pages:
                self._pages[touch] = self._opened(touch)
            self.page = self._pages[touch]
            width, height = map(int, window.split("x"))
            if self.page.viewport_size != {"width": width, "height": height}:
                self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate("written => gallery.show(written)", document(kind))
            for case in same:
                found = self.page.evaluate("asked => gallery.look(...asked)", [case.language, touch])
                yield case, [Finding(**one) for one in found]

    def picture(self, finding: Finding, path: Path) -> None:
        """The page as it is, with a rim around what was found."""
        self.page.evaluate(MARK, finding.at)
        self.page.screenshot(path=path, type="jpeg", quality=60)
        self.page.evaluate("document.querySelector('.found').remove()")

    def close(self) -> None:
        for page in self._pages.values():
            page.context.close()


def send(route: Route) -> None:
    path = GALLERY / route.request.url.removeprefix(ADDRESS + "/").split("?")[0]
    if path.is_file():
        route.fulfill(path=path)
    else:
        route.fulfill(status=404)


def known() -> Known:
    found: Known = json.loads(KNOWN.read_text(encoding="utf-8"))
    return found


def unknown(found: Found, listed: Known) -> list[str]:
    """What was found and is not in the list, for that window."""
    return [
        f"{case}: {one.fault} ({one.how})"
        for case, findings in found.items()
        for one in findings
        if case.window not in listed.get(one.fault, {}).get("cases", {})
    ]


def listed_cases(listed: Known, windows: Iterable[str], once: bool = False) -> dict[Case, list[str]]:
    """The faults that each case of the list must show; with `once`, of each fault the case of one window."""
    cases: dict[Case, list[str]] = {}
    for fault, entry in listed.items():
        at = [window for window in windows if window in entry["cases"]]
        for window in at[:1] if once else at:
            cases.setdefault(Case(window, *entry["cases"][window].split()), []).append(fault)
    return cases


def mended(found: Found, cases: dict[Case, list[str]]) -> list[str]:
    """What is in the list and was not found there."""
    return [
        f"{case}: {fault}"
        for case, faults in cases.items()
        for fault in faults
        if case in found and fault not in {one.fault for one in found[case]}
    ]


def truth(found: Found, listed: Known) -> Known:
    """The list as it should be: reasons and cases that were not looked at stay, new faults have no reason yet."""
    new: Known = {}
    for fault, entry in listed.items():
        at = {window: case for window, case in entry["cases"].items() if Case(window, *case.split()) not in found}
        new[fault] = {"reason": entry["reason"], "cases": at}
    for case, findings in found.items():
        for one in findings:
            entry = new.setdefault(one.fault, {"reason": "", "cases": {}})
            entry["cases"].setdefault(case.window, f"{case.kind} {case.language}")
    return {fault: entry for fault, entry in sorted(new.items()) if entry["cases"]}


def report(found: Found, listed: Known, pictures: dict[str, list[tuple[Case, str]]]) -> str:
    """The page that tells what is wrong, the most frequent first."""
    by_fault: dict[str, dict[Case, Finding]] = {}
    for case, findings in found.items():
        for one in findings:
            by_fault.setdefault(one.fault, {})[case] = one
    rows = []
    for fault, cases in sorted(by_fault.items(), key=lambda item: -len(item[1])):
        windows = [window for window in DEVICE if any(case.window == window for case in cases)]
        kinds = sorted({case.kind for case in cases})
        reason = listed.get(fault, {}).get("reason") or "NEW"
        case, first = next(iter(cases.items()))
        rows.append(
            f"<h2>{html.escape(fault)}</h2><p>{len(cases)} cases. {html.escape(reason)}</p>"
            f"<p>{', '.join(windows)}</p><p>{', '.join(kinds)}</p><p>{html.escape(f'{case}: {first.how}')}</p><div>"
            + "".join(
                f'<figure><a href="{file}"><img src="{file}"></a><figcaption>{shown}</figcaption></figure>'
                for shown, file in pictures.get(fault, [])
            )
            + "</div>"
        )
    style = "body{font:14px sans-serif;background:#ddd}div{display:flex;gap:12px}img{max-height:360px;max-width:100%}"
    head = f"<p>{len(found)} cases, {len(by_fault)} faults</p>"
    return f"<!doctype html><meta charset=utf-8><title>Layouts</title><style>{style}</style>{head}{''.join(rows)}"


def look_at_all(gallery: Gallery, cases: list[Case], folder: Path) -> tuple[Found, dict[str, list[tuple[Case, str]]]]:
    """What is wrong with each case, and a picture of each fault on each device that has it."""
    found: Found = {}
    pictures: dict[str, list[tuple[Case, str]]] = {}
    began = time.monotonic()
    for case, findings in gallery.look(cases):
        found[case] = findings
        for one in findings:
            shown = pictures.setdefault(one.fault, [])
            if all(DEVICE[case.window] != DEVICE[other.window] for other, _ in shown):
                file = f"{sum(map(len, pictures.values())):03}.jpg"
                gallery.picture(one, folder / file)
                shown.append((case, file))
        if len(found) % 100 == 0:
            print(f"{len(found)} of {len(cases)}, {time.monotonic() - began:.0f} s, {case}", flush=True)
    return found, pictures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--kind", nargs="+", choices=KINDS, default=KINDS, metavar="KIND")
    parser.add_argument("--window", nargs="+", choices=DEVICE, default=[*DEVICE])
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--sample", action="store_true")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    program = chromium()
    if program is None:
        sys.exit("layouts: there is no Chromium")
    if not GALLERY.exists():
        sys.exit("layouts: make gallery builds what is looked at")
    given.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        cases = sample() if given.sample else product(given.kind, given.window, given.lang)
        found, pictures = look_at_all(Gallery(browser), cases, given.folder)
        browser.close()
    listed = known()
    (given.folder / "index.html").write_text(report(found, listed, pictures), encoding="utf-8")
    new = unknown(found, listed)
    gone = mended(found, listed_cases(listed, given.window))
    for line in (*(f"new: {one}" for one in new), *(f"no longer: {one}" for one in gone)):
        print(line)
    if given.write:
        text = json.dumps(truth(found, listed), ensure_ascii=False, indent=1)
        KNOWN.write_text(text + "\n", encoding="utf-8")
    elif new or gone:
        sys.exit(f"layouts: {len(new)} new, {len(gone)} no longer: see {given.folder / 'index.html'}")


if __name__ == "__main__":
    main()
