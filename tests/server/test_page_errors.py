"""What browsers tell of their errors reaches the log and the figures, without secrets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from gobelin.server import ids
from gobelin.server.api.errors import without_secrets
from halls import Server, problem, with_server

ERROR = {"message": "it broke", "stack": "at draw (/assets/index-x.js:1:2)", "build": "index-x.js", "screen": "table"}


def test_an_error_is_one_line_and_one_more_in_the_figures(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        with capture_logs() as lines:
            assert (await server.post("/api/errors", ERROR)).json() == {"noted": True}
        assert lines == [{"event": "page_failed", "log_level": "warning", **ERROR}]
        assert b'gobelin_page_errors_total{screen="table"} 1.0' in server.services.metrics.page()

    with_server(tmp_path, play)


@pytest.mark.parametrize(
    "change", [{"message": "a" * 501}, {"stack": "a" * 4001}, {"build": "a" * 101}, {"screen": "x"}, {"more": 1}]
)
def test_what_is_longer_or_else_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    async def play(server: Server) -> None:
        with capture_logs() as lines:
            problem(await server.post("/api/errors", {**ERROR, **change}), 400, "malformed")
        assert lines == []

    with_server(tmp_path, play)


def test_no_secret_is_logged() -> None:
    for secret in (ids.new_table(), ids.new_token(), ids.new_recovery(), ids.new_recovery().replace("-", " ")):
        for text in (f"no {secret} here", f"at https://a.example/t/{secret}#{secret}:1:2", f"?token={secret}"):
            assert not set(secret.replace("-", " ").split()) & set(without_secrets(text).replace("/", " ").split())
            assert secret not in without_secrets(text)
    found = without_secrets("at f (https://a.example/assets/index-Ab_1.js?x=1#y:3:4)\nat g\t\x1b[31m")
    assert found == "at f (/assets/index-Ab_1.js:3:4)\nat g [31m"
