"""The page and its files: those that were built, and nothing else of the machine."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from gobelin.server.api.common import problem_answer
from gobelin.server.api.files import page_handlers
from gobelin.server.problems import Problem
from halls import problem


async def got(folder: Path, path: str) -> httpx.Response:
    app: Any = Litestar(page_handlers(folder), openapi_config=None, exception_handlers={Problem: problem_answer})
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
        return await http.get(path)


def test_the_page_is_found_at_its_addresses(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets" / "deep").mkdir(parents=True)
    (static / "index.html").write_text("<html>page</html>")
    (static / "theme.js").write_text("theme()")
    (static / "assets" / "page-x1.js").write_text("page()")
    (static / "assets" / "deep" / "font.woff2").write_bytes(b"font")
    (tmp_path / "secret").write_text("secret")

    async def run() -> None:
        for path in ("/", "/t/AbC123", "/t/AbC123/film"):
            answer = await got(static, path)
            assert (answer.status_code, answer.text) == (200, "<html>page</html>")
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        theme = await got(static, "/theme.js")
        assert (theme.text, theme.headers["cache-control"]) == ("theme()", "no-cache")
        assert theme.headers["content-type"].startswith("text/javascript")
        for path in ("/assets/page-x1.js", "/assets/deep/font.woff2"):
            answer = await got(static, path)
            assert answer.status_code == 200
            assert "immutable" in answer.headers["cache-control"]
        for path in ("/nothing.js", "/assets/nothing.js", "/assets/..%2f..%2fsecret", "/..%2fsecret", "/%2e%2e/secret"):
            assert (await got(static, path)).status_code == 404

    asyncio.run(run())


def test_without_a_page_the_tables_are_there_all_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        assert "built" in problem(await got(tmp_path / "nothing", "/"), 404, "not_found")["detail"]

    asyncio.run(run())
