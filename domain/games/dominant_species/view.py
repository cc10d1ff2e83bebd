"""What a viewer may know: everything. What will be turned up next is drawn when it is, so no order is kept secret.

Besides what lies on the table the view holds what follows from it: matches, dominance and the survival card.
"""

from __future__ import annotations

from random import Random

import msgspec

from strata.domain import kernel
from strata.domain.games.dominant_species.components import PRINTED, TUNDRA
from strata.domain.games.dominant_species.options import Options
from strata.domain.games.dominant_species.rules import pending
from strata.domain.games.dominant_species.rules.earth import best_of, matches, survival_holder, terrain
from strata.domain.games.dominant_species.state import Phase, State, TileStack
from strata.domain.games.dominant_species.tasks import Task
from strata.domain.kernel import Seat, Viewer, clone


class AnimalView(msgspec.Struct, frozen=True):
    """``dominates`` are the tiles the animal dominates."""

    seat: Seat
    vp: int
    scored: dict[str, int]
    printed: list[str]
    added: list[str]
    available: int
    supply: int
    gene_pool: int
    eliminated: int
    unused: int
    dominates: list[str]


class TileView(msgspec.Struct, frozen=True):
    """``terrain`` is what the tile counts as, ``base`` the large tile; ``matches`` are those of the animals on it."""

    terrain: str
    base: str
    species: dict[str, int]
    hibernating: dict[str, int]
    matches: dict[str, int]
    dominant: str | None

    @property
    def tundra(self) -> bool:
        return self.terrain == TUNDRA


class View(kernel.View, frozen=True):
    """The table. ``asked``, ``animal`` and ``decision`` say who must choose what, for which animal.

    ``deck`` is the number of cards below those face up, the unseen ones and the ice age.
    """

    viewer: Viewer
    options: Options
    seats: int
    round: int
    phase: Phase
    space: int
    asked: Seat | None
    animal: str | None
    decision: str | None
    tasks: list[Task]
    picking: list[Seat]
    initiative: list[str]
    animals: dict[str, AnimalView]
    earth: dict[str, TileView]
    elements: dict[str, str]
    bag: dict[str, int]
    display: dict[str, list[str]]
    pawns: dict[str, str]
    tundra_supply: int
    stacks: list[TileStack]
    unseen_tiles: dict[str, int]
    face_up: list[str]
    played: list[str]
    unseen_cards: list[str]
    deck: int
    dominated: list[str]
    survival_holder: str | None
    ice_age_played: bool
    ending: str | None


def view(state: State, viewer: Viewer) -> View:
    decision = next(iter(pending(state)), None)
    earth = {hex_: _tile(state, hex_) for hex_ in state.earth}
    return View(
        viewer=viewer,
        options=state.options,
        seats=state.seats,
        round=state.round,
        phase=state.phase,
        space=state.space,
        asked=decision.seat if decision else None,
        animal=decision.about if decision else None,
        decision=decision.name if decision else None,
        tasks=state.tasks,
        picking=state.picking,
        initiative=state.initiative,
        animals={animal: _animal(state, animal, earth) for animal in state.animals},
        earth=earth,
        elements=state.elements,
        bag=state.bag,
        display=state.display,
        pawns=state.pawns,
        tundra_supply=state.tundra_supply,
        stacks=state.stacks,
        unseen_tiles=state.unseen_tiles,
        face_up=state.face_up,
        played=state.played,
        unseen_cards=state.unseen_cards,
        deck=len(state.unseen_cards) + state.ice_age_below,
        dominated=state.dominated,
        survival_holder=survival_holder(state),
        ice_age_played=state.ice_age_played,
        ending=state.ending,
    )


def _tile(state: State, hex_: str) -> TileView:
    tile, matched = state.earth[hex_], matches(state, hex_)
    return TileView(
        terrain=terrain(tile),
        base=tile.terrain,
        species=tile.species,
        hibernating=tile.hibernating,
        matches=matched,
        dominant=best_of(matched),
    )


def _animal(state: State, name: str, earth: dict[str, TileView]) -> AnimalView:
    animal = state.animals[name]
    return AnimalView(
        seat=animal.seat,
        vp=animal.vp,
        scored=animal.scored,
        printed=list(PRINTED[name]),
        added=animal.added,
        available=animal.available,
        supply=animal.supply,
        gene_pool=animal.gene_pool,
        eliminated=animal.eliminated,
        unused=animal.unused,
        dominates=sorted(hex_ for hex_, tile in earth.items() if tile.dominant == name),
    )


def resample(state: State, viewer: Viewer, rng: Random) -> State:
    """The same world: nothing is hidden from anybody."""
    return clone(state)
