"""From where the server can be reached: links that others get must not name this machine as it calls itself."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress

from gobelin.server.config import Config

EVERYWHERE = ("0.0.0.0", "::")
_ELSEWHERE = ("192.0.2.1", 9)  # an address of documentation: nothing is sent there, the system only looks for the way


def addresses(config: Config, port: int) -> list[str]:
    """Where other machines find a server that listens on this port, the best one first; none: nowhere."""
    if config.public_url is not None:
        return [config.public_url.rstrip("/")]
    hosts = network_addresses() if config.host in EVERYWHERE else [config.host]
    return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}" for host in hosts if is_open(host)]


def network_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one with the way out first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(_ELSEWHERE)
        found.append(str(asking.getsockname()[0]))
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM):
            found.append(str(address[0]))
    return list(dict.fromkeys(found))


def is_open(host: str) -> bool:
    """Whether others can find this machine by a name or an address."""
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host != "localhost" and not host.endswith(".localhost")
