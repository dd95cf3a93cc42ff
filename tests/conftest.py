"""The tests say which build they are for, so that nobody tests old libraries by mistake."""

from __future__ import annotations

import os

import pytest

from command_line import run  # noqa: F401 (a fixture for all)
from gobelin.compiling import running_build


def pytest_sessionstart() -> None:
    wanted = os.environ.get("GOBELIN_TESTS_ON", "interpreted")  # make compiled sets it
    if running_build() != wanted:
        pytest.exit(
            f"these tests are for the {wanted} rules, but the {running_build()} ones would run: "
            "gobelin compile --remove goes back to the interpreted rules",
            returncode=2,
        )
