"""What opens a seat, and for whom: sitting down, other devices, coming back, giving up and taking away.

Each of these is an entry of the table. Its number and the secrets it gives or spends are written in one transaction,
so of two processes that give or take the same right the second one looks again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from gobelin.server import acts, ids
from gobelin.server.changes import (
    LONGEST_NAME,
    Asker,
    Change,
    open_reinvitations,
    plain_text,
    require_own,
    require_running,
    seat_at,
)
from gobelin.server.documents import Device
from gobelin.server.entries import Entry, Secret, Token
from gobelin.server.hosted import HostedTable
from gobelin.server.problems import Code, Problem

LONGEST_LABEL: Final = 40
MOST_INVITES: Final = 20  # of each kind to one seat, in the life of a table
MOST_TOKENS: Final = 5  # that one device keeps: who asks for more loses the oldest
MOST_SECRETS: Final = 500  # that one seat has had in the life of a table
WAIT: Final = 60.0  # seconds before a seat can be taken from who does not answer
WAIT_IF_HERE: Final = 600.0  # the same where somebody was there
HERE: Final = 300.0  # seconds for which somebody counts as being there


@dataclass(frozen=True)
class Grant:
    """The secrets that a device gets, in plain text: they are told once."""

    device: str
    label: str
    token: str
    recovery: str
    owner: str  # for who comes back to the seat of the table's maker

    def tokens(self, table: str, seat: int, now: float) -> list[Token]:
        """What is stored of them."""
        kinds: tuple[tuple[Secret, str], ...] = (
            ("token", self.token), ("cookie", ids.cookie_of(self.token)), ("recovery", self.recovery)
        )  # fmt: skip
        return [
            Token(ids.hashed(secret), table, seat, kind, False, self.device, self.label, now, now)
            for kind, secret in kinds
        ]


def new_grant(label: str) -> Grant:
    """For a device that calls itself so."""
    text = plain_text(label, LONGEST_LABEL, "a label")
    return Grant(ids.new_device(), text, ids.new_token(), ids.new_recovery(), ids.new_token())


def owner_token(table: str, owner: str, device: str, now: float) -> Token:
    """What is stored of a secret that opens the settings of a table: it is the device's, as those of its seat are."""
    return Token(ids.hashed(owner), table, None, device=device, since=now, seen=now)


def unspent(table: HostedTable, seat: int | None, *kinds: Secret, device: str | None = None) -> list[Token]:
    """What leads to a seat still (None: to the settings): of these kinds, or of all, of one device or of any."""
    return [
        token
        for token in table.tokens
        if token.seat == seat
        and not token.spent
        and (not kinds or token.kind in kinds)
        and device in (None, token.device)
    ]


def hashes(tokens: list[Token]) -> list[str]:
    return [token.hash for token in tokens]


# --- Sitting down


def take(table: HostedTable, number: int, invite: str | None, name: str, grant: Grant, now: float) -> Change:
    """Sit down, by an invitation or, where the table is open to all who know it, without.

    An invitation to a seat that is taken is one for another device of who sits there, unless the owner has invited
    somebody to it again: then all that opened it before opens nothing any more.
    """
    seat = seat_at(table, number)
    held = table.seats[seat]
    if invite is None and held.kind != "open":
        raise Problem(Code.SEAT_TAKEN, f"somebody sits on seat {seat}", {"seat": seat})
    if invite is None and table.join == "invite":
        raise Problem(Code.NOT_YOURS, "an invitation is needed to sit here", {"seat": seat})
    given = None if invite is None else invitation(table, seat, invite)
    called = plain_text(name, LONGEST_NAME, "a name") or held.name
    added = grant.tokens(table.id, seat, now)
    if given is not None and given.kind == "again":
        can_be_taken(table, seat, now)
        return Change(seat, acts.Take(called, grant.device, again=True), added, hashes(unspent(table, seat)))
    if held.kind == "open":
        spent = hashes(unspent(table, seat, "invite"))
        return Change(seat, acts.Take(called, grant.device), added, spent)
    assert given is not None
    return Change(seat, acts.Device(grant.device), added, [given.hash])


def invitation(table: HostedTable, seat: int, invite: str) -> Token:
    """An invitation to this seat that nobody has used."""
    for token in table.tokens:
        if token.kind in ("invite", "again") and token.seat == seat and ids.opens(invite, token.hash):
            if token.spent:
                raise Problem(Code.INVITE_SPENT, "this invitation has been used", {"seat": seat})
            return token
    raise Problem(Code.UNKNOWN_TOKEN, "this is not an invitation to the seat", {"seat": seat})


