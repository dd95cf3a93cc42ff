"""The languages: complete, with all forms of their numbers, nothing left in English, and spoken through whole games.

Every folder beside `en` is a language and is tested here.
"""

from __future__ import annotations

import errno
import random
import re
import tomllib
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from at_terminal import table, whole_game
from command_line import Run
from gobelin import GobelinError
from gobelin.cli import speech
from gobelin.locale import Words, WrongWords, bundles, languages, untranslated
from gobelin.locale.box import box
from gobelin.locale.bundles import FOLDER
from gobelin.locale.checking import patterns
from gobelin.locale.generated.keys import MESSAGES
from gobelin.locale.untranslated import SAME, categories, findings
from gobelin.rules.printed import automa
from gobelin.rules.printed.names import (
    BUILDINGS,
    CIVILIZATIONS,
    LANDMARKS,
    TAPESTRIES,
    TECHNOLOGIES,
    TRACKS,
)
from gobelin.terminal.draw import building_letters
from table import any_table
from test_words import RARE_DECISIONS, RARE_EVENTS, asked, effects

OTHERS = [lang for lang in languages() if lang != "en"]
BROKEN = r"[{}_]|\bNone\b"  # what shows that something was not said


# --- The files


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_missing_or_wrong(lang: str) -> None:
    """Every message with its arguments in its file, every form of a number, and no English."""
    assert findings(lang) == []


@pytest.mark.parametrize("lang", languages())
def test_every_file_says_what_it_is_about(lang: str) -> None:
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        assert path.read_text(encoding="utf-8").startswith("### "), path.name


def test_forms_of_numbers() -> None:
    assert categories("en") == categories("fr") == {"one", "other"}
    assert categories("pl") == categories("cs") == {"one", "few", "many", "other"}


def test_words_that_may_be_the_same_are_needed() -> None:
    """The list has each word once, in order, and none that no message has in common with English."""
    listed = tomllib.loads((Path(untranslated.__file__).parent / SAME).read_text(encoding="utf-8"))
    assert set(listed) >= set(OTHERS)
    for lang, words in listed.items():
        assert words == sorted(set(words), key=lambda word: (word.casefold(), word)), lang
    for lang in OTHERS:
        english, there = (patterns(FOLDER / one) for one in ("en", lang))
        common = {
            words
            for key, (_, pattern) in there.items()
            for words in untranslated.Wording(pattern).words & untranslated.Wording(english[key][1]).words
        }
        assert set(listed[lang]) == common, lang


def test_french_has_its_signs() -> None:
    """No line begins with a colon or ends with a guillemet: the spaces at these signs do not break. They are of one
    kind, and so are apostrophes, the curved ones."""
    wrong = re.compile(r"« | [:;!?»](?!\w)|\w[;!?](?!\w)|\}[:;!?»]|[^\s«]»|['\u202f]")
    for path in [*sorted((FOLDER / "fr").glob("*.ftl")), FOLDER / "fr" / "glance.md"]:
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not wrong.search(line), f"{path.name}: {line}"


