"""Records: a game as JSON-able data, written and replayed."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final, cast

from gobelin.documents import Record, check_keeping, check_luck
from gobelin.errors import BadRecord, GobelinError, IllegalChoice
from gobelin.game.history import History
from gobelin.game.luck import LONGEST_SEED, commit, seed_problem
from gobelin.rules.engine.actions import TEXTS
from gobelin.rules.engine.options import options_document
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.engine.state import State
from gobelin.rules.engine.version import FIRST_WITH_KEYS, RULES_VERSION
from gobelin.rules.flow.chances import outcome_of
from gobelin.rules.flow.turn import winners

if TYPE_CHECKING:
    from gobelin.game.game import Game

RECORD_FORMAT: Final = "gobelin-record"
RECORD_VERSION: Final = 2  # version 1 did not name the version of the rules


# --- Writing


def record_of(state: State, history: History) -> Record:
    """Versions of record and rules, set-up, seed, choices, result."""
    record: dict[str, Any] = {"format": RECORD_FORMAT, "version": RECORD_VERSION, "rules": RULES_VERSION}
    if history.start is not None:
        record["position"] = deepcopy(history.start)
    elif history.seed is not None:
        record["setup"] = options_document(state.options)
        record["seed"] = history.seed
        record["commitment"] = commit(history.seed, record["setup"])
        if history.luck is not None:
            record["luck"] = deepcopy(history.luck)
    else:
        raise GobelinError("a resampled game is a guess: it has no record")
    record["choices"] = [choice_of(history, number) for number in range(len(history.choices))]
    record["result"] = result_of(state)
    return cast(Record, record)


def choice_of(history: History, number: int) -> object:
    """A choice as records keep it: its text, with the dice if they were set."""
    text = TEXTS[history.choices[number]]
    faces = history.outcomes.get(number)
    return {"choice": text, "outcome": outcome_of(faces)} if faces else text


def result_of(state: State) -> dict[str, Any] | None:
    """Scores and winners of a finished game."""
    return {"scores": [who.vp for who in state.players], "winners": winners(state)} if state.over else None


# --- Reading


def check_format(record: Any) -> None:
    """BadRecord if this is not a record at all."""
    if not isinstance(record, dict) or record.get("format") != RECORD_FORMAT:
        raise BadRecord("this is not a gobelin record").with_key("record-none")
    rules_of(record)
    if not isinstance(record.get("choices"), list):
        raise BadRecord("the record has no list of choices").with_key("record-no-choices")


def rules_of(record: dict[str, Any]) -> int:
    """The version of the rules a record was made with; BadRecord if it has none."""
    version = record.get("version")
    if isinstance(version, bool) or version not in (1, RECORD_VERSION):
        raise BadRecord(f"unknown record version: {quoted(version)}").with_key(
            "record-version", version=quoted(version)
        )
    rules = 1 if version == 1 else record.get("rules")
    if not isinstance(rules, int) or isinstance(rules, bool) or rules < 1:
        wrong = f"the rules version must be a positive whole number, not {quoted(rules)}"
        raise BadRecord(wrong).with_key("record-rules", version=quoted(rules))
    return rules


def seed_of(record: dict[str, Any]) -> int | str:
    """The seed of a record that begins with a set-up."""
    seed: Any = record.get("seed")
    if wrong := seed_problem(seed):
        raise BadRecord(wrong).with_key("record-seed", seed=quoted(seed), most=LONGEST_SEED)
    return cast("int | str", seed)


def beginning_of(record: Any) -> Any:
    """The record of the same game before its first choice."""
    return {**record, "choices": [], "result": None}


def split_choice(choice: Any) -> tuple[Any, Any]:
    """Text and dice of a choice as `choice_of` writes it; None where no dice were set."""
    if isinstance(choice, dict) and choice.keys() == {"choice", "outcome"}:
        return choice["choice"], choice["outcome"]
    return choice, None


def play_record(game: Game, record: dict[str, Any]) -> None:
    """Play the choices of a record in a game with the same beginning; BadRecord names the one that does not fit."""
    people = game.state.options.players
    check_keeping(record, people)
    check_luck(record, people)
    choices = record["choices"]
    if choices and is_dealt_otherwise(record):
        made_with = quoted(rules_of(record))
        wrong = f"this seed dealt different cards when the record was made{rules_hint(record)}"
        raise BadRecord(wrong).with_key("record-dealt", **{"made-with": made_with, "rules": str(RULES_VERSION)})
    for number, choice in enumerate(choices, 1):
        text, outcome = split_choice(choice)
        try:
            game.play(text if isinstance(text, str) else quoted(text), outcome=outcome)
        except IllegalChoice as error:
            wrong = f"choice {number} of {len(choices)}, {quoted(choice)}: {error}"
            facts: dict[str, str | int] = {"number": number, "count": len(choices), "choice": quoted(choice)}
            raise BadRecord(wrong + rules_hint(record)).with_key(
                "record-choice", **facts, **rules_facts(record)
            ) from error
    result = record.get("result")
    if result is not None and result != result_of(game.state):
        wrong = f"the record's result is {quoted(result)}, but the game ended with {result_of(game.state)}"
        raise BadRecord(wrong + rules_hint(record)).with_key("record-result", **rules_facts(record))


def is_dealt_otherwise(record: dict[str, Any]) -> bool:
    """Whether the seed dealt different cards when the record was made."""
    return "position" not in record and rules_of(record) < FIRST_WITH_KEYS


def rules_hint(record: dict[str, Any]) -> str:
    """The likely reason why a record does not fit, if it was made with another version of the rules."""
    made_with = rules_of(record)
    if made_with == RULES_VERSION:
        return ""
    return f" - the record was made with version {quoted(made_with)} of the rules, this is version {RULES_VERSION}"


def rules_facts(record: dict[str, Any]) -> dict[str, str | int]:
    """The same as facts for screens."""
    made_with = rules_of(record)
    other = "no" if made_with == RULES_VERSION else "yes"
    return {"other-rules": other, "made-with": quoted(made_with), "rules": str(RULES_VERSION)}
