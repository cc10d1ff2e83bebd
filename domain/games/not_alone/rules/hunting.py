"""Phase 2, hunting: the Creature plays cards and places tokens; the Hunted respond; those with River keep one card.

Every available token must be placed before hunting ends: the Creature always, Artemia on its spaces of the rescue track
or by symbol, the Target by symbol. Responses go round once; after any of them a Creature with a play left hunts again.

Rulings: placing tokens is mandatory; two Target cards share one token; whoever plays a card in the response is not
asked again for an avatar, nor the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from strata.domain.games.not_alone.components import NUMBERS, PAIRS
from strata.domain.games.not_alone.facts.hunting import HuntingEnded, TokenPlaced
from strata.domain.games.not_alone.facts.places import RiverCardKept
from strata.domain.games.not_alone.rules.cards import (
    avatar_uses,
    evolution_uses,
    has_ready_avatar,
    hunt_plays,
    survival_plays,
)
from strata.domain.games.not_alone.rules.force import trait
from strata.domain.games.not_alone.rules.tokens import unplaced
from strata.domain.games.not_alone.rules.usable import has_hunt_play, has_survival_play
from strata.domain.games.not_alone.rules.windows import Pass
from strata.domain.games.not_alone.state import State
from strata.domain.kernel import ACTOR, Action, Decision, Seat, Steps

HUNT_PHASE = 2
WINDOW = "phase2_response"


class PlaceToken(Action, frozen=True, tag="place_token"):
    """Put a Hunt token on the planet."""

    token: str
    places: list[int]

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield TokenPlaced(self.token, self.places)


class EndHunting(Action, frozen=True, tag="end_hunting"):
    """Be done with hunting."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield HuntingEnded(seat)


class KeepRiverCard(Action, frozen=True, tag="keep_river_card"):
    """Keep this one of the two cards played."""

    secret: ClassVar = {"place": ACTOR}

    place: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        returned = next(card for card in state.of(seat).played if card != self.place)
        yield RiverCardKept(seat, self.place, returned)


def run(state: State) -> Steps[bool]:
    """Ends by itself where ending is all that is left, and everybody can see that."""
    is_done = bool(state.queue) and not unplaced(state) and not has_hunt_play(state)
    if is_done and next(evolution_uses(state, "hunting"), None) is None:
        yield HuntingEnded(state.creature)
    return not state.queue


def decisions(state: State) -> Sequence[Decision]:
    return [Decision(state.creature, "hunting", list(_options(state)))]


def _options(state: State) -> Iterator[Action]:
    missing = unplaced(state)
    for token in missing:
        is_pair = bool(trait(state, f"{token}_pair"))
        yield from (PlaceToken(token, list(places)) for places in (PAIRS if is_pair else zip(NUMBERS, strict=True)))
    yield from hunt_plays(state, HUNT_PHASE)
    yield from evolution_uses(state, "hunting")
    if not missing:
        yield EndHunting()


def hunts_again(state: State) -> bool:
    return state.responded and has_hunt_play(state)


def all_have_responded(state: State) -> bool:
    """Those who are not asked have nothing to respond with."""
    return not any(_may_respond(state, seat) for seat in state.queue)


def responses(state: State) -> Sequence[Decision]:
    seat = next(seat for seat in state.queue if _may_respond(state, seat))
    hunted = state.of(seat)
    options = [*survival_plays(state, hunted, WINDOW), *avatar_uses(state, hunted, WINDOW), Pass()]
    return [Decision(seat, "response", options)]


def _may_respond(state: State, seat: Seat) -> bool:
    hunted = state.of(seat)
    return has_survival_play(state, hunted) or has_ready_avatar(state, hunted, WINDOW)


def river_cards_are_played(state: State) -> bool:
    return any(hunted.pending == "river" for hunted in state.hunted)


def river_cards_are_kept(state: State) -> bool:
    return not river_cards_are_played(state)


def river_choices(state: State) -> Sequence[Decision]:
    return [
        Decision(hunted.seat, "keep_river_card", [KeepRiverCard(place) for place in hunted.played])
        for hunted in state.hunted
        if hunted.pending == "river"
    ]
