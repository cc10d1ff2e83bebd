"""What choosing an option means, from the option and what its seat sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strata.domain.games.dominant_species.card_labels import CARD_LABELS
from strata.domain.games.dominant_species.components import BOX, TERRAINS, bonus
from strata.domain.games.dominant_species.label_parts import (
    asked_animal,
    change,
    standing,
    suited,
    task_of,
    turns_around,
)
from strata.domain.games.dominant_species.outlook import fit, fitness, lost_by_tundra, there, tiles_at
from strata.domain.games.dominant_species.phrases import at, counted, elements, space, tiles
from strata.domain.games.dominant_species.rules.abundance import Abundance, LayElement
from strata.domain.games.dominant_species.rules.adaptation import Adapt
from strata.domain.games.dominant_species.rules.card_steps import Breed, Eliminate
from strata.domain.games.dominant_species.rules.chains import Done, Pass
from strata.domain.games.dominant_species.rules.competition import Compete
from strata.domain.games.dominant_species.rules.depletion import Deplete
from strata.domain.games.dominant_species.rules.domination import Dominate
from strata.domain.games.dominant_species.rules.earth import IDS, kinds, owned, payments, tiles_next_to
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
from strata.domain.games.dominant_species.tasks import LayingElement, Migrating, Protecting, Settling
from strata.domain.games.dominant_species.view import View
from strata.domain.kernel import Action
from strata.domain.toolkit.language import Phrase, phrase
from strata.domain.toolkit.narration import LabelPhrase

Names = Sequence[str]

_NONE = "none"
"""Stands for an animal where there is none."""


def _ahead(view: View, animal: str) -> str:
    """Whom an animal would pass on the initiative track."""
    place = view.initiative.index(animal)
    return view.initiative[place - 1] if place else _NONE


def _use(view: View, section: str, number: int) -> Phrase:
    """What a pawn could do on a space, as things stand."""
    animal = asked_animal(view)
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


def _choose_animal(action: ChooseAnimal, view: View, names: Names) -> Phrase:
    return phrase("label-choose_animal", animal=action.animal, text=phrase(f"animal-{action.animal}-text"))


def _place_pawn(action: PlacePawn, view: View, names: Names) -> Phrase:
    where = space(action.section, action.space)
    is_past = view.phase is not Phase.PLANNING and (action.section != view.phase or action.space <= view.space)
    use = phrase("use-next-round") if is_past else _use(view, action.section, action.space)
    return phrase("label-place_pawn", space=where, use=use)


def _initiative(action: Initiative, view: View, names: Names) -> Phrase:
    where, use = space(action.section, action.space), _use(view, action.section, action.space)
    return phrase("label-initiative", animal=_ahead(view, asked_animal(view)), space=where, use=use)


def _adapt(action: Adapt, view: View, names: Names) -> Phrase:
    animal = asked_animal(view)
    changed = change(fitness(view, animal), fitness(view, animal, gain=action.element))
    return phrase("label-adapt", element=action.element, change=changed)


def _regression_protect(action: RegressionProtect, view: View, names: Names) -> Phrase:
    threatened = task_of(view, Protecting).threatened
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
        turns=turns_around(view, corner, element, 1),
    )


def _lay_element(action: LayElement, view: View, names: Names) -> Phrase:
    return _lay(view, task_of(view, LayingElement).element, action.vertex)


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
        turns=turns_around(view, corner, element, -1),
    )


def _glaciate(action: Glaciate, view: View, names: Names) -> Phrase:
    hex_ = IDS[action.hex]
    around = tundra_around(view, hex_)
    returning = [(animal, count - 1) for animal, count in there(view, hex_) if count > 1]
    back = phrase("back-to-pools", list=counted(returning)) if returning else ""
    return phrase("label-glaciate", **at(view, hex_), count=bonus(around), around=around, back=back)


def _speciate(action: Speciate, view: View, names: Names) -> Phrase:
    animal, corner = asked_animal(view), action.vertex
    limits = [
        phrase("limit", **suited(view, animal, hex_), limit=TERRAINS[view.earth[hex_].terrain].limit)
        for hex_ in tiles_at(view, corner)
    ]
    return phrase("label-speciate", element=view.elements[corner], corner=corner, tiles=limits)


def _populate(action: Populate, view: View, names: Names) -> Phrase:
    animal, hex_ = asked_animal(view), IDS[action.hex]
    if not action.count:
        return phrase("label-populate-none", **suited(view, animal, hex_))
    after = standing(view, hex_, **{animal: action.count})
    return phrase("label-populate", **suited(view, animal, hex_), count=action.count, there=after)


def _add_one(action: InsectSpeciate | Breed, view: View, names: Names) -> Phrase:
    animal, hex_ = asked_animal(view), IDS[action.hex]
    after = standing(view, hex_, **{animal: 1})
    return phrase("label-add", **suited(view, animal, hex_), there=after)


def _wander(action: Wander, view: View, names: Names) -> Phrase:
    hex_, terrain = IDS[action.hex], view.stacks[action.stack - 1].face_up
    assert terrain is not None
    around = len(tiles_next_to(view, hex_))
    return phrase("label-wander", terrain=terrain, stack=action.stack, hex=hex_, count=bonus(around), around=around)


def _settle(action: Settle, view: View, names: Names) -> Phrase:
    animal, hex_ = asked_animal(view), task_of(view, Settling).hex
    return phrase(
        "label-settle",
        **at(view, IDS[action.from_]),
        count=action.count,
        match=fit(view, animal, hex_),
        there=standing(view, hex_, **{animal: action.count}),
    )


def _migrate(action: Migrate, view: View, names: Names) -> Phrase:
    animal, hex_, task = asked_animal(view), IDS[action.from_], task_of(view, Migrating)
    return phrase("label-migrate", **suited(view, animal, hex_), count=min(task.left, task.unmoved[hex_]))


def _arrive(action: Arrive, view: View, names: Names) -> Phrase:
    animal, hex_ = asked_animal(view), IDS[action.to]
    after = standing(view, hex_, **{animal: action.count})
    return phrase("label-arrive", **suited(view, animal, hex_), count=action.count, there=after)


def _eliminate(action: Compete | Eliminate, view: View, names: Names) -> Phrase:
    hex_ = IDS[action.hex]
    after = standing(view, hex_, **{action.animal: -1})
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


def _save_mammal(action: SaveMammal, view: View, names: Names) -> Phrase:
    hex_ = IDS[action.hex]
    return phrase("label-save_mammal", **at(view, hex_), count=doomed(view, hex_)[asked_animal(view)])


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
    Eliminate: _eliminate,
    Breed: _add_one,
    SaveMammal: _save_mammal,
    Pass: _pass,
    Done: _done,
    **CARD_LABELS,
}
