from __future__ import annotations

import math

import pytest

from gobelin.server import ids


def test_names_hold_the_promised_bits_and_nothing_a_shell_or_address_minds() -> None:
    assert ids.TABLE_LENGTH * math.log2(len(set(ids.ALPHABET))) >= 96
    assert ids.TOKEN_LENGTH * math.log2(len(set(ids.ALPHABET))) >= 128
    assert len(ids.new_table()) == ids.TABLE_LENGTH
    assert len(ids.new_token()) == ids.TOKEN_LENGTH
    drawn = "".join(ids.new_token() for _ in range(500))
    assert set(drawn) == set(ids.ALPHABET)  # every letter is drawn, and no other
    assert len({ids.new_table() for _ in range(500)}) == 500
    seeds = {ids.new_seed() for _ in range(200)}
    assert len(seeds) == 200
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


def test_only_the_hash_of_a_token_opens() -> None:
    token = ids.new_token()
    stored = ids.hashed(token)
    assert token not in stored
    assert ids.opens(token, stored)
    assert not ids.opens(ids.new_token(), stored)
    assert not ids.opens(stored, stored)  # a stolen database opens no seat
    assert not ids.opens("\ud800é", stored)  # whatever stood in a JSON string


@pytest.mark.parametrize(
    "text", ["", "../../etc/passwd", "a" * 16, "a" * 18, "a" * 16 + "-", "é" * 17, "a" * 17 + "\n"]
)
def test_what_cannot_be_a_table(text: str) -> None:
    assert ids.could_be_table(ids.new_table())
    assert not ids.could_be_table(text)
