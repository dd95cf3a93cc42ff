"""What comes between: a server that is killed, answers that are lost, links that are spent, tabs that are stale."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from browser.company import ASKED, Friend, Friends, Table, sees, take
from running_server import Running, running, running_at_free_port

LOST = "The connection is lost"


def first_option(clicker: Friend) -> str:
    """Clicks the first thing that carries out an option, and does not wait for the answer."""
    offered = next(one for one in clicker.offered() if one.option is not None)
    clicker.act(offered.number)
    assert offered.option is not None
    return offered.option


@pytest.mark.usefixtures("server")  # there is a page
def test_the_server_is_killed_and_started_again(friends: Friends, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    ada, bob = friends(1), friends(2)
    with running_at_free_port("--database", database) as own:
        table = Table.from_position(own, "place", ["me", "me"], names=["Ada", "Bob"])
        ada.page.goto(table.link(0))
        bob.page.goto(table.link(1))
        assert ada.ready()
        sees(bob.page, 0)
        known = table.document()
        assert known["deciders"] == [0]
        before, decision = ada.root("version"), ada.root("decision")
        own.kill()
        for one in (ada, bob):
            expect(one.page.locator(".prompt")).to_contain_text(LOST)
            expect(one.page.locator(".prompt")).to_contain_text("It is tried again by itself.")
    assert ada.root("decision") == decision, "the question stays where it is"
    del ada.sent[:], ada.keys[:]
    option = first_option(ada)
    ada.page.wait_for_selector("[data-busy]")
    with running("--database", database, "--port", own.url.rpartition(":")[2]) as again:
        assert again.url == own.url
        table.server = again
        ada.moved(before)
        now = table.document()
        assert now["choice"] == known["choice"] + 1
        assert set(ada.sent) == {option}
        assert len(ada.sent) > 1
        assert len(set(ada.keys)) == 1
        for one in (ada, bob):
            sees(one.page, now["version"])
            expect(one.page.locator(".prompt")).not_to_contain_text(LOST)
        table.play({0: ada, 1: bob}, 6)
        assert ada.mistakes == []
        assert bob.mistakes == []


@pytest.mark.parametrize("arrives", [False, True], ids=["request", "answer"])
def test_what_is_lost_on_the_way_is_sent_again(server: Running, friends: Friends, arrives: bool) -> None:
    """With its key: it is carried out once, and the socket, which nobody has cut, goes on."""
    table = Table.from_position(server, "place", ["me", "me"], names=["Ada", "Bob"])
    ada, bob = friends(1), friends(2)
    ada.page.goto(table.link(0))
    bob.page.goto(table.link(1))
    assert ada.ready()
    known = table.document()
    times = [0]

    def lose(route: Route) -> None:
        times[0] += 1
        if times[0] > 2:
            route.continue_()
            return
        if arrives:
            assert route.fetch().ok
        route.abort()

    ada.page.route("**/choices", lose)
    before = ada.root("version")
    option = first_option(ada)
    ada.moved(before)
    ada.page.wait_for_function("() => !document.querySelector('[data-busy]')")
    assert ada.sent == [option] * 3
    assert len(set(ada.keys)) == 1
    now = table.document()
    assert now["choice"] == known["choice"] + 1
    expect(ada.page.locator(".prompt")).not_to_contain_text(LOST)
    sees(bob.page, now["version"])
    table.play({0: ada, 1: bob}, 3)
    assert ada.mistakes == []


def test_a_link_that_was_used_and_a_table_that_is_not_there(server: Running, friends: Friends) -> None:
    table = Table.new(server, ["me", "open"], players=2)
    bob, eve = friends(2), friends(3)
    bob.page.goto(table.link(1))
    take(bob.page, "Bob")
    eve.page.goto(table.link(1))
    sorry = eve.page.locator("[data-trouble=spent]")
    expect(sorry).to_contain_text("This invitation has been used")
    assert "#" not in eve.page.url
    eve.page.click("[data-action=watch]")
    sees(eve.page, table.document()["version"])
    assert eve.page.locator(ASKED).count() == 0
    bob.page.goto(table.link(1))
    assert bob.ready(), "who sits there may open the own link once more"
    eve.page.goto(f"{server.url}/t/nowhere")
    expect(eve.page.locator("[data-trouble=gone]")).to_contain_text("There is no such table")
    eve.page.click("[data-trouble] .btn.go")
    eve.page.wait_for_selector("[data-action=quick-game]")
    for one in (bob, eve):
        assert one.mistakes == []


def test_a_second_tab_follows_and_a_stale_one_recovers(server: Running, friends: Friends) -> None:
    table = Table.from_position(server, "place", ["me", "me"], names=["Ada", "Bob"])
    first = friends(1)
    first.page.goto(table.link(0))
    assert first.ready()
    second = Friend(first.page.context.new_page(), seed=4)
    second.page.goto(table.url)
    assert second.ready()
    stale = Friend(first.page.context.new_page(), seed=5)
    stale.page.route_web_socket(re.compile("/live$"), lambda _socket: None)  # it opens, and nothing comes
    stale.page.goto(table.url)
    assert stale.ready()
    old, before = stale.root("decision"), second.root("version")
    assert (first.root("decision"), second.root("decision")) == (old, old)
    first.choose()
    second.moved(before)
    known = table.document()["choice"]
    assert stale.root("decision") == old
    first_option(stale)
    expect(stale.page.locator(".prompt")).to_contain_text("The table has moved on.")
    now = table.document()
    sees(stale.page, now["version"])
    own = table.document(table.made["seats"][0]["token"])
    assert stale.root("decision") == (own["decision"] or {"id": None})["id"]
    assert now["choice"] == known
    for one in (first, second, stale):
        assert one.mistakes == []
