"""The page and its files: those that were built, and nothing else of the machine."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from gobelin.server.api.app import compression
from gobelin.server.api.common import problem_answer
from gobelin.server.api.files import page_handlers
from gobelin.server.problems import Problem
from halls import Server, problem, with_server


async def got(folder: Path, path: str, **headers: str) -> httpx.Response:
    app: Any = Litestar(
        page_handlers(folder),
        openapi_config=None,
        exception_handlers={Problem: problem_answer},
        compression_config=compression(),
    )
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
        return await http.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})


def packed_by(answer: httpx.Response) -> str | None:
    assert answer.status_code == 200
    assert answer.headers["vary"].lower() == "accept-encoding"
    packing: str | None = answer.headers.get("content-encoding")
    return packing


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


def test_files_are_sent_as_the_build_has_packed_them(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    script = b"page();" * 1000
    (tmp_path / "assets" / "page-x1.js").write_bytes(script)
    (tmp_path / "assets" / "page-x1.js.br").write_bytes(b"tightest")
    (tmp_path / "assets" / "page-x1.js.gz").write_bytes(gzip.compress(script))
    (tmp_path / "assets" / "font-x1.woff2").write_bytes(b"font" * 1000)

    async def run() -> None:
        async def script_for(accepted: str) -> httpx.Response:
            return await got(tmp_path, "/assets/page-x1.js", accept_encoding=accepted)

        for accepted in ("gzip, deflate, br, zstd", "br;q=1.0", "GZIP,BR"):
            assert packed_by(await script_for(accepted)) == "br"
        for accepted in ("gzip, deflate", "gzip, br;q=0"):
            answer = await script_for(accepted)
            assert (packed_by(answer), answer.content) == ("gzip", script)
        answer = await script_for("identity")
        assert (packed_by(answer), answer.content) == (None, script)
        assert packed_by(await got(tmp_path, "/assets/font-x1.woff2", accept_encoding="gzip, br")) is None
        assert (await got(tmp_path, "/assets/page-x1.js.br")).status_code == 404

    asyncio.run(run())


def test_what_a_browser_has_is_not_sent_again(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html>page</html>")

    async def run() -> None:
        tag = (await got(tmp_path, "/")).headers["etag"]
        same = await got(tmp_path, "/", if_none_match=f'"other", {tag}')
        assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", tag)
        assert (await got(tmp_path, "/", if_none_match='"other"')).status_code == 200
        (tmp_path / "index.html").write_text("<html>another</html>")
        assert (await got(tmp_path, "/", if_none_match=tag)).text == "<html>another</html>"

    asyncio.run(run())


def test_without_a_page_the_tables_are_there_all_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        assert "built" in problem(await got(tmp_path / "nothing", "/"), 404, "not_found")["detail"]

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/api/components", "/api/bots", "/schema"])
def test_what_is_the_same_at_all_tables_is_not_sent_again(path: str, tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        first = await server.get(path)
        assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
        again = await server.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    with_server(tmp_path, run)
