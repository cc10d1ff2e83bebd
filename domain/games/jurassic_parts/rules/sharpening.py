"""Sharpening: every turn begins with three dull chisels made sharp; what is short is taken off the slab.

A chisel taken off the slab is an ordinary sharp one: it may be placed again, even on the same edge, spent on boulders
or kept, and boulders must be paid for again. Taking chisels away never splits anything.

Rulings: with one or two dull chisels these are sharpened and the shortfall is recalled. The recall is not optional: as
many as are short, or as many as lie there. Chisels spent on boulders this turn cannot be sharpened.
"""

from __future__ import annotations

from strata.domain.games.jurassic_parts.components import CONSTANTS
from strata.domain.games.jurassic_parts.facts import ChiselsSharpened, MainPhaseBegun, RecallOrdered
from strata.domain.games.jurassic_parts.rules.slab import chisels_of
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Action, Seat, Steps


class Sharpen(Action, frozen=True, tag="sharpen"):
    """Sharpen this turn's chisels and continue with placing."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield from sharpen(state, seat, CONSTANTS.sharpen_per_turn)
        yield MainPhaseBegun(seat, sharpened=True)


def sharpen(state: State, seat: Seat, count: int) -> Steps[None]:
    """Make so many chisels sharp, those of the slab where too few are dull."""
    from_dull, recalls = sharpened(count, state.seats[seat].dull, chisels_of(state, seat))
    if from_dull:
        yield ChiselsSharpened(seat, from_dull)
    if recalls:
        yield RecallOrdered(seat, recalls)


def sharpened(count: int, dull: int, on_slab: int) -> tuple[int, int]:
    """How many of so many chisels are dull ones made sharp, and how many come off the slab."""
    from_dull = min(count, dull)
    return from_dull, min(count - from_dull, on_slab)


def can_sharpen(state: State, seat: Seat) -> bool:
    return state.seats[seat].dull > 0 or seat in state.chisels.values()
