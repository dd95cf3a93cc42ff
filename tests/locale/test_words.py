"""Words: every key of the rules has its message, every message its arguments, and sentences read as they should."""

from __future__ import annotations

import ast
import doctest
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

import gobelin
from gobelin import Game
from gobelin.game import undoing
from gobelin.locale import Words, WrongWords, checking, languages
from gobelin.locale.box import box
from gobelin.locale.bundles import FOLDER
from gobelin.locale.generated.keys import MESSAGES
from gobelin.locale.mats import MATS
from gobelin.rules.engine import actions, notation
from gobelin.rules.engine import box as components
from gobelin.rules.engine.frames import Effect
from gobelin.rules.engine.state import METHODS
from gobelin.rules.printed import automa
from gobelin.rules.printed.names import (
    ACHIEVEMENTS,
    BOTS,
    BUILDINGS,
    CIVILIZATIONS,
    LANDMARKS,
    RESOURCES,
    SOURCE_KINDS,
    TAPESTRIES,
    TECHNOLOGIES,
    TERRAINS,
    TRACKS,
)
from gobelin.server.problems import Code
from table import any_table

SOURCE = Path(gobelin.__file__).parent
RULES = SOURCE / "rules"


def sources() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.rglob("*.py")))


def keys(prefix: str) -> set[str]:
    """What follows a prefix among the keys of the messages, attributes left out."""
    return {key.removeprefix(prefix) for key in MESSAGES if key.startswith(prefix) and "." not in key}


# --- The files


def test_the_table_of_messages_is_as_the_files_say() -> None:
    """`python -m gobelin.locale.checking` writes it anew."""
    assert checking.KEYS.read_text(encoding="utf-8") == checking.table()


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every `text("key", ...)` in the code, and what the command line says or complains of."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                if name in ("text", "say", "BadInput", "CannotSave"):
                    yield f"{path.name}:{node.lineno}", node


def test_the_code_says_what_there_is_with_all_arguments() -> None:
    """Keys spelt out in the code exist and get exactly their arguments; composed ones have at least their beginning."""
    checked = 0
    for where, call in calls():
        key = call.args[0] if call.args else None
        if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
            assert keys(str(key.values[0].value)), where
        if not (isinstance(key, ast.Constant) and isinstance(key.value, str) and re.fullmatch(r"[\w.-]+", key.value)):
            continue
        given = {one.arg for one in call.keywords}
        if None in given:
            assert given - {None} <= set(MESSAGES[key.value]), where
        else:
            assert given == set(MESSAGES[key.value]), where
        checked += 1
    assert checked > 30


def test_errors_of_the_library_are_said_with_all_their_facts() -> None:
    """`raise BadConfig("...").with_key("port-busy", port=...)`: error-port-busy with exactly these arguments."""
    checked = set()
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr not in ("with_key", "told"):
                continue
            if not (node.args and isinstance(node.args[0], ast.Constant)):
                continue
            wanted, given = set(MESSAGES[f"error-{node.args[0].value!s}"]), {one.arg for one in node.keywords}
            assert given == wanted or (None in given and given - {None} <= wanted), f"{path.name}:{node.lineno}"
            checked.add(node.args[0].value)
    assert len(checked) > 20


def test_wrong_arguments_are_never_silent() -> None:
    words = Words()
    assert words.text("amount-coin", count=2) == "2 coins"
    for key, arguments in (
        ("amount-gold", {"count": 2}),
        ("amount-coin", {}),
        ("amount-coin", {"number": 2}),
        ("amount-coin", {"count": 2, "number": 2}),
    ):
        with pytest.raises(WrongWords):
            words.text(key, **arguments)
    with pytest.raises(WrongWords):
        Words("xx")


def test_no_invisible_marks() -> None:
    assert Words().text("source-space", track="Science", number=4, name="Medicine") == "Science 4, Medicine"


def test_the_page_about_words_is_true() -> None:
    failed, tried = doctest.testfile(str(SOURCE.parent.parent / "docs" / "words.md"), module_relative=False)
    assert tried
    assert not failed


# --- Every key of the rules


def test_every_event_of_the_rules_has_a_sentence() -> None:
    told = set(re.findall(r'\btell(?:_privately)?\(\s*"(\w+)"', sources()))
    assert len(told) > 50
    together = {"gain-several", "display-several", "vp-several", "vp-part", "vp-scored"}
    assert keys("event-") == told | together


def test_every_decision_kind_has_a_prompt() -> None:
    asked = set(re.findall(r'^    kind(?:: \w+)? = "(\w+)"', sources(), re.MULTILINE))
    assert len(asked) > 50
    assert keys("prompt-") == asked


