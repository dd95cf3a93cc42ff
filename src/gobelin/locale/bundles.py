"""The messages of one language: the .ftl files of its folder, read with Fluent.

`keys.MESSAGES` declares every message with its arguments. Formatting wants exactly these: a key that is missing, an
argument too few or too many, or anything else Fluent complains of is a mistake in the program and raises `WrongWords`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from gobelin.errors import GobelinError
from gobelin.locale.generated.keys import MESSAGES, SUBJECTS
from gobelin.rules.engine.quoting import quoted

Value = str | int | float

FOLDER: Final = Path(__file__).parent
REMEMBERED: Final = 8192  # formatted messages: most are said again and again
LONGEST: Final = 900  # characters of an argument: Fluent refuses more than 1000


class WrongWords(GobelinError):
    """There are no words in this language; or a message is missing, or was not given the arguments it declares."""


def languages() -> list[str]:
    """The languages there are words in."""
    return sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))


class Bundle:
    """All messages of a language, formatted on demand and remembered.

    A file is read when the first of its messages is wanted: all of them take a fifth of a second.
    """

    def __init__(self, lang: str) -> None:
        if lang not in languages():
            raise WrongWords(f"there are no words in {quoted(lang)}, only in {', '.join(languages())}")
        from fluent.runtime import FluentBundle  # slow to import: it waits for the first word somebody wants

        self._folder = FOLDER / lang
        self._fluent = FluentBundle([lang], use_isolating=False)  # isolating marks would spoil columns and tests
        self._read: set[str] = set()
        self._format = lru_cache(REMEMBERED)(self._format_anew)

    def format(self, key: str, arguments: Mapping[str, Value]) -> str:
        """The message `key`, or `key.attribute`, with these arguments."""
        return self._format(key, tuple(arguments.items()))

    def _format_anew(self, key: str, arguments: tuple[tuple[str, Value], ...]) -> str:
        given = dict(arguments)
        if key not in MESSAGES:
            raise WrongWords(f"there is no message {key}")
        if set(given) != set(MESSAGES[key]):
            raise WrongWords(f"{key} wants {sorted(MESSAGES[key])}, not {sorted(given)}")
        name, _, attribute = key.partition(".")
        self._read_subject(SUBJECTS[name])
        try:
            message = self._fluent.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
        except LookupError:
            pattern = None
        if pattern is None:
            raise WrongWords(f"{key} is not translated: gobelin locale --check {self._folder.name}")
        text, errors = self._fluent.format_pattern(pattern, {name: _cut(value) for name, value in given.items()})
        if errors:
            raise WrongWords(f"{key}: {errors}")
        return str(text)

    def _read_subject(self, subject: str) -> None:
        """The file of a subject. Its messages refer to each other only, so that it needs no other file."""
        if subject in self._read:
            return
        from fluent.runtime import FluentResource

        path = self._folder / f"{subject}.ftl"
        if path.exists():
            self._fluent.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self._read.add(subject)


def _cut(value: Value) -> Value:
    """What somebody typed, the name of a file above all, without its middle where it is long."""
    if not isinstance(value, str) or len(value) <= LONGEST:
        return value
    half = LONGEST // 2 - 2
    return f"{value[:half]}...{value[-half:]}"


@cache
def bundle(lang: str) -> Bundle:
    return Bundle(lang)
