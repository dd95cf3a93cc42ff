"""`gobelin` without a command: the table in the browser, on a server of this machine alone."""

from __future__ import annotations

import os
import sys
from contextlib import closing, suppress
from pathlib import Path

from gobelin.cli.play import play
from gobelin.cli.speech import say

USUAL_PORT = 8000  # browsers keep what they know of one's tables by the address, port included


def open_table() -> None:
    """Start a server, or find the one that runs, and show it in the browser; on the terminal where there is no page."""
    from gobelin.web import page

    if page() is None:
        print(say("table-no-page"))
        play()
        return
    address = running()
    if address is not None:
        print(say("table-running", address=address), flush=True)
        show(address)
        return

    from gobelin.server.config import Config, default_database
    from gobelin.server.serving import serve

    def announce(address: str) -> None:
        note().write_text(address, encoding="utf-8")
        print(say("serve-ready", address=address), flush=True)
        show(address)

    try:
        serve(Config(database=default_database(), port=port(), logs="quiet"), announce)
    finally:
        note().unlink(missing_ok=True)


def note() -> Path:
    """Where the running server's address is noted."""
    from gobelin.server.config import data_folder

    return data_folder() / "server.txt"


def running() -> str | None:
    """The address of a server that was started like this and still answers."""
    from gobelin.server.serving import is_ready

    try:
        address = note().read_text(encoding="utf-8")
    except OSError:
        return None
    return address if address.startswith("http://127.0.0.1:") and is_ready(address, 5) else None


def port() -> int:
    """The usual port, or any free one where another program has it."""
    from gobelin.server.config import BadConfig
    from gobelin.server.serving import listener

    with suppress(BadConfig), closing(listener("127.0.0.1", USUAL_PORT)):
        return USUAL_PORT
    return 0


def show(address: str) -> None:
    """In the browser; without a display the printed address has to do."""
    import webbrowser

    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        with suppress(webbrowser.Error):
            webbrowser.open(address)
