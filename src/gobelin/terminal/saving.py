"""Games kept in files: one file for each game, written at one stroke after every choice.

A saved game is its record with `seats`, who sits where, `date`, when it began, and `kept`, when it was written: the
newest game is found by what stands in the files, not by the file system, whose clock is coarse and whose times are lost
when files are copied.
"""

from __future__ import annotations

import json
import os
import secrets
import stat
from collections.abc import Callable, Sequence
from datetime import MAXYEAR, UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import platformdirs

from gobelin import Game
from gobelin.locale.system import reason_of

HUMAN: Final = "human"
RANDOM: Final = "random"


class CannotSave(Exception):
    """The game cannot be written there; the message with this key says why. A reason: the system's error."""

    def __init__(self, key: str, /, **arguments: str | Exception) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def describe(self, text: Callable[..., str]) -> str:
        """In words: `text` makes them of a key and arguments."""
        given = self.arguments.items()
        return text(
            self.key, **{name: reason_of(one, text) if isinstance(one, Exception) else one for name, one in given}
        )


# --- Where games are kept


def games_folder() -> Path:
    """The folder of the games that keep themselves; GOBELIN_DATA names another data folder."""
    named = os.environ.get("GOBELIN_DATA")
    return (Path(named) if named else platformdirs.user_data_path("gobelin", appauthor=False)) / "games"


def new_file() -> Path:
    """A name for the file of a new game."""
    while True:
        path = games_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(2)}.json"
        if not path.exists():
            return path


def newest_unfinished() -> Path | None:
    """The unfinished game written last; a damaged file comes first, so that nobody plays an older game by mistake."""
    saved = [one for one in map(Saved, _files()) if not one.finished]
    return max(saved, key=lambda one: one.rank).path if saved else None


def _files() -> list[Path]:
    """What may be games that kept themselves."""
    return [path for path in games_folder().glob("*.json") if path.is_file()]


class Saved:
    """What the file of a game tells about its place among all games."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.finished = self.damaged = False
        self.kept = self.began = LONG_AGO
        try:
            document = json.loads(path.read_text(encoding="utf-8"))
            self.finished = document.get("result") is not None
            self.kept = _moment(document.get("kept"))
            self.began = _moment(document.get("date"))
        except (OSError, ValueError, TypeError, AttributeError, RecursionError):
            self.damaged = True

    @property
    def rank(self) -> tuple[bool, datetime, datetime, str]:
        """The higher, the newer. Games of programs that did not write `kept` are older than all others."""
        return self.damaged, self.kept, self.began, self.path.name


LONG_AGO: Final = datetime.min.replace(tzinfo=UTC)


def _moment(text: str | None) -> datetime:
    if text is None:
        return LONG_AGO
    moment = datetime.fromisoformat(text)
    if moment.year == MAXYEAR:
        raise ValueError(f"{text}: nothing could come after it")
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def file_named(name: str) -> Path:
    """The ordinary file somebody means, there already or not; CannotSave says what is in the way."""
    if not name:
        raise CannotSave("save-empty")
    if "\0" in name:
        raise CannotSave("save-nul")
    try:
        path = Path(os.path.realpath(Path(name).expanduser()))
        _look_for_obstacles(path, name)
    except (OSError, RuntimeError, UnicodeError) as error:
        raise CannotSave("save-cannot-write", name=name, reason=error) from error
    if name.endswith(("/", os.sep)):
        raise CannotSave("save-folder-name", name=name)
    return path


def _look_for_obstacles(path: Path, name: str) -> None:
    """CannotSave where nothing can be written to a path, which is called `name`: only ordinary files are replaced."""
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        if not path.parent.is_dir():
            raise CannotSave("save-no-folder", name=name, folder=str(path.parent)) from None
    else:
        if stat.S_ISDIR(mode):
            raise CannotSave("save-folder", name=name)
        if not stat.S_ISREG(mode):
            raise CannotSave("save-not-ordinary", name=name)
    if not os.access(path.parent, os.W_OK):
        raise CannotSave("save-locked-folder", name=name, folder=str(path.parent))


# --- Writing


def write(document: dict[str, Any], path: Path) -> None:
    """Write at one stroke: whatever goes wrong, the file there is whole, the old one or the new one."""
    beside = path.with_name(f".gobelin-{secrets.token_hex(8)}.part")
    try:
        _look_for_obstacles(path, str(path))
        try:
            with open(beside, "x", encoding="utf-8") as file:
                file.write(json.dumps(document) + "\n")
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotSave("save-cannot-write", name=str(path), reason=error) from error


class Keeper:
    """Keeps one game in its own file, and writes copies of it."""

    def __init__(self, kinds: Sequence[str], path: Path | None = None, saved: dict[str, Any] | None = None) -> None:
        """`kinds`: who sits at each seat. `path`: the game's own file, if not a new one among all games.

        `saved`: the document the game was read from, whose names and date stay.
        """
        saved = saved or {}
        self.seats: list[dict[str, str]] = saved.get("seats") or [{"kind": kind} for kind in kinds]
        self.date: str = saved.get("date") or datetime.now().astimezone().isoformat(timespec="seconds")
        self.kept: datetime | None = None  # when it was written last
        self.path = path
        self.named = False  # by the person: such a file is written even if no choice was made
        self.trouble: CannotSave | None = None  # why the game is not kept as it stands
        self._written: set[Path] = set() if path is None else {path}

    def document(self, game: Game) -> dict[str, Any]:
        self.kept = self._now()
        return {
            **game.record(),
            "seats": self.seats,
            "date": self.date,
            "kept": self.kept.isoformat(timespec="microseconds"),
        }

    def _now(self) -> datetime:
        """Later than all writing before it, even where the clock stands or was put back."""
        if self.kept is None:
            self.kept = max((saved.kept for saved in map(Saved, _files())), default=LONG_AGO)
        return max(datetime.now(UTC), self.kept + timedelta(microseconds=1))

    def keep(self, game: Game) -> None:
        """Write the game's own file; `trouble` says what went wrong."""
        self.trouble = None
        try:
            if self.path is None:
                path = new_file()
                path.parent.mkdir(parents=True, exist_ok=True)
            else:
                path = self.path
            write(self.document(game), path)
        except OSError as error:
            self.trouble = CannotSave("save-no-new-folder", folder=str(games_folder()), reason=error)
        except CannotSave as error:
            self.trouble = error
        else:
            self.path = path
            self._written.add(path)

    def keep_at(self, path: Path) -> None:
        """From now on the game is kept in this file."""
        self.path = path
        self.named = True
        self._written.add(path)

    def would_overwrite(self, path: Path) -> bool:
        """Whether something is there that is not this very game."""
        return path not in self._written and os.path.lexists(path)

    def copy_to(self, game: Game, path: Path) -> None:
        """The game as it stands, once, in another file."""
        write(self.document(game), path)
        self._written.add(path)
