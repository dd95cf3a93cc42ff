"""The command line speaks the language that was chosen, and nothing else.

There is a language for tests: Esperanto, which is English in capital letters. Whatever is printed in small ones was
not said by its files.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
import typer
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

import gobelin.cli
from command_line import ENVIRONMENT, Run
from gobelin import Game, bots
from gobelin.bots.weights import STANDARD
from gobelin.cli import speech
from gobelin.cli.usage import help_text
from gobelin.documents.schema import DOCUMENTS
from gobelin.lab.executors import EXECUTORS
from gobelin.lab.train import SETTINGS
from gobelin.locale import bundles
from gobelin.locale.generated.keys import MESSAGES
from gobelin.machine import compiling
from gobelin.rules.engine.actions import TEXTS
from gobelin.rules.printed.names import CIVILIZATIONS

SOURCE = Path(gobelin.cli.__file__).parent


class _Loud(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(node.value.upper())


@pytest.fixture(autouse=True)
def loud(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Beside English there is Esperanto, of a kind."""
    folder = tmp_path_factory.mktemp("locale")
    for lang in ("en", "eo"):
        (folder / lang).mkdir()
        for path in (bundles.FOLDER / "en").glob("*.ftl"):
            text = path.read_text(encoding="utf-8")
            if lang == "eo":
                text = FluentSerializer().serialize(_Loud().visit(FluentParser().parse(text)))
            (folder / lang / path.name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(bundles, "FOLDER", folder)
    monkeypatch.setattr(speech, "_language", "en")  # and so it is again afterwards
    yield
    bundles.bundle.cache_clear()


def quiet(text: str, *allowed: str) -> set[str]:
    """The words in small letters, names left out that are the same in every language."""
    names = {"gobelin", *allowed}
    return {word for word in re.findall(r"[a-z]{3,}", text) if word not in names}


# --- Which language


@pytest.mark.parametrize(
    "line", [["--lang", "eo", "simulate"], ["simulate", "--lang=eo"], ["simulate", "--games", "1", "--lang", "eo"]]
)
def test_the_language_may_be_named_anywhere_on_the_line(run: Run, line: list[str]) -> None:
    outcome = run(*line, *(() if "--games" in line else ("--games", "1")))
    assert outcome.code == 0
    assert "1 RANDOM GAME OF 2 PLAYERS" in outcome.out


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "eo_XX.UTF-8"}, "eo"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "eo"}, "eo"),
        ({"LC_MESSAGES": "eo", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LC_ALL": "C", "GOBELIN_LANG": "eo"}, "eo"),
        ({"GOBELIN_LANG": "", "LC_ALL": "eo.UTF-8"}, "eo"),
        ({"LANG": "tlh_KL"}, "en"),  # no words in it
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_else_the_environment_says_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], lang: str
) -> None:
    for name in speech.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("COMMANDS" in run("--help").out) == (lang == "eo")
    assert "\nCommands\n" in run("--help", "--lang", "en").out


@pytest.mark.parametrize("line", [["--lang", "xx"], ["play", "--lang=xx"], ["--lang", "xx", "--help"]])
def test_an_unknown_language_is_one_line_and_names_the_others(run: Run, line: list[str]) -> None:
    outcome = run(*line)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == "gobelin: there are no words in 'xx': the languages are en, eo\n"
    assert run("--lang").err == "gobelin: --lang needs a value\n"


def test_what_follows_two_dashes_is_no_option(run: Run) -> None:
    assert "cannot read --lang" in run("replay", "--", "--lang").err


def test_the_version_needs_no_words() -> None:
    """It is asked for by programs, too, and answers at once: reading words takes longer than all the rest."""
    code = "import sys; from gobelin.cli import main\ntry: main(['--version'])\nfinally: print('fluent' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=ENVIRONMENT, check=True)
    assert done.stdout.startswith("gobelin ")
    assert done.stdout.endswith("False\n")


# --- Help


