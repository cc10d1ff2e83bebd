"""Everything true at one moment of a match of Dominant Species."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from strata.domain import kernel
from strata.domain.games.dominant_species.options import Options
from strata.domain.games.dominant_species.tasks import Task
from strata.domain.kernel import Seat


class Phase(StrEnum):
    """The stretches of a round, in order of play; those of the execution are the sections of the action display."""

    SETUP = "setup"
    PLANNING = "planning"
    INITIATIVE = "initiative"
    ADAPTATION = "adaptation"
    REGRESSION = "regression"
    ABUNDANCE = "abundance"
    WASTELAND = "wasteland"
    DEPLETION = "depletion"
    GLACIATION = "glaciation"
    SPECIATION = "speciation"
    WANDERLUST = "wanderlust"
    MIGRATION = "migration"
    COMPETITION = "competition"
    DOMINATION = "domination"
    EXTINCTION = "extinction"
    SURVIVAL = "survival"
    RESEED = "reseed"


class AnimalState(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An animal: who plays it, its points by where they came from, its added elements, pawns and cubes.

    ``available`` pawns are not on the display, those in ``supply`` are not in play yet. ``unused`` cubes never are;
    the cube that marks the points is counted nowhere.
    """

    seat: Seat
    vp: int = 0
    scored: dict[str, int] = {}
    added: list[str] = []
    available: int = 0
    supply: int = 0
    gene_pool: int = 0
    eliminated: int = 0
    unused: int = 0


class Tile(msgspec.Struct, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A tile of Earth: cubes by animal, and how many of them hibernate. No entry is zero."""

    terrain: str
    tundra: bool = False
    species: dict[str, int] = {}
    hibernating: dict[str, int] = {}


class TileStack(msgspec.Struct, forbid_unknown_fields=True):
    face_down: int
    face_up: str | None = None


class State(kernel.State, omit_defaults=True):
    """The table. ``phase`` and ``space`` are the cursor: the section and the last space of it that was reached.

    ``picking`` are the seats still to choose an animal, ``planner`` is who placed the latest pawn of the planning.
    ``display`` holds the elements in the slots and boxes of the sections, ``pawns`` who stands on a space.
    ``ice_age_below`` says that the last card still lies under the unseen ones. ``tasks`` is the pending work, the top
    last; ``saved`` the tile where a mammal survives the extinction.
    """

    options: Options = Options()
    seats: int = 0
    round: int = 0
    phase: Phase = Phase.SETUP
    space: int = 0
    picking: list[Seat] = []
    planner: str | None = None
    animals: dict[str, AnimalState] = {}
    chain: list[str] = []
    initiative: list[str] = []
    earth: dict[str, Tile] = {}
    elements: dict[str, str] = {}
    bag: dict[str, int] = {}
    display: dict[str, list[str]] = {}
    pawns: dict[str, str] = {}
    tundra_supply: int = 0
    stacks: list[TileStack] = []
    unseen_tiles: dict[str, int] = {}
    unseen_cards: list[str] = []
    ice_age_below: bool = False
    face_up: list[str] = []
    played: list[str] = []
    dominated: list[str] = []
    tasks: list[Task] = []
    saved: str | None = None
    ice_age_played: bool = False
    ending: str | None = None
