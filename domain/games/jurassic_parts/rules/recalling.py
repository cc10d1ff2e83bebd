"""Recalling: a seat takes chisels of its own off the slab, one by one, and each is sharp.

It must when it sharpens and too few of its chisels are dull; it may with a Fault map, of which each is a target.
"""

from __future__ import annotations

from strata.domain.games.jurassic_parts.facts import ChiselRecalled, TargetChosen
from strata.domain.games.jurassic_parts.rules.slab import own_edges
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Action, Seat, Steps


class RecallChisel(Action, frozen=True, tag="recall_chisel"):
    """Take a chisel of one's own off the slab, sharp."""

    edge: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield ChiselRecalled(seat, self.edge)
        if state.targeting is not None:
            yield TargetChosen(seat)


def recalls(state: State, seat: Seat) -> list[Action]:
    return [RecallChisel(edge) for edge in own_edges(state, seat)]
