"""Many ids as one parameter: databases count parameters (PostgreSQL to 32,767), and each of them costs."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, String, bindparam, func, select
from sqlalchemy.dialects.postgresql import ARRAY


def among(connection: Connection, column: Column[Any], ids: Collection[str]) -> ColumnElement[bool]:
    """Whether a column has one of these values."""
    if connection.dialect.name == "postgresql":
        return column == func.any(bindparam("ids", list(ids), type_=ARRAY(String)))
    every = func.json_each(bindparam("ids", msgspec.json.encode(list(ids)).decode())).table_valued("value")
    return column.in_(select(every.c.value))