# --- What the check finds


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a little English, and Polish to be written by the test. What is found is said in whole English."""
    bundles.bundle.cache_clear()
    bundles.bundle("en")  # it keeps to the folder it was made for
    for lang in ("en", "pl"):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "glance.md").write_text("# The rules\n")
    cards = "{ $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n}\n"
    (tmp_path / "en" / "names.ftl").write_text(f"yes = yes\nmany = {cards}who = the {'{ $player }'} wins\n")
    monkeypatch.setattr(bundles, "FOLDER", tmp_path)
    monkeypatch.setattr(speech, "_language", "en")
    yield tmp_path / "pl" / "names.ftl"
    bundles.bundle.cache_clear()


FORMS = "[one] karta\n    [few] karty\n    [many] kart\n   *[other] karty"
COMPLETE = {"yes": "tak", "many": f"{{ $count ->\n    {FORMS}\n}}", "who": "wygrywa { $player }"}


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({}, "pl: complete"),
        ({"yes": None}, "pl/names.ftl: yes is missing"),
        ({"no": "nie"}, "pl/names.ftl: English has no no"),
        ({"yes": "yes"}, "pl/names.ftl: yes is as in English: yes"),
        ({"who": "wygrywa { $winner }"}, "pl/names.ftl: who has the arguments $winner, in English $player"),
        ({"who": "wygrywa"}, "pl/names.ftl: who has the arguments -, in English $player"),
        ({"who": "with { $player }"}, "pl/names.ftl: who is partly English: with"),
        (
            {"many": "{ $count ->\n    [one] karta\n   *[other] karty\n}"},
            "pl/names.ftl: many has no words for $count: few, many",
        ),
        ({"many": "{ $count } kart"}, "pl/names.ftl: many says the same for every $count"),
        ({"many": "kart: { $count }"}, "pl: complete"),
        ({"yes": "{ tak"}, "pl: names.ftl: Expected token: \"}\": 'yes = { tak\\n'"),
        ({"yes": "{ tak }"}, "pl/names.ftl: yes refers to tak, which is not in this file"),
    ],
)
def test_what_is_found(run: Run, made_up: Path, changes: dict[str, str | None], line: str) -> None:
    said = COMPLETE | changes
    made_up.write_text("".join(f"{key} = {words}\n" for key, words in said.items() if words), encoding="utf-8")
    outcome = run("locale", "--check", "pl")
    assert outcome.out == f"{line}\n"
    assert outcome.code == (0 if line == "pl: complete" else 1)
    told = run("locale", "pl").out
    assert told == ("pl: complete\n" if outcome.code == 0 else "pl: 1 line of --check\n")


def test_a_message_in_another_file_is_found(run: Run, made_up: Path) -> None:
    made_up.with_name("rules.ftl").write_text("".join(f"{key} = {words}\n" for key, words in COMPLETE.items()))
    assert "pl/rules.ftl: yes belongs into names.ftl\n" in run("locale", "--check").out


def test_a_language_nobody_speaks(run: Run) -> None:
    outcome = run("locale", "tlh")
    assert outcome.code == 2
    assert outcome.err.startswith("gobelin: there are no words in 'tlh'")


def test_what_is_not_translated_is_never_silent(made_up: Path) -> None:
    made_up.write_text("", encoding="utf-8")
    with pytest.raises(WrongWords, match="yes-or-no is not translated: gobelin locale --check pl"):
        Words("pl").text("session-yes-or-no")


# --- Everything there is to say


def told(words: str) -> str:
    """Something that is said, if it is whole."""
    assert words
    assert not re.search(BROKEN, words), words
    return words


@pytest.mark.parametrize("lang", OTHERS)
def test_every_component_and_effect_has_words(lang: str) -> None:
    words = Words(lang)
    lines = [words.explain.tapestry(card) for card in TAPESTRIES]
    lines += [words.explain.civilization(name) for name in CIVILIZATIONS]
    lines += [words.explain.automa_civilization(name) for name in automa.CIVILIZATIONS]
    lines += [words.explain.tech(card) for card in TECHNOLOGIES]
    lines += [words.explain.space(track, number) for track in TRACKS for number in range(1, 13)]
    lines += [words.explain.landmark(landmark) for landmark in LANDMARKS]
    lines += [words.explain.tile(number) for number in box().tiles]
    lines += [words.explain.space_tile(number) for number in box().space_tiles]
    lines += [words.explain.capital(number) for number in box().capitals]
    lines += [words.explain.income(building, number) for building in BUILDINGS for number in range(1, 7)]
    lines += [words.explain.level(level) for level in box().automa_levels]
    lines += [words.explain.decision_card(number, alone) for number in box().decision_cards for alone in (True, False)]
    for line in lines:
        assert 3 < len(told(line)) < 400, line
    for effect in effects():
        if type(effect).__name__ not in ("Effect", "_IncomePart"):
            notation: Any = effect.notation()
            told(words.effect(notation))


@pytest.mark.parametrize("lang", OTHERS)
def test_names_are_told_apart(lang: str) -> None:
    """No two cards, spaces or civilizations of a kind have the same name."""
    words = Words(lang)
    for kind in ("track", "space", "landmark", "income", "capital", "terrain", "tech", "tapestry", "civilization"):
        keys = [key for key in MESSAGES if key.startswith(f"{kind}-") and "letter" not in key]
        names = [words.text(key) for key in keys]
        assert len(set(names)) == len(names), kind
    letters = [words.text(key) for key in MESSAGES if key.startswith("terrain-letter-")]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("lang", OTHERS)
def test_drawings_keep_to_their_columns(lang: str) -> None:
    words = Words(lang)
    for key, arguments in MESSAGES.items():
        if key.startswith("drawn-benefit-"):
            assert len(words.text(key, **dict.fromkeys(arguments, 2))) <= 8, key
    assert all(len(words.text(f"mark-{one}")) == 2 for one in ("automa", "shadow_empire"))
    assert len(words.text("mark-player", number=1)) == 2
    for row in ("top", "middle", "bottom"):
        assert len(words.text(f"drawn-row-{row}")) <= 6
    letters = list(building_letters(words))
    assert len(letters) == 4
    assert all(len(letter) == 1 and letter.isupper() for letter in letters)  # small ones are landmarks


@pytest.mark.parametrize("seed", range(11))
@pytest.mark.parametrize("lang", OTHERS)
def test_whole_games_can_be_told(lang: str, seed: int) -> None:
    """Games of every kind: questions, options, what waits, what follows, and the log of each viewer."""
    game = any_table(seed, confirm_turns=seed % 2 == 0, start_bonus=seed % 3 == 0)
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        view: Any = game.view(decision.player)
        words = Words.seen_in(view, lang)
        told(words.prompt(view["decision"]))
        told(words.effects.source(decision.source))
        options = [told(words.option(option.verb, option.arguments, view)) for option in decision.options]
        assert len(set(options)) == len(options), (decision.kind, options)
        assert not any(option[0].isdigit() for option in options), options  # they stand in a numbered list
        for waiting in view["waiting"]:
            told(words.effect(waiting.get("effect")))
            assert "step" not in waiting or told(words.reasons.step(waiting["step"]))
        if chance.random() < 0.1:
            for preview in game.previews(decision.player):
                assert not re.search(BROKEN, words.hints.describe([*preview["direct"], *preview["then"]]))
        game.play(chance.randrange(len(options)))
    people = [seat["seat"] for seat in game.view()["players"] if not seat["bot"]]
    for viewer in (None, *people):
        for _, sentence in Words.seen_in(game.view(viewer), lang).narrate(game.events(viewer)):
            told(sentence)
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence


@pytest.mark.parametrize("lang", OTHERS)
def test_what_games_hardly_ever_meet_can_be_told(lang: str) -> None:
    words = Words(lang, you=0)
    for kind, about, verb, arguments in RARE_DECISIONS:
        question = asked(kind, about)
        question["players"][0]["city"] = {"pieces": [{"piece": "farm", "plots": ["c4"]}]}
        told(words.prompt(question["decision"]))
        told(words.option(verb, arguments, question))
    for rare in RARE_EVENTS:
        for you in (0, 1):
            told(Words(lang, you=you).event(rare | {"source": "space science 4"}))


# --- At the terminal

LOOKS = "a\nb words\nb drawn\nc\nm\nt\nt science\nt all\nl\nl all\ns\nh\nh words\no\nhint\nsave\nnonsense\nu\n"


@pytest.mark.parametrize(
    "table",
    [
        ("--players", "2"),
        ("--players", "5", "--seat", "3", "--start-bonus"),
        ("--solo", "4"),
        ("--shadow-empire",),
        ("--players", "3", "--plain"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("lang", OTHERS)
def test_whole_games_at_the_terminal(run: Run, lang: str, table: tuple[str, ...]) -> None:
    typed = "1\n1\n" + LOOKS + "1\n" * 60 + LOOKS + "1\n" * 3000
    outcome = run("play", *table, "--seed", "3", "--lang", lang, typed=typed)
    assert (outcome.code, outcome.err) == (0, "")
    words = Words(lang)
    assert words.text("event-game_over") in outcome.out
    assert Words("en").text("event-game_over") not in outcome.out


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 50)])
@pytest.mark.parametrize("lang", OTHERS)
def test_questions_fit_one_screen(lang: str, width: int, height: int) -> None:
    """Most of them, though other languages are longer than English; no row is wider than the screen."""
    for number in (1, 6):
        screens = whole_game(table(number), number, width, height, lang=lang).screens
        assert len(screens) > 30
        fitting = [screen for screen in screens if len(screen.rows) < height]
        assert len(fitting) >= 0.9 * len(screens), [screen.kind for screen in screens if screen not in fitting]
        for screen in screens:
            assert all(len(row) <= width for row in screen.rows)


def test_what_the_library_says_in_english_is_marked_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no other words were made for it."""
    monkeypatch.setattr(speech, "_language", "fr")
    assert speech.describe_error(GobelinError("the dog ate it")) == "impossible (en anglais) : the dog ate it"
    wrong = GobelinError("the dog ate it").with_key("record-setup", reason="the dog ate it")
    assert speech.describe_error(wrong) == "la mise en place est illisible : the dog ate it"
    wrong.__cause__ = OSError(errno.ENOENT, "No such file or directory")
    assert speech.describe_error(wrong) == "la mise en place est illisible : ce fichier ou dossier n’existe pas"
    wrong.__cause__ = GobelinError("there is no player").with_key("option-no-players")
    assert speech.describe_error(wrong) == "la mise en place est illisible : le nombre de joueurs manque"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Nov 16, 2026, 7:04 AM"),
        ("fr", "16 nov. 2026, 07:04"),
        ("pl", "16 lis 2026, 07:04"),
        ("cs", "16. 11. 2026 7:04"),
    ],
)
def test_dates_are_written_as_the_language_does(lang: str, said: str) -> None:
    """In the time zone they are given in."""
    when = datetime(2026, 11, 16, 7, 4, 9, tzinfo=timezone(timedelta(hours=5)))
    assert re.sub(r"\s", " ", Words(lang).moment(when)) == said


@pytest.mark.parametrize(
    "line",
    [
        ("components",),
        ("actions",),
        ("simulate", "--games", "2"),
        ("simulate", "--games", "6", "--solo", "all"),
        ("-h",),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("lang", OTHERS)
def test_what_commands_print(run: Run, lang: str, line: tuple[str, ...]) -> None:
    outcome = run(*line, "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out
    assert outcome.out != run(*line, "--lang", "en").out
