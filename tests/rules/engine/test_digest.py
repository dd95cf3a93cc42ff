"""The digest of a state: it changes with every field, and with nothing else."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import pytest

import gobelin
import soak
from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.chapters.effects import Gain
from gobelin.rules.engine import frames
from gobelin.rules.engine.digest import NOT_DIGESTED, digest
from gobelin.rules.engine.frames import Power, Question, Resolve
from gobelin.rules.engine.options import OPTION_FIELDS, Options
from gobelin.rules.engine.state import PLAYER_FIELDS, SOLO_FIELDS, STATE_FIELDS, Player, Solo, State
from moments import moments


def midgame(number: int = 100_001, choices: int = 60) -> gobelin.Game:
    """A solo game that is well under way, at the beginning of a turn."""
    game = gobelin.Game.new(**soak.options(number))
    rng = random.Random(number)
    while len(game.choices) < choices or (game.decision and game.decision.kind != "turn"):
        game.play(soak.choose(game, rng, 0.9))
    assert game.decision is not None
    return game


class Stranger(Power):
    """A power of nobody's."""


def changed(value: Any) -> Any:
    """Something else of the same shape."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, bytes):
        return bytes(value[::-1])
    if isinstance(value, list):
        if value and isinstance(value[0], Player):
            return value[:-1]
        return [changed(value[0]), *value[1:]] if value else [1]
    if isinstance(value, tuple):
        return (changed(value[0]), *value[1:]) if value else (1,)
    raise AssertionError(f"no other {value!r}")


# What has a shape of its own: field -> what else it could hold in `midgame`.
OTHERS: dict[str, Any] = {
    "civ_mats": ((99,),),
    "locks": ((0, 1, True),),
    "log": None,
    "map": gobelin.Game.new(5, 1).state.map,
    "options": Options(players=3),
    "powers": (Stranger(),),
    "question": None,
    "solo": None,
    "stack": [],
}


def other(name: str, value: Any) -> Any:
    return OTHERS[name] if name in OTHERS else changed(value)


@pytest.mark.parametrize(
    ("cls", "fields"), [(Options, OPTION_FIELDS), (Player, PLAYER_FIELDS), (Solo, SOLO_FIELDS), (State, STATE_FIELDS)]
)
def test_the_lists_of_fields_are_complete(cls: type, fields: tuple[str, ...]) -> None:
    """An object has these fields, all of them and no others."""
    made = cls()
    for name in fields:
        getattr(made, name)
    assert list(fields) == sorted(set(fields))
    assert not hasattr(made, "__dict__")
    compiled = getattr(cls, "__mypyc_attrs__", None)
    assert set(fields) == set(compiled if compiled is not None else cls.__slots__)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", STATE_FIELDS)
def test_every_field_of_the_state_counts(name: str) -> None:
    state = midgame().state.copy()
    before = digest(state)
    setattr(state, name, other(name, getattr(state, name)))
    assert (digest(state) == before) == (name in NOT_DIGESTED)


@pytest.mark.parametrize("name", PLAYER_FIELDS)
def test_every_field_of_a_player_counts(name: str) -> None:
    state = midgame().state.copy()
    before = digest(state)
    who = state.players[0]
    setattr(who, name, other(name, getattr(who, name)))
    assert digest(state) != before


@pytest.mark.parametrize("name", SOLO_FIELDS)
def test_every_field_of_the_bots_counts(name: str) -> None:
    state = midgame().state.copy()
    before = digest(state)
    assert state.solo is not None
    setattr(state.solo, name, other(name, getattr(state.solo, name)))
    assert digest(state) != before


@pytest.mark.parametrize("name", OPTION_FIELDS)
def test_every_option_counts(name: str) -> None:
    game = midgame()
    before = digest(game.state)
    setattr(game.state.options, name, other(name, getattr(game.state.options, name)))
    assert digest(game.state) != before


def test_what_waits_counts() -> None:
    """The frames with their classes, players, sources and effects, in their order."""
    state = midgame().state.copy()
    waiting: list[list[frames.Frame]] = [
        [],
        [Resolve(0, Gain(coin=1), 5)],
        [Resolve(1, Gain(coin=1), 5)],
        [Resolve(0, Gain(coin=2), 5)],
        [Resolve(0, Gain(coin=1), 6)],
        [Resolve(0, GAIN_CIVILIZATION, 5)],
        [Resolve(0, Gain(coin=1), 5), Resolve(0, GAIN_CIVILIZATION, 5)],
        [Resolve(0, GAIN_CIVILIZATION, 5), Resolve(0, Gain(coin=1), 5)],
        [frames.Frame()],
        [Question()],
    ]
    seen = set()
    for stack in waiting:
        state.stack = stack
        seen.add(digest(state))
    assert len(seen) == len(waiting)


def test_a_stranger_is_refused() -> None:
    """What is no plain data cannot be part of a state."""
    state = midgame().state.copy()
    state.claims[0] = (object(),)  # type: ignore[assignment]
    with pytest.raises(TypeError):
        digest(state)


def test_equal_games_have_equal_digests() -> None:
    """Copies, replays, pickles and games without a log; undo brings the digest back; every choice changes it."""
    game = midgame()
    assert len(game.digest()) == 32
    assert int(game.digest(), 16) >= 0
    record: Any = game.record()
    for same in (game.copy(), copy.deepcopy(game), gobelin.Game.replay(record), pickle.loads(pickle.dumps(game))):
        assert same.digest() == game.digest()
    quiet = gobelin.Game.new(**soak.options(100_001), log=False)
    for text in record["choices"]:
        quiet.play(text)
    assert quiet.digest() == game.digest()
    names = set()
    count = 0
    for moment, index, _ in moments([3, 100_006]):
        names.add(moment.digest())
        count += 1
        trial = moment.copy()
        trial.play(index)
        assert trial.digest() != moment.digest()
    assert len(names) == count


def test_looking_changes_no_digest() -> None:
    game = midgame()
    before = game.digest()
    assert game.decision is not None
    for option in game.decision.options:
        game.preview(option)
    game.view(0)
    game.resample(0, 1)
    game.position()
    game.copy().play(0)
    assert game.digest() == before
    assert game.resample(0, 1).digest() != before


def test_a_position_after_start_choices_in_any_order() -> None:
    """SETUP-13: the table of the first turns does not depend on who chose first."""
    game = gobelin.Game.new(players=3, seed=4)
    while not game.state.started:
        game.play(game.decisions[-1].options[0])
    while game.decision is not None and game.decision.kind != "turn":
        game.play(0)
    assert gobelin.Game.from_position(game.position()).digest() == game.digest()


def test_a_position_read_back_has_the_same_digest() -> None:
    """Equal tables, equal names: at the start of every turn of games of all kinds."""
    turns = 0
    for game, _, rng in moments((*range(20), *range(soak.FIRST_SOLO, soak.FIRST_SOLO + 7))):
        if game.decision is not None and game.decision.kind == "turn" and rng.random() < 0.2:
            again = gobelin.Game.from_position(json.loads(json.dumps(game.position())))
            assert again.digest() == game.digest(), game.decision
            turns += 1
    assert turns > 100
