"""How strong the levels are: benchmarks/levels.py plays what tables play, writes no figure that was not compared with
them, and people are told those of the build that runs.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import websockets

from gobelin import RULES_VERSION, bots
from gobelin.bots.strength import Figure, Strength, load_strength
from gobelin.machine.compiling import running_build
from halls import serving
from waiting import PATIENCE

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import levels

    monkeypatch.setattr(levels, "FILE", tmp_path / "strength.toml")
    return levels


def run(levels: Any, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["levels.py", *arguments])
    levels.main()


def some_game(levels: Any, **more: Any) -> Any:
    known = levels.outcome(levels.Task("novice", 5000), levels.HERE, [80, 90], [1], ["capital 1"], 0.1)
    return replace(known, **more)


# --- At tables


def test_a_game_at_a_table_is_the_same_choice_by_choice(
    levels: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Over HTTP, at `gobelin serve`, with its workers; seeds, budget and options are those of the table."""
    file = tmp_path / "games.jsonl"
    wanted = ("--levels", "novice", "--games", "2", "--games-file", str(file))
    run(levels, monkeypatch, "play", *wanted)
    run(levels, monkeypatch, "tables", *wanted, "--automa", "0,3")
    games = levels.read(file)
    assert [game.where for game in games] == [levels.HERE] * 2 + [levels.AT_A_TABLE] * 4
    assert levels.compare(games) == (2, [])


class Client:
    """Of a server with one table, which is over as soon as somebody says so."""

    def __init__(self) -> None:
        self.over = False

    async def post(self, path: str, json: Any) -> Any:
        assert (path, json["seats"]) == ("/api/tables", ["bot:novice"] * 2)
        return SimpleNamespace(raise_for_status=lambda: None, json=lambda: {"table": "t"})

    async def get(self, path: str) -> Any:
        table = {"over": self.over, "scores": [80, 90], "winners": [1]}
        return SimpleNamespace(json=lambda: {"choices": ["capital 1"]} if path.endswith("/record") else table)


def watched(levels: Any, client: Client, tell: Callable[[Any], Awaitable[None]]) -> Any:
    """A game at that table, whose socket tells something."""

    async def play() -> Any:
        async with websockets.serve(tell, "127.0.0.1", 0) as server, asyncio.timeout(PATIENCE):
            port = next(iter(server.sockets)).getsockname()[1]
            return await levels.at_a_table(client, f"http://127.0.0.1:{port}", levels.Task("novice", 5000))

    return asyncio.run(play())


def test_whoever_watches_a_table_reads_what_it_is_told(levels: Any) -> None:
    """A socket that nobody reads is closed as silent, and bots alone wait for somebody to watch."""
    client = Client()

    async def tell(socket: Any) -> None:
        await socket.recv()
        for number in range(100):  # more than a client keeps that does not read
            await socket.send(json.dumps({"version": number}))
        await (await socket.ping())
        client.over = True
        await socket.wait_closed()

    assert watched(levels, client, tell).points == [80, 90]


def test_a_table_that_is_no_longer_shown_ends_the_benchmark(levels: Any) -> None:
    async def hang_up(socket: Any) -> None:
        await socket.recv()

    with pytest.raises(ConnectionError, match="novice"):
        watched(levels, Client(), hang_up)


