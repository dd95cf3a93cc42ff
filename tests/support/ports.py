"""Ports for servers that come back to the same one."""

from __future__ import annotations

import secrets
import socket
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")
TRIES: Final = 10


def free_port() -> int:
    """A port that stays free while its server is away: below those that the system gives to whoever asks for any."""
    while True:
        port = 15_000 + secrets.randbelow(17_000)
        if is_free(port):
            return port


def is_free(port: int) -> bool:
    with socket.socket() as tried:
        try:
            tried.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def at_free_port(start: Callable[[int], T]) -> T:
    """What starts at a port: at another one where somebody else was faster."""
    for _ in range(TRIES - 1):
        port = free_port()
        try:
            return start(port)
        except Exception:
            if is_free(port):
                raise  # that was not the reason
    return start(free_port())
