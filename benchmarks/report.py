"""Measures both builds and catanatron in one run and writes docs/generated/performance.md with its two plots.

    python benchmarks/report.py [--games 40] [--rounds 12] [--folder FOLDER] [--peer-python PYTHON] [--interpreted-only]
    python benchmarks/report.py --again       # writes the page again from the figures of the last run

Each build runs in a process of its own. catanatron runs under --peer-python, the Python it is installed for.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from string import Template
from typing import Any

from gobelin.lab import svg

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
FIGURES = ROOT / "build" / "bench.json"
BEGIN_SERVER = "<!-- server: written by benchmarks/server.py -->"  # its section stands between these marks
END_SERVER = "<!-- end of server -->"
BEGIN_LUCK = "<!-- luck: written by benchmarks/luck.py -->"
END_LUCK = "<!-- end of luck -->"
BEGIN_ENVIRONMENTS = "<!-- environments: written by benchmarks/envs.py -->"
END_ENVIRONMENTS = "<!-- end of environments -->"
Figures = dict[str, Any]

WAYS = {
    "face": "public face",
    "logged": "public face, log being written",
    "engine": "engine alone",
}


class Aim:
    """A figure that each build ought to reach."""

    def __init__(self, name: str, unit: str, bounds: dict[str, float], found: Callable[[Figures], float]) -> None:
        self.name = name
        self.unit = unit
        self.bounds = bounds
        self.found = found
        self.at_least = unit == "games/s"

    def met(self, figures: Figures) -> bool:
        bound, found = self.bounds[figures["build"]], self.found(figures)
        return found >= bound if self.at_least else found <= bound


def _bounds(interpreted: float, compiled: float) -> dict[str, float]:
    return {"interpreted": interpreted, "compiled": compiled}


def _played(players: int, way: str, figure: str) -> Callable[[Figures], float]:
    return lambda figures: float(figures["players"][str(players)][way][figure])


AIMS = [
    *(
        Aim(f"one decision with its legal list, {name}", "µs", _bounds(20, 5), _played(4, way, "decision_us"))
        for way, name in WAYS.items()
    ),
    Aim("random games of 2 players", "games/s", _bounds(200, 800), _played(2, "face", "games_per_s")),
    Aim("random games of 4 players", "games/s", _bounds(100, 400), _played(4, "face", "games_per_s")),
    Aim("copy of a mid-game state", "µs", _bounds(8, 3), lambda figures: figures["state_copy_us"]),
    Aim("replay of a finished game", "ms", _bounds(20, 5), lambda figures: figures["replay_ms"]),
    Aim(
        "the table of a screen for 95 % of the decisions, 5 players",
        "ms",
        _bounds(8, 2),
        lambda figures: figures["table_ms"]["of_95"],
    ),
]


# --- Measuring


def measured(script: str, python: str, arguments: list[str], path: Path | None = None) -> Figures:
    """What a script found out, in a process of its own with nothing but `path` to import from."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONHASHSEED"] = "0"
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    command = [python, str(HERE / script), *arguments]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return dict(json.loads(done.stdout))


