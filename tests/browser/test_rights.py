"""A seat belongs to who sits in it: ways back to it, its devices, what the host may not do alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.company import Friend, Friends, Table, invited, panel, shared, take, tokens
from running_server import Running

FORGET = "localStorage.clear()"


def hosted(server: Running, ada: Friend, bob: Friend) -> Table:
    """Ada makes a table in her browser, and Bob sits down in his."""
    ada.page.goto(server.url)
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("group", name="Seat 2").get_by_role("button", name="By link").click()
    ada.page.click("[data-action=sit-down]")
    link = invited(ada.page, 1)
    bob.page.goto(link)
    take(bob.page, "Bob")
    return Table(server, {"table": tokens(ada.page)[0]["table"]})


def before_the_deal(server: Running, ada: Friend, bob: Friend) -> Table:
    """Ada makes a table in her browser, Bob sits down in his, and they wait for a third."""
    ada.page.goto(server.url)
    ada.page.get_by_label("Your name").fill("Ada")
    for seat in ("Seat 2", "Seat 3"):
        ada.page.get_by_role("group", name=seat).get_by_role("button", name="By link").click()
    ada.page.click("[data-action=sit-down]")
    bob.page.goto(invited(ada.page, 1))
    take(bob.page, "Bob")
    return Table(server, {"table": tokens(ada.page)[0]["table"]})


def forgotten(page: Page, table: Table) -> None:
    """The browser loses all it knew, and looks at the table where all wait for the deal."""
    page.evaluate(FORGET)
    page.context.clear_cookies()
    page.goto(table.url)
    watch = page.locator("[data-action=watch]")
    page.locator("[data-waiting]").or_(watch).wait_for()
    if watch.count():
        watch.click()
    expect(page.locator("[data-waiting]")).to_be_visible()


def come_back(page: Page, code: str) -> None:
    """By the code, before the deal."""
    page.click("[data-waiting] [data-action=was-here]")
    page.fill("[data-action=type-code]", code)
    page.click("[data-action=come-back]")
    expect(page.locator("[data-waiting] [data-action=devices]")).to_be_visible()


def code_of(page: Page) -> str:
    """The code that is shown unasked."""
    return page.locator("[data-notices=way-back] [data-code]").input_value()


def sits(page: Page, seat: int) -> None:
    """Waits until the page shows the table as this seat sees it."""
    page.wait_for_selector("[data-version]")
    expect(page.locator("[data-action=return]")).to_have_count(0)
    page.wait_for_function("seat => JSON.parse(localStorage.getItem('tables'))[0].seat === seat", arg=seat)


def test_a_browser_that_forgot_is_known_by_its_cookie(server: Running, friends: Friends) -> None:
    table, bob = Table.new(server, ["me", "open"], players=2, names=["Ada"]), friends(2)
    bob.page.goto(table.link(1))
    take(bob.page, "Bob")
    before = tokens(bob.page)[0]
    assert before["recovery"] == code_of(bob.page)
    bob.page.evaluate(FORGET)
    bob.page.goto(table.url)
    sits(bob.page, 1)
    (after,) = tokens(bob.page)
    assert after["token"] != before["token"]
    assert table.document(after["token"])["viewer"] == 1
    assert bob.mistakes == []


def test_who_lost_everything_comes_back_by_the_code(server: Running, friends: Friends) -> None:
    table, bob = Table.new(server, ["me", "open"], players=2, names=["Ada"]), friends(2)
    bob.page.goto(table.link(1))
    take(bob.page, "Bob")
    code = code_of(bob.page)
    bob.page.click("[data-action=put-away]")
    expect(bob.page.locator("[data-notices]")).to_have_count(0)
    panel(bob.page)
    bob.page.click("[data-seat='1'] [data-action=way-back]")
    expect(bob.page.locator("dialog[open] [data-code]")).to_have_value(code)
    bob.page.evaluate(FORGET)
    bob.page.context.clear_cookies()
    bob.page.goto(table.url)
    bob.page.click("[data-action=return]")
    bob.page.fill("[data-action=type-code]", "1111-1111-1111-1111-1111")
    bob.page.click("[data-action=come-back]")
    expect(bob.page.get_by_role("alert")).to_have_text("This code opens no seat at this table.")
    bob.page.fill("[data-action=type-code]", code.lower().replace("-", " "))
    bob.page.click("[data-action=come-back]")
    sits(bob.page, 1)
    again = code_of(bob.page)
    assert again != code  # a code works once: the next one is shown

    bob.page.evaluate(FORGET)
    bob.page.context.clear_cookies()
    bob.page.goto(server.url)
    bob.page.get_by_label("I have a link").fill(f"{table.url} {again}")
    bob.page.keyboard.press("Enter")
    sits(bob.page, 1)
    assert bob.page.url == table.url
    assert bob.mistakes == []


def test_the_code_works_before_the_deal(server: Running, friends: Friends) -> None:
    ada, bob = friends(1), friends(2)
    table = before_the_deal(server, ada, bob)
    shown = bob.page.locator("[data-waiting] [data-seat='1'] [data-code]")
    code = shown.input_value()
    assert code == tokens(bob.page)[0]["recovery"]
    with bob.page.expect_download() as saved:
        bob.page.click("[data-waiting] [data-action=save-picture]")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    forgotten(bob.page, table)
    assert tokens(bob.page) == []
    come_back(bob.page, code)
    assert shown.input_value() != code  # a code works once: the next one is shown
    expect(ada.page.locator("[data-notice=return]")).to_have_text(re.compile("Bob has come back"))
    bob.page.click("[data-action=draw-again]")  # the browser that forgot had a part of the luck
    ada.page.click("[data-seat='2'] [data-action=to-bot]")
    for one, seat in ((ada, 0), (bob, 1)):
        expect(one.page.locator("[data-waiting]")).to_have_count(0)
        assert table.document(tokens(one.page)[0]["token"])["viewer"] == seat
        assert one.mistakes == []


def test_a_new_link_is_refused_and_a_device_removed_before_the_deal(server: Running, friends: Friends) -> None:
    ada, bob, other = friends(1), friends(2), friends(3)
    table = before_the_deal(server, ada, bob)
    ada.page.click("[data-seat='1'] [data-action=invite-again]")
    ada.page.click("[data-action=invite-again-sure]")
    expect(ada.page.locator("[data-seat='1'] [data-invited]")).to_be_visible()
    bob.page.click("[data-waiting] [data-action=refuse-invite]")
    expect(ada.page.locator("[data-notice=refuse]")).to_contain_text("Bob is here: the new link is void")
    expect(ada.page.locator("[data-invited]")).to_have_count(0)

    other.page.goto(f"{table.url}#{tokens(bob.page)[0]['recovery']}")
    other.page.click("[data-waiting] [data-seat='1'] [data-action=devices]")
    devices = other.page.locator("[data-device]")
    expect(devices).to_have_count(2)
    other.page.click("[data-action=remove-device]")
    expect(devices).to_have_count(1)
    bob.page.wait_for_selector("[data-trouble=lost]")
    assert tokens(bob.page) == []
    bob.page.click("[data-action=watch]")
    expect(bob.page.locator("[data-waiting] [data-action=was-here]")).to_be_visible()
    for one in (ada, bob, other):
        assert one.mistakes == []


def test_a_host_who_comes_back_hosts_again(server: Running, friends: Friends) -> None:
    ada, bob = friends(1), friends(2)
    table = before_the_deal(server, ada, bob)
    code = tokens(ada.page)[0]["recovery"]
    begin = ada.page.locator("[data-action=begin]")
    ada.page.evaluate(FORGET)
    ada.page.goto(table.url)  # its cookie brings it back
    expect(begin).to_be_visible()
    forgotten(ada.page, table)
    expect(begin).to_have_count(0)
    come_back(ada.page, code)
    expect(begin).to_be_visible()
    ada.page.click("[data-seat='2'] [data-action=invite]")
    expect(ada.page.locator("[data-seat='2']").get_by_label("Link", exact=True)).to_have_value(re.compile("#"))
    begin.click()
    ada.page.click("[data-action=sure]")
    for one in (ada, bob):
        expect(one.page.locator("[data-waiting]")).to_have_count(0)
        assert one.mistakes == []


def test_the_way_back_is_kept_as_a_picture_or_on_paper(server: Running, friends: Friends) -> None:
    table, bob = Table.new(server, ["me", "open"], players=2, names=["Ada"]), friends(2)
    bob.page.add_init_script("window.print = () => (window.asked = true)")
    bob.page.goto(table.link(1))
    take(bob.page, "Bob")
    with bob.page.expect_download() as saved:
        bob.page.click("[data-action=save-picture]")
    assert saved.value.suggested_filename == f"gobelin-{table.id}.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    bob.page.click("[data-action=print-code]")
    bob.page.wait_for_function("() => window.asked === true")
    sheet = bob.page.locator(".printed canvas")
    expect(sheet).to_be_hidden()
    bob.page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    expect(bob.page.locator("[data-version]")).to_be_hidden()
    bob.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_have_count(0)
    bob.page.emulate_media(media="screen")
    expect(bob.page.locator("[data-version]")).to_be_visible()
    assert bob.mistakes == []


def test_the_host_invites_again_and_who_sits_there_refuses(server: Running, friends: Friends) -> None:
    ada, bob = friends(1), friends(2)
    hosted(server, ada, bob)
    panel(ada.page)
    ada.page.click("[data-seat='1'] [data-action=invite-again]")
    ada.page.click("[data-seat='1'] [data-action=invite-again-sure]")
    field = ada.page.locator("[data-seat='1']").get_by_label("Link", exact=True)
    link = field.input_value()
    expect(ada.page.locator("[data-seat='1'] [data-invited]")).to_be_visible()
    expect(bob.page.locator("[data-notices=invited]")).to_contain_text("The host has made a new link to your seat")
    eve = friends(3)
    eve.page.goto(link)
    eve.page.click("[data-action=take]")
    expect(eve.page.get_by_role("alert")).to_contain_text("The host has made a new link to this seat")
    bob.page.click("[data-action=refuse-invite]")
    expect(bob.page.locator("[data-notices=invited]")).to_have_count(0)
    expect(ada.page.locator("[data-seat='1'] [data-invited]")).to_have_count(0)
    expect(field).to_have_count(0)
    expect(ada.page.locator("[data-notice=refuse]")).to_contain_text("Bob is here: the new link is void")
    eve.page.goto("about:blank")
    eve.page.goto(link)
    eve.page.wait_for_selector("[data-trouble=spent]")
    for one in (ada, bob, eve):
        assert one.mistakes == []


def test_a_device_that_was_removed_is_told_so(server: Running, friends: Friends) -> None:
    table, bob, other = Table.new(server, ["me", "open"], players=2, names=["Ada"]), friends(2), friends(3)
    bob.page.goto(table.link(1))
    take(bob.page, "Bob")
    panel(bob.page)
    other.page.goto(shared(bob.page, 1, "device"))
    take(other.page)
    bob.page.click("[data-seat='1'] [data-action=devices]")
    devices = bob.page.locator("[data-device]")
    expect(devices).to_have_count(2)
    bob.page.click("[data-action=remove-device]")
    expect(devices).to_have_count(1)
    other.page.wait_for_selector("[data-trouble=lost]")
    expect(other.page.get_by_role("heading", level=1)).to_have_text("This device no longer opens the seat")
    assert tokens(other.page) == []
    other.page.click("[data-action=watch]")
    expect(other.page.locator("[data-action=return]")).to_be_visible()
    for one in (bob, other):
        assert one.mistakes == []


def test_what_concerns_others_needs_their_agreement(server: Running, friends: Friends) -> None:
    ada, bob = friends(1), friends(2)
    table = hosted(server, ada, bob)
    panel(ada.page)
    expect(ada.page.locator("dialog[open]")).to_contain_text("what concerns them changes once they agree")
    hints = ada.page.get_by_label("Hints", exact=True)
    hints.select_option("false")
    expect(ada.page.locator("dialog[open]")).to_contain_text("The host proposes: Hints: no")
    expect(ada.page.locator("dialog[open]")).to_contain_text("Waiting for the agreement of Bob")
    expect(hints).to_have_value("true")
    expect(ada.page.locator("[data-notice=settings]")).to_have_count(0)
    bar = bob.page.locator("[data-notices=proposal]")
    expect(bar).to_contain_text("The host proposes: Hints: no")
    bar.locator("[data-action=refuse]").click()
    expect(bar).to_have_count(0)
    expect(ada.page.locator("[data-notice=refused]")).to_contain_text("Bob refuses the change")
    assert table.document()["hints"]
    hints.select_option("false")
    bar.locator("[data-action=agree-to]").click()
    expect(hints).to_have_value("false")
    assert not table.document()["hints"]
    for one in (ada, bob):
        assert one.mistakes == []


def test_removing_a_table_from_the_list_says_what_is_lost(server: Running, friends: Friends) -> None:
    ada, bob = friends(1), friends(2)
    table = hosted(server, ada, bob)
    code = tokens(bob.page)[0]["recovery"]
    bob.page.goto(server.url)
    expect(bob.page.locator(f"[data-table='{table.id}']")).to_contain_text("Ada")
    remove = bob.page.get_by_role("button", name="from this list")
    remove.click()
    dialog = bob.page.get_by_role("dialog")
    expect(dialog).to_contain_text("This device gives up your seat")
    expect(dialog).not_to_contain_text("You made this table")
    expect(dialog.get_by_label("Recovery code")).to_have_value(f"{table.url}#{code}")
    bob.page.click("[data-action=keep-table]")
    assert len(tokens(bob.page)) == 1
    remove.click()
    bob.page.context.set_offline(True)
    bob.page.click("[data-action=forget-table]")
    expect(dialog.get_by_role("alert")).to_contain_text("This device still has your seat")
    assert len(tokens(bob.page)) == 1
    bob.page.context.set_offline(False)
    bob.page.click("[data-action=forget-table]")
    expect(bob.page.locator("[data-table]")).to_have_count(0)
    assert tokens(bob.page) == []
    bob.page.goto(table.url)  # whoever uses this browser next
    expect(bob.page.locator("[data-action=return]")).to_be_visible()
    assert tokens(bob.page) == []
    bob.page.goto("about:blank")
    bob.page.goto(f"{table.url}#{code}")
    sits(bob.page, 1)
    ada.page.goto(server.url)
    ada.page.get_by_role("button", name="from this list").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("You made this table")
    for one in (ada, bob):
        assert one.mistakes == []
