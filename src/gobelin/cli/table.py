"""`gobelin` without a command: the table in the browser, on a server of this machine, or of the network (`--lan`)."""

from __future__ import annotations

import json
import os
import sys
import urllib.request
from contextlib import closing, suppress
from pathlib import Path

from gobelin.cli.play import play
from gobelin.cli.speech import BadInput, say

PATIENCE = 5.0  # seconds to wait for the answer of a running server
USUAL_PORT = 8000  # browsers keep what they know of one's tables by the address, port included


def open_table(lan: bool = False) -> None:
    """Start a server, or find a running one, and open it in the browser; without a built page, play at the terminal."""
    from gobelin.web import page

    if page() is None:
        print(say("table-no-page"))
        play()
        return
    address = running_address()
    if address is not None:
        print(say("table-running", address=address), flush=True)
        if lan:
            show_network(addresses_of(address))
        open_browser(address)
        return

    from gobelin.server.config import Config, default_database
    from gobelin.server.serving import serve

    host = "0.0.0.0" if lan else "127.0.0.1"

    def announce(address: str) -> None:
        address_file().write_text(address, encoding="utf-8")
        print(say("serve-ready", address=address), flush=True)
        if lan:
            with suppress(BadInput):  # without a network, this machine can still use it
                show_network(addresses_of(address))
        open_browser(address)

    try:
        serve(Config(database=default_database(), host=host, port=choose_port(host), logs="quiet"), announce)
    finally:
        address_file().unlink(missing_ok=True)


def address_file() -> Path:
    """The file that holds the address of the running server."""
    from gobelin.server.config import data_folder

    return data_folder() / "server.txt"


def running_address() -> str | None:
    """The address of a server that an earlier run started and that still answers."""
    from gobelin.server.serving import runs

    try:
        address = address_file().read_text(encoding="utf-8")
    except OSError:
        return None
    return address if address.startswith("http://127.0.0.1:") and runs(address, PATIENCE) else None


def choose_port(host: str) -> int:
    """The usual port, or any free one if it is taken."""
    from gobelin.server.config import BadConfig
    from gobelin.server.serving import listener

    with suppress(BadConfig), closing(listener(host, USUAL_PORT)):
        return USUAL_PORT
    return 0


def addresses_of(address: str) -> list[str]:
    """The addresses for other machines, as the server reports them."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with suppress(OSError, ValueError, LookupError), opener.open(f"{address}/api/reach", timeout=PATIENCE) as answer:
        return [str(one) for one in json.load(answer)["addresses"]]
    return []


def show_network(addresses: list[str]) -> None:
    """Print the address for friends in the same network, with a QR code if the terminal can draw it."""
    if not addresses:
        raise BadInput("table-alone")
    print(say("table-lan", address=addresses[0]), flush=True)
    if sys.stdout.isatty():
        import segno

        with suppress(UnicodeEncodeError):
            segno.make_qr(addresses[0]).terminal(border=2, compact=True)


def open_browser(address: str) -> None:
    """Open the address in a browser; without a display the printed address must do."""
    import webbrowser

    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        with suppress(webbrowser.Error):
            webbrowser.open(address)
