"""Writes src/generated/luck_vectors.json: luck as Python computes it, for the tests of the page."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from gobelin import Game
from gobelin.game import luck

SECRET = "0f" * 32
SHARES = ["ab" * 32, None, "07" * 32]


def vectors() -> dict[str, object]:
    """The same in every run."""
    setups = [
        dict(Game.new(players, 1, **options).record()["setup"])
        for players, options in ((2, {}), (3, {"without": ["trap"], "start_bonus": True}), (1, {"level": 3}))
    ]
    setups.append(
        {"title": "Zo\u00eb \U0001f9f5\x7f", "empty": [], "none": None, "nested": {"b": 1, "a": [True, None]}}
    )
    return {
        "secret": SECRET,
        "shares": SHARES,
        "blake2b": [hashed(length, key) for length in (0, 1, 127, 128, 129, 300) for key in (0, 32, 64)],
        "seals": [None if share is None else luck.seal(share) for share in SHARES],
        "joint": luck.joint_seed(SECRET, SHARES),
        "alone": luck.joint_seed(SECRET, [None, None]),
        "setups": [
            {"setup": setup, "host": luck.commit_host(SECRET, setup), "seed": luck.commit(SECRET, setup),
             "number": luck.commit(42, setup)}
            for setup in setups
        ],
    }  # fmt: skip


def hashed(length: int, key: int) -> dict[str, object]:
    data = bytes(number % 251 for number in range(length))
    digest = hashlib.blake2b(data, digest_size=32, key=bytes(range(key)), person=b"gobelin test 1").hexdigest()
    return {"length": length, "key": key, "digest": digest}


if __name__ == "__main__":
    target = Path(__file__).resolve().parent.parent / "src" / "generated" / "luck_vectors.json"
    target.write_text(json.dumps(vectors(), indent=2) + "\n", encoding="utf-8")