def commands() -> dict[str, Any]:
    command: Any = typer.main.get_command(gobelin.cli.app)
    return {"gobelin": command, **command.commands}


def test_every_help_text_is_a_message() -> None:
    for name, command in commands().items():
        assert command.help == f"cli-{name}"
        assert help_text(command.help)
        for param in command.params:
            assert param.help in MESSAGES, f"{name} {param.name}"
            assert help_text(param.help)
            if not getattr(param, "is_flag", False):
                value = param.metavar
                same = value == "URL" or not re.search("[a-z]{2}", value.lower())  # in every language
                assert value in MESSAGES or same, f"{name} {param.name}"


@pytest.mark.parametrize("name", commands())
def test_help_is_in_the_language(run: Run, name: str) -> None:
    outcome = run(*([] if name == "gobelin" else [name]), "--help", "--lang", "eo")
    assert outcome.code == 0
    typed = {
        word for one in commands().values() for param in one.params for word in re.findall("[a-z]+", str(param.opts))
    }
    inner = getattr(commands()[name], "commands", ())
    assert not quiet(outcome.out, "help", *commands(), *inner, *typed, *bots.names(), "process")


def test_help_names_the_option_of_the_language(run: Run) -> None:
    """On the page of a command in a group, too."""
    for line in (["play"], ["tables"], ["tables", "list"]):
        assert "--lang" in run(*line, "--help").out


