"""New tables: for people and bots, from a record to look at, and for the same people once more."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from gobelin import BadRecord, Game, GobelinError
from gobelin.bots import names
from gobelin.errors import cause_of
from gobelin.game.records import beginning_of
from gobelin.rules.engine.quoting import quoted
from gobelin.server import ids
from gobelin.server.acts import SETTINGS, Choice, Ended, Join, Pace
from gobelin.server.changes import LONGEST_NAME, check_settings, plain_text
from gobelin.server.documents import NewSeat, NewTable
from gobelin.server.entries import Entry, Stored, Token
from gobelin.server.gathering import Way, seal_away
from gobelin.server.hosted import HostedTable
from gobelin.server.problems import Code, Problem
from gobelin.server.rights import new_grant, owner_token
from gobelin.server.seats import Meta

# Parameters of Game.new that stand elsewhere in a request, or in none
NOT_OPTIONS: Final = ("cls", "players", "seed", "log")


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table should be like. Seats are ``me``, ``open`` or ``bot:NAME``."""

    players: int | None = None
    seats: list[str] | None = None
    options: dict[str, Any] = {}
    seed: int | str | None = None
    position: dict[str, Any] | None = None
    title: str = ""
    pace: Pace = "instant"
    join: Join = "link"
    absent_after: float | None = None
    hints: bool = True
    names: list[str] = []
    label: str = ""  # of the device that makes the table
    luck: Way = "host"


def new_table(wanted: Wanted, now: float, payer: str = "") -> tuple[Stored, NewTable]:
    """A new table, and what its maker is told of it. The thoughts of its bots are the payer's."""
    try:
        game = new_game(wanted)
    except GobelinError as error:
        raise refuse(Code.BAD_OPTIONS, error) from error
    people = game.state.options.players
    if wanted.players is not None and wanted.players != people:
        raise bad_options(f"the position is one of {people} players, not of {wanted.players}")
    seats = ["me"] + ["open"] * (people - 1) if wanted.seats is None else wanted.seats
    if len(seats) != people:
        raise bad_options(f"a table of {people} players has {people} seats, not {len(seats)}")
    for kind in seats:
        check_seat(kind)
    if len(wanted.names) > people:
        raise bad_options(f"there are more names than the {people} players")
    agreed = {name: getattr(wanted, name) for name in SETTINGS}
    seeded = wanted.seed is not None or wanted.position is not None
    if seeded and wanted.luck == "together":
        raise bad_options("luck cannot be brought together when the seed is known")
    meta = Meta(
        seats=seats,
        names=[plain_text(name, LONGEST_NAME, "a name") for name in wanted.names],
        seeded=seeded,
        luck=way_among(wanted.luck, seats),
        payer=payer,
        **check_settings(agreed),
    )
    return stored_table(game, meta, now, wanted.label)


def new_game(wanted: Wanted) -> Game:
    """The game as it begins. Tables always ask for the end of a turn: until then, choices can be taken back."""
    if wanted.position is not None:
        if wanted.options or wanted.seed is not None:
            raise bad_options("a position brings its own options and seed")
        options = wanted.position.get("options")
        asking = {**options, "confirm_turns": True} if isinstance(options, dict) else options
        return Game.from_position({**wanted.position, "options": asking})
    for name in NOT_OPTIONS:
        if name in wanted.options:
            raise bad_options(f"{name} is none of the options")
    seed = ids.new_seed() if wanted.seed is None else wanted.seed
    players = 2 if wanted.players is None else wanted.players
    options = {**wanted.options, "confirm_turns": True}
    return Game.new(players, seed, **options)


def check_seat(kind: str) -> None:
    """A seat is for the maker, for somebody else or for a bot."""
    if kind.startswith("bot:"):
        if kind.removeprefix("bot:") not in names():
            raise bad_options(f"there is no bot {quoted(kind.removeprefix('bot:'))}")
    elif kind not in ("me", "open"):
        raise bad_options(f"a seat is me, open or bot:NAME, not {quoted(kind)}")


def stored_table(game: Game, meta: Meta, now: float, label: str = "") -> tuple[Stored, NewTable]:
    """The table of a game that has just begun, with secrets for all who may sit there."""
    id, owner = ids.new_table(), ids.new_token()
    stored = Stored(id, now, beginning_for(game, meta), msgspec.to_builtins(meta))
    device = ""  # the owner's
    seats: list[NewSeat] = []
    for number, kind in enumerate(meta.seats):
        seat = NewSeat(seat=number, kind=kind)
        if kind == "me":
            grant = new_grant(label)
            stored.tokens += grant.tokens(id, number, now)
            device = device or grant.device
            seat |= {"token": grant.token, "recovery": grant.recovery, "link": link(id, grant.token)}
        elif kind == "open":
            invite = ids.new_token()
            stored.tokens.append(Token(ids.hashed(invite), id, number, "invite", since=now))
            seat |= {"invite": invite, "link": link(id, invite)}
        seats.append(seat)
    stored.tokens.append(owner_token(id, owner, device, now))
    return stored, NewTable(table=id, owner=owner, spectate=link(id), seats=seats)


