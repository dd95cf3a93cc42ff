"""Firefox and WebKit, which Playwright cannot drive as Debian builds them, and as much of its `Page` as a game needs.

Firefox speaks WebDriver BiDi by itself, over one socket. WebKitGTK has a driver, which speaks W3C WebDriver over HTTP,
and draws only where there is a display: Xvfb is one that nobody sees.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

from ports import free_port
from waiting import PATIENCE, wait_until

WIDTH, HEIGHT = 1440, 900
LOOK_EVERY: Final = 0.05  # seconds; each look goes to the browser and back

# What Playwright tells of requests and errors is kept by the page itself: these drivers do not tell it alike.
WATCH: Final = """() => {
    window.watched = { sent: [], trouble: [] };
    const real = window.fetch;
    window.fetch = (address, options) => {
        if (String(address.url ?? address).endsWith('/choices')) {
            window.watched.sent.push(JSON.parse(options.body).option);
        }
        return real(address, options);
    };
    const { error } = console;
    console.error = (...all) => { window.watched.trouble.push(all.join(' ')); error(...all); };
    addEventListener('error', (event) => window.watched.trouble.push(event.message));
    addEventListener('unhandledrejection', (event) => window.watched.trouble.push(String(event.reason)));
}"""
# Where to press: the middle of an element that is in sight, does not move and is covered by nothing
MIDDLE: Final = """async (selector, number) => {
    const one = document.querySelectorAll(selector)[number];
    if (!one) return null;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const place = () => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
    const first = place();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [x, y, width, height] = place();
    if (String(first) !== String([x, y, width, height])) return null;
    const middle = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(...middle);
    return hit && (one.contains(hit) || hit.contains(one) && hit.tagName === 'LABEL') ? middle : null;
}"""


class Tab(ABC):
    """A page in another browser."""

    @abstractmethod
    def goto(self, address: str) -> None: ...

    @abstractmethod
    def call(self, function: str, *arguments: object) -> Any:
        """What a function of JavaScript gives back, awaited."""

    @abstractmethod
    def press(self, x: float, y: float) -> None:
        """A click of the mouse at this place of the window."""

    def open(self, address: str) -> None:
        self.goto(address)
        self.call(WATCH)

    def evaluate(self, function: str, argument: object = None) -> Any:
        return self.call(function, argument)

    def wait_for_function(self, function: str, arg: object = None) -> Any:
        return wait_until(lambda: self.call(function, arg), every=LOOK_EVERY)

    def get_attribute(self, selector: str, name: str) -> str | None:
        found: str | None = self.call(
            "(selector, name) => document.querySelector(selector)?.getAttribute(name) ?? null", selector, name
        )
        return found

    def click(self, selector: str, number: int = 0) -> None:
        self.press(*wait_until(lambda: self.call(MIDDLE, selector, number), every=LOOK_EVERY))

    def watched(self, what: str) -> list[str]:
        found: list[str] = self.call("(what) => window.watched[what]", what)
        return found


class Bidi:
    """Commands and their answers over Firefox's socket; events, which nobody asked for, are passed over."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0

    def __call__(self, method: str, **parameters: object) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                return answer["result"]


