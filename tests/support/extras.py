"""Libraries that only some tests need. Without one they say NOT RUN; those of the dev group fail if CI=true."""

from __future__ import annotations

import importlib.util
import os

import pytest


def needed(library: str, extra: str, *, in_ci: bool = True) -> None:
    """At the beginning of a test module: its tests need this library of an extra."""
    if importlib.util.find_spec(library) is not None:
        return
    reason = f"NOT RUN: {library} is not installed: pip install 'gobelin[{extra}]'"
    if in_ci and os.environ.get("CI") == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason, allow_module_level=True)