def beginning_for(game: Game, meta: Meta) -> dict[str, Any]:
    """How the table of a game begins. Where people bring their luck together, they will not play this one."""
    start: dict[str, Any] = beginning_of(game.record())
    return seal_away(start) if meta.luck == "together" else start


def way_among(wanted: Way, seats: list[str]) -> Way:
    """Bots bring no luck: among themselves the host decides."""
    return wanted if any(not kind.startswith("bot:") for kind in seats) else "host"


def next_way(table: HostedTable) -> Way:
    """How the luck of the next table is decided: as that of this one. But where a seed or a position was given, nothing
    else could be agreed; then people on several devices bring it together.
    """
    several = any(seat.kind == "person" and not seat.maker for seat in table.seats)
    return "together" if table.meta.seeded and several else table.meta.luck


def link(id: str, secret: str = "") -> str:
    """The address of a table's page. A secret stands behind the #: it is never sent, and the page removes it."""
    return f"/t/{id}#{secret}" if secret else f"/t/{id}"


def table_from_record(record: Any, now: float) -> tuple[Stored, NewTable]:
    """A finished table to look at, from every seat: whoever has the record knows it all."""
    try:
        game = Game.replay(record)
    except BadRecord as error:
        raise refuse(Code.BAD_RECORD, error) from error
    people = game.state.options.players
    said = record.get("seats") or [{}] * people
    meta = Meta(seats=["me"] * people, names=[seat.get("name", "") for seat in said], seeded=True, uploaded=True)
    stored, new = stored_table(game, meta, now)
    table = HostedTable.begin(stored)
    for choice in game.record()["choices"]:
        text, outcome = (choice, None) if isinstance(choice, str) else (choice["choice"], choice["outcome"])
        decision = next(decision for decision in table.game.decisions if text in decision)
        entry = Entry(table.version + 1, now, decision.player, Choice(decision.id, text, "person", outcome))
        table.apply(entry)
        stored.entries.append(entry)
    stored.state = "finished"
    if not table.over:
        stored.entries.append(Entry(table.version + 1, now, None, Ended("record")))
        stored.state = "ended"
    return stored, new


def next_table(table: HostedTable, id: str, now: float) -> Stored:
    """The next table of the same people and bots; what opened a seat here opens it there."""
    seats = []
    for kind, seat in zip(table.meta.seats, table.seats, strict=False):
        seats.append(kind if seat.kind == "bot" else "open" if seat.kind == "open" or seat.left else "me")
    options = dict(table.start.get("setup") or table.start["position"]["options"])
    game = Game.new(options.pop("players"), ids.new_seed(), **options)
    meta = Meta(
        seats=seats,
        names=[seat.name for seat in table.seats[: len(seats)]],
        makers=[number for number, seat in enumerate(table.seats) if seat.maker and not seat.left],
        luck=way_among(next_way(table), seats),
        payer=table.meta.payer,
        **{name: getattr(table, name) for name in SETTINGS},
    )
    tokens = [msgspec.structs.replace(token, table=id) for token in table.tokens if opens_next(table, token)]
    return Stored(id, now, beginning_for(game, meta), msgspec.to_builtins(meta), tokens=tokens)


def opens_next(table: HostedTable, token: Token) -> bool:
    """Whether a token opens its seat at the next table, too: not where who sat there got up, on whatever device."""
    if token.spent or token.kind == "again":
        return False
    return token.seat is None or not table.seats[token.seat].left


def refuse(code: Code, error: GobelinError) -> Problem:
    """What the library refuses: its arguments say why in the language of whoever reads it."""
    return Problem(code, str(error), {"error": error_document(error)} if error.key else {})


def error_document(error: GobelinError) -> dict[str, Any]:
    """`error-KEY` in the locale files says it with these facts; `because` is what stands for the fact `reason`."""
    because: list[dict[str, Any]] = []
    cause = cause_of(error)
    if "reason" in error.facts and isinstance(cause, GobelinError) and cause.key:
        because = [error_document(cause)]
    return {"key": error.key, "facts": dict(error.facts), "because": because}


def bad_options(reason: str) -> Problem:
    return Problem(Code.BAD_OPTIONS, reason)
