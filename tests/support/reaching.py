"""How each operation of the server succeeds: the right table, seat, token and body for it.

An operation has one way, or one for each of its actions (`use_seat take`). A new one needs a function here: it lays the
table at which the operation can be carried out, and says what is then asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, get_args

import httpx

from gobelin.server.api.schema import OPERATIONS
from gobelin.server.api.seats import Action


class Laid:
    """A table, and what its maker knows of it."""

    def __init__(self, client: httpx.Client, seats: list[str], **more: Any) -> None:
        self.client = client
        made = self._posted("/api/tables", {"players": len(seats), "seats": seats, "seed": 1, **more})
        self.id: str = made["table"]
        self.owner: str = made["owner"]
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in made["seats"] if "token" in seat}
        self.invites: dict[int, str] = {seat["seat"]: seat["invite"] for seat in made["seats"] if "invite" in seat}
        self.codes: dict[int, str] = {seat["seat"]: seat["recovery"] for seat in made["seats"] if "recovery" in seat}

    def _posted(self, path: str, body: Any, token: str | None = None) -> Any:
        answer = self.client.post(path, json=body, headers=bearer(token))
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, what: str, body: Any, seat: int = 0) -> Any:
        return self._posted(f"/api/tables/{self.id}{what}", body, self.tokens[seat])

    def get(self, what: str = "", seat: int = 0) -> Any:
        return self.client.get(f"/api/tables/{self.id}{what}", headers=bearer(self.tokens[seat])).json()

    def first_choice(self) -> dict[str, str]:
        document = self.get()
        return {"decision": document["decision"]["id"], "option": document["options"][0]["text"]}


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def two(client: httpx.Client) -> Laid:
    """A table that has just begun."""
    return Laid(client, ["me", "me"])


def over(client: httpx.Client) -> Laid:
    """A table that everybody agreed to end."""
    table = two(client)
    for seat in (0, 1):
        table.post("/settings", {"end": True}, seat)
    return table


def undealt(client: httpx.Client) -> Laid:
    """A table whose people have yet to bring their luck."""
    return Laid(client, ["me", "me"], seed=None, luck="together")


def visited(client: httpx.Client) -> Laid:
    """A table where somebody else has sat down."""
    table = Laid(client, ["me", "open"])
    answer = client.post(f"/api/tables/{table.id}/seats/1", json={"action": "take", "invite": table.invites[1]})
    table.tokens[1] = answer.json()["token"]
    return table


@dataclass
class Request:
    """What is asked; `at` a table, by who has this token."""

    at: Laid | None = None
    token: str | None = None
    seat: int = 0
    version: int = 0
    query: dict[str, Any] = field(default_factory=dict)
    body: Any = None


def by_seat(table: Laid, body: Any = None, **query: Any) -> Request:
    """The first seat asks."""
    return Request(table, table.tokens[0], query=query, body=body)


Way = Callable[[httpx.Client], Request]
WAYS: Final[dict[str, Way]] = {
    "make_table": lambda client: Request(body={"players": 3, "seats": ["me", "open", "bot:random"]}),
    "open_record": lambda client: Request(body=over(client).get("/record")),
    "show_table": lambda client: by_seat(two(client)),
    "show_previews": lambda client: by_seat(two(client)),
    "show_hint": lambda client: by_seat(two(client)),
    "show_sheets": lambda client: by_seat(over(client)),
    "show_film": lambda client: by_seat(two(client), after=-1),
    "show_events": lambda client: by_seat(two(client), since=0),
    "show_moment": lambda client: by_seat(two(client)),
    "show_moment_after": lambda client: by_seat(two(client), choice=0),
    "show_record": lambda client: by_seat(over(client)),
    "say": lambda client: by_seat(two(client), {"text": "hello"}),
    "change_settings": lambda client: by_seat(two(client), {"turn_end": "at_once"}),
    "play_again": lambda client: by_seat(over(client), {}),
    "show_bots": lambda client: Request(),
    "show_components": lambda client: Request(),
    "show_reach": lambda client: Request(),
    "note_error": lambda client: Request(body={"message": "a", "stack": "", "build": "", "screen": "home"}),
    "health": lambda client: Request(),
    "use_seat leave": lambda client: by_seat(over(client), {"action": "leave"}),
    "use_seat to_bot": lambda client: by_seat(two(client), {"action": "to_bot", "bot": "random"}),
    "use_seat concede": lambda client: by_seat(two(client), {"action": "concede"}),
    "use_seat name": lambda client: by_seat(two(client), {"action": "name", "name": "Ada"}),
    "use_seat link": lambda client: by_seat(two(client), {"action": "link"}),
    "show_devices": lambda client: by_seat(two(client)),
    "bring_luck": lambda client: by_seat(undealt(client), {"seal": "0" * 64}),
    "verify_luck": lambda client: by_seat(over(client)),
}


def way(make: Way) -> Way:
    """One that takes more than a line: its name says of what."""
    WAYS[make.__name__.replace("__", " ")] = make
    return make


@way
def make_choice(client: httpx.Client) -> Request:
    table = two(client)
    return by_seat(table, table.first_choice())


@way
def take_back(client: httpx.Client) -> Request:
    table = two(client)
    table.post("/choices", table.first_choice())
    return by_seat(table, {})


@way
def use_seat__take(client: httpx.Client) -> Request:
    table = Laid(client, ["me", "open"])
    return Request(table, None, seat=1, body={"action": "take", "invite": table.invites[1], "name": "Bob"})


@way
def use_seat__back(client: httpx.Client) -> Request:
    table = two(client)
    table.post("/seats/0", {"action": "to_bot", "bot": "random"})
    return by_seat(table, {"action": "back"})


@way
def use_seat__revoke(client: httpx.Client) -> Request:
    table = two(client)
    device = table.get("/devices")["devices"][0]["device"]
    return by_seat(table, {"action": "revoke", "device": device})


@way
def use_seat__invite_again(client: httpx.Client) -> Request:
    table = visited(client)
    return Request(table, table.owner, seat=1, body={"action": "invite_again"})


@way
def use_seat__refuse(client: httpx.Client) -> Request:
    asked = use_seat__invite_again(client)
    table = asked.at
    assert table is not None
    client.post(f"/api/tables/{table.id}/seats/1", json=asked.body, headers=bearer(table.owner))
    return Request(table, table.tokens[1], seat=1, body={"action": "refuse"})


@way
def come_back(client: httpx.Client) -> Request:
    table = two(client)
    return Request(table, body={"code": table.codes[0]})


def wanted() -> list[str]:
    """All that must have a way."""
    names = [operation.name for operation in OPERATIONS if operation.name != "use_seat"]
    return sorted([*names, *(f"use_seat {action}" for action in get_args(Action))])


def operation_of(name: str) -> Any:
    return next(operation for operation in OPERATIONS if operation.name == name.split(maxsplit=1)[0])
