"""Sockets whose messages are packed, for little memory: most of thousands of open sockets are silent.

A message is packed best by quoting those before it (permessage-deflate, RFC 7692), for which zlib keeps more memory for
each socket than a table takes. But what can be quoted is text that was sent: its end is kept, and a packer that lasts
for one message is told that it has just packed it.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

from gobelin.server.limits import Limit, Rate

HEARD: Final = Rate(burst=16_000, seconds=1 / 4000)  # bytes; a viewer has nothing to say but who it is
CLOSING: Final = 1.0  # seconds that the other end has to hang up, too
QUOTED: Final = 8192  # bytes of what was said last that are kept for each socket
LEVEL: Final = 6
PACKED_FROM: Final = 64  # bytes: what is shorter is not worth the work
FLUSHED: Final = b"\x00\x00\xff\xff"  # the end of everything that was flushed, which is not sent


class Packing(PerMessageDeflate):
    """One socket's; as it was agreed with whoever listens."""

    def __init__(self, agreed: PerMessageDeflate) -> None:
        super().__init__(agreed.remote_no_context_takeover, True, agreed.remote_max_window_bits, 15)
        self._bits = agreed.local_max_window_bits
        self._quoted = 0 if agreed.local_no_context_takeover else min(QUOTED, 1 << self._bits)
        self._said = b""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES or len(frame.data) < PACKED_FROM:
            return frame
        text = bytes(frame.data)
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -self._bits, zdict=self._said)
        packed = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
        if self._quoted:
            self._said = (self._said + text)[-self._quoted :]
        return Frame(frame.opcode, packed.removesuffix(FLUSHED), frame.fin, True, frame.rsv2, frame.rsv3)


class PackingFactory(ServerPerMessageDeflateFactory):
    """Agrees on packing; who listens has nothing to say but who it is, so nothing is kept of that."""

    def __init__(self) -> None:
        super().__init__(client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        told, agreed = super().process_request_params(params, accepted_extensions)
        return told, Packing(agreed)


class PackedSocket(WebSocketsSansIOProtocol):
    """uvicorn's, which packs in its own way alone. Who does not offer to unpack gets messages as they are."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [PackingFactory()]
        self.heard = Limit(HEARD, most=1)
        self.close_timeout = CLOSING
        self.on_lost: Callable[[], None] = lambda: None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_lost()

    def data_received(self, data: bytes) -> None:
        """Whatever it is: the guard hears of messages alone, and of those that are complete."""
        if self.handshake_initiated:
            self.heard.count("", len(data))
            if self.heard.wait(""):
                self.transport.abort()
                return
        super().data_received(data)

    def keepalive_timeout(self) -> None:
        """The other end is silent. It may not read either: what still waits to be sent is not waited for."""
        super().keepalive_timeout()
        self.transport.abort()