class FirefoxTab(Tab):
    def __init__(self, send: Bidi) -> None:
        self._send = send
        self._context = send("browsingContext.getTree")["contexts"][0]["context"]

    def goto(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def call(self, function: str, *arguments: object) -> Any:
        """Through JSON, which both sides know: BiDi has a notation of its own for values."""
        answer = self._send(
            "script.callFunction",
            functionDeclaration=f"async (given) => JSON.stringify(await ({function})(...JSON.parse(given)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def press(self, x: float, y: float) -> None:
        self._send("input.performActions", context=self._context, actions=[pressing(x, y)])


class WebKitTab(Tab):
    def __init__(self, client: httpx.Client, session: str) -> None:
        self._client = client
        self._session = session

    def _post(self, path: str, body: dict[str, object]) -> Any:
        answer = self._client.post(f"/session/{self._session}/{path}", json=body)
        assert answer.status_code == httpx.codes.OK, answer.text
        return answer.json()["value"]

    def goto(self, address: str) -> None:
        self._post("url", {"url": address})

    def call(self, function: str, *arguments: object) -> Any:
        """As in Firefox, with the answer or the error handed to the last argument, as this protocol wants it."""
        script = f"""const [given, done] = arguments;
            const run = async () => JSON.stringify(await ({function})(...JSON.parse(given)) ?? null);
            run().then((value) => done({{ value }}), (error) => done({{ error: String(error) }}));"""
        answer = self._post("execute/async", {"script": script, "args": [json.dumps(arguments)]})
        assert "value" in answer, answer
        return json.loads(answer["value"])

    def press(self, x: float, y: float) -> None:
        self._post("actions", {"actions": [pressing(x, y)]})


def pressing(x: float, y: float) -> dict[str, object]:
    """A click, as both protocols write it."""
    moved = {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport", "duration": 0}
    button = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    return {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [moved, *button]}


FIREFOX_SETTINGS: Final = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


@contextmanager
def started(command: list[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A program and all that it starts, until the end. What it says to stdout can be read."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=os.environ | environment, text=True,
        start_new_session=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()


def firefox() -> list[str]:
    """The programs that it needs and that are not there."""
    return [] if shutil.which("firefox-esr") or shutil.which("firefox") else ["firefox-esr"]


@contextmanager
def open_firefox() -> Iterator[Tab]:
    """A window of Firefox where nobody has been before and nothing moves."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program is not None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        settings = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in FIREFOX_SETTINGS.items())
        (Path(folder) / "user.js").write_text("\n".join(settings), encoding="utf-8")
        size = ["--width", str(WIDTH), "--height", str(HEIGHT)]
        command = [program, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0", *size]
        with started(command, HOME=folder, MOZ_CRASHREPORTER_DISABLE="1"):
            listening = Path(folder) / "WebDriverBiDiServer.json"
            port = wait_until(lambda: listening.exists() and port_in(listening.read_text(encoding="utf-8")))
            address = f"ws://127.0.0.1:{port}/session"
            with connect(address, open_timeout=PATIENCE, max_size=None, proxy=None) as socket:
                send = Bidi(socket)
                send("session.new", capabilities={})
                yield FirefoxTab(send)


def port_in(said: str) -> int | None:
    """The port that Firefox writes down, once it has written all of it."""
    found = re.search(r'"ws_port":\s*(\d+)\s*\}', said)
    return int(found[1]) if found else None


def webkit() -> list[str]:
    """The programs that it needs and that are not there."""
    return [name for name in ("WebKitWebDriver", "Xvfb") if shutil.which(name) is None]


@contextmanager
def open_webkit() -> Iterator[Tab]:
    """A window of WebKitGTK where nobody has been before and nothing moves: it asks GTK whether something may."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        gtk = Path(folder) / "config" / "gtk-3.0"
        gtk.mkdir(parents=True)
        (gtk / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n", encoding="utf-8")
        screen = ["-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"]
        with started(["Xvfb", "-displayfd", "1", *screen]) as display:
            assert display.stdout is not None
            own = {name: str(Path(folder) / name) for name in ("config", "data", "cache")}
            where = {f"XDG_{name.upper()}_HOME": path for name, path in own.items()}
            where |= {"DISPLAY": f":{display.stdout.readline().strip()}", "LANG": "en_US.UTF-8", "HOME": folder}
            where["WEBKIT_DISABLE_COMPOSITING_MODE"] = "1"  # without a graphics card it takes twice as long
            with driver(where) as client:
                yield webkit_tab(client)


@contextmanager
def driver(environment: dict[str, str]) -> Iterator[httpx.Client]:
    """WebKit's driver, which cannot choose a port by itself."""
    port = free_port()
    with (
        started(["WebKitWebDriver", f"--port={port}"], **environment),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False) as client,
    ):

        def answers() -> bool:
            with suppress(httpx.TransportError):
                return client.get("/status").status_code == httpx.codes.OK
            return False

        wait_until(answers, every=LOOK_EVERY)
        yield client


def webkit_tab(client: httpx.Client) -> Tab:
    made = client.post("/session", json={"capabilities": {"alwaysMatch": {"timeouts": {"script": 1000 * PATIENCE}}}})
    assert made.status_code == httpx.codes.OK, made.text
    session = made.json()["value"]["sessionId"]
    client.post(f"/session/{session}/window/rect", json={"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT})
    return WebKitTab(client, session)


class OtherBrowser(NamedTuple):
    """How to open it, and what is missing for that."""

    open: Callable[[], Any]
    missing: Callable[[], list[str]]


OTHER_BROWSERS: Final = {
    "firefox": OtherBrowser(open_firefox, firefox),
    "webkit": OtherBrowser(open_webkit, webkit),
}
