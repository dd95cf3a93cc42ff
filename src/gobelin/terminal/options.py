"""What a person may type for an option."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import cast

from gobelin import Decision, Game
from gobelin.documents import AskedNow, View


def view_with(game: Game, decision: Decision) -> View:
    """The table as the one who decides sees it, with this decision: of several who choose at once, this one."""
    asked = {
        "player": decision.player, "kind": decision.kind, "source": decision.source, "about": decision.about,
    }  # fmt: skip
    return {**game.view(decision.player), "decision": cast(AskedNow, asked)}


def find_options(typed: str, texts: Sequence[str], words: Sequence[str]) -> list[int]:
    """The options somebody may mean: by number, by text, by the end of the text (a plot), by how it begins,
    or by a word of how it is called.

    A number alone is always the number in the list, never a tile or a capital that has it, too.
    """
    wanted = normalize(typed).replace("_", " ")
    if wanted.isdecimal():
        return [n for n in range(len(texts)) if str(n + 1) == wanted.lstrip("0")]
    plain = [text.replace("_", " ") for text in texts]
    called = [normalize(word) for word in words]
    tests: tuple[Callable[[int], bool], ...] = (
        lambda n: wanted == plain[n] or wanted == called[n],
        lambda n: plain[n].endswith(f" {wanted}"),
        lambda n: f" {wanted} " in f"{plain[n]} ",
        lambda n: plain[n].startswith(wanted) or called[n].startswith(wanted),
        lambda n: any(part.startswith(wanted) for part in plain[n].split()),
        lambda n: wanted in re.findall(r"\w{3,}", called[n]),
    )
    for test in tests:
        found = [n for n in range(len(texts)) if test(n)]
        if found:
            return found
    return []


def normalize(words: str) -> str:
    """Words as a keyboard writes them: small letters, straight apostrophes, single spaces that may break."""
    return " ".join(words.lower().replace("’", "'").split())
