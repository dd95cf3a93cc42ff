from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from command_line import ENVIRONMENT
from gobelin.server.metrics import FOLDER, Metrics, route


def figure(page: bytes, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", page.decode(), re.M)
    assert found, f"there is no {name}"
    return float(found[1])


def test_what_happens_is_counted() -> None:
    metrics = Metrics()
    metrics.count_move("person")
    metrics.count_move("bot")
    metrics.count_move("bot")
    metrics.count_thought("greedy", 0.02, "ok")
    metrics.count_thought("greedy", 99.0, "time")
    with metrics.time_append():
        pass
    metrics.count_open_socket()
    metrics.count_open_socket()
    metrics.count_closed_socket()
    metrics.set_live_tables(5)
    metrics.count_resync()
    metrics.count_request("POST", "/api/tables/{table:str}/choices", 200, 0.01)
    page = metrics.page()
    assert figure(page, 'gobelin_moves_total{by="bot"}') == 2
    assert figure(page, 'gobelin_thinking_seconds_count{bot="greedy",outcome="time"}') == 1
    assert figure(page, 'gobelin_thinking_seconds_sum{bot="greedy",outcome="ok"}') == 0.02
    assert figure(page, "gobelin_append_seconds_count") == 1
    assert figure(page, "gobelin_sockets") == 1
    assert figure(page, "gobelin_live_tables") == 5
    assert figure(page, "gobelin_resyncs_total") == 1
    name = 'gobelin_requests_total{method="POST",route="/api/tables/{table:str}/choices",status="200"}'
    assert figure(page, name) == 1


def test_a_commit_that_fails_is_not_counted() -> None:
    metrics = Metrics()
    with pytest.raises(OSError, match="disk"), metrics.time_append():
        raise OSError("the disk is full")
    assert figure(metrics.page(), "gobelin_append_seconds_count") == 0


def test_a_path_that_no_route_knows_makes_no_label() -> None:
    assert route({"path": "/wp-admin/7"}) == "none"
    assert route({"path": "/api/tables/abc", "path_template": "/api/tables/{table:str}"}) == "/api/tables/{table:str}"


PROCESS = """
import os, sys
from gobelin.server.metrics import Metrics
metrics = Metrics()
metrics.count_move("person")
metrics.count_open_socket()
if sys.argv[1:] == ["show"]:
    sys.stdout.buffer.write(metrics.page())
os._exit(0)
"""


def test_several_processes_have_one_page_and_the_dead_have_no_sockets(tmp_path: Path) -> None:
    environment = {**ENVIRONMENT, FOLDER: str(tmp_path)}
    for _ in range(2):
        subprocess.run([sys.executable, "-c", PROCESS], env=environment, check=True)
    assert FOLDER not in os.environ
    page = subprocess.run([sys.executable, "-c", PROCESS, "show"], env=environment, check=True, stdout=-1).stdout
    assert figure(page, 'gobelin_moves_total{by="person"}') == 3
    assert figure(page, "gobelin_sockets") == 1
