"""What people write: names, titles, lines of chat. Plain text of one line, in any script, with emoji whole."""

from __future__ import annotations

import re
from typing import Final

# Characters that show nothing by themselves but make one sign of several: joiners (families, letters of some scripts)
# and the tags behind a black flag that make it the one of a region. All other invisible ones go: they can turn a line
# around or hide something in it.
JOINERS: Final = "\u200c\u200d"
_FLAG: Final = "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
_SIGNS: Final = re.compile(f"{_FLAG}|.", re.DOTALL)


def one_line(text: str) -> str:
    """The text without what cannot be shown, its words apart by one space."""
    shown = "".join(sign if _is_shown(sign) else " " for sign in _SIGNS.findall(text))
    words = (word.strip(JOINERS) for word in shown.split())  # a joiner joins nothing at the edge of a word
    return " ".join(word for word in words if word)


def is_plain(text: str) -> bool:
    """Whether all of it can be shown in one line."""
    return all(map(_is_shown, _SIGNS.findall(text)))


def _is_shown(sign: str) -> bool:
    return len(sign) > 1 or sign in JOINERS or sign.isprintable()