def can_be_taken(table: HostedTable, seat: int, now: float) -> None:
    """Who sits there has had the time to say no."""
    again = table.seats[seat].invited_again
    left = 0.0 if again is None else again.until - now
    if left > 0:
        raise Problem(
            Code.NOT_NOW, f"who sits there may refuse for {left:.0f} s", {"seat": seat, "seconds": int(left) + 1}
        )


def once_more(table: HostedTable, entry: Entry, grant: Grant, now: float) -> Change:
    """Who sat down or came back, and lost the answer, gets other secrets for the same device, if it has any."""
    seat, act = entry.seat, entry.act
    assert seat is not None
    assert isinstance(act, acts.Take | acts.Device | acts.Return)
    device = act.device
    if device is None or not unspent(table, seat, "token", device=device):
        raise Problem(Code.UNKNOWN_TOKEN, "what this request granted has been revoked since", {"seat": seat})
    has_room(table, seat)
    lost = unspent(table, seat, "cookie", "recovery", device=device) + oldest(table, seat, device)
    same = replace(grant, device=device)
    owner = not isinstance(act, acts.Take) and act.owner and table.seats[seat].maker
    change = Change(seat, acts.Device(device, owner), same.tokens(table.id, seat, now), hashes(lost))
    return give_settings(table, change, same, now) if owner else change


def oldest(table: HostedTable, seat: int | None, device: str) -> list[Token]:
    """What a device gives up for one more token."""
    tokens = sorted(unspent(table, seat, "token", device=device), key=lambda token: (token.since, token.hash))
    return tokens[: max(0, len(tokens) - MOST_TOKENS + 1)]


def link(table: HostedTable, asker: Asker, number: int, invite: str, now: float) -> Change:
    """Another invitation: to one's own seat for another device, or by the owner to a free one."""
    seat = seat_at(table, number)
    if asker.seat != seat and not (asker.owner and table.seats[seat].kind == "open"):
        raise Problem(Code.NOT_YOURS, "only whoever sits there may do this", {"seat": seat})
    return Change(seat, acts.Link(asker.seat), [new_invitation(table, seat, invite, "invite", now)])


def new_invitation(table: HostedTable, seat: int, invite: str, kind: Secret, now: float) -> Token:
    """One more, if there are not too many."""
    if sum(token.kind == kind and token.seat == seat for token in table.tokens) >= MOST_INVITES:
        raise Problem(Code.NOT_NOW, "too many links have been made to this seat", {"seat": seat})
    return Token(ids.hashed(invite), table.id, seat, kind, since=now)


# --- Coming back


def by_code(table: HostedTable, code: str, grant: Grant, now: float) -> Change:
    """By the code that was written down: it is replaced by another one."""
    token = recovery(table, code)
    if token is None or token.spent:
        raise Problem(Code.UNKNOWN_CODE, "this code opens nothing at this table")
    assert token.seat is not None
    has_room(table, token.seat)
    owner = table.seats[token.seat].maker
    act = acts.Return(grant.device, "code", owner)
    change = Change(token.seat, act, grant.tokens(table.id, token.seat, now), [token.hash])
    return give_settings(table, change, grant, now) if owner else change


def give_settings(table: HostedTable, change: Change, grant: Grant, now: float) -> Change:
    """Who comes back to the seat of the table's maker is its owner again, on this device."""
    change.add_tokens.append(owner_token(table.id, grant.owner, grant.device, now))
    change.spend_tokens += hashes(oldest(table, None, grant.device))
    return change


def recovery(table: HostedTable, code: str) -> Token | None:
    """What is known of a code, used or not."""
    written = ids.recovery_of(code)
    if written is None:
        return None
    codes = (token for token in table.tokens if token.kind == "recovery")
    return next((token for token in codes if ids.opens(written, token.hash)), None)


def by_cookie(table: HostedTable, seat: int, cookie: str, grant: Grant, now: float) -> Change:
    """In a browser that forgot the token: it gets another one, and its code stays good."""
    known = cookie_at(table, seat, cookie)
    if known is None:
        raise Problem(Code.UNKNOWN_TOKEN, "this browser has no seat at this table")
    has_room(table, seat)
    label = grant.label or known.label
    token = Token(ids.hashed(grant.token), table.id, seat, "token", False, known.device, label, now, now)
    owner = table.seats[seat].maker
    act = acts.Return(known.device, "cookie", owner)
    change = Change(seat, act, [token], hashes(oldest(table, seat, known.device)))
    return give_settings(table, change, replace(grant, device=known.device), now) if owner else change


