"""The shapes everything in the rules has: effects, frames, questions and powers.

* An **effect** is an immutable, shared value of the vocabulary: ``EXPLORE``, ``Gain(coin=1)``. It belongs to nobody.
* A **frame** is something waiting to be done for a player. Frames lie on the stack of the state, newest on top, so
  what an effect causes is finished before anything that was already waiting (TIMING-1).
* A **question** is a frame that needs an answer: it lists the legal options and carries out the one chosen. An
  **offer** is one that may be declined.
* A **power** is a civilization or a "this era" card in force: it has a method for each event it watches.

Frames and effects never change once made; a state is copied by copying the list of its frames.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gobelin.rules.engine import actions
from gobelin.rules.engine.extension import mypyc_attr

if TYPE_CHECKING:
    from gobelin.rules.engine.state import State


class Effect:
    """One expression of the vocabulary of docs/notation.md."""

    part: str = ""  # its name among the parts of a benefit (actions.PARTS)

    def possible(self, state: State, player: int) -> bool:
        """False if the effect is void for the player now (TIMING-18)."""
        return True

    def is_plain(self, state: State, player: int) -> bool:
        """True for gains whose order nobody is asked for (TIMING-20)."""
        return False

    def resolve(self, state: State, player: int, source: int) -> None:
        """Carry the effect out, or push the frames that will."""

    def notation(self) -> object:
        """The expression as JSON-able data; two effects that differ have different ones."""
        raise NotImplementedError


class Frame:
    """Something waiting to be done. `player` does it, or nobody (-1) when it is the table's business."""

    player: int = -1
    step: str = ""  # its key where views list what is waiting; effects and questions have names of their own
    source: int = -1  # what asks for it, if anything does
    after_end: bool = False  # done even if its player's game has ended

    def resolve(self, state: State) -> None:
        """Do it."""


class Question(Frame):
    """Something a player must decide."""

    kind: str = ""
    source: int = 0
    always: bool = False  # ask even with one option: being asked matters in itself
    secret: bool = False  # the options name cards in the player's hand: asked whenever it holds several

    def options(self, state: State) -> list[int]:
        """The legal actions. If there are none, the question is dropped."""
        return []

    def answer(self, state: State, action: int) -> None:
        """Carry out the chosen action and push what follows."""

    def about(self, state: State) -> dict[str, object]:
        """What the question is about beyond its source, as JSON-able data (public)."""
        return {}


class Offer(Question):
    """One of several things, or none of them."""

    optional: bool = True  # if not, one of them must be chosen
    way_out: int = actions.DECLINE  # or DONE, where some may have been chosen before

    def choices(self, state: State) -> list[int]:
        """The actions on offer. If there are none, the question is dropped."""
        return []

    def take(self, state: State, action: int) -> None:
        """Carry out the chosen one and push what follows."""

    def leave(self, state: State) -> None:
        """Declined: carry out what follows then."""

    def options(self, state: State) -> list[int]:
        legal = self.choices(state)
        if legal and self.optional:
            legal.append(self.way_out)
        return legal

    def answer(self, state: State, action: int) -> None:
        if action == self.way_out:
            tell_declined(state, self.player, self.source)
            self.leave(state)
        else:
            self.take(state, action)


class YesNo(Offer):
    """Do you want it?"""

    def is_offered(self, state: State) -> bool:
        """If not, the question is dropped."""
        return True

    def accept(self, state: State) -> None:
        """Yes: carry it out and push what follows."""

    def choices(self, state: State) -> list[int]:
        return [actions.ACCEPT] if self.is_offered(state) else []

    def take(self, state: State, action: int) -> None:
        self.accept(state)


def tell_declined(state: State, player: int, source: int) -> None:
    state.tell("decline", player, source=source)


