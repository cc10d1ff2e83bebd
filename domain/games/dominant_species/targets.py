"""The places one can point at, as the board marks them: which of them an option means, and where a fact shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from strata.domain.games.dominant_species.components import BAG, TOUCHES
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

Fields = Mapping[str, Any]
OptionTargets = Callable[[Any, View], Targets]


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


def _of_hex(action: Any, view: View) -> Targets:
    return (hex_target(IDS[action.hex]),)


def _of_corner(action: Any, view: View) -> Targets:
    return (corner_target(action.vertex),)


def _of_space(action: Any, view: View) -> Targets:
    return (space_target(action.section, action.space),)


def _of_cubes(action: Any, view: View) -> Targets:
    return (cubes_target(IDS[action.hex], action.animal),)


def _of_slot(section: str) -> OptionTargets:
    return lambda action, view: (element_target(section, action.element),)


def _of_own_element(action: Any, view: View) -> Targets:
    return (element_target(str(view.animal), action.element),)


def _regression_protect(action: RegressionProtect, view: View) -> Targets:
    return tuple(element_target(str(view.animal), element) for element in action.elements)


def _enrich(action: Enrich, view: View) -> Targets:
    task = view.tasks[-1]
    assert isinstance(task, Enriching)
    return element_target(task.source, action.element), corner_target(action.vertex)


def _settle(action: Settle, view: View) -> Targets:
    task = view.tasks[-1]
    assert isinstance(task, Settling)
    return hex_target(IDS[action.from_]), hex_target(task.hex)


def _arrive(action: Arrive, view: View) -> Targets:
    task = view.tasks[-1]
    assert isinstance(task, Arriving)
    return hex_target(task.origin), hex_target(IDS[action.to])


def _choose_survivor(action: ChooseSurvivor, view: View) -> Targets:
    task = view.tasks[-1]
    assert isinstance(task, ChoosingSurvivor)
    return (cubes_target(task.hex, action.animal),)


def _drive(action: Drive, view: View) -> Targets:
    task = view.tasks[-1]
    assert isinstance(task, Driving)
    return cubes_target(task.hex, action.animal), hex_target(IDS[action.to])


def _immigrants_choice(action: ImmigrantsChoice, view: View) -> Targets:
    animal = str(view.animal)
    if action.element is not None:
        return (element_target(animal, action.element),)
    return (pawns_target(animal) if action.choice == "pawn" else animal_target(animal),)


_POINTED_AT: Mapping[type[Action], OptionTargets] = {
    ChooseAnimal: lambda action, view: (animal_target(action.animal),),
    PlacePawn: _of_space,
    Initiative: _of_space,
    Adapt: _of_slot(Phase.ADAPTATION),
    RegressionProtect: _regression_protect,
    Abundance: _of_slot(Phase.ABUNDANCE),
    LayElement: _of_corner,
    Wasteland: _of_slot(Phase.WASTELAND),
    Deplete: _of_corner,
    Glaciate: _of_hex,
    Speciate: _of_corner,
    Populate: _of_hex,
    InsectSpeciate: _of_hex,
    Wander: lambda action, view: (stack_target(action.stack), hex_target(IDS[action.hex])),
    Enrich: _enrich,
    Settle: _settle,
    Migrate: lambda action, view: (hex_target(IDS[action.from_]),),
    Arrive: _arrive,
    Compete: _of_cubes,
    Dominate: _of_hex,
    ChooseCard: lambda action, view: (card_target(action.card),),
    ChooseHex: _of_hex,
    ChooseElement: _of_slot(BAG),
    ChooseSurvivor: _choose_survivor,
    Keep: _of_corner,
    Eliminate: _of_cubes,
    Replace: _of_cubes,
    Breed: _of_hex,
    Hibernate: _of_hex,
    Drive: _drive,
    SwapElement: lambda action, view: (
        element_target(str(view.animal), action.lose),
        element_target(BAG, action.gain),
    ),
    LoseElement: _of_own_element,
    ImmigrantsChoice: _immigrants_choice,
    SaveMammal: _of_hex,
}
"""Passing and being done have no place."""


def option_targets(action: Action, view: View) -> Targets:
    """Where one points to choose an option, in order."""
    pointed_at = _POINTED_AT.get(type(action))
    return () if pointed_at is None else pointed_at(action, view)


def _tile(fact: Fields, view: View) -> Targets:
    return (hex_target(fact["hex"]),)


def _space(fact: Fields, view: View) -> Targets:
    return (space_target(fact["section"], fact["space"]),) if view.ending is None else ()


def _animal(fact: Fields, view: View) -> Targets:
    return (animal_target(fact["animal"]),)


def _corner(fact: Fields, view: View) -> Targets:
    """The element, or the tiles around the corner it was taken from."""
    corner = fact["corner"]
    return (corner_target(corner),) if corner in view.elements else tuple(map(hex_target, TOUCHES[corner]))


def _slot(fact: Fields, view: View) -> Targets:
    section, element = fact["section"], fact["element"]
    is_there = view.ending is None and element in view.display[section]
    return (element_target(section, element),) if is_there else ()


def _card(fact: Fields, view: View) -> Targets:
    return (card_target(fact["card"]),) if fact["card"] in view.face_up else ()


def _points(fact: Fields, view: View) -> Targets:
    return (animal_target(fact["animal"]), *([hex_target(fact["hex"])] if fact.get("hex") else []))


_SHOWN: Mapping[str, Callable[[Fields, View], Targets]] = {
    "animal_assigned": _animal,
    "first_tile_laid": _tile,
    "tundra_laid": _tile,
    "tile_turned_up": lambda fact, view: (stack_target(fact["stack"]),),
    "card_turned_up": _card,
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
    "cubes_moved": lambda fact, view: (hex_target(fact["origin"]), hex_target(fact["to"])),
    "cubes_hibernated": _tile,
    "mammal_saved": _tile,
    "points_scored": _points,
    "tile_dominated": _tile,
    "card_played": _animal,
}


def fact_targets(fact: Fields, view: View) -> Targets:
    """Where on the board a fact shows, or showed."""
    shown = _SHOWN.get(fact["kind"])
    return () if shown is None else shown(fact, view)
