"""Was this game played with the luck that was promised? A record is checked against its seed and its commitments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gobelin.errors import BadRecord
from gobelin.game.game import Game
from gobelin.game.luck import commit_host, joint_seed, seal
from gobelin.game.records import beginning_of, result_of
from gobelin.rules.engine.options import options_document


@dataclass(frozen=True)
class Check:
    """One thing that was looked at, and whether it holds.

    `key`: seed, choices, result, commitment, written or noted; where people brought the luck together also host, seals
    or shares.
    """

    key: str
    ok: bool


@dataclass(frozen=True)
class Verification:
    """The result of all checks; true if all of them hold.

    `joint`: people made the luck together. `voided`: how many times they started over, if the record says so.
    """

    checks: tuple[Check, ...]
    joint: bool
    voided: int | None = None

    def __bool__(self) -> bool:
        return all(check.ok for check in self.checks)


def verify(record: Any, commitment: str | None = None, seals: Sequence[str | None] | None = None) -> Verification:
    """Play a record again with its seed and compare it with what was promised before the game.

    `commitment` is the one somebody wrote down when the game began, `seals` are those of all seats as they were before
    the reader's own share was opened. Without them, the record is only compared with itself. BadRecord if it is not a
    record, or one of rules that this version does not know.
    """
    game = Game.replay(beginning_of(record) if isinstance(record, dict) else record)
    if game.seed is None:
        return Verification((Check("seed", False),), joint=False)
    found = [Check("seed", True)]
    try:
        played = Game.replay(record | {"result": None})
    except BadRecord as error:
        if error.key != "record-choice":
            raise
        found.append(Check("choices", False))
    else:
        found.append(Check("choices", True))
        found.append(Check("result", record.get("result") == result_of(played.state)))
    own = game.commitment
    found.append(Check("commitment", record.get("commitment") == own))
    luck = record.get("luck")
    if commitment is not None:  # where people made the luck together, the host's was shown first
        promised = {own} if luck is None else {own, luck["commitment"]}
        found.append(Check("written", commitment.strip().lower() in promised))
    if seals is not None:
        found.append(Check("noted", luck is not None and luck["seals"] == list(seals)))
    if luck is None:
        return Verification(tuple(found), joint=False)
    host, shares = luck["host"], luck["shares"]
    found.append(Check("host", commit_host(host, options_document(game.state.options)) == luck["commitment"]))
    found.append(Check("seals", [None if share is None else seal(share) for share in shares] == luck["seals"]))
    found.append(Check("shares", joint_seed(host, shares) == game.seed))
    return Verification(tuple(found), any(shares), luck.get("voided"))
