"""What tests need is installed where that can be done unasked, and else named in one line each."""

from __future__ import annotations

import os
import shutil
from typing import Any

import pytest

import machine


@pytest.fixture
def debian(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A machine without two programs, where apt-get finds one of them, and the other after an update."""
    there = {"postgresql": False, "chromium": False}
    asked: list[tuple[str, ...]] = []

    def apt(*arguments: str) -> None:
        asked.append(arguments)
        if arguments[-1] == "postgresql" or (arguments[-1] == "chromium" and ("update",) in asked):
            there[arguments[-1]] = True

    monkeypatch.setattr(machine, "NEEDED", {name: lambda name=name: there[name] for name in there})
    monkeypatch.setattr(machine, "apt", apt)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return asked


def test_what_is_missing_is_installed_if_need_be_after_an_update(
    debian: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.main()
    assert [one[-1] for one in debian] == ["postgresql", "chromium", "update", "chromium"]
    assert capsys.readouterr().out == "installing postgresql and chromium for the tests\n"
    machine.main()
    assert capsys.readouterr().out == ""


def test_nobody_but_root_installs(
    debian: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    machine.main()
    assert debian == []
    assert capsys.readouterr().out == ""  # the tests say what was NOT RUN
