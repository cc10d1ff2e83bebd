"""Phase 5, survival: dinos in deadly zones are lost; each fur saves one in the cold, each parasol one in the warmth.

Every dino still on the board is then worth a point.

Ruling: the owner chooses whom the climate takes, in one decision for cold and warm together; where there is nothing
to choose nobody is asked.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from strata.domain.games.evo.components import CONSTANTS, DEADLY, Zone
from strata.domain.games.evo.facts import DinosLost, PointsGained, SurvivalSettled
from strata.domain.games.evo.rules import climate
from strata.domain.games.evo.rules.dinos import dinos_of
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Decision, Seat, Steps
from strata.domain.toolkit.hexes import in_order


class ChooseLosses(Action, frozen=True, tag="choose_losses"):
    """Name all dinos that the cold and the warmth take."""

    hexes: list[str]

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield DinosLost(seat, self.hexes, "climate")
        yield SurvivalSettled(seat)


class Exposed(NamedTuple):
    """Dinos of a seat in a zone, and how many of them are lost."""

    hexes: list[str]
    losses: int

    @property
    def is_forced(self) -> bool:
        return self.losses in (0, len(self.hexes))


def run(state: State) -> Steps[bool]:
    while state.queue:
        seat, zones = state.queue[0], climate.zones(state)
        deadly = [hex_ for hex_ in dinos_of(state, seat) if zones[hex_] in DEADLY]
        if deadly:
            yield DinosLost(seat, deadly, "deadly")
        cold, warm = exposed(state, seat)
        if not (cold.is_forced and warm.is_forced):
            return False
        if cold.losses or warm.losses:
            lost = (cold.hexes if cold.losses else []) + (warm.hexes if warm.losses else [])
            yield DinosLost(seat, in_order(lost), "climate")
        yield SurvivalSettled(seat)
    return True


def decisions(state: State) -> list[Decision]:
    seat = state.queue[0]
    cold, warm = exposed(state, seat)
    options = [
        ChooseLosses(in_order(frozen + burnt))
        for frozen in combinations(cold.hexes, cold.losses)
        for burnt in combinations(warm.hexes, warm.losses)
    ]
    return [Decision(seat, "choose_losses", options)]


def exposed(state: State, seat: Seat) -> tuple[Exposed, Exposed]:
    """The dinos in the cold and those in the warmth."""
    zones, species = climate.zones(state), state.seats[seat]
    dinos = dinos_of(state, seat)
    cold = [hex_ for hex_ in dinos if zones[hex_] is Zone.COLD]
    warm = [hex_ for hex_ in dinos if zones[hex_] is Zone.WARM]
    frozen = 0 if species.modifiers.cold_proof else max(0, len(cold) - species.fur)
    burnt = 0 if species.modifiers.warm_proof else max(0, len(warm) - species.parasol)
    return Exposed(cold, frozen), Exposed(warm, burnt)


def score(state: State) -> Steps[bool]:
    for seat in state.order:
        yield PointsGained(seat, CONSTANTS.dinos_per_player - state.seats[seat].supply)
    return True
