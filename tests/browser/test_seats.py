"""What somebody may do about the own seat: let a bot play, open it elsewhere, give up, get up."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.company import ASKED, Friends, Table, closed, panel, shared, take, tokens
from running_server import Running


def test_a_bot_stands_in_and_its_person_comes_back(server: Running, friends: Friends) -> None:
    table = Table.from_position(server, "one_of", ["me", "me"], names=["Bob", "Ada"])
    bob, ada = friends(1), friends(2)
    bob.page.goto(table.link(0))
    ada.page.goto(table.link(1))
    assert ada.ready()
    panel(ada.page)
    ada.page.click("dialog[open] [data-seat='1'] [data-action=to-bot]")
    expect(ada.page.locator("dialog[open] [data-seat='1']")).to_contain_text("a bot stands in")
    closed(ada.page)
    expect(ada.page.locator(".prompt h2")).to_have_text("A bot plays for you")
    assert ada.root("decision") is None
    assert ada.page.locator(ASKED).count() == 0
    assert bob.ready(), "the bot has played a whole turn"
    panel(bob.page)
    expect(bob.page.locator("dialog[open] [data-seat='1']")).to_contain_text("a bot stands in")
    closed(bob.page)
    bob.choose()
    ada.page.click(".prompt [data-action=back]")
    expect(ada.page.locator(".prompt h2")).not_to_have_text("A bot plays for you")
    assert table.document()["seats"][1]["bot"] is None
    table.play({0: bob, 1: ada}, 40, until=lambda: bool(ada.clicked))
    assert ada.clicked
    for one in (ada, bob):
        assert one.clicked == one.sent
        assert one.mistakes == []


def test_the_own_seat_on_another_device(server: Running, friends: Friends) -> None:
    table = Table.from_position(server, "place", ["me", "me"], names=["Ada", "Bob"])
    ada, phone, thief = friends(1), friends(2), friends(3)
    ada.page.goto(table.link(0))
    assert ada.ready()
    panel(ada.page)
    link = shared(ada.page, 0, "device")
    closed(ada.page)
    phone.page.goto(link)
    expect(phone.page.locator("form")).to_contain_text("The link opens the seat of Ada here.")
    take(phone.page)
    assert "#" not in phone.page.url
    assert phone.ready()
    assert phone.root("decision") == ada.root("decision")
    thief.page.goto(link)
    thief.page.wait_for_selector("[data-trouble=spent]")
    before = phone.root("version")
    phone.choose()
    ada.moved(before)
    phone.page.goto(server.url)
    phone.page.click(f"[data-table='{table.id}']")
    assert phone.page.url == table.url
    phone.page.wait_for_selector("[data-version]")
    for one in (ada, phone, thief):
        assert one.mistakes == []


def test_giving_up_and_getting_up(server: Running, friends: Friends) -> None:
    table = Table.from_position(server, "place", ["me", "me"], names=["Ada", "Bob"])
    ada, bob, eve = friends(1), friends(2), friends(3)
    ada.page.goto(table.link(0))
    bob.page.goto(table.link(1))
    assert ada.ready()
    panel(bob.page)
    bob.page.click("dialog[open] [data-action=concede]")
    expect(bob.page.get_by_role("alertdialog")).to_contain_text("Give up this game?")
    bob.page.click("[data-action=sure]")
    for one in (ada, bob):
        one.page.wait_for_selector("[data-over=true]", state="attached")
        assert one.page.locator(ASKED).count() == 0
    expect(ada.page.get_by_role("dialog").last).to_contain_text("Bob")
    ada.page.click("[data-action=look]")
    panel(ada.page)
    ada.page.click("dialog[open] [data-action=leave]")
    ada.page.click("[data-action=sure]")
    ada.page.wait_for_selector("[data-action=quick-game]")
    assert tokens(ada.page) == []
    assert ada.page.locator(f"[data-table='{table.id}']").count() == 0
    ada.page.goto(table.link(0))
    ada.page.wait_for_selector("[data-trouble=spent]")
    for one in (ada, eve):
        if one is ada:
            one.page.click("[data-action=watch]")
        else:
            one.page.goto(table.url)
        one.page.wait_for_selector("[data-over=true]", state="attached")
        expect(one.page.get_by_role("dialog").last).to_contain_text("Ada")
    for one in (ada, bob, eve):
        assert one.mistakes == []
