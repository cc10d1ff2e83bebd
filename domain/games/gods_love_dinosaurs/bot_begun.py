"""What has begun and is not done: a tile in hand, animals that act, dinosaurs that walk after them.

A bot looks at an ecosystem as if its seat had done all that. What there is to do is told apart from the table, so that
what comes of it is worked out once for all states that differ elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from strata.domain.games.gods_love_dinosaurs.bot_foresight import (
    after_acting,
    after_dinos,
    after_walks_to,
)
from strata.domain.games.gods_love_dinosaurs.bot_weights import DinosaurWeights
from strata.domain.games.gods_love_dinosaurs.rules.refill import is_empty
from strata.domain.games.gods_love_dinosaurs.state import DINO, Ecosystem, Phase, Sent, State
from strata.domain.kernel import Seat


class Begun(NamedTuple):
    """What a seat has yet to do, in this order: lay its tile, let figures act, let the dinosaurs walk."""

    tile: str | None = None
    anchor: str | None = None
    """Where cell ``a`` of the tile goes, if that is settled."""
    acting: str | None = None
    unresolved: tuple[str, ...] | None = None
    """Those of the acting figures that have not acted; None if that is all of them."""
    sent: Sent | None = None
    """The acting dinosaur that is on its way."""
    are_dinos_due: bool = False
    may_hatch: bool = False


def begun(state: State, seat: Seat) -> Begun:
    is_to_act = seat in state.queue
    match state.phase:
        case Phase.PLACE | Phase.ORIENT if state.hand is not None:
            acting = state.hand.column if is_empty(state, state.hand.column) else None
            is_due = acting == state.marker
            if seat != state.active:
                return Begun(acting=acting, are_dinos_due=is_due, may_hatch=True)
            return Begun(state.hand.tile, state.anchor, acting, are_dinos_due=is_due, may_hatch=True)
        case Phase.ANIMAL_ACTIVATION:
            acting, unresolved = (state.activated, _yet_to_act(state, seat)) if is_to_act else (None, None)
            return Begun(None, None, acting, unresolved, None, state.activated == state.marker, may_hatch=True)
        case Phase.HATCH:
            return Begun(are_dinos_due=True, may_hatch=is_to_act)
        case Phase.DINO_ACTIVATION if is_to_act:
            unresolved = _yet_to_act(state, seat)
            return Begun(acting=DINO, unresolved=unresolved, sent=None if unresolved is None else state.sent)
    return Begun()


def _yet_to_act(state: State, seat: Seat) -> tuple[str, ...] | None:
    """The figures of the seat that is acting which have not acted; None for other seats, whose figures all will."""
    return tuple(state.unresolved) if state.unresolved is not None and seat in state.queue[:1] else None


def played_out(ecosystem: Ecosystem, begun: Begun, weights: DinosaurWeights) -> Iterator[Ecosystem]:
    """What an ecosystem may be once its seat has done what has begun but for its tile, in a sensible way."""
    for after in _after_acting(ecosystem, begun, weights):
        if begun.are_dinos_due:
            yield from after_dinos(after, weights, begun.may_hatch)
        else:
            yield after


def _after_acting(ecosystem: Ecosystem, begun: Begun, weights: DinosaurWeights) -> Iterator[Ecosystem]:
    if begun.acting is None:
        yield ecosystem
    elif begun.sent is not None:
        yield from after_walks_to(ecosystem, begun.sent, begun.unresolved or (), weights)
    else:
        yield after_acting(ecosystem, begun.acting, weights, begun.unresolved)