def cookie_at(table: HostedTable, seat: int, cookie: str) -> Token | None:
    """What is known of a cookie, if it leads to the seat still."""
    return next((token for token in unspent(table, seat, "cookie") if ids.opens(cookie, token.hash)), None)


def has_cookie(table: HostedTable, seat: int, cookie: str) -> bool:
    """Whether the cookie leads to the seat."""
    return cookie_at(table, seat, cookie) is not None


def has_room(table: HostedTable, seat: int) -> None:
    """Nobody fills the database by coming back."""
    if sum(token.seat == seat for token in table.tokens) >= MOST_SECRETS:
        raise Problem(Code.NOT_NOW, "too many devices have had this seat", {"seat": seat})


# --- Giving up and taking away


def devices(table: HostedTable, asker: Asker) -> list[Device]:
    """All that open the seat of who asks, those first that were seen last; one that gave itself up by its code."""
    if asker.seat is None:
        raise Problem(Code.NOT_YOURS, "only players at this table may do this")
    found: dict[str, Device] = {}
    for token in sorted(unspent(table, asker.seat, "token", "recovery"), key=lambda token: token.since):
        since, seen = (int(max(at, table.created)) for at in (token.since, token.seen))
        known = found.get(token.device)
        found[token.device] = Device(
            device=token.device,
            label=token.label,
            since=since if known is None else known["since"],
            seen=seen if known is None else max(seen, known["seen"]),
            here=token.hash == asker.token or (known is not None and known["here"]),
        )
    return sorted(found.values(), key=lambda device: (-device["seen"], device["since"], device["device"]))


def revoke(table: HostedTable, asker: Asker, number: int, device: str) -> Change:
    """One of the devices of the own seat opens nothing any more, nor does any link: it may have made one.

    Where it is the device that asks, its code stays good: whoever gives it up comes back by that.
    """
    seat = require_own(table, asker, number)
    is_here = any(token.hash == asker.token and token.device == device for token in table.tokens)
    kinds: tuple[Secret, ...] = ("token", "cookie") if is_here else ()
    spent = unspent(table, seat, *kinds, device=device) if device else []
    if not spent:
        raise Problem(Code.NOT_FOUND, "there is no such device", {"device": device[:20]})
    spent += unspent(table, seat, "invite") + unspent(table, None, device=device)
    return Change(seat, acts.Revoke(device), spend_tokens=hashes(spent))


def leave(table: HostedTable, asker: Asker, number: int) -> Change:
    """Get up from a table that is over; what this device had opens nothing any more."""
    seat = require_own(table, asker, number)
    if not table.over:
        raise Problem(Code.STILL_RUNNING, "concede, or let a bot play: the game is still going on", {"seat": seat})
    own = next((token for token in table.tokens if token.hash == asker.token), None)
    spent = [] if own is None else [own.hash]
    if own is not None and own.device:
        spent = hashes(unspent(table, seat, device=own.device))
    return Change(seat, acts.Leave(), spend_tokens=spent)


def invite_again(table: HostedTable, asker: Asker, number: int, invite: str, now: float) -> Change:
    """By the owner: somebody else, or who sits there and has lost all that opened it, may take a seat."""
    seat = seat_at(table, number)
    require_running(table, asker.seat)
    if not asker.owner:
        raise Problem(Code.NOT_YOURS, "only the owner of the table may do this")
    if table.seats[seat].kind != "person" or table.seats[seat].conceded:
        raise Problem(Code.NOT_NOW, "nobody sits there", {"seat": seat})
    is_here = any(abs(now - token.seen) < HERE for token in unspent(table, seat, "token"))
    token = new_invitation(table, seat, invite, "again", now)
    wait = WAIT_IF_HERE if is_here else WAIT
    return Change(seat, acts.InviteAgain(wait), [token], open_reinvitations(table, seat))


def refuse(table: HostedTable, asker: Asker, number: int) -> Change:
    """Who sits there wants nobody else to be invited."""
    seat = require_own(table, asker, number)
    if table.seats[seat].invited_again is None:
        raise Problem(Code.NOT_NOW, "nobody was invited to this seat", {"seat": seat})
    return Change(seat, acts.Refuse(), spend_tokens=open_reinvitations(table, seat))
