"""The rules, a file per chapter, in order of play.

Law: a chapter's ``run`` takes its forced steps and returns whether the phase is over; its ``decision`` is what a seat
must choose where it is not. The order of the phases is written here alone.
"""

from __future__ import annotations

from strata.domain.games.gods_love_dinosaurs.components import PREY
from strata.domain.games.gods_love_dinosaurs.facts import ActivationBegun, HatchingBegun
from strata.domain.games.gods_love_dinosaurs.rules import dinos, hatching, predators, prey, refill, tiles
from strata.domain.games.gods_love_dinosaurs.rules.setup import setup as setup
from strata.domain.games.gods_love_dinosaurs.state import DINO, Phase, State
from strata.domain.kernel import Decision, Seat, Steps


def proceed(state: State) -> Steps[None]:
    """Phase after phase, until a seat must choose or the stacks have run out."""
    if state.phase is Phase.ANIMAL_ACTIVATION and (yield from _animals_act(state)):
        if state.marker == state.activated:
            yield HatchingBegun(state.in_turn_order)
        else:
            yield refill.next_turn(state)
    if state.phase is Phase.HATCH and (yield from hatching.run(state)):
        yield ActivationBegun(DINO, state.in_turn_order)
    if state.phase is Phase.DINO_ACTIVATION and (yield from dinos.run(state)):
        yield from refill.run(state)


def _animals_act(state: State) -> Steps[bool]:
    return prey.run(state) if state.activated in PREY else predators.run(state)


def asked(state: State) -> tuple[Seat, str] | None:
    """The seat that must choose and the name of its decision, without the options."""
    if state.ending is not None:
        return None
    if state.phase is Phase.ANIMAL_ACTIVATION:
        return state.queue[0], "breed" if state.activated in PREY else "hunt"
    if state.phase is Phase.DINO_ACTIVATION:
        return state.queue[0], "send_dino" if state.sent is None else "walk_dino"
    if state.phase is Phase.HATCH:
        return state.queue[0], "hatch"
    return state.active, f"{state.phase}_tile"


def pending(state: State) -> list[Decision]:
    """The one seat that must choose, with all its options."""
    return [] if state.ending is not None else [_decision(state)]


def _decision(state: State) -> Decision:
    match state.phase:
        case Phase.TAKE:
            return tiles.take(state)
        case Phase.PLACE:
            return tiles.place(state)
        case Phase.ORIENT:
            return tiles.orient(state)
        case Phase.ANIMAL_ACTIVATION if state.activated in PREY:
            return prey.decision(state)
        case Phase.ANIMAL_ACTIVATION:
            return predators.decision(state)
        case Phase.HATCH:
            return hatching.decision(state)
        case Phase.DINO_ACTIVATION:
            return dinos.decision(state)
