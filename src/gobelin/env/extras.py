"""The error for libraries of extras that are not installed."""

from __future__ import annotations

from gobelin.errors import GobelinError


class MissingExtra(GobelinError, ImportError):
    """A library of an extra is not installed; the message says how to install it."""


def missing_extra(library: str, extra: str) -> MissingExtra:
    """The error to raise where a library of an extra cannot be imported."""
    return MissingExtra(f"{library} is not installed: pip install 'gobelin[{extra}]'")
