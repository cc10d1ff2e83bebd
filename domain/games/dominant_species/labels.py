"""What choosing an option means, from the option and what its seat sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from strata.domain.games.dominant_species.components import BOX, CORNERS, TERRAINS, bonus
from strata.domain.games.dominant_species.outlook import (
    Fitness,
    fitness,
    lost_by_tundra,
    there,
    tiles_at,
    turns,
)
from strata.domain.games.dominant_species.phrases import at, counted, elements, space, tiles
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
from strata.domain.games.dominant_species.rules.cards import points_by
from strata.domain.games.dominant_species.rules.chains import Done, Pass
from strata.domain.games.dominant_species.rules.competition import Compete
from strata.domain.games.dominant_species.rules.depletion import Deplete
from strata.domain.games.dominant_species.rules.domination import ChooseCard, Dominate
from strata.domain.games.dominant_species.rules.earth import (
    IDS,
    free_corners_of,
    kinds,
    match,
    owned,
    payments,
    tiles_next_to,
)
from strata.domain.games.dominant_species.rules.extinction import SaveMammal, doomed
from strata.domain.games.dominant_species.rules.glaciation import Glaciate, tundra_around
from strata.domain.games.dominant_species.rules.initiative import Initiative
from strata.domain.games.dominant_species.rules.migration import Arrive, Migrate
from strata.domain.games.dominant_species.rules.planning import PlacePawn
from strata.domain.games.dominant_species.rules.regression import RegressionProtect
from strata.domain.games.dominant_species.rules.setup import ChooseAnimal
from strata.domain.games.dominant_species.rules.speciation import InsectSpeciate, Populate, Speciate
from strata.domain.games.dominant_species.rules.wanderlust import Enrich, Settle, Wander
from strata.domain.games.dominant_species.rules.wasteland import Wasteland
from strata.domain.games.dominant_species.state import Phase
from strata.domain.games.dominant_species.tasks import (
    ChoosingCard,
    ChoosingHex,
    ChoosingSurvivor,
    Driving,
    Keeping,
    LayingElement,
    Migrating,
    Protecting,
    Settling,
    TaskBase,
)
from strata.domain.games.dominant_species.view import View
from strata.domain.kernel import Action
from strata.domain.toolkit.language import Phrase, phrase
from strata.domain.toolkit.narration import LabelPhrase

T = TypeVar("T", bound=TaskBase)
Names = Sequence[str]

_NONE = "none"
"""Stands for an animal where there is none."""


def _asked(view: View) -> str:
    """The animal for which the seat decides."""
    assert view.animal is not None
    return view.animal


def _task(view: View, kind: type[T]) -> T:
    """What the animal is in the middle of."""
    task = view.tasks[-1]
    assert isinstance(task, kind)
    return task


def _ahead(view: View, animal: str) -> str:
    """Whom an animal would pass on the initiative track."""
    place = view.initiative.index(animal)
    return view.initiative[place - 1] if place else _NONE


def _use(view: View, section: str, number: int) -> Phrase:
    """What a pawn could do on a space, as things stand."""
    animal = _asked(view)
    lying = view.display.get(section, [])
    match section:
        case Phase.INITIATIVE:
            return phrase("use-initiative", animal=_ahead(view, animal))
        case Phase.REGRESSION:
            threatened = kinds(kind for kind in view.animals[animal].added if kind in lying)
            if threatened:
                return phrase("use-regression", elements=elements(threatened))
            return phrase("use-regression-nothing")
        case Phase.GLACIATION:
            return phrase("use-glaciation" if number == 1 else "use-glaciation-waiting")
        case Phase.SPECIATION if not view.animals[animal].gene_pool:
            return phrase("use-speciation-empty")
        case Phase.SPECIATION:
            return phrase("use-speciation", count=list(view.elements.values()).count(BOX.speciation[number - 1]))
        case Phase.WANDERLUST:
            tiles_open = sum(stack.face_up is not None for stack in view.stacks)
            if number > tiles_open:
                return phrase("use-wanderlust-short", count=tiles_open)
            return phrase("use-wanderlust")
        case Phase.MIGRATION:
            return phrase("use-migration", count=BOX.migration[number - 1])
        case Phase.COMPETITION:
            return phrase("use-competition")
        case Phase.DOMINATION:
            return phrase("use-domination")
        case Phase.ADAPTATION if len(owned(view, animal)) >= BOX.element_slots:
            return phrase("use-adaptation-full")
        case _ if not lying:
            return phrase("use-no-elements")
        case Phase.ADAPTATION:
            return phrase("use-adaptation", elements=elements(lying))
        case Phase.ABUNDANCE:
            return phrase("use-abundance", elements=elements(lying))
        case Phase.WASTELAND:
            return phrase("use-wasteland", elements=elements(lying))
        case Phase.DEPLETION:
            return phrase("use-depletion", elements=elements(lying))
        case _:
            raise ValueError(f"no words for what a pawn does in {section}")


def _change(before: Fitness, after: Fitness) -> list[Phrase] | Phrase:
    """How an animal suits Earth after a change of its elements."""
    by = after.match - before.match
    found = []
    if by:
        found.append(phrase("change-gain", count=by) if by > 0 else phrase("change-loss", count=-by))
    if after.dominates != before.dominates:
        found.append(phrase("change-dominates", before=before.dominates, after=after.dominates))
    if after.endangered != before.endangered:
        found.append(phrase("change-endangered", before=before.endangered, after=after.endangered))
    return found or phrase("change-none")


def _turns(view: View, corner: str, element: str, by: int) -> Phrase:
    """What one element more or less on a corner changes around it."""
    found = list(turns(view, corner, element, by))
    moved = [
        phrase("turn", before=_master(turn.before), after=_master(turn.after), **at(view, turn.hex))
        for turn in found
        if turn.before != turn.after
    ]
    endangered = [on for turn in found for on in _on_tile(view, turn.endangered, turn.hex)]
    safe = [on for turn in found for on in _on_tile(view, turn.safe, turn.hex)]
    return phrase(
        "turns",
        dominance=phrase("turns-dominance", list=moved) if moved else "",
        endangered=phrase("turns-endangered", list=endangered) if endangered else "",
        safe=phrase("turns-safe", list=safe) if safe else "",
    )


def _master(animal: str | None) -> Phrase:
    return phrase("nobody") if animal is None else phrase("animal", animal=animal)


def _on_tile(view: View, several: Sequence[str], hex_: str) -> list[Phrase]:
    return [phrase("animal-on-tile", animal=animal, **at(view, hex_)) for animal in several]


def _there(view: View, hex_: str, **more: int) -> list[Phrase] | Phrase:
    """Who is on a tile, given so many more or fewer."""
    return counted(there(view, hex_, **more)) or phrase("nobody-there")


def _choose_animal(action: ChooseAnimal, view: View, names: Names) -> Phrase:
    return phrase("label-choose_animal", animal=action.animal, text=phrase(f"animal-{action.animal}-text"))


def _place_pawn(action: PlacePawn, view: View, names: Names) -> Phrase:
    where = space(action.section, action.space)
    return phrase("label-place_pawn", space=where, use=_use(view, action.section, action.space))


def _initiative(action: Initiative, view: View, names: Names) -> Phrase:
    where, use = space(action.section, action.space), _use(view, action.section, action.space)
    return phrase("label-initiative", animal=_ahead(view, _asked(view)), space=where, use=use)


def _adapt(action: Adapt, view: View, names: Names) -> Phrase:
    animal = _asked(view)
    change = _change(fitness(view, animal), fitness(view, animal, gain=action.element))
    return phrase("label-adapt", element=action.element, change=change)


def _regression_protect(action: RegressionProtect, view: View, names: Names) -> Phrase:
    threatened = _task(view, Protecting).threatened
    lost = [kind for kind in threatened if kind not in action.elements]
    return phrase("label-regression_protect", kept=elements(action.elements), lost=elements(lost))


def _abundance(action: Abundance, view: View, names: Names) -> Phrase:
    count = view.display[Phase.ABUNDANCE].count(action.element)
    return phrase("label-abundance", element=action.element, count=count)


def _lay(view: View, element: str, corner: str) -> Phrase:
    return phrase(
        "label-lay_element",
        element=element,
        corner=corner,
        tiles=tiles(view, tiles_at(view, corner)),
        turns=_turns(view, corner, element, 1),
    )


def _lay_element(action: LayElement, view: View, names: Names) -> Phrase:
    return _lay(view, _task(view, LayingElement).element, action.vertex)


def _enrich(action: Enrich, view: View, names: Names) -> Phrase:
    return _lay(view, action.element, action.vertex)


def _wasteland(action: Wasteland, view: View, names: Names) -> Phrase:
    is_last = view.display[Phase.WASTELAND].count(action.element) == 1
    saved = lost_by_tundra(view).count(action.element) if is_last else 0
    return phrase("label-wasteland", element=action.element, count=saved)


def _deplete(action: Deplete, view: View, names: Names) -> Phrase:
    corner, element = action.vertex, view.elements[action.vertex]
    return phrase(
        "label-deplete",
        element=element,
        corner=corner,
        tiles=tiles(view, tiles_at(view, corner)),
        turns=_turns(view, corner, element, -1),
    )


def _glaciate(action: Glaciate, view: View, names: Names) -> Phrase:
    hex_ = IDS[action.hex]
    around = tundra_around(view, hex_)
    returning = [(animal, count - 1) for animal, count in there(view, hex_) if count > 1]
    back = phrase("back-to-pools", list=counted(returning)) if returning else ""
    return phrase("label-glaciate", **at(view, hex_), count=bonus(around), around=around, back=back)


def _speciate(action: Speciate, view: View, names: Names) -> Phrase:
    animal, corner = _asked(view), action.vertex
    limits = [
        phrase(
            "limit", **at(view, hex_), limit=TERRAINS[view.earth[hex_].terrain].limit, match=match(view, animal, hex_)
        )
        for hex_ in tiles_at(view, corner)
    ]
    return phrase("label-speciate", element=view.elements[corner], corner=corner, tiles=limits)


def _populate(action: Populate, view: View, names: Names) -> Phrase:
    animal, hex_ = _asked(view), IDS[action.hex]
    fit = match(view, animal, hex_)
    if not action.count:
        return phrase("label-populate-none", **at(view, hex_), match=fit)
    after = _there(view, hex_, **{animal: action.count})
    return phrase("label-populate", **at(view, hex_), match=fit, count=action.count, there=after)


def _add_one(action: InsectSpeciate | Breed, view: View, names: Names) -> Phrase:
    animal, hex_ = _asked(view), IDS[action.hex]
    fit, after = match(view, animal, hex_), _there(view, hex_, **{animal: 1})
    return phrase("label-add", **at(view, hex_), match=fit, there=after)


def _wander(action: Wander, view: View, names: Names) -> Phrase:
    hex_, terrain = IDS[action.hex], view.stacks[action.stack - 1].face_up
    assert terrain is not None
    around = len(tiles_next_to(view, hex_))
    return phrase("label-wander", terrain=terrain, stack=action.stack, hex=hex_, count=bonus(around), around=around)


def _settle(action: Settle, view: View, names: Names) -> Phrase:
    animal, hex_ = _asked(view), _task(view, Settling).hex
    return phrase(
        "label-settle",
        **at(view, IDS[action.from_]),
        count=action.count,
        match=match(view, animal, hex_),
        there=_there(view, hex_, **{animal: action.count}),
    )


def _migrate(action: Migrate, view: View, names: Names) -> Phrase:
    animal, hex_, task = _asked(view), IDS[action.from_], _task(view, Migrating)
    fit, most = view.earth[hex_].matches[animal], min(task.left, task.unmoved[hex_])
    return phrase("label-migrate", **at(view, hex_), match=fit, count=most)


def _arrive(action: Arrive, view: View, names: Names) -> Phrase:
    animal, hex_ = _asked(view), IDS[action.to]
    after = _there(view, hex_, **{animal: action.count})
    fit = match(view, animal, hex_)
    return phrase("label-arrive", **at(view, hex_), match=fit, count=action.count, there=after)


def _eliminate(action: Compete | Eliminate, view: View, names: Names) -> Phrase:
    hex_ = IDS[action.hex]
    after = _there(view, hex_, **{action.animal: -1})
    return phrase("label-eliminate", animal=action.animal, **at(view, hex_), there=after)


def _dominate(action: Dominate, view: View, names: Names) -> Phrase:
    hex_ = IDS[action.hex]
    paid = [phrase("animal-gains", animal=animal, count=points) for animal, points in payments(view, hex_)]
    master = view.earth[hex_].dominant
    if master is None:
        card = phrase("card-for-nobody")
    else:
        card = phrase("card-for", animal=master) if view.face_up else phrase("card-none-left")
    return phrase("label-dominate", **at(view, hex_), payments=paid or phrase("payments-none"), card=card)


def _choose_card(action: ChooseCard, view: View, names: Names) -> Phrase:
    card, text = action.card, phrase(f"card-{action.card}-text")
    points = points_by(card, view, _asked(view), _task(view, ChoosingCard).hex)
    if not points:
        return phrase("label-choose_card", card=card, text=text)
    gains = [
        phrase("animal-gains", animal=animal, count=by) if by > 0 else phrase("animal-loses", animal=animal, count=-by)
        for animal, by in points
    ]
    return phrase("label-choose_card-points", card=card, text=text, list=gains)


def _choose_hex(action: ChooseHex, view: View, names: Names) -> Phrase:
    animal, hex_, card = _asked(view), IDS[action.hex], _task(view, ChoosingHex).card
    place, species = at(view, hex_), view.earth[hex_].species
    match card:
        case "aquatic":
            free = len(free_corners_of(view, hex_))
            return phrase("label-aquatic", **place, match=match(view, animal, hex_), free=free)
        case "blight":
            lying = [view.elements[corner] for corner in CORNERS[hex_] if corner in view.elements]
            if len(lying) > 1:
                return phrase("label-blight", **place, elements=elements(lying))
            return phrase("label-blight-nothing", **place)
        case "catastrophe":
            around = sum(bool(view.earth[near].species) for near in tiles_next_to(view, hex_))
            return phrase("label-catastrophe", **place, there=_there(view, hex_), around=around)
        case "fertile":
            return phrase("label-fertile", **place, there=_there(view, hex_), count=sum(species.values()))
        case "mass_exodus":
            return phrase("label-mass_exodus", **place, there=_there(view, hex_))
        case _:
            raise ValueError(f"no words for the tile of {card}")


def _choose_element(action: ChooseElement, view: View, names: Names) -> Phrase:
    return phrase("label-choose_element", element=action.element, count=view.bag[action.element])


def _choose_survivor(action: ChooseSurvivor, view: View, names: Names) -> Phrase:
    hex_ = _task(view, ChoosingSurvivor).hex
    lost = counted(there(view, hex_, **{action.animal: -1}))
    return phrase("label-choose_survivor", animal=action.animal, list=lost)


def _keep(action: Keep, view: View, names: Names) -> Phrase:
    others = [corner for corner in CORNERS[_task(view, Keeping).hex] if corner != action.vertex]
    gone = elements(view.elements[corner] for corner in others if corner in view.elements)
    return phrase("label-keep", element=view.elements[action.vertex], corner=action.vertex, elements=gone)


def _replace(action: Replace, view: View, names: Names) -> Phrase:
    animal, hex_ = _asked(view), IDS[action.hex]
    after = _there(view, hex_, **{animal: 1, action.animal: -1})
    fit = match(view, animal, hex_)
    return phrase("label-replace", animal=action.animal, **at(view, hex_), match=fit, there=after)


def _hibernate(action: Hibernate, view: View, names: Names) -> Phrase:
    animal, hex_ = _asked(view), IDS[action.hex]
    after = _there(view, hex_, **{animal: action.count})
    fit = match(view, animal, hex_)
    return phrase("label-hibernate", **at(view, hex_), match=fit, count=action.count, there=after)


def _drive(action: Drive, view: View, names: Names) -> Phrase:
    animal, hex_, task = action.animal, IDS[action.to], _task(view, Driving)
    fit = match(view, animal, hex_)
    if not action.count:
        return phrase("label-drive-none", animal=animal, **at(view, hex_), match=fit)
    return phrase(
        "label-drive",
        animal=animal,
        **at(view, hex_),
        match=fit,
        count=action.count,
        all=view.earth[task.hex].species[animal],
        there=_there(view, hex_, **{animal: action.count}),
    )


def _swap_element(action: SwapElement, view: View, names: Names) -> Phrase:
    animal = _asked(view)
    change = _change(fitness(view, animal), fitness(view, animal, gain=action.gain, lose=action.lose))
    lose, gain = (phrase("taken-element", element=element) for element in (action.lose, action.gain))
    return phrase("label-swap_element", lose=lose, gain=gain, change=change)


def _give_up(view: View, element: str) -> Phrase:
    animal = _asked(view)
    change = _change(fitness(view, animal), fitness(view, animal, lose=element))
    return phrase("label-lose_element", element=element, change=change)


def _lose_element(action: LoseElement, view: View, names: Names) -> Phrase:
    return _give_up(view, action.element)


def _immigrants_choice(action: ImmigrantsChoice, view: View, names: Names) -> Phrase:
    animal = _asked(view)
    if action.element is not None:
        return _give_up(view, action.element)
    if action.choice == "pawn":
        placed = list(view.pawns.values()).count(animal)
        return phrase("label-immigrants_choice-pawn", count=view.animals[animal].available + placed - 1)
    lost = sum(tile.species[animal] - 1 for tile in view.earth.values() if animal in tile.species)
    return phrase("label-immigrants_choice-species", count=lost)


def _save_mammal(action: SaveMammal, view: View, names: Names) -> Phrase:
    hex_ = IDS[action.hex]
    return phrase("label-save_mammal", **at(view, hex_), count=doomed(view, hex_)[_asked(view)])


def _pass(action: Pass, view: View, names: Names) -> Phrase:
    assert view.decision is not None
    if view.decision == Phase.WASTELAND:
        return phrase("label-pass-wasteland", elements=elements(lost_by_tundra(view)))
    return phrase("label-pass", decision=view.decision)


def _done(action: Done, view: View, names: Names) -> Phrase:
    assert view.decision is not None
    task = view.tasks[-1]
    if isinstance(task, Migrating):
        return phrase("label-done-migrate", count=min(task.left, sum(task.unmoved.values())))
    return phrase("label-done", decision=view.decision)


LABELS: Mapping[type[Action], LabelPhrase] = {
    ChooseAnimal: _choose_animal,
    PlacePawn: _place_pawn,
    Initiative: _initiative,
    Adapt: _adapt,
    RegressionProtect: _regression_protect,
    Abundance: _abundance,
    LayElement: _lay_element,
    Wasteland: _wasteland,
    Deplete: _deplete,
    Glaciate: _glaciate,
    Speciate: _speciate,
    Populate: _populate,
    InsectSpeciate: _add_one,
    Wander: _wander,
    Enrich: _enrich,
    Settle: _settle,
    Migrate: _migrate,
    Arrive: _arrive,
    Compete: _eliminate,
    Dominate: _dominate,
    ChooseCard: _choose_card,
    ChooseHex: _choose_hex,
    ChooseElement: _choose_element,
    ChooseSurvivor: _choose_survivor,
    Keep: _keep,
    Eliminate: _eliminate,
    Replace: _replace,
    Breed: _add_one,
    Hibernate: _hibernate,
    Drive: _drive,
    SwapElement: _swap_element,
    LoseElement: _lose_element,
    ImmigrantsChoice: _immigrants_choice,
    SaveMammal: _save_mammal,
    Pass: _pass,
    Done: _done,
}
