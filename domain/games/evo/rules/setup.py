"""Setting up: every species gets its points, dinos, genes and three event cards, and a start hex by lot.

The map follows from the number of seats. Without the event deck its cards and the card genes stay out of the game.
"""

from __future__ import annotations

from strata.domain.games.evo.components import (
    BOX,
    CLIMATE_TRACKS,
    CONSTANTS,
    GENES,
    INSTANCES,
    ISLANDS,
    map_of,
    start_space,
)
from strata.domain.games.evo.facts import DinoLanded, EventCardDrawn, GameSetUp, PhaseBegun, TurnBegun
from strata.domain.games.evo.options import Options
from strata.domain.games.evo.state import Phase, State
from strata.domain.kernel import Steps, draw_among


def setup(state: State, options: Options, seats: int) -> Steps[None]:
    map_id = map_of(seats, options.map_4p)
    with_events = options.event_deck == "standard"
    removed = {gene.id: 0 if gene.permanent or with_events else gene.count for gene in BOX.genes}
    yield GameSetUp(
        seats=seats,
        options=options,
        map=map_id,
        climate=CLIMATE_TRACKS[options.climate_track].start_index,
        meteor=start_space(seats),
        points=CONSTANTS.starting_points,
        dinos=CONSTANTS.dinos_per_player,
        genes={gene.id: gene.start for gene in BOX.genes if gene.permanent},
        bag={gene: GENES[gene].count - removed[gene] for gene in GENES},
        deck=sorted(INSTANCES) if with_events else [],
        removed=removed,
    )
    if with_events:
        for seat in range(seats):
            for _ in range(CONSTANTS.starting_hand):
                yield EventCardDrawn(seat, (yield from draw_among(state.deck)))
    for seat in range(seats):
        free = [star for star in ISLANDS[map_id].stars if star not in state.board]
        yield DinoLanded(seat, (yield from draw_among(free)))
    yield TurnBegun(1)
    yield PhaseBegun(Phase.INITIATIVE, [])
