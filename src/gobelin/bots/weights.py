"""The weights of the hand-made value, and what start cards are worth: readable data in weights.toml.

`gobelin tune` finds better ones by self-play and writes a file like it.
"""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any

from gobelin.errors import GobelinError, line_and_column
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.printed.automa import CIVILIZATIONS as AUTOMA_CIVILIZATIONS
from gobelin.rules.printed.names import CIVILIZATIONS

VERSION = 1  # of the value's terms: weights of another version mean something else
STANDARD = Path(__file__).with_name("weights.toml")

ERAS = ("1", "2", "3", "4")  # in which there are turns

# What each weight means. All are positive.
EXPLAINED: dict[str, str] = {
    "era_1": "points in era 1, and before it, for all that is to come and not named below",
    "era_2": "the same in era 2",
    "era_3": "the same in era 3; in era 4 it is nothing",
    "resource_era_1": "points a resource in hand is worth in era 1, and before it",
    "resource_era_2": "the same in era 2",
    "resource_era_3": "the same in era 3",
    "resource_era_4": "the same in era 4, the last in which anything can be bought",
    "resource_beyond_6": "part of that for the seventh and eighth of a kind",
    "income": "a resource that an income turn will bring, as part of one in hand then",
    "income_points": "a point that an income turn will score, as part of a point now",
    "growth_tech": "tech cards gained from one income turn to the next",
    "growth_city": "rows and columns completed from one income turn to the next",
    "growth_land": "territories gained from one income turn to the next",
    "city_line": "rows and columns begun: part of what complete ones would score, by the cube of what is filled",
    "city_district": "districts begun: part of the resource a complete one brings, by the cube of what is filled",
    "city_plot": "a plot built on, at the start; less as the game goes on",
    "track_tier_1": "each space in tier I (1 to 3)",
    "track_tier_2": "each space in tier II (4 to 6)",
    "track_tier_3": "each space in tier III (7 to 9)",
    "track_tier_4": "each space in tier IV (10 to 12)",
    "track_exploration": "times this on the exploration track",
    "track_science": "times this on the science track",
    "track_military": "times this on the military track",
    "track_technology": "times this on the technology track",
    "track_budget": "resources still to be spent at which tracks are worth half of all this",
    "track_next": "part of what the next space of each track would give",
    "track_bonus": "part of that for its bonus",
    "track_end": "being on space 9 to 11, growing towards the end of the track",
    "landmark": "being one space before a landmark nobody has",
    "landmark_far": "times this for each further space before it",
    "landmark_rival": "times this for each opponent who is closer",
    "territory": "a territory controlled, at the start; less as the game goes on",
    "outpost": "each of the first four outposts in the supply, at the start",
    "tile": "each of the first four territory tiles in the supply, at the start",
    "space_tile": "a space tile not yet explored",
    "toppled": "having toppled one outpost: one more is an achievement",
    "tech_bottom": "a tech card in the bottom row, at the start",
    "tech_middle": "a tech card in the middle row, at the start",
    "tech_top": "a tech card in the top row",
    "tech_step": "part of the next circle or square, for as many cards as there are income turns to upgrade in",
    "tech_later": "part of circles and squares beyond that, at the start",
    "step_landmark": "a square that is a free landmark",
    "step_building": "a circle, square or space that gives an income building",
    "step_action": "a circle, square or space that gives something to do: explore, conquer, invent, ...",
    "card": "a tapestry card in hand that can still be played in an income turn",
    "card_spare": "any other tapestry card in hand",
    "trap": "a trap in hand, beside its worth as a card",
    "card_active": "a card in force this era, with ten resources to spend",
    "civilization": "a second civilization, at the start; less as the game goes on",
    "civilization_mat": "times what lies on civilization mats and will pay",
}


class BadWeights(GobelinError, ValueError):
    """The file of weights cannot be used."""


