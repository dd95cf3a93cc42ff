"""What a game gives away as plain JSON-able data, typed. `gobelin schema` exports all of it as JSON Schema.

The modules of this package do without ``from __future__ import annotations``: Python must see for itself which keys of
a TypedDict are required (schema.py reads them).
"""

from gobelin.documents.actions import ActionSpace
from gobelin.documents.components import Components
from gobelin.documents.generated.decisions import AskedNow, Decision
from gobelin.documents.generated.events import Event, Told
from gobelin.documents.generated.options import OnTable, Option
from gobelin.documents.positions import Position
from gobelin.documents.records import Record, check_keeping, check_luck
from gobelin.documents.tables import Forecast, Preview, ScoreSheet, Table, Undo
from gobelin.documents.views import View

__all__ = [
    "ActionSpace",
    "AskedNow",
    "Components",
    "Decision",
    "Event",
    "Forecast",
    "OnTable",
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
    "check_luck",
]
