"""The time of a step in the environments, with observation and mask: a section of docs/generated/performance.md.

    python benchmarks/envs.py [--games 10] [--rounds 8] [--folder FOLDER] [--peer-python PYTHON] [--interpreted-only]
    python benchmarks/envs.py --measure        # the figures of one build, the one on the path, as JSON
    python benchmarks/envs.py --peer           # those of catanatron's environment, as JSON

Random games, chosen beforehand, so that picking costs nothing. PettingZoo: `last` and `step`, for every seat in turn.
Gymnasium: `step` of one seat, with the moves of the random bots on the others. OpenSpiel: `legal_actions`,
`observation_tensor` and `apply_action`. Setting up is left out. CPU time, least of all rounds.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import importlib.util
import json
import random
import shutil
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from string import Template
from typing import Any

from clock import Work, measured, now, reduced

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
AIM = 40.0  # microseconds for a step of PettingZoo's environment on the compiled build
PLAYERS = (2, 4)
INSTALL = "catanatron's environment is not installed: pip install 'gobelin[bench]', or catanatron_gym==4.0.0"
Figures = dict[str, Any]


# --- One build


def course(players: int, seed: int) -> list[int]:
    """The choices of a random game."""
    import gobelin

    game = gobelin.Game.new(players=players, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        game.play_action(chance.choice(game.state.legal))
    return game.choices


def play_agents(env: Any, seed: int, actions: list[int]) -> Sequence[float]:
    env.reset(seed=seed)
    began = now()
    for action in actions:
        env.last()
        env.step(action)
    return [now() - began]


def seat_course(env: Any, seed: int) -> list[int]:
    """The choices of one seat in a random game against bots."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    actions = []
    terminated = False
    while not terminated:
        actions.append(chance.choice(env.game.state.legal))
        _, _, terminated, _, _ = env.step(actions[-1])
    return actions


def play_seat(env: Any, seed: int, actions: list[int]) -> Sequence[float]:
    env.reset(seed=seed)
    began = now()
    for action in actions:
        env.step(action)
    return [now() - began]


def play_openspiel(game: Any, seed: int, actions: list[int]) -> Sequence[float]:
    state = game.new_initial_state()
    state.apply_action(seed)
    began = now()
    for action in actions:
        state.legal_actions()
        state.observation_tensor(state.current_player())
        state.apply_action(action)
    return [now() - began]


def measure(games: int, rounds: int) -> Figures:
    """What a step costs in each environment that is installed."""
    import gobelin.env
    from gobelin.env.single import OneSeat
    from gobelin.machine.compiling import running_build

    seeds = range(1, games + 1)
    works: dict[tuple[str, int, int], Work] = {}
    steps: dict[tuple[str, int, int], int] = {}
    for players in PLAYERS:
        for seed in seeds:
            actions = course(players, seed)
            works["PettingZoo", players, seed] = partial(play_agents, gobelin.env.aec(players), seed, actions)
            steps["PettingZoo", players, seed] = len(actions)
            if importlib.util.find_spec("pyspiel") is not None:
                game = _openspiel(players)
                works["OpenSpiel", players, seed] = partial(play_openspiel, game, seed, actions)
                steps["OpenSpiel", players, seed] = len(actions)
            env = OneSeat(players)
            actions = seat_course(env, seed)
            works["Gymnasium", players, seed] = partial(play_seat, env, seed, actions)
            steps["Gymnasium", players, seed] = len(actions)
    found, share = measured(works, rounds)
    least = reduced(found, min)
    figures: Figures = {
        "build": running_build().partition(",")[0],
        "version": gobelin.__version__,
        "games": games,
        "rounds": rounds,
        "core_share": share,
        "step_us": {},
    }
    for name, players in dict.fromkeys((key[0], key[1]) for key in works):
        keys = [key for key in works if key[:2] == (name, players)]
        step = sum(least[key][0] for key in keys) / sum(steps[key] for key in keys)
        figures["step_us"].setdefault(name, {})[str(players)] = 1e6 * step
    return figures


def _openspiel(players: int) -> Any:
    import pyspiel

    import gobelin.env.openspiel

    return pyspiel.load_game(f"{gobelin.env.openspiel.NAME}(players={players})")


# --- catanatron


def measure_peer(games: int, rounds: int) -> Figures:
    """A step of catanatron's environment for Gymnasium: two players, the other one at random."""
    try:
        import catanatron_gym  # noqa: F401
        import gymnasium
    except ImportError:
        return {"missing": INSTALL}
    env: Any = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True).unwrapped

    def play(seed: int) -> Sequence[float]:
        random.seed(seed)
        chance = random.Random(seed)
        _, info = env.reset(seed=seed)
        terminated = truncated = False
        steps, time = 0, 0.0
        while not (terminated or truncated):
            action = chance.choice(info.get("valid_actions") or env.get_valid_actions())
            began = now()
            _, _, terminated, truncated, info = env.step(action)
            time += now() - began
            steps += 1
        return [time / steps]

    found, _ = measured({seed: partial(play, seed) for seed in range(1, games + 1)}, rounds)
    least = reduced(found, min)
    return {
        "name": "catanatron",
        "version": importlib.metadata.version("catanatron_gym"),
        "observation": int(env.observation_space.shape[0]),
        "actions": int(env.action_space.n),
        "step_us": 1e6 * sum(laps[0] for laps in least.values()) / games,
    }


