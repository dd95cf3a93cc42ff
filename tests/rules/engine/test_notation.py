"""The notation of docs/notation.md: a closed vocabulary, written by the effects and powers themselves."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from gobelin.locale import Words
from gobelin.rules.documents.listing import contents
from gobelin.rules.engine import box
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.frames import Effect, Power
from gobelin.rules.engine.notation import LAWS, MOMENTS, RULES, WHO
from gobelin.rules.engine.state import METHODS
from gobelin.rules.printed.names import CIVILIZATIONS, RESOURCES, TAPESTRIES

LISTING: Any = json.loads(json.dumps(contents()))
CARDS = {card["id"]: card for card in LISTING["tapestry_cards"]}
MATS = {mat["key"]: mat["printed"] for mat in LISTING["civilizations"]}

AMOUNTS = {*RESOURCES, "any", "vp", "territory", "space", "tapestry", "tech"}
WORDS = {
    "explore", "explore_space", "conquer", "invent", "upgrade", "circle", "square", "refresh_tech", "play_tapestry",
    "gain_civilization",
}  # fmt: skip

# The hook of frames.Power, or the method that stands for it, by moment and by law
HOOKS = {
    "advance": "on_advance",
    "bonus_any": "frees_bonus",
    "build_on_impassable": "on_impassable",
    "complete_district": "on_district",
    "conquer": "after_conquest",
    "conquer_empty": "on_conquest",
    "conquer_marked": "on_die_left",
    "conquer_opponent": "gains_both_dice",
    "enter_tier": "on_advance",
    "explore": ("on_explore", "on_territory"),
    "gain_building": "building_places",
    "gain_landmark": ("on_landmark", "building_places"),
    "gain_market": "on_building",
    "gain_tapestry": "on_tapestry",
    "income_step4": "on_income",
    "invent": "on_invent",
    "landmark_gained": "on_track_landmark",
    "landmark_taken": "on_track_landmark",
    "marked_card_in_top_row": "after_upgrade",
    "place_income_building": ("on_building_placed", "building_places"),
    "place_outpost": "take_outpost",
    "place_territory": ("asks_about_tile", "on_territory"),
    "prediction_comes_true": "on_count",
    "roll_science": "rolls_science_twice",
    "score_capital": "city_vp",
    "track_benefit": "on_benefit",
    "upgrade": ("on_upgrade", "copy_upgrade"),
    "advancing": "forbids_advance",
    "building_on_impassable": "builds_on_impassable",
    "conquering": "protects",
    "ignoring_prerequisites": "ignores_prerequisites",
    "trapping": "forbids_traps",
    "upgrading_marked_cards": "frees_upgrade",
}
# They serve another hook of the same power, or the engine, and are nothing a card says.
SERVANTS = {
    "draws_before_exploring",
    "orders_income",
    "asks_at_draw",
    "outpost_rows",
    "place_building",
    "notation",
    "on_discard_tech",
}


def walk(thing: object) -> Iterator[Any]:
    """Everything in a piece of JSON."""
    yield thing
    for inner in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ():
        yield from walk(inner)


def rules_in(thing: object) -> set[str]:
    return {part["rule"] for part in walk(thing) if isinstance(part, dict) and "rule" in part}


def subclasses(cls: type) -> list[type]:
    below: list[type] = cls.__subclasses__()
    return [deeper for one in below for deeper in (one, *subclasses(one))]


def check(effect: Any) -> None:
    """AssertionError unless the expression is of the vocabulary."""
    if effect is None:
        return
    if isinstance(effect, str):
        assert effect in WORDS, effect
        return
    keys = set(effect)
    if "rule" in keys:
        assert effect["rule"] in RULES
        for key, argument in effect.items():
            if isinstance(argument, dict) and key != "rule":
                for part in argument.values() if effect["rule"] == "per_terrain" else [argument]:
                    check(part)
    elif "pay" in keys:
        assert keys == {"pay", "gain"}
        check(effect["pay"])
        check(effect["gain"])
    elif keys <= {"then", "all", "one_of"}:
        (parts,) = effect.values()
        assert len(parts) > 1
        for part in parts:
            check(part)
    elif "may" in keys:
        assert keys == {"may"}
        check(effect["may"])
    elif "vp_per" in keys:
        assert keys <= {"vp_per", "times"}
        assert effect["vp_per"] in METHODS
    elif keys <= {"advance", "regress", "repeat"}:
        (move,) = effect.values()
        assert set(move) == {"track", "gain"}
        assert move["gain"] in ("full", "benefit", "none", "free_bonus")
    elif keys & {"building", "landmark", "explore", "conquer", "research", "invent"}:
        assert len(keys) == 1
    else:
        assert keys <= AMOUNTS, effect
        assert all(isinstance(count, int) and count > 0 for count in effect.values())


def effects_of_the_box() -> Iterator[Any]:
    for spaces in LISTING["tracks"].values():
        for space in spaces:
            yield space["benefit"]
            yield space["bonus"]
    for tile in (*LISTING["territory_tiles"], *LISTING["space_tiles"]):
        yield tile["benefit"]
    for card in LISTING["tech_cards"]:
        yield card["circle"]
        yield card["square"]
    for card in CARDS.values():
        yield card["effect"]
        yield from (trigger["gain"] for trigger in card["triggers"])
    for civilization in LISTING["civilizations"]:
        mat = civilization["printed"]
        yield from (slot.get("gives") for slot in mat["slots"])
        yield from (trigger["gain"] for trigger in mat["passive"])
        yield from (mat["setup"]["gain"], mat["final"], mat["midgame"], civilization["adjusted"]["start_bonus"])
        yield from (part["gain"] for part in (mat["income"], mat["start_only"]) if part)


# --- The vocabulary is closed


def test_every_effect_of_the_box_is_an_expression_of_the_vocabulary() -> None:
    effects = list(effects_of_the_box())
    assert len(effects) > 300
    for effect in effects:
        check(effect)


def test_a_rule_has_a_declared_name_and_every_declared_name_is_a_rule_of_the_box() -> None:
    assert rules_in(LISTING) == set(RULES)
    assert len(RULES) == len(set(RULES))


def test_powers_speak_of_declared_moments_laws_and_people() -> None:
    triggers = [trigger for card in CARDS.values() for trigger in card["triggers"]]
    triggers += [trigger for mat in MATS.values() for trigger in mat["passive"]]
    laws = [law for one in (*CARDS.values(), *MATS.values()) for law in (*one["forbids"], *one["allows"])]
    assert {trigger["on"] for trigger in triggers} == set(MOMENTS)
    assert {law["what"] for law in laws} == set(LAWS)
    assert {part["who"] for part in (*triggers, *laws)} == set(WHO)


def test_no_sentence_stands_in_the_notation() -> None:
    """Names are keys for programs: small letters, digits, underscores."""
    for card in CARDS.values():
        for text in walk([card["effect"], card["triggers"], card["forbids"], card["allows"]]):
            assert not isinstance(text, str) or re.fullmatch(r"[a-z0-9_]+", text), text
    for mat in MATS.values():
        for text in walk(mat):
            assert not isinstance(text, str) or re.fullmatch(r"[a-z0-9_]+", text), text


def test_every_effect_writes_its_own_notation() -> None:
    for cls in subclasses(Effect):
        assert cls.notation is not Effect.notation, f"{cls.__name__} has no notation"  # type: ignore[attr-defined]


def test_there_are_words_for_every_effect() -> None:
    words = Words()
    for effect in effects_of_the_box():
        assert words.effect(effect)


# --- What a power says of itself is what it does


def powers() -> list[tuple[str, Power]]:
    cards = [(TAPESTRIES[number], card.power) for number, card in enumerate(box.tapestries)]
    mats = list(zip(MATS, box.civilizations, strict=True))
    return [(name, power) for name, power in (*cards, *mats) if power is not None]


@pytest.mark.parametrize(("name", "power"), powers(), ids=[name for name, _ in powers()])
def test_a_power_says_what_it_watches_forbids_and_allows(name: str, power: Power) -> None:
    said = power.notation()
    lines: list[Any] = [line for key in ("triggers", "passive") for line in said.get(key, [])]  # type: ignore[attr-defined]
    words = [line["on"] for line in lines]
    words += [line["what"] for key in ("forbids", "allows") for line in said.get(key, [])]  # type: ignore[attr-defined]
    hooks = {name for name in vars(Power) if not name.startswith("_")}
    own = {hook for hook in hooks - SERVANTS if getattr(type(power), hook) is not getattr(Power, hook)}
    named: set[str] = set()
    for word in words:
        hook = HOOKS[word]
        fitting = own & {hook} if isinstance(hook, str) else own & set(hook)
        assert fitting, f"{name} says {word} but watches {own}"
        named |= fitting
    assert named == own, f"{name} does not speak of {own - named}"


@pytest.mark.parametrize("name", CIVILIZATIONS)
def test_a_mat_with_income_turns_says_what_they_give(name: str) -> None:
    number = CIVILIZATIONS.index(name)
    civilization = box.civilizations[number]
    mat = MATS[name]
    assert bool(civilization.income_turns) == (mat["income"] is not None)
    assert (type(civilization).final is not Civilization.final) == (mat["final"] is not None)
    assert (type(civilization).start_bonus is not Civilization.start_bonus) == (
        LISTING["civilizations"][number]["adjusted"]["start_bonus"] is not None
    )
    if type(civilization).midgame is not Civilization.midgame or civilization.must_be_replaced():
        assert mat["midgame"]["rule"] != "as_at_start"
    elif mat["setup"]["tokens_on_mat"] or mat["setup"]["gain"]:
        assert mat["midgame"] == {"rule": "as_at_start"}
    else:
        assert mat["midgame"] is None


def test_when_played_cards_have_an_effect_and_cards_of_an_era_a_power() -> None:
    for card in CARDS.values():
        powers = card["triggers"] or card["forbids"] or card["allows"]
        if card["timing"] == "this_era":
            assert powers, card["id"]
        else:
            assert card["effect"], card["id"]
