"""The weights: readable data that is checked when it is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from gobelin import GobelinError
from gobelin.bots import BadWeights, load
from gobelin.bots.weights import EXPLAINED, STANDARD, weights_toml
from gobelin.rules.printed.names import CIVILIZATIONS


def test_the_standard_weights_are_complete_and_positive() -> None:
    weights = load()
    assert list(weights.value) == list(EXPLAINED)
    assert all(number > 0 for number in weights.value.values())
    assert len(weights.capitals) == 6
    assert tuple(weights.civilizations) == CIVILIZATIONS
    assert list(weights.automa_civilizations) == ["explorers", "scientists", "conquerors", "engineers"]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    weights = load()
    weights.value["income"] = 1.2345
    path = tmp_path / "weights.toml"
    path.write_text(weights_toml(weights, "First line\n\nThird line"), encoding="utf-8")
    again = load(path)
    assert again.value["income"] == 1.234 or again.value["income"] == 1.235
    assert again.value.keys() == weights.value.keys()
    assert again.civilizations == weights.civilizations
    written = path.read_text(encoding="utf-8")
    assert written.startswith("# First line\n#\n# Third line\nversion = ")
    for words in EXPLAINED.values():
        assert f"# {words}\n" in written


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("version = 1", "version = 7", "version 7, not 1"),
        ("version = 1\n", "", "version None, not 1"),
        ("[value]", "[values]", r"no table \[value\]"),
        ("city_plot", "city_plots", r"no weight for city_plot in \[value\]; it needs era_1, "),
        ("[value]\n", "[value]\nluck = 1\n", r"unknown weight luck in \[value\]; it needs era_1, "),
        ("[value]\n", "[value\n", "is not a file of weights"),
        ("city_plot = ", 'city_plot = "much" #', "city_plot must be a number, not 'much'"),
        ("city_plot = ", "city_plot = inf #", "city_plot must be a number, not inf"),
        ("city_plot = ", "city_plot = true #", "city_plot must be a number, not True"),
    ],
)
def test_bad_weights_are_told_in_one_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    standard = STANDARD.read_text(encoding="utf-8")
    assert old in standard
    path = tmp_path / "weights.toml"
    path.write_text(standard.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadWeights, match=message) as caught:
        load(path)
    assert "\n" not in str(caught.value)
    assert isinstance(caught.value, GobelinError)


def test_weights_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"cannot read the weights in .*: No such file"):
        load(tmp_path / "none.toml")
