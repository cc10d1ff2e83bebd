"""Placing chisels: one on a free edge between two tiles, and a further sharp one spent for each boulder side on it.

A sturdy charge pays for all boulders of one placement. When a chisel closes a crack, the slab splits at once.

Rulings: an edge holds one chisel, whoever's it is. The price is paid in one go; a boulder counts as broken only while
a chisel lies there. Which placements use up sturdy charges is the seat's choice. Spent chisels turn dull when the
turn ends.
"""

from __future__ import annotations

from strata.domain.games.jurassic_parts.components import EDGE, EDGES
from strata.domain.games.jurassic_parts.facts import ChiselPlaced
from strata.domain.games.jurassic_parts.rules import splitting
from strata.domain.games.jurassic_parts.rules.slab import boulders_on, free_edges, hang_together
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Action, Seat, Steps


class PlaceChisel(Action, frozen=True, tag="place_chisel"):
    """Put a chisel on an edge; ``sturdy`` uses up a charge in place of paying for boulders."""

    edge: str
    sturdy: bool

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        edge = EDGE[self.edge]
        yield ChiselPlaced(seat, self.edge, 0 if self.sturdy else boulders_on(state, edge), self.sturdy)
        if not hang_together(state, edge.a, edge.b):
            yield from splitting.resolve(state)


_PLAIN = {edge.id: PlaceChisel(edge.id, sturdy=False) for edge in EDGES}
_STURDY = {edge.id: PlaceChisel(edge.id, sturdy=True) for edge in EDGES}


def placements(state: State, seat: Seat) -> list[Action]:
    """Every placement the seat can pay for."""
    sharp = state.seats[seat].sharp
    if not sharp:
        return []
    if not state.turn.sturdy_charges:
        return [_PLAIN[edge] for edge, boulders in free_edges(state).items() if boulders < sharp]
    found: list[Action] = []
    for edge, boulders in free_edges(state).items():
        if boulders < sharp:
            found.append(_PLAIN[edge])
        if boulders:
            found.append(_STURDY[edge])
    return found
