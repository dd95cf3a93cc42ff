"""The benchmark of the environments runs, and its section of the page stays whatever else is written there."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import gobelin
from extras import needed

needed("pettingzoo", "rl")

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
MACHINE = {"processor": "Some CPU", "cores": "2", "system": "Some OS", "python": "CPython 3.11"}


def run(*arguments: str) -> dict[str, Any]:
    command = [sys.executable, str(BENCHMARKS / "envs.py"), "--games", "1", "--rounds", "1", *arguments]
    environment = {"PYTHONPATH": str(Path(gobelin.__file__).parents[1])}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


@pytest.fixture
def envs(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import envs

    return envs


def found(step: float, peer: dict[str, Any]) -> dict[str, Any]:
    builds = [
        {
            "build": build,
            "version": "0.1.0",
            "games": 1,
            "rounds": 1,
            "core_share": 0.9,
            "step_us": {"PettingZoo": {"2": step, "4": step}, "Gymnasium": {"2": 50.0}},
        }
        for build in ("interpreted", "compiled")
    ]
    return {"machine": MACHINE, "builds": builds, "peer": peer}


PEER = {"name": "catanatron", "version": "4.0.0", "observation": 614, "actions": 290, "step_us": 200.0}


def test_every_environment_is_measured() -> None:
    figures = run("--measure")
    assert {"PettingZoo", "Gymnasium"} <= figures["step_us"].keys()
    for steps in figures["step_us"].values():
        assert list(steps) == ["2", "4"]
        assert min(steps.values()) > 0


def test_catanatron_is_measured_or_it_is_said_how_to_install_it() -> None:
    figures = run("--peer")
    assert "pip install" in figures["missing"] if "missing" in figures else figures["step_us"] > 0


@pytest.mark.parametrize(("step", "verdict"), [(20.0, "met"), (41.0, "**missed**")])
def test_the_aim_is_judged(envs: Any, step: float, verdict: str) -> None:
    section = envs.section(found(step, PEER))
    assert f"on the compiled build: {envs_number(step)} µs: {verdict}." in section
    assert "| Gymnasium, 2 players (µs) | 50.0 | 50.0 | 200 |" in section
    assert "catanatron_gym 4.0.0, 2 players" in section
    assert "$" not in section
    assert "pip install" in envs.section(found(step, {"missing": envs.INSTALL}))


def envs_number(step: float) -> str:
    return f"{step:.1f}"


def test_the_sections_of_the_page_stay(envs: Any, tmp_path: Path) -> None:
    """Whoever writes one leaves the other."""
    import report

    server = f"{report.BEGIN_SERVER}\n## The server\n500 tables\n{report.END_SERVER}\n"
    page = tmp_path / "performance.md"
    page.write_text(f"# Performance\n\nWhat stands before.\n\n{server}", encoding="utf-8")
    for _ in range(2):
        envs.write(found(20.0, PEER), tmp_path)
    written = page.read_text(encoding="utf-8")
    assert written.startswith("# Performance\n\nWhat stands before.\n\n<!-- environments")
    assert written.count("## The environments") == 1
    assert written.endswith(f"\n\n{server}")
    assert report.environments_section(page).lstrip("\n") == envs.section(found(20.0, PEER))
