"""Seats of a table that are played over HTTP, beside the one that the page plays."""

from __future__ import annotations

import random
from typing import Any

import httpx

from browser.kinds import Way
from running_server import Running

Document = dict[str, Any]


def bearer(seat: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {seat['token']}"}


class Seats:
    """A table where people sit, and the keys to all their seats. `start` is what the table is made of."""

    def __init__(self, client: httpx.Client, players: int, **start: Any) -> None:
        self.client = client
        made = client.post("/api/tables", json={**start, "players": players, "seats": ["me"] * players})
        assert made.status_code == 201, made.text
        self.table: str = made.json()["table"]
        self.seats: list[dict[str, Any]] = made.json()["seats"]

    def seen_by(self, seat: int | None) -> Document:
        """The document of a seat, or of somebody who watches."""
        headers = {} if seat is None else bearer(self.seats[seat])
        document: Document = self.client.get(f"/api/tables/{self.table}", headers=headers).json()
        return document

    def asked(self) -> Document:
        """The document of the first one who must decide."""
        return self.seen_by(self.seen_by(None)["deciders"][0])

    def play(self, document: Document, option: str) -> Document:
        """Whoever sees this document carries an option out: what is seen then."""
        body = {"decision": document["decision"]["id"], "option": option}
        headers = bearer(self.seats[document["viewer"]])
        answer = self.client.post(f"/api/tables/{self.table}/choices", json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        after: Document = answer.json()
        return after


class Others(Seats):
    """A table where the page has the first seat. The others are played here, by chance but the same in every run.

    haste: how often they end an era where they can.
    """

    def __init__(self, client: httpx.Client, players: int, seed: int, haste: float = 0, **start: Any) -> None:
        super().__init__(client, players, seed=seed, **start)
        self.link = str(client.base_url.join(self.seats[0]["link"]))
        self._random = random.Random(seed)
        self._haste = haste

    def play_on(self) -> None:
        """Until nobody but the first seat is asked."""
        document = self.seen_by(None)
        while others := [seat for seat in document["deciders"] if seat]:
            if document["viewer"] != others[0]:
                document = self.seen_by(others[0])
            document = self.play(document, self._pick([option["text"] for option in document["options"]]))

    def _pick(self, options: list[str]) -> str:
        if "income" in options and self._random.random() < self._haste:
            return "income"
        return self._random.choice(options)


def link_to(server: Running, way: Way, kind: str) -> str:
    """The page of whoever is asked a question of this kind."""
    players = way["players"] if "players" in way else way["position"]["options"]["players"]
    start = {name: way[name] for name in ("position", "options", "seed") if name in way}
    with server.client() as client:
        seats = Seats(client, players, **start)
        for choice in way["choices"]:
            seats.play(seats.asked(), choice)
        document = seats.asked()
        assert document["decision"]["kind"] == kind
        return f"{server.url}{seats.seats[document['viewer']]['link']}"
