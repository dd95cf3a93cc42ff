"""What a bot advises, in the words people read: `gobelin hint`, and `hint` at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from gobelin import Decision, Game, Seat
from gobelin.bots import Explanation
from gobelin.bots.plans import known_steps, own_decision
from gobelin.documents import View
from gobelin.locale import Words
from gobelin.terminal.options import view_with

LEAST_CHANGE = 0.05  # of a term: less is not worth a line


class Advice:
    """An explanation in words, for the player at the seat; nothing in it but what that player may know."""

    def __init__(self, seat: Seat, why: Explanation, words: Words) -> None:
        """Of a player who decides now; `words` are for that player's eyes."""
        guess = seat.resample(0)
        decision = own_decision(guess, seat.player)
        assert decision is not None
        self.player = seat.player
        self.words = words
        self.why = why
        self.view = view_with(guess, decision)
        self.best = [(_option(decision, text, self.view, words), text, points) for text, points in why.best]
        self.plan = _plan(guess, seat.player, why.plan, words)

    def changes(self) -> list[tuple[float, str]]:
        """What the best option changes, the most first: expected points, and what they come from."""
        before, after = self.why.terms_before, self.why.terms_after
        changed = [(after[term] - before[term], term) for term in before]
        changed = [(points, term) for points, term in changed if abs(points) >= LEAST_CHANGE]
        return [(points, self.words.text(f"advice-term-{term}")) for points, term in sorted(changed, reverse=True)]


def _option(decision: Decision, text: str, view: View, words: Words) -> str:
    option = next(one for one in decision if one.text == text)
    return words.option(option.verb, option.arguments, view)


def _plan(guess: Game, player: int, texts: Sequence[str], words: Words) -> list[str]:
    """The choices of a plan, as far as they are known beforehand."""
    steps = known_steps(guess, player, texts)
    return [_option(decision, text, view_with(guess, decision), words) for decision, text in steps]
