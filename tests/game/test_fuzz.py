"""Thousands of damaged positions and records: each plays to its end with all invariants, or is refused by name."""

from __future__ import annotations

from collections import Counter

import pytest

import fuzz
from effort import samples

CASES = 400


@pytest.mark.parametrize("first", range(0, samples(quick=2, soak=20) * CASES, CASES))
def test_damaged_documents(first: int) -> None:
    """Both kinds of document, and both outcomes of each, are met again and again."""
    outcomes = Counter(fuzz.outcome(case) for case in range(first, first + CASES))
    assert set(outcomes) == {"position played", "position refused", "record played", "record refused"}
    assert min(outcomes.values()) > 5
