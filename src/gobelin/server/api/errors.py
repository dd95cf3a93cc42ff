"""What went wrong in somebody's browser, for whoever runs the server: one line in the log, and a figure."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
import structlog
from litestar import Response, post

from gobelin.server import ids
from gobelin.server.api.common import AnyRequest, answer, read, services_of
from gobelin.server.documents import Noted

log = structlog.get_logger("gobelin.page")

Screen = Literal["home", "rules", "catalogue", "table", "film"]

_ADDRESS = re.compile(r"\bhttps?://[^/\s]+(/[^\s?#:)]*)?([?#][^\s:)]*)?")
_SECRET = re.compile(
    rf"[A-Za-z0-9]{{{ids.TABLE_LENGTH},}}|[{ids.CODE_ALPHABET}]{{{ids.CODE_GROUP}}}(?:[- ][{ids.CODE_ALPHABET}]{{4}})+"
)
_UNSEEN = re.compile(r"(?:[^\S\n]|[\x00-\x09\x0b-\x1f\x7f-\x9f])+")


class PageError(msgspec.Struct, forbid_unknown_fields=True):
    """An error that the page met: what it says, where in the page's own code, in which build and on which screen."""

    message: Annotated[str, msgspec.Meta(max_length=500)]
    stack: Annotated[str, msgspec.Meta(max_length=4000)]
    build: Annotated[str, msgspec.Meta(max_length=100)]
    screen: Screen


@post("/api/errors", status_code=200)
async def note_error(request: AnyRequest) -> Response[bytes]:
    error = await read(request, PageError)
    services_of(request).metrics.count_page_error(error.screen)
    log.warning(
        "page_failed",
        message=without_secrets(error.message),
        stack=without_secrets(error.stack),
        build=without_secrets(error.build),
        screen=error.screen,
    )
    return answer(Noted(noted=True))


def without_secrets(text: str) -> str:
    """Addresses are cut to their path; whatever could name a table or open a seat is left out."""
    plain = _ADDRESS.sub(lambda found: found[1] or "/", _UNSEEN.sub(" ", text))
    return _SECRET.sub("…", plain)
