"""The tests say which build they are for, and leave nothing to chance: the soak is where luck has its place."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

import ordering
from command_line import run  # noqa: F401 (a fixture for all)
from gobelin.machine.compiling import running_build
from postgres import database_url, postgres  # noqa: F401 (fixtures of the server)

os.environ["GOBELIN_LANG"] = "en"  # whatever language the person at this machine speaks

# The same examples in every run, and none remembered from runs of other sources.
settings.register_profile("gobelin", derandomize=True, database=None, deadline=None)
settings.load_profile("gobelin")


def pytest_configure() -> None:
    ordering.settle_order()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ordering.shuffle(items)


def pytest_sessionstart() -> None:
    """Nobody tests old libraries by mistake."""
    wanted = os.environ.get("GOBELIN_TESTS_ON", "interpreted")  # make compiled sets it
    if running_build() != wanted:
        pytest.exit(
            f"these tests are for the {wanted} rules, but the {running_build()} ones would run: "
            "gobelin compile --remove goes back to the interpreted rules",
            returncode=2,
        )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each thing that was not tested for want of a program, and one for an order that luck made."""
    reasons = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", ())}
    for reason in sorted(reasons):
        if "NOT RUN" in reason:
            terminalreporter.write_line(reason.removeprefix("Skipped: "))
    if order := ordering.describe_order():
        terminalreporter.write_line(order)


# A shell that starts the tests in the background lets them ignore Ctrl-C, and with them the programs they start: some
# tests interrupt these.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
