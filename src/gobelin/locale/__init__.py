"""Words for everything the rules name, in the languages of the folders beside: `Words("en")`.

The rules speak in keys and arguments; `Words` makes sentences of them. docs/words.md says how, for other programs that
read the same files, and how to add a message or a language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gobelin.locale.bundles import WrongWords, languages
from gobelin.locale.hints import Hints

__all__ = ["Words", "WrongWords", "languages"]


class Words(Hints):
    """All words in one language, as one viewer of one table is spoken to."""

    @classmethod
    def seen_in(cls, view: Mapping[str, Any], lang: str = "en", people: Mapping[int, str] | None = None) -> Words:
        """For the viewer of `Game.view`, who is you, with the bots at that table; `people` may have names."""
        bots = {seat["seat"]: seat["bot"] for seat in view["players"] if seat["bot"]}
        return cls(lang, view["viewer"], bots, people)
