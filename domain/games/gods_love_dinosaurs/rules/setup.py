"""Setting up: every seat gets the starting tile with its four figures and three eggs; the biome board is filled.

Tiles marked for more players stay out. The rest lie in stacks by letter, all of A to be drawn before B, C and D; who
begins is settled before the first tile is dealt.

Rulings: a third row is used by four and five seats. The marker is one of the dinosaurs in the box. A stack nobody
looks into is a bag: each tile is drawn when its slot is filled.
"""

from __future__ import annotations

from strata.domain.games.gods_love_dinosaurs.components import BOX, COLUMNS
from strata.domain.games.gods_love_dinosaurs.facts import GameSetUp, StartSeatSet
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.rules.refill import deal
from strata.domain.games.gods_love_dinosaurs.state import DINO, State
from strata.domain.kernel import Steps, draw_among


def setup(state: State, options: Options, seats: int) -> Steps[None]:
    tiles = BOX.tiles_for(seats)
    standing = [cell.figure for cell in BOX.starting_tile if cell.figure is not None]
    supply: dict[str, int] = {figure.id: figure.count - seats * standing.count(figure.id) for figure in BOX.figures}
    supply[DINO] -= 1
    yield GameSetUp(
        seats=seats,
        options=options,
        columns=list(COLUMNS),
        rows=BOX.board.rows_by_players[seats],
        marker=BOX.board.marker_start,
        stacks={stack: sorted(tile.id for tile in tiles if tile.stack == stack) for stack in BOX.board.stacks},
        supply=supply,
        terrain={cell.cell: cell.terrain for cell in BOX.starting_tile},
        figures={cell.cell: cell.figure for cell in BOX.starting_tile if cell.figure is not None},
        eggs=BOX.starting_eggs,
    )
    if options.start_player == "random":
        yield StartSeatSet((yield from draw_among(range(seats))), by_lot=True)
    else:
        yield StartSeatSet(options.start_player, by_lot=False)
    for column in COLUMNS:
        yield from deal(state, column)
