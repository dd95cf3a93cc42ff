"""A study: many games of one bot, kept in one file that can be resumed after whatever stopped it.

The file is gzip: `zcat` shows a line of JSON that says what is studied, then a line for each game, in the order of the
seeds. Games are added as whole members at its end, so that a run that dies in the middle of writing leaves nothing but
a torn end, which the next one cuts off.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, astuple, dataclass
from pathlib import Path
from typing import IO, Any, Final

from gobelin import bots
from gobelin.errors import BadRecord, GobelinError
from gobelin.game.game import Game
from gobelin.game.options import make_options
from gobelin.game.records import RECORD_FORMAT, RECORD_VERSION
from gobelin.lab.games import Bots, choose_start_cards
from gobelin.machine import garbage
from gobelin.rules.engine.actions import TEXTS
from gobelin.rules.engine.options import options_document
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.engine.state import SOURCES
from gobelin.rules.engine.version import RULES_VERSION
from gobelin.rules.printed.names import CIVILIZATIONS, FACE_DOWN, TAPESTRIES

try:
    import fcntl
except ImportError:  # not on every system: there nobody is kept from writing to a study twice at a time
    fcntl = None  # type: ignore[assignment]

STUDY_FORMAT: Final = "gobelin-study"
STUDY_VERSION: Final = 1
CHUNK: Final = 1 << 16
LARGEST_MEMBER: Final = 256 << 20  # bytes of text; some hundred games have a thousandth of it


class BadStudy(GobelinError, ValueError):
    """The file is no study, or damaged, or one of another kind."""


@dataclass
class Plan:
    """What is studied: the games of one bot on all seats, game i with the seed `seed` + i.

    Start cards are kept at random, so that every civilization and mat is met equally often. `rules` is the version of
    the rules: a study goes on with no other.
    """

    bot: str
    players: int = 2
    seed: int = 0
    start_bonus: bool = False
    rules: int = RULES_VERSION

    def document(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Sitting:
    """One player of a game: start cards, points by source, the tapestry cards that came into the hand, those played.

    A card stands there as often as it came; those played in the order in which they lie on the mat.
    """

    civilization: int
    capital: int
    sources: list[int]
    held: list[int]
    played: list[int]


@dataclass
class StudyGame:
    """A game of a study: integers of the action space for choices, scores, winners, and each player's figures."""

    seed: int
    choices: list[int]
    scores: list[int]
    winners: list[int]
    sittings: list[Sitting]

    def line(self) -> str:
        seats = [astuple(sitting) for sitting in self.sittings]
        game = {
            "seed": self.seed, "scores": self.scores, "winners": self.winners, "seats": seats, "choices": self.choices,
        }  # fmt: skip
        return json.dumps(game, separators=(",", ":"))

    @classmethod
    def read(cls, line: str | bytes, players: int) -> StudyGame:
        """The game of a line; ValueError if it is none."""
        try:
            game = json.loads(line)
            sittings = [Sitting(*seat) for seat in game["seats"]]
            played = cls(game["seed"], game["choices"], game["scores"], game["winners"], sittings)
        except (KeyError, TypeError, RecursionError) as error:
            raise ValueError(f"no game: {error}") from error
        if not (
            len(played.scores) == len(sittings) == players
            and _numbers(played.scores)
            and _numbers(played.winners, players)
            and played.winners
            and _numbers(played.choices, len(TEXTS))
            and all(_in_order(sitting) for sitting in sittings)
        ):
            raise ValueError("not the figures of a game")
        return played


def _numbers(values: Any, below: int | None = None) -> bool:
    """A list of whole numbers, from 0 and below a limit if there is one."""
    if not isinstance(values, list):
        return False
    return all(type(value) is int and (below is None or 0 <= value < below) for value in values)


def _in_order(sitting: Sitting) -> bool:
    return (
        _numbers([sitting.civilization], len(CIVILIZATIONS))
        and _numbers([sitting.capital])
        and _numbers(sitting.sources)
        and len(sitting.sources) == len(SOURCES)
        and _numbers(sitting.held, len(TAPESTRIES))
        and _numbers(sitting.played, len(TAPESTRIES))
    )


