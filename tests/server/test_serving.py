"""`gobelin serve` as it is typed: real processes, real ports."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from command_line import COMMAND, ENVIRONMENT, Run
from gobelin.server.config import BadConfig, Config, default_database
from gobelin.server.serving import listener, url
from postgres import Postgres
from running_server import Running, running, until_healthy
from waiting import PATIENCE, wait_until


def typed(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [*COMMAND, "serve", *arguments]
    return subprocess.run(
        command, env=ENVIRONMENT | environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line.removeprefix("gobelin: ")


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def test_ready_guarded_measured_and_stopped(tmp_path: Path) -> None:
    with running("--database", database(tmp_path)) as server:
        with server.client() as client:
            until_healthy(server.url)
            assert "default-src 'none'" in client.get("/api/bots").headers["content-security-policy"]
            assert "server" not in client.get("/api/bots").headers
            assert client.get("/api/bots", headers={"host": "evil.example"}).json()["code"] == "unknown_host"
            with pytest.raises(InvalidStatus, match="403"):
                connect(
                    f"{server.url.replace('http', 'ws')}/api/tables/nowhere/live",
                    origin=Origin("http://evil.example"),
                    open_timeout=PATIENCE,
                )
            missing = client.get("/api/tables/nowhere")
            assert missing.status_code == 404
            assert missing.headers["content-type"] == "application/problem+json"
            page = client.get("/metrics").text
            assert 'gobelin_requests_total{method="GET",route="/api/bots",status="200"} 2.0' in page
            assert 'route="/api/tables/{table}",status="404"' in page
        assert server.stop() == 0
        for entry in server.entries:
            assert entry["level"] == "info", entry
    with running("--database", database(tmp_path)) as again:
        until_healthy(again.url)


def test_a_request_under_way_is_answered_before_the_server_stops(tmp_path: Path) -> None:
    """The rest of it comes when the server has already closed its door."""
    body = b'{"players": 2, "seats": ["me", "me"]}'
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
    with running("--database", database(tmp_path)) as server:
        host, port = server.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            line.sendall(head.encode() + body[:10])
            assert asked(f"{server.url}/api/bots").status_code == 200  # what came before was heard
            server.process.send_signal(signal.SIGTERM)
            wait_until(lambda: not is_open(host, int(port)))
            line.sendall(body[10:])
            assert line.recv(100).startswith(b"HTTP/1.1 201 ")
        assert server.process.wait(PATIENCE) == 0


def test_a_head_has_limits_without_a_proxy(tmp_path: Path) -> None:
    with running("--database", database(tmp_path)) as server:
        host, port = server.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 40_000)
            assert line.recv(100).startswith(b"HTTP/1.1 431 ")
        until_healthy(server.url)


def is_open(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port)).close()
    except ConnectionRefusedError:
        return False
    return True


def test_viewers_are_told_to_come_back(tmp_path: Path) -> None:
    with running("--database", database(tmp_path)) as server:
        with server.client() as client:
            table = client.post("/api/tables", json={"players": 2, "seats": ["me", "me"]}).json()["table"]
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
        with connect(address, proxy=None, open_timeout=PATIENCE) as wire:
            wire.send('{"token": null, "after": null}')
            wire.recv(timeout=PATIENCE)
            assert server.stop() == 0
            with pytest.raises(ConnectionClosed):
                wire.recv(timeout=PATIENCE)
            assert wire.close_code == 1012  # service restart


def test_several_processes_serve_one_port_and_one_that_dies_is_replaced(postgres: Postgres) -> None:
    with running("--database", postgres.new_database(), "--workers", "2") as server, server.client() as client:
        first = until_serving(server, 2)
        for number in range(10):  # each on a connection of its own, so that both processes answer some
            assert asked(f"{server.url}/api/bots").status_code == 200, number
        until_counted(client, 10)  # by both together
        for process in list(first):
            os.kill(process, signal.SIGKILL)
            now = until_serving(server, 2, without=process)
            hasty = (now - first).pop()
            os.kill(hasty, signal.SIGKILL)  # it has hardly begun
            until_serving(server, 2, without=hasty)
        assert not first & until_serving(server, 2)
        until_healthy(server.url)
        assert server.stop() == 0
        until_all_have_gone(server.process.pid)


def until_counted(client: httpx.Client, count: int) -> None:
    """A process counts what it has answered a moment after the answer is there."""

    def counted() -> bool:
        figure = re.search(r'route="/api/bots",status="200"} (\S+)', client.get("/metrics").text)
        return figure is not None and float(figure[1]) == count

    wait_until(counted)


def asked(address: str) -> httpx.Response:
    """On a connection of its own."""
    return httpx.get(address, trust_env=False, timeout=PATIENCE)


def until_serving(server: Running, count: int, without: int = 0) -> set[int]:
    """The worker processes, once there are so many of them."""

    def serving() -> set[int] | None:
        found = {one for one in others_of_group(server.process.pid) if is_worker(one)}
        return found if len(found) == count and without not in found else None

    found: set[int] = wait_until(serving)
    return found


def is_worker(process: int) -> bool:
    with suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    return False


def test_ctrl_c_stops_it_without_a_traceback(tmp_path: Path) -> None:
    with running("--database", database(tmp_path)) as server:
        os.killpg(server.process.pid, signal.SIGINT)
        assert server.process.wait(PATIENCE) == 0
        assert "Traceback" not in server.log


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    """A bot has thought, so there is a worker; the server is killed, and the worker goes."""
    with running("--database", database(tmp_path)) as server:
        with server.client() as client:
            new = client.post("/api/tables", json={"players": 2, "seats": ["bot:greedy", "me"]}).json()
            token = next(seat["token"] for seat in new["seats"] if seat["kind"] == "me")
            headers = {"authorization": f"Bearer {token}"}
            until_bots_thought(client, new["table"], headers)
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait(PATIENCE)
        until_all_have_gone(server.process.pid)


def until_bots_thought(client: httpx.Client, table: str, headers: dict[str, str]) -> None:
    def thought() -> bool:
        client.get(f"/api/tables/{table}", headers=headers)
        return 'gobelin_thinking_seconds_count{bot="greedy",outcome="ok"}' in client.get("/metrics").text

    wait_until(thought)


def until_all_have_gone(group: int) -> None:
    """None goes on for nobody."""
    wait_until(lambda: not others_of_group(group))


def others_of_group(group: int) -> list[int]:
    """Processes of a group that still run."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            figures = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(figures[2]) == group and figures[0] != "Z":
            found.append(int(file.parent.name))
    return found


