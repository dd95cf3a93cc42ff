"""Decisions explain themselves: who sees the same faces the same."""

from __future__ import annotations

import json
from collections import Counter, defaultdict

import soak
from effort import samples
from moments import moments, seen

MOMENTS = samples(quick=15, soak=100) / 100  # of all in these games
GAMES = (*range(28), *range(soak.FIRST_SOLO, soak.FIRST_SOLO + 10))


def test_equal_views_are_equal_tables() -> None:
    """Two options that reveal nothing and lead the same player on to equal views lead to the same table.

    Otherwise the player could not see what has just been chosen, or what the next question is about.
    """
    compared: Counter[str] = Counter()
    for game, _, rng in moments(GAMES):
        decision = game.decision
        assert decision is not None
        if not 1 < len(decision) <= 60 or rng.random() > MOMENTS:
            continue
        found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        for option in decision.options:
            trial = game.copy()
            trial.play(option)
            if trial.state.revealed == game.state.revealed and trial.decision is not None:
                if trial.decision.player == decision.player:
                    found[seen(trial, decision.player)][trial.digest()].append(option.text)
                    compared[decision.kind] += 1
        for shown, digests in found.items():
            question = json.loads(shown)["decision"]
            assert len(digests) == 1, f"{question['kind']} does not tell after {list(digests.values())}: {question}"
    assert len(compared) > 40, compared
