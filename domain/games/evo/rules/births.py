"""Phase 4, births: a seat places a dino per egg on empty hexes next to its adults; it cannot decline.

An extinct species comes back anywhere. Births end when supply or hexes run out, and the rest are lost.

Rulings: which dinos are adults is fixed for all seats when the phase begins, so newborns are never parents; a species
that comes back forms one connected group of newborns.
"""

from __future__ import annotations

from collections.abc import Iterable

from strata.domain.games.evo.components import ISLANDS
from strata.domain.games.evo.facts import AdultsFixed, BirthsBegun, BirthsEnded, DinoBorn
from strata.domain.games.evo.rules.dinos import dinos_of
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Decision, Seat, Steps


class PlaceBirth(Action, frozen=True, tag="place_birth"):
    """Put a newborn dino on an empty hex."""

    hex: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield DinoBorn(seat, self.hex)


def fix_adults(state: State) -> Steps[bool]:
    yield AdultsFixed([dinos_of(state, seat) for seat in range(len(state.seats))])
    return True


def run(state: State) -> Steps[bool]:
    while state.queue:
        seat = state.queue[0]
        if state.births_left is None:
            yield BirthsBegun(seat, state.seats[seat].births_due)
        if state.births_left and state.seats[seat].supply and birth_hexes(state, seat):
            return False
        yield BirthsEnded(seat, state.births_left or 0)
    return True


def decisions(state: State) -> list[Decision]:
    seat = state.queue[0]
    return [Decision(seat, "place_birth", [PlaceBirth(hex_) for hex_ in birth_hexes(state, seat)])]


def birth_hexes(state: State, seat: Seat) -> list[str]:
    island, species = ISLANDS[state.map], state.seats[seat]
    if species.adults:
        near = within_reach(state, species.adults, species.modifiers.birth_distance)
    elif species.newborns:
        near = {there for newborn in species.newborns for there in island.neighbours[newborn]}
    else:
        near = set(island.hexes)
    return [hex_ for hex_ in island.hexes if hex_ in near and hex_ not in state.board]


def within_reach(state: State, adults: Iterable[str], distance: int) -> set[str]:
    """The hexes near enough to these adults for their young, empty or not."""
    return {there for adult in adults for there in ISLANDS[state.map].reach(adult, distance)}
