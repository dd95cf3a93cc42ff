"""Connections to the server: how long the head of a request may be and take, and how many one address may hold.

uvicorn has no such limits for httptools, the quicker of its two parsers. So this protocol is handed to it as its
`http` class, which is the official door; a proxy in front may have limits of its own, but need not.
"""

from __future__ import annotations

import socket
from asyncio import TimerHandle, Transport
from collections import Counter
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gobelin.server.config import Config
from gobelin.server.incoming import canonical, is_loopback, largest_body
from gobelin.server.sockets import PackedSocket

LARGEST_HEAD: Final = 32_768  # bytes; no more is read between two pieces of a body or after its end, either
CHUNKS: Final = 4  # times the largest body: what it may have with all that stands around its pieces
MOST_HEADERS: Final = 100
UNREAD: Final = 60  # seconds after which the system gives a connection up whose other end takes nothing of what is sent
RETRY_AFTER: Final = 10  # seconds


class Connections:
    """All connections of a process, by address."""

    def __init__(self, config: Config) -> None:
        self.head_seconds = config.head_seconds
        self._most = None if config.behind_proxy else config.connections
        self._open: Counter[str] = Counter()

    def open(self, peer: str) -> str | None:
        """Count a connection: under this name it is closed. None: there are too many."""
        address = canonical(peer)
        if self._most is not None and not is_loopback(peer) and self._open[address] >= self._most:
            return None
        self._open[address] += 1
        return address

    def close(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class TooLarge(Exception):
    """The head of a request is longer than heads are, or what comes after its body is."""


class LimitedProtocol(HttpToolsProtocol):
    """uvicorn's, with limits until the head of each request is there; after that the guard has its own."""

    def __init__(self, *given: Any, connections: Connections, **named: Any) -> None:
        super().__init__(*given, **named)
        self._connections = connections
        self._address: str | None = None
        self._patience: TimerHandle | None = None
        self._in_head = False
        self._told = 0  # bytes of headers that the parser has told of
        self._untold = 0  # bytes that came since the last head, piece of a body or end, but for those that came with it
        self._after_head = 0  # bytes that came since the head was complete, likewise
        self._status = HTTPStatus.BAD_REQUEST  # of what cannot be read

    # --- The connection

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        own = transport.get_extra_info("socket")
        if hasattr(socket, "TCP_USER_TIMEOUT") and own.family in (socket.AF_INET, socket.AF_INET6):
            own.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD * 1000)
        self._address = self._connections.open(self.client[0] if self.client else "")
        if self._address is None:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, b"retry-after: %d\r\n" % RETRY_AFTER)
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It is counted until it is lost: the guard, which counts sockets, too, knows when they close, not when the
        other end hangs up.
        """
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, PackedSocket)
        socket.on_lost = self._leave

    def timeout_keep_alive_handler(self) -> None:
        """Nothing was asked for long. Who has not even read the last answer will not."""
        super().timeout_keep_alive_handler()
        if self.transport.is_closing():
            self.transport.abort()

    def _leave(self) -> None:
        if self._address is not None:
            self._connections.close(self._address)
            self._address = None

    # --- The head

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self._wait()
        self._untold += len(data)
        self._after_head += len(data)
        super().data_received(data)
        if self._untold > LARGEST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif not self._in_head and self._after_head > CHUNKS * largest_body(self.scope.get("path", "")):
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._told = True, 0
        self._wait()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._measure(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # what comes after a body is nobody's header
            super().on_header(name, value)
        self._measure(len(name) + len(value))

    def on_headers_complete(self) -> None:
        self._in_head, self._untold, self._after_head = False, 0, 0
        self._stop_waiting()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self.cycle is None or not self.cycle.response_complete:  # after that nobody wants it
            self._untold = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._untold = self._after_head = 0
        super().on_message_complete()

    def _measure(self, length: int) -> None:
        """One more piece. The parser stops at an exception, and uvicorn answers that it cannot read this."""
        self._told += length
        if self._told > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self._status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise TooLarge

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._status)

    # --- Patience

    def _wait(self) -> None:
        """A head must be complete so many seconds after its beginning, however its pieces come."""
        if self._patience is None:
            self._patience = self.loop.call_later(self._connections.head_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        self._patience = None
        if self._in_head:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()  # nothing was asked

    def _refuse(self, status: HTTPStatus, headers: bytes = b"") -> None:
        self._in_head = False
        self._stop_waiting()
        if self.cycle is not None and self.cycle.response_started and self.cycle.more_body:
            self.transport.close()  # it has been answered
        elif not self.transport.is_closing():
            head = b"HTTP/1.1 %d %s\r\n" % (status, status.phrase.encode())
            self.transport.write(head + headers + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
