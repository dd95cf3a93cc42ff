"""Ports for servers that come back to the same one."""

from __future__ import annotations

import contextlib
import secrets
import socket


def free_port() -> int:
    """A port that stays free while its server is away: below those that the system gives to whoever asks for any."""
    while True:
        port = 15_000 + secrets.randbelow(17_000)
        with socket.socket() as free, contextlib.suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port
