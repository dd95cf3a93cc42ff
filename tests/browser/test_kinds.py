"""Every kind of question of the engine is met on screen, and answered by clicking."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from browser.clicking import Clicker
from browser.kinds import KINDS, Way, ways
from running_server import Running


class Seats:
    """All seats of a table, played over HTTP by one hand."""

    def __init__(self, client: httpx.Client, way: Way) -> None:
        self.client = client
        start = {name: way[name] for name in ("position", "players", "options", "seed") if name in way}
        players = way["players"] if "players" in way else way["position"]["options"]["players"]
        made = client.post("/api/tables", json={**start, "seats": ["me"] * players})
        assert made.status_code == 201, made.text
        self.table = made.json()["table"]
        self.seats: list[dict[str, Any]] = made.json()["seats"]

    def asked(self) -> dict[str, Any]:
        """The document of the first one who must decide."""
        anybody = self.client.get(f"/api/tables/{self.table}").json()
        seat = self.seats[anybody["deciders"][0]]
        document: dict[str, Any] = self.client.get(f"/api/tables/{self.table}", headers=bearer(seat)).json()
        return document

    def play(self, option: str) -> None:
        document = self.asked()
        seat = self.seats[document["viewer"]]
        body = {"decision": document["decision"]["id"], "option": option}
        answer = self.client.post(f"/api/tables/{self.table}/choices", json=body, headers=bearer(seat))
        assert answer.status_code == 200, answer.text


def bearer(seat: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {seat['token']}"}


def link_to(server: Running, way: Way, kind: str) -> str:
    """The page of whoever is asked a question of this kind."""
    with server.client() as client:
        seats = Seats(client, way)
        for choice in way["choices"]:
            seats.play(choice)
        document = seats.asked()
        assert document["decision"]["kind"] == kind
        return f"{server.url}{seats.seats[document['viewer']]['link']}"


@pytest.fixture(scope="module")
def known() -> dict[str, Way]:
    return ways()


def test_there_is_a_table_for_every_kind(known: dict[str, Way]) -> None:
    assert sorted(known) == sorted(KINDS)


def test_every_kind_is_asked_on_screen_and_answered_by_clicking(
    server: Running, page: Page, known: dict[str, Way]
) -> None:
    clicker = Clicker(page, seed=70)
    for kind, way in known.items():
        page.goto(link_to(server, way, kind))
        assert clicker.ready()
        assert page.get_attribute("[data-kind]", "data-kind") == kind
        clicker.choose()
    assert set(KINDS) - set(clicker.kinds) == set()
    assert clicker.clicked == clicker.sent
    assert clicker.trouble == []
