"""Keeping games in files."""

from __future__ import annotations

import json
import os
from pathlib import Path

from gobelin import Game


class CannotSave(Exception):
    """The record cannot be written; the message says why."""


def write_record(game: Game, path: Path) -> None:
    """Write the record at one stroke, so that a file there is never left half written."""
    beside = path.with_name(path.name + ".part")
    try:
        if path.exists() and not _may_replace(path):
            raise CannotSave(f"{path} exists and is not a gobelin record: it is left alone")
        beside.write_text(json.dumps(game.record()) + "\n", encoding="utf-8")
        os.replace(beside, path)
    except OSError as error:
        raise CannotSave(f"cannot write {path}: {error.strerror or error}") from error


def _may_replace(path: Path) -> bool:
    """Only an older record, or nothing, is overwritten."""
    text = path.read_text(encoding="utf-8", errors="replace").strip()
    try:
        return not text or json.loads(text).get("format") == "gobelin-record"
    except (ValueError, AttributeError):
        return False
