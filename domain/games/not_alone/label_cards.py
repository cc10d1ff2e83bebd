"""What playing a card or using an ability does, with all that is named for it."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.not_alone.components import AVATARS, EVOLUTIONS, HUNT, SURVIVAL, Does
from strata.domain.games.not_alone.rules.cards import (
    FLASHBACK,
    PlayHuntCard,
    PlaySurvivalCard,
    UseAvatar,
    UseEvolution,
)
from strata.domain.games.not_alone.terms import ROMAN, card, copying, place, place_list, text_of
from strata.domain.games.not_alone.view import View
from strata.domain.toolkit.language import Phrase, phrase

Names = Sequence[str]


def hunt_card(action: PlayHuntCard, view: View, names: Names) -> Phrase:
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


def use_evolution(action: UseEvolution, view: View, names: Names) -> Phrase:
    act = phrase("use-ability", card=card(action.evolution))
    return _acting(act, action, view, names, action.evolution, EVOLUTIONS[action.evolution].does)


def _acting(
    act: Phrase, action: PlayHuntCard | UseEvolution, view: View, names: Names, works_as: str, does: Sequence[Does]
) -> Phrase:
    """What the Creature does to somebody or something."""
    text = text_of(works_as)
    if action.hunted is not None and action.from_place is not None and action.to_place is not None:
        origin, to = place(view, action.from_place), place(view, action.to_place)
        return phrase("act-moving-hunted", act=act, who=names[action.hunted], origin=origin, to=to)
    if action.to_place is not None:
        token = does[0].what
        assert token is not None
        return phrase("act-moving-token", act=act, token=token, to=place(view, action.to_place))
    if action.hunted is not None:
        return phrase("act-on-hunted", act=act, who=names[action.hunted], text=text)
    if action.place is not None:
        return phrase("act-on-place", act=act, place=place(view, action.place), text=text)
    return phrase("act", act=act, text=text)


def survival_card(action: PlaySurvivalCard, view: View, names: Names) -> Phrase:
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


def use_avatar(action: UseAvatar, view: View, names: Names) -> Phrase:
    act, text, record = phrase("use-ability", card=card(action.avatar)), text_of(action.avatar), AVATARS[action.avatar]
    if action.survival is not None and action.played_place is not None and action.hand_place is not None:
        swapped = {"out": place(view, action.played_place), "into": place(view, action.hand_place)}
        return phrase("act-swapping-for", act=act, survival=card(action.survival), **swapped)
    assert action.place is not None
    return _with_own_card(act, view, action.place, record.params, text)
