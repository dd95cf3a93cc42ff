from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from gobelin.server.config import Logs
from gobelin.server.logs import configure


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """What is logged elsewhere goes where it went."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_json_is_one_object_a_line_whoever_logs() -> None:
    stream = io.StringIO()
    configure("json", stream)
    structlog.get_logger("gobelin.server").info("bot failed", bot="greedy", table="abc")
    logging.getLogger("uvicorn.error").warning("a library %s", "speaks")
    structlog.get_logger("gobelin.server").debug("too much")
    logging.getLogger("uvicorn.error").info("too much")
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert first["event"] == "bot failed"
    assert (first["bot"], first["table"], first["level"], first["logger"]) == (
        "greedy",
        "abc",
        "info",
        "gobelin.server",
    )
    assert first["timestamp"].endswith("Z")
    assert (second["event"], second["level"], second["logger"]) == ("a library speaks", "warning", "uvicorn.error")


def broken(token: str) -> None:
    if token:
        raise KeyError("lost")


def test_a_traceback_is_part_of_the_object() -> None:
    stream = io.StringIO()
    configure("json", stream)
    try:
        broken("x")
    except KeyError:
        structlog.get_logger("gobelin.server").exception("request_failed", path="/api")
    (line,) = stream.getvalue().splitlines()
    (exception,) = json.loads(line)["exception"]
    assert exception["exc_type"] == "KeyError"
    assert [frame["name"] for frame in exception["frames"]][-1] == "broken"


@pytest.mark.parametrize("form", ["json", "console"])
def test_what_variables_hold_is_never_logged(form: Logs) -> None:
    """A token, a hand, the password of a database: whatever was at hand when something broke."""
    stream = io.StringIO()
    configure(form, stream)
    token = "".join(["hid", "den"])
    try:
        broken(token)
    except KeyError:
        structlog.get_logger("gobelin.server").exception("request_failed")
        logging.getLogger("uvicorn.error").exception("request_failed")
    assert "KeyError" in stream.getvalue()
    assert token not in stream.getvalue()


def test_lines_for_people_have_no_colours_in_a_file() -> None:
    stream = io.StringIO()
    configure("console", stream)
    structlog.get_logger("gobelin.server").info("bot failed", bot="greedy")
    assert "bot failed" in stream.getvalue()
    assert "bot=greedy" in stream.getvalue()
    assert "\x1b" not in stream.getvalue()