def test_bots_of_a_killed_server_go_on_in_another(postgres: Postgres) -> None:
    """Each has its own address, as on two machines. The first is killed in the middle of a bot's turn."""
    url = postgres.new_database()
    with running("--database", url) as one, running("--database", url) as two, two.client() as client:
        wanted = {"players": 2, "seats": ["me", "bot:weighted"], "seed": 3, "pace": "normal"}
        with one.client() as first:
            made = first.post("/api/tables", json=wanted).json()
            path, seat = f"/api/tables/{made['table']}", {"authorization": f"Bearer {made['seats'][0]['token']}"}

            def bot_is_to_move() -> bool:
                """The turns have begun, and nothing is asked of the person: whatever was, is chosen."""
                now = first.get(path, headers=seat).json()
                if now["decision"] is not None:
                    choice = {"decision": now["decision"]["id"], "option": now["options"][0]["text"]}
                    first.post(f"{path}/choices", json=choice, headers=seat)
                return now["decision"] is None and bool(now["view"]["started"])

            wait_until(bot_is_to_move)
        one.kill()
        wait_until(lambda: client.get(path, headers=seat).json()["decision"] is not None)  # another plays for the bot


def test_limits_behind_a_proxy_count_people(tmp_path: Path) -> None:
    """By the address that the proxy saw, whatever else somebody claims."""
    with running("--database", database(tmp_path), "--behind-proxy") as server, server.client() as client:

        def ask(addresses: str) -> httpx.Response:
            return client.post("/api/tables", json={"players": 2}, headers={"x-forwarded-for": addresses})

        for number in range(1000):  # however slowly they are answered, no address may make so many
            answer = ask(f"198.51.100.{number}, 203.0.113.9")
            if answer.status_code != 201:
                break
        assert number > 0
        assert answer.status_code == 429
        assert answer.json()["code"] == "too_many"
        assert 1 <= int(answer.headers["retry-after"]) <= 20
        assert ask("203.0.113.9, 203.0.113.10").status_code == 201


