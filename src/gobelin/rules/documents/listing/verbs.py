"""The table of verbs: `gobelin actions --json`."""

from __future__ import annotations

from typing import Any

from gobelin.rules.engine import actions


def action_space() -> dict[str, Any]:
    """Every verb with its integers and arguments: all that is needed to make an option's integer of its arguments.

    An integer is `first` plus, for each argument, the number of its value times its `step`.
    """
    return {
        "version": actions.ACTION_SPACE_VERSION,
        "count": actions.ACTION_COUNT,
        "verbs": [
            {
                "verb": run.name,
                "text": run.text,
                "first": run.first,
                "count": run.count,
                "arguments": [
                    _argument(argument, step) for argument, step in zip(run.arguments, run.steps, strict=True)
                ],
            }
            for run in actions.RUNS
        ],
    }


def _argument(argument: actions.Argument, step: int) -> dict[str, object]:
    """`words` stand in texts where they are not the values; `also` is what follows from each value."""
    listed: dict[str, object] = {
        "name": argument.name,
        "size": len(argument.values),
        "step": step,
        "values": [list(value) if isinstance(value, tuple) else value for value in argument.values],
    }
    if argument.words != tuple(str(value) for value in argument.values):
        listed["words"] = list(argument.words)
    if argument.also:
        listed["also"] = {name: list(values) for name, values in argument.also.items()}
    return listed
