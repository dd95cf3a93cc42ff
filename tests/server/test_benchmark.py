"""The benchmark of the server runs, and its section of the page stays whatever else is written there."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import gobelin

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"


def run(*arguments: str) -> None:
    command = [sys.executable, str(BENCHMARKS / "server.py"), *arguments]
    environment = {"PYTHONPATH": str(Path(gobelin.__file__).parents[1])}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_it_measures_a_server_and_writes_its_section(tmp_path: Path) -> None:
    page, figures = tmp_path / "performance.md", tmp_path / "figures.json"
    page.write_text("# Performance\n\nWhat stands before.\n", encoding="utf-8")
    where = ("--folder", str(tmp_path), "--figures", str(figures))
    run("--steps", "3", "--seconds", "2", "--starts", "1", "--kills", "2", "--databases", "sqlite", *where)
    (server,) = json.loads(figures.read_text(encoding="utf-8"))["servers"]
    (step,) = server["steps"]
    assert step["tables"] == 3
    assert 0 < step["p50_ms"] <= step["p99_ms"] <= step["worst_ms"]
    assert step["heard"] >= step["moves"] > 0  # who watches was told of every move
    for name in ("ready_s", "moves_per_cpu_s", "looks_per_cpu_s", "memory_first_kb"):
        assert server[name] > 0
    written = page.read_text(encoding="utf-8")
    assert written.startswith("# Performance\n\nWhat stands before.\n\n<!-- server")
    assert "| tables held, SQLite | ≥ 500 | " in written
    assert "$" not in written
    run("--again", *where)
    assert page.read_text(encoding="utf-8") == written
