"""Phase 2, climate: unless a climate card was played, the die moves the marker round its track.

On a 1 it goes back, on a 2 it stays, otherwise it goes on. The terrain under it is temperate; the next colder and
warmer terrains are cold and warm zones, everything beyond is deadly.

Rulings: the track is a circuit from desert to mountain and back, six spaces long or eight by option; a climate card
takes the place of the roll.
"""

from __future__ import annotations

from strata.domain.games.evo.components import BOX, CLIMATE_TRACKS, CONSTANTS, ISLANDS, Zone
from strata.domain.games.evo.facts import ClimateMoved, ClimateRolled
from strata.domain.games.evo.state import State
from strata.domain.kernel import Steps, roll


def run(state: State) -> Steps[bool]:
    if not state.climate_cards_played:
        die = yield from roll(CONSTANTS.die_sides)
        yield ClimateRolled(state.order[0], die)
        yield moved(state, BOX.climate_die[str(die)], by_card=False)
    return True


def moved(state: State, steps: int, by_card: bool) -> ClimateMoved:
    """The marker so many spaces further, or back."""
    spaces = CLIMATE_TRACKS[state.options.climate_track].spaces
    index = (state.climate + steps) % len(spaces)
    return ClimateMoved(steps, index, spaces[index], by_card)


def terrain(state: State) -> str:
    """The terrain that is temperate."""
    return CLIMATE_TRACKS[state.options.climate_track].spaces[state.climate]


def zones(state: State) -> dict[str, Zone]:
    """The zone of every hex in the current climate."""
    return ISLANDS[state.map].zones[terrain(state)]
