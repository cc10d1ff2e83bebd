"""The places one can point at, as the board marks them: which of them an option means, and where a fact shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from strata.domain.games.dominant_species.components import BAG
from strata.domain.games.dominant_species.rules.abundance import Abundance, LayElement
from strata.domain.games.dominant_species.rules.adaptation import Adapt
from strata.domain.games.dominant_species.rules.card_steps import (
    Breed,
    ChooseElement,
    Eliminate,
    Hibernate,
    ImmigrantsChoice,
    LoseElement,
    Replace,
    SwapElement,
)
from strata.domain.games.dominant_species.rules.card_tiles import ChooseHex, ChooseSurvivor, Drive, Keep
from strata.domain.games.dominant_species.rules.competition import Compete
from strata.domain.games.dominant_species.rules.depletion import Deplete
from strata.domain.games.dominant_species.rules.domination import ChooseCard, Dominate
from strata.domain.games.dominant_species.rules.earth import IDS
from strata.domain.games.dominant_species.rules.extinction import SaveMammal
from strata.domain.games.dominant_species.rules.glaciation import Glaciate
from strata.domain.games.dominant_species.rules.initiative import Initiative
from strata.domain.games.dominant_species.rules.migration import Arrive, Migrate
from strata.domain.games.dominant_species.rules.planning import PlacePawn
from strata.domain.games.dominant_species.rules.regression import RegressionProtect
from strata.domain.games.dominant_species.rules.setup import ChooseAnimal
from strata.domain.games.dominant_species.rules.speciation import InsectSpeciate, Populate, Speciate
from strata.domain.games.dominant_species.rules.wanderlust import Enrich, Settle, Wander
from strata.domain.games.dominant_species.rules.wasteland import Wasteland
from strata.domain.games.dominant_species.state import Phase
from strata.domain.games.dominant_species.tasks import Arriving, ChoosingSurvivor, Driving, Enriching, Settling
from strata.domain.games.dominant_species.view import View
from strata.domain.kernel import Action, Targets


def animal_target(animal: str) -> str:
    return f"animal:{animal}"


def hex_target(hex_: str) -> str:
    return f"hex:{hex_}"


def corner_target(corner: str) -> str:
    return f"corner:{corner}"


def cubes_target(hex_: str, animal: str) -> str:
    """The cubes of an animal on a tile."""
    return f"cubes:{hex_}/{animal}"


def space_target(section: str, number: int) -> str:
    return f"space:{section}/{number}"


def element_target(owner: str, element: str) -> str:
    """The elements of a kind in the slots or the box of a section, in the bag, or added to an animal."""
    return f"element:{owner}/{element}"


def pawns_target(animal: str) -> str:
    """The free pawns of an animal."""
    return f"pawns:{animal}"


def stack_target(number: int) -> str:
    return f"pile:{number}"


def card_target(card: str) -> str:
    return f"card:{card}"


def option_targets(action: Action, view: View) -> Targets:
    """Where one points to choose an option, in order; what has no place, such as to pass, has none."""
    task, animal = view.tasks[-1] if view.tasks else None, view.animal or ""
    match action:
        case ChooseAnimal():
            return (animal_target(action.animal),)
        case PlacePawn() | Initiative():
            return (space_target(action.section, action.space),)
        case Adapt():
            return (element_target(Phase.ADAPTATION, action.element),)
        case Abundance():
            return (element_target(Phase.ABUNDANCE, action.element),)
        case Wasteland():
            return (element_target(Phase.WASTELAND, action.element),)
        case RegressionProtect():
            return tuple(element_target(animal, element) for element in action.elements)
        case LayElement() | Deplete() | Speciate() | Keep():
            return (corner_target(action.vertex),)
        case Enrich():
            assert isinstance(task, Enriching)
            return element_target(task.source, action.element), corner_target(action.vertex)
        case Wander():
            return stack_target(action.stack), hex_target(IDS[action.hex])
        case Settle():
            assert isinstance(task, Settling)
            return hex_target(IDS[action.from_]), hex_target(task.hex)
        case Migrate():
            return (hex_target(IDS[action.from_]),)
        case Arrive():
            assert isinstance(task, Arriving)
            return hex_target(task.origin), hex_target(IDS[action.to])
        case Compete() | Eliminate() | Replace():
            return (cubes_target(IDS[action.hex], action.animal),)
        case ChooseSurvivor():
            assert isinstance(task, ChoosingSurvivor)
            return (cubes_target(task.hex, action.animal),)
        case Drive():
            assert isinstance(task, Driving)
            return cubes_target(task.hex, action.animal), hex_target(IDS[action.to])
        case ChooseCard():
            return (card_target(action.card),)
        case ChooseElement():
            return (element_target(BAG, action.element),)
        case SwapElement():
            return element_target(animal, action.lose), element_target(BAG, action.gain)
        case LoseElement():
            return (element_target(animal, action.element),)
        case ImmigrantsChoice(choice="pawn"):
            return (pawns_target(animal),)
        case ImmigrantsChoice(element=str(element)):
            return (element_target(animal, element),)
        case ImmigrantsChoice():
            return (animal_target(animal),)
        case (
            Glaciate() | Populate() | InsectSpeciate() | Dominate() | ChooseHex() | Breed() | Hibernate() | SaveMammal()
        ):
            return (hex_target(IDS[action.hex]),)
        case _:
            return ()


def _tile(fact: Mapping[str, Any]) -> Targets:
    return (hex_target(fact["hex"]),)


def _space(fact: Mapping[str, Any]) -> Targets:
    return (space_target(fact["section"], fact["space"]),)


def _animal(fact: Mapping[str, Any]) -> Targets:
    return (animal_target(fact["animal"]),)


def _corner(fact: Mapping[str, Any]) -> Targets:
    return (corner_target(fact["corner"]),)


def _slot(fact: Mapping[str, Any]) -> Targets:
    return (element_target(fact["section"], fact["element"]),)


def _points(fact: Mapping[str, Any]) -> Targets:
    return (animal_target(fact["animal"]), *([hex_target(fact["hex"])] if fact.get("hex") else []))


_SHOWN: Mapping[str, Callable[[Mapping[str, Any]], Targets]] = {
    "animal_assigned": _animal,
    "first_tile_laid": _tile,
    "tundra_laid": _tile,
    "tile_turned_up": lambda fact: (stack_target(fact["stack"]),),
    "card_turned_up": lambda fact: (card_target(fact["card"]),),
    "element_placed": _corner,
    "element_removed": _corner,
    "element_drawn": _slot,
    "element_gained": _animal,
    "element_lost": _animal,
    "pawn_placed": _space,
    "pawn_taken_back": _space,
    "pawn_slid": _space,
    "pawn_gained": _animal,
    "pawn_lost": _animal,
    "tile_wandered": _tile,
    "cubes_added": _tile,
    "cubes_returned": _tile,
    "cubes_eliminated": _tile,
    "cubes_moved": lambda fact: (hex_target(fact["origin"]), hex_target(fact["to"])),
    "cubes_hibernated": _tile,
    "mammal_saved": _tile,
    "points_scored": _points,
    "tile_dominated": _tile,
}


def fact_targets(fact: Mapping[str, Any], view: View) -> Targets:
    """Where on the board a fact shows."""
    shown = _SHOWN.get(fact["kind"])
    return () if shown is None else shown(fact)
