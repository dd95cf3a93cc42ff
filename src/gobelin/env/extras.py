"""What is missing where an extra of the package was not installed."""

from __future__ import annotations

from gobelin.errors import GobelinError


class MissingExtra(GobelinError, ImportError):
    """A library that only some need is not installed; the message says how to install it."""


def missing_extra(library: str, extra: str) -> MissingExtra:
    """The error to raise where a library of an extra cannot be imported."""
    return MissingExtra(f"{library} is not installed: pip install 'gobelin[{extra}]'")
