"""What a game gives away as plain JSON-able data, typed. `gobelin schema` exports all of it as JSON Schema.

The modules of this package do without ``from __future__ import annotations``: Python must see for itself which keys of
a TypedDict are required (schema.py reads them).
"""

from gobelin.documents.components import Components
from gobelin.documents.decisions import Decision, Option
from gobelin.documents.events import Event, Preview, Told
from gobelin.documents.positions import Position
from gobelin.documents.records import Record, check_keeping
from gobelin.documents.tables import ScoreSheet, Table, Undo
from gobelin.documents.views import View

__all__ = [
    "Components",
    "Decision",
    "Event",
    "Option",
    "Position",
    "Preview",
    "Record",
    "ScoreSheet",
    "Table",
    "Told",
    "Undo",
    "View",
    "check_keeping",
]
