"""Saving at the terminal: games keep themselves, nothing else is ever overwritten unasked, and nothing hangs."""

from __future__ import annotations

import json
import os
import signal
import socket
import stat
import subprocess
from datetime import datetime
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from command_line import COMMAND, ENVIRONMENT, Outcome, Run
from gobelin import BadRecord, Game
from gobelin.terminal.saving import CannotSave, Keeper, Saved, file_named, games_folder, write
from waiting import PATIENCE

posix = pytest.mark.skipif(os.name == "nt", reason="devices, pipes and limits differ")


def games(tmp_path: Path) -> list[Path]:
    """The games that kept themselves, the newest last."""
    return sorted((tmp_path / "data" / "games").glob("*"), key=lambda path: read(path)["kept"])


def read(path: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(path.read_text())
    return document


def one_line(outcome: Outcome) -> bool:
    return outcome.code == 2 and outcome.err.startswith("gobelin: ") and outcome.err.count("\n") == 1


# --- Records may say who sits where


def test_seats_and_date_of_a_record_are_accepted_and_checked() -> None:
    game = Game.new(2, 1)
    record = game.record()
    seats = [{"name": "Ada", "kind": "human"}, {"kind": "random"}]
    again = Game.replay(record | {"seats": seats, "date": "2026-01-31T20:15:00+01:00", "kept": "2026-01-31"})
    assert again.record() == record, "a record is a function of the game"
    assert Game.replay(record | {"seats": [{}, {}], "date": "2026-01-31"}).record() == record
    assert Game.replay(record | {"seats": None, "date": None, "kept": None}).record() == record
    for wrong in (
        {"seats": [{"kind": "human"}]},
        {"seats": [{"kind": "human"}] * 3},
        {"seats": "human"},
        {"seats": ["human", "random"]},
        {"seats": [{"kind": "human"}, {"kind": 1}]},
        {"seats": [{"kind": "human"}, {"kind": ""}]},
        {"seats": [{"kind": "human"}, {"name": "x" * 101}]},
        {"seats": [{"kind": "human"}, {"name": "\x1b[2J"}]},
        {"seats": [{"kind": "human"}, {"age": "7"}]},
        {"date": "yesterday"},
        {"date": 7},
        {"kept": "just now"},
        {"kept": 7},
    ):
        with pytest.raises(BadRecord, match=r"seat|date"):
            Game.replay(record | wrong)


def test_seats_of_a_solo_game_are_those_of_people() -> None:
    record = Game.new(1, 1, level=2).record()
    assert Game.replay(record | {"seats": [{"kind": "human"}]}).players == 3
    with pytest.raises(BadRecord, match="1 people"):
        Game.replay(record | {"seats": [{"kind": "human"}, {"kind": "automa"}, {"kind": "shadow_empire"}]})


# --- Games keep themselves


def test_a_game_keeps_itself_with_its_seat(run: Run, tmp_path: Path) -> None:
    outcome = run("play", "--players", "3", "--seat", "2", "--seed", "4", typed="1\n1\nq\n")
    (path,) = games(tmp_path)
    assert f"The game is kept in {path}.\ngobelin play --resume goes on with it." in outcome.out
    kept = read(path)
    assert kept["seats"] == [{"kind": "random"}, {"kind": "human"}, {"kind": "random"}]
    assert kept["date"][:2] == "20"
    assert kept["setup"]["players"] == 3
    assert len(Game.replay(kept).choices) >= 2


def test_every_choice_is_kept_at_once(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After each choice, and after each one taken back, the file holds the game as it stands."""
    kept: list[int] = []
    keep = Keeper.keep

    def watched(keeper: Keeper, game: Game) -> None:
        keep(keeper, game)
        assert keeper.path is not None
        assert read(keeper.path)["choices"] == game.record()["choices"]
        kept.append(len(game.choices))

    monkeypatch.setattr(Keeper, "keep", watched)
    run("play", "--seed", "3", typed="1\n1\nexploration\nu\nmilitary\ncoin\n1\n")
    assert len(games(tmp_path)) == 1
    assert len(kept) >= 6
    assert any(after < before for before, after in pairwise(kept)), "one was taken back"


def test_nothing_is_kept_of_a_game_without_a_choice(run: Run, tmp_path: Path) -> None:
    outcome = run("play", "--seed", "1", typed="b\nq\n")
    assert outcome.code == 0
    assert "nothing to keep" in outcome.out
    assert games(tmp_path) == []


def test_resume_alone_takes_the_newest_unfinished_game(run: Run, tmp_path: Path) -> None:
    assert "there is no unfinished game in" in run("play", "--resume").err
    run("play", "--seed", "1", typed="1\nq\n")
    run("play", "--players", "3", "--seat", "3", "--seed", "2", typed="1\nq\n")
    run("play", "--seed", "3", typed="1\n" * 3000)
    first, second, third = games(tmp_path)
    assert read(third)["result"] is not None
    again = run("play", "--resume", typed="1\nq\n")
    assert "A game of 3, seed 2. You are Player 3." in again.out
    assert "Which civilization do you keep?" in again.out
    assert f"The game is kept in {second}." in again.out
    run("play", "--resume", str(first), typed="1\nq\n")  # written last
    assert "A game of 2, seed 1. You are Player 1." in run("play", "--resume", "--plain", typed="q\n").out
    assert len(games(tmp_path)) == 3, "resumed games stay in their files"


@pytest.mark.parametrize("times", [(1, 1, 1), (3, 2, 1), (1, 2, 3)], ids=("equal", "reversed", "true"))
def test_the_newest_game_is_told_by_what_stands_in_the_files(run: Run, tmp_path: Path, times: tuple[int, ...]) -> None:
    """Copied files and coarse clocks tell something else."""
    for seed in (1, 2, 3):
        run("play", "--seed", str(seed), typed="1\nq\n")
    for time, path in zip(times, games(tmp_path), strict=True):
        os.utime(path, (time, time))
    assert "A game of 2, seed 3. " in run("play", "--resume", typed="q\n").out


def test_games_in_one_moment_and_with_a_clock_put_back_keep_their_order(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(fromisoformat=datetime.fromisoformat)
    monkeypatch.setattr("gobelin.terminal.saving.datetime", clock)
    for seed, hour in ((1, 12), (2, 12), (3, 5)):
        clock.now = partial(datetime, 2026, 1, 31, hour, 0, 0, 0)
        run("play", "--seed", str(seed), typed="1\nq\n")
        assert f"A game of 2, seed {seed}. " in run("play", "--resume", typed="q\n").out
    assert [read(path)["seed"] for path in games(tmp_path)] == [1, 2, 3]


def test_games_of_older_programs_come_last_and_by_their_beginning(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    for name, seed, date in (
        ("a", 1, "2026-02-01T10:00:00+01:00"),
        ("b", 2, "2026-02-01T09:30:00+00:00"),
        ("c", 3, None),
    ):
        (folder / f"{name}.json").write_text(json.dumps(Game.new(2, seed).record() | {"date": date}))
    assert "A game of 2, seed 2. " in run("play", "--resume", typed="q\n").out
    (folder / "b.json").unlink()
    assert "A game of 2, seed 1. " in run("play", "--resume", typed="1\nq\n").out
    assert "kept" in read(folder / "a.json")
    (folder / "d.json").write_text(json.dumps(Game.new(2, 4).record() | {"date": "2090-01-01"}))
    assert "A game of 2, seed 1. " in run("play", "--resume", typed="q\n").out


def test_a_damaged_newest_game_is_named(run: Run, tmp_path: Path) -> None:
    """Rather than an older game that nobody meant."""
    run("play", "--seed", "1", typed="1\nq\n")
    damaged = tmp_path / "data" / "games" / "2030.json"
    damaged.write_text("{")
    outcome = run("play", "--resume")
    assert one_line(outcome)
    assert str(damaged) in outcome.err
    damaged.unlink()
    (tmp_path / "data" / "games" / "folder.json").mkdir()
    assert run("play", "--resume", typed="q\n").code == 0


@pytest.mark.parametrize("kept", ["9999-12-31T23:59:59.999999", "9999-12-31T23:59:59.999998+00:00"])
def test_no_game_is_kept_at_the_end_of_time(run: Run, tmp_path: Path, kept: str) -> None:
    """A file that says so is damaged: no other could be newer."""
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    (folder / "last.json").write_text(json.dumps(Game.new(2, 1).record() | {"kept": kept}))
    assert Saved(folder / "last.json").damaged
    assert run("play", "--seed", "2", typed="1\n1\nq\n").code == 0
    (new,) = set(games(tmp_path)) - {folder / "last.json"}
    assert read(new)["kept"] < "9999"
    assert "A game of 2, seed 1. " in run("play", "--resume", typed="1\nq\n").out
    assert read(folder / "last.json")["kept"] < "9999"


def test_a_given_file_is_resumed_and_kept_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    run("play", "--seed", "1", "--seat", "2", "--save", str(path), typed="1\nq\n")
    before = read(path)
    outcome = run("play", "--resume", str(path), typed="1\nq\n")
    assert "You are Player 2." in outcome.out
    assert f"gobelin play --resume {path} goes on with it." in outcome.out
    after = read(path)
    assert len(after["choices"]) > len(before["choices"])
    assert (after["seats"], after["date"]) == (before["seats"], before["date"])
    assert games(tmp_path) == []


def test_names_in_a_saved_game_stay(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    seats = [{"name": "Ada", "kind": "random"}, {"name": "Grace", "kind": "human"}]
    path.write_text(json.dumps(Game.new(2, 1).record() | {"seats": seats, "date": "1999-12-31"}))
    assert "You are Player 2." in run("play", "--resume", str(path), typed="1\nq\n").out
    assert (read(path)["seats"], read(path)["date"]) == (seats, "1999-12-31")
    outcome = run("play", "--resume", str(path), typed="1\nl all\nm\ns\nq\n")
    assert "Ada begins with the civilization " in outcome.out
    assert "Player 1" not in outcome.out


def test_a_seat_without_a_kind_is_played_by_chance(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    seats = [{"kind": "human"}, {"name": "Grace"}]
    path.write_text(json.dumps(Game.new(2, 1).record() | {"seats": seats}))
    assert run("play", "--resume", str(path), typed="1\n1\nq\n").code == 0
    assert read(path)["seats"] == seats


def test_a_record_that_does_not_say_who_sits_where(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(Game.new(2, 1).record()))
    assert "You are Player 1." in run("play", "--resume", str(path), typed="q\n").out
    assert "You are Player 2." in run("play", "--resume", str(path), "--seat", "2", typed="q\n").out
    assert one_line(run("play", "--resume", str(path), "--seat", "3"))


def test_a_seat_that_is_not_the_persons_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    record = Game.new(3, 1).record()
    path.write_text(json.dumps(record | {"seats": [{"kind": "random"}, {"kind": "human"}, {"kind": "human"}]}))
    assert "sit at: 2, 3" in run("play", "--resume", str(path)).err
    assert one_line(run("play", "--resume", str(path), "--seat", "1"))
    assert "You are Player 3." in run("play", "--resume", str(path), "--seat", "3", typed="q\n").out
    path.write_text(json.dumps(record | {"seats": [{"kind": "human"}, {"kind": "oracle"}, {"kind": "random"}]}))
    outcome = run("play", "--resume", str(path))
    assert one_line(outcome)
    assert "'oracle'" in outcome.err


@pytest.mark.parametrize(
    "option",
    [
        ["--players", "3"], ["--seed", "5"], ["--solo", "2"], ["--shadow-empire"], ["--start-bonus"],
        ["--without", "trap"], ["--civilization", "heralds"], ["--seat", "2"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_options_that_contradict_a_resumed_game_are_refused(run: Run, tmp_path: Path, option: list[str]) -> None:
    path = tmp_path / "kept.json"
    run("play", "--seed", "1", "--save", str(path), typed="1\nq\n")
    outcome = run("play", "--resume", str(path), *option)
    assert one_line(outcome)
    assert option[0] in outcome.err
    assert outcome.out == ""


def test_the_own_seat_may_be_said_again(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    run("play", "--seed", "1", "--save", str(path), typed="1\nq\n")
    assert run("play", f"--resume={path}", "--seat", "1", typed="q\n").code == 0


def test_a_solo_game_is_resumed(run: Run) -> None:
    run("play", "--solo", "2", "--seed", "3", typed="1\nq\n")
    again = run("play", "--resume", typed="q\n")
    assert "A solo game against the Automa at level 2, the Average, seed 3." in again.out
    assert run("play", "--resume", "--seat", "2").code == 2


def test_a_finished_game_cannot_be_resumed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a game.json"
    outcome = run("play", "--seed", "3", "--save", str(path), typed="1\n" * 3000)
    assert f"The record of the game is in {path}." in outcome.out
    outcome = run("play", "--resume", str(path))
    assert one_line(outcome)
    assert f"is over: gobelin replay '{path}' tells it" in outcome.err


# --- Files the person names


def test_a_file_named_at_the_start_is_created(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "named.json"
    outcome = run("play", "--seed", "1", "--save", str(path), typed="q\n")
    assert outcome.code == 0
    assert f"gobelin play --resume {path} goes on with it." in outcome.out
    assert read(path)["seed"] == 1
    assert games(tmp_path) == []


def test_an_existing_file_is_overwritten_only_with_a_yes_and_by_a_choice(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "thesis.txt"
    for answer in ("", "n\n", "\n", "1\n1\n1\n"):
        path.write_text("years of work")
        outcome = run("play", "--seed", "1", "--save", str(path), typed=answer)
        assert outcome.code == 2
        assert outcome.err.count("\n") == 1
        assert "left alone" in outcome.err
        assert path.read_text() == "years of work"
    assert f"{path} exists. Overwrite it with this game?" in outcome.out
    outcome = run("play", "--seed", "1", "--save", str(path), typed="y\n1\nq\n")
    assert outcome.code == 0
    assert len(read(path)["choices"]) == 1


def test_an_old_record_survives_a_crash_before_the_first_choice(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.json"
    path.write_text("old")
    monkeypatch.setattr(
        "gobelin.terminal.play.Session.run", lambda session: os._exit(1) if path.read_text() != "old" else None
    )
    assert run("play", "--save", str(path), typed="y\n").code == 0
    assert path.read_text() == "old"


def test_save_at_the_prompt_writes_a_copy(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "with space.json"
    outcome = run("play", "--seed", "1", typed=f"save\n1\nsave {path}\n1\nsave\nsave /no/such/folder/x\nq\n")
    assert "\nType save and the name of a file for a copy." in outcome.out
    assert f"Saved in {path}." in outcome.out
    assert "Not saved: cannot write /no/such/folder/x: there is no folder /no/such/folder." in outcome.out
    (own,) = games(tmp_path)
    assert f"The game is kept in {own}. Type save and the name of a file for a copy." in outcome.out
    assert not Game.replay(read(path)).over
    assert len(read(path)["choices"]) < len(read(own)["choices"])
    assert "not kept" not in outcome.out


def test_save_asks_before_it_overwrites_anything_else(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    run("play", "--seed", "9", "--save", str(other), typed="1\nq\n")
    before = other.read_text()
    outcome = run("play", "--seed", "1", typed=f"1\nsave {other}\nn\nsave {other}\n\nq\n")
    assert outcome.out.count(f"{other} exists. Overwrite it with this game?") == 2
    assert outcome.out.count("Not saved: the file is left alone.") == 2
    assert other.read_text() == before
    outcome = run("play", "--seed", "1", typed=f"1\nsave {other}\nyes\n1\nsave {other}\nq\n")
    assert outcome.out.count(f"{other} exists. Overwrite it with this game?") == 1, (
        "this very game may be written again"
    )
    assert outcome.out.count(f"Saved in {other}.") == 2
    assert read(other)["seed"] == 1


def test_a_link_is_followed(tmp_path: Path) -> None:
    there = tmp_path / "there.json"
    link = tmp_path / "link.json"
    link.symlink_to(there)
    assert file_named(str(link)) == there.resolve()
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(CannotSave, match="save-not-ordinary"):
        file_named(str(loop))


def strange_names(tmp_path: Path) -> list[str]:
    """Everything that is no ordinary file, and names that are none."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(tmp_path / "socket"))
    listening.close()
    file = tmp_path / "file"
    file.write_text("work")
    return [
        "/", ".", "..", str(tmp_path), "a\0b", "/dev/null", "/dev/full", str(pipe),
        str(tmp_path / "socket"), str(file / "below"), str(tmp_path / "new") + "/", "x" * 300, "x" * 5000,
        "/no/such/folder/x",
        "~nobody-of-this-name/x",
    ]  # fmt: skip


@posix
def test_strange_names_are_refused_in_one_line(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = strange_names(tmp_path)
    monkeypatch.chdir(tmp_path)
    before = {name: os.lstat(tmp_path / name).st_mode for name in ("pipe", "socket", "file")}
    before["/dev/null"] = os.lstat("/dev/null").st_mode
    for name in [*names, ""]:
        outcome = run("play", "--save", name, typed="1\n")
        assert one_line(outcome), name
        assert outcome.out == ""
    for name in names:
        outcome = run("play", "--seed", "1", typed=f"1\nsave {name}\nq\n")
        assert outcome.code == 0, name
        assert outcome.out.count("Not saved: ") == 1, name
    for name in [*names, "", "missing", "-"]:
        outcome = run("play", "--resume", name)
        assert one_line(outcome), name
    assert before == {name: os.lstat(tmp_path / name).st_mode for name in before}
    assert stat.S_ISCHR(os.lstat("/dev/null").st_mode)
    assert (tmp_path / "file").read_text() == "work"
    assert not list(tmp_path.glob(".gobelin-*"))


# --- Disks and streams that fail


@posix
def test_a_file_that_cannot_grow_leaves_the_old_one_whole(tmp_path: Path) -> None:
    """As on a full disk: the old file stays, nothing else is left behind."""
    import resource

    path = tmp_path / "game.json"
    write({"old": True}, path)
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, limit[1]))
        with pytest.raises(CannotSave, match="File too large"):
            write({"new": "x" * 1000}, path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        signal.signal(signal.SIGXFSZ, handler)
    assert read(path) == {"old": True}
    assert [found.name for found in tmp_path.iterdir()] == ["game.json"]


def shell(line: str, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = line.replace("gobelin", " ".join(COMMAND))
    return subprocess.run(
        ["bash", "-c", command],
        input=typed,
        capture_output=True,
        env=ENVIRONMENT | environment,
        timeout=PATIENCE,
        check=False,
    )


@posix
def test_a_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    done = shell("ulimit -f 0; gobelin play --seed 1", b"1\n1\nq\n", GOBELIN_DATA=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith(b"gobelin: the game is not kept: cannot write ")
    assert done.stderr.count(b"\n") == 1
    assert b"Your turn: " in done.stdout
    assert b"is kept in" not in done.stdout


@posix
def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = shell("gobelin play --seed 1", b"1\n1\nq\n", GOBELIN_DATA=str(tmp_path / "file"))
    assert done.returncode == 2
    assert done.stderr.startswith(b"gobelin: the game is not kept: cannot make the folder ")
    assert done.stderr.count(b"\n") == 1


@posix
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("gobelin play --seed 1 >/dev/full", b"No space left on device"),
        ("gobelin components --json >/dev/full", b"No space left on device"),
        ("gobelin simulate --games 2 --json >/dev/full", b"No space left on device"),
        ("gobelin --version >/dev/full", b"No space left on device"),
        ("gobelin --help >/dev/full", b"No space left on device"),
        ("gobelin play --seed 1 >&-", b"stdout is closed"),
        ("gobelin components >&-", b"stdout is closed"),
        ("gobelin play --seed 1 <&-", b"stdin is closed"),
        ("gobelin replay - <&-", b"stdin is closed"),
        ("printf '1\\n\\xff\\n' | gobelin play --seed 1 >/dev/null", b"stdin is not text (UTF-8)"),
        ("printf '1\\n\\xff\\n' | LC_ALL=C gobelin play --seed 1 >/dev/null", b"stdin is not text (UTF-8)"),
        ("printf '\\xff' | gobelin replay -", b"it is not text (UTF-8)"),
        ("gobelin replay /dev/zero", b"is too large"),
    ],
)
def test_streams_that_fail_are_one_line(line: str, words: bytes) -> None:
    done = shell(line)
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith(b"gobelin: ")
    assert done.stderr.count(b"\n") == 1
    assert words in done.stderr
    assert done.stdout == b""


@posix
def test_a_closed_stderr_spoils_nothing() -> None:
    done = shell("gobelin simulate --games 2 --json 2>&-")
    assert done.returncode == 0
    assert json.loads(done.stdout)["results"]["games"] == 2
    assert shell("gobelin nonsense 2>&-").returncode == 2


@posix
def test_a_reader_who_leaves_during_a_game_is_quiet() -> None:
    done = shell("yes 1 | gobelin play --seed 1 | head -1")
    assert done.stderr == b""


def test_a_byte_order_mark_is_read_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bom.json"
    text = "\ufeff" + json.dumps(Game.new(2, 1).record())
    path.write_text(text, encoding="utf-8")
    assert run("replay", str(path)).code == 0
    assert run("replay", "-", typed=text).code == 0
    assert run("play", "--resume", str(path), typed="q\n").code == 0


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GOBELIN_DATA", str(tmp_path))
    assert games_folder() == tmp_path / "games"
    monkeypatch.delenv("GOBELIN_DATA")
    assert games_folder().is_absolute()
    assert games_folder().parent.name == "gobelin"
