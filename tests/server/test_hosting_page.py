"""docs/hosting.md says what is so: options, limits, figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer

from gobelin.cli import app
from gobelin.server import budgets, guard, incoming, sockets
from gobelin.server.config import METRICS_TOKEN
from gobelin.server.metrics import Metrics
from gobelin.server.thinking import LIMIT

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The first table of a section."""
    section = f"\n{PAGE}".partition(f"\n{heading}")[2]
    table = section[section.index("\n|") + 1 :].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def test_every_option_is_there_with_its_default() -> None:
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {
        option.opts[0]: option.default for option in command.params if option.opts[0] not in ("--help", "--lang")
    }
    told = [row[0].strip("`").partition(" ") for row in rows("# Hosting tables")]
    assert [name for name, _, _ in told] == list(options)
    for name, _, default in told:
        if options[name] not in (None, False):
            assert default == str(options[name])


@pytest.mark.parametrize(
    ("limit", "what"),
    [
        ("tables", "making tables (also rematches and opened records)"),
        ("bad_tokens", "tokens and codes that open nothing"),
        ("chat", "chat"),
        ("errors", "errors that pages tell of"),
        ("requests", "requests without a token, or to no table"),
        ("seat", "requests of a seat"),
        ("address", "seconds of CPU for requests of an address"),
        ("person", "seconds of CPU for requests of a person"),
        ("thinking", "seconds of thinking of bots, before tables are made or hints given"),
        ("messages", "messages over a socket"),
        ("bytes", "bytes over a socket, of whatever kind"),
    ],
)
def test_limits(limit: str, what: str) -> None:
    rate = {**guard.RATES, **budgets.RATES, "messages": guard.MESSAGES, "bytes": sockets.HEARD}[limit]
    (row,) = [row for row in rows("## Limits") if row[0] == what]
    seconds = f"{1000 * rate.seconds:g} ms" if rate.seconds < 0.5 else f"{rate.seconds:g} s"
    assert row[2:] == [str(rate.burst), seconds]


def test_every_limit_is_there() -> None:
    assert len(rows("## Limits")) == len(guard.RATES) + len(budgets.RATES) + 3  # and those of sockets
    assert ["open sockets", "address", str(guard.SOCKETS), ""] in rows("## Limits")
    assert f"A body may have {incoming.SMALL // 1000} kB" in PAGE
    assert f"{incoming.LARGE // 1_000_000} MB (413), and must arrive within {guard.BODY_SECONDS:g} s" in PAGE
    assert re.search(rf"has used {LIMIT:g}\s+seconds\s+of\s+processor\s+time", PAGE)


def test_every_figure_is_there() -> None:
    shown = set(re.findall(r"^# TYPE (\w+) ", Metrics().page().decode(), re.M))
    told = {name for row in rows("## Figures") for name in re.findall(r"gobelin_\w+", row[0])}
    assert told == shown
    assert METRICS_TOKEN in PAGE