def test_every_game_is_written_when_it_ends(levels: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"

    async def second_fails(_client: Any, _url: str, task: Any) -> Any:
        if task.seed > levels.FIRST_SEED:
            raise ConnectionError("the server has gone")
        return some_game(levels, where=levels.AT_A_TABLE)

    monkeypatch.setattr(levels, "at_a_table", second_fails)
    wanted = ("--levels", "novice", "--games", "2", "--at-once", "1", "--games-file", str(file))
    with pytest.raises(ConnectionError):
        run(levels, monkeypatch, "tables", *wanted)
    assert [game.seed for game in levels.read(file)] == [levels.FIRST_SEED]


def test_tables_have_the_budget_of_their_build_alone(
    levels: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (other,) = set(bots.BUDGETS) - {bots.BUDGET}
    with pytest.raises(SystemExit):
        run(levels, monkeypatch, "tables", "--budget", other, "--games", "0")
    assert f"have the {bots.BUDGET} budget" in capsys.readouterr().err


def test_the_budget_is_said_where_it_matters_alone(levels: Any) -> None:
    """The others choose alike with either, so that their games at tables of one build are compared with all."""
    asked = SimpleNamespace(automa=[0], levels=["novice", "master"], games=1, budget="interpreted")
    assert [task.budget for task in levels.tasks_of(asked, [], levels.HERE)] == ["compiled", "interpreted"]
    assert levels.tasks_of(asked, [some_game(levels, budget="compiled")], levels.HERE)[0].level == "master"


# --- What is written


def test_nothing_is_written_that_was_not_compared_with_a_table(levels: Any) -> None:
    games = [some_game(levels, seed=seed) for seed in range(levels.FEWEST)]
    with pytest.raises(SystemExit, match="no game was played both here and at a table"):
        levels.write(games)
    elsewhere = some_game(levels, seed=levels.FEWEST, where=levels.AT_A_TABLE)
    with pytest.raises(SystemExit, match="no game was played both here and at a table"):
        levels.write([*games, elsewhere])
    assert not levels.FILE.exists()


def test_nothing_is_written_where_a_game_differs_at_a_table(levels: Any) -> None:
    games = [
        some_game(levels, seed=seed, where=where) for where in (levels.HERE, levels.AT_A_TABLE) for seed in range(12)
    ]
    games[-1] = replace(games[-1], choices="other choices")
    with pytest.raises(SystemExit, match="1 of 12 games differ at a table"):
        levels.write(games)
    assert not levels.FILE.exists()


def test_figures_of_too_few_games_are_left_out(levels: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Against the Automa, too."""
    games = [some_game(levels, seed=seed) for seed in range(levels.FEWEST)]
    games += [some_game(levels, seed=seed, level="master") for seed in range(levels.FEWEST - 1)]
    for automa, played in ((1, levels.FEWEST), (2, levels.FEWEST - 1)):
        games += [some_game(levels, seed=seed, automa=automa, automa_points=100) for seed in range(played)]
    levels.write([*games, replace(games[0], where=levels.AT_A_TABLE)])
    monkeypatch.setattr("gobelin.bots.strength.FILE", levels.FILE)
    strength: Strength = load_strength.__wrapped__()
    assert strength.rules == RULES_VERSION
    assert [(figure.level, figure.automa, figure.games) for figure in strength.figures] == [
        ("novice", 0, levels.FEWEST),
        ("novice", 1, levels.FEWEST),
    ]


# --- What people are told


def test_the_server_tells_the_points_of_the_build_that_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On interpreted rules some levels are weaker: nobody is told the points of another build."""

    async def told() -> dict[str, int | None]:
        async with serving(tmp_path) as server:
            found = (await server.get("/api/bots")).json()["bots"]
        assert {bot["name"] for bot in found if bot["level"] is not None} == set(bots.LEVELS)
        return {bot["name"]: bot["points"] for bot in found}

    build = running_build().partition(",")[0]
    for name, points in asyncio.run(told()).items():
        figure = load_strength().figure_of(name, build)
        assert points == (None if figure is None else round(figure.mean)), name

    means = {"interpreted": 230.6, "compiled": 250.4}
    figures = [Figure("master", 0, budget, 60, mean, mean - 5, mean + 5) for budget, mean in means.items()]
    monkeypatch.setattr("gobelin.server.api.box.load_strength", lambda: Strength(RULES_VERSION, tuple(figures)))
    both = asyncio.run(told())
    assert (both["master"], both["virtuoso"], both["random"]) == (round(means[build]), None, None)
