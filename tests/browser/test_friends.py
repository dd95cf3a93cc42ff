"""Friends at one table: by link in two browsers, as spectators, on one screen behind a curtain."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browser.company import ASKED, Friend, Friends, Table, invited, secrets, sees, take, tokens
from running_server import Running

# Whom the curtain has called, one after the other
CALLED = """() => {
    const called = (window.called = []);
    const look = () => {
        const name = document.querySelector('.curtain h1')?.textContent.split(',')[0];
        if (name && called.at(-1) !== name) called.push(name);
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
HTML = "<b>Hello</b> & <img src=x onerror=alert(1)>"


def test_two_browsers_in_one_game_by_link(server: Running, friends: Friends) -> None:
    ada, bob = friends(1), friends(2)
    ada.page.goto(server.url)
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("group", name="Seat 2").get_by_role("button", name="By link").click()
    ada.page.click("[data-action=sit-down]")
    bob.page.goto(invited(ada.page, 1))
    expect(bob.page.locator("form")).to_contain_text("Seat 2 is kept for you. At the table: Ada.")
    assert "#" not in bob.page.url
    take(bob.page, "Bob")
    assert "#" not in bob.page.url
    expect(ada.page.locator(".opps")).to_contain_text("Bob")
    table = Table(server, {"table": tokens(ada.page)[0]["table"]})
    people = {0: ada, 1: bob}
    table.play(people, 60, until=lambda: table.document()["view"]["started"])
    assert {"capital", "civilization"} & set(ada.kinds)
    assert {"capital", "civilization"} & set(bob.kinds)

    def in_mid_turn() -> bool:
        asked = people[table.document()["deciders"][0]]
        return asked.ready() and asked.page.get_attribute("[data-kind]", "data-kind") not in ("turn", "end_turn")

    table.play(people, 60, until=in_mid_turn)
    asked = people[table.document()["deciders"][0]]
    assert asked.ready()
    decision, kind = asked.root("decision"), asked.page.get_attribute("[data-kind]", "data-kind")
    asked.page.reload()
    assert asked.ready()
    assert (asked.root("decision"), asked.page.get_attribute("[data-kind]", "data-kind")) == (decision, kind)

    def both_have_secrets() -> bool:
        ours = [table.document(tokens(one.page)[0]["token"]) for one in (ada, bob)]
        return bool(secrets(ours[0], ours[1]) and secrets(ours[1], ours[0]))

    table.play(people, 40, until=both_have_secrets)
    for mine, other in ((ada, bob), (bob, ada)):
        own = table.document(tokens(mine.page)[0]["token"])
        hidden = secrets(own, table.document(tokens(other.page)[0]["token"]))
        assert hidden
        for page in (mine.page, other.page):
            sees(page, own["version"])
        for name in hidden:
            assert name in mine.page.content()
            assert name not in other.page.content()
    table.play(people, 4)
    for one in (ada, bob):
        assert one.clicked == one.sent
        assert one.mistakes == []


def test_a_spectator_sees_no_hand_and_hears_what_is_said(server: Running, friends: Friends) -> None:
    table = Table.from_position(server, "place", ["me", "me"], names=["Ada", "Bob"])
    ada, bob, eve = friends(1), friends(2), friends(3)
    ada.page.goto(table.link(0))
    bob.page.goto(table.link(1))
    eve.page.goto(table.url)
    assert ada.ready()
    before = table.document()
    sees(eve.page, before["version"])
    assert eve.page.locator(ASKED).count() == 0
    assert eve.root("decision") is None
    assert eve.page.locator(".hand .tap").count() == eve.page.locator(".hand .tap.back").count() > 0
    for seat in (0, 1):
        own = table.document(table.made["seats"][seat]["token"])
        hidden = secrets(own, before)
        assert hidden
        assert not [name for name in hidden if name in eve.page.content()]
    ada.choose()
    sees(eve.page, before["version"] + 1)
    sees(bob.page, before["version"] + 1)

    for page in (bob.page, eve.page):
        expect(page.locator(".said")).to_be_empty()
    ada.page.click("[data-action=talk]")
    ada.page.fill("[data-action=say]", HTML)
    ada.page.keyboard.press("Enter")
    for page in (bob.page, eve.page):
        expect(page.locator(".said")).to_contain_text(f"Ada {HTML}")
        page.click("[data-action=talk]")
        expect(page.get_by_role("log")).to_contain_text(f"Ada {HTML}", use_inner_text=True)
        assert page.get_by_role("log").locator("b, img").count() == 0
    assert eve.page.locator("[data-action=say]").count() == 0
    bob.page.fill("[data-action=say]", "Hello yourself")
    bob.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log").locator("p")).to_have_count(2)
    expect(ada.page.get_by_role("log").locator("p").last).to_contain_text("Hello yourself")
    for one in (ada, bob, eve):
        assert one.mistakes == []


def test_a_link_is_pasted_on_the_start_page(server: Running, friends: Friends) -> None:
    table = Table.new(server, ["me", "open"], players=2)
    bob = friends(2)
    bob.page.goto(server.url)
    bob.page.get_by_label("I have a link").fill("Tuesday at eight?")
    bob.page.click("[data-action=open-link]")
    expect(bob.page.get_by_role("alert")).to_have_text("That is no link to a table.")
    bob.page.get_by_label("I have a link").fill(f"Come and play: {table.link(1)} !")
    expect(bob.page.get_by_role("alert")).to_have_count(0)
    bob.page.keyboard.press("Enter")
    take(bob.page, "Bob")
    assert bob.page.url == table.url
    assert table.document()["seats"][1]["name"] == "Bob"
    assert bob.mistakes == []


def test_three_on_one_screen(server: Running, browser: Browser) -> None:
    """Hands stay hidden between players, also where others' moves are followed at leisure."""
    names = ["Ada", "Bob", "Cyd"]
    table = Table.from_position(server, "play_tapestry", ["me", "me", "me"], names=names)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    clicker = Friend(page, seed=3)
    for seat in range(3):
        page.goto(table.link(seat))
        page.wait_for_function(f"() => JSON.parse(localStorage.getItem('tables') ?? '[]').length === {seat + 1}")
    page.goto(table.url)
    page.wait_for_selector("[data-action=raise]")
    page.evaluate(CALLED)
    raised: list[str] = []
    for _ in range(70):
        if clicker.curtain():
            document = table.document()
            (asked,) = document["deciders"]
            assert page.query_selector("[data-version]") is None
            hands = [table.document(seat["token"]) for seat in table.made["seats"]]
            hidden = [name for own in hands for name in secrets(own, document)]
            assert hidden
            assert not [name for name in hidden if name in page.content()]
            if len(raised) == 4:
                break
            page.click("[data-action=raise]")
            assert clicker.ready()
            raised.append(names[asked])
            assert all(name in page.content() for name in secrets(hands[asked], document))
            for own in hands:
                if own["viewer"] != asked:
                    assert not [name for name in secrets(own, hands[asked]) if name in page.content()]
        clicker.choose()
    assert len(raised) == 4
    assert set(raised) == set(names)
    assert page.evaluate("window.called") == [*raised, names[asked]]
    assert clicker.clicked == clicker.sent
    assert clicker.mistakes == []
    context.close()
