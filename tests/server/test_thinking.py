"""Bots in worker processes: real ones, with bots that fail in every way."""

from __future__ import annotations

import asyncio
import os
import pickle
import re
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from command_line import ENVIRONMENT
from gobelin import Game, Seat, bots
from gobelin.server.thinking import MOST_WAITING, BotFailed, Thinkers
from gobelin.server.thoughts import Thought
from waiting import PATIENCE, until, wait_until

Result = TypeVar("Result")

BOTS = '''
import os, sys, time

class Dawdler:
    """Thinks for ever."""
    def __init__(self, seed=0, seconds=None): pass
    def choose(self, seat):
        open(os.environ.get("CLERKS_BOOK", os.devnull), "a").write("dawdling\\n")
        while True: pass

class Crasher:
    """Takes its process down."""
    def __init__(self, seed=0, seconds=None): pass
    def choose(self, seat): os._exit(3)

class Thrower:
    def __init__(self, seed=0, seconds=None): pass
    def choose(self, seat): raise KeyError("a mistake in the bot")

class Cheat:
    """Chooses what is not offered."""
    text = "win"
    def __init__(self, seed=0, seconds=None): pass
    def choose(self, seat): return self

class Chatterbox:
    """Prints, and reads what people type."""
    def __init__(self, seed=0, seconds=None): pass
    def choose(self, seat):
        print("thinking", sys.stdin.read(), flush=True)
        os.write(1, b"more")
        return seat.decision.options[-1]

class Elephant:
    """Would keep more than anybody has room for."""
    def __init__(self, seed=0, seconds=None): pass
    def choose(self, seat): return seat.decision.options[0]
    def remember(self): return "x" * 200_000
    def recall(self, memory): pass

class Sieve(Elephant):
    """Keeps nothing."""
    def remember(self): return None

class Diarist(Elephant):
    def remember(self): return ["dear diary"]

class Clerk(Sieve):
    """Writes down whom it serves, and takes its time."""
    def __init__(self, seed=0, seconds=None): self.seed = seed
    def choose(self, seat):
        with open(os.environ["CLERKS_BOOK"], "a") as book: book.write(f"{self.seed} {os.getpid()}\\n")
        time.sleep(0.02)
        return seat.decision.options[0]

class Oracle(Clerk):
    """Has words, whatever they mean."""
    def explain(self, seat):
        self.choose(seat)
        return self
    def document(self): return {}

class Ponderer(Sieve):
    """Waits long for a processor, as on a crowded machine, and needs little of it."""
    def choose(self, seat):
        time.sleep(1.0)
        return seat.decision.options[0]

class Sleeper(Sieve):
    """Waits for what never comes."""
    def choose(self, seat):
        while True: time.sleep(1.0)

class Scatterbrain(Clerk):
    """Does not even know that one can remember."""
    remember = recall = None
'''


@pytest.fixture(autouse=True)
def other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of somebody else's bots, where workers find it. The book of the clerk is returned."""
    (tmp_path / "strange_bots.py").write_text(BOTS)
    info = tmp_path / "strange_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots\nVersion: 1\n")
    names = re.findall(r"^class (\w+)", BOTS, re.M)
    entries = "".join(f"{name.lower()} = strange_bots:{name}\n" for name in names)
    (info / "entry_points.txt").write_text(f"[{bots.GROUP}]\n{entries}")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    book = tmp_path / "book.txt"
    monkeypatch.setenv("CLERKS_BOOK", str(book))
    return book


