"""Documents and files that never change while the server runs: packed once, and not sent again to who has them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from litestar import Response

from gobelin.server.api.common import AnyRequest


@dataclass(frozen=True)
class Constant:
    """The handler that answers with it has the option `PACKS_ITSELF`."""

    content: bytes
    kind: str = "application/json"
    caching: str = "no-cache"  # may be kept, if it is asked each time whether it is still so
    packed: Mapping[str, bytes] = field(default_factory=dict)  # by the name of the packing, the best first

    @cached_property
    def tag(self) -> str:
        """A weak one: the same however it is packed."""
        return f'W/"{hashlib.sha256(self.content).hexdigest()[:16]}"'

    def answer(self, request: AnyRequest) -> Response[bytes]:
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, media_type=self.kind, headers=headers)
        packing = next((name for name in self.packed if name in accepted(request)), None)
        if packing is None:
            return Response(self.content, media_type=self.kind, headers=headers)
        return Response(self.packed[packing], media_type=self.kind, headers={**headers, "content-encoding": packing})


def packed_constant(content: bytes) -> Constant:
    return Constant(content, packed={"gzip": gzip.compress(content, 9, mtime=0)})


def accepted(request: AnyRequest) -> set[str]:
    """The packings that whoever asks can read."""
    named = request.headers.get("accept-encoding", "").lower().replace(" ", "").split(",")
    return {name.partition(";")[0] for name in named if not name.endswith(";q=0")}
