"""A request as the guard sees it: where it comes from, where it is sent to, and who says to send it."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from gobelin.server.config import Config

SMALL = 64_000  # bytes of a body
LARGE = 2_000_000  # of a record or a position: a long game takes some 50,000
LARGE_BODIES = frozenset({"/api/tables", "/api/records"})
_SLASHES = re.compile("/{2,}")
_LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})

Message = MutableMapping[str, Any]


class Incoming:
    """What the guard needs to know of a request."""

    def __init__(self, scope: Message, config: Config) -> None:
        headers: dict[str, str] = {}
        for name, value in scope["headers"]:
            key = name.decode("latin-1").lower()
            text = value.decode("latin-1")
            headers[key] = f"{headers[key]},{text}" if key in headers and key == "x-forwarded-for" else text
        self.scope = scope
        self.is_socket: bool = scope["type"] == "websocket"
        self.method: str = scope.get("method", "GET")
        self.path = plain(scope["path"])
        self.is_api = self.path.startswith("/api/")
        self.host = headers.get("host", "")
        self.origin = headers.get("origin")
        self.chunked = "transfer-encoding" in headers
        length = headers.get("content-length", "0")
        self.length = int(length) if length.isascii() and length.isdigit() else 0
        kind, _, token = headers.get("authorization", "").partition(" ")
        self.token = token.strip() if kind.lower() == "bearer" and token.strip() else None
        client = scope.get("client")
        peer = client[0] if client else ""
        forwarded = headers.get("x-forwarded-for", "").rpartition(",")[2].strip() if config.behind_proxy else ""
        self.address = canonical(forwarded or peer)
        self.exempt = not config.behind_proxy and is_loopback(peer)


def plain(path: str) -> str:
    """A path as handlers know it."""
    return _SLASHES.sub("/", path).rstrip("/") or "/"


def largest_body(path: str) -> int:
    """Bytes that the body of a request may have."""
    return LARGE if plain(path) in LARGE_BODIES else SMALL


def canonical(address: str) -> str:
    """One key for whoever may have many addresses: an IPv6 network is one household."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip.packed[:8] + bytes(8), 64)))
    return str(ip)


def is_loopback(address: str) -> bool:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address == ""  # a Unix socket
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        return ip.ipv4_mapped.is_loopback
    return ip.is_loopback


def hostname(host: str) -> str:
    """The name in a Host header, without its port; nothing if it is no name."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".") if not set(host) & set("/?#@\\ ") else ""
    except ValueError:
        return ""


def known_host(host: str, config: Config) -> bool:
    """Whether the server goes by this name: those of this machine, the public one, and what it listens on.

    Where it listens on all addresses, each of them is right: only names can be made to point here by somebody else.
    """
    name = hostname(host)
    if name in _LOCAL_NAMES or name.endswith(".localhost"):
        return True
    if config.public is not None and name == hostname(config.public[1]):
        return True
    if name and name == config.host.lower():
        return True
    if config.host in ("0.0.0.0", "::"):
        with suppress(ValueError):
            ipaddress.ip_address(name)
            return True
    return False


def own_origin(origin: str | None, host: str, config: Config) -> bool:
    """Whether a page may open sockets and change tables: it came from here, or what asks is no page at all."""
    if origin is None:
        return True
    scheme, _, rest = origin.lower().partition("://")
    if scheme not in ("http", "https") or not rest:
        return False
    if config.public is not None and (scheme, rest) == config.public:
        return True
    if hostname(rest) in _LOCAL_NAMES and hostname(host) in _LOCAL_NAMES:
        return True  # a page from another port of this machine, while it is developed
    if config.public is not None and hostname(host) == hostname(config.public[1]):
        return False  # this name has one address
    return rest == host.lower()