def thinking(work: Callable[[Thinkers], Awaitable[Result]], count: int = 1, limit: float = PATIENCE) -> Result:
    async def run() -> Result:
        thinkers = Thinkers(count, limit)
        try:
            return await work(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(run())


def started(seed: int = 7) -> Game:
    """A game of two players past its start choices."""
    game = Game.new(players=2, seed=seed)
    while not game.state.started:
        game.play(0)
    return game


def guess(game: Game, player: int) -> bytes:
    return pickle.dumps(game.resample(player, 1))


def thought(game: Game, player: int, bot: str, seed: int, table: str = "a", payer: str = "p") -> Thought:
    return Thought(table, payer, guess(game, player), player, bot, seed)


def test_a_bot_chooses_as_it_would_here() -> None:
    game = started()
    assert game.decision is not None
    player = game.decision.player

    async def both(thinkers: Thinkers) -> tuple[str, str]:
        return (
            (await thinkers.choose(thought(game, player, "greedy", 5))).option,
            (await thinkers.choose(thought(game, player, "random", 5))).option,
        )

    expected = [bots.make(name, 5).choose(Seat(game, player)).text for name in ("greedy", "random")]
    assert list(thinking(both)) == expected


def test_start_choices_of_a_player_who_is_not_first() -> None:
    game = Game.new(players=3, seed=2)
    chosen = thinking(lambda thinkers: thinkers.choose(thought(game, 2, "greedy", 1)))
    game.play(chosen.option, 2)


def test_a_hint_is_the_document_of_an_explanation() -> None:
    game = started()
    assert game.decision is not None
    player = game.decision.player
    document = thinking(lambda thinkers: thinkers.explain(thought(game, player, "planner", 3)))
    guessed: Game = pickle.loads(guess(game, player))
    planner = bots.make("planner", 3)
    assert isinstance(planner, bots.TurnPlanner)
    assert document == planner.explain(Seat(guessed, player)).document()


@pytest.mark.parametrize(
    ("bot", "reason", "detail"),
    [
        ("dawdler", "time", "no answer after 0.5 s of processor time"),
        ("crasher", "crash", "took its process down"),
        ("thrower", "error", "a mistake in the bot"),
        ("cheat", "illegal", "'win'"),
        ("nobody", "error", "no such bot"),
    ],
)
def test_a_bot_that_fails_is_named_and_the_next_one_thinks(bot: str, reason: str, detail: str) -> None:
    game = started()
    assert game.decision is not None
    player = game.decision.player

    async def fail_then_choose(thinkers: Thinkers) -> str:
        with pytest.raises(BotFailed, match=detail) as failed:
            await thinkers.choose(thought(game, player, bot, 1))
        assert failed.value.reason == reason
        thinkers.limit = PATIENCE
        return (await thinkers.choose(thought(game, player, "random", 1))).option

    assert thinking(fail_then_choose, limit=0.5 if reason == "time" else PATIENCE) in texts(game)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="asyncio watches processes in another way")
def test_a_slow_machine_knows_why_a_bot_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """asyncio hears late that a process has ended; its exit status must not be collected before by a kill."""
    wait = asyncio.ThreadedChildWatcher._do_waitpid  # type: ignore[attr-defined]

    def wait_late(watcher: Any, loop: Any, process: int, *arguments: Any) -> None:
        os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT)  # it has ended, and its status waits to be collected
        time.sleep(0.3)
        wait(watcher, loop, process, *arguments)

    monkeypatch.setattr(asyncio.ThreadedChildWatcher, "_do_waitpid", wait_late)
    game = started()
    assert game.decision is not None
    player = game.decision.player

    async def dawdle(thinkers: Thinkers) -> str:
        with pytest.raises(BotFailed) as failed:
            await thinkers.choose(thought(game, player, "dawdler", 1))
        return failed.value.reason

    assert thinking(dawdle, limit=0.5) == "time"


def test_a_bot_that_had_to_wait_for_a_processor_chooses_all_the_same() -> None:
    """On a crowded machine it takes longer, by the clock, than it may compute."""
    game = started()
    chosen = thinking(lambda thinkers: thinkers.choose(thought(game, current(game), "ponderer", 1)), limit=0.5)
    assert chosen.option == texts(game)[0]


