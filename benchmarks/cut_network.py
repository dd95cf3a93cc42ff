"""Cuts a real network between the page and its server, and measures how soon each of them notices.

    python benchmarks/cut_network.py [--cuts 5]        (as root, with iproute2 and Chromium)

The server stands in a network namespace of its own, behind a second one that forwards between it and this machine's
browser. Once that stops forwarding, packets vanish and nobody is told: both ends keep an open socket on which nothing
comes any more. Both must give it up within 15 seconds, and find each other again when the line is back.
"""

from __future__ import annotations

import argparse
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "support")]

from chromium import FLAGS, chromium  # noqa: E402
from command_line import COMMAND, ENVIRONMENT  # noqa: E402

LIMIT = 15.0  # seconds
LONGEST = 60.0  # seconds after which one that has not noticed never will
ROUTER, SERVER = "gobelin-router", "gobelin-server"
ADDRESS, PORT = "10.201.2.2", 8123
URL = f"http://{ADDRESS}:{PORT}"
# When the page says that the line is lost, in seconds of its own clock since it was told to look
WATCH = """() => {
    const start = performance.now();
    window.noticed = null;
    new MutationObserver(() => {
        if (window.noticed === null && /connection is lost/i.test(document.body.innerText))
            window.noticed = (performance.now() - start) / 1000;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def run_in(namespace: str, *command: str) -> str:
    return subprocess.run(
        ["ip", "netns", "exec", namespace, *command], check=True, capture_output=True, text=True
    ).stdout


def set_forwarding(on: bool) -> None:
    run_in(ROUTER, "sh", "-c", f"echo {int(on)} > /proc/sys/net/ipv4/ip_forward")


@contextmanager
def network() -> Iterator[None]:
    """This machine, a router and a host for the server, one behind the other."""
    for namespace in (ROUTER, SERVER):
        ip("netns", "add", namespace)
    try:
        ip("link", "add", "gobelin0", "type", "veth", "peer", "name", "gobelin1", "netns", ROUTER)
        ip("-n", ROUTER, "link", "add", "gobelin2", "type", "veth", "peer", "name", "gobelin3", "netns", SERVER)
        ip("address", "add", "10.201.1.1/24", "dev", "gobelin0")
        ip("link", "set", "gobelin0", "up")
        for namespace, device, address in (
            (ROUTER, "gobelin1", "10.201.1.2"),
            (ROUTER, "gobelin2", "10.201.2.1"),
            (SERVER, "gobelin3", ADDRESS),
        ):
            ip("-n", namespace, "address", "add", f"{address}/24", "dev", device)
            ip("-n", namespace, "link", "set", device, "up")
        ip("-n", SERVER, "link", "set", "lo", "up")
        ip("route", "add", "10.201.2.0/24", "via", "10.201.1.2")
        ip("-n", SERVER, "route", "add", "default", "via", "10.201.2.1")
        set_forwarding(True)
        yield
    finally:
        for namespace in (ROUTER, SERVER):
            ip("netns", "del", namespace)  # its devices go with it


@contextmanager
def server(database: Path) -> Iterator[None]:
    command = ["ip", "netns", "exec", SERVER, *COMMAND, "serve", "--host", "0.0.0.0", "--port", str(PORT)]
    with subprocess.Popen(
        [*command, "--database", f"sqlite:///{database}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=ENVIRONMENT,
        text=True,
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()  # said once it is ready
        try:
            yield
        finally:
            process.send_signal(signal.SIGTERM)


def count_sockets() -> float:
    """Open ones, as the server counts them."""
    figures = run_in(SERVER, "curl", "--silent", "--noproxy", "*", f"http://127.0.0.1:{PORT}/metrics")
    found = re.search(r"^gobelin_sockets(?:\{.*\})? (\S+)", figures, re.MULTILINE)
    assert found is not None
    return float(found[1])


def seconds_until(condition: Callable[[], object], wait: Callable[[float], None]) -> float:
    start = time.monotonic()
    while not condition():
        if time.monotonic() - start > LONGEST:
            return float("inf")
        wait(100)
    return time.monotonic() - start


def cut(browser: Browser, after: float) -> tuple[float, float, float]:
    """Cuts the line so many seconds into a game: until page and server noticed, and until all was well again."""
    context = browser.new_context(service_workers="block", reduced_motion="reduce", locale="en")
    page = context.new_page()
    page.goto(URL)
    page.locator("[data-action=quick-game]").click()
    page.wait_for_selector("[data-decision]")
    page.wait_for_timeout(1000 * after)
    sockets = count_sockets()
    page.evaluate(WATCH)
    set_forwarding(False)
    by_server = seconds_until(lambda: count_sockets() < sockets, page.wait_for_timeout)
    seconds_until(lambda: page.evaluate("() => window.noticed") is not None, page.wait_for_timeout)
    noticed = page.evaluate("() => window.noticed")
    set_forwarding(True)
    lost = "() => /connection is lost/i.test(document.body.innerText)"
    again = seconds_until(lambda: count_sockets() >= sockets and not page.evaluate(lost), page.wait_for_timeout)
    context.close()
    return float("inf") if noticed is None else float(noticed), by_server, again


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cuts", type=int, default=5, help="how often the line is cut (default: 5)")
    cuts = parser.parse_args().cuts
    worst = 0.0
    with (
        tempfile.TemporaryDirectory() as folder,
        network(),
        server(Path(folder) / "tables.sqlite"),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, "--no-proxy-server"])
        print("  cut   page  server  again (s)")
        for number in range(cuts):
            page, of_server, again = cut(browser, after=1 + 1.3 * number)  # at another moment between two beats
            print(f"{number + 1:5} {page:6.1f} {of_server:7.1f} {again:6.1f}", flush=True)
            worst = max(worst, page, of_server)
        browser.close()
    print(f"noticed within {worst:.1f} s (limit {LIMIT:.0f})")
    return int(worst > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
