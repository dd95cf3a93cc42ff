"""The language of a run, and its words: `say("error-extra", words="x")`.

Chosen by --lang, wherever it stands on the line, else by the environment, else English. Words are read when the first
of them is said, so that commands which say nothing start as quickly as without them.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from gobelin.rules.engine.quoting import quoted

if TYPE_CHECKING:
    from gobelin.documents import View
    from gobelin.locale import Words
    from gobelin.locale.bundles import Value

ENGLISH: Final = "en"
LANGUAGE_OPTION: Final = "--lang"
VARIABLES: Final = ("GOBELIN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set counts

_language = ENGLISH


class BadInput(Exception):
    """Something the person typed cannot be used: one line on stderr, exit code 2. `key`: the message that says so.

    An argument may be an exception: it is put into words, too.
    """

    def __init__(self, key: str, /, **arguments: Value | Exception) -> None:
        super().__init__(say(key, **{name: _value_in_words(value) for name, value in arguments.items()}))


def _value_in_words(value: Value | Exception) -> Value:
    return describe_error(value) if isinstance(value, Exception) else value


def describe_error(error: Exception) -> str:
    """What an error says, in the language of this run; some errors of the library have only an English sentence."""
    from gobelin.errors import GobelinError, cause_of
    from gobelin.locale.system import reason_of

    if not isinstance(error, GobelinError):
        return reason_of(error, say)
    if not error.key:
        return say("error-library", reason=str(error))
    facts = dict(error.facts)
    cause = cause_of(error)
    if "reason" in facts and isinstance(cause, OSError | GobelinError):  # which has words, too
        facts["reason"] = describe_error(cause)
    return say(f"error-{error.key}", **facts)


def say(key: str, /, **arguments: Value) -> str:
    """A message in the language of this run."""
    from gobelin.locale.bundles import bundle

    return bundle(_language).format(key, arguments)


def words(view: View | None = None) -> Words:
    """All words in the language of this run: for the viewer of a view, or for nobody in particular."""
    from gobelin.locale import Words

    return Words(_language) if view is None else Words.seen_in(view, _language)


def choose_language(arguments: Sequence[str]) -> list[str]:
    """Set the language of this run; returns the arguments without --lang."""
    global _language  # noqa: PLW0603 (a run speaks one language)
    _language = _language_of_environment()
    left, wanted = _take_out_language(arguments)
    if wanted is not None:
        from gobelin.locale import languages

        if wanted not in languages():
            raise BadInput("error-language", lang=quoted(wanted), languages=", ".join(languages()))
        _language = wanted
    return left


def _take_out_language(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """The arguments without --lang, and the language it asks for; the last one counts."""
    left: list[str] = []
    wanted: str | None = None
    todo = list(arguments)
    while todo:
        argument = todo.pop(0)
        if argument == "--":  # no options follow
            return [*left, argument, *todo], wanted
        name, given, value = argument.partition("=")
        if name != LANGUAGE_OPTION:
            left.append(argument)
        elif given:
            wanted = value
        elif todo:
            wanted = todo.pop(0)
        else:
            raise BadInput("error-value-missing", option=LANGUAGE_OPTION)
    return left, wanted


def _language_of_environment() -> str:
    """`fr_FR.UTF-8` is French; English if a language has no translation."""
    named = next(filter(None, map(os.environ.get, VARIABLES)), ENGLISH)
    lang = named.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    if lang in (ENGLISH, "c", "posix"):
        return ENGLISH
    from gobelin.locale import languages

    return lang if lang in languages() else ENGLISH
