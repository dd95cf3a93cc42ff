"""One document for a screen: what a viewer sees, what the viewer may decide, and what each option would bring."""

from __future__ import annotations

from typing import Final, cast

from gobelin.decisions import Decision
from gobelin.documents import Decision as DecisionDocument
from gobelin.documents import Option as OptionDocument
from gobelin.documents import Preview, Table, Told, Undo, View
from gobelin.rules import setup
from gobelin.rules.actions import TEXTS, arguments_of, verb_of
from gobelin.rules.ahead import Ahead, look_ahead
from gobelin.rules.frames import Question
from gobelin.rules.state import Event, State
from gobelin.rules.things import things
from gobelin.rules.views import event_view, view

MOST_PREVIEWS: Final = 40  # a decision with more options is previewed on demand


def table(
    state: State,
    viewer: int | None,
    decisions: tuple[Decision, ...],
    choice: int,
    undo: Undo | None,
    open_now: bool = True,
) -> Table:
    """The document of docs/notation.md. `open_now`: the decisions can be answered, so they have names."""
    own = next((decision for decision in decisions if decision.player == viewer), None)
    question = own_question(state, viewer)
    return Table(
        view=cast(View, view(state, viewer)),
        choice=choice,
        deciders=[decision.player for decision in decisions],
        decision=None if own is None else decision_document(own, open_now),
        options=[] if question is None else options(state, question),
        previews=previews(state, question) if own is None or len(own) <= MOST_PREVIEWS else None,
        undo=undo,
    )


def own_question(state: State, player: int | None) -> Question | None:
    """The open question of a player."""
    return next((question for question in setup.open_questions(state) if question.player == player), None)


def decision_document(decision: Decision, open_now: bool) -> DecisionDocument:
    """A decision as JSON-able data; of one that is not open any more the id is gone."""
    document = {
        "id": decision.id if open_now else None,
        "player": decision.player,
        "kind": decision.kind,
        "source": decision.source,
        "about": decision.about,
    }
    return cast(DecisionDocument, document)


def options(state: State, question: Question) -> list[OptionDocument]:
    """The options of an open question with all that is said of an option by itself."""
    documents = [
        {
            "text": TEXTS[action],
            "action": action,
            "verb": verb_of(action),
            "arguments": arguments_of(action),
            "on": things(state, question, action),
        }
        for action in setup.options_of(state, question)
    ]
    return cast(list[OptionDocument], documents)


def previews(state: State, question: Question | None) -> list[Preview]:
    """What each option of an open question would bring to the one who decides."""
    if question is None:
        return []
    return [
        preview_document(look_ahead(state, question, action), question.player)
        for action in setup.options_of(state, question)
    ]


def preview_document(ahead: Ahead, viewer: int) -> Preview:
    """What an option itself brings, apart from what follows anyway, and whether it reveals something."""
    events = [cast(Told, event_view(Event._make(entry), viewer)) for entry in ahead.entries]
    return {"direct": events[: ahead.direct], "then": events[ahead.direct :], "reveals": ahead.reveals}