def test_every_verb_and_every_part_has_words() -> None:
    verbs = {run.name for run in actions.RUNS}
    assert keys("option-") == verbs
    assert keys("part-") == set(actions.PARTS) - set(BUILDINGS) | {"gain", "building"}
    for key in MESSAGES:
        message, _, attribute = key.partition(".")
        # what a setting does and what a question wants, beside its name
        in_words = message.startswith(("settings-", "ask-")) and attribute == "words"
        assert not attribute or attribute in verbs or in_words, key


def test_every_component_has_a_name() -> None:
    assert keys("track-") == set(TRACKS)
    assert keys("space-") == {f"{track}-{number}" for track in TRACKS for number in range(1, 13)}
    assert keys("landmark-") == set(LANDMARKS)
    assert keys("resource-") == set(RESOURCES)
    assert keys("building-") == set(BUILDINGS)
    assert keys("income-") == {f"{building}-{number}" for building in BUILDINGS for number in range(1, 7)}
    assert keys("capital-") == {str(number) for number in box().capitals}
    assert keys("terrain-") - {f"letter-{terrain}" for terrain in TERRAINS} == set(TERRAINS)
    assert keys("achievement-") == set(ACHIEVEMENTS)
    assert keys("die-") == {"science", "red", "black"}
    assert keys("tech-") == set(TECHNOLOGIES)
    assert keys("tapestry-") == {*TAPESTRIES, "face_down"}
    assert keys("civilization-") == set(CIVILIZATIONS)
    assert keys("automa_civilization-") == set(automa.CIVILIZATIONS)
    assert keys("level-") == {str(level) for level in box().automa_levels}
    assert keys("player-") == {"number", "you", *filter(None, BOTS)}


def test_names_are_those_of_the_component_list() -> None:
    words = Words()
    for track, spaces in box().spaces.items():
        for space in spaces:
            assert words.name("space", f"{track}-{space['number']}") == space["name"]
    for kind, listed in (("landmark", box().landmarks), ("tech", box().tech), ("tapestry", box().tapestries)):
        for key, facts in listed.items():
            assert words.name(kind, key) == facts["name"]
    for number, capital in box().capitals.items():
        assert words.name("capital", number) == capital["name"]
    for building, row in box().income.items():
        for place in row["positions"]:
            assert words.name("income", f"{building}-{place['position']}") == place["name"]


def test_every_component_is_explained_in_one_line() -> None:
    words = Words()
    told = [words.explain.tapestry(card) for card in TAPESTRIES]
    told += [words.explain.civilization(name) for name in CIVILIZATIONS]
    told += [words.explain.automa_civilization(name) for name in automa.CIVILIZATIONS]
    told += [words.explain.tech(card) for card in TECHNOLOGIES]
    told += [words.explain.space(track, number) for track in TRACKS for number in range(1, 13)]
    told += [words.explain.landmark(landmark) for landmark in LANDMARKS]
    told += [words.explain.tile(number) for number in box().tiles]
    told += [words.explain.space_tile(number) for number in box().space_tiles]
    told += [words.explain.capital(number) for number in box().capitals]
    told += [words.explain.income(building, number) for building in BUILDINGS for number in range(1, 7)]
    told += [words.explain.level(level) for level in box().automa_levels]
    told += [words.explain.decision_card(number, alone) for number in box().decision_cards for alone in (True, False)]
    for line in told:
        assert 3 < len(line) < 300, line
        assert not re.search(r"[{}\n_]", line), line
    for kind, listed in (("tapestry", TAPESTRIES), ("civilization", CIVILIZATIONS)):
        own = keys(f"explain-{kind}-") - {"setup", "start_only", "income", "final"}
        assert own <= set(listed)  # the others are made of their effects
    assert keys("explain-automa_civilization-") == set(automa.CIVILIZATIONS)


def test_every_civilization_says_how_its_mat_reads() -> None:
    """Whatever lies on a mat when the game begins has words of its own; None is for mats that stay empty."""
    assert set(MATS) == set(CIVILIZATIONS)
    words = Words()
    for number, name in enumerate(CIVILIZATIONS):
        game = Game.new(2, 1, civilizations=[name, CIVILIZATIONS[number - 1]])
        while not game.view()["started"]:
            game.play(0)
        (mat,) = game.view()["players"][0]["civilizations"]
        assert words.mats.describe(mat) or not any(mat["fields"].values()), name
        assert MATS[name] is not None or not mat["fields"], name