class Resolve(Frame):
    """An effect waiting to be resolved for a player."""

    def __init__(self, player: int, effect: Effect, source: int) -> None:
        self.player = player
        self.effect = effect
        self.source = source

    def resolve(self, state: State) -> None:
        if state.players[self.player].bot:
            return  # bots gain only what the solo rules name (SOLO-37)
        if self.effect.possible(state, self.player):
            self.effect.resolve(state, self.player, self.source)
        else:
            state.tell("void", self.player, effect=self.effect.notation(), source=self.source)


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """What a civilization or a "this era" card does while it is in force. The base class does nothing.

    The engine calls watchers last in order first, because what is pushed last is done first (TIMING-19).
    `owner` is always the player whose power it is.
    """

    def notation(self) -> dict[str, object]:
        """What it does, as JSON-able data: `triggers`, `forbids` and `allows`, each a list (docs/notation.md)."""
        return {}

    # What it forbids or allows

    def forbids_advance(self, state: State, owner: int, track: int) -> bool:
        """The owner cannot advance on the track."""
        return False

    def protects(self, state: State, owner: int, attacker: int, defender: int) -> bool:
        """The attacker may not choose the defender's land to conquer."""
        return False

    def forbids_traps(self) -> bool:
        """No trap can be used against the owner."""
        return False

    def frees_upgrade(self, state: State, owner: int, card: int) -> bool:
        """Whoever holds the card may move it into the top row without the prerequisite."""
        return False

    def ignores_prerequisites(self) -> bool:
        """The owner upgrades into the top row without prerequisite."""
        return False

    def builds_on_impassable(self) -> bool:
        """The owner may build on impassable plots (BUILD-14)."""
        return False

    def gains_both_dice(self) -> bool:
        """The owner gains both conquer dice on an opponent's territory."""
        return False

    def rolls_science_twice(self) -> bool:
        """The owner rolls the science die twice and chooses."""
        return False

    def frees_bonus(self) -> bool:
        """Bonuses that cost exactly any 1 resource are free for the owner."""
        return False

    def draws_before_exploring(self) -> bool:
        """Exploring begins with drawing tiles, so it is never void (EXPLORE-13)."""
        return False

    def orders_income(self) -> bool:
        """The owner chooses between resources and cards first in income step 4 (INCOME-13)."""
        return False

    def asks_at_draw(self) -> bool:
        """Drawing tapestry cards is not a plain gain while this is in force (TIMING-20)."""
        return False

    def city_vp(self, state: State, owner: int, line: int) -> int:
        """VP for a complete row or column beyond the usual 1 (SCORE-2)."""
        return 0

    def outpost_rows(self, state: State, owner: int) -> list[int]:
        """The rows an outpost may be taken from, if the power keeps the owner's supply."""
        return []

    def take_outpost(self, state: State, owner: int, row: int) -> None:
        """An outpost leaves the power's own supply."""

    def building_places(self, state: State, owner: int, piece: int) -> list[int]:
        """Further places for a building: piece 0-3 is an income building, 4 + n landmark n."""
        return []

    def place_building(self, state: State, owner: int, piece: int, action: int, source: int) -> bool:
        """Place a building as `building_places` offered; False if this power did not offer it."""
        return False

    # What it watches

    def on_advance(self, state: State, owner: int, mover: int, track: int, before: int, after: int) -> None:
        """A token moved forward."""

    def on_track_landmark(self, state: State, owner: int, landmark: int, gained: bool) -> None:
        """The owner advanced onto a landmark's space and gained it, or found it gone."""

    def on_landmark(self, state: State, owner: int, gainer: int, landmark: int) -> None:
        """Somebody gained a landmark in whatever way."""

    def on_benefit(self, state: State, owner: int, gainer: int, track: int, space: int) -> None:
        """Somebody gained the benefit of a track space."""

    def on_invent(self, state: State, owner: int, card: int) -> None:
        """The owner invented."""

    def on_discard_tech(self, state: State, owner: int, card: int) -> None:
        """Somebody discarded a tech card."""

    def on_tapestry(self, state: State, owner: int, count: int) -> None:
        """The owner gained tapestry cards; they are the last `count` of the hand."""

    def on_upgrade(self, state: State, owner: int, holder: int, card: int, row: int) -> None:
        """A holder upgraded a card of theirs: it has just moved up."""

    def copy_upgrade(self, state: State, owner: int, holder: int, card: int, row: int) -> None:
        """A holder has gained the circle or square of their own upgrade (Alliance)."""

    def after_upgrade(self, state: State, owner: int, holder: int, card: int, row: int, own: bool) -> None:
        """An upgrade is done, copies included; `own`: it was the holder's own upgrade (UPGRADE-14)."""

    def on_explore(self, state: State, owner: int, anywhere: bool) -> None:
        """The owner is about to explore on land."""

    def asks_about_tile(self, state: State, owner: int, at: int) -> bool:
        """The owner has put a territory tile down. True if the power asks first how it is scored (EXPLORE-12)."""
        return False

    def on_territory(self, state: State, owner: int, at: int) -> None:
        """The owner has put a territory tile down and scored it."""

    def on_conquest(self, state: State, owner: int, at: int, was_empty: bool) -> None:
        """The owner has conquered; the dice are not rolled yet."""

    def after_conquest(self, state: State, owner: int, at: int) -> None:
        """The owner has conquered and gained the dice."""

    def on_die_left(self, state: State, owner: int, conqueror: int, at: int, red: int, black: int, die: int) -> None:
        """A conqueror left a die (0 red, 1 black) on a territory with the owner's token."""

    def on_building(self, state: State, owner: int, building: int) -> None:
        """The owner took an income building off the mat."""

    def on_building_placed(self, state: State, owner: int, building: int) -> None:
        """The owner put an income building into the capital city, beside it or on a mat that counts as it."""

    def on_impassable(self, state: State, owner: int) -> None:
        """The owner put a building or landmark on impassable plots of the city."""

    def on_district(self, state: State, owner: int, district: int) -> None:
        """The owner completed a district."""

    def on_income(self, state: State, owner: int) -> None:
        """The owner has gained the resources of income step 4."""

    def on_count(self, state: State, owner: int, category: int) -> None:
        """A count of the owner may have changed (CIV-16); categories are those of the Mystics."""