def test_a_bot_that_computes_nothing_is_given_up_in_the_end() -> None:
    game = started()

    async def wait_in_vain() -> None:
        thinkers = Thinkers(1, PATIENCE, longest=0.5)
        with pytest.raises(BotFailed, match=r"no answer after 0\.5 s by the clock") as failed:
            await thinkers.choose(thought(game, current(game), "sleeper", 1))
        assert failed.value.reason == "time"
        await thinkers.close()

    asyncio.run(wait_in_vain())


def texts(game: Game) -> list[str]:
    assert game.decision is not None
    return [option.text for option in game.decision.options]


def test_a_bot_without_words_gives_no_hint() -> None:
    game = started()
    with pytest.raises(BotFailed, match="cannot explain") as failed:
        thinking(lambda thinkers: thinkers.explain(thought(game, 0, "random", 1)))
    assert failed.value.reason == "speechless"


def test_a_bot_that_prints_and_reads_disturbs_nobody() -> None:
    game = started()
    assert game.decision is not None
    player = game.decision.player
    chosen = thinking(lambda thinkers: thinkers.choose(thought(game, player, "chatterbox", 1)))
    assert chosen.option == texts(game)[-1]


def test_bytes_that_are_no_game_fail_alone() -> None:
    with pytest.raises(BotFailed) as failed:
        thinking(lambda thinkers: thinkers.choose(Thought("a", "p", b"nonsense", 0, "random", 1)))
    assert failed.value.reason == "error"


def test_tables_take_turns(other_bots: Path) -> None:
    """A table that wants much waits as long as one that wants little."""
    game = started()
    assert game.decision is not None
    player = game.decision.player

    async def crowd(thinkers: Thinkers) -> None:
        wanted = [("busy", number) for number in range(5)] + [("small", 10), ("third", 20)]
        await asyncio.gather(
            *(thinkers.choose(thought(game, player, "clerk", number, table)) for table, number in wanted)
        )
        assert thinkers.waiting == 0

    thinking(crowd)
    served = [int(line.split()[0]) for line in other_bots.read_text().splitlines()]
    assert served == [0, 1, 10, 20, 2, 3, 4]  # the first one found the worker free


def test_who_asks_for_little_finds_a_worker_beside_who_asks_for_much(other_bots: Path) -> None:
    """All workers of one payer dawdle, and more of its thoughts wait: another's are answered all the same."""
    game = started()
    assert game.decision is not None
    player = game.decision.player

    async def crowd(thinkers: Thinkers) -> None:
        dawdling = [
            asyncio.ensure_future(thinkers.choose(thought(game, player, "dawdler", n, f"t{n}", "greedy")))
            for n in range(6)
        ]
        for number in range(3):
            await thinkers.choose(thought(game, player, "clerk", number, "small", "modest"))
        assert not any(asked.done() for asked in dawdling)
        assert thinkers.waiting == 4
        for asked in dawdling:
            asked.cancel()

    thinking(crowd, count=2, limit=1000.0)
    served = [line.split()[0] for line in other_bots.read_text().splitlines() if line != "dawdling"]
    assert served == ["0", "1", "2"]


def test_a_bot_gets_back_what_it_remembers() -> None:
    """The rest of its plan: no thought is needed for it, in whatever process."""
    game = started()
    assert game.decision is not None
    player = game.decision.player

    async def a_turn(thinkers: Thinkers) -> list[str]:
        texts, memory = [], None
        while game.decision is not None and game.decision.player == player:
            asked = replace(thought(game, player, "journeyman", 5), memory=memory)
            chosen = await thinkers.choose(asked)
            texts.append(chosen.option)
            memory = chosen.memory
            game.play(chosen.option, player)
        return texts

    one = bots.make("journeyman", 5)
    same = started()
    expected = []
    while same.decision is not None and same.decision.player == player:
        expected.append(one.choose(Seat(same, player)).text)
        same.play(expected[-1], player)
    assert len(expected) > 1
    assert thinking(a_turn) == expected