# --- What commands print


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A game in its second turn."""
    game = Game.new(2, seed=3)
    while game.decision is not None and (game.decision.kind != "turn" or len(game.decision.actions) < 3):
        game.play(0)
    path = tmp_path / "GAME.JSON"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "line",
    [
        ["components"],
        ["locale", "en"],
        ["simulate", "--games", "2"],
        ["simulate", "--games", "1", "--solo", "all"],
        ["simulate", "--games", "1", "--shadow-empire", "--check"],
        ["compile", "--remove"],
    ],
    ids=" ".join,
)
def test_output_is_in_the_language(run: Run, line: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "remove", lambda: 0)
    outcome = run(*line, "--lang", "eo")
    assert outcome.code == 0
    assert outcome.out
    assert not quiet(outcome.out)


def test_replays_are_in_the_language(run: Run, record: str) -> None:
    outcome = run("replay", record, "--steps", "--lang", "eo")
    assert outcome.code == 0
    assert "1. PLAYER 1: WHICH CAPITAL CITY DO YOU KEEP? WETLAND" in outcome.out
    assert not quiet(outcome.out)


def test_tournaments_are_in_the_language(run: Run, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    outcome = run("tournament", "--bots", "random,weighted", "--games", "2", "--plot", str(plot), "--lang", "eo")
    assert outcome.code == 0
    assert not quiet(outcome.out, "random", "weighted")
    assert ">2 GAMES OF 2 PLAYERS<" in plot.read_text(encoding="utf-8")
    assert (
        "AGAINST THE AUTOMA AT LEVEL 2"
        in run("tournament", "--bots", "random", "--games", "1", "--solo", "2", "--lang", "eo").out
    )


def test_balance_is_in_the_language(run: Run, tmp_path: Path) -> None:
    study, page = tmp_path / "STUDY", tmp_path / "page.html"
    line = ["balance", str(study), "--bot", "random", "--games", "5", "--lang", "eo"]
    outcome = run(*line, "--page", str(page), "--plain")
    assert outcome.code == 0
    assert not quiet(outcome.out, "random")
    text = re.sub(r"<style>.*?</style>|<[^>]*>", " ", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not quiet(unescape(text), "random")
    assert not quiet(run(*line, "--civilization", "nomads").out, "random")
    study.write_bytes(study.read_bytes() + b"X")
    assert not quiet(run(*line).err.replace(str(study), ""))
    study.unlink()
    assert "ARE KEPT IN" in run(*line[:5], "100000", "--minutes", "0.001", "--lang", "eo").err


def test_actions_have_headings_in_the_language(run: Run) -> None:
    outcome = run("actions", "--lang", "eo")
    assert outcome.code == 0
    headings = outcome.out[: outcome.out.index("accept")]
    for word in ("ACTIONS, VERSION", "FIRST", "COUNT", "VERB", "TEXT", "VALUES"):
        assert word in headings
    assert not quiet(headings)


def test_hints_are_in_the_language(run: Run, record: str) -> None:
    """The text of an option in the notation stands beside its words, in brackets."""
    outcome = run("hint", record, "--by", "greedy", "--seconds", "0.3", "--plain", "--lang", "eo")
    assert outcome.code == 0
    assert not quiet(re.sub(r"\[.*?\]", "", outcome.out))
    texts = re.findall(r"\[(.*?)\]", outcome.out)
    assert texts
    assert set(texts) <= set(TEXTS)


def test_every_term_of_a_hint_has_words() -> None:
    game = Game.new(2, 1, civilizations=["leaders", "nomads"])
    planner = bots.TurnPlanner()
    terms = planner.value.terms(game.state, 0)
    prefix = "advice-term-"
    assert {key.removeprefix(prefix) for key in MESSAGES if key.startswith(prefix)} == set(terms)


def test_tuning_is_in_the_language(run: Run, tmp_path: Path) -> None:
    outcome = run(
        "tune", str(tmp_path / "STATE"), "--minutes", "0", "--fits", "0", "--population", "4", "--games", "1",
        "--players", "2", "--branching", "2", "--lang", "eo",
    )  # fmt: skip
    assert outcome.code == 0
    assert outcome.out.startswith("GENERATION 1: ")
    assert not quiet(outcome.out)


def test_a_game_is_in_the_language(run: Run) -> None:
    typed = "1\n1\n" + "b\nc\nm\nt\nt science\nl\ns\nh\nh words\no\na\nsave\nnonsense\nu\n" + "1\n" * 60 + "q\n"
    outcome = run("play", "--seed", "3", "--lang", "eo", typed=typed)
    assert outcome.code == 0
    said = re.sub(
        r"/\S+|> .*|\ngobelin play --resume", "", outcome.out
    )  # without paths and what was typed, or is to be
    assert not quiet(said, "hint", "rules", "save", "nonsense")


@pytest.mark.parametrize(
    "line",
    [
        ["nonsense"],
        ["--nonsense"],
        ["play", "--se", "3"],
        ["play", "extra"],
        ["play", "--players", "7"],
        ["play", "--players", "two"],
        ["play", "--solo", "2", "--players", "3"],
        ["play", "--solo", "2", "--shadow-empire"],
        ["play", "--solo", "2", "--against", "novice"],
        ["play", "--resume", "x", "--seed", "3"],
        ["play", "--resume"],
        ["play", "--save", ""],
        ["play", "--save", "/"],
        ["play", "--save", "/no/such/folder"],
        ["play", "--against", "karl"],
        ["simulate", "--check=1"],
        ["simulate", "--games"],
        ["simulate", "--games", "0"],
        ["simulate", "--solo", "9"],
        ["simulate", "--shadow-empire", "--players", "3"],
        ["replay"],
        ["replay", "/dev/null"],
        ["replay", "-"],
        ["schema", "Poem"],
        ["tournament"],
        ["tournament", "--bots", "random,random"],
        ["tournament", "--bots", "random", "--seconds", "0"],
        ["tournament", "--bots", "random", "--seconds", "x"],
        ["tournament", "--bots", "random", "--plot", "no/such/folder.svg"],
        ["balance", "study", "--executor", "magic"],
        ["balance", "study", "--civilization", "romans"],
        ["balance", "no/such/study"],
        ["tune", "state", "--players", "9"],
        ["hint", "x", "--by", "random"],
        ["play", "--players", "3", "--shadow-empire"],
        ["play", "--civilization", "atlanteans"],
        ["play", "--solo", "2", "--civilization", "heralds"],
        ["play", "--without", "democrcy"],
        ["replay", "/no/such/file"],
        ["replay", "/"],
        ["replay", "/dev/null/x"],
        ["serve", "--port", "99999"],
        ["serve", "--workers", "0"],
        ["serve", "--public-url", "x"],
        ["serve", "--port", "0", "--host", "NO.SUCH.HOST.INVALID"],
        ["serve", "--port", "0", "--host", "192.0.2.1"],
        ["serve", "--port", "0", "--database", "x"],
        ["serve", "--port", "0", "--database", "MYSQL://x/y"],
        ["serve", "--port", "0", "--database", "sqlite://"],
        ["serve", "--port", "0", "--database", "postgresql://"],
        ["serve", "--port", "0", "--database", "sqlite:////proc/nowhere/tables.sqlite"],
        ["tables", "list", "--database", "sqlite:////no/such/file"],
        ["tables", "list", "--older", "x"],
    ],
    ids=" ".join,
)
def test_errors_are_in_the_language(run: Run, line: list[str]) -> None:
    outcome = run(*line, "--lang", "eo")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    said = re.sub(r"'.*?'|--[\w-]+|\S*/\S*|\(char \d+\)", "", outcome.err)  # what was typed
    documents = re.findall("[a-z]+", " ".join(DOCUMENTS))
    assert re.search("[A-Z]{4}", said), said
    civilizations = re.findall("[a-z]+", " ".join(CIVILIZATIONS))
    assert not quiet(said, *commands(), *bots.names(), *documents, *civilizations, *EXECUTORS), said


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ({"format": "poem"}, "NOT A GOBELIN RECORD"),
        ({"version": 99}, "RECORD VERSION 99"),
        ({"rules": 0}, "A WHOLE NUMBER FROM 1 ON, NOT 0"),
        ({"choices": {}}, "NO LIST OF CHOICES"),
        ({"choices": ["fly"]}, "CHOICE 1 OF 1, 'fly', IS NOT POSSIBLE THERE\n"),
        ({"choices": ["fly"], "rules": 1}, "WAS MADE WITH VERSION 1 OF THE RULES"),
        ({"seed": ""}, "THE SEED MUST BE A WHOLE NUMBER OR A TEXT OF AT MOST 200 CHARACTERS, NOT ''"),
        ({"setup": {}}, "THE SET-UP CANNOT BE READ: THE NUMBER OF PLAYERS IS MISSING"),
        ({"setup": []}, "THE OPTIONS MUST BE AN OBJECT, NOT []"),
        ({"setup": {"players": 9}}, "A GAME HAS 1 TO 5 PLAYERS, NOT 9"),
        ({"setup": {"players": 2, "colour": 1}}, "THERE IS NO OPTION 'colour'"),
        ({"setup": {"players": 2, "start_bonus": 1}}, "start_bonus MUST BE TRUE OR FALSE, NOT 1"),
        ({"setup": {"players": 2, "without": 1}}, "without MUST BE A LIST, NOT 1"),
        ({"setup": {"players": 2, "capitals": {"a": 1}}}, "capitals MUST BE A LIST WITH AN ENTRY FOR EACH SEAT"),
        ({"setup": {"players": 2, "capitals": [7, 1]}}, "NUMBERED 1 TO 6, THERE IS NONE 7"),
        ({"setup": {"players": 2, "capitals": [1]}}, "capitals: EACH PLAYER NEEDS AN ENTRY; PLAYERS: 2, ENTRIES: 1"),
        ({"setup": {"players": 2, "civilizations": ["elves", None]}}, "THERE IS NO CIVILIZATION 'elves'"),
        ({"setup": {"players": 2, "without": ["elves"]}}, "THERE IS NO TAPESTRY CARD 'elves'"),
        ({"setup": {"players": 2, "level": 7}}, "THE LEVEL MUST BE A NUMBER FROM 1 TO 6, NOT 7"),
        ({"setup": {"players": 2, "level": 1}}, "GOES WITH ONE PLAYER, HERE WITH PLAYERS: 2, LEVEL: 1"),
        ({"setup": {"players": 3, "shadow_empire": True}}, "THE SHADOW EMPIRE JOINS TWO PLAYERS, NOT 3"),
        ({"setup": {"players": 2, "civilizations": ["nomads", "nomads"]}}, "TWO PLAYERS CANNOT HAVE THE SAME"),
        ({"setup": {"players": 1, "civilizations": ["heralds"]}}, "NOT IN PLAY AT THIS TABLE: heralds"),
        ({"setup": {"players": 2, "capitals": [1, 6]}}, "SHARE A START TERRITORY: 1, 6"),
        ({"position": 1}, "THIS IS NOT A GOBELIN POSITION"),
        ({"position": {"format": "gobelin-position", "version": 99}}, "POSITION VERSION 99"),
        ({"position": {"format": "gobelin-position", "version": 2}}, "SUCH A POSITION CANNOT BE: random is missing"),
        ({"result": {"scores": [1, 2], "winners": [1]}}, "ANOTHER RESULT"),
        ({"date": "x"}, "THE DATE MUST BE LIKE"),
        ({"seats": []}, "2 ENTRIES ARE WANTED"),
        ({"seats": [{}, {"kind": ""}]}, "SEAT 1"),
    ],
)
def test_damaged_records_are_named_in_the_language(
    run: Run, tmp_path: Path, damage: dict[str, Any], words: str
) -> None:
    path = tmp_path / "GAME.JSON"
    path.write_text(json.dumps({**Game.new(2, seed=3).record(), **damage}), encoding="utf-8")
    outcome = run("replay", str(path), "--lang", "eo")
    assert (outcome.code, outcome.out) == (2, "")
    assert words in outcome.err
    assert "CANNOT BE REPLAYED" in outcome.err


def test_damaged_positions_are_named_in_the_language(run: Run, tmp_path: Path) -> None:
    """After a lead in the language, in English, with the place in the document."""
    game = Game.new(2, seed=3)
    while game.decision is None or game.decision.kind != "turn":
        game.play(0)
    path = tmp_path / "GAME.JSON"

    def said(**changes: Any) -> str:
        position: Any = {**game.position(), **changes}
        path.write_text(json.dumps({**game.record(), "choices": [], "position": position}), encoding="utf-8")
        outcome = run("replay", str(path), "--lang", "eo")
        assert (outcome.code, outcome.out) == (2, "")
        return outcome.err.partition("THE SET-UP CANNOT BE READ: ")[2].rstrip("\n")

    assert said(players=[]) == "SUCH A POSITION CANNOT BE: players: the length must be 2, not 0"
    assert said(turn="x") == "SUCH A POSITION CANNOT BE: turn: must be a number from 0 to 1, not 'x'"
    assert said(display=["brn"]) == (
        "SUCH A POSITION CANNOT BE: display[0]: no such tech card: 'brn'; did you mean 'barn'?"
    )
    assert said(options={"players": 9}) == "A GAME HAS 1 TO 5 PLAYERS, NOT 9"
    assert said(display=[]).startswith("SUCH A POSITION CANNOT BE: ")


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("[value]", "[value", "HOLDS NO WEIGHTS: IT IS NO TOML AT LINE"),
        ("version = ", "version = 9", "HOLDS WEIGHTS OF VERSION 9"),
        ("[value]", "[worth]", "HAS NO TABLE [value]"),
        ("[value]", "[value]\nzeal = 1", "HAS AN UNKNOWN WEIGHT zeal IN [value]; VALID ARE: "),
        ("leaders = ", "leader = ", "HAS NO WEIGHT FOR leaders IN [civilizations]; VALID ARE: "),
        ("leaders = ", "leaders = 'x' # ", "leaders MUST BE A NUMBER, NOT 'x'"),
    ],
)
def test_damaged_weights_are_named_in_the_language(
    run: Run, tmp_path: Path, before: str, after: str, words: str
) -> None:
    path = tmp_path / "WEIGHTS"
    text = STANDARD.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    outcome = run("tune", str(tmp_path / "STATE"), "--from", str(path), "--lang", "eo")
    assert (outcome.code, outcome.out) == (2, "")
    assert f"{path}{':' if words.startswith('leaders') else ''} {words}" in outcome.err


def test_other_files_of_the_lab_are_named_in_the_language(run: Run, tmp_path: Path) -> None:
    state = tmp_path / "STATE"
    for text in ("{", "{}"):
        state.write_text(text)
        assert run("tune", str(state), "--lang", "eo").err == f"gobelin: {state} IS NOT A TUNING THAT CAN BE RESUMED\n"
    settings = tmp_path / "SETTINGS"
    line = ["train", str(tmp_path / "TRAINING"), "--settings", str(settings), "--lang", "eo"]
    for text, words in (
        ("[", f"{settings} HOLDS NO SETTINGS\n"),
        ("[net\n", f"{settings} HOLDS NO SETTINGS: IT IS NO TOML AT LINE 1"),
        ("version = 9", f"{settings} HOLDS SETTINGS OF VERSION 9; THIS IS FOR VERSION "),
        ("version = 1\nseed = 1", f"hidden IS MISSING IN [net] OF {settings}\n"),
        ("version = 1", f"THE SEED IN {settings} MUST BE A WHOLE NUMBER\n"),
    ):
        settings.write_text(text)
        assert run(*line).err.startswith(f"gobelin: {words}")
    for before, after, words in (
        ("trace = ", "trace = 'x' # ", f"trace IN [learning] OF {settings} MUST BE LIKE "),
        ("trace = ", "pace = 1\ntrace = ", f"UNKNOWN SETTING IN [learning] OF {settings}: 'pace'\n"),
        ("[net]", "[[later]]\n[net]", f"[[later]] IN {settings} NEEDS THE NUMBER OF A ROUND\n"),
        ("people = ", "people = [0, 0, 0, 0, 0] # ", f"PEOPLE IN [games] OF {settings} MUST NOT ALL BE 0\n"),
    ):
        settings.write_text(SETTINGS.read_text(encoding="utf-8").replace(before, after, 1), encoding="utf-8")
        assert run(*line).err.startswith(f"gobelin: {words}")
    settings.unlink()
    assert run(*line).err == f"gobelin: CANNOT READ {settings}: NO SUCH FILE OR DIRECTORY\n"


def test_what_keeps_the_compiler_from_its_work_is_said_in_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(reason: compiling.CannotCompile) -> str:
        def compile_in_place(*_watching: object) -> int:
            raise reason

        monkeypatch.setattr(compiling, "compile_in_place", compile_in_place)
        return run("compile", "--plain", "--lang", "eo").err

    monkeypatch.setattr(shutil, "which", lambda _name: None)
    no_compiler = compiling.find_obstacle()
    assert no_compiler is not None
    assert fails(no_compiler).startswith("gobelin: CANNOT COMPILE: THERE IS NO C COMPILER")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    missing = compiling.find_obstacle()
    assert missing is not None
    assert "CANNOT COMPILE: CANNOT IMPORT mypyc, setuptools: pip install" in fails(missing)
    failed = compiling.CannotCompile("the compiler failed: x", "compile-failed", {"reason": "error 7"}, "error 7")
    assert "CANNOT COMPILE: THE COMPILER FAILED: error 7 (GOBELIN COMPILE --VERBOSE" in fails(failed)


# --- The sources


def test_no_sentence_stands_in_the_code_of_the_command_line() -> None:
    """Two words in a row are a sentence, but for docstrings, commands to be typed, and what every language has."""
    allowed = {" rules, Python "}
    for path in sorted(SOURCE.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                sentence = re.search(r"[A-Za-z]{2,},? [A-Za-z]{2,}", node.value)
                typed = node.value.startswith(("gobelin ", "--"))
                assert not sentence or typed or node.value in allowed, f"{path.name}:{node.lineno} {node.value!r}"
