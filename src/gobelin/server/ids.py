"""Names of tables and the secrets that open seats: letters and digits, so that one click selects them whole."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import string

from gobelin.game.luck import draw_secret

ALPHABET = string.ascii_letters + string.digits
TABLE_LENGTH = 17  # 101 random bits: nobody guesses a table
TOKEN_LENGTH = 22  # 131 random bits: nobody guesses a seat
DEVICE_LENGTH = 10
CODE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's
CODE_LENGTH = 20
CODE_GROUP = 4
LOOKALIKES = str.maketrans("OIL", "011")

_TABLE = re.compile(f"[A-Za-z0-9]{{{TABLE_LENGTH}}}")


def new_table() -> str:
    """A name for a table. Nothing lists tables: whoever knows the name may watch."""
    return _drawn(TABLE_LENGTH)


def new_token() -> str:
    """The secret of a seat, of an invitation or of a table's owner. It is given away once and kept only hashed."""
    return _drawn(TOKEN_LENGTH)


def cookie_of(token: str) -> str:
    """What a browser keeps out of the page's sight, for the day when the page has forgotten the token. It does not
    tell the token, and opens nothing but the way back.
    """
    return hashed(f"cookie {token}")


def new_device() -> str:
    """A name for whatever holds a seat's secrets: it opens nothing."""
    return _drawn(DEVICE_LENGTH)


def new_recovery() -> str:
    """A code to write down: 100 random bits in groups, of letters and digits that are not taken for each other."""
    return _grouped("".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH)))


def recovery_of(text: str) -> str | None:
    """The code that somebody typed, however it was written; None if it is none."""
    code = "".join(text.upper().translate(LOOKALIKES).replace("-", " ").split())
    if len(code) != CODE_LENGTH or not set(code) <= set(CODE_ALPHABET):
        return None
    return _grouped(code)


def new_seed() -> str:
    """The secret of a game for which no seed was given: 256 random bits."""
    return draw_secret()


def could_be_table(text: str) -> bool:
    """Whether this has the form of a table's name; others need no look into the database."""
    return _TABLE.fullmatch(text) is not None


def hashed(token: str) -> str:
    """What is stored of a token. It holds too many random bits to be found by trying, so one plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(token: str, stored: str) -> bool:
    """Whether the token is the one whose hash is stored; how long it takes tells nothing."""
    return hmac.compare_digest(hashed(token), stored)


def _grouped(code: str) -> str:
    return "-".join(code[place : place + CODE_GROUP] for place in range(0, CODE_LENGTH, CODE_GROUP))


def _drawn(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
