"""Phase 1, initiative: the longest tail acts first, then the smallest population, then the lower die.

Rulings: fewer dinos go first; equal dice are rolled again only by those still tied, and a tied group is settled
completely before the next group rolls.
"""

from __future__ import annotations

from itertools import groupby

from strata.domain.games.evo.components import CONSTANTS
from strata.domain.games.evo.facts import InitiativeRolled, InitiativeSet
from strata.domain.games.evo.state import State
from strata.domain.kernel import Seat, Steps, roll


def run(state: State) -> Steps[bool]:
    standing: dict[Seat, tuple[int, int]] = {
        seat: (-species.genes["tail"], CONSTANTS.dinos_per_player - species.supply)
        for seat, species in enumerate(state.seats)
    }
    order: list[Seat] = []
    for _, tied in groupby(sorted(standing, key=lambda seat: standing[seat]), key=lambda seat: standing[seat]):
        order += yield from _settle(list(tied))
    yield InitiativeSet(order)
    return True


def _settle(tied: list[Seat]) -> Steps[list[Seat]]:
    """The order among seats that are equal so far; each rolls, in seat order."""
    if len(tied) == 1:
        return tied
    dice: dict[Seat, int] = {}
    for seat in tied:
        dice[seat] = yield from roll(CONSTANTS.die_sides)
        yield InitiativeRolled(seat, dice[seat])
    order: list[Seat] = []
    for die in sorted(set(dice.values())):
        order += yield from _settle([seat for seat in tied if dice[seat] == die])
    return order
