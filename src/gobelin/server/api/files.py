"""The page: files that the build of the package has put beside the code."""

from __future__ import annotations

from collections.abc import Iterator
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

import gobelin
from gobelin.server.api.common import PACKS_ITSELF, AnyRequest
from gobelin.server.api.constants import Constant
from gobelin.server.problems import Code, Problem

FOLDER: Final = Path(gobelin.__file__).parent / "web" / "static"
# Addresses of the one page, which finds out by itself what to show
PAGES: Final = ("/", "/t/{table:str}", "/t/{table:str}/film", "/rules", "/catalogue")
IMMUTABLE: Final = "public, max-age=31536000, immutable"  # names of assets change with what is in them
PACKINGS: Final = {"br": ".br", "gzip": ".gz"}  # packed by the build, beside the file


def page_handlers(folder: Path = FOLDER) -> list[HTTPRouteHandler]:
    """Handlers for the page and its files. They are read when the server starts: nothing else ever is."""
    files = dict(read_files(folder))

    @get(list(PAGES), name="page", opt={PACKS_ITSELF: True})
    async def page(request: AnyRequest) -> Response[bytes]:
        if "/index.html" not in files:
            raise Problem(Code.NOT_FOUND, "the page has not been built")
        return files["/index.html"].answer(request)

    @get(["/{file:str}", "/assets/{asset:path}"], name="file", opt={PACKS_ITSELF: True})
    async def file(request: AnyRequest) -> Response[bytes]:
        path = request.scope["path"]
        if path not in files:
            raise Problem(Code.NOT_FOUND, "there is no such file")
        return files[path].answer(request)

    return [page, file]


def read_files(folder: Path) -> Iterator[tuple[str, Constant]]:
    """The files by their addresses."""
    found = {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
    for path, content in found.items():
        if path.suffix in PACKINGS.values():
            continue
        address = f"/{path.relative_to(folder).as_posix()}"
        packed = {name: found.get(path.with_name(path.name + suffix)) for name, suffix in PACKINGS.items()}
        yield (
            address,
            Constant(
                content,
                guess_type(path.name)[0] or "application/octet-stream",
                IMMUTABLE if address.startswith("/assets/") else "no-cache",
                {name: body for name, body in packed.items() if body is not None},
            ),
        )
