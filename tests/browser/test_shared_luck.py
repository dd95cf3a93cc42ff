"""Luck that browsers bring together, unasked: the room before the deal, and the check when the game is over."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.company import Friend, Friends, Table, closed, invited, panel, take, tokens
from browser.looking import axe, overflowing, turn_to
from gobelin.game.luck import seal
from gobelin.locale import Words
from running_server import Running
from waiting import wait_until

CHECKS = ("written", "commitment", "seals", "own", "opened", "seed", "choices", "result")
OF_PLAYERS = ("own", "opened")  # a spectator has brought nothing
UNTOLD = ("written", "seals")  # who comes when all is over has written nothing down


def made(server: Running, ada: Friend, *friends: int) -> str:
    """A table with friends by link, made by clicking; the link to the first of their seats."""
    ada.page.goto(server.url)
    ada.page.get_by_label("Your name").fill("Ada")
    for seat in friends:
        ada.page.get_by_role("group", name=f"Seat {seat}").get_by_role("button", name="By link").click()
    ada.page.click("[data-action=sit-down]")
    return invited(ada.page, friends[0] - 1)


def table_of(server: Running, page: Page) -> Table:
    return Table(server, {"table": tokens(page)[0]["table"]})


def agree(page: Page, seat: int) -> None:
    panel(page)
    page.click(f"dialog[open] [data-seat='{seat}'] [data-action=agree]")
    page.wait_for_function(f"() => document.querySelector('[data-over]') || document.querySelector(\"dialog[open] "
                           f"[data-seat='{seat}'] [data-action=agree]\").ariaPressed === 'true'")  # fmt: skip


def test_two_browsers_bring_luck_together_and_check_it(server: Running, friends: Friends) -> None:
    ada, bob, eve = friends(1), friends(2), friends(3)
    link = made(server, ada, 2)
    table = table_of(server, ada.page)
    waiting = table.document()
    assert waiting["luck"]["state"] == "gathering"
    room = ada.page.locator("[data-waiting]")
    expect(room.get_by_role("status")).to_contain_text("One seat is still free.")
    expect(room.locator("[data-seat='0']")).to_have_attribute("data-ready", "true")
    expect(room.locator("[data-seat='1']")).to_have_attribute("data-ready", "false")
    expect(room.locator("[data-luck]")).to_contain_text(waiting["luck"]["commitment"][:8])
    ada.page.fill("[data-action=say]", "Where are you?")
    ada.page.keyboard.press("Enter")
    expect(room.get_by_role("log")).to_contain_text("Where are you?")
    bob.page.goto(link)
    take(bob.page, "Bob")
    for one in (ada, bob):
        assert one.ready()
    dealt = table.document()
    assert (dealt["luck"]["by"], dealt["luck"]["voided"]) == ("together", 0)
    assert dealt["luck"]["commitment"] == waiting["luck"]["commitment"]
    assert all(dealt["luck"]["shares"])
    ada.choose()
    panel(bob.page)
    expect(bob.page.locator("dialog[open] [data-luck]")).to_contain_text("2 people and the server")
    closed(bob.page)
    agree(ada.page, 0)
    closed(ada.page)
    agree(bob.page, 1)
    eve.page.goto(table.url)
    for one in (ada, bob, eve):
        one.page.click("[data-action=check-luck]")
        summed_up = "partly" if one is eve else "holds"
        expect(one.page.locator(f"dialog.sheet [data-luck={summed_up}]")).to_be_visible()
        for check in CHECKS:
            shown = one.page.locator(f"[data-check={check}]")
            if one is eve and check in OF_PLAYERS:
                expect(shown).to_have_count(0)
            else:
                expect(shown).to_have_attribute("data-holds", "unknown" if one is eve and check in UNTOLD else "yes")
        expect(one.page.locator("[data-check=choices]")).to_contain_text("The server says")
        assert axe(one.page, "dialog.sheet[open]") == []
        assert overflowing(one.page) == []
        assert one.mistakes == []


def test_a_reload_and_a_second_tab_in_the_middle(server: Running, friends: Friends) -> None:
    """The share is kept by the browser; whichever page is open brings it."""
    ada, bob = friends(1), friends(2)
    link = made(server, ada, 2, 3)
    table = table_of(server, ada.page)
    expect(ada.page.locator("[data-seat='0']")).to_have_attribute("data-ready", "true")
    seals = table.document()["luck"]["seals"]
    ada.page.reload()
    second = ada.page.context.new_page()
    second.goto(table.url)
    expect(second.locator("[data-waiting]")).to_be_visible()
    assert table.document()["luck"]["seals"] == seals
    ada.page.click("[data-seat='2'] [data-action=to-bot]")
    expect(ada.page.locator("[data-seat='2']")).to_have_attribute("data-ready", "true")
    bob.page.goto(link)
    take(bob.page, "Bob")
    assert bob.ready()
    second.wait_for_selector("[data-decision]")
    luck = table.document()["luck"]
    assert (luck["state"], luck["voided"], luck["shares"][2]) == ("dealt", 0, None)


def test_a_browser_that_has_forgotten_its_share_draws_again(server: Running, friends: Friends) -> None:
    ada, bob = friends(1), friends(2)
    link = made(server, ada, 2)
    expect(ada.page.locator("[data-seat='0']")).to_have_attribute("data-ready", "true")
    table = table_of(server, ada.page)
    ada.page.evaluate("localStorage.removeItem('luck')")
    ada.page.reload()
    expect(ada.page.locator("[data-action=draw-again]")).to_be_visible()
    bob.page.goto(link)
    take(bob.page, "Bob")
    expect(bob.page.get_by_role("status")).to_contain_text("Ada")
    ada.page.click("[data-action=draw-again]")
    bob.page.click("[data-seat='1'] [data-action=draw-again]")  # he has opened his share: a second time he is asked
    for one in (ada, bob):
        assert one.ready()
    luck = table.document()["luck"]
    assert (luck["by"], luck["voided"]) == ("together", 1)


def test_a_second_share_is_drawn_only_where_somebody_says_so(server: Running, friends: Friends) -> None:
    """Whoever holds the last seat and the server knows what is to be dealt once the others have opened theirs."""
    ada = friends(1)
    link = made(server, ada, 2)
    table = table_of(server, ada.page)
    with server.client() as client:
        path = f"/api/tables/{table.id}"
        taken = client.post(
            f"{path}/seats/1", json={"action": "take", "invite": link.partition("#")[2], "name": "Host"}
        )
        headers = {"authorization": f"Bearer {taken.json()['token']}"}

        def bring(**what: str) -> dict[str, Any]:
            answer = client.post(f"{path}/luck", json=what, headers=headers)
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()["luck"]
            return found

        bring(seal=seal("1" * 64))
        wait_until(lambda: table.document()["luck"]["shares"][0] is not None)
        assert bring(seal=seal("2" * 64))["voided"] == 1
        again = ada.page.locator("[data-seat='0'] [data-action=draw-again]")
        expect(again).to_be_visible()
        expect(ada.page.locator("[data-seat='0']")).to_contain_text("was open already")
        expect(ada.page.get_by_role("status")).to_contain_text("All began anew once")
        assert table.document()["luck"]["seals"][0] is None
        assert axe(ada.page, "[data-waiting]") == []
        again.click()
        wait_until(lambda: table.document()["luck"]["shares"][0] is not None)
        bring(share="2" * 64)
        assert ada.ready()
        panel(ada.page)
        expect(ada.page.locator("dialog[open] [data-voided]")).to_contain_text("All began anew once")
        closed(ada.page)
        client.post(f"{path}/settings", json={"end": True}, headers=headers)
    agree(ada.page, 0)
    ada.page.click("[data-action=check-luck]")
    expect(ada.page.locator("dialog.sheet [data-luck=partly]")).to_be_visible()
    opened = ada.page.locator("[data-check=opened]")
    expect(opened).to_have_attribute("data-holds", "unknown")
    expect(opened).to_contain_text("opened its part 2 times")
    expect(ada.page.locator("[data-check=seals]")).to_have_attribute("data-holds", "yes")
    assert ada.mistakes == []


def test_the_host_begins_without_waiting(server: Running, friends: Friends) -> None:
    """Everybody can see that the server alone decided."""
    ada, bob = friends(1), friends(2)
    link = made(server, ada, 2)
    ada.page.click("[data-action=begin]")
    ada.page.click("[role=alertdialog] [data-action=sure]")
    assert ada.ready()
    bob.page.goto(link)
    take(bob.page, "Bob")
    assert bob.ready()
    panel(bob.page)
    expect(bob.page.locator("dialog[open] [data-luck=host]")).to_contain_text("the server drew it alone")


def test_who_joins_a_table_of_known_luck_is_told(server: Running, friends: Friends) -> None:
    table = Table.new(server, ["me", "open"], players=2)
    bob = friends(2)
    bob.page.goto(table.link(1))
    expect(bob.page.locator("form")).to_contain_text("is known to whoever knows how it began")
    take(bob.page, "Bob")
    expect(bob.page.locator("[data-action=known]")).to_be_visible()
    panel(bob.page)
    expect(bob.page.locator("dialog[open] [data-luck=seed]")).to_contain_text("known to whoever knows")


def test_the_room_in_other_languages(server: Running, friends: Friends) -> None:
    ada = friends(1)
    made(server, ada, 2)
    for lang in ("fr", "pl", "cs"):
        turn_to(ada.page, lang)
        words = Words(lang)
        expect(ada.page.get_by_role("status")).to_have_text(words.text("luck-wait-seats", count=1))
        expect(ada.page.locator("h1")).to_have_text(words.text("luck-room"))
    turn_to(ada.page, "en")
    assert ada.mistakes == []
