"""`gobelin verify`: was a recorded game played with the luck that was promised?"""

from __future__ import annotations

from typing import Annotated

import typer

from gobelin import GobelinError
from gobelin.cli.common import Plain, load_record, make_console, record_name
from gobelin.cli.speech import BadInput, say
from gobelin.documents.records import is_digest
from gobelin.rules.engine.quoting import quoted

BROKEN = 1  # exit code for a game that fails a check


def verify(
    file: Annotated[str, typer.Argument(metavar="cli-value-file", help="cli-verify-file")],
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="cli-value-commitment", help="cli-verify-commitment")
    ] = None,
    seals: Annotated[str | None, typer.Option("--seals", metavar="cli-value-seals", help="cli-verify-seals")] = None,
    number: Annotated[int | None, typer.Option("--game", metavar="N", help="cli-replay-game")] = None,
    plain: Plain = False,
) -> None:
    """Check that a recorded game was played with the luck that was promised."""
    from gobelin.game.verifying import verify
    from gobelin.terminal.paper import print_line

    written = None if commitment is None else commitment.strip().lower()
    if written is not None and not is_digest(written):
        raise BadInput("error-commitment", value=quoted(commitment))
    noted = None if seals is None else parse_seals(seals)
    record = load_record(file, number)
    try:
        verification = verify(record, written, noted)
    except GobelinError as error:
        raise BadInput("error-not-replayed", name=record_name(file), reason=error) from error
    console = make_console(plain)
    for check in verification.checks:
        print_line(console, f"{'+' if check.ok else '-'} {say(f'verified-{check.key}', ok=yes_or_no(check.ok))}")
    if not verification.joint:
        print_line(console, f"  {say('verified-alone')}")
    if verification.voided:
        print_line(console, f"  {say('verified-voided', count=verification.voided)}")
    print_line(console, say("verified", ok=yes_or_no(bool(verification))))
    if not verification:
        raise typer.Exit(BROKEN)


def parse_seals(text: str) -> list[str | None]:
    """The seals of all seats as somebody wrote them down."""
    found = [None if one == "-" else one for one in text.lower().replace(" ", "").split(",")]
    if not all(one is None or is_digest(one) for one in found):
        raise BadInput("error-seals", value=quoted(text))
    return found


def yes_or_no(ok: bool) -> str:
    return "yes" if ok else "no"
