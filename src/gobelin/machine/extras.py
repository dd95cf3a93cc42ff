"""Libraries of extras, which only some need."""

from __future__ import annotations

import importlib

from gobelin.errors import GobelinError


class MissingExtra(GobelinError, ImportError):
    """A library that only some need is not installed; the message says how to install it."""


def missing_extra(library: str, extra: str) -> MissingExtra:
    """The error to raise where a library of an extra cannot be imported."""
    command = f"pip install 'gobelin[{extra}]'"
    error = MissingExtra(f"{library} is not installed: {command}")
    return error.with_key("missing-extra", library=library, command=command)


def require(library: str, extra: str) -> None:
    """MissingExtra unless the library can be imported."""
    try:
        importlib.import_module(library)
    except ImportError as error:
        raise missing_extra(library, extra) from error
