"""Luck that nobody can compute before the end and everybody can check afterwards (docs/fairness.md)."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import gobelin
from command_line import Run
from folders import DATA
from gobelin.game.luck import bot_seed, commit, commit_host, draw_secret, joint_seed, key_of, moment_seed, seal
from gobelin.game.search import Node
from gobelin.game.seat import Seat
from gobelin.locale import Words
from gobelin.rules.engine.random import block_of

HOST, SHARE, OTHER = "0" * 64, "1" * 64, "2" * 64
SETUP: dict[str, Any] = {"players": 2, "level": 0, "start_bonus": False, "capitals": [], "loop_guard": True}


def played(seed: int | str | None = None, choices: int = 10**6, **options: Any) -> gobelin.Game:
    game = gobelin.Game.new(2, seed, **options)
    while game.decision is not None and len(game.choices) < choices:
        game.play(game.decision.options[0])
    return game


def joint() -> dict[str, Any]:
    """A record of a game whose luck two people and the host made."""
    setup = gobelin.Game.new(2, 1).record()["setup"]
    record: Any = played(joint_seed(HOST, [SHARE, OTHER])).record()
    record["luck"] = {
        "host": HOST,
        "commitment": commit_host(HOST, setup),
        "shares": [SHARE, OTHER],
        "seals": [seal(SHARE), seal(OTHER)],
    }
    return json.loads(json.dumps(record))  # type: ignore[no-any-return]


# --- Hashes that other programs compute, too


def test_known_values() -> None:
    """These never change: pages and records depend on them. docs/fairness.md says how they are made."""
    assert key_of(7).hex() == "9b0bd9343fae0540c06e8454034a513389b0cff4156164155ac543c0d85c4579"
    assert commit(7, SETUP) == "7a5641b9aecfa842108e7c57c3baffea24afd6610cdcd66619d1d3762e90f6ff"
    assert commit_host(HOST, SETUP) == "092f1057edd8036f29b9df05d8265d1c3e755328bfca3591d24e1dff736810ce"
    assert seal(SHARE) == "1714a94c0ca3a302abd488d78f52d2c4a914285312363b7c5df077ee0530d3db"
    assert joint_seed(HOST, [SHARE, None]) == "f522fcd7e0bfbcef24b6f64018456b07206bff02c239404c98e36b4e9d700147"
    assert bot_seed(7, 1) == 6491717167197203072847236343076746493
    assert moment_seed(bot_seed(7, 1), 3) == 187899503698700399896308080343318207923


def test_secrets_have_256_bits() -> None:
    drawn = {draw_secret() for _ in range(50)}
    assert len(drawn) == 50
    assert all(len(bytes.fromhex(secret)) == 32 for secret in drawn)


def test_nothing_else_fits_a_commitment() -> None:
    """Another seed, another set-up: another commitment; what is off or empty counts as left out."""
    plain = commit(HOST, SETUP)
    assert commit(OTHER, SETUP) != plain
    assert commit(HOST, SETUP | {"start_bonus": True}) != plain
    assert commit(HOST, SETUP | {"players": 3}) != plain
    assert commit(HOST, {"loop_guard": True, "players": 2}) == plain
    assert commit(HOST, SETUP | {"some_later_option": False}) == plain
    assert commit_host(HOST, SETUP) != plain


def test_every_share_and_its_seat_count() -> None:
    made = [
        joint_seed(HOST, shares)
        for shares in ([SHARE, OTHER], [OTHER, SHARE], [SHARE, None], [None, SHARE], [SHARE], [SHARE, OTHER, None], [])
    ]
    assert len({*made, joint_seed(SHARE, [SHARE, OTHER])}) == len(made) + 1
    assert all(len(bytes.fromhex(seed)) == 32 for seed in made)


def test_bots_get_numbers_of_their_own() -> None:
    numbers = {bot_seed(seed, player) for seed in (1, 2, HOST) for player in range(5)}
    assert len(numbers) == 15
    assert 120 < max(numbers).bit_length() <= 128


def test_the_luck_of_a_moment_is_as_long_as_a_seed_and_follows_no_rule() -> None:
    """A sum of checks would be linear: of four moments that differ in two digits, it would add up to nothing."""
    seed = bot_seed(7, 1)
    numbers = [moment_seed(seed, moment) for moment in range(200)]
    assert len(set(numbers)) == 200
    assert 120 < max(numbers).bit_length() <= 128
    for one, other in ((10, 20), (30, 50), (110, 160)):
        assert numbers[one] ^ numbers[one + 1] ^ numbers[other] ^ numbers[other + 1]
    assert len({moment_seed(other, 5) for other in (seed, seed + 1, 0)}) == 3


# --- Games


def test_a_commitment_from_the_first_moment_to_the_record() -> None:
    game = gobelin.Game.new(2)
    assert game.seed is not None
    told = game.commitment
    assert told == commit(game.seed, game.record()["setup"])
    while game.decision is not None:
        game.play(game.decision.options[0])
    assert told == game.commitment == game.record()["commitment"]
    assert game.copy().commitment == told


def test_no_commitment_without_a_seed() -> None:
    game = played(3, 40)
    assert game.resample(0, 1).commitment is None
    from_position = gobelin.Game.from_position(game.position())
    assert from_position.commitment is None
    assert "commitment" not in from_position.record()


def test_a_text_is_a_seed() -> None:
    game = played("Rue des Gobelins, 42")
    assert game.record()["seed"] == "Rue des Gobelins, 42"
    assert gobelin.Game.replay(game.record()).digest() == game.digest()
    assert gobelin.Game.new(2, "7").view() == gobelin.Game.new(2, 7).view()


def test_views_tables_and_events_tell_nothing_of_the_luck() -> None:
    game = played(None, 60)
    for viewer in (None, 0, 1):
        seen = json.dumps([game.view(viewer), game.table(viewer), game.events(viewer)])
        assert str(game.seed) not in seen
        assert game.state.luck_key.hex() not in seen


# --- Guesses


def guesses(game: gobelin.Game) -> list[gobelin.Game | Node]:
    """Every way to a guess, thought with a little; the last one has been to another process."""
    direct = game.resample(0, 5)
    seat = Seat(game, 1)
    node = seat.node(5)
    node.choose(node.legal[0]) if node.legal else node.run()
    there: gobelin.Game = pickle.loads(pickle.dumps(game.resample(None, 6)))
    return [direct, direct.copy(), seat.resample(7), direct.resample(1, 8), node, node.copy(), there]


@pytest.mark.parametrize("seed", [5, "a text", None])
@pytest.mark.parametrize("choices", [0, 3, 60])
def test_a_guess_tells_nothing_of_the_true_luck(seed: int | str | None, choices: int) -> None:
    """No key, no seed, no block of the game in it, pickled or not; not even where guess and game share a number."""
    game = played(seed, choices)
    key = game.state.luck_key
    stream = [word for number in range(40) for word in block_of(key, number)]
    true = {tuple(stream[at : at + 4]) for at in range(len(stream) - 3)}
    for guess in guesses(game):
        state = guess.state
        assert state.luck_key != key
        packed = pickle.dumps(guess)
        for secret in (key, key.hex().encode(), *([game.seed.encode()] if isinstance(game.seed, str) else [])):
            assert secret not in packed
        if game.state.block:
            assert state.block != game.state.block
        words = [word for number in range(40) for word in block_of(state.luck_key, number)]
        assert not any(tuple(words[at : at + 4]) in true for at in range(len(words) - 3))


def test_guesses_follow_from_their_own_seed_and_the_view_alone() -> None:
    """The same seed is the same guess, whatever the true key is: two games that look alike to the guesser."""
    game = played(5, 60)
    other = game.copy()
    other.state.begin_luck(key_of("another"))
    assert game.resample(0, 3).digest() == other.resample(0, 3).digest()
    assert game.resample(0, 3).digest() != game.resample(0, 4).digest()


# --- Was it played as promised?


def checks(verification: gobelin.Verification) -> dict[str, bool]:
    return {check.key: check.ok for check in verification.checks}


@pytest.mark.parametrize("seed", [7, "seven", None])
def test_a_game_played_as_promised_holds(seed: int | str | None) -> None:
    game = played(seed)
    assert gobelin.verify(game.record())
    found = gobelin.verify(game.record(), game.commitment)
    assert checks(found) == dict.fromkeys(("seed", "choices", "result", "commitment", "written"), True)
    assert not found.joint
    assert gobelin.verify(played(seed, 30).record()), "one that is not over holds as far as it went"


def test_luck_made_together_holds_and_stays_in_the_record() -> None:
    record = joint()
    found = gobelin.verify(record)
    assert found
    assert found.joint
    assert list(checks(found))[-3:] == ["host", "seals", "shares"]
    assert gobelin.Game.replay(record).record() == record
    assert gobelin.Game.replay(record).copy().record()["luck"] == record["luck"]
    assert pickle.loads(pickle.dumps(gobelin.Game.replay(record))).record() == record


def given_up() -> dict[str, Any]:
    """A record of a game that was dealt without waiting for the shares."""
    record = joint()
    again: Any = played(joint_seed(HOST, [None, None])).record()
    again["luck"] = record["luck"] | {"shares": [None, None], "seals": [None, None]}
    return json.loads(json.dumps(again))  # type: ignore[no-any-return]


def test_where_nobody_brought_a_share_the_host_decided() -> None:
    found = gobelin.verify(given_up())
    assert found
    assert not found.joint


def test_how_often_all_began_anew_is_told() -> None:
    """Records of before say nothing of it."""
    record = joint()
    assert gobelin.verify(record).voided is None
    assert gobelin.verify(played(7).record()).voided is None
    for voided in (0, 3):
        record["luck"]["voided"] = voided
        assert gobelin.verify(record).voided == voided
        assert gobelin.Game.replay(record).record() == record
    for wrong in (-1, 1.5, "2", True, None):
        record["luck"]["voided"] = wrong
        with pytest.raises(gobelin.BadRecord):
            gobelin.verify(record)


def test_seals_that_somebody_wrote_down() -> None:
    """A host that holds a seat sees the other share, and only then finds the own one and its seal."""
    record = joint()
    shown = [seal(SHARE), seal(draw_secret())]
    assert gobelin.verify(record), "the record alone does not tell"
    found = gobelin.verify(record, seals=shown)
    assert not found
    assert checks(found)["noted"] is False
    assert gobelin.verify(record, seals=record["luck"]["seals"])
    assert checks(gobelin.verify(record, seals=[seal(SHARE), None]))["noted"] is False
    assert checks(gobelin.verify(played(7).record(), seals=shown))["noted"] is False


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("commitment", lambda r: r.update(commitment="0" * 64)),
        ("commitment", lambda r: r.pop("commitment")),
        ("commitment", lambda r: r["setup"].update(loop_guard=False)),
        ("choices", lambda r: r.update(seed=OTHER)),
        ("choices", lambda r: r["choices"].insert(9, "income fly")),
        ("result", lambda r: r["result"]["scores"].reverse()),
        ("result", lambda r: r.update(result=None)),
        ("host", lambda r: r["luck"].update(commitment="0" * 64)),
        ("host", lambda r: r["luck"].update(host=OTHER)),
        ("seals", lambda r: r["luck"]["seals"].reverse()),
        ("seals", lambda r: r["luck"].update(seals=[None, None])),
        ("shares", lambda r: r["luck"]["shares"].reverse()),
        ("shares", lambda r: r["luck"].update(shares=[None, OTHER])),
    ],
)
def test_what_was_changed_does_not_hold(key: str, change: Any) -> None:
    record = joint()
    change(record)
    found = gobelin.verify(record)
    assert not found
    assert checks(found)[key] is False


def test_another_commitment_was_written_down() -> None:
    record = played(7).record()
    assert checks(gobelin.verify(record, "0" * 64))["written"] is False
    assert gobelin.verify(record, f" {record['commitment'].upper()}\n"), "however it was written"


def test_a_game_from_a_position_cannot_be_checked() -> None:
    game = gobelin.Game.from_position(played(3, 40).position())
    assert checks(gobelin.verify(game.record())) == {"seed": False}


def test_what_cannot_be_read_is_said_so() -> None:
    old = json.loads((DATA / "record_of_rules_1.json").read_text(encoding="utf-8"))
    for record in (None, {}, {"format": "gobelin-record"}, old):
        with pytest.raises(gobelin.BadRecord):
            gobelin.verify(record)


# --- The command


@pytest.mark.parametrize("lang", ["en", "fr", "pl", "cs"])
def test_the_command(run: Run, tmp_path: Path, lang: str) -> None:
    """0 if all holds, 1 if not, 2 and one line for what cannot be read."""
    file = tmp_path / "game.json"
    record = joint()
    file.write_text(json.dumps(record), encoding="utf-8")
    good = run("--lang", lang, "verify", str(file), "--commitment", record["commitment"])
    assert (good.code, good.err) == (0, "")
    assert [line[0] for line in good.out.splitlines()[:-1]] == ["+"] * 8
    bad = run("--lang", lang, "verify", str(file), "--commitment", "0" * 64)
    assert (bad.code, bad.err) == (1, "")
    assert [line[0] for line in bad.out.splitlines()[:-1]].count("-") == 1
    assert good.out.splitlines()[-1] != bad.out.splitlines()[-1]
    for arguments in ([str(file), "--commitment", "7"], [str(tmp_path / "none.json")]):
        wrong = run("--lang", lang, "verify", *arguments)
        assert (wrong.code, wrong.out, wrong.err.count("\n")) == (2, "", 1)
    file.write_text("{}", encoding="utf-8")
    assert run("--lang", lang, "verify", str(file)).code == 2


@pytest.mark.parametrize("lang", ["en", "fr", "pl", "cs"])
def test_the_command_says_who_decided_and_how_often_all_began_anew(run: Run, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.json"
    record = joint()
    words = Words(lang)

    def said(*arguments: str) -> tuple[int, str]:
        file.write_text(json.dumps(record), encoding="utf-8")
        answer = run("--lang", lang, "verify", str(file), *arguments)
        assert answer.err == ""
        return answer.code, answer.out

    alone, anew = words.text("verified-alone"), words.text("verified-voided", count=2)
    assert not any(one in said()[1] for one in (alone, anew))
    record["luck"]["voided"] = 2
    assert anew in said()[1]
    seals = ",".join(record["luck"]["seals"])
    assert words.text("verified-noted", ok="yes") in said("--seals", seals)[1]
    assert said("--seals", f"{seal(SHARE)},-")[0] == 1
    record = given_up()
    assert said("--seals", "-,-")[0] == 0
    assert alone in said()[1]
    wrong = run("--lang", lang, "verify", str(file), "--seals", "7,-")
    assert (wrong.code, wrong.out, wrong.err.count("\n")) == (2, "", 1)
