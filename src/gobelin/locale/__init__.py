"""Words for everything the rules name, in the languages of the folders beside: `Words("en")`.

The rules speak in keys and arguments; `Words` makes sentences of them. docs/words.md says how, for other programs that
read the same files, and how to add a message or a language.
"""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.documents import View
from gobelin.locale.arguments import Arguments
from gobelin.locale.bundles import WrongWords, languages
from gobelin.locale.effects import Effects
from gobelin.locale.events import Events
from gobelin.locale.explanations import Explanations
from gobelin.locale.hints import Hints
from gobelin.locale.mats import Mats
from gobelin.locale.names import Names
from gobelin.locale.options import Options
from gobelin.locale.reasons import Reasons

__all__ = ["Words", "WrongWords", "languages"]


class Words(Names):
    """All words in one language, as one viewer of one table is spoken to: the names, and a part for each subject."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.effects = Effects(self)
        self.explain = Explanations(self, self.effects)
        self.mats = Mats(self, self.effects)
        arguments = Arguments(self, self.effects)
        self.reasons = Reasons(self, self.effects, self.explain, arguments)
        self.events = Events(self, self.effects, self.explain, self.reasons, arguments)
        self.options = Options(self, self.effects, self.explain, arguments)
        self.hints = Hints(self, self.effects, arguments)
        # What most programs need, in short
        self.effect = self.effects.describe
        self.event, self.narrate = self.events.describe, self.events.narrate
        self.prompt, self.option = self.options.prompt, self.options.describe

    @classmethod
    def seen_in(cls, view: View, lang: str = "en", people: Mapping[int, str] | None = None) -> Words:
        """For the viewer of `Game.view`, who is you, with the bots at that table; `people` may have names."""
        bots = {seat["seat"]: seat["bot"] for seat in view["players"] if seat["bot"]}
        return cls(lang, view["viewer"], bots, people or {}, view["map"])
