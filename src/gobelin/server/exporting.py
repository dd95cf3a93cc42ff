"""Tables as record files, for whoever runs the server."""

from __future__ import annotations

from datetime import UTC, datetime

from gobelin.documents import Record
from gobelin.documents.records import RecordSeat
from gobelin.server.entries import Stored
from gobelin.server.hosted import HostedTable
from gobelin.server.ids import new_seed
from gobelin.server.resuming import NoReplay, resume


def record_of(stored: Stored) -> Record | None:
    """The game of a table so far, with who played it. It holds the seed: of a running table it tells everything.
    None where nothing is dealt yet.

    Where the choices no longer replay, the record begins with the last position, as the table itself would.
    """
    try:
        table = HostedTable.load(stored)
    except NoReplay:
        stored.entries = [*stored.entries, *resume(stored, stored.created, new_seed())]
        table = HostedTable.load(stored)
    if not table.is_dealt:
        return None
    record = table.game.record()
    record["seats"] = []
    for seat in table.seats[: len(table.meta.seats)]:
        kept = RecordSeat(kind=seat.bot or "human")
        if seat.name:
            kept["name"] = seat.name
        record["seats"].append(kept)
    record["date"] = datetime.fromtimestamp(int(stored.created), UTC).isoformat()
    return record