def test_a_deleted_table_is_forgotten(tmp_path: Path) -> None:
    """`gobelin tables delete` beside a running server: nobody gets the table any more, and who watches is told so."""
    with running("--database", database(tmp_path)) as server, server.client() as client:
        table = client.post("/api/tables", json={"players": 2, "seats": ["me", "me"]}).json()["table"]
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
        with connect(address, proxy=None, open_timeout=PATIENCE) as wire:
            wire.send('{"token": null, "after": null}')
            wire.recv(timeout=PATIENCE)
            command = [*COMMAND, "tables", "delete", "--older", "0d", "--database", database(tmp_path)]
            subprocess.run(command, env=ENVIRONMENT, check=True, timeout=PATIENCE, capture_output=True)
            with pytest.raises(ConnectionClosed):
                wire.recv(timeout=PATIENCE)
            assert wire.close_code == 4404
        assert client.get(f"/api/tables/{table}").status_code == 404


def test_the_port_of_a_killed_server_is_free_at_once(tmp_path: Path) -> None:
    """Its workers, which may notice later, never had it."""
    with running("--database", database(tmp_path)) as server:
        with server.client() as client:
            new = client.post("/api/tables", json={"players": 2, "seats": ["bot:greedy", "me"]}).json()
            until_bots_thought(client, new["table"], {})
        workers = set(others_of_group(server.process.pid)) - {server.process.pid}
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait(PATIENCE)
        listener("127.0.0.1", int(server.url.rpartition(":")[2])).close()


# --- What cannot be


def test_a_busy_port_says_so_and_offers_another(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = one_line(typed("--port", str(port), "--database", database(tmp_path)))
        assert line.startswith(f"port {port} is busy: try --port ")
        offered = int(line.rpartition(" ")[2])
        with socket.create_server(("127.0.0.1", offered)):
            pass


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    assert "SQLite is for one process" in one_line(
        typed("--port", "0", "--workers", "2", "--database", database(tmp_path))
    )
    with running("--database", database(tmp_path)):
        assert "SQLite is for one process" in one_line(typed("--port", "0", "--database", database(tmp_path)))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--port", "99999"], "--port must be from 0 to 65535"),
        (["--workers", "0"], "--workers must be at least 1"),
        (["--connections", "0"], "--connections must be at least 1"),
        (["--host", "no such host"], "cannot listen on no such host"),
        (["--public-url", "tables.example.org"], "--public-url must be like"),
        (["--public-url", "https://tables.example.org/path"], "--public-url must be like"),
        (["--public-url", "ftp://tables.example.org"], "--public-url must be like"),
        (["--port", "0", "--database", "mysql://root@localhost/tables"], "mysql"),
        (["--port", "0", "--database", "sqlite:////proc/nowhere/tables.sqlite"], "cannot open"),
    ],
)
def test_what_is_wrong_is_one_line(run: Run, options: list[str], reason: str) -> None:
    outcome = run("serve", *options)
    assert outcome.code == 2
    (line,) = outcome.err.splitlines()
    assert reason in line


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GOBELIN_DATA", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path / 'tables.sqlite'}"
    monkeypatch.delenv("GOBELIN_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert "gobelin" in default_database()
    assert default_database().startswith("sqlite:////")


def test_a_configuration_survives_the_way_to_other_processes() -> None:
    config = Config("postgresql://x@y/z", port=0, workers=3, public_url="https://a.example", behind_proxy=True)
    assert Config.from_json(config.to_json()) == config


def test_listening() -> None:
    with listener("127.0.0.1", 0) as one:
        assert url(one) == f"http://127.0.0.1:{one.getsockname()[1]}"
        with pytest.raises(BadConfig, match="is busy"):
            listener("127.0.0.1", one.getsockname()[1])
    with listener("0.0.0.0", 0) as everywhere:
        assert url(everywhere).startswith("http://127.0.0.1:")
