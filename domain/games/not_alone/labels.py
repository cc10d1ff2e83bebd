"""What choosing an option means, from what its seat sees: where it leads, what it costs, what comes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from strata.domain.games.not_alone.components import AVATARS, BOX, CONSTANTS, EVOLUTIONS, HUNT, NEIGHBOURS, SURVIVAL
from strata.domain.games.not_alone.rules.capture import ChooseVictim, DominanceChoice
from strata.domain.games.not_alone.rules.cards import (
    FLASHBACK,
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
from strata.domain.games.not_alone.rules.force import places, trait
from strata.domain.games.not_alone.rules.hunt_deck import DiscardHunt, PutHuntBottom
from strata.domain.games.not_alone.rules.hunting import EndHunting, KeepRiverCard, PlaceToken
from strata.domain.games.not_alone.rules.place_cards import DiscardPlaces, ShowPlaces, TakeBackPlace, TakeReservePlace
from strata.domain.games.not_alone.rules.powers import ChooseAlly, ChooseHunted, ChooseMode, CopyPlace
from strata.domain.games.not_alone.rules.reckoning import ResolvePlace, ScreamChoice
from strata.domain.games.not_alone.rules.setup import ChooseAvatar, ChooseBoardSide, ChooseEvolution
from strata.domain.games.not_alone.rules.survival_deck import DiscardSurvival, KeepSurvival
from strata.domain.games.not_alone.rules.tokens import creature_places
from strata.domain.games.not_alone.rules.usable import LAIR, ROVER
from strata.domain.games.not_alone.terms import (
    ROMAN,
    card,
    copying,
    place,
    place_list,
    place_text,
    step,
    text_of,
)
from strata.domain.games.not_alone.view import HuntedView, View
from strata.domain.games.not_alone.whereabouts import hunted_of, possible_places
from strata.domain.kernel import Action
from strata.domain.toolkit.language import Phrase, phrase
from strata.domain.toolkit.narration import LabelPhrase

Names = Sequence[str]


def _own(view: View) -> HuntedView:
    """The Hunted whose option it is."""
    own = hunted_of(view, view.viewer)
    assert own is not None
    return own


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
    own = _own(view)
    if action.will == own.will:
        return phrase("label-resist_to_the_end", will=action.will, step=step(view, "assimilation"))
    taken = min(resist_worth(view, own, action.will), own.discard_size)
    return phrase("label-resist", will=action.will, left=own.will - action.will, cards=taken)


def _give_up(action: GiveUp, view: View, names: Names) -> Phrase:
    return phrase("label-give_up", will=CONSTANTS.will, cards=_own(view).discard_size, step=step(view, "assimilation"))


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
    other = next(number for number in _own(view).played or () if number != action.place)
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
            other, use = place(view, action.target), _uses(view, action.target)
            return phrase("label-gate", place=at, card=card("gate"), other=other, use=use)
        case "power" if action.via is not None:
            return phrase("label-drone", place=at, card=card(action.via), use=_uses(view, ROVER))
        case "power":
            return phrase("label-use_place", place=at, use=_uses(view, action.place))
        case "take_back":
            assert action.card is not None
            return phrase("label-take_back_at", place=at, card=place(view, action.card))
        case "rescue":
            assert action.survivor is not None
            return phrase("label-rescue", place=at, survivor=card(action.survivor), text=text_of(action.survivor))
        case "fortify":
            return phrase("label-fortify", place=at, step=_fortifying(view))
        case _:
            return phrase("label-skip_place", place=at)


def _fortifying(view: View) -> Phrase:
    return step(view, "defence", 2 if "barricade" in _own(view).protections else 1)


def _uses(view: View, number: int) -> Phrase:
    """All that the power of a place can do for a Hunted."""
    uses = [use for mode in places(view)[number].modes if (use := _use(view, number, mode.id)) is not None]
    if len(uses) == 1:
        return uses[0]
    first, second = uses
    return phrase("use-either", first=first, second=second)


def _use(view: View, number: int, mode: str) -> Phrase | None:
    """What a power does in one of its ways; None where there is nothing to do it with."""
    return _USES[places(view)[number].id, mode](view)


def _whole_discard(view: View) -> Phrase | None:
    if not _own(view).discard_size:
        return None
    return (
        phrase("use-recover-one")
        if trait(view, "persecution")
        else phrase("use-discard", cards=_own(view).discard_size)
    )


def _copying(view: View) -> Phrase | None:
    found = [number for number in creature_places(view) if number != LAIR]
    return phrase("use-copy", places=place_list(view, found)) if found else None


def _recovering(count: int) -> Callable[[View], Phrase]:
    def use(view: View) -> Phrase:
        return phrase("use-recover-one") if trait(view, "persecution") else phrase("use-recover", cards=count)

    return use


def _marker(view: View) -> Phrase:
    return phrase("use-marker-removed", step=step(view, "rescue")) if view.marker else phrase("use-marker-put")


_USES: dict[tuple[str, str], Callable[[View], Phrase | None]] = {
    ("lair", "take_back_all"): _whole_discard,
    ("lair", "copy_creature_place"): _copying,
    ("jungle", "recover"): _recovering(1),
    ("river", "use"): lambda view: phrase("use-river"),
    ("beach", "use"): _marker,
    ("rover", "use"): lambda view: phrase("use-reserve"),
    ("swamp", "recover"): _recovering(2),
    ("shelter", "use"): lambda view: phrase("use-draw-two"),
    ("wreck", "use"): lambda view: step(view, "rescue"),
    ("source", "will"): lambda view: phrase("use-will"),
    ("source", "survival"): lambda view: phrase("use-draw"),
    ("artefact", "use"): lambda view: phrase("use-artefact"),
    ("glade", "recover"): lambda view: phrase("use-glade", use=_recovering(1)(view)),
    ("outpost", "use"): lambda view: phrase("use-outpost"),
    ("arch", "fortify"): lambda view: phrase("use-fortify", step=_fortifying(view)),
    ("spring", "will"): lambda view: phrase("use-will"),
    ("spring", "dna"): lambda view: phrase("use-dna", dna=view.dna),
    ("monolith", "use"): lambda view: phrase("use-monolith"),
}


def _mode(action: ChooseMode, view: View, names: Names) -> Phrase:
    asked = next(asked for asked in view.asked if asked.seat == view.viewer)
    assert asked.step is not None
    assert asked.step.place is not None
    use = _use(view, asked.step.place, action.mode)
    assert use is not None
    return phrase("label-choose_mode", place=place(view, asked.step.place), use=use)


def _copy(action: CopyPlace, view: View, names: Names) -> Phrase:
    return phrase("label-copy_place", place=place(view, action.place), use=_uses(view, action.place))


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
    other = next(drawn for drawn in _own(view).offered or () if drawn != action.card)
    return phrase("label-keep_survival", card=card(action.card), text=text_of(action.card), other=card(other))


def _scream(action: ScreamChoice, view: View, names: Names) -> Phrase:
    if action.places is None:
        return phrase("label-lose_will", will=max(0, _own(view).will - 1))
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
    own = _own(view)
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


def _hunt_card(action: PlayHuntCard, view: View, names: Names) -> Phrase:
    if action.card != FLASHBACK:
        act, works_as = phrase("play-card", card=card(action.card)), action.card
    else:
        works_as = view.hunt_discard[-1]
        act = phrase("play-card", card=copying(FLASHBACK, works_as))
    if action.level is not None:
        return phrase("act-drawing-evolution", act=act, level=ROMAN[action.level])
    if action.places is not None:
        return phrase("act-on-places", act=act, places=place_list(view, action.places), text=text_of(works_as))
    return _acting(act, action, view, names, works_as, HUNT[works_as].does)


def _use_evolution(action: UseEvolution, view: View, names: Names) -> Phrase:
    act = phrase("use-ability", card=card(action.evolution))
    return _acting(act, action, view, names, action.evolution, EVOLUTIONS[action.evolution].does)


def _acting(
    act: Phrase, action: PlayHuntCard | UseEvolution, view: View, names: Names, works_as: str, does: Sequence[Any]
) -> Phrase:
    """What the Creature does to somebody or something."""
    text = text_of(works_as)
    if action.hunted is not None and action.from_place is not None and action.to_place is not None:
        origin, to = place(view, action.from_place), place(view, action.to_place)
        return phrase("act-moving-hunted", act=act, who=names[action.hunted], origin=origin, to=to)
    if action.to_place is not None:
        return phrase("act-moving-token", act=act, token=does[0].what, to=place(view, action.to_place))
    if action.hunted is not None:
        return phrase("act-on-hunted", act=act, who=names[action.hunted], text=text)
    if action.place is not None:
        return phrase("act-on-place", act=act, place=place(view, action.place), text=text)
    return phrase("act", act=act, text=text)


def _survival_card(action: PlaySurvivalCard, view: View, names: Names) -> Phrase:
    act, text, record = phrase("play-card", card=card(action.card)), text_of(action.card), SURVIVAL[action.card]
    if action.hunted is not None:
        return phrase("act-on-hunted", act=act, who=names[action.hunted], text=text)
    if action.to_place is not None:
        token = action.token or record.does[0].what
        assert token is not None
        return phrase("act-moving-token", act=act, token=token, to=place(view, action.to_place))
    if action.reserve_place is not None and action.hand_place is not None:
        traded = {"out": place(view, action.hand_place), "into": place(view, action.reserve_place)}
        return phrase("act-trading", act=act, **traded)
    into = action.hand_place or action.discard_place
    if action.played_place is not None and into is not None:
        return phrase("act-swapping", act=act, out=place(view, action.played_place), into=place(view, into))
    if action.places is not None:
        return phrase("act-taking-back", act=act, places=place_list(view, action.places))
    if action.place is not None:
        return _with_own_card(act, view, action.place, record.params, text)
    return phrase("act", act=act, text=text)


def _with_own_card(act: Phrase, view: View, number: int, params: str, text: Phrase) -> Phrase:
    """A Place card is what an act costs, or what it gives back."""
    if params == "hand_card":
        return phrase("act-discarding", act=act, place=place(view, number), text=text)
    return phrase("act-taking-back", act=act, places=[place(view, number)])


def _use_avatar(action: UseAvatar, view: View, names: Names) -> Phrase:
    act, text, record = phrase("use-ability", card=card(action.avatar)), text_of(action.avatar), AVATARS[action.avatar]
    if action.survival is not None and action.played_place is not None and action.hand_place is not None:
        swapped = {"out": place(view, action.played_place), "into": place(view, action.hand_place)}
        return phrase("act-swapping-for", act=act, survival=card(action.survival), **swapped)
    assert action.place is not None
    return _with_own_card(act, view, action.place, record.params, text)


LABELS: dict[type[Action], LabelPhrase] = {
    ChooseBoardSide: _board_side,
    ChooseEvolution: _evolution,
    ChooseAvatar: _avatar,
    PlayHuntCard: _hunt_card,
    UseEvolution: _use_evolution,
    PlaySurvivalCard: _survival_card,
    UseAvatar: _use_avatar,
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
