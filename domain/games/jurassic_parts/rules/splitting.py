"""Splitting the slab: while it is in several parts, the smallest one breaks off and is shared out.

If all parts are equally large, the active seat chooses the one that breaks off. When nothing but two tiles is left,
the last pick follows.

Rulings: only digging can leave more than two parts; they break off one after the other, of equally small ones the
part with the lowest cell first. The last two tiles need not touch.
"""

from __future__ import annotations

from strata.domain.games.jurassic_parts.components import CONSTANTS
from strata.domain.games.jurassic_parts.facts import PartsOffered
from strata.domain.games.jurassic_parts.rules import share_out
from strata.domain.games.jurassic_parts.rules.slab import part_of, parts
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Action, Seat, Steps


class ChoosePart(Action, frozen=True, tag="choose_part"):
    """Name, by its lowest cell, the part that breaks off."""

    cell: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        if (yield from share_out.break_off(state, sorted(part_of(state, self.cell)))):
            yield from resolve(state)


def resolve(state: State) -> Steps[None]:
    """Break parts off until one is left or a seat must choose."""
    while True:
        if state.tiles_left == CONSTANTS.final_tiles:
            yield from share_out.lay_out_last_tiles(state)
            return
        found = parts(state)
        if len(found) < 2:
            return
        smallest = min(found, key=len)
        if all(len(part) == len(smallest) for part in found):
            yield PartsOffered(state.active, [part[0] for part in found])
            return
        if not (yield from share_out.break_off(state, smallest)):
            return