class Weights:
    """What weights.toml says."""

    def __init__(
        self,
        value: dict[str, float],
        capitals: dict[str, float],
        civilizations: dict[str, float],
        automa_civilizations: dict[str, float],
        base: dict[str, float],
        slope: dict[str, float],
    ) -> None:
        self.value = value
        self.capitals = capitals  # mean points with each capital mat
        self.civilizations = civilizations  # mean points with each civilization
        self.automa_civilizations = automa_civilizations  # mean points of the Automa with each
        # By era: the points to expect are base + slope * value. They are shown, but decide no choice.
        self.base = base
        self.slope = slope


def load(path: Path | str = STANDARD) -> Weights:
    """The weights of a file; BadWeights says what is wrong with it."""
    try:
        data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        wrong = BadWeights(f"cannot read the weights in {path}: {error.strerror}")
        raise wrong.with_key("cannot-read", name=str(path), reason=str(error.strerror)) from error
    except ValueError as error:
        wrong = BadWeights(f"{path} is not a file of weights: {error}")
        raise wrong.with_key("weights-none", name=str(path), **line_and_column(error)) from error
    version = data.get("version")
    if version != VERSION:
        wrong = BadWeights(f"{path} has weights of version {quoted(version)}, not {VERSION}")
        raise wrong.with_key("weights-version", name=str(path), made=quoted(version), version=VERSION)
    return Weights(
        _numbers(path, data, "value", tuple(EXPLAINED)),
        _numbers(path, data, "capitals", tuple(str(number) for number in range(1, 7))),
        _numbers(path, data, "civilizations", CIVILIZATIONS),
        _numbers(path, data, "automa_civilizations", tuple(AUTOMA_CIVILIZATIONS)),
        _numbers(path, data, "expected_base", ERAS),
        _numbers(path, data, "expected_slope", ERAS),
    )


def _numbers(path: Path | str, data: dict[str, Any], table: str, names: tuple[str, ...]) -> dict[str, float]:
    """A table with a number for each of these names."""
    found = data.get(table)
    if not isinstance(found, dict):
        raise BadWeights(f"{path} has no table [{table}]").with_key("weights-table", name=str(path), table=f"[{table}]")
    missing = [name for name in names if name not in found]
    unknown = [name for name in found if name not in names]
    if missing or unknown:
        what = f"no weight for {missing[0]}" if missing else f"an unknown weight {unknown[0]}"
        wrong = BadWeights(f"{path} has {what} in [{table}]; it needs {', '.join(names)}")
        key, weight = ("weights-missing", missing[0]) if missing else ("weights-unknown", unknown[0])
        raise wrong.with_key(key, name=str(path), table=f"[{table}]", weight=weight, names=", ".join(names))
    for name, number in found.items():
        if isinstance(number, bool) or not isinstance(number, int | float) or not math.isfinite(number):
            wrong = BadWeights(f"{path}: {name} must be a number, not {quoted(number)}")
            raise wrong.with_key("weights-number", name=str(path), weight=name, value=quoted(number))
    return {name: float(found[name]) for name in names}


def weights_toml(weights: Weights, heading: str) -> str:
    """The file that `load` reads, with a comment for each weight. `heading` says where the numbers come from."""
    lines = [*(f"# {line}".rstrip() for line in heading.splitlines()), f"version = {VERSION}", "", "[value]"]
    wide = max(map(len, EXPLAINED)) + 10
    for name, words in EXPLAINED.items():
        lines.append(f"{f'{name} = {weights.value[name]:.4g}':<{wide}}  # {words}")
    for table, about, numbers in (
        ("capitals", "Start choices: mean points of games with each capital mat", weights.capitals),
        ("civilizations", "Start choices: mean points of games with each civilization", weights.civilizations),
        (
            "automa_civilizations",
            "Mean points of the Automa with each civilization: its second one is yours to choose at level 6",
            weights.automa_civilizations,
        ),
        (
            "expected_base",
            "What came of a value at the end of turns in each era, for explanations: so many points",
            weights.base,
        ),
        ("expected_slope", "and so many for each point of the value", weights.slope),
    ):
        lines += ["", f"# {about}", f"[{table}]", *(f"{name} = {number:.4g}" for name, number in numbers.items())]
    return "\n".join([*lines, ""])
