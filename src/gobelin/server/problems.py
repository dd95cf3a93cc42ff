"""What goes wrong, as RFC 9457 problems: a code with arguments for programs, which translate it, and a plain reason."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

MEDIA_TYPE = "application/problem+json"


class Code(Enum):
    """All that can go wrong: the code, its HTTP status and its title."""

    MALFORMED = "malformed", 400, "The request cannot be read"
    UNKNOWN_HOST = "unknown_host", 400, "This server does not go by that name"
    UNKNOWN_TOKEN = "unknown_token", 401, "This token opens nothing"
    UNKNOWN_CODE = "unknown_code", 401, "This code opens nothing"
    NOT_YOURS = "not_yours", 403, "This is for somebody else to do"
    FOREIGN_ORIGIN = "foreign_origin", 403, "Pages of other sites may not do this"
    NOT_FOUND = "not_found", 404, "There is nothing here"
    NO_SUCH_TABLE = "no_such_table", 404, "There is no such table"
    NO_SUCH_SEAT = "no_such_seat", 404, "There is no such seat"
    METHOD_NOT_ALLOWED = "method_not_allowed", 405, "This cannot be done here"
    TOO_SLOW = "too_slow", 408, "The request took too long to arrive"
    DECISION_CLOSED = "decision_closed", 409, "The decision is no longer open"
    CANNOT_UNDO = "cannot_undo", 409, "This cannot be taken back"
    SEAT_TAKEN = "seat_taken", 409, "Somebody sits here"
    INVITE_SPENT = "invite_spent", 409, "This invitation has been used"
    STILL_RUNNING = "still_running", 409, "The game is still going on"
    TABLE_OVER = "table_over", 409, "The game is over"
    NOT_NOW = "not_now", 409, "This cannot be done now"
    TOO_LARGE = "too_large", 413, "The request is too large"
    ILLEGAL_OPTION = "illegal_option", 422, "This is not one of the options"
    WRONG_SHARE = "wrong_share", 422, "This share is not the one that was sealed"
    KEY_REUSED = "key_reused", 422, "This key belongs to another request"
    BAD_OPTIONS = "bad_options", 422, "No game can be set up like this"
    BAD_RECORD = "bad_record", 422, "The record cannot be replayed"
    TOO_MANY = "too_many", 429, "Too many requests"
    FAILED = "failed", 500, "Something went wrong in the server"
    NOT_READY = "not_ready", 503, "The server is not ready"

    def __init__(self, key: str, status: int, title: str) -> None:
        self.key = key
        self.status = status
        self.title = title


class Problem(Exception):
    """A request that is answered with a problem; nothing has changed.

    `arguments` are for sentences in other languages, `document` is the table as it stands for whoever asked,
    `retry_after` the seconds after which the same request may succeed.
    """

    def __init__(
        self,
        code: Code,
        reason: str,
        arguments: Mapping[str, Any] | None = None,
        *,
        document: Mapping[str, Any] | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.arguments = dict(arguments or {})
        self.document = document
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.code.status

    def body(self) -> dict[str, Any]:
        """The problem as JSON."""
        body: dict[str, Any] = {
            "type": f"/problems#{self.code.key}",
            "title": self.code.title,
            "status": self.code.status,
            "detail": self.reason,
            "code": self.code.key,
            "arguments": self.arguments,
        }
        if self.document is not None:
            body["document"] = self.document
        return body

    def headers(self) -> dict[str, str]:
        """What must be said beside the body."""
        headers = {"cache-control": "no-store"}
        if self.retry_after is not None:
            headers["retry-after"] = str(self.retry_after)
        if self.status == Code.UNKNOWN_TOKEN.status:
            headers["www-authenticate"] = "Bearer"
        return headers
