"""`gobelin locale`: the languages, and what is not translated yet."""

from __future__ import annotations

from typing import Annotated

import typer

from gobelin.cli.speech import BadInput, say
from gobelin.rules.engine.quoting import quoted


def locale(
    lang: Annotated[str, typer.Argument(metavar="cli-value-lang", help="cli-locale-lang")] = "",
    check: Annotated[bool, typer.Option("--check", help="cli-locale-check")] = False,
) -> None:
    """List the languages; with --check, what is not translated yet."""
    from gobelin.locale import languages
    from gobelin.locale.untranslated import findings

    if lang and lang not in languages():
        raise BadInput("error-language", lang=quoted(lang), languages=", ".join(languages()))
    found = {one: findings(one) for one in ([lang] if lang else languages())}
    if check:
        for finding in (finding for one in found.values() for finding in one):
            print(say(f"locale-{finding.kind}", **finding.words))
        if any(found.values()):
            raise typer.Exit(1)
    for one, findings_of in found.items():
        print(say("locale-language", lang=one, count=len(findings_of)))