def test_every_rule_moment_and_law_has_words() -> None:
    """The default of a sentence speaks of the owner: whoever else a card speaks of has a sentence, too."""
    assert keys("effect-rule-") == set(notation.RULES)
    assert keys("when-") == set(notation.MOMENTS)
    assert keys("forbids-") | keys("allows-") == set(notation.LAWS)
    spoken = {entry.id.name: entry for entry in checking.read(FOLDER / "en" / "rules.ftl")}
    powers: list[Any] = [*box().tapestries.values()]
    powers += [{**mat["printed"], "triggers": mat["printed"]["passive"]} for mat in box().civilizations.values()]
    told = [(f"when-{one['on']}", one["who"]) for power in powers for one in power["triggers"]]
    told += [(f"forbids-{one['what']}", one["who"]) for power in powers for one in power["forbids"]]
    others = {(key, who) for key, who in told if who != "owner"}
    assert len(others) > 5
    for key, who in others - {("forbids-trapping", "opponent")}:
        assert who in variants(spoken[key]), (key, who)


def variants(message: ftl.Message | ftl.Term) -> set[str]:
    """The keys a message chooses by."""
    return {
        variant.key.name
        for placeable in message.value.elements  # type: ignore[union-attr]
        if isinstance(placeable, ftl.Placeable) and isinstance(placeable.expression, ftl.SelectExpression)
        for variant in placeable.expression.variants
        if isinstance(variant.key, ftl.Identifier)
    }


def test_every_source_has_words() -> None:
    """The kinds with a name of their own are called by it."""
    named = {"space", "tech", "tapestry", "civilization", "landmark"}
    assert {key.partition("-")[0] for key in keys("source-")} == set(SOURCE_KINDS) - named | {"space"}
    words = Words()
    assert [words.effects.source(source) for source in ("space science 4", "space science 0", "tech bakery")] == [
        "Science 4, Medicine", "the start of Science", "Bakery",
    ]  # fmt: skip
    sources = ("territory", "territory 12", "space_tile 3", "income", "income 3")
    assert list(map(words.effects.source, sources)) == [
        "printed land", "tile 12", "space tile 3", "income turn", "income, upgrade and VP",
    ]  # fmt: skip
    assert words.effects.source_in_brackets("tapestry academia") == " (Academia)"
    assert words.effects.source_in_brackets("turn") == words.effects.source_in_brackets(None) == ""


def test_every_step_that_waits_has_words() -> None:
    assert keys("step-") == set(re.findall(r'^    step = "(\w+)"', sources(), re.MULTILINE))


def test_why_nothing_can_be_taken_back() -> None:
    assert keys("undo-") == {reason or "none" for reason in undoing.REASONS}
    assert Words().reasons.undo_refusal("") == "you have made no choice yet"


def test_every_problem_of_the_server_has_words() -> None:
    assert keys("problem-") == {code.key for code in Code}


def test_why_something_is_refused() -> None:
    words = Words(you=0)
    assert words.reasons.refusal("unpayable", {"missing": ["coin", "any"]}) == "it needs 1 coin and any 1 resource more"
    assert words.reasons.refusal("closed", {"closed_by": 1, "missing": []}) == "Player 2 has closed the track"


def test_every_reason_and_benefit_of_the_bots_has_words() -> None:
    assert keys("reason-track-") == {*automa.CANDIDATES, "order"}
    assert keys("explain-decision-card-") >= set(automa.CANDIDATES)
    code = "".join((RULES / "solo" / f"{name}.py").read_text(encoding="utf-8") for name in ("hexes", "bots"))
    assert all(f'"{reason}"' in code for reason in keys("reason-hex-") - {"only", "order"})
    assert keys("direction-") >= {way for card in automa.CARDS for way in card.map.split("_from_")}
    (message,) = [
        one for one in checking.read(FOLDER / "en" / "events.ftl") if one.id.name == "event-bot_benefit"
    ]  # fmt: skip
    named = {benefit for spaces in automa.BENEFITS.values() for gains in spaces.values() for benefit in gains}
    assert (
        named - {"tapestry", "refresh_tech"} <= variants(message) <= named | {"other"}
    )  # those two are told by what follows


# --- Effects


