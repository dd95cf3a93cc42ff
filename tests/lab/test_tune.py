"""Tuning: the same for a seed whatever the number of processes, and resumed after a stop."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from extras import needed
from gobelin.bots import BadWeights, load
from gobelin.cli import main
from gobelin.lab.pool import ProcessPool
from gobelin.lab.samples import Sample
from gobelin.rules.printed.names import CIVILIZATIONS

needed("cmaes", "tune")

from gobelin.lab.tune import Tuning, score_sample  # noqa: E402 (it needs the extra)


def tuning(seed: int = 4) -> Tuning:
    return Tuning(load(), population=4, games=1, players=(2,), branching=3, sigma=0.2, seed=seed)


def play_generations(tuned: Tuning, count: int, jobs: int = 1) -> list[dict[str, float]]:
    with ProcessPool(jobs) as pool:
        return [tuned.play_generation(pool) for _ in range(count)]


def test_a_sample_counts_every_seat() -> None:
    assert len(score_sample(Sample(load(), 3, 1, 3))) == 3


def test_it_is_the_same_for_a_seed_with_any_number_of_processes(tmp_path: Path) -> None:
    alone, together = tuning(), tuning()
    path = tmp_path / "state.json"
    told = play_generations(alone, 1)
    alone.save(path)
    resumed = Tuning.load(path)
    told += play_generations(resumed, 1)  # stopped in between
    assert play_generations(together, 2, jobs=2) == told
    assert together.weights().value == resumed.weights().value != alone.weights().value
    assert told[0] != play_generations(tuning(seed=5), 1)[0]


def test_it_moves_towards_what_scores(tmp_path: Path) -> None:
    """As if the first weight were all that counts; after a stop in the middle, too."""
    first = next(iter(load().value))
    path = tmp_path / "state.json"

    def climb(tuned: Tuning, generations: int) -> None:
        for _ in range(generations):
            candidates = tuned._ask()
            tuned._tell(candidates, [round(float(candidate[0]), 4) for candidate in candidates])

    straight, broken = tuning(), tuning()
    climb(straight, 20)
    climb(broken, 7)
    broken.save(path)
    resumed = Tuning.load(path)
    climb(resumed, 13)
    assert straight.weights().value[first] > 1.3 * load().value[first]
    assert resumed.weights().value == pytest.approx(straight.weights().value)


def test_fitting_comes_first(tmp_path: Path) -> None:
    """Twelve games: the same for a seed, kept in the state, and with means for start cards."""
    one, other = tuning(), tuning()
    with ProcessPool(1) as alone, ProcessPool(2) as together:
        told = one.fit(12, alone)
        assert other.fit(12, together) == told
    assert other.weights().value == one.weights().value
    assert told["fit"] == one.fits == 1
    assert one.weights().value != pytest.approx(tuning().weights().value)
    civilizations = one.weights().civilizations
    assert tuple(civilizations) == CIVILIZATIONS
    assert len(set(civilizations.values())) > 3
    one.save(tmp_path / "state.json")
    assert Tuning.load(tmp_path / "state.json").weights().civilizations == civilizations


def test_weights_stay_positive() -> None:
    tuned = tuning()
    assert all(weight > 0 for weight in tuned.weights([-9.0] * len(tuned.start.value)).value.values())
    assert tuned.weights().value == pytest.approx(tuned.start.value)


def test_states_that_cannot_be_used(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    with pytest.raises(BadWeights, match="cannot read"):
        Tuning.load(path)
    for text in ("{}", "[]", "no JSON", '{"format": "gobelin-tuning"}'):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadWeights, match="is not a tuning that can be resumed"):
            Tuning.load(path)
    tuning().save(path)
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(data | {"version": 99}), encoding="utf-8")
    with pytest.raises(BadWeights, match="version 99; this is for version 1"):
        Tuning.load(path)
    path.write_text(json.dumps(data | {"scores": [[1.0]]}), encoding="utf-8")
    with pytest.raises(BadWeights, match="is not a tuning that can be resumed"):
        Tuning.load(path)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state, written = tmp_path / "state.json", tmp_path / "found.toml"
    small = ["--fits", "0", "--population", "4", "--games", "1", "--branching", "2", "--minutes", "0.0001"]
    small += ["--fit-games", "10"]
    arguments = ["tune", str(state), *small, "--write", str(written)]
    for generation in (1, 2):
        with pytest.raises(SystemExit) as done:
            main(arguments)
        assert done.value.code == 0
        assert f"generation {generation}: " in capsys.readouterr().out
    assert load(written).value == pytest.approx(Tuning.load(state).weights().value, rel=1e-3)
    assert "0 fits, then 2 generations of 4 sets, 1 games each, seed 1" in written.read_text(encoding="utf-8")


def test_without_cmaes_it_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    with pytest.raises(SystemExit) as done:
        main(["tune", str(tmp_path / "state.json")])
    assert done.value.code == 2
    assert capsys.readouterr().err == "gobelin: cmaes is not installed: pip install 'gobelin[tune]'\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "2,9"], "--players must be numbers from 2 to 5, such as 2,2,3, not '2,9'"),
        (["--population", "1"], "--population must be at least 4, not 1"),
        (["--fits", "-1"], "--fits must be at least 0"),
        (["--sigma", "0"], "--sigma must be above 0"),
        (["--games", "0"], "--games must be at least 1"),
        (["--from", "nowhere.toml"], "cannot read nowhere.toml: "),
        (["--write", "nowhere/weights.toml"], "there is no folder nowhere"),
    ],
)
def test_bad_input(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as done:
        main(["tune", "state.json", *arguments])
    assert done.value.code == 2
    err = capsys.readouterr().err
    assert message in err
    assert err.count("\n") == 1
