"""Tests in another order: none may depend on what others left behind.

`GOBELIN_TEST_ORDER=random` shuffles the modules and the tests of each, `random:SEED` does it once more in the same way.
Tests of a module stay together, so that what they share is made once.
"""

from __future__ import annotations

import os
import random
import secrets
from typing import Final

import pytest

VARIABLE: Final = "GOBELIN_TEST_ORDER"


def settle_order() -> None:
    """Draw the seed, where none is given, before there are worker processes: all must have the same order."""
    if os.environ.get(VARIABLE) == "random":
        os.environ[VARIABLE] = f"random:{secrets.randbelow(10**6)}"


def shuffle(items: list[pytest.Item]) -> None:
    order = os.environ.get(VARIABLE)
    if not order:
        return
    kind, _, seed = order.partition(":")
    if kind != "random":
        raise pytest.UsageError(f"{VARIABLE} must be random or random:SEED, not {order}")
    luck = random.Random(seed)
    modules: dict[str, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(item.nodeid.partition("::")[0], []).append(item)
    names = list(modules)
    luck.shuffle(names)
    for tests in modules.values():
        luck.shuffle(tests)
    items[:] = [item for name in names for item in modules[name]]


def describe_order() -> str | None:
    """The line that says how to repeat this order; None: the usual one."""
    order = os.environ.get(VARIABLE)
    return f"The tests ran in the order {VARIABLE}={order}" if order else None