# --- Playing


@dataclass
class Task:
    """One game of a plan."""

    plan: Plan
    seed: int


@garbage.pause_gc()
def play_task(task: Task) -> StudyGame:
    """Play a game: the same for the same plan and seed, in every process and build."""
    plan, seed = task.plan, task.seed
    game = Game.new(plan.players, seed, start_bonus=plan.start_bonus, log=False)
    choose_start_cards(game, random.Random(f"start {seed}"))
    start = [(who.civilizations[0], who.capital) for who in game.state.players]
    hands: list[tuple[int, ...]] = [()] * plan.players
    held: list[Counter[int]] = [Counter() for _ in start]

    def watch_hands(_player: int) -> None:
        for seat, who in enumerate(game.state.players):
            if who.hand is not hands[seat]:
                held[seat] += Counter(who.hand) - Counter(hands[seat])
                hands[seat] = who.hand

    Bots(game, [plan.bot] * plan.players, [bots.make(plan.bot, seed * 8 + seat) for seat in range(plan.players)]).play(
        watch_hands
    )
    sittings = []
    for seat, who in enumerate(game.state.players):
        laid = [card for cards in who.mat for card in cards if card < FACE_DOWN]  # they stay where they were played
        came = held[seat] | Counter(laid)  # some are played before anybody is asked anything
        points = who.stats[: len(SOURCES)]
        sittings.append(Sitting(*start[seat], points, sorted(came.elements()), laid))
    return StudyGame(seed, game.choices, game.scores, game.winners, sittings)


# --- The file


class Study:
    """A study in its file. Use it as a context: whoever has opened it for writing keeps others from doing so."""

    def __init__(self, path: Path, plan: Plan, saved: int, end: int) -> None:
        self.path = path
        self.plan = plan
        # Games in the file, where the last of them ends, and lines to be saved: one value, so that Ctrl-C at any moment
        # finds all of it before a save or after it
        self._state: tuple[int, int, list[str]] = (saved, end, [])
        self._file: IO[bytes] | None = None

    @property
    def games(self) -> int:
        """How many were played, those not yet saved included."""
        saved, _, waiting = self._state
        return saved + len(waiting)

    # --- Reading

    @classmethod
    def read(cls, path: Path) -> Study:
        """The study of a file; BadStudy if it is none, OSError if there is no such file."""
        plan = None
        games = end = 0
        for lines, end in _members(path):  # noqa: B007 (where the last whole one ends)
            if plan is None:
                plan = _plan_of(path, b"".join(lines[:1]))
                del lines[:1]
            games += len(lines)
        if plan is None:
            raise no_study(path, "it is empty or torn")
        return cls(path, plan, games, end)

    def read_games(self) -> Iterator[StudyGame]:
        """The games that are saved, in order."""
        number = 0
        for place, (lines, _) in enumerate(_members(self.path)):
            for line in lines[1:] if place == 0 else lines:
                number += 1
                try:
                    game = StudyGame.read(line, self.plan.players)
                except ValueError as error:
                    raise self._damaged(number, str(error)) from error
                if game.seed != self.plan.seed + number - 1:
                    raise self._damaged(number, f"it has the seed {game.seed}")
                yield game

    def _damaged(self, number: int, why: str) -> BadStudy:
        wrong = BadStudy(f"{self.path} is damaged: game {number}: {why}")
        return wrong.with_key("study-damaged-game", name=str(self.path), game=number)

    def record(self, number: int) -> dict[str, Any]:
        """The record of a game, from 1 on."""
        for at, game in enumerate(self.read_games(), 1):
            if at == number:
                setup = {"players": self.plan.players, "start_bonus": self.plan.start_bonus}
                return {
                    "format": RECORD_FORMAT,
                    "version": RECORD_VERSION,
                    "rules": self.plan.rules,
                    "setup": options_document(make_options(setup)),
                    "seed": game.seed,
                    "choices": [TEXTS[action] for action in game.choices],
                    "result": {"scores": game.scores, "winners": game.winners},
                }
        wrong = BadRecord(f"no such game in {self.path}: {quoted(number)} (there are {self.games})")
        raise wrong.with_key("study-game", name=str(self.path), games=self.games, value=quoted(number))

    # --- Writing

    @classmethod
    def begin(cls, path: Path, plan: Plan) -> Study:
        """A new study; the file is there at once and whole."""
        header = {"format": STUDY_FORMAT, "version": STUDY_VERSION, **plan.document()}
        fresh = path.with_name(path.name + ".new")
        fresh.write_bytes(_member([json.dumps(header)]))
        fresh.replace(path)
        return cls.resume(path)

    @classmethod
    def resume(cls, path: Path) -> Study:
        """A study that games can be added to; a torn end is cut off."""
        file = path.open("r+b")
        try:
            if fcntl is not None:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError as error:
                    wrong = BadStudy(f"{path} is being written by another run")
                    raise wrong.with_key("study-busy", name=str(path)) from error
            study = cls.read(path)
            rules = study.plan.rules
            if rules != RULES_VERSION:
                raise BadStudy(
                    f"{path} has games by version {rules} of the rules: this is version {RULES_VERSION}"
                ).with_key("study-rules", name=str(path), made=rules, rules=RULES_VERSION)
        except BaseException:
            file.close()
            raise
        study._file = file
        return study

    def tasks(self, games: int) -> Iterator[Task]:
        """The games that are missing until there are so many."""
        for number in range(self.games, games):
            yield Task(self.plan, self.plan.seed + number)

    def add(self, game: StudyGame) -> None:
        """The next game; `save` keeps it."""
        self._state[2].append(game.line())

    def save(self) -> None:
        """Write what was added; afterwards it survives whatever happens."""
        assert self._file is not None, "the study is not open for writing"
        saved, end, waiting = self._state
        if waiting:
            member = _member(waiting)
            self._file.seek(end)  # what may lie behind is torn: by a run that died, or by Ctrl-C in a save before
            self._file.truncate()
            self._file.write(member)
            self._file.flush()
            os.fsync(self._file.fileno())
            self._state = saved + len(waiting), end + len(member), []

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def __enter__(self) -> Study:
        return self

    def __exit__(self, *error: object) -> None:
        with suppress(OSError):
            self.close()