def effects() -> Iterator[Effect]:
    """Every effect of the rules: whatever hangs on a table or a module of the components."""
    seen: set[int] = set()
    waiting: list[object] = [components.spaces, components.technologies, components.territories, components.space_tiles]
    waiting += [card.effect for card in components.tapestries]
    for module in list(__import__("sys").modules.values()):
        if module.__name__.startswith("gobelin.rules"):
            waiting += vars(module).values()
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, Effect):
            yield one
        if isinstance(one, list | tuple):
            waiting += one
        elif isinstance(one, dict):
            waiting += one.values()
        elif type(one).__module__.startswith("gobelin.rules") and hasattr(one, "__dict__"):
            waiting += vars(one).values()


def test_every_effect_of_the_rules_has_words() -> None:
    words = Words()
    count = 0
    for effect in effects():
        if type(effect) is Effect or type(effect).__name__ == "_IncomePart":
            continue  # a name for a step, never told
        notation: Any = effect.notation()
        told = words.effect(notation)
        assert told, notation
        assert not re.search(r"[{}_]", told), told
        count += 1
    assert count > 150
    assert keys("per-") == set(METHODS) - {"plain"}


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ({"coin": 1, "vp": 8}, "1 coin and 8 VP"),
        ({"one_of": ["explore", {"building": "farm"}]}, "explore or a farm"),
        ({"building": ["farm", "house", "armory"]}, "a farm, a house or an armory"),
        ({"then": [{"territory": 2}, {"explore": "anywhere"}]}, "2 territory tiles, then explore anywhere"),
        ({"vp_per": "landmarks", "times": 3}, "3 VP per landmark"),
        ({"pay": {"any": 1}, "gain": "upgrade"}, "pay any 1 resource for upgrade"),
        ({"advance": {"track": "science", "gain": "none"}}, "advance on Science (no benefit)"),
        ({"conquer": {"where": "anywhere", "dice": "both"}}, "conquer anywhere with both dice"),
        ({"landmark": "Stock Market"}, "the landmark Stock Market"),
        (None, "nothing"),
        ({}, "nothing"),
    ],
)
def test_effects_in_words(effect: Any, told: str) -> None:
    assert Words().effect(effect) == told


