"""Running the server: the port, one process or several, ready and stopped gracefully."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from typing import Any

from gobelin.machine import garbage
from gobelin.server.config import ENVIRONMENT, BadConfig, Config

OTHER_PORTS = 50  # that are tried to offer one
LARGEST_MESSAGE = 16_000  # bytes a viewer may send over a socket
KEEP_ALIVE = 75  # seconds; longer than proxies keep a connection they may use at any moment
GRACE = 10  # seconds for requests that are under way when the server is stopped
HUNG = 20  # seconds after which a process that does not answer is replaced; one that died is replaced at once
BACKLOG = 2048
FACTORY = "gobelin.server.serving:worker"

Announce = Callable[[str], None]


def serve(config: Config, announce: Announce) -> None:
    """Serve until a signal comes. `announce` is called with the address once requests are answered.

    A GobelinError says in one line why no server can run: a busy port, a database that cannot be used.
    """
    config.check()
    with closing(listener(config.host, config.port)) as listening:
        asyncio.run(_prepare(config))
        address = url(listening)
        threading.Thread(target=_announce_when_ready, args=(address, announce), daemon=True).start()
        _run(config, listening)


def _run(config: Config, listening: socket.socket) -> None:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from gobelin.server.logs import configure
    from gobelin.server.thinking import processors

    _allow_many_sockets()
    if config.workers > 1 and config.thinkers is None:
        config = replace(config, thinkers=max(1, processors() // config.workers))
    os.environ[ENVIRONMENT] = config.to_json()
    settings = uvicorn.Config(
        FACTORY,
        factory=True,
        workers=config.workers,
        timeout_worker_healthcheck=HUNG,
        **settings_of(config),
    )
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, _stop_quietly)  # uvicorn stops gracefully, and then raises the signal once more
    if config.workers == 1:
        uvicorn.Server(settings).run([listening])
        return
    configure(config.logs)
    folder = tempfile.mkdtemp(prefix="gobelin-metrics-")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    try:
        Multiprocess(settings, sockets=[listening]).run()  # whoever dies is replaced
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def settings_of(config: Config) -> dict[str, Any]:
    """What uvicorn is told, whatever application it runs."""
    from gobelin.server.connections import Connections, LimitedProtocol
    from gobelin.server.sockets import PackedSocket

    return {
        # uvicorn takes protocol classes here: limits on heads and packing in little memory are no settings of its own
        "http": partial(LimitedProtocol, connections=Connections(config)),
        "ws": PackedSocket,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # uvicorn's own would keep more memory for each socket than a table takes
        "ws_ping_interval": config.beat,
        "ws_ping_timeout": config.silence - config.beat,
        "lifespan": "on",
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,  # the guard knows whom to believe
        "backlog": BACKLOG,
        "timeout_keep_alive": KEEP_ALIVE,
        "timeout_graceful_shutdown": GRACE,
    }


def worker() -> Any:
    """The whole application of one process: what uvicorn calls in each of them."""
    import structlog

    from gobelin.server.api.app import application
    from gobelin.server.budgets import Budgets
    from gobelin.server.guard import Guard
    from gobelin.server.logs import configure
    from gobelin.server.metrics import Measured, Metrics

    config = Config.from_json(os.environ[ENVIRONMENT])
    configure(config.logs)
    metrics = Metrics()
    structlog.get_logger("gobelin.server").info("process_starts", process=os.getpid(), workers=config.workers)
    budgets = Budgets()
    app = Measured(Guard(application(config, metrics, budgets=budgets), config, metrics, budgets=budgets), metrics)
    garbage.set_up_gc_for_server()
    return app


async def _prepare(config: Config) -> None:
    """Bring the database up to date before any process uses it; what is wrong with it is said in one line."""
    from gobelin.server.store import Store

    store = await Store.open(config.database)
    await store.close()
    if config.workers > 1 and not store.several:
        raise BadConfig(
            f"SQLite is for one process: leave --workers {config.workers} out, "
            "or use --database postgresql://USER@HOST/DB"
        ).with_key("sqlite-workers", option=f"--workers {config.workers}")


def _stop_quietly(_signal: int, _frame: object) -> None:
    """The server has stopped as it should: that is no failure."""


def _allow_many_sockets() -> None:
    """Every viewer holds a file open; systems begin with few and allow many."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# --- The port


def listener(host: str, port: int) -> socket.socket:
    """A socket that listens. Whoever asks before the server is ready waits instead of being turned away.

    It is inherited by nobody: a worker that outlives a killed server for a moment must not keep the port.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError) as error:
        wrong = f"cannot listen on {host[:80]}: there is no such address"
        raise BadConfig(wrong).with_key("no-address", host=host[:80]) from error
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers have one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno != errno.EADDRINUSE:
            wrong = f"cannot listen on {host}, port {port}: {error.strerror}"
            facts = {"host": host, "port": str(port), "reason": error.strerror or ""}
            raise BadConfig(wrong).with_key("cannot-listen", **facts) from error
        other = _free_port(host, port)
        offer = f": try --port {other}" if other is not None else ""
        busy = BadConfig(f"port {port} is busy{offer}")
        raise busy.with_key("port-busy", port=str(port), other="none" if other is None else str(other)) from error
    return listening


def _free_port(host: str, port: int) -> int | None:
    for other in range(port + 1, min(port + 1 + OTHER_PORTS, 65536)):
        with suppress(BadConfig, OSError), closing(socket.create_server((host, other))):
            return other
    return None


def url(listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _announce_when_ready(address: str, announce: Announce) -> None:
    while not is_ready(address, 60):
        time.sleep(0.05)
    announce(address)


def is_ready(address: str, seconds: float) -> bool:
    """Whether a server answers there, within so many seconds, and could answer anything."""
    return _health(address, seconds) == 200


def runs(address: str, seconds: float) -> bool:
    """The same of a server whose database may have its troubles."""
    return _health(address, seconds) in (200, 503)


def _health(address: str, seconds: float) -> int | None:
    """The status that is told; proxies of the environment are not asked."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"{address}/health", timeout=seconds) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as answer:
        with answer:
            return answer.code
    except (OSError, ValueError):
        return None