# --- The section


def run(games: int, rounds: int, peer_python: str, interpreted_only: bool) -> Figures:
    from report import compiled, machine
    from report import measured as measured_by

    arguments = ["--measure", "--games", str(games), "--rounds", str(rounds)]
    found: Figures = {"machine": machine(), "builds": []}
    with tempfile.TemporaryDirectory() as name:
        plain = Path(name)  # a copy without libraries: the sources may have been compiled where they lie
        shutil.copytree(ROOT / "src", plain, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
        for build, path in (("interpreted", plain), ("compiled", None if interpreted_only else compiled())):
            if path is not None:
                print(f"measuring the environments on the {build} build", file=sys.stderr)
                found["builds"].append(measured_by("envs.py", sys.executable, arguments, path))
    print("measuring catanatron's environment", file=sys.stderr)
    found["peer"] = measured_by("envs.py", peer_python, ["--peer", *arguments[1:]])
    return found


def section(found: Figures) -> str:
    """What the page says of the environments."""
    from report import BEGIN_ENVIRONMENTS, END_ENVIRONMENTS, number, table

    builds: list[Figures] = found["builds"]
    peer: Figures = found["peer"]
    rows = []
    for name in builds[0]["step_us"]:
        for players in builds[0]["step_us"][name]:
            steps = [figures["step_us"][name][players] for figures in builds]
            rows.append([f"{name}, {players} players (µs)", *map(number, steps)])
            if "missing" not in peer:
                alike = (name, players) == ("Gymnasium", "2")
                rows[-1].append(number(peer["step_us"]) if alike else "")
    head = ["a step", *(figures["build"] for figures in builds), *([] if "missing" in peer else ["catanatron"])]
    aim = "nothing was compiled in this run."
    for figures in builds:
        if figures["build"] == "compiled":
            worst = max(figures["step_us"]["PettingZoo"].values())
            aim = f"{number(worst)} µs: {'met' if worst <= AIM else '**missed**'}."
    if "missing" in peer:
        beside = f"catanatron: not measured in this run: {peer['missing']}."
    else:
        beside = (
            f"catanatron's environment for Gymnasium (catanatron_gym {peer['version']}, 2 players, one at random, "
            f"{peer['observation']:,} numbers, {peer['actions']} actions) takes {number(peer['step_us'])} µs a step in "
            "the same run. It plays another game, and its steps are smaller: forced ones are among them."
        )
    here = found["machine"]
    text = Template((HERE / "page_envs.md").read_text(encoding="utf-8")).substitute(
        machine=f"{here['processor']}, {here['cores']} cores; {here['python']}",
        version=builds[0]["version"],
        games=builds[0]["games"],
        rounds=builds[0]["rounds"],
        aim=f"≤ {AIM:g} µs for PettingZoo on the compiled build: {aim}",
        share=" and ".join(f"the {f['build']} build was given {100 * f['core_share']:.0f} % of a core" for f in builds),
        table=table(head, rows),
        beside=beside,
    )
    return f"{BEGIN_ENVIRONMENTS}\n{text.rstrip()}\n{END_ENVIRONMENTS}\n"


def write(found: Figures, folder: Path) -> None:
    """Put the section into the page; all else there stays."""
    from report import environments_section, server_section

    page = folder / "performance.md"
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    server = server_section(page) if text else ""
    for old in (environments_section(page), server) if text else ():
        text = text.replace(old.lstrip("\n"), "")
    page.write_text(f"{text.rstrip()}\n\n{section(found)}{server}".lstrip(), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure a step of the environments; write performance.md.")
    parser.add_argument("--games", type=int, default=10, help="for each number of players")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "generated")
    parser.add_argument("--peer-python", default=sys.executable, help="the Python that has catanatron_gym")
    parser.add_argument("--interpreted-only", action="store_true", help="do not compile")
    parser.add_argument("--measure", action="store_true", help="print the figures of the build on the path")
    parser.add_argument("--peer", action="store_true", help="print the figures of catanatron's environment")
    arguments = parser.parse_args()
    if arguments.measure or arguments.peer:
        what = measure_peer if arguments.peer else measure
        print(json.dumps(what(arguments.games, arguments.rounds)))
        return 0
    found = run(arguments.games, arguments.rounds, arguments.peer_python, arguments.interpreted_only)
    write(found, arguments.folder)
    print(f"{arguments.folder.name}/performance.md is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