@pytest.mark.parametrize(("bot", "kept"), [("elephant", None), ("sieve", None), ("diarist", '["dear diary"]')])
def test_what_cannot_be_kept_is_forgotten(bot: str, kept: str | None) -> None:
    game = started()
    chosen = thinking(lambda thinkers: thinkers.choose(thought(game, current(game), bot, 1)))
    assert chosen.memory == kept


def current(game: Game) -> int:
    assert game.decision is not None
    return game.decision.player


def test_the_luck_of_a_bot_that_remembers_nothing_does_not_begin_anew_with_each_choice(other_bots: Path) -> None:
    game = started()

    async def twice(thinkers: Thinkers) -> None:
        for moment in (1, 2):
            await thinkers.choose(replace(thought(game, current(game), "scatterbrain", 5), moment=moment))

    thinking(twice)
    first, second = (line.split()[0] for line in other_bots.read_text().splitlines())
    assert first != second


def test_several_workers_think_at_once_and_none_is_started_in_vain(other_bots: Path) -> None:
    game = started()
    assert game.decision is not None
    player = game.decision.player

    async def one_by_one_then_together(thinkers: Thinkers) -> None:
        for number in range(3):
            await thinkers.choose(thought(game, player, "clerk", number))
        await asyncio.gather(*(thinkers.choose(thought(game, player, "clerk", n, f"{n}")) for n in range(6)))

    thinking(one_by_one_then_together, count=2)
    workers = [line.split()[1] for line in other_bots.read_text().splitlines()]
    assert len(set(workers[:3])) == 1
    assert len(set(workers)) == 2


def test_a_table_cannot_fill_the_queue_with_hints() -> None:
    game = started()
    player = current(game)

    async def flood(thinkers: Thinkers) -> list[str]:
        asked = [thinkers.explain(thought(game, player, "oracle", n)) for n in range(MOST_WAITING + 3)]
        return outcomes(await asyncio.gather(*asked, return_exceptions=True))

    assert thinking(flood) == ["ok"] * (MOST_WAITING + 1) + ["busy"] * 2


def outcomes(answers: list[Any]) -> list[str]:
    return [answer.reason if isinstance(answer, BotFailed) else "ok" for answer in answers]


def test_hints_keep_no_bot_from_its_choice(other_bots: Path) -> None:
    """However many wait: the bot chooses as without them, and it does not wait for all of them."""
    game = started()
    player = current(game)
    wanted = thought(game, player, "journeyman", 5)

    async def beside_hints(thinkers: Thinkers) -> str:
        hints = [asyncio.ensure_future(thinkers.explain(thought(game, player, "oracle", n))) for n in range(12)]
        await until(other_bots.exists)  # one of them is thought about, the others wait
        chosen = (await thinkers.choose(wanted)).option
        assert sum(hint.done() for hint in hints) < 6  # two were answered, and some refused
        assert outcomes(await asyncio.gather(*hints, return_exceptions=True)).count("busy") == 12 - MOST_WAITING - 1
        return chosen

    async def alone(thinkers: Thinkers) -> str:
        return (await thinkers.choose(wanted)).option

    assert thinking(beside_hints) == thinking(alone)


def test_a_choice_is_never_refused() -> None:
    game = started()
    player = current(game)

    async def crowd(thinkers: Thinkers) -> list[str]:
        asked = [thinkers.choose(thought(game, player, "clerk", n)) for n in range(3 * MOST_WAITING)]
        return outcomes(await asyncio.gather(*asked, return_exceptions=True))

    assert thinking(crowd) == ["ok"] * 3 * MOST_WAITING


