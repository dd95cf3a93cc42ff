"""The Automa and the Shadow Empire."""

from __future__ import annotations

from typing import cast

from gobelin.documents import View
from gobelin.documents.views import PlayerView, Solo
from gobelin.locale import Words
from gobelin.locale.box import box
from gobelin.locale.names import NONE, yes_or_no
from gobelin.terminal.draw.players import draw_status, landmarks_and_achievements
from gobelin.terminal.paper import Rows, line


def draw_bots(view: View, words: Words, closely: bool = False) -> Rows:
    """The Automa and the Shadow Empire with their cards; `closely`: with all that can be known of them."""
    solo = view["solo"]
    assert solo is not None
    rows: Rows = []
    for seat in view["players"]:
        if seat["bot"] is None:
            continue
        row = draw_status(seat, words)
        track = solo["favorites"][seat["bot"]]
        assert track is not None
        favourite = words.name("track", track)
        if seat["bot"] == "shadow_empire":
            row.append(f"         {words.text('drawn-never-scores', track=favourite, outposts=seat['outposts'])}")
            rows += [row, *_more(seat, words)]
            continue
        level = view["options"]["level"]
        row.append("  " + words.fill("drawn-level", {"level": level, "level-name": words.name("level", level)}))
        rows.append(row)
        civilizations = words.join(words.civilization(name) for name in solo["civilizations"])
        summary = words.text(
            "drawn-automa",
            civilizations=civilizations,
            track=favourite,
            cards=seat["hand_size"],
            territories=len(seat["territories"]),
            outposts=seat["outposts"],
        )
        rows.append(line(f"   {summary}"))
        rows += _more(seat, words)
        if closely:
            for name in solo["civilizations"]:
                does = words.explain.automa_civilization(name)
                explained = words.text("drawn-civilization", civilization=words.civilization(name), does=does)
                rows.append(line(f"   {explained}"))
            if 1 <= seat["era"] < 5:
                rows.append(line(f"   {_multipliers(level, seat['era'] + 1, words)}"))
    return [*rows, *_decision_cards(solo, words, closely)]


def _more(seat: PlayerView, words: Words) -> Rows:
    facts = landmarks_and_achievements(seat, words)
    return [line(f"   {words.join(facts, 'reason')}")] if facts else []


def _multipliers(level: int, turn: int, words: Words) -> str:
    """What the Automa's mat scores in an income turn."""
    mat = cast(dict[str, int], box().automa_mats[box().automa_levels[level]["mat"]][str(turn)])
    parts = []
    for what, points in mat.items():
        if points and what in box().spaces:
            parts.append(words.text("drawn-multiplier-track", points=points, track=words.name("track", what)))
        elif points:
            parts.append(words.text(f"drawn-multiplier-{what}", points=points))
    return words.text("drawn-next-income", parts=words.join(parts, "middle"))


def _decision_cards(solo: Solo, words: Words, closely: bool) -> Rows:
    """The pair of the last turn and what it said, and how many cards are left in this era."""
    decision, tiebreaker = solo["decision_card"], solo["tiebreaker_card"]
    alone = solo["automa"] is None
    left = words.text("drawn-cards-left", count=solo["deck"])
    rows = []
    if decision is not None:
        does = words.explain.decision_card(decision, alone)
        rows.append(words.text("drawn-decision-card", number=decision, does=does))
    if tiebreaker is None:
        rows.append(words.text("drawn-no-cards", left=left))
    elif decision is None:
        rows.append(words.text("drawn-first-tiebreaker", number=tiebreaker, left=left))
    else:
        rows.append(words.text("drawn-tiebreaker-card", number=tiebreaker, left=left))
    if closely:
        if tiebreaker is not None:
            rows.append("  " + words.text("drawn-track-order", tracks=words.explain.track_order(tiebreaker)))
            card = box().decision_cards[tiebreaker]
            if not alone:
                order = words.explain.directions(card["map"])
                rows.append("  " + words.text("drawn-hex-order", topple=yes_or_no(card["topple"]), **order))
        discards = [words.text("drawn-discards", cards=words.join(map(str, solo["discard"]), "middle") or NONE)]
        if not alone:
            discards.append(words.text("drawn-progress", count=solo["progress"]))
        rows.append(words.join(discards, "reason"))
    return [line(f"   {row}") for row in rows]