def run(games: int, rounds: int, peer_python: str, interpreted_only: bool) -> Figures:
    """All figures of this machine, today."""
    found: Figures = {"date": datetime.date.today().isoformat(), "machine": machine(), "builds": [], "peers": []}
    arguments = ["--games", str(games), "--rounds", str(rounds)]
    with tempfile.TemporaryDirectory() as name:
        plain = Path(name)  # a copy without libraries: the sources may have been compiled where they lie
        shutil.copytree(ROOT / "src", plain, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
        for build, path in (("interpreted", plain), ("compiled", None if interpreted_only else compiled())):
            if path is None:
                continue
            print(f"measuring the {build} build", file=sys.stderr)
            figures = measured("speed.py", sys.executable, arguments, path)
            assert figures["build"] == build
            found["builds"].append(figures)
    print("measuring catanatron", file=sys.stderr)
    arguments = ["--games", str(max(1, games // 2)), "--rounds", str(rounds)]
    found["peers"].append(measured("peers.py", peer_python, arguments))
    return found


def compiled() -> Path | None:
    """The folder of the compiled build; None where there is no compiler, with the reason told."""
    program = str(ROOT / "tests" / "support" / "compiled_package.py")
    made = subprocess.run([sys.executable, program], stdout=subprocess.PIPE, text=True, check=True)
    return Path(made.stdout.strip()) if made.stdout.strip() else None


def machine() -> dict[str, str]:
    """What the figures depend on, and nothing that names the machine."""
    system = platform.system()
    if system == "Linux":
        with contextlib.suppress(OSError, KeyError):
            system = platform.freedesktop_os_release()["PRETTY_NAME"]
    return {
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "system": f"{system}, {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


# --- Writing


def number(value: float) -> str:
    """Three figures are all that can be trusted."""
    if value >= 100:
        places = 3 - len(str(int(value)))
        return f"{round(value, places):,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(head: list[str], rows: list[list[str]], words: int = 1) -> str:
    """The first columns are words, the others are figures."""
    rule = ["---" if at < words else "---:" for at in range(len(head))]
    return "".join("| " + " | ".join(row) + " |\n" for row in (head, rule, *rows))


def page(found: Figures) -> str:
    """The text of docs/generated/performance.md."""
    builds: list[Figures] = found["builds"]
    peer: Figures = found["peers"][0]
    here = found["machine"]
    names = " and ".join(figures["build"] for figures in builds)
    template = Template((HERE / "page.md").read_text(encoding="utf-8"))
    return template.substitute(
        date=found["date"],
        version=builds[0]["version"],
        machine=f"{here['processor']}, {here['cores']} cores; {here['system']}; {here['python']}",
        built=f"the same source, {names}{' with mypyc' if len(builds) > 1 else '; nothing compiled in this run'}",
        disturbance=disturbance(builds),
        aims=aims(builds),
        verdict=verdict(builds),
        games=games(builds),
        pieces=pieces(builds),
        progress=progress(builds),
        peers=peers(builds, peer),
        peer_method=peer_method(peer),
        rounds=builds[0]["rounds"],
        count=builds[0]["games"],
        middles=min(8, builds[0]["games"]),
    )


def disturbance(builds: list[Figures]) -> str:
    """How much else went on."""
    told = []
    for figures in builds:
        least, typical = (_played(4, "face", "decision_us")(f) for f in (figures, figures["typical"]))
        told.append(
            f"the {figures['build']} build was given {100 * figures['core_share']:.0f} % of a core, "
            f"and a typical decision took {100 * (typical / least - 1):.0f} % longer than by the least times"
        )
    return "other processes may share the machine; " + "; ".join(told)


def aims(builds: list[Figures]) -> str:
    rows = []
    for aim in AIMS:
        for figures in builds:
            bound = f"{'≥' if aim.at_least else '≤'} {aim.bounds[figures['build']]:g} {aim.unit}"
            verdict = "met" if aim.met(figures) else "**missed**"
            rows.append([aim.name, figures["build"], bound, number(aim.found(figures))])
            rows[-1] += [number(aim.found(figures["typical"])), verdict]
    return table(["", "build", "aim", "measured", "typical", ""], rows, words=2)


def verdict(builds: list[Figures]) -> str:
    told = []
    for figures in builds:
        missed = [aim.name for aim in AIMS if not aim.met(figures)]
        told.append(
            f"The {figures['build']} build meets "
            + ("all aims." if not missed else f"{len(AIMS) - len(missed)} of {len(AIMS)}; missed: {'; '.join(missed)}.")
        )
    return " ".join(told)


def games(builds: list[Figures]) -> str:
    told = []
    for figures in builds:
        rows = []
        for players, row in figures["players"].items():
            rows.append([players, number(row["decisions_per_game"]), number(row["options_per_decision"])])
            rows[-1] += [number(row[way]["games_per_s"]) for way in WAYS]
            rows[-1] += [number(row[way]["decisions_per_s"]) for way in WAYS]
            rows[-1] += [number(row[way]["decision_us"]) for way in WAYS]
        head = ["players", "decisions per game", "options per decision"]
        for figure in ("games/s", "decisions/s", "µs per decision"):
            head += [f"{figure}, face", "logged", "engine"]
        told.append(f"**{figures['build'].capitalize()}**\n\n{table(head, rows)}")
    return "\n".join(told)


def pieces(builds: list[Figures]) -> str:
    def row(name: str, found: Callable[[Figures], float]) -> list[str]:
        values = [found(figures) for figures in builds]
        return [name, *map(number, values), *(f"{values[0] / value:.1f} ×" for value in values[1:])]

    rows = [
        row("copy of the state (µs)", lambda f: f["state_copy_us"]),
        row("`game.copy()` (µs)", lambda f: f["game_copy_us"]),
        row("`game.view(0)` (µs)", lambda f: f["view_us"]),
        row("`game.resample(0, seed)` (µs)", lambda f: f["resample_us"]),
        row("`Game.replay(record)` of a finished game (ms)", lambda f: f["replay_ms"]),
        row("`game.table(player)`, 5 players, mean (ms)", lambda f: f["table_ms"]["mean"]),
        row("`game.table(player)`, 5 players, 95 % of them (ms)", lambda f: f["table_ms"]["of_95"]),
        row("`game.table(player)`, 5 players, the slowest (ms)", lambda f: f["table_ms"]["most"]),
        row("setting up a game (µs)", lambda f: f["players"]["4"]["face"]["set_up_us"]),
        row("memory of a copy of the state (kB)", lambda f: f["memory"]["state_copy_bytes"] / 1e3),
        row("memory of a copy of the `Game` (kB)", lambda f: f["memory"]["game_copy_bytes"] / 1e3),
        row("memory of a state played on its own (kB)", lambda f: f["memory"]["state_bytes"] / 1e3),
        row("memory of a finished `Game` with its log (kB)", lambda f: f["memory"]["game_bytes"] / 1e3),
    ]
    return table(["", *(figures["build"] for figures in builds), *("ratio" for _ in builds[1:])], rows)


def progress(builds: list[Figures]) -> str:
    rows = []
    for tenth in range(10):
        rows.append([f"{10 * tenth} to {10 * tenth + 10} %"])
        rows[-1].append(number(builds[0]["progress"]["options_per_decision"][tenth]))
        rows[-1] += [number(figures["progress"]["decision_us"][tenth]) for figures in builds]
        rows[-1] += [number(figures["progress"]["copy_us"][tenth]) for figures in builds]
    head = ["part of the game", "options per decision"]
    head += [f"{figure}, {f['build']}" for figure in ("µs per decision", "µs per copy") for f in builds]
    return table(head, rows)


def peers(builds: list[Figures], peer: Figures) -> str:
    if "missing" in peer:
        return f"Not measured in this run: {peer['missing']}.\n"

    def row(name: str, theirs: float, ours: Callable[[Figures], float], more_is_better: bool = False) -> list[str]:
        cells = [name, number(theirs)]
        for figures in builds:
            value = ours(figures)
            cells += [number(value), f"{value / theirs if more_is_better else theirs / value:.1f} ×"]
        return cells

    rows, lengths = [], []
    for players, theirs in peer["players"].items():
        who = f"{players} players"
        ours = partial(_played, int(players), "face")
        rows += [
            row(f"{who}: games/s", theirs["games_per_s"], ours("games_per_s"), True),
            row(f"{who}: decisions/s", theirs["decisions_per_s"], ours("decisions_per_s"), True),
            row(f"{who}: µs per decision", theirs["decision_us"], ours("decision_us")),
            row(f"{who}: µs per action (Gobelin: per decision)", theirs["action_us"], ours("decision_us")),
        ]
        actions, decisions = number(theirs["actions_per_game"]), number(theirs["decisions_per_game"])
        lengths.append(f"{actions} actions with {who}, {decisions} of them decisions")
    rows.append(row("4 players: µs per `game.copy()`, mid-game", peer["game_copy_us"], lambda f: f["game_copy_us"]))
    copies = peer["memory"]["game_copy_bytes"] / 1e3
    rows.append(
        row("4 players: kB per `game.copy()`, mid-game", copies, lambda f: f["memory"]["game_copy_bytes"] / 1e3)
    )
    head = ["", f"catanatron {peer['version']}"]
    for figures in builds:
        head += [f"Gobelin, {figures['build']}", "ratio"]
    template = Template((HERE / "page_peers.md").read_text(encoding="utf-8"))
    return template.substitute(table=table(head, rows), lengths="; ".join(lengths))


def peer_method(peer: Figures) -> str:
    if "missing" in peer:
        return "not measured in this run."
    return (
        f"random players, {peer['games']} games for each number of players, {peer['rounds']} rounds, least times, "
        f"its own loop `play_tick`, in an environment of its own with Python {peer['python']}."
    )


COLOURS = {"interpreted": "warm", "compiled": "cool"}


def players_plot(builds: list[Figures]) -> str:
    steps = [*builds[0]["players"]]
    per_decision, per_game = [], []
    for figures in builds:
        build, rows = figures["build"], figures["players"].values()
        for way, dashed in (("face", False), ("engine", True)):
            name = f"{build}, {'engine' if dashed else 'public face'}"
            per_decision.append(svg.Line(name, COLOURS[build], [row[way]["decision_us"] for row in rows], dashed))
            per_game.append(svg.Line(name, COLOURS[build], [1e3 / row[way]["games_per_s"] for row in rows], dashed))
    return svg.chart(
        "Cost against the number of players",
        [
            svg.Panel("µs per decision", "players (1: solo, with the turns of two bots)", steps, per_decision),
            svg.Panel("ms per random game", "players", steps, per_game),
        ],
    )


def progress_plot(builds: list[Figures]) -> str:
    steps = [f"{tenth * 10 + 5}" for tenth in range(10)]
    decisions = [svg.Line(f["build"], COLOURS[f["build"]], f["progress"]["decision_us"]) for f in builds]
    copies = [svg.Line(f["build"], COLOURS[f["build"]], f["progress"]["copy_us"]) for f in builds]
    across = "% of the game's decisions made"
    return svg.chart(
        "Cost against the progress of the game (4 players, engine alone)",
        [
            svg.Panel("µs per decision", across, steps, decisions),
            svg.Panel("µs per copy of the state", across, steps, copies),
        ],
    )


def write(found: Figures, folder: Path) -> None:
    """The page and its plots. The sections on luck, environments and server, measured for themselves, stay."""
    folder.mkdir(parents=True, exist_ok=True)
    old = folder / "performance.md"
    for name, text in (
        ("performance.md", page(found) + luck_section(old) + environments_section(old) + server_section(old)),
        ("performance_players.svg", players_plot(found["builds"])),
        ("performance_progress.svg", progress_plot(found["builds"])),
    ):
        (folder / name).write_text(text, encoding="utf-8")


def server_section(page: Path) -> str:
    """What the page says of the server, or nothing."""
    return _section(page, BEGIN_SERVER, END_SERVER)


def luck_section(page: Path) -> str:
    """What the page says of the luck, or nothing."""
    return _section(page, BEGIN_LUCK, END_LUCK)


def environments_section(page: Path) -> str:
    """What the page says of the environments, or nothing."""
    return _section(page, BEGIN_ENVIRONMENTS, END_ENVIRONMENTS)


def _section(page: Path, begin: str, end: str) -> str:
    _, found, rest = (page.read_text(encoding="utf-8") if page.exists() else "").partition(begin)
    return f"\n{begin}{rest.partition(end)[0]}{end}\n" if found else ""


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure both builds and catanatron; write performance.md.")
    parser.add_argument("--games", type=int, default=40, help="for each number of players")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "generated")
    parser.add_argument("--peer-python", default=sys.executable, help="the Python that has catanatron")
    parser.add_argument("--interpreted-only", action="store_true", help="do not compile")
    parser.add_argument("--again", action="store_true", help="measure nothing, write the last figures again")
    parser.add_argument("--figures", type=Path, default=FIGURES, help="where the figures are kept")
    arguments = parser.parse_args()
    if arguments.again:
        found = json.loads(arguments.figures.read_text(encoding="utf-8"))
    else:
        found = run(arguments.games, arguments.rounds, arguments.peer_python, arguments.interpreted_only)
        arguments.figures.parent.mkdir(parents=True, exist_ok=True)
        arguments.figures.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    write(found, arguments.folder)
    print(f"{arguments.folder.name}/performance.md is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