def test_whoever_no_longer_asks_leaves_the_queue(other_bots: Path) -> None:
    game = started()
    assert game.decision is not None
    player = game.decision.player

    async def change_of_mind(thinkers: Thinkers) -> None:
        asked = [asyncio.ensure_future(thinkers.choose(thought(game, player, "clerk", number))) for number in range(4)]
        await asyncio.sleep(0)
        asked[0].cancel()  # at a worker already
        asked[2].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert thinkers.waiting == 0
        await thinkers.choose(thought(game, player, "clerk", 9))

    thinking(change_of_mind)
    assert [line.split()[0] for line in other_bots.read_text().splitlines()] == ["0", "1", "3", "9"]


def test_a_worker_that_was_killed_is_replaced(other_bots: Path) -> None:
    game = started()
    assert game.decision is not None
    player = game.decision.player

    async def murder(thinkers: Thinkers) -> None:
        await thinkers.choose(thought(game, player, "clerk", 1))
        worker = int(other_bots.read_text().split()[1])
        os.kill(worker, signal.SIGKILL)
        await until(lambda: not alive(worker))
        await thinkers.choose(thought(game, player, "clerk", 2))

    thinking(murder)
    first, second = (line.split()[1] for line in other_bots.read_text().splitlines())
    assert first != second


def test_closing_stops_workers_in_the_middle_of_a_thought(other_bots: Path) -> None:
    game = started()
    assert game.decision is not None
    player = game.decision.player

    async def close_early() -> list[str]:
        thinkers = Thinkers(1, limit=1000.0)
        asked = [
            asyncio.ensure_future(thinkers.choose(thought(game, player, "dawdler", number))) for number in range(2)
        ]
        await until(other_bots.exists)
        await thinkers.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        with pytest.raises(BotFailed, match="stops"):
            await thinkers.choose(thought(game, player, "random", 1))
        return [answer.reason for answer in answers if isinstance(answer, BotFailed)]

    assert asyncio.run(close_early()) == ["stopped", "stopped"]


def test_how_long_a_bot_thought_is_told_and_for_whom() -> None:
    game = started()
    told: list[tuple[str, str, str]] = []

    def note(bot: str, seconds: float, outcome: str, payer: str, processor: float) -> None:
        assert seconds > 0
        assert processor > 0
        told.append((bot, outcome, payer))

    async def three() -> None:
        thinkers = Thinkers(1, PATIENCE, note)
        for bot in ("random", "thrower", "dawdler"):
            thinkers.limit = 0.5 if bot == "dawdler" else PATIENCE
            try:
                await thinkers.choose(thought(game, 0, bot, 1))
            except BotFailed:
                continue
        await thinkers.close()

    asyncio.run(three())
    assert told == [("random", "ok", "p"), ("thrower", "error", "p"), ("dawdler", "time", "p")]


def test_a_worker_leaves_with_its_server_even_in_the_middle_of_a_thought() -> None:
    """The server was killed: nobody is left to kill the worker."""
    program = (
        "import sys, struct, pickle, subprocess, os, gobelin\n"
        "worker = subprocess.Popen([sys.executable, '-m', 'gobelin.server.thinker'], stdin=-1, stdout=-1)\n"
        "worker.stdout.read(4)\n"
        "game = pickle.dumps(gobelin.Game.new(players=2, seed=1).resample(0, 1))\n"
        "from gobelin.server.thoughts import Thought\n"
        "body = pickle.dumps(('choose', Thought('a', 'p', game, 0, 'dawdler', 1), 1000.0))\n"
        "worker.stdin.write(struct.pack('>I', len(body)) + body); worker.stdin.flush()\n"
        "print(worker.pid, flush=True)\n"
        "os.kill(os.getpid(), 9)\n"
    )
    paths = os.pathsep.join([ENVIRONMENT["PYTHONPATH"], os.environ["PYTHONPATH"]])
    environment = {**ENVIRONMENT, "PYTHONPATH": paths}
    output = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, env=environment, check=False
    ).stdout
    worker = int(output)
    wait_until(lambda: not alive(worker))  # it does not go on thinking for nobody


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended and waits to be buried does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
