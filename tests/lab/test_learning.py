"""The net while it learns, and `gobelin train` from round to round: what needs torch."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from experience import make_experience
from extras import needed
from gobelin.bots.net import POINTS, Net, make_untrained, read_arrays
from gobelin.bots.weights import load
from gobelin.cli import main
from gobelin.lab.train import SETTINGS, Training, load_settings
from gobelin.learn.features import SIZE

needed("torch", "train", in_ci=False)

import torch  # noqa: E402

from gobelin.lab.learning import Learner, NoDevice, device_named  # noqa: E402 (it needs torch)

SMALL = {
    "round = 450": "round = 2", "bootstrap = 6": "bootstrap = 1", "batch = 2048": "batch = 16",
    "branching = 40": "branching = 3", "nodes = 160": "nodes = 30", "hidden = [64, 32]": "hidden = [8, 4]",
    "people = [0.12, 0.42, 0.28, 0.09, 0.09]": "people = [0.3, 0.7, 0, 0, 0]",
}  # fmt: skip


def small(folder: Path) -> Path:
    """Settings that take a second."""
    text = SETTINGS.read_text(encoding="utf-8")
    for before, after in SMALL.items():
        assert before in text
        text = text.replace(before, after)
    path = folder / "small.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_learner_learns() -> None:
    chance = np.random.default_rng(1)
    count = 512
    one = make_experience([0.0] * count, [0.0] * count, [0] * count, [True] * count)
    one.features[:, 0] = chance.integers(0, 20, count)
    wanted = (one.features[:, 0] * 2.0).astype(np.float32)
    learner = Learner(make_untrained(8, 4, load(), 1), "cpu")
    first = learner.learn(one, wanted, 1.0, 32, 0.01, 1)
    for seed in range(20):
        last = learner.learn(one, wanted, 1.0, 32, 0.01, seed)
    assert last < first / 4
    assert np.abs(learner.corrections(one) - wanted).mean() < 3
    again = Learner(learner.weights(), "cpu")
    assert np.array_equal(again.corrections(one), learner.corrections(one))


def test_it_judges_as_the_net_that_plays() -> None:
    one = make_experience([0.0] * 9, [0.0] * 9, [0] * 9, [True] * 9)
    one.features[:, 1] = np.arange(100, 109)
    weights = make_untrained(8, 4, load(), 3)
    weights |= {name: np.random.default_rng(1).normal(size=weights[name].shape) for name in ("b1", "b2", "w3", "b3")}
    rows = np.zeros((9, SIZE))
    rows[np.arange(9)[:, None], one.features[:, :2]] = 1.0
    first = np.maximum(rows @ weights["w1"] + weights["b1"], 0.0)
    second = np.maximum(first @ weights["w2"] + weights["b2"], 0.0)
    expected = POINTS * (second @ weights["w3"] + weights["b3"])
    assert Learner(weights, "cpu").corrections(one) == pytest.approx(expected, rel=1e-4, abs=1e-3)


def test_the_slopes_are_right() -> None:
    """One step of Adam goes down: the loss of a batch falls if it is repeated."""
    one = make_experience([0.0] * 4, [0.0] * 4, [0] * 4, [True] * 4)
    learner = Learner(make_untrained(8, 4, load(), 2), "cpu")
    features, wanted = torch.tensor(one.features).int(), torch.tensor([1.0, -1.0, 0.5, 0.0])
    losses = [learner.step(features, wanted, 0.01) for _ in range(30)]
    assert losses[-1] < losses[0] / 2


def test_a_learner_that_is_resumed_goes_on_as_if_nothing_had_stopped_it() -> None:
    one = make_experience([0.0] * 64, [0.0] * 64, [0] * 64, [True] * 64)
    wanted = np.arange(64, dtype=np.float32)
    straight = Learner(make_untrained(8, 4, load(), 2), "cpu")
    straight.learn(one, wanted, 1.0, 16, 0.01, 1)
    resumed = Learner(straight.weights(), "cpu")
    resumed.set_moments(straight.moments())
    assert straight.learn(one, wanted, 1.0, 16, 0.01, 2) == resumed.learn(one, wanted, 1.0, 16, 0.01, 2) > 0
    for name, values in straight.weights().items():
        assert np.array_equal(resumed.weights()[name], values), name
    assert int(resumed.moments()["steps"]) == 8


# --- The command


def test_a_training_is_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, written = tmp_path / "training", tmp_path / "net.npz"
    arguments = ["train", str(folder), "--minutes", "0", "--jobs", "1", "--settings", str(small(tmp_path))]
    for rounds in (1, 2):
        with pytest.raises(SystemExit) as end:
            main([*arguments, "--device", "cpu", "--write", str(written)])
        assert end.value.code == 0
        assert f"round {rounds}: " in capsys.readouterr().out
        curve = [json.loads(line) for line in (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()]
        assert [line["round"] for line in curve] == list(range(1, rounds + 1))
        assert curve[-1]["games"] == 2 * rounds
    assert (folder / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert Net.load(written).weights["w1"].shape == (SIZE, 8)

    for file, name, misfit in (
        ("learner.npz", "w2", np.zeros((9, 4), np.float32)),
        ("learner.npz", "mean w1", np.zeros((3, 8), np.float32)),
        ("learner.npz", "steps", np.zeros(2)),
        ("positions.npz", "features", np.zeros((5, 7), np.int16)),
        ("positions.npz", "final", np.zeros(1, np.float32)),
        ("positions.npz", "left", read_arrays(folder / "positions.npz")["left"] + 1),
    ):
        whole = (folder / file).read_bytes()
        np.savez_compressed(folder / file, allow_pickle=False, **(read_arrays(folder / file) | {name: misfit}))
        assert_refused(arguments, capsys)
        (folder / file).write_bytes(whole)
    (folder / "learner.npz").write_bytes(b"damaged")
    assert_refused(arguments, capsys)


def assert_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    err = capsys.readouterr().err
    assert "cannot resume the training" in err or "holds no net" in err
    assert err.count("\n") == 1


def test_without_a_gpu_there_is_no_cuda(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(NoDevice, match="torch finds no GPU here: nothing can be learned on cuda"):
        device_named("cuda")
    assert device_named("auto") == device_named("cpu") == torch.device("cpu")


def test_a_new_training_has_the_hand_made_value(tmp_path: Path) -> None:
    training = Training(tmp_path / "t", load_settings(), "cpu")
    assert training.net().weights["hand"].tolist() == pytest.approx(list(load().value.values()))