def test_lists_and_costs() -> None:
    words = Words()
    assert [words.join(["a", "b", "c"][:count]) for count in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert words.join(["a", "b", "c"], "then") == "a, then b, then c"
    assert words.effects.cost(["food", "any", "any"]) == "1 food + any 2 resources"
    assert words.effects.resources(["coin", "food", "coin"]) == "2 coins and 1 food"


# --- Whole games


@pytest.mark.parametrize("seed", range(44))
def test_whole_games_can_be_told(seed: int) -> None:
    """Every event, question, option, source and effect of random games has words, for players and spectators."""
    game = any_table(seed, confirm_turns=seed % 2 == 0, start_bonus=seed % 3 == 0)
    chance = random.Random(seed)
    people = [seat["seat"] for seat in game.view()["players"] if not seat["bot"]]
    while (decision := game.decision) is not None:
        view: Any = game.view(decision.player)
        words = Words.seen_in(view)
        assert words.prompt(view["decision"]).endswith(("?", "."))
        assert words.effects.source(decision.source)
        options = [words.option(option.verb, option.arguments, view) for option in decision.options]
        assert len(set(options)) == len(options), (decision.kind, options)
        for told in options:
            assert told, decision.kind
            assert not told[0].isdigit(), (decision.kind, told)  # it stands in a numbered list
            assert not re.search(r"[{}_]|\bNone\b", told), told
        for waiting in view["waiting"]:
            assert words.effect(waiting.get("effect"))
            assert waiting["source"] is None or words.effects.source(waiting["source"])
            assert "step" not in waiting or words.reasons.step(waiting["step"])
        for move in decision.about.get("moves", []):  # type: ignore[attr-defined]
            assert not move["refused"] or words.reasons.refusal(move["refused"], move)
        for reason in decision.about.get("refused", {}).values():  # type: ignore[attr-defined]
            assert words.reasons.refusal(reason, {})
        if chance.random() < 0.1:
            for preview in game.previews(decision.player):
                hint = words.hints.describe([*preview["direct"], *preview["then"]])
                assert not re.search(r"[{}_]|\bNone\b", hint), hint
        game.play(chance.randrange(len(options)))
    for viewer in (None, *people):
        words = Words.seen_in(game.view(viewer))
        for _, sentence in words.narrate(game.events(viewer)):
            assert sentence.isascii()
            assert not re.search(r"[{}\[\]_]|\bNone\b", sentence), sentence
            assert sentence[0].isupper() or sentence[0].isdigit()


# What random games hardly ever meet: kind, about, verb and arguments of an option
RARE_DECISIONS: tuple[tuple[str, dict[str, Any], str, dict[str, Any]], ...] = (
    ("token", {"track": "science", "gain": "full"}, "token", {"track": "science", "space": 3}),
    ("jump", {"track": "science"}, "token", {"track": "science", "space": 3}),
    ("regress", {"gain": "none"}, "token", {"track": "science", "space": 3}),
    ("explore_tile", {"anywhere": True}, "decline", {}),
    ("explore_space", {}, "space_tile", {"tile": 3}),
    ("colony", {}, "hex", {"hex": "0,0"}),
    ("uprising", {"left": 2}, "done", {}),
    ("singularity", {}, "track", {"track": "science"}),
    ("swap", {"left": 2}, "done", {}),
    ("swap", {"left": 2}, "plot", {"plot": "c4"}),
    ("swap_with", {"plot": "c4"}, "decline", {}),
    ("fill_row", {"left": 2}, "row", {"row": "top"}),
    ("which_roll", {}, "track", {"track": "science"}),
    ("use_civilization", {}, "civilization", {"civilization": "heralds"}),
)
RARE_EVENTS: tuple[Any, ...] = (
    {"key": "no_card", "player": 0, "era": 2},
    {"key": "used", "player": 0},
    {"key": "civilization_discarded", "player": 0, "civilization": "mystics"},
    {"key": "discard_tech", "player": 0, "card": "bakery"},
    {"key": "space_tiles", "player": 0, "tiles": [1, 2]},
    {"key": "explore_space", "player": 0, "tile": 3},
    {"key": "fill_row", "player": 0, "row": "top"},
    {"key": "singularity", "player": 0, "track": "science"},
    {"key": "swap", "player": 0, "buildings": ["farm", "house"]},
    {"key": "stand_up", "player": 0, "hex": "0,1"},
    {"key": "colony", "player": 0, "hex": "0,1"},
    {"key": "void", "player": 0, "effect": None},
)


def test_every_prompt_option_and_event_can_be_told() -> None:
    """Many short looks: whatever these games meet first is told in all languages, and nothing is left untold."""
    told: set[str] = set()
    for seed in range(0, 1600, 4):
        game = any_table(seed, confirm_turns=True)
        chance = random.Random(seed)
        while (decision := game.decision) is not None:
            options = list(decision.options)
            called = {option_key(decision.kind, option.verb): option for option in options}
            if {f"prompt-{decision.kind}", *called} - told:
                view: Any = game.view(decision.player)
                for lang in languages():
                    words = Words.seen_in(view, lang)
                    assert words.prompt(view["decision"])
                    for option in called.values():
                        assert words.option(option.verb, option.arguments, view)
                told |= {f"prompt-{decision.kind}", *called}
            eager = [option for option in options if option.verb not in ("income", "decline")]  # far on the tracks
            game.play(chance.choice(eager if eager and chance.random() < 0.8 else options))
        for event in game.events():
            if f"event-{event['key']}" not in told:
                told.add(f"event-{event['key']}")
                for lang in languages():
                    Words.seen_in(game.view(), lang).event(event)
    for kind, about, verb, arguments in RARE_DECISIONS:
        question = asked(kind, about)
        question["players"][0]["city"] = {"pieces": [{"piece": "farm", "plots": ["c4"]}]}
        for lang in languages():
            assert Words(lang, you=0).prompt(question["decision"])
            assert Words(lang, you=0).option(verb, arguments, question)
        told |= {f"prompt-{kind}", option_key(kind, verb)}
    for rare in RARE_EVENTS:
        for lang in languages():
            assert Words(lang, you=0).event(rare | {"source": "space science 4"})
        told.add(f"event-{rare['key']}")
    together = {"event-gain-several", "event-display-several", "event-vp-several", "event-vp-part", "event-vp-scored"}
    general = {"option-accept"}  # every question that can be accepted has its own words
    of_rules = {key for key in MESSAGES if key.startswith(("prompt-", "option-", "event-"))}
    assert of_rules - told == together | general


def option_key(kind: str, verb: str) -> str:
    key = f"prompt-{kind}.{verb}"
    return key if key in MESSAGES else f"option-{verb}"


# --- Sentences


def test_events_speak_to_you_and_of_others() -> None:
    event: Any = {"key": "gain", "player": 1, "resource": "coin", "amount": 2, "lost": 0, "source": "income 4"}
    assert Words(you=1).event(event) == "You gain 2 coins (income)"
    assert Words(you=0).event(event) == "Player 2 gains 2 coins (income)"
    assert Words(you=0, people={1: "anna"}).event(event) == "Anna gains 2 coins (income)"
    conquest: Any = {"key": "conquer", "player": 0, "hex": "0,1", "opponent": 1, "source": "space military 1"}
    assert Words(you=1).event(conquest) == "Player 1 conquers hex D5 from you"
    assert Words(you=0).event(conquest) == "You conquer hex D5 from Player 2"
    conquest["opponent"] = None
    assert Words(you=0).event(conquest) == "You conquer hex D5"
    nothing: Any = {"key": "vp", "player": 0, "points": 0, "per": "plain", "source": "dice"}
    assert Words(you=0).event(nothing) == ""
    for_land: Any = nothing | {"points": 6, "per": "territories"}
    assert Words(you=0).event(for_land) == "You score 6 VP for territories (conquer dice)"
    assert Words(you=0).event(nothing | {"points": -5}) == "You pay 5 VP (conquer dice)"
    void: Any = {"key": "void", "player": 0, "effect": "explore", "source": "dice"}
    assert Words(you=0).event(void) == "Nothing comes of it for you: explore (conquer dice)"
    assert Words(you=0).event(void | {"effect": {}}) == "Nothing comes of it for you (conquer dice)"
    assert Words(you=0).hints.describe([void | {"effect": {}}]) == ""


def test_gains_of_one_source_are_told_together() -> None:
    words = Words(you=0)
    gain: Any = {"key": "gain", "player": 0, "amount": 1, "lost": 0, "source": "income 4"}
    events = [
        gain | {"resource": "coin"},
        gain | {"resource": "food"},
        gain | {"resource": "coin", "source": "dice"},
    ]
    assert [told for _, told in words.narrate(events)] == [
        "You gain 1 coin and 1 food (income)",
        "You gain 1 coin (conquer dice)",
    ]
    lost: Any = [gain | {"resource": "coin"}, gain | {"resource": "food", "amount": 0, "lost": 1}]
    assert [told for _, told in words.narrate(lost)] == [
        "You gain 1 coin (income)",
        "You gain 0 food, 1 lost at the limit of 8 (income)",
    ]
    dealt: Any = [{"key": "display", "card": card} for card in ("bakery", "the_nail", "clocks")]
    assert words.narrate(dealt)[0][1] == "New face-up tech cards: Bakery, The Nail and Clocks"
    assert words.narrate(dealt[:1])[0][1] == "Bakery is a new face-up tech card"
    twice: Any = [gain | {"resource": "worker"}, gain | {"resource": "coin"}, gain | {"resource": "worker"}]
    assert Words("en", 0).narrate(twice)[0][1] == "You gain 2 workers and 1 coin (income)"


# --- What the bots do, in words

SOLO = Words(you=0, bots={1: "automa", 2: "shadow_empire"})
WATCHING = Words(bots=SOLO.bots)
TWO = Words(you=0, bots={2: "shadow_empire"})


def test_names_of_people_and_bots() -> None:
    assert [SOLO.player(seat) for seat in range(3)] == ["you", "the Automa", "the Shadow Empire"]
    assert [SOLO.role(seat) for seat in (0, 1, 2, 3, None)] == ["you", "automa", "shadow_empire", "other", "nobody"]
    assert WATCHING.player(0) == "Player 1"
    assert Words.seen_in(Game.new(1, 1, level=3).view(0)).bots == SOLO.bots
    assert Words.seen_in(Game.new(2, 1, shadow_empire=True).view(1)).bots == {2: "shadow_empire"}
    turn: Any = {"key": "turn", "player": 1, "number": 3, "era": 1}
    assert SOLO.event(turn) == "Turn 3: the Automa and the Shadow Empire"
    assert SOLO.event(turn | {"player": 0}) == "Turn 3: your turn"
    assert TWO.event(turn | {"player": 2}) == "Turn 3: the Shadow Empire"


def test_the_cards_drawn_and_the_hand_on_the_last_one() -> None:
    drawn: Any = {"key": "decision_cards", "decision": 1, "tiebreaker": 7, "left": 2}
    assert SOLO.event(drawn) == "Decision card 1 and tiebreaker card 7 are drawn, 2 cards left"
    last = "Decision card 1 and tiebreaker card 7 are drawn, none left"
    assert SOLO.event(drawn | {"left": 0}) == f"{last}; the decision card's hand ends the era"
    assert TWO.event(drawn | {"left": 0}) == last
    assert SOLO.event(drawn | {"left": 0, "decision": 3}).endswith("none left")


ALL = ["exploration", "science", "military", "technology"]


@pytest.mark.parametrize(
    ("player", "changes", "told"),
    [
        (1, {}, "The Automa chooses Military: it may advance on any track; the tiebreaker card puts Military first"),
        (
            2,
            {"order": ["favorite", *ALL]},
            "The Shadow Empire chooses Military: it may advance on any track; "
            "the tiebreaker card, read from below, puts its favourite first",
        ),
        (
            1,
            {"rule": "finish", "candidates": ["science", "military"], "order": ["exploration", "military"]},
            "The Automa chooses Military: it is equally far on Science and Military, 1 step from the end; "
            "the tiebreaker card puts Military first",
        ),
        (
            1,
            {"rule": "landmark_or_finish", "candidates": ["military"], "order": []},
            "The Automa chooses Military: it is nearest to a free landmark or the end there, 1 step away",
        ),
        (
            2,
            {"rule": "landmark_or_finish", "candidates": ["military"], "order": [], "aim": "favorite"},
            "The Shadow Empire takes Military as its new favourite track: "
            "it is nearest to a free landmark or the end there, 1 step away",
        ),
        (
            1,  # the favourite is finished: passed over
            {"candidates": ["science", "military"], "order": ["favorite", "military"], "favorite": "technology"},
            "The Automa chooses Military: it may advance on Science or Military; "
            "the tiebreaker card puts Military first",
        ),
    ],
)
def test_why_a_bot_takes_a_track(player: int, changes: dict[str, object], told: str) -> None:
    event: Any = {
        "key": "bot_track", "player": player, "aim": "advance", "rule": "all", "candidates": ALL,
        "order": ["military", "science", "favorite"], "favorite": "military", "track": "military",
        "steps": {"military": 1},
    }  # fmt: skip
    assert SOLO.event(event | changes) == told


def test_why_the_automa_takes_a_hex() -> None:
    """Reasons that left more than one hex to choose from, with the distance of the one chosen."""
    event: Any = {"key": "bot_hex", "player": 1, "hex": "0,1", "candidates": ["0,1"], "order": None}

    def stage(reason: str, *hexes: str, steps: int | None = None) -> dict[str, object]:
        return {"reason": reason, "hexes": hexes or ["0,1"], "distances": {} if steps is None else {"0,1": steps}}

    three = ("0,1", "1,0", "2,0")
    stages: Any = [
        stage("neutral", *three),
        stage("not_beside_you", *three),
        stage("closest_to_middle", *three, steps=1),
        stage("closest_to_weak_territory", steps=3),
    ]
    assert SOLO.event(event | {"stages": stages}) == (
        "The Automa picks hex D5: not beside your land; nearest to the middle island (1 step)"
    )
    only: Any = {"stages": [stage("your_territory")]}
    assert WATCHING.event(event | only) == "The Automa picks hex D5: a territory of Player 1"
    assert SOLO.event(event | only) == "The Automa picks hex D5: one of your territories"
    assert SOLO.event(event | {"stages": []}) == "The Automa picks hex D5: the only place"
    several: Any = {
        "stages": [stage("furthest_from_you", *three)],
        "candidates": ["0,-1", "0,1", "1,0"],
        "order": "SW_from_SE",
    }
    assert SOLO.event(event | several) == (
        "The Automa picks hex D5: furthest from your land, without a way; before D3 and E4 on the tiebreaker card "
        "(going SW, lines from the SE)"
    )
    many: Any = {"stages": [stage("secure")], "candidates": ["0,1", "1,0", "2,0", "3,0", "3,-1"], "order": "N_from_E"}
    assert "; before 4 others on the tiebreaker card" in SOLO.event(event | many)


def test_what_the_automa_scores_is_told_together() -> None:
    """The civilization's points and the mat's are two sentences; the mat begins with the territories."""
    score: Any = {"key": "vp", "player": 1, "source": "solo"}
    events: Any = [
        {"key": "automa_civilization", "player": 1, "civilization": "conquerors"},
        *(score | {"points": 3, "per": "territories"} for _ in range(2)),
        score | {"points": 0, "per": "landmarks"},
        score | {"points": 1, "per": "spaces_exploration"},
        {"key": "first_into_era", "player": 1, "era": 2},
        score | {"points": 2, "per": "plain"},
    ]
    assert [told for _, told in SOLO.narrate(events)] == [
        "The Automa uses the civilization Conquerors",
        "The Automa scores 3 VP for territories",
        "The Automa scores 4 VP: 3 for territories, 1 for Exploration",
        "The Automa is in era II before you",
        "The Automa scores 2 VP",
    ]
    assert SOLO.narrate([score | {"points": 0, "per": "landmarks"}])[0][1] == "The Automa scores no VP"


def test_a_landmark_of_the_shadow_empire_goes_to_the_automa() -> None:
    event: Any = {"key": "landmark", "player": 2, "landmark": "lighthouse", "source": "space exploration 4"}
    told = "The Shadow Empire gains the landmark Lighthouse"
    assert SOLO.event(event) == f"{told}, which goes to the Automa"
    assert TWO.event(event) == told


def test_the_automa_looks_for_a_trap() -> None:
    event: Any = {"key": "discard_card", "player": 1, "source": "trap"}
    assert SOLO.event(event | {"card": "trap"}) == "The Automa turns up Trap from its hand"
    assert SOLO.event(event | {"card": "golden_age"}) == "The Automa turns up Golden Age from its hand, no trap"
    assert SOLO.event(event | {"card": "trap", "player": 0}) == "You discard Trap (trap)"
    question: Any = {"kind": "trap", "about": {"attacker": 1, "hex": "0,1"}}
    assert SOLO.prompt(question) == "The Automa attacks hex D5. Do you use a trap?"


# --- Options and hints


def test_places_have_the_names_of_the_board() -> None:
    """Hexes by the side of the board that is played on; plots of a landmark are those inside."""
    words = Words(you=0)
    assert [Words(side=side).hex("0,0") for side in ("small", "large")] == ["D4", "E5"]
    rim = {"piece": "tank_factory", "plots": ["h1", "i1", "h2", "i2"], "corner": "h0", "turn": 0}
    question = asked("place", {"piece": "tank_factory"})
    assert words.option("place", rim, question) == "plots H1 to I2"
    assert words.option("place", rim | {"turn": 3}, question) == "plots H1 to I2, turned by 270 degrees"
    assert words.option("place", {"piece": "farm", "plots": ["d4"]}, question) == "plot D4"


def asked(kind: str, about: dict[str, Any], source: str = "turn") -> Any:
    """A table at which the first player is asked this."""
    decision = {"player": 0, "kind": kind, "source": source, "about": about}
    return {**Game.new(2, 1).view(0), "decision": decision}


def test_a_bonus_is_free_only_where_it_is() -> None:
    words = Words(you=0)
    bonus = {"pay": {"territory": 2}, "gain": {"vp": 5}}
    paid = asked("bonus", {"bonus": bonus, "free": False})
    assert words.option("accept", {}, paid) == "yes, pay 2 territory tiles for 5 VP"
    assert words.option("accept", {}, asked("bonus", {"bonus": bonus, "free": True})) == "yes, for free"
    assert words.option("pay", {"resources": ["coin"]}, paid) == "yes, pay 1 coin"
    assert words.option("decline", {}, paid) == "no bonus"
    assert words.option("decline", {}, asked("isolate", {"hex": "0,1"})) == "no, thanks"


def test_parts_of_a_benefit_say_how_much() -> None:
    """A choice between parts names each as its space does, not only its kind."""
    words = Words(you=0)
    parts = {"vp": {"vp_per": "tech_cards", "times": 2}, "tapestry": {"tapestry": 2}, "farm": {"building": "farm"}}
    view = asked("order", {"parts": parts})
    assert words.option("do", {"part": "vp"}, view) == "gain 2 VP per tech card"
    assert words.option("do", {"part": "tapestry"}, view) == "gain 2 tapestry cards"
    assert words.option("do", {"part": "farm"}, view).startswith("a farm, uncovers ")
    assert words.option("do", {"part": "conquer"}, view) == "conquer"


def test_hints_say_what_follows() -> None:
    words = Words(you=0)
    events: Any = [
        {"key": "vp", "player": 0, "points": 3, "per": "plain", "source": "turn"},
        {"key": "gain", "player": 0, "resource": "coin", "amount": 1, "lost": 0, "source": "turn"},
        {"key": "vp", "player": 1, "points": 2, "per": "plain", "source": "turn"},
        {"key": "district", "player": 0, "district": 4},
    ]
    assert words.hints.describe(events) == "+3 VP, +1 coin, Player 2 +2 VP, completes district 4"
    assert words.hints.describe([]) == ""
    void: Any = {"key": "void", "player": 0, "effect": "explore", "source": "space exploration 4"}
    landmark: Any = {"key": "landmark", "player": 0, "landmark": "lighthouse", "source": "space exploration 4"}
    assert words.hints.describe([landmark, void]) == "landmark Lighthouse, without effect: explore"
