"""What a language lacks beside English: `gobelin locale --check`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from gobelin.locale import bundles, glance
from gobelin.locale.bundles import Value
from gobelin.locale.checking import SOURCE, Patterns, arguments_of, patterns, used_by

SAME: Final = "same.toml"  # the words that are rightly the same in a language as in English
ENGLISH: Final = frozenset(
    ("the", "of", "and", "with", "you", "your", "from", "which", "each", "this", "that", "its", "is", "are", "than")
)
CATEGORIES: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
COUNTED: Final = (*range(1000), 0.5, 1.5)  # whoever counts further than that says it in the last form of all


@dataclass(frozen=True)
class Finding:
    """Something to be mended. `kind` names the message that says it, locale-KIND, `words` are its arguments."""

    kind: str
    words: Mapping[str, Value]


def categories(lang: str) -> set[str]:
    """The forms that numbers take in a language: one, few, many, other."""
    form = Locale.parse(lang).plural_form
    return {form(number) for number in COUNTED} | {"other"}


def allowed_words(lang: str) -> set[str]:
    """Words that may be the same as in English."""
    listed: dict[str, list[str]] = tomllib.loads((Path(__file__).parent / SAME).read_text(encoding="utf-8"))
    return set(listed.get(lang, ()))


def findings(lang: str) -> list[Finding]:
    """All that is missing or wrong in a language, file by file."""
    try:
        there = patterns(bundles.FOLDER / lang)
    except ValueError as error:  # not Fluent, or a message that stands there twice
        return [Finding("broken", {"file": lang, "reason": str(error)})]
    english = patterns(bundles.FOLDER / SOURCE)
    found = list(_find_missing(lang, english, there))
    forms, same = categories(lang), allowed_words(lang)
    for key in sorted(english.keys() & there.keys(), key=lambda key: (there[key][0], key)):
        place: dict[str, Value] = {"file": f"{lang}/{there[key][0]}.ftl", "key": key}
        found += [Finding(kind, place | words) for kind, words in _compare(key, english, there, forms)]
        if lang != SOURCE:
            found += [Finding(kind, place | words) for kind, words in _find_english(key, english, there, same)]
    return found + _compare_glance(lang)


def _compare_glance(lang: str) -> list[Finding]:
    """The first block of the rules at a glance that is built otherwise than in English."""
    file = f"{lang}/{glance.NAME}"
    try:
        there = glance.blocks(lang)
    except FileNotFoundError:
        return [Finding("missing", {"file": lang, "key": glance.NAME})]
    english = glance.blocks(SOURCE)
    for original, block in zip_longest(english, there):
        if original is None or block is None or original.shape != block.shape:
            one = block or original
            assert one is not None
            return [Finding("glance", {"file": file, "words": one.text[:60]})]
    return []


def _find_missing(lang: str, english: Patterns, there: Patterns) -> Iterator[Finding]:
    """Messages that are not there, or where they do not belong."""
    for key, (subject, _) in sorted(english.items(), key=lambda one: (one[1][0], one[0])):
        if key not in there:
            yield Finding("missing", {"file": f"{lang}/{subject}.ftl", "key": key})
    for key, (subject, _) in sorted(there.items()):
        file = f"{lang}/{subject}.ftl"
        if key not in english:
            yield Finding("unknown", {"file": file, "key": key})
        elif english[key][0] != subject:
            yield Finding("elsewhere", {"file": file, "key": key, "other": f"{english[key][0]}.ftl"})


def _compare(key: str, english: Patterns, there: Patterns, forms: set[str]) -> Iterator[tuple[str, dict[str, Value]]]:
    """References that lead nowhere, other arguments than in English, and forms of numbers that are missing."""
    subject, pattern = there[key]
    for other in sorted(used_by(pattern).messages):
        if there.get(other, ("",))[0] != subject:
            yield "reference", {"other": other}
    with suppress(KeyError):  # a message it refers to is missing: found above, where it is referred to
        wanted, given = arguments_of(key, english), arguments_of(key, there)
        if wanted != given:
            yield "arguments", {"found": _variables(given), "wanted": _variables(wanted)}
    original, translated = Wording(english[key][1]), Wording(pattern)
    for argument, keys in translated.choices:
        counts = argument in original.counted or {"one", "other"} <= keys <= CATEGORIES
        if counts and forms - keys:
            yield "plural", {"argument": f"${argument}", "forms": ", ".join(sorted(forms - keys))}
    for argument in sorted(original.counted & translated.before_words - {name for name, _ in translated.choices}):
        yield "plain", {"argument": f"${argument}"}


def _find_english(
    key: str, english: Patterns, there: Patterns, same: set[str]
) -> Iterator[tuple[str, dict[str, Value]]]:
    """What is still English."""
    original, pattern = Wording(english[key][1]), Wording(there[key][1])
    for words in sorted(original.words & pattern.words - same):
        yield "same", {"words": words}
    left = ENGLISH & {word for words in pattern.words - original.words for word in words.lower().split()}
    if left:
        yield "english", {"words": ", ".join(sorted(left))}


def _variables(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "-"


class Wording(Visitor):
    """What a pattern says and chooses by."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.words: set[str] = set()  # of each stretch of text, where there are any of two letters or more
        self.choices: list[tuple[str, set[str]]] = []  # arguments it chooses by, with the names of the variants
        self.counted: set[str] = set()  # arguments it chooses by as English chooses by a number
        self.before_words: set[str] = set()  # arguments that a word follows: 3 cards
        self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        words = re.findall(r"[^\W\d_]+", node.value)
        if any(len(word) > 1 for word in words):
            self.words.add(" ".join(words))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.choices.append((node.selector.id.name, keys))
            if keys == {"one", "other"}:
                self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for element, following in zip(node.elements, node.elements[1:], strict=False):
            if (
                isinstance(element, ast.Placeable)
                and isinstance(element.expression, ast.VariableReference)
                and isinstance(following, ast.TextElement)
                and re.match(r"\s+[^\W\d_]*[^\W\d_A-Z]", following.value)  # no abbreviation: 3 VP
            ):
                self.before_words.add(element.expression.id.name)
        self.generic_visit(node)
