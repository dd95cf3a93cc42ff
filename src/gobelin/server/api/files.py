"""The page: files that the build of the package has put beside the code."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

import gobelin
from gobelin.server.api.common import AnyRequest
from gobelin.server.problems import Code, Problem

FOLDER: Final = Path(gobelin.__file__).parent / "web" / "static"
# Addresses of the one page, which finds out by itself what to show
PAGES: Final = ("/", "/t/{table:str}", "/t/{table:str}/film", "/rules", "/catalogue")
IMMUTABLE: Final = "public, max-age=31536000, immutable"  # names of assets change with what is in them


def page_handlers(folder: Path = FOLDER) -> list[HTTPRouteHandler]:
    """Handlers for the page and its files. What is there is known when the server starts: nothing else is read."""
    files = {f"/{path.relative_to(folder).as_posix()}": path for path in sorted(folder.rglob("*")) if path.is_file()}

    @get(list(PAGES), name="page")
    async def page() -> Response[bytes]:
        if "/index.html" not in files:
            raise Problem(Code.NOT_FOUND, "the page has not been built")
        return file_answer(files["/index.html"], "no-cache")

    @get(["/{file:str}", "/assets/{asset:path}"], name="file")
    async def file(request: AnyRequest) -> Response[bytes]:
        path = request.scope["path"]
        if path not in files:
            raise Problem(Code.NOT_FOUND, "there is no such file")
        return file_answer(files[path], IMMUTABLE if path.startswith("/assets/") else "no-cache")

    return [page, file]


def file_answer(path: Path, caching: str) -> Response[bytes]:
    kind = guess_type(path.name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": caching})
