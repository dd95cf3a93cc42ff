"""Every kind of entry is read as servers have always written it, and written the same."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from gobelin.server.acts import KINDS
from gobelin.server.entries import Entry
from gobelin.server.store.store import _entry
from gobelin.server.store.tasks import entry_row

WRITTEN: list[tuple[str, dict[str, Any]]] = [
    ("choice", {"decision": "1", "option": "income", "by": "person"}),
    ("choice", {"decision": "2-7", "option": "die red", "by": "bot", "outcome": {"red": [5, "coin"]}}),
    ("undo", {"to": 3}),
    ("undo", {"to": None}),
    ("take", {"name": "Zoë"}),
    ("take", {"name": "", "device": "d", "again": True}),
    ("link", {"by": None}),
    ("link", {"by": 1}),
    ("device", {"device": "d"}),
    ("device", {"device": "d", "owner": True}),
    ("return", {"device": "d", "by": "cookie"}),
    ("return", {"device": "d", "by": "code", "owner": True}),
    ("revoke", {"device": "d"}),
    ("invite_again", {"wait": 60.0}),
    ("refuse", {}),
    ("leave", {}),
    ("to_bot", {"bot": "greedy", "by": None}),
    ("back", {}),
    ("concede", {}),
    ("name", {"name": "Ada"}),
    ("turn_end", {"mode": "countdown"}),
    ("chat", {"text": "hello"}),
    ("propose", {"pace": "fast", "absent_after": None}),
    ("consent", {"to": 4, "agree": False}),
    ("settings", {"title": "Friday", "pace": "normal", "join": "invite", "absent_after": 24.0, "hints": False}),
    ("settings", {"hints": True, "proposal": 9}),
    ("settings", {}),
    ("agree", {"agree": True}),
    ("ended", {"reason": "conceded"}),
    ("rematch", {"table": "id"}),
    ("seal", {"seal": "00"}),
    ("share", {"share": "00"}),
    ("dealt", {"given_up": True}),
    ("resumed", {"position": None, "rules": 3, "seed": "5e", "redrawn": True}),
    ("resumed", {"position": {"turn": 1}, "rules": 2}),
    ("clock", {}),
]


@pytest.mark.parametrize(("kind", "data"), WRITTEN)
def test_what_is_stored_stays_the_same(kind: str, data: dict[str, Any]) -> None:
    entry = _entry((7, 1000.5, kind, 2, json.dumps(data), "key", "body"))
    assert entry == Entry(7, 1000.5, 2, KINDS[kind](**data), "key", "body")
    row = entry_row("table", entry)
    assert (row["kind"], json.loads(row["data"])) == (kind, data)


def test_all_kinds_are_here() -> None:
    assert {kind for kind, _ in WRITTEN} == set(KINDS)


@pytest.mark.parametrize(("kind", "data"), [("chat", {}), ("ended", {"reason": "boredom"}), ("undo", {"to": "1"})])
def test_what_is_no_entry_is_not_read(kind: str, data: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        _entry((7, 1000.5, kind, 2, json.dumps(data), None, None))
