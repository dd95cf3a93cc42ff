"""Names of tables and the secrets that open seats: letters and digits, so that one click selects them whole."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import string

ALPHABET = string.ascii_letters + string.digits
TABLE_LENGTH = 17  # 101 random bits: nobody guesses a table
TOKEN_LENGTH = 22  # 131 random bits: nobody guesses a seat

_TABLE = re.compile(f"[A-Za-z0-9]{{{TABLE_LENGTH}}}")


def new_table() -> str:
    """A name for a table. Nothing lists tables: whoever knows the name may watch."""
    return _drawn(TABLE_LENGTH)


def new_token() -> str:
    """The secret of a seat, of an invitation or of a table's owner. It is given away once and kept only hashed."""
    return _drawn(TOKEN_LENGTH)


def new_seed() -> int:
    """The 64 random bits of a game for which no seed was given."""
    return secrets.randbits(64)


def could_be_table(text: str) -> bool:
    """Whether this has the form of a table's name; others need no look into the database."""
    return _TABLE.fullmatch(text) is not None


def hashed(token: str) -> str:
    """What is stored of a token. It holds too many random bits to be found by trying, so one plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(token: str, stored: str) -> bool:
    """Whether the token is the one whose hash is stored; how long it takes tells nothing."""
    return hmac.compare_digest(hashed(token), stored)


def _drawn(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
