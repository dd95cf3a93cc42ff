"""Tapestry cards that use what others have: their benefits, their cards, their places on the tracks; and Tyranny."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.advance import BENEFIT, FREE_BONUS, GAINS, Rewards, gives_benefit, unused_tokens
from gobelin.rules.chapters.resources import score
from gobelin.rules.chapters.tapestry import play_card, put_in_force
from gobelin.rules.chapters.upgrade import ROW_NAMES, GainPart
from gobelin.rules.engine import actions, box
from gobelin.rules.engine.frames import Effect, Offer, Power, Question, Resolve
from gobelin.rules.engine.notation import law, rule, when
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import FACE_DOWN, NONE, TAPESTRIES, TECHNOLOGIES, TRACKS, tapestry_source


class ChoosePartner(Effect):
    """Choose an opponent, and perhaps a track: the card works with them from now on."""

    def __init__(self, with_track: bool) -> None:
        self.with_track = with_track

    def possible(self, state: State, player: int) -> bool:
        return bool(state.partners(player))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichPartner(player, self.with_track, source))

    def notation(self) -> object:
        return rule("choose_opponent_and_track" if self.with_track else "choose_opponent")


class WhichPartner(Question):
    """Which opponent do you choose?"""

    kind = "opponent"

    def __init__(self, player: int, with_track: bool, source: int) -> None:
        self.player = player
        self.with_track = with_track
        self.source = source

    def options(self, state: State) -> list[int]:
        return [actions.player(other) for other in state.partners(self.player)]

    def answer(self, state: State, action: int) -> None:
        partner = actions.player_of(action)
        if self.with_track:
            state.push(WhichPartnerTrack(self.player, partner, self.source))
        else:
            state.players[self.player].pact = (partner, NONE)
            state.tell("pact", self.player, opponent=partner, source=self.source)


class WhichPartnerTrack(Question):
    """Which track do you choose together with the opponent?"""

    kind = "pact_track"

    def __init__(self, player: int, partner: int, source: int) -> None:
        self.player = player
        self.partner = partner
        self.source = source

    def options(self, state: State) -> list[int]:
        return [actions.track(track) for track in range(len(TRACKS))]

    def answer(self, state: State, action: int) -> None:
        track = actions.track_of(action)
        state.players[self.player].pact = (self.partner, track)
        state.tell("pact", self.player, opponent=self.partner, track=TRACKS[track], source=self.source)

    def about(self, state: State) -> dict[str, object]:
        return {"opponent": self.partner}


# --- Alliance


class Alliance(Power):
    """Owner and ally leave each other's land alone, and the owner gains what the ally's upgrades give."""

    choose: Final = ChoosePartner(with_track=False)
    source: Final = tapestry_source("alliance")

    def protects(self, state: State, owner: int, attacker: int, defender: int) -> bool:
        ally = state.players[owner].pact[0]
        return (attacker, defender) in ((owner, ally), (ally, owner))

    def copy_upgrade(self, state: State, owner: int, holder: int, card: int, row: int) -> None:
        if holder == state.players[owner].pact[0]:
            state.tell("copy_upgrade", owner, card=TECHNOLOGIES[card], row=ROW_NAMES[row], source=self.source)
            state.push(GainPart(owner, card, row))

    def notation(self) -> dict[str, object]:
        return {
            "triggers": [when("upgrade", rule("same_benefit"), who="partner")],
            "forbids": [law("conquering", of="partner"), law("conquering", who="partner", of="owner")],
        }


ALLIANCE: Final = Alliance()


# --- Marriage of State


class MarriageOfState(Power):
    """The owner gains the benefits of the chosen track along with the chosen opponent.

    A copy is the bare benefit: it neither obeys nor feeds the loop guard and sets off no other copy (TIMING-15).
    """

    choose: Final = ChoosePartner(with_track=True)
    source: Final = tapestry_source("marriage_of_state")

    def on_benefit(self, state: State, owner: int, gainer: int, track: int, space: int) -> None:
        if state.players[owner].pact == (gainer, track):
            state.tell("copy_benefit", owner, track=TRACKS[track], space=space, source=self.source)
            state.push(Resolve(owner, box.spaces[track][space].benefit, track * 13 + space))

    def notation(self) -> dict[str, object]:
        return {"triggers": [when("track_benefit", rule("same_benefit"), who="partner")]}


MARRIAGE_OF_STATE: Final = MarriageOfState()


# --- Espionage


class Espionage(Effect):
    """Use the ability of an uncovered, face-up card on any mat as if it were printed on this one."""

    def __init__(self, when_played_only: bool) -> None:
        self.when_played_only = when_played_only

    def possible(self, state: State, player: int) -> bool:
        return bool(copyable_cards(state, self.when_played_only))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichCopy(player, self.when_played_only, source))

    def notation(self) -> object:
        return rule("copy_card", timing="when_played" if self.when_played_only else "any")


ESPIONAGE: Final = Espionage(when_played_only=False)
ESPIONAGE_WHEN_PLAYED: Final = Espionage(when_played_only=True)  # all that Heralds reach through it (CIV-14)

_ESPIONAGE_CARD: Final = TAPESTRIES.index("espionage")
_ERAS: Final = (1, 2, 3, 4)


def copyable_cards(state: State, when_played_only: bool) -> list[int]:
    """The era spaces whose top card can be copied, as actions."""
    spaces = []
    for player, who in enumerate(state.players):
        for era in _ERAS:
            card = who.mat[era][-1] if who.mat[era] else FACE_DOWN
            if card >= FACE_DOWN or card == _ESPIONAGE_CARD:
                continue
            if not when_played_only or box.tapestries[card].power is None:
                spaces.append(actions.mat(player, era))
    return spaces


class WhichCopy(Question):
    """Which card on an income mat do you copy?"""

    kind = "copy"

    def __init__(self, player: int, when_played_only: bool, source: int) -> None:
        self.player = player
        self.when_played_only = when_played_only
        self.source = source

    def options(self, state: State) -> list[int]:
        return copyable_cards(state, self.when_played_only)

    def answer(self, state: State, action: int) -> None:
        holder, era = actions.mat_of(action)
        card = state.players[holder].mat[era][-1]
        state.tell("copy_card", self.player, card=TAPESTRIES[card], holder=holder, era=era, source=self.source)
        put_in_force(state, self.player, card)


# --- Trade Economy


class TradeEconomy(Effect):
    """Gain the benefit of the space of an opponent's token; then that opponent may have its bonus for nothing."""

    def possible(self, state: State, player: int) -> bool:
        return bool(trading_tokens(state, player))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichTrade(player, source))

    def notation(self) -> object:
        return rule("opponents_token", owner=GAINS[BENEFIT], opponent=GAINS[FREE_BONUS])


