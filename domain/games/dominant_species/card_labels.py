"""Labels of the cards and of the steps they ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strata.domain.games.dominant_species.components import CORNERS
from strata.domain.games.dominant_species.label_parts import asked_animal, change, standing, suited, task_of
from strata.domain.games.dominant_species.outlook import fitness, there
from strata.domain.games.dominant_species.phrases import at, counted, elements
from strata.domain.games.dominant_species.rules.card_steps import (
    ChooseElement,
    Hibernate,
    ImmigrantsChoice,
    LoseElement,
    Replace,
    SwapElement,
)
from strata.domain.games.dominant_species.rules.card_tiles import ChooseHex, ChooseSurvivor, Drive, Keep
from strata.domain.games.dominant_species.rules.cards import points_by
from strata.domain.games.dominant_species.rules.domination import ChooseCard
from strata.domain.games.dominant_species.rules.earth import IDS, free_corners_of, tiles_next_to
from strata.domain.games.dominant_species.tasks import ChoosingCard, ChoosingHex, ChoosingSurvivor, Driving, Keeping
from strata.domain.games.dominant_species.view import View
from strata.domain.kernel import Action
from strata.domain.toolkit.language import Phrase, phrase
from strata.domain.toolkit.narration import LabelPhrase

Names = Sequence[str]


def _choose_card(action: ChooseCard, view: View, names: Names) -> Phrase:
    card, text = action.card, phrase(f"card-{action.card}-text")
    points = points_by(card, view, asked_animal(view), task_of(view, ChoosingCard).hex)
    if not points:
        return phrase("label-choose_card", card=card, text=text)
    gains = [
        phrase("animal-gains", animal=animal, count=by) if by > 0 else phrase("animal-loses", animal=animal, count=-by)
        for animal, by in points
    ]
    return phrase("label-choose_card-points", card=card, text=text, list=gains)


def _choose_hex(action: ChooseHex, view: View, names: Names) -> Phrase:
    animal, hex_, card = asked_animal(view), IDS[action.hex], task_of(view, ChoosingHex).card
    place, species = at(view, hex_), view.earth[hex_].species
    match card:
        case "aquatic":
            free = len(free_corners_of(view, hex_))
            return phrase("label-aquatic", **suited(view, animal, hex_), free=free)
        case "blight":
            lying = [view.elements[corner] for corner in CORNERS[hex_] if corner in view.elements]
            if len(lying) > 1:
                return phrase("label-blight", **place, elements=elements(lying))
            return phrase("label-blight-nothing", **place)
        case "catastrophe":
            around = sum(bool(view.earth[near].species) for near in tiles_next_to(view, hex_))
            return phrase("label-catastrophe", **place, there=standing(view, hex_), around=around)
        case "fertile":
            return phrase("label-fertile", **place, there=standing(view, hex_), count=sum(species.values()))
        case "mass_exodus":
            return phrase("label-mass_exodus", **place, there=standing(view, hex_))
        case _:
            raise ValueError(f"no words for the tile of {card}")


def _choose_element(action: ChooseElement, view: View, names: Names) -> Phrase:
    return phrase("label-choose_element", element=action.element, count=view.bag[action.element])


def _choose_survivor(action: ChooseSurvivor, view: View, names: Names) -> Phrase:
    hex_ = task_of(view, ChoosingSurvivor).hex
    lost = counted(there(view, hex_, **{action.animal: -1}))
    return phrase("label-choose_survivor", animal=action.animal, list=lost)


def _keep(action: Keep, view: View, names: Names) -> Phrase:
    others = [corner for corner in CORNERS[task_of(view, Keeping).hex] if corner != action.vertex]
    gone = elements(view.elements[corner] for corner in others if corner in view.elements)
    return phrase("label-keep", element=view.elements[action.vertex], corner=action.vertex, elements=gone)


def _replace(action: Replace, view: View, names: Names) -> Phrase:
    animal, hex_ = asked_animal(view), IDS[action.hex]
    after = standing(view, hex_, **{animal: 1, action.animal: -1})
    return phrase("label-replace", animal=action.animal, **suited(view, animal, hex_), there=after)


def _hibernate(action: Hibernate, view: View, names: Names) -> Phrase:
    animal, hex_ = asked_animal(view), IDS[action.hex]
    after = standing(view, hex_, **{animal: action.count})
    return phrase("label-hibernate", **suited(view, animal, hex_), count=action.count, there=after)


def _drive(action: Drive, view: View, names: Names) -> Phrase:
    animal, hex_, task = action.animal, IDS[action.to], task_of(view, Driving)
    if not action.count:
        return phrase("label-drive-none", animal=animal, **suited(view, animal, hex_))
    return phrase(
        "label-drive",
        animal=animal,
        **suited(view, animal, hex_),
        count=action.count,
        all=view.earth[task.hex].species[animal],
        there=standing(view, hex_, **{animal: action.count}),
    )


def _swap_element(action: SwapElement, view: View, names: Names) -> Phrase:
    animal = asked_animal(view)
    changed = change(fitness(view, animal), fitness(view, animal, gain=action.gain, lose=action.lose))
    lose, gain = (phrase("taken-element", element=element) for element in (action.lose, action.gain))
    return phrase("label-swap_element", lose=lose, gain=gain, change=changed)


def _give_up(view: View, element: str) -> Phrase:
    animal = asked_animal(view)
    changed = change(fitness(view, animal), fitness(view, animal, lose=element))
    return phrase("label-lose_element", element=element, change=changed)


def _lose_element(action: LoseElement, view: View, names: Names) -> Phrase:
    return _give_up(view, action.element)


def _immigrants_choice(action: ImmigrantsChoice, view: View, names: Names) -> Phrase:
    animal = asked_animal(view)
    if action.element is not None:
        return _give_up(view, action.element)
    if action.choice == "pawn":
        placed = list(view.pawns.values()).count(animal)
        return phrase("label-immigrants_choice-pawn", count=view.animals[animal].available + placed - 1)
    lost = sum(tile.species[animal] - 1 for tile in view.earth.values() if animal in tile.species)
    return phrase("label-immigrants_choice-species", count=lost)


CARD_LABELS: Mapping[type[Action], LabelPhrase] = {
    ChooseCard: _choose_card,
    ChooseHex: _choose_hex,
    ChooseElement: _choose_element,
    ChooseSurvivor: _choose_survivor,
    Keep: _keep,
    Replace: _replace,
    Hibernate: _hibernate,
    Drive: _drive,
    SwapElement: _swap_element,
    LoseElement: _lose_element,
    ImmigrantsChoice: _immigrants_choice,
}
