"""Who is next when many wait: payers in turn, and the tables of each in turn."""

from __future__ import annotations

import asyncio

import pytest

from gobelin.server.turns import OneAtATime, Turns
from waiting import PATIENCE


def served(turns: Turns[str]) -> list[str]:
    found = []
    while (item := turns.next()) is not None:
        found.append(item)
    return found


def test_payers_take_turns_and_so_do_their_tables() -> None:
    turns: Turns[str] = Turns()
    for table in range(3):
        for number in range(2):
            turns.add("many", f"{table}", f"many {table} {number}")
    turns.add("one", "x", "one x 0")
    turns.add("one", "x", "one x 1")
    assert len(turns) == 8
    assert served(turns) == [
        "many 0 0", "one x 0", "many 1 0", "one x 1", "many 2 0", "many 0 1", "many 1 1", "many 2 1",
    ]  # fmt: skip
    assert len(turns) == 0
    assert turns.next() is None


def test_who_was_served_last_waits_longest() -> None:
    turns: Turns[str] = Turns()
    for payer in "ab":
        for number in range(3):
            turns.add(payer, "t", f"{payer}{number}")
    assert turns.next() == "a0"
    turns.add("c", "t", "c0")
    assert served(turns) == ["b0", "a1", "c0", "b1", "a2", "b2"]


def test_a_payer_that_may_have_nothing_now_keeps_its_place() -> None:
    turns: Turns[str] = Turns()
    turns.add("a", "t", "a0")
    turns.add("b", "t", "b0")
    assert turns.next(lambda payer: payer != "a") == "b0"
    assert turns.next(lambda payer: payer != "a") is None
    assert turns.next() == "a0"


def test_what_nobody_wants_any_more_is_gone() -> None:
    turns: Turns[str] = Turns()
    turns.add("a", "t", "a0")
    turns.add("a", "u", "a1")
    assert turns.waiting("a", "t") == 1
    turns.remove("a", "t", "a0")
    turns.remove("a", "t", "a0")
    turns.remove("b", "t", "a0")
    assert (turns.waiting("a", "t"), turns.waiting("b", "t"), len(turns)) == (0, 0, 1)
    assert turns.take_all() == ["a1"]
    assert len(turns) == 0


@pytest.mark.parametrize("granted", [False, True])
def test_who_goes_away_keeps_no_turn(granted: bool) -> None:
    """Even in the very moment of getting it."""

    async def run() -> None:
        turns = OneAtATime()

        async def take() -> None:
            async with turns.turn("b"):
                raise AssertionError

        async with turns.turn("a"):
            waiting = asyncio.create_task(take())
            await asyncio.sleep(0)
            assert turns.waiting("b") == 1
            if not granted:
                waiting.cancel()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert turns.waiting("b") == 0
        async with asyncio.timeout(PATIENCE), turns.turn("c"):
            pass

    asyncio.run(run())
