"""One document for a screen: what a viewer sees, what the viewer may decide, and what each option would bring."""

from __future__ import annotations

from typing import Final, cast

from gobelin.documents import Decision as DecisionDocument
from gobelin.documents import Forecast, Preview, Table, Told, Undo, View
from gobelin.documents import Option as OptionDocument
from gobelin.rules.chapters.things import things
from gobelin.rules.documents.views import event_view, view
from gobelin.rules.engine.actions import TEXTS, arguments_of, verb_of
from gobelin.rules.engine.frames import Question
from gobelin.rules.engine.state import State
from gobelin.rules.flow import setup
from gobelin.rules.flow.ahead import Ahead, look_ahead
from gobelin.rules.flow.forecast import forecast
from gobelin.rules.printed.names import source_name

MOST_PREVIEWS: Final = 40  # a decision with more options is previewed on demand


def table_document(state: State, viewer: int | None, name: str | None, choice: int, undo: Undo | None) -> Table:
    """All that a screen needs (docs/notation.md). `name`: the id of the viewer's decision, if it can be answered."""
    own = setup.question_for(state, viewer)
    few = own is None or len(setup.legal_actions(state, own)) <= MOST_PREVIEWS
    return Table(
        view=cast(View, view(state, viewer)),
        choice=choice,
        deciders=[question.player for question in setup.open_questions(state)],
        decision=None if own is None else decision_document(state, own, name),
        options=option_documents(state, own),
        previews=preview_documents(state, own) if few else None,
        forecasts=forecast_documents(state),
        undo=undo,
    )


def forecast_documents(state: State) -> list[Forecast]:
    """The next income turn of everybody who has one before them."""
    found = [forecast(state, seat) for seat in range(len(state.players))]
    return cast(list[Forecast], [one for one in found if one is not None])


def decision_document(state: State, question: Question, name: str | None) -> DecisionDocument:
    """An open question as JSON-able data."""
    document = {
        "id": name,
        "player": question.player,
        "kind": question.kind,
        "source": source_name(question.source),
        "about": question.about(state),
    }
    return cast(DecisionDocument, document)


def option_documents(state: State, question: Question | None) -> list[OptionDocument]:
    """The options of an open question, without what they would bring."""
    if question is None:
        return []
    documents = [
        {
            "text": TEXTS[action],
            "action": action,
            "verb": verb_of(action),
            "arguments": arguments_of(action),
            "on": things(state, question, action),
        }
        for action in setup.legal_actions(state, question)
    ]
    return cast(list[OptionDocument], documents)


def preview_documents(state: State, question: Question | None) -> list[Preview]:
    """What each option of an open question would bring to the one who decides."""
    if question is None:
        return []
    return [
        preview_document(look_ahead(state, question, action), question.player)
        for action in setup.legal_actions(state, question)
    ]


def preview_document(ahead: Ahead, viewer: int) -> Preview:
    """What an option itself brings, apart from what follows anyway, and whether it reveals something."""
    events = [cast(Told, event_view(event, viewer)) for event in ahead.log.events()]
    return {"direct": events[: ahead.direct], "then": events[ahead.direct :], "reveals": ahead.reveals}