def no_study(path: Path, why: str) -> BadStudy:
    return BadStudy(f"{path} is damaged or no study: {why}").with_key("study-damaged", name=str(path))


def _member(lines: list[str]) -> bytes:
    return gzip.compress(("\n".join(lines) + "\n").encode(), 9, mtime=0)


def _members(path: Path) -> Iterator[tuple[list[bytes], int]]:
    """The lines of every whole member, and where it ends. What is torn at the end of the file is left out."""
    with path.open("rb") as file:
        inflate = zlib.decompressobj(wbits=31)
        text = bytearray()
        left = b""
        while chunk := left or file.read(CHUNK):
            try:
                text += inflate.decompress(chunk, LARGEST_MEMBER)
            except zlib.error as error:
                raise no_study(path, str(error)) from error
            if len(text) >= LARGEST_MEMBER:
                raise no_study(path, "it is too large")
            left = b""
            if inflate.eof:
                left = inflate.unused_data
                yield bytes(text).splitlines(), file.tell() - len(left)
                inflate = zlib.decompressobj(wbits=31)
                text.clear()


def _plan_of(path: Path, line: bytes) -> Plan:
    """What is studied, from the first line of a file."""
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or header.get("format") != STUDY_FORMAT:
        raise no_study(path, "its first line is not that of a study")
    if header.get("version") != STUDY_VERSION:
        version = quoted(header.get("version"))
        wrong = BadStudy(f"{path} is a study of version {version}; this program reads version {STUDY_VERSION}")
        raise wrong.with_key("study-version", name=str(path), version=version)
    bot, bonus = header.get("bot"), header.get("start_bonus")
    numbers: list[Any] = [header.get(name) for name in ("players", "seed", "rules")]
    if not isinstance(bot, str) or not isinstance(bonus, bool) or not _numbers(numbers) or not 2 <= numbers[0] <= 5:
        raise no_study(path, "its first line does not say what is studied")
    players, seed, rules = numbers
    return Plan(bot, players, seed, bonus, rules)
