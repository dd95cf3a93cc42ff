"""Several people at one table: each has a browser of their own, and clicks when asked."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import Page, expect

from browser.clicking import Clicker
from browser.kinds import ways
from gobelin.locale import Words
from running_server import Running

WORDS: Final = Words("en")
SEEN: Final = """version => Number(document.querySelector('[data-version]')?.dataset.version ?? -1) >= version"""
ASKED: Final = "[data-option], [data-step]"

NETWORK: Final = ("Failed to load resource", "WebSocket connection to")  # what the browser says by itself


class Friend(Clicker):
    """Somebody with a browser of their own. `keys` are those that what was sent had."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.keys: list[str | None] = []

    def _request(self, request: Any) -> None:
        super()._request(request)
        if request.url.endswith("/choices"):
            self.keys.append(request.headers.get("idempotency-key"))

    @property
    def mistakes(self) -> list[str]:
        """What stands on the console as an error, but for what the browser says of the network."""
        return [line for line in self.trouble if not line.startswith(NETWORK)]


Friends = Callable[[int], Friend]


class Table:
    """A table of the server, as it is known over HTTP."""

    def __init__(self, server: Running, made: Mapping[str, Any]) -> None:
        self.server = server
        self.id: str = made["table"]
        self.made = made

    @classmethod
    def new(cls, server: Running, seats: list[str], **start: object) -> Table:
        """A new table: what it begins with is said, or the same in every run."""
        start = start if "position" in start else {"seed": 1, **start}
        with server.client() as client:
            made = client.post("/api/tables", json={"seats": seats, **start})
            assert made.status_code == 201, made.text
            return cls(server, made.json())

    @classmethod
    def from_position(cls, server: Running, kind: str, seats: list[str], **more: object) -> Table:
        """A table in the middle of a game, at the start of the turn in which a question of this kind comes."""
        return cls.new(server, seats, position=ways()[kind]["position"], **more)

    @property
    def url(self) -> str:
        return f"{self.server.url}/t/{self.id}"

    def link(self, seat: int) -> str:
        return f"{self.server.url}{self.made['seats'][seat]['link']}"

    def document(self, token: str | None = None) -> dict[str, Any]:
        """What a seat sees, or everybody."""
        with self.server.client() as client:
            headers = {"authorization": f"Bearer {token}"} if token else {}
            answer = client.get(f"/api/tables/{self.id}", headers=headers)
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            return found

    def play(self, people: Mapping[int, Friend], choices: int, until: Callable[[], bool] = lambda: False) -> None:
        """Whoever is asked clicks; everybody sees it."""
        for _ in range(choices):
            document = self.document()
            if document["over"] or until():
                return
            for one in people.values():
                sees(one.page, document["version"])
            asked = people[document["deciders"][0]]
            assert asked.ready()
            asked.choose()


def sees(page: Page, version: int) -> None:
    """Waits until the page shows this version, or a later one."""
    page.wait_for_function(SEEN, arg=version)


def tokens(page: Page) -> list[dict[str, Any]]:
    """The seats that this browser keeps."""
    found: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage.getItem('tables') ?? '[]')")
    return found


def hand(document: Mapping[str, Any]) -> list[str]:
    """The cards in the viewer's hand."""
    cards: list[str] = document["view"]["players"][document["viewer"]]["hand"]
    return cards


def secrets(mine: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """The names of the cards in one hand that lie nowhere where another viewer may see them."""
    known = json.dumps(other)
    return [WORDS.name("tapestry", card) for card in hand(mine) if f'"{card}"' not in known]


def panel(page: Page) -> None:
    """Opens the panel with the people at the table."""
    page.locator("[data-action=people]").click()
    page.wait_for_selector("dialog[open] [data-seat]")


def closed(page: Page) -> None:
    """Closes the dialog."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def shared(page: Page, seat: int, action: str) -> str:
    """The link that a button of a seat shows."""
    page.click(f"dialog[open] [data-seat='{seat}'] [data-action={action}]")
    field = page.locator(f"dialog[open] [data-seat='{seat}']").get_by_label("Link", exact=True)
    return field.input_value()


def invited(page: Page, seat: int) -> str:
    """The link to a seat, as the room shows it where everybody waits for the deal."""
    where = page.locator(f"[data-waiting] [data-seat='{seat}']")
    where.wait_for()
    field = where.get_by_label("Link", exact=True)
    if not field.count():
        where.locator("[data-action=invite]").click()
    return field.input_value()


def take(page: Page, name: str | None = None) -> None:
    """Sits down where a link has led to."""
    page.wait_for_selector("[data-action=take]")
    if name is not None:
        page.fill("input[name=name]", name)
    page.click("[data-action=take]")
    page.wait_for_selector("[data-version]")
