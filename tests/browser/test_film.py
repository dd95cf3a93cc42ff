"""A finished game: its end, its film and its log; and a moment of a running one."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.clicking import Clicker
from browser.test_whole_games import table as table_for
from gobelin import Game
from running_server import Running


def played(seed: int) -> Any:
    """The record of a game of two, played at random."""
    game, rng = Game.new(2, seed=seed), random.Random(5)
    while not game.over:
        decision = game.decisions[0]
        game.play(rng.choice(decision.options), player=decision.player)
    return game.record() | {"seats": [{"name": "Ada"}, {"name": "Bob"}]}


@pytest.fixture(scope="module")
def record() -> Any:
    return played(5)


@pytest.fixture(scope="module")
def table(server: Running, record: Any) -> str:
    with server.client() as client:
        return str(client.post("/api/records", json=record).json()["table"])


def at(page: Page) -> int:
    return int(page.get_attribute(".film", "data-at") or -1)


def test_the_buttons_of_a_film_stand_in_their_order_and_are_seen_whole(server: Running, page: Page, table: str) -> None:
    page.goto(f"{server.url}/t/{table}/film")
    page.wait_for_selector(".film")
    names = ("Previous turn", "Previous step", "Play", "Next step", "Next turn")
    buttons = [page.locator(".film").get_by_role("button", name=name, exact=True) for name in names]
    lefts = [button.bounding_box()["x"] for button in buttons]  # type: ignore[index]
    assert lefts == sorted(lefts)
    for button in buttons:
        assert button.evaluate(
            """one => [...Array(2)].every((_, end) => {
                const box = one.getBoundingClientRect();
                const y = end ? box.bottom - 2 : box.top + 2;
                return one.contains(document.elementFromPoint(box.left + box.width / 2, y));
            })"""
        )


def test_the_end_of_a_game_and_from_there_its_film(server: Running, page: Page, table: str, record: Any) -> None:
    clicker = Clicker(page, seed=1)
    page.goto(f"{server.url}/t/{table}")
    end = page.get_by_role("dialog", name="The cloth is cut from the loom")
    expect(end).to_be_visible()
    assert clicker.root("over") == "true"
    scores = record["result"]["scores"]
    places = end.get_by_role("listitem").all_inner_texts()
    assert [str(max(scores)), str(min(scores))] == [words.split()[-1] for words in places]
    total = end.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()
    assert total == sorted(map(str, scores), key=int, reverse=True)
    page.click("[data-action=look]")
    expect(end).not_to_be_visible()
    page.click(".top [data-action=result]")
    page.click("[data-action=replay]")
    page.wait_for_selector(".film")
    assert page.url == f"{server.url}/t/{table}/film"
    assert at(page) == 0
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert at(page) == 2
    page.get_by_role("button", name="Previous step").click()
    assert at(page) == 1
    page.keyboard.press("End")
    assert at(page) == len(record["choices"])
    assert clicker.root("over") == "true"
    page.keyboard.press("Shift+ArrowLeft")
    assert at(page) < len(record["choices"])
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    page.click("[data-action=play]")
    page.wait_for_selector(".film[data-at='2']")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert clicker.trouble == []


def test_a_link_leads_to_a_moment_of_the_film_and_the_log_to_others(server: Running, page: Page, table: str) -> None:
    clicker = Clicker(page, seed=1)
    page.route("**/frames*", lambda route: route.abort())
    page.goto(f"{server.url}/t/{table}/film?n=60&seat=1")
    expect(page.get_by_role("heading")).to_have_text("The server does not answer")
    page.unroute("**/frames*")
    page.wait_for_selector(".film[data-at='60']")  # it was tried again by itself
    clicker.trouble.clear()  # the browser's own lines
    own = page.locator(".hand .tap").all_inner_texts()
    assert any(own), "one's own hand lies open"
    page.get_by_role("button", name="The whole log").click()
    lines = page.get_by_role("dialog", name="Log")
    assert lines.locator("li.now").count() == 1
    lines.locator("button.moment").nth(10).click()
    page.wait_for_function("() => Number(document.querySelector('.film').dataset.at) < 60")
    page.keyboard.press("Escape")
    page.get_by_label("Through whose eyes").select_option("")
    page.wait_for_function("() => !document.querySelector('.film select').value")
    assert at(page) < 60
    assert clicker.trouble == []
    page.goto(f"{server.url}/t/{table}/film?n=5&seat=7")
    page.wait_for_selector(".film[data-at='5']")  # where nobody sat nobody's hand is shown
    assert page.input_value(".film select") == ""


def test_a_record_is_opened_from_a_file_and_saved_again(server: Running, page: Page, tmp_path: Path) -> None:
    """Its seed has 64 bits, as those that the server draws: more than a number holds in the browser."""
    clicker = Clicker(page, seed=1)
    record = played(2**64 - 59)
    (tmp_path / "nothing.json").write_text("{}")
    (tmp_path / "game.json").write_text(json.dumps(record))
    page.goto(server.url)
    page.set_input_files("input[type=file]", tmp_path / "nothing.json")
    expect(page.get_by_role("alert")).to_have_text("This file is no record of a game.")
    damaged = record | {"choices": [*record["choices"][:40], "advance nowhere"]}
    (tmp_path / "damaged.json").write_text(json.dumps(damaged))
    page.set_input_files("input[type=file]", tmp_path / "damaged.json")
    expect(page.get_by_role("alert")).to_contain_text("This record cannot be replayed: it is damaged")
    page.set_input_files("input[type=file]", tmp_path / "game.json")
    page.wait_for_selector(".film")
    with page.expect_download() as saved:
        page.click("[data-action=record]")
    again = json.loads(Path(saved.value.path()).read_text())
    assert (again["seed"], again["choices"]) == (record["seed"], record["choices"])
    assert [line for line in clicker.trouble if "422" not in line] == []


def test_a_line_of_the_log_shows_its_moment_and_the_game_goes_on(server: Running, page: Page) -> None:
    clicker = Clicker(page, seed=4)
    page.goto(table_for(server, ["me", "bot:random"]))
    for _ in range(8):
        assert clicker.ready()
        clicker.choose()
    assert clicker.ready()
    version, decision = clicker.root("version"), clicker.root("decision")
    page.locator(".log button.moment").first.click()
    then = page.wait_for_selector("[data-moment]")
    assert then is not None
    assert int(then.get_attribute("data-moment") or 0) <= int(version or 0)
    assert page.locator("[data-option], [data-step]").count() == 0
    assert (clicker.root("version"), clicker.root("decision")) == (version, decision)
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-moment]", state="detached")
    assert clicker.ready()
    clicker.choose()
    assert clicker.trouble == []
