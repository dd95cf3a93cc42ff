"""What fails says so and offers a way on: parts that do not come, zones that cannot be drawn, a server that is new."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.company import Table
from browser.test_film import played
from running_server import Running
from waiting import wait_until

UNLOADED = "Gobelin could not be loaded."
RELOAD = "Load the page again"


@pytest.fixture(scope="module")
def finished(server: Running) -> str:
    with server.client() as client:
        return str(client.post("/api/records", json=played(5)).json()["table"])


def block(page: Page, part: str | re.Pattern[str] | Callable[[str], bool]) -> None:
    page.route(part, lambda route: route.abort())


def load_again(page: Page) -> None:
    """The network is back."""
    page.unroute_all()
    page.get_by_role("button", name=RELOAD).click()


def test_without_its_script_the_page_says_so(server: Running, page: Page) -> None:
    block(page, "**/assets/start-*.js")
    page.goto(server.url)
    expect(page.locator("#unloaded")).to_contain_text(UNLOADED)
    expect(page.locator(".loading")).to_have_count(0)
    load_again(page)
    expect(page.locator("[data-action=quick-game]")).to_be_visible()


def test_without_any_words_the_page_says_so(server: Running, page: Page) -> None:
    with server.client() as client:
        first = set(re.findall(r"/assets/[^\"]+\.js", client.get("/").text))
    block(page, lambda url: url.endswith(".js") and "/assets/" in url and not url.endswith(tuple(first)))
    page.goto(server.url)
    expect(page.locator("#unloaded")).to_contain_text(UNLOADED)
    load_again(page)
    expect(page.locator("[data-action=quick-game]")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "part", "shown"),
    [
        ("/rules", "Reading", ".glance"),
        ("/rules", "glance", ".glance"),
        ("/catalogue", "Reading", ".catalogue"),
        ("/t/{table}/film", "Film", ".film"),
        ("/t/{table}", "End", ".end"),
    ],
)
def test_a_part_that_does_not_come(
    server: Running, page: Page, finished: str, path: str, part: str, shown: str
) -> None:
    block(page, f"**/assets/{part}-*.js")
    page.goto(server.url + path.format(table=finished))
    expect(page.get_by_role("alert")).to_contain_text("This could not be loaded.")
    load_again(page)
    expect(page.locator(shown).first).to_be_visible()


def test_a_language_that_does_not_come_changes_nothing(server: Running, page: Page) -> None:
    page.goto(server.url)
    block(page, "**/assets/**")
    menu = page.get_by_role("combobox", name="Language")
    menu.select_option("fr")
    expect(page.locator("[data-failure=language]")).to_contain_text("The words of this language could not be loaded.")
    expect(menu).to_have_value("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    load_again(page)
    menu.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_zone_that_cannot_be_drawn_leaves_the_others_alone(server: Running, page: Page) -> None:
    def spoil(route: Route) -> None:
        document = route.fetch().json()
        document["view"]["display"] = ["perpetuum_mobile", *document["view"]["display"][1:]]
        route.fulfill(json=document)

    def told() -> list[dict[str, Any]]:
        """Of what was drawn, not of parts that other tests have blocked."""
        told = [entry for entry in server.entries if entry["event"] == "page_failed" and entry["screen"] == "table"]
        return [entry for entry in told if "imported module" not in entry["message"]]

    table = Table.from_position(server, "place", ["me", "me"])
    page.route(re.compile(rf"/api/tables/{table.id}$"), spoil)
    page.goto(table.link(0))
    expect(page.get_by_role("alert")).to_contain_text("This part could not be drawn.")
    expect(page.locator(".failed")).to_have_count(1)
    expect(page.locator(".prompt h2")).to_be_visible()
    expect(page.locator(".map").first).to_be_visible()
    wait_until(lambda: len(told()) > 0)
    assert told()[-1]["build"].startswith("start-")
    assert table.id not in json.dumps(told())
    assert str(table.made["seats"][0]["token"]) not in server.log
    load_again(page)
    expect(page.locator(".prompt h2")).to_be_visible()
    expect(page.locator(".failed")).to_have_count(0)


def test_an_error_in_a_timer_is_said_and_can_be_closed(server: Running, page: Page) -> None:
    page.goto(server.url)
    expect(page.locator("[data-action=quick-game]")).to_be_visible()
    page.evaluate("void setTimeout(() => { throw new Error('in a timer') })")
    notice = page.locator("[data-failure=broken]")
    expect(notice).to_contain_text("Something went wrong.")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("mended", [True, False])
def test_a_server_that_was_updated_under_the_page(server: Running, page: Page, mended: bool) -> None:
    """The new page comes by itself, once; where that does not help, it is said."""
    loads: list[str] = []

    def newer(route: Route) -> None:
        """What the page asks for to compare, not what the browser opens."""
        if route.request.resource_type == "document":
            loads.append(route.request.url)
            route.continue_()
        else:
            route.fulfill(body=re.sub(r"start-[\w-]+\.js", "start-newer.js", route.fetch().text()))

    def gone(route: Route) -> Any:
        return route.continue_() if mended and len(loads) > 1 else route.fulfill(status=404)

    page.route(re.compile(r"/(rules)?$"), newer)
    page.route("**/assets/Reading-*.js", gone)
    page.goto(server.url)
    page.locator("[data-action=rules]").click()
    if mended:
        expect(page.locator(".glance")).to_be_visible()
    else:
        page.wait_for_function("() => sessionStorage.getItem('reloaded') !== null")
        expect(page.get_by_role("alert")).to_contain_text("This could not be loaded.")
    assert [url.removeprefix(server.url) for url in loads] == ["/", "/rules"]
