"""The version of the rules: raised whenever the same set-up, seed and choices may mean another game.

A changed rule does that, and so does a question asked where none was, or options in another order. A new way to look at
a game, a faster way to play it or another word for an event does not.

1  the first
2  landmarks beside the mat by choice (BUILD-5), Socialism looks at foremost tokens and ghosts (D-89), equal cards of a
   hand are a question (G-05)
3  luck from a keyed stream: a seed deals other cards than before
"""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 3
FIRST_WITH_KEYS: Final = 3  # a seed means another deal in the versions before
