"""The learned value: files of nets, and that it judges as the net says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gobelin import Game, GobelinError, Seat, bots
from gobelin.bots.master import Master
from gobelin.bots.net import POINTS, STANDARD, Learned, Net, load_standard_net, make_untrained
from gobelin.bots.value import LAST_ERA, Value
from gobelin.bots.weights import BadWeights, load
from gobelin.learn.features import SIZE, Encoder
from gobelin.rules.printed.names import CIVILIZATIONS
from moments import moments

QUICK: dict[str, Any] = {"width": 1, "ties": 1, "branching": 4, "nodes": 60}


def made(seed: int = 1) -> Net:
    return Net(make_untrained(8, 4, load(), seed))


def test_a_net_is_written_and_read(tmp_path: Path) -> None:
    net = made()
    net.save(tmp_path / "net.npz")
    again = Net.load(tmp_path / "net.npz")
    assert again.weights.keys() == net.weights.keys()
    for name, values in net.weights.items():
        assert np.allclose(again.weights[name], values, atol=2e-3), name


def test_the_net_of_the_package_is_small_and_whole() -> None:
    assert STANDARD.stat().st_size <= 2_000_000
    assert load_standard_net().weights["w1"].shape == (SIZE, 64)


def test_files_that_hold_no_net_are_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    with pytest.raises(BadWeights, match="cannot read the net"):
        Net.load(path)
    path.write_bytes(b"PK\x03\x04 no net")
    with pytest.raises(BadWeights, match="is not a net"):
        Net.load(path)
    np.savez(path, versions=np.array([0, 0]))
    with pytest.raises(BadWeights, match="for other features or another value"):
        Net.load(path)
    weights = make_untrained(8, 4, load(), 1)
    for name, damaged in (
        ("w2", weights["w2"][:3]), ("b1", weights["b1"] + np.inf), ("hand", weights["hand"][:5]),
    ):  # fmt: skip
        Net(weights | {name: damaged}).save(path)
        with pytest.raises(BadWeights, match=f"{name} is not") as error:
            Net.load(path)
        assert isinstance(error.value, GobelinError)
        assert "\n" not in str(error.value)
    del weights["w1"]
    Net(weights).save(path)
    with pytest.raises(BadWeights, match="it has no layers"):
        Net.load(path)


def test_a_civilization_that_joined_later_is_as_good_as_any(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    net = made()
    net.weights["civilizations"] = np.arange(6 * len(CIVILIZATIONS), dtype=np.float32).reshape(6, -1)
    net.save(tmp_path / "net.npz")
    monkeypatch.setattr("gobelin.bots.net.CIVILIZATIONS", (*CIVILIZATIONS, "beekeepers", "smiths"))
    table = Net.load(tmp_path / "net.npz").weights["civilizations"]
    assert table.shape == (6, len(CIVILIZATIONS) + 2)
    assert table[2, -1] == table[2, -2] == table[2, :-2].mean()
    Net(net.weights | {"civilizations": net.weights["civilizations"][:, :3]}).save(tmp_path / "net.npz")
    with pytest.raises(BadWeights, match="civilizations is not"):
        Net.load(tmp_path / "net.npz")


def test_it_judges_as_the_net_says() -> None:
    """The sum over the features that hold, two layers, on top of the hand-made value."""
    net = made(3)
    net.weights["b3"][:] = 0.3
    learned, hand, encoder = Learned(net), net.hand(), Encoder()
    states = [game.state for game, _, _ in moments((0, 3, 100001))]
    states = [state for state in states if len(state.players) >= 2]
    values = learned.of_many(states, 1)
    weights = net.weights
    for state, value in zip(states, values, strict=True):
        one = np.maximum(weights["w1"][encoder.active(state, 1)].sum(0) + weights["b1"], 0)
        two = np.maximum(one @ weights["w2"] + weights["b2"], 0)
        more = float(two @ weights["w3"] + weights["b3"][0]) * POINTS
        wanted = hand.of(state, 1) + (0.0 if state.players[1].finished else more)
        assert value == pytest.approx(wanted, abs=1e-3)
        assert learned.of(state, 1) == pytest.approx(value, abs=1e-3)


def test_what_comes_of_the_hand_made_value_is_in_points() -> None:
    """A line for each era; in the end points are all there is."""
    weights = load()
    hand = made().hand()
    value = Value(weights.value)
    for game, _, _ in moments((0, 3, 100001)):
        who = game.state.players[0]
        said = value.of(game.state, 0)
        era = str(max(who.era, 1))
        wanted = said if who.era >= LAST_ERA else weights.base[era] + weights.slope[era] * said
        assert hand.of(game.state, 0) == pytest.approx(wanted, abs=0.01)


# --- The player


def test_master_plays_every_kind_of_game() -> None:
    kinds: list[dict[str, Any]] = [{"players": 2}, {"players": 1, "level": 3}, {"players": 5}]
    for seed, kind in enumerate(kinds):
        game = Game.new(seed=seed, log=False, **kind)
        players = [Master(seed + seat, **QUICK) for seat in range(game.players)]
        while (decision := game.decision) is not None:
            game.play(players[decision.player].choose(Seat(game, decision.player)))
        assert game.over


def test_start_cards_are_chosen_by_the_table_of_the_net() -> None:
    net = made()
    net.weights["civilizations"][2] = np.arange(16)
    net.weights["capitals"][2] = -np.arange(7)
    game = Game.new(2, seed=5)
    bot = Master(1, net=net, **QUICK)
    while not game.state.started and (decision := game.decision) is not None:
        option = bot.choose(Seat(game, decision.player))
        arguments = [one.arguments for one in decision.options]
        if decision.kind == "civilization":
            numbers = [CIVILIZATIONS.index(str(one["civilization"])) for one in arguments]
            assert CIVILIZATIONS.index(str(option.arguments["civilization"])) == max(numbers)
        else:
            assert option.arguments["capital"] == min(int(str(one["capital"])) for one in arguments)
        game.play(option, decision.player)


def test_it_explains_itself() -> None:
    game = Game.new(2, seed=5)
    while not game.state.started:
        game.play(0)
    assert game.decision is not None
    explanation = Master(1, **QUICK).explain(Seat(game, game.decision.player))
    told = explanation.document()
    assert told["terms"].keys() == {"points", "eras"}
    assert sum(term["before"] for term in told["terms"].values()) == pytest.approx(told["before"], abs=0.02)


def test_it_has_a_name() -> None:
    assert isinstance(bots.make("master", seed=3), Master)
