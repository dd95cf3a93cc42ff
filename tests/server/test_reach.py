"""From where a server can be reached."""

from __future__ import annotations

from pathlib import Path

import pytest

from gobelin.server import reach
from gobelin.server.config import Config
from halls import Server, with_server


def config(**more: str) -> Config:
    return Config(database="sqlite://", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_this_machine_alone(host: str) -> None:
    assert reach.addresses(config(host=host), 8000) == []


def test_everybody_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_addresses", lambda: ["192.168.1.20", "127.0.1.1", "10.0.0.4"])
    found = reach.addresses(config(host="0.0.0.0"), 8000)
    assert found == ["http://192.168.1.20:8000", "http://10.0.0.4:8000"]


def test_one_address_and_a_public_one() -> None:
    assert reach.addresses(config(host="192.168.1.20"), 80) == ["http://192.168.1.20:80"]
    assert reach.addresses(config(host="fd00::7"), 8000) == ["http://[fd00::7]:8000"]
    assert reach.addresses(config(public_url="https://tables.example.org/"), 8000) == ["https://tables.example.org"]


def test_over_http(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        assert (await server.get("/api/reach")).json() == {"addresses": []}

    with_server(tmp_path, play)
