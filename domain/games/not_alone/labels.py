"""What choosing an option means, from what its seat sees: where it leads, what it costs, what comes back."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.not_alone.components import BOX, CONSTANTS, EVOLUTIONS, NEIGHBOURS
from strata.domain.games.not_alone.label_cards import hunt_card, survival_card, use_avatar, use_evolution
from strata.domain.games.not_alone.label_powers import fortifying, use, uses
from strata.domain.games.not_alone.rules.capture import ChooseVictim, DominanceChoice
from strata.domain.games.not_alone.rules.cards import (
    PlayHuntCard,
    PlaySurvivalCard,
    UseAvatar,
    UseEvolution,
)
from strata.domain.games.not_alone.rules.defence import ChooseEvolutionToDiscard, Shelter
from strata.domain.games.not_alone.rules.evolution import (
    DiscardEvolution,
    DrawEvolution,
    EndEvolution,
    Evolve,
    LieLow,
    MoveSanctuary,
    RevealEvolution,
    destination,
    evolve_income,
    lie_low_income,
)
from strata.domain.games.not_alone.rules.exploration import GiveUp, PlayPlaces, Resist, resist_worth
from strata.domain.games.not_alone.rules.hunt_deck import DiscardHunt, PutHuntBottom
from strata.domain.games.not_alone.rules.hunting import EndHunting, KeepRiverCard, PlaceToken
from strata.domain.games.not_alone.rules.place_cards import DiscardPlaces, ShowPlaces, TakeBackPlace, TakeReservePlace
from strata.domain.games.not_alone.rules.powers import ChooseAlly, ChooseHunted, ChooseMode, CopyPlace
from strata.domain.games.not_alone.rules.reckoning import ResolvePlace, ScreamChoice
from strata.domain.games.not_alone.rules.setup import ChooseAvatar, ChooseBoardSide, ChooseEvolution
from strata.domain.games.not_alone.rules.survival_deck import DiscardSurvival, KeepSurvival
from strata.domain.games.not_alone.rules.usable import ROVER
from strata.domain.games.not_alone.terms import (
    ROMAN,
    card,
    place,
    place_list,
    place_text,
    step,
    text_of,
)
from strata.domain.games.not_alone.view import View
from strata.domain.games.not_alone.whereabouts import hunted_of, own_hunted, possible_places
from strata.domain.kernel import Action
from strata.domain.toolkit.language import Phrase, phrase
from strata.domain.toolkit.narration import LabelPhrase

Names = Sequence[str]


def _board_side(action: ChooseBoardSide, view: View, names: Names) -> Phrase:
    return phrase("label-choose_board_side", side=action.side, spaces=BOX.artemia_spaces[action.side])


def _evolution(action: ChooseEvolution, view: View, names: Names) -> Phrase:
    return phrase("label-choose_evolution", card=card(action.evolution), text=text_of(action.evolution))


def _avatar(action: ChooseAvatar, view: View, names: Names) -> Phrase:
    return phrase("label-choose_avatar", card=card(action.avatar), text=text_of(action.avatar))


def _play_places(action: PlayPlaces, view: View, names: Names) -> Phrase:
    if len(action.places) > 1:
        return phrase("label-play_two_places", places=place_list(view, action.places))
    (number,) = action.places
    return phrase(
        "label-play_place",
        place=place(view, number),
        text=place_text(view, number),
        sanctuary=_distance(view, number),
    )


def _distance(view: View, number: int) -> str:
    if view.sanctuary is None:
        return "away"
    return "here" if number == view.sanctuary else "beside" if number in NEIGHBOURS[view.sanctuary] else "away"


def _resist(action: Resist, view: View, names: Names) -> Phrase:
    own = own_hunted(view)
    if action.will == own.will:
        return phrase("label-resist_to_the_end", will=action.will, step=step(view, "assimilation"))
    taken = min(resist_worth(view, own, action.will), own.discard_size)
    return phrase("label-resist", will=action.will, left=own.will - action.will, cards=taken)


def _give_up(action: GiveUp, view: View, names: Names) -> Phrase:
    return phrase(
        "label-give_up", will=CONSTANTS.will, cards=own_hunted(view).discard_size, step=step(view, "assimilation")
    )


def _place_token(action: PlaceToken, view: View, names: Names) -> Phrase:
    there = [
        names[hunted.seat] for hunted in view.hunted if not set(action.places).isdisjoint(possible_places(view, hunted))
    ]
    return phrase(
        "label-place_token",
        token=action.token,
        places=place_list(view, action.places),
        several=len(action.places) > 1,
        there=phrase("there-may-be", names=there, count=len(there)) if there else phrase("there-is-nobody"),
    )


def _end_hunting(action: EndHunting, view: View, names: Names) -> Phrase:
    return phrase("label-end_hunting", plays=min(view.hunt_plays, view.hunt_hand_size))


def _river(action: KeepRiverCard, view: View, names: Names) -> Phrase:
    other = next(number for number in own_hunted(view).played or () if number != action.place)
    return phrase("label-keep_river_card", place=place(view, action.place), other=place(view, other))


def _put_bottom(action: PutHuntBottom, view: View, names: Names) -> Phrase:
    return phrase("label-put_hunt_bottom", card=card(action.card), text=text_of(action.card))


def _discarding(field: str) -> LabelPhrase:
    """A card to discard, or to keep all where that is allowed."""

    def label(action: Action, view: View, names: Names) -> Phrase:
        card_id = getattr(action, field)
        if card_id is None:
            return phrase("label-discard_no_more")
        return phrase("label-discard_card", card=card(card_id), text=text_of(card_id))

    return label


def _show(action: ShowPlaces, view: View, names: Names) -> Phrase:
    return phrase("label-show_places", places=place_list(view, action.places))


def _discard_places(action: DiscardPlaces, view: View, names: Names) -> Phrase:
    return phrase("label-discard_places", places=place_list(view, action.places))


def _resolve(action: ResolvePlace, view: View, names: Names) -> Phrase:
    at = place(view, action.place)
    match action.option:
        case "power" if action.survivor is not None:
            rescued = {"survivor": card(action.survivor), "text": text_of(action.survivor)}
            return phrase("label-flare", place=at, card=card("flare"), **rescued)
        case "power" if action.target is not None:
            other, told = place(view, action.target), uses(view, action.target)
            return phrase("label-gate", place=at, card=card("gate"), other=other, use=told)
        case "power" if action.via is not None:
            return phrase("label-drone", place=at, card=card(action.via), use=uses(view, ROVER))
        case "power":
            return phrase("label-use_place", place=at, use=uses(view, action.place))
        case "take_back":
            assert action.card is not None
            return phrase("label-take_back_at", place=at, card=place(view, action.card))
        case "rescue":
            assert action.survivor is not None
            return phrase("label-rescue", place=at, survivor=card(action.survivor), text=text_of(action.survivor))
        case "fortify":
            return phrase("label-fortify", place=at, step=fortifying(view))
        case _:
            return phrase("label-skip_place", place=at)


def _mode(action: ChooseMode, view: View, names: Names) -> Phrase:
    asked = next(asked for asked in view.asked if asked.seat == view.viewer)
    assert asked.step is not None
    assert asked.step.place is not None
    told = use(view, asked.step.place, action.mode)
    assert told is not None
    return phrase("label-choose_mode", place=place(view, asked.step.place), use=told)


def _copy(action: CopyPlace, view: View, names: Names) -> Phrase:
    return phrase("label-copy_place", place=place(view, action.place), use=uses(view, action.place))


def _regaining(action: ChooseHunted, view: View, names: Names) -> Phrase:
    chosen = hunted_of(view, action.hunted)
    assert chosen is not None
    return phrase("label-choose_hunted", who=names[action.hunted], will=chosen.will + 1)


def _ally(action: ChooseAlly, view: View, names: Names) -> Phrase:
    chosen = hunted_of(view, action.hunted)
    if action.hunted is None or chosen is None:
        return phrase("label-choose_no_ally")
    return phrase("label-choose_ally", who=names[action.hunted], cards=chosen.discard_size)


def _take_back(action: TakeBackPlace, view: View, names: Names) -> Phrase:
    if action.card is None:
        return phrase("label-take_back_no_more")
    return phrase("label-take_back_place", place=place(view, action.card))


def _take_reserve(action: TakeReservePlace, view: View, names: Names) -> Phrase:
    if action.number is None:
        return phrase("label-take_nothing")
    return phrase("label-take_reserve_place", place=place(view, action.number), text=place_text(view, action.number))


def _keep_survival(action: KeepSurvival, view: View, names: Names) -> Phrase:
    other = next(drawn for drawn in own_hunted(view).offered or () if drawn != action.card)
    return phrase("label-keep_survival", card=card(action.card), text=text_of(action.card), other=card(other))


def _scream(action: ScreamChoice, view: View, names: Names) -> Phrase:
    if action.places is None:
        return phrase("label-lose_will", will=max(0, own_hunted(view).will - 1))
    return phrase("label-discard_places", places=place_list(view, action.places))


def _victim(action: ChooseVictim, view: View, names: Names) -> Phrase:
    chosen = hunted_of(view, action.hunted)
    assert chosen is not None
    return phrase("label-choose_victim", who=names[action.hunted], will=chosen.will)


def _dominance(action: DominanceChoice, view: View, names: Names) -> Phrase:
    if action.card is None:
        return phrase("label-no_dominance")
    return phrase("label-dominance", card=card(action.card), text=text_of(action.card), step=step(view, "assimilation"))


def _shelter(action: Shelter, view: View, names: Names) -> Phrase:
    own = own_hunted(view)
    survivors = len(own.survivors) + own.strangers
    if not action.yes:
        return phrase("label-keep_survivors", survivors=survivors)
    return phrase("label-shelter_survivors", survivors=survivors, step=step(view, "defence"))


def _move_sanctuary(action: MoveSanctuary, view: View, names: Names) -> Phrase:
    return phrase("label-move_sanctuary", steps=action.steps, place=place(view, destination(view, action.steps)))


def _evolve(action: Evolve, view: View, names: Names) -> Phrase:
    dna = min(evolve_income(view), view.dna_supply)
    return phrase("label-evolve", dna=dna, have=view.dna + dna, cost=CONSTANTS.draw_cost)


def _lie_low(action: LieLow, view: View, names: Names) -> Phrase:
    dna = min(lie_low_income(view), view.dna_supply)
    return phrase("label-lie_low", dna=dna, have=view.dna + dna, step=step(view, "defence"))


def _draw_evolution(action: DrawEvolution, view: View, names: Names) -> Phrase:
    cost = CONSTANTS.draw_cost
    return phrase("label-draw_evolution", level=ROMAN[action.level], cost=cost, dna=view.dna - cost)


def _reveal_evolution(action: RevealEvolution, view: View, names: Names) -> Phrase:
    cost = EVOLUTIONS[action.card].cost
    return phrase(
        "label-reveal_evolution", card=card(action.card), text=text_of(action.card), cost=cost, dna=view.dna - cost
    )


def _end_evolution(action: EndEvolution, view: View, names: Names) -> Phrase:
    return phrase("label-end_evolution", dna=view.dna)


LABELS: dict[type[Action], LabelPhrase] = {
    ChooseBoardSide: _board_side,
    ChooseEvolution: _evolution,
    ChooseAvatar: _avatar,
    PlayHuntCard: hunt_card,
    UseEvolution: use_evolution,
    PlaySurvivalCard: survival_card,
    UseAvatar: use_avatar,
    PlayPlaces: _play_places,
    Resist: _resist,
    GiveUp: _give_up,
    PlaceToken: _place_token,
    EndHunting: _end_hunting,
    KeepRiverCard: _river,
    PutHuntBottom: _put_bottom,
    DiscardHunt: _discarding("card"),
    ShowPlaces: _show,
    DiscardPlaces: _discard_places,
    ResolvePlace: _resolve,
    ChooseMode: _mode,
    CopyPlace: _copy,
    ChooseHunted: _regaining,
    ChooseAlly: _ally,
    TakeBackPlace: _take_back,
    TakeReservePlace: _take_reserve,
    KeepSurvival: _keep_survival,
    DiscardSurvival: _discarding("card"),
    ScreamChoice: _scream,
    ChooseVictim: _victim,
    DominanceChoice: _dominance,
    ChooseEvolutionToDiscard: _discarding("evolution"),
    Shelter: _shelter,
    MoveSanctuary: _move_sanctuary,
    Evolve: _evolve,
    LieLow: _lie_low,
    DrawEvolution: _draw_evolution,
    RevealEvolution: _reveal_evolution,
    DiscardEvolution: _discarding("card"),
    EndEvolution: _end_evolution,
}
"""Kinds that are not here have a label of fixed words."""
