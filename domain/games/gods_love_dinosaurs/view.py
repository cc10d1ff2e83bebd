"""What a viewer may know: everything but which tile of a stack comes next.

Seats and spectators know the same. A stack is a bag that nobody has looked into, and what is left in it follows from
the tiles seen, so there is no other world to resample.
"""

from __future__ import annotations

from random import Random

import msgspec

from strata.domain import kernel
from strata.domain.games.gods_love_dinosaurs.components import TILES, Side
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.rules import asked
from strata.domain.games.gods_love_dinosaurs.rules.refill import need
from strata.domain.games.gods_love_dinosaurs.scoring import ranking
from strata.domain.games.gods_love_dinosaurs.state import Hand, Phase, PlacedTile, Sent, State
from strata.domain.kernel import Seat, Viewer, clone


class Face(msgspec.Struct, frozen=True):
    """What is printed on the two cells of a tile."""

    a: Side
    b: Side


class EcosystemView(msgspec.Struct, frozen=True):
    terrain: dict[str, str]
    figures: dict[str, str]
    tiles: list[PlacedTile]
    eggs: int
    score: int


class View(kernel.View, frozen=True):
    """The table as ``viewer`` sees it.

    ``asked`` must choose now, and ``decision`` is what; ``faces`` are those of the tiles on the biome board and in
    hand; ``stacks`` are numbers of tiles; ``supply`` is None where it is unlimited; ``ranking`` is how the seats stand.
    """

    viewer: Viewer
    options: Options
    phase: Phase
    asked: Seat | None
    decision: str | None
    active: Seat
    start: Seat
    marker: str
    slots: dict[str, list[str | None]]
    faces: dict[str, Face]
    stacks: dict[str, int]
    supply: dict[str, int] | None
    seats: list[EcosystemView]
    hand: Hand | None
    anchor: str | None
    activated: str | None
    queue: list[Seat]
    unresolved: list[str] | None
    sent: Sent | None
    ranking: list[Seat]
    ending: str | None


def view(state: State, viewer: Viewer) -> View:
    seat, decision = asked(state) or (None, None)
    shown = [tile for rows in state.slots.values() for tile in rows if tile is not None]
    if state.hand is not None:
        shown.append(state.hand.tile)
    return View(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        asked=seat,
        decision=decision,
        active=state.active,
        start=state.start,
        marker=state.marker,
        slots=state.slots,
        faces={tile: Face(TILES[tile].a, TILES[tile].b) for tile in shown},
        stacks={stack: len(tiles) for stack, tiles in state.stacks.items()},
        supply=None if state.options.supply == "unlimited" else state.supply,
        seats=[
            EcosystemView(
                terrain=ecosystem.terrain,
                figures=ecosystem.figures,
                tiles=ecosystem.tiles,
                eggs=ecosystem.eggs,
                score=ecosystem.score,
            )
            for ecosystem in state.seats
        ],
        hand=state.hand,
        anchor=state.anchor,
        activated=state.activated,
        queue=state.queue,
        unresolved=state.unresolved,
        sent=state.sent,
        ranking=[standing.seat for standing in ranking(state)],
        ending=state.ending,
    )


def is_last_round(view: View) -> bool:
    """Whether the game will be over once dinosaurs have acted: the stacks cannot fill the columns empty by then."""
    return view.ending is None and sum(view.stacks.values()) < need(view.slots, emptied=view.marker)


def resample(state: State, viewer: Viewer, rng: Random) -> State:
    """The same world: nobody knows less of it than another."""
    return clone(state)
