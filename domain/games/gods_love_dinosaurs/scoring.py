"""The end and the standing of the seats: a point for every egg in the nest and for every dinosaur alive.

Of equal seats the one met first counter-clockwise from the seat that began stands higher: the later in turn order.

Ruling: the seat that began comes last among equals, as the tie-break makes up for playing later; an option puts it
first.
"""

from __future__ import annotations

from strata.domain.games.gods_love_dinosaurs.components import BOX
from strata.domain.games.gods_love_dinosaurs.state import State
from strata.domain.kernel import ScoreLine, Seat, Standing
from strata.domain.toolkit.ranking import rank

OUT_OF_TILES = "out_of_tiles"


def ranking(state: State) -> list[Standing]:
    golden = BOX.golden_egg
    lines = {
        seat: [
            ScoreLine("regular_eggs", ecosystem.eggs % golden),
            ScoreLine("golden_eggs", ecosystem.eggs // golden * golden),
            ScoreLine("dinosaurs", ecosystem.dinos),
        ]
        for seat, ecosystem in enumerate(state.seats)
    }
    key = {seat: (ecosystem.score, -_steps_from_start(state, seat)) for seat, ecosystem in enumerate(state.seats)}
    return rank(lines, key)


def _steps_from_start(state: State, seat: Seat) -> int:
    """How far counter-clockwise from the seat that began; that seat itself is nearest or farthest."""
    steps = (state.start - seat) % len(state.seats)
    return len(state.seats) if steps == 0 and state.options.tie_start_player == "last" else steps
