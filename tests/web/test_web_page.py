"""The page in the package: when it is woven anew, and where it lies."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any

import pytest

from folders import ROOT
from gobelin import web


def module_at(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A page with one source and one message, not woven yet."""
    monkeypatch.delenv("GOBELIN_PAGE", raising=False)
    hook = module_at(ROOT / "hatch_build.py")
    for name in ("web/package.json", "web/src/main.ts", "src/gobelin/locale/en/page.ftl", "web/node_modules/a.js"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return hook.Page(tmp_path)


def woven(page: Any) -> None:
    page.static.mkdir(parents=True, exist_ok=True)
    page.stamp.write_text(page.fingerprint())


@pytest.mark.parametrize("name", ["web/src/main.ts", "src/gobelin/locale/en/page.ftl"])
def test_a_changed_source_is_woven_anew(page: Any, name: str) -> None:
    assert page.stale
    woven(page)
    assert not page.stale
    (page.root / name).write_text("other")
    assert page.stale


def test_what_npm_installs_is_no_source(page: Any) -> None:
    woven(page)
    (page.root / "web/node_modules/a.js").write_text("other")
    assert not page.stale


def test_npm_installs_once_for_each_list_of_packages(page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []

    def npm(*arguments: str) -> None:
        called.append(arguments[0])
        page.static.mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(page, "_npm", npm)
    lock = page.sources / "package-lock.json"
    lock.write_text("{}")
    page.weave()
    page.weave()
    assert called == ["ci", "run", "run"]
    assert not page.stale
    later = page.mark.stat().st_mtime + 10
    os.utime(lock, (later, later))
    page.weave()
    assert called[3:] == ["ci", "run"]


def test_the_page_may_be_left_out(page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOBELIN_PAGE", "0")
    assert not page.stale


def test_without_sources_there_is_nothing_to_weave(page: Any) -> None:
    (page.root / "web/package.json").unlink()
    assert not page.stale


def test_a_package_knows_whether_it_has_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "STATIC", tmp_path)
    assert web.page() is None
    (tmp_path / "index.html").write_text("<!doctype html>")
    assert web.page() == tmp_path


def test_the_fonts_have_every_letter_of_every_language() -> None:
    letters = set(module_at(ROOT / "web" / "scripts" / "cut_fonts.py").LETTERS)
    signs = set("\n→≤●✓")  # taken from whatever font has them
    for path in (ROOT / "src" / "gobelin" / "locale").rglob("*.ftl"):
        assert set(path.read_text(encoding="utf-8")) <= letters | signs, path
