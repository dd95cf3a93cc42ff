"""A person at a terminal of a certain size, whose answers are given and whose screens are kept."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from rich.console import Console

from gobelin import Decision, Game
from gobelin.terminal.play import Quit, Session
from gobelin.terminal.saving import Keeper

TABLES: list[dict[str, Any]] = [
    {"players": 2}, {"players": 3}, {"players": 4}, {"players": 5}, {"players": 2, "shadow_empire": True},
    {"players": 1, "level": 1}, {"players": 1, "level": 4}, {"players": 1, "level": 6},
]  # fmt: skip


class Nowhere(Keeper):
    """Keeps nothing: these games are played for their screens."""

    def keep(self, game: Game) -> None:
        pass


class Screen:
    """What was printed up to a prompt, and what is asked there."""

    def __init__(self, printed: str, decision: Decision) -> None:
        self.rows = printed.splitlines()
        self.kind = decision.kind
        self.options = len(decision)


class Person(Session):
    """Plays with given answers; `screens` has what was on the screen at each prompt."""

    def __init__(
        self,
        game: Game,
        answer: Callable[[Decision], str],
        width: int = 80,
        height: int = 24,
        plain: bool = False,
        lang: str = "en",
    ) -> None:
        self.printed = io.StringIO()
        console = Console(
            file=self.printed, width=width, height=height, force_terminal=not plain, color_system=None, highlight=False
        )
        super().__init__(game, 0, console, Nowhere(["human"] + ["random"] * 4), plain, lang)
        self.answer = answer
        self.screens: list[Screen] = []

    def read(self, prompt: str = "> ") -> str:
        printed = self.printed.getvalue()
        self.printed.seek(0)
        self.printed.truncate()
        decision = next(one for one in self.game.decisions if one.player == self.seat)
        self.screens.append(Screen(printed, decision))
        return self.answer(decision)


def answers(lines: Iterable[str]) -> Callable[[Decision], str]:
    """One line after the other; then the person leaves."""
    left = iter(lines)

    def answer(_: Decision) -> str:
        typed = next(left, None)
        if typed is None:
            raise Quit
        return typed

    return answer


def typing(game: Game, *lines: str, width: int = 80, height: int = 24, plain: bool = False) -> list[Screen]:
    """The screens at all prompts when these lines are typed."""
    person = Person(game, answers(lines), width, height, plain)
    with suppress(Quit):
        person.run()
    return person.screens


def table(number: int) -> Game:
    return Game.new(seed=number, confirm_turns=True, **TABLES[number % len(TABLES)])


def whole_game(game: Game, seed: int, width: int, height: int, plain: bool = False, lang: str = "en") -> Person:
    """A game in which the person answers by chance, and advances while there is something to pay with."""
    chance = random.Random(seed)

    def answer(decision: Decision) -> str:
        if decision.kind == "turn" and chance.random() < 0.9:  # long games ask more
            return str(chance.randint(1, max(1, len(decision) - ("income" in decision))))
        return str(chance.randint(1, len(decision)))

    person = Person(game, answer, width, height, plain, lang)
    person.run()
    return person
