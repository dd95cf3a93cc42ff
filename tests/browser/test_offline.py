"""The service worker: the page without network, and a newer page that comes between turns."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.test_film import played
from gobelin.server.api.files import FOLDER
from running_server import Running

SERVED = "() => navigator.serviceWorker?.controller?.state === 'activated'"


@pytest.fixture
def worked(browser: Browser) -> Iterator[Page]:
    """A page in a browser of its own that has a service worker."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", service_workers="allow"
    )
    yield context.new_page()
    context.close()


def test_without_network(server: Running, worked: Page) -> None:
    with server.client() as client:
        table = client.post("/api/records", json=played(5)).json()["table"]
    worked.goto(server.url)
    worked.wait_for_function(SERVED)
    worked.goto(f"{server.url}/t/{table}")
    expect(worked.locator(".end")).to_be_visible()
    worked.wait_for_function(
        "async path => (await (await caches.open('games')).match(path)) !== undefined",
        arg=f"/api/tables/{table}/events?since=0",
    )
    worked.context.set_offline(True)
    worked.goto(server.url)
    expect(worked.locator("[data-action=quick-game]")).to_be_visible()
    expect(worked.get_by_role("alert")).to_contain_text("The server does not answer")
    worked.get_by_role("combobox", name="Language").select_option("pl")
    expect(worked.locator("html")).to_have_attribute("lang", "pl")
    for path, shown in (("/rules", ".glance"), ("/catalogue", ".catalogue"), (f"/t/{table}", ".end")):
        worked.goto(server.url + path)
        expect(worked.locator(shown).first).to_be_visible()


def test_it_can_be_installed(server: Running) -> None:
    with server.client() as client:
        worker, manifest = client.get("/sw.js"), client.get("/manifest.webmanifest")
        assert worker.headers["cache-control"] == "no-cache"
        assert worker.headers["content-type"].startswith("text/javascript")
        assert "worker-src 'self'; manifest-src 'self'" in worker.headers["content-security-policy"]
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        icons = [icon["src"] for icon in manifest.json()["icons"]]
        for file in (*icons, *json.loads(worker.text.partition("FILES = ")[2].partition(";")[0])):
            assert client.get(file).status_code == 200, file
        assert set(icons) <= set(re.findall(r'"(/[^"]*)"', worker.text))


class Quiet(SimpleHTTPRequestHandler):
    """The files of a folder, and nothing of a game."""

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A copy of the page that a test may change."""
    return Path(shutil.copytree(FOLDER, tmp_path / "static"))


@pytest.fixture
def address(static: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(static))) as http:
        thread = threading.Thread(target=http.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{http.server_port}"
        http.shutdown()
        thread.join()


@pytest.mark.usefixtures("server")  # there is a page
def test_a_newer_page_comes_whole_and_between_turns(worked: Page, static: Path, address: str) -> None:
    worked.goto(address)
    worked.wait_for_function(SERVED)
    worked.evaluate("document.body.insertAdjacentHTML('beforeend', '<div class=table data-decision=1 id=turn></div>')")
    for name, old, new in (("sw.js", "'page-", "'page-2-"), ("index.html", "<body>", "<body data-generation=2>")):
        text = (static / name).read_text(encoding="utf-8")
        assert text.count(old) == 1
        (static / name).write_text(text.replace(old, new), encoding="utf-8")
    waiting = "() => navigator.serviceWorker.getRegistration().then(one => one.waiting !== null)"
    worked.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
    worked.wait_for_function(waiting)
    expect(worked.locator("#turn")).to_have_count(1)
    expect(worked.locator("[data-generation]")).to_have_count(0)
    worked.evaluate("document.getElementById('turn').remove()")
    expect(worked.locator("[data-generation='2']")).to_have_count(1)
    expect(worked.locator("[data-action=quick-game]")).to_be_visible()
    assert [name[:7] for name in worked.evaluate("caches.keys()") if name != "games"] == ["page-2-"]
