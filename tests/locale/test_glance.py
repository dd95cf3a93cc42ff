"""The rules at a glance: the same text in every language, told at the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from command_line import Run
from folders import ROOT
from gobelin import Game
from gobelin.locale import Words, bundles, glance, languages
from gobelin.locale.untranslated import findings
from gobelin.terminal.looks import Looks

ICONS = ROOT / "web" / "src" / "draw" / "data" / "icons.ts"


@pytest.mark.parametrize("lang", languages())
def test_the_text_is_whole(lang: str) -> None:
    blocks = glance.blocks(lang)
    assert [block.kind for block in blocks].count("title") == 1
    assert len([block for block in blocks if block.kind == "heading"]) == 18
    assert 1800 < sum(len(block.words.split()) for block in blocks) < 2700
    for block in blocks:
        assert not re.search(r"[{}_#|\[\]]|:\w+:", block.words), block.text
        assert block.text.count("**") % 2 == 0, block.text


@pytest.mark.parametrize("lang", languages())
def test_every_icon_is_drawn(lang: str) -> None:
    drawn = set(re.findall(r"'([a-z_0-9-]+)'", ICONS.read_text(encoding="utf-8")))
    assert {icon for block in glance.blocks(lang) for icon in block.icons} <= drawn


@pytest.mark.parametrize("lang", languages())
def test_it_is_built_alike_in_every_language(lang: str) -> None:
    assert [block.shape for block in glance.blocks(lang)] == [block.shape for block in glance.blocks("en")]


def test_french_has_its_spaces() -> None:
    for block in glance.blocks("fr"):
        assert not re.search(r"« | [:;!?»](?!\w)|\w[;!?](?!\w)|[^\s«]»", block.words), block.words


def test_the_check_names_what_is_built_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang in ("en", "fr"):
        (tmp_path / lang).mkdir()
        for path in (bundles.FOLDER / lang).iterdir():
            (tmp_path / lang / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(bundles, "FOLDER", tmp_path)
    text = tmp_path / "fr" / "glance.md"
    text.write_text(text.read_text(encoding="utf-8").replace(":market:", ":house:"), encoding="utf-8")
    (found,) = findings("fr")
    assert found.kind == "glance"
    assert str(found.words["words"]).startswith("**Plateau Revenus**")
    text.unlink()
    assert [(one.kind, one.words) for one in findings("fr")] == [("missing", {"file": "fr", "key": "glance.md"})]


def test_the_command_tells_all_of_it(run: Run) -> None:
    told = run("rules", "--lang", "cs").out
    for section in glance.sections("cs"):
        assert f"\n{section.heading.words}\n" in f"\n{told}"
        for block in section.blocks:
            assert "".join(words for words, _ in block.parts()) in told
    assert "*" not in told
    assert "symboly\n" not in told  # a terminal shows no icons


def test_a_game_tells_it_chapter_by_chapter() -> None:
    console = Console(width=80, height=24, force_terminal=True)
    looks = Looks(Game.new(2, seed=1), Words("en", you=0), console)

    def shown(wish: str) -> str:
        return "\n".join(row.plain for row in looks.rules(wish))

    assert "  4 Advancing" in shown("")
    assert shown("99") == shown("x") == shown("")
    assert shown("4").startswith("Advancing\n")
    assert "  1. Landmark: if you are" in shown("4")
    assert "Income turns" not in shown("4")
    assert shown("all").startswith("The rules at a glance\n")
    assert "Income turns\n" in shown("all")
    assert all(row.cell_len <= 80 for row in looks.rules("all"))
