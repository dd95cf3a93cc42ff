"""What people write, as it is kept."""

from __future__ import annotations

import pytest

from gobelin.documents.texts import is_plain, one_line

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
HEART_ON_FIRE = "\u2764\ufe0f\u200d\U0001f525"
WALES = "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"


@pytest.mark.parametrize("text", ["Zoë", FAMILY, HEART_ON_FIRE, WALES, PERSIAN, f"{FAMILY} and {WALES}"])
def test_signs_of_several_characters_stay_whole(text: str) -> None:
    assert one_line(text) == text
    assert is_plain(text)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (" two\n\tlines ", "two lines"),
        ("\x00\u202eturned\u202c", "turned"),
        ("\u200d", ""),
        ("a\u200d b", "a b"),
        ("\U000e0067hidden\U000e007f", "hidden"),
        ("\ufeff\u2066x\u2069", "x"),
    ],
)
def test_what_shows_nothing_goes(text: str, kept: str) -> None:
    assert one_line(text) == kept


@pytest.mark.parametrize("text", ["two\nlines", "\u202eturned", "\U000e0067"])
def test_what_is_not_plain(text: str) -> None:
    assert not is_plain(text)
