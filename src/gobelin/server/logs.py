"""Structured logs on stderr: one JSON object a line for programs, or lines for people. No token is ever logged."""

from __future__ import annotations

import logging
import sys
from typing import TextIO

import structlog

from gobelin.server.config import Logs


def configure(form: Logs, stream: TextIO | None = None) -> None:
    """Everything that is logged in this process, by us or by libraries, in one form."""
    stream = sys.stderr if stream is None else stream
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_colours,
    ]
    if form == "json":
        # Without the values of variables: tokens and hands would be among them
        plain = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        shared.append(structlog.processors.ExceptionRenderer(plain))
        last: structlog.typing.Processor = structlog.processors.JSONRenderer()
    else:
        last = structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last], foreign_pre_chain=shared
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if form == "quiet" else logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    for name in ("uvicorn", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)  # what there is to tell of starting and stopping we tell
    logging.getLogger("uvicorn.error").addFilter(_no_refused_socket)


def _no_refused_socket(record: logging.LogRecord) -> bool:
    """uvicorn takes every socket that the guard refuses for an error: a foreign page could fill the log."""
    return record.msg != "ASGI callable returned without completing handshake."


def _without_colours(_logger: object, _name: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    event.pop("color_message", None)  # uvicorn's own
    return event