TRADE_ECONOMY: Final = TradeEconomy()


def trading_tokens(state: State, player: int) -> list[int]:
    """Opponents' tokens on spaces the player has not used this turn, as actions.

    One whose benefit would be void is left out while another's is not (REPEAT-1, TIMING-9).
    """
    tokens = [
        (other, number)
        for other in state.rivals(player)
        for number in unused_tokens(state, player, state.players[other].tokens)
    ]
    tokens = [(other, number) for other, number in tokens if gives_benefit(state, player, number)] or tokens
    return [actions.opponent_token(other, number // 13, number % 13) for other, number in tokens]


class WhichTrade(Question):
    """Which opponent's token shows the benefit you gain?"""

    kind = "opponent_token"

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def options(self, state: State) -> list[int]:
        return trading_tokens(state, self.player)

    def answer(self, state: State, action: int) -> None:
        opponent, track, space = actions.opponent_token_of(action)
        state.tell("trade", self.player, opponent=opponent, track=TRACKS[track], space=space, source=self.source)
        state.push(Rewards(opponent, track, space, FREE_BONUS))
        state.push(Rewards(self.player, track, space, BENEFIT))


# --- Tyranny


class Tyranny(Power):
    """A card just gained may be played on top of this one at once, for VP."""

    source: Final = tapestry_source("tyranny")
    vp: Final = 5

    def asks_at_draw(self) -> bool:
        return True

    def orders_income(self) -> bool:
        return True

    def on_tapestry(self, state: State, owner: int, count: int) -> None:
        state.push(PlayGained(owner, count))

    def notation(self) -> dict[str, object]:
        played = {"then": [rule("play_gained"), {"vp": self.vp}]}
        return {"triggers": [when("gain_tapestry", {"may": played})]}


TYRANNY: Final = Tyranny()


class PlayGained(Offer):
    """Do you play one of the cards you have just gained, the last `count` of the hand?"""

    kind = "play_gained"
    secret = True

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count
        self.source = TYRANNY.source

    def choices(self, state: State) -> list[int]:
        gained = state.players[self.player].hand[-self.count :]
        return [actions.play(card) for card in sorted(set(gained))]

    def take(self, state: State, action: int) -> None:
        # its effect waits on the stack until the VP are scored
        play_card(state, self.player, actions.play_of(action), self.source)
        score(state, self.player, TYRANNY.vp, self.source)

    def about(self, state: State) -> dict[str, object]:
        return {"count": self.count}
