"""What an animal is in the middle of: the pending work of the game, a stack in the state.

Each kind of task is named after the decision it asks for; the two that ask for none wait until those above them are
over. A task is never written to: facts put one on the stack, replace the top one or take it off.
"""

from __future__ import annotations

from typing import Literal

import msgspec

WayOut = Literal["pass", "done"]


class TaskBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="name"):
    """``way_out`` is offered beside the options proper; ``begun`` is True for all steps of a chain but its first."""

    animal: str
    way_out: WayOut | None = None
    begun: bool = False


class PlacingPawn(TaskBase, frozen=True, tag="place_pawn"):
    """Instinct; in planning nothing is left over between two pawns."""


class TakingInitiative(TaskBase, frozen=True, tag="initiative"):
    pass


class Adapting(TaskBase, frozen=True, tag="adapt"):
    pass


class Protecting(TaskBase, frozen=True, kw_only=True, tag="regression_protect"):
    """``threatened`` are the kinds of elements the animal may lose, ``shields`` how many of them it can keep."""

    threatened: list[str]
    shields: int


class ChoosingAbundance(TaskBase, frozen=True, tag="abundance"):
    pass


class LayingElement(TaskBase, frozen=True, kw_only=True, tag="lay_element"):
    """``source`` is where the element lies until it is laid: the abundance slots or the bag."""

    element: str
    source: str


class ClearingWasteland(TaskBase, frozen=True, tag="wasteland"):
    pass


class Depleting(TaskBase, frozen=True, tag="deplete"):
    pass


class Glaciating(TaskBase, frozen=True, tag="glaciate"):
    pass


class Speciating(TaskBase, frozen=True, kw_only=True, tag="speciate"):
    element: str


class Populating(TaskBase, frozen=True, kw_only=True, tag="populate"):
    """``hexes`` are still to do, ``placed`` cubes are on others; ``least`` must be placed in all.

    ``most`` is the limit of every tile; without it each terrain has its own.
    """

    hexes: list[str]
    least: int
    placed: int = 0
    most: int | None = None


class SpeciatingInsects(TaskBase, frozen=True, tag="insect_speciate"):
    pass


class Wandering(TaskBase, frozen=True, tag="wander"):
    pass


class Discovering(TaskBase, frozen=True, kw_only=True, tag="discover"):
    """A tile was laid: its bonus and its settlers come when its element is settled."""

    hex: str


class Enriching(TaskBase, frozen=True, kw_only=True, tag="enrich"):
    """``source`` is where the element comes from: the wanderlust slots or the bag."""

    hex: str
    source: str


class Settling(TaskBase, frozen=True, kw_only=True, tag="settle"):
    """``named`` are the tiles from which the animal has already moved in."""

    hex: str
    named: list[str] = []


class Migrating(TaskBase, frozen=True, kw_only=True, tag="migrate"):
    """``left`` cubes may still move; ``unmoved`` are those that have not, by hex."""

    left: int
    unmoved: dict[str, int]


class Arriving(TaskBase, frozen=True, kw_only=True, tag="arrive"):
    """Lies on top of the migration it belongs to."""

    origin: str
    most: int


class Competing(TaskBase, frozen=True, kw_only=True, tag="compete"):
    """``terrains`` are not used yet; ``once`` is the arachnids' free action."""

    terrains: list[str]
    once: bool = False


class Dominating(TaskBase, frozen=True, tag="dominate"):
    pass


class ChoosingCard(TaskBase, frozen=True, kw_only=True, tag="choose_card"):
    """``hex`` is the tile just scored."""

    hex: str


class Resolving(TaskBase, frozen=True, kw_only=True, tag="resolve"):
    """A card at work, below its steps."""

    card: str
    hex: str


class ChoosingHex(TaskBase, frozen=True, kw_only=True, tag="choose_hex"):
    card: str


class ChoosingElement(TaskBase, frozen=True, tag="choose_element"):
    pass


class ChoosingSurvivor(TaskBase, frozen=True, kw_only=True, tag="choose_survivor"):
    hex: str


class Keeping(TaskBase, frozen=True, kw_only=True, tag="keep"):
    hex: str


class Eliminating(TaskBase, frozen=True, kw_only=True, tag="eliminate"):
    """``own`` cubes can be named too, or only those of others."""

    hex: str
    own: bool


class Replacing(TaskBase, frozen=True, kw_only=True, tag="replace"):
    """``named`` animals have already given way; ``left`` more may."""

    left: int
    named: list[str] = []


class Breeding(TaskBase, frozen=True, kw_only=True, tag="breed"):
    hexes: list[str]


class Hibernating(TaskBase, frozen=True, tag="hibernate"):
    pass


class Driving(TaskBase, frozen=True, kw_only=True, tag="drive"):
    """Cubes of the first of ``driven`` go from ``hex`` to the first of ``to``."""

    hex: str
    driven: list[str]
    to: list[str]


class SwappingElement(TaskBase, frozen=True, tag="swap_element"):
    pass


class LosingElement(TaskBase, frozen=True, tag="lose_element"):
    pass


class Immigrating(TaskBase, frozen=True, tag="immigrants_choice"):
    pass


class SavingMammal(TaskBase, frozen=True, tag="save_mammal"):
    pass


Task = (
    PlacingPawn
    | TakingInitiative
    | Adapting
    | Protecting
    | ChoosingAbundance
    | LayingElement
    | ClearingWasteland
    | Depleting
    | Glaciating
    | Speciating
    | Populating
    | SpeciatingInsects
    | Wandering
    | Discovering
    | Enriching
    | Settling
    | Migrating
    | Arriving
    | Competing
    | Dominating
    | ChoosingCard
    | Resolving
    | ChoosingHex
    | ChoosingElement
    | ChoosingSurvivor
    | Keeping
    | Eliminating
    | Replacing
    | Breeding
    | Hibernating
    | Driving
    | SwappingElement
    | LosingElement
    | Immigrating
    | SavingMammal
)


def task_name(task: TaskBase) -> str:
    return str(task.__struct_config__.tag)
