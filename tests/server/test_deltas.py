"""Deltas: whatever two documents are, the delta makes the one into the other."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gobelin.server.deltas import apply_delta, delta_between, whole_delta

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 9) | st.text("ab", max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4),
    max_leaves=20,
)


@given(VALUES, VALUES)
def test_a_delta_leads_from_one_document_to_the_other(old: Any, new: Any) -> None:
    before = json.dumps(old)
    changes = json.loads(json.dumps(delta_between(old, new)))
    assert apply_delta(old, changes) == new
    assert json.dumps(old) == before, "the old one is untouched"
    assert apply_delta(old, whole_delta(new)) == new


@given(VALUES)
def test_nothing_changes_nothing(document: Any) -> None:
    if isinstance(document, list | dict):
        assert delta_between(document, document) == []


def test_what_changes_is_named_and_no_more() -> None:
    old = {"a": [1, {"b": 2, "c": 3, "d": "a long text that stays as it is"}, 5], "e": 1}
    new = {"a": [1, {"b": 9, "d": "a long text that stays as it is"}], "f": 2, "e": 1}
    assert delta_between(old, new) == [[["a", 1, "c"]], [["a", 1, "b"], 9], [["a", 2]], [["f"], 2]]


def test_a_list_of_which_little_stays_is_replaced() -> None:
    assert delta_between({"options": [1, 2, 3, 4]}, {"options": [5, 6, 7]}) == [[["options"], [5, 6, 7]]]
