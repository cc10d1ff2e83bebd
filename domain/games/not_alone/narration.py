"""The log: how each kind of fact is told, from the fields its reader may read and from what the reader sees.

Kinds without a function are told by their message alone; those that only prepare what follows get no line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from strata.domain.games.not_alone.components import BOX
from strata.domain.games.not_alone.state import Phase
from strata.domain.games.not_alone.terms import (
    ROMAN,
    card,
    cards,
    copying,
    message_of,
    place,
    place_list,
    text_of,
)
from strata.domain.kernel import Scene
from strata.domain.kernel.codec import to_builtins
from strata.domain.toolkit.language import Phrase, phrase
from strata.domain.toolkit.narration import FactPhrase

Fields = Mapping[str, Any]

_TOLD_PHASES = {Phase.EXPLORATION: "exploration", Phase.HUNTING: "hunting", Phase.EVOLUTION: "evolution"}


def _untold(fact: Fields, scene: Scene) -> None:
    """Whatever it leads to is told by itself."""


def _who(fact: Fields, scene: Scene) -> str:
    return scene.names[fact["seat"]]


def _was_asked(fact: Fields, scene: Scene) -> bool:
    """Whether the seat had a choice: what is done for somebody who had none is not worth a line."""
    return any(asked.seat == fact["seat"] for asked in scene.before.asked)


def _clockwise(scene: Scene) -> list[str]:
    """The names of the Hunted in the order in which facts list them."""
    return [scene.names[hunted.seat] for hunted in scene.after.hunted]


def _own_card(message: str, hidden: str | None = None, field: str = "card") -> FactPhrase:
    """Somebody and a card, with what it does; without the card to those who may not read it."""

    def tell(fact: Fields, scene: Scene) -> Phrase | None:
        if field not in fact:
            return None if hidden is None else phrase(hidden, who=_who(fact, scene))
        card_id = fact[field]
        return phrase(message, who=_who(fact, scene), card=card(card_id), text=text_of(card_id))

    return tell


def _own_places(message: str, hidden: str) -> FactPhrase:
    """Somebody and Place cards; their number alone to those who may not read which."""

    def tell(fact: Fields, scene: Scene) -> Phrase | None:
        who = _who(fact, scene)
        if "places" not in fact:
            return phrase(hidden, who=who, cards=fact.get("count", 1))
        return phrase(message, who=who, places=place_list(scene.after, fact["places"]))

    return tell


def _own_place(message: str, field: str = "place") -> FactPhrase:
    def tell(fact: Fields, scene: Scene) -> Phrase:
        return phrase(message, who=_who(fact, scene), place=place(scene.after, fact[field]))

    return tell


def _card(message: str, field: str) -> FactPhrase:
    """A card that speaks for itself."""

    def tell(fact: Fields, scene: Scene) -> Phrase:
        return phrase(message, card=card(fact[field]))

    return tell


def _swap(message: str, hidden: str) -> FactPhrase:
    def tell(fact: Fields, scene: Scene) -> Phrase:
        who = _who(fact, scene)
        if "into" not in fact:
            return phrase(hidden, who=who)
        view = scene.after
        return phrase(message, who=who, out=place(view, fact["out"]), into=place(view, fact["into"]))

    return tell


def _table_laid(fact: Fields, scene: Scene) -> Phrase:
    tracks = {"rescue": fact["rescue"], "assimilation": fact["assimilation"]}
    return phrase("fact-table_laid", who=scene.names[fact["creature"]], hunted=fact["players"] - 1, **tracks)


def _side_chosen(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-side_chosen", side=fact["side"], spaces=BOX.artemia_spaces[fact["side"]])


def _sanctuary_laid(fact: Fields, scene: Scene) -> Phrase:
    at = place(scene.after, fact["place"])
    return phrase("fact-sanctuary_laid", place=at, defence=fact["defence"], dna=fact["dna"])


def _avatars_revealed(fact: Fields, scene: Scene) -> Phrase:
    pairs = zip(_clockwise(scene), fact["avatars"], strict=True)
    return phrase(
        "fact-avatars_revealed", avatars=[phrase("seat-and-card", who=who, card=card(avatar)) for who, avatar in pairs]
    )


def _turn_begun(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-turn_begun", turn=fact["turn"], plays=fact["hunt_plays"])


def _phase_begun(fact: Fields, scene: Scene) -> Phrase | None:
    told = _TOLD_PHASES.get(fact["phase"])
    return None if told is None else phrase("fact-phase_begun", phase=told)


def _choice_due(fact: Fields, scene: Scene) -> Phrase | None:
    """Told where nothing else says yet which power is used."""
    first = to_builtins(fact["steps"][0])
    if first["do"] != "choose_mode":
        return None
    return phrase("fact-choice_due", who=_who(fact, scene), place=place(scene.after, first["place"]))


def _river_card_kept(fact: Fields, scene: Scene) -> Phrase:
    who, view = _who(fact, scene), scene.after
    if "kept" not in fact:
        return phrase("fact-river_card_kept-hidden", who=who)
    return phrase("fact-river_card_kept", who=who, place=place(view, fact["kept"]), other=place(view, fact["returned"]))


def _places_revealed(fact: Fields, scene: Scene) -> Phrase:
    pairs = zip(_clockwise(scene), fact["places"], strict=True)
    return phrase(
        "fact-places_revealed",
        places=[
            phrase("seat-and-places", who=who, places=place_list(scene.after, numbers))
            for who, numbers in pairs
            if numbers
        ],
    )


def _zone_opened(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-zone_opened", names=_named(fact["seats"], scene))


def _zone_answered(fact: Fields, scene: Scene) -> Phrase:
    if "place" not in fact:
        return phrase("fact-zone_answered-hidden", who=_who(fact, scene))
    return phrase("fact-zone_answered", who=_who(fact, scene), place=place(scene.after, fact["place"]))


def _zone_revealed(fact: Fields, scene: Scene) -> Phrase:
    names = _named(fact["seats"], scene)
    if "places" not in fact:
        return phrase("fact-zone_revealed-hidden", names=names)
    pairs = zip(names, fact["places"], strict=True)
    return phrase(
        "fact-zone_revealed",
        discards=[phrase("seat-discards", who=who, place=place(scene.after, number)) for who, number in pairs],
    )


def _named(seats: Iterable[int], scene: Scene) -> list[str]:
    return [scene.names[seat] for seat in seats]


def _smokescreen_lifted(fact: Fields, scene: Scene) -> Phrase:
    pairs = zip(_clockwise(scene), fact["discards"], strict=True)
    return phrase(
        "fact-smokescreen_lifted",
        discards=[
            phrase("seat-and-discard", who=who, places=place_list(scene.after, numbers))
            if numbers
            else phrase("seat-and-empty-discard", who=who)
            for who, numbers in pairs
        ],
    )


def _hunt_played(fact: Fields, scene: Scene) -> Phrase:
    works_as = fact["works_as"]
    played = card(works_as) if works_as == fact["card"] else copying(fact["card"], works_as)
    return _act(fact, scene, played, "plays-card", "plays-card-on-hunted", "plays-card-for")


def _evolution_used(fact: Fields, scene: Scene) -> Phrase:
    used = card(fact["evolution"])
    return _act(fact, scene, used, "uses-ability", "uses-ability-on-hunted", "uses-ability-for")


def _act(fact: Fields, scene: Scene, used: Phrase, plain: str, on_hunted: str, on_places: str) -> Phrase:
    """A card or ability; what it moves is told by a fact of its own."""
    who, whom = _who(fact, scene), fact.get("hunted")
    numbers = fact.get("places") or ([] if fact.get("place") is None else [fact["place"]])
    if numbers:
        return phrase(on_places, who=who, card=used, places=place_list(scene.after, numbers))
    if whom is not None:
        return phrase(on_hunted, who=who, card=used, whom=scene.names[whom])
    return phrase(plain, who=who, card=used)


def _survival_played(fact: Fields, scene: Scene) -> Phrase:
    who, played = _who(fact, scene), card(fact["card"])
    if fact.get("survivor") is not None:
        return phrase("plays-card-rescuing", who=who, card=played, survivor=card(fact["survivor"]))
    numbers = [] if fact.get("target") is None else [fact["target"]]
    return _act({**fact, "places": numbers}, scene, played, "plays-card", "plays-card-on-hunted", "plays-card-for")


def _hunt_buried(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-hunt_buried", cards=cards(fact["cards"]))


def _hunt_scanned(fact: Fields, scene: Scene) -> Phrase:
    who = _who(fact, scene)
    if "cards" not in fact:
        return phrase("fact-hunt_scanned-hidden", who=who)
    return phrase("fact-hunt_scanned", who=who, cards=cards(fact["cards"]))


def _token_placed(fact: Fields, scene: Scene) -> Phrase:
    numbers = fact["places"]
    several = len(numbers) > 1
    return phrase("fact-token_placed", token=fact["token"], places=place_list(scene.after, numbers), several=several)


def _token_moved(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-token_moved", token=fact["token"], place=place(scene.after, fact["to"]))


def _places_blocked(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-places_blocked", places=place_list(scene.after, fact["places"]))


def _place_spoilt(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-place_spoilt", place=place(scene.after, fact["place"]))


def _hunted_moved(fact: Fields, scene: Scene) -> Phrase:
    origin, to = place(scene.after, fact["origin"]), place(scene.after, fact["to"])
    return phrase("fact-hunted_moved", who=_who(fact, scene), origin=origin, to=to)


def _will_lost(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-will_lost", who=_who(fact, scene), will=fact["amount"], to=fact["to"])


def _resisted(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-resisted", who=_who(fact, scene), will=fact["will"], to=fact["to"])


def _starting_again(message: str, plain: str) -> FactPhrase:
    """A Hunted has all Will and Place cards again; named are those that the reader may know."""

    def tell(fact: Fields, scene: Scene) -> Phrase:
        who, will = _who(fact, scene), fact["will"]
        back = sorted([*fact.get("front", ()), *fact.get("places", ())])
        if "places" not in fact or not back:
            return phrase(plain, who=who, will=will)
        return phrase(message, who=who, will=will, places=place_list(scene.after, back))

    return tell


def _survival_kept(fact: Fields, scene: Scene) -> Phrase:
    who, other = _who(fact, scene), card(fact["discarded"])
    if "kept" not in fact:
        return phrase("fact-survival_kept-hidden", who=who, other=other)
    return phrase("fact-survival_kept", who=who, card=card(fact["kept"]), other=other)


def _place_explored(fact: Fields, scene: Scene) -> Phrase | None:
    """Powers, cards taken back and fortifying are told by what they do."""
    who, at = _who(fact, scene), place(scene.after, fact["place"])
    if fact["option"] == "skip":
        return phrase("does-nothing", who=who, place=at) if _was_asked(fact, scene) else None
    if fact["option"] != "rescue":
        return None
    rescued = Counter(scene.before.display) - Counter(scene.after.display)
    if len(rescued) != 1:
        return phrase("rescues-somebody", who=who, place=at)
    (survivor,) = rescued
    return phrase("rescues", who=who, place=at, survivor=card(survivor), text=text_of(survivor))


def _sanctuary_fortified(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fortifies", who=_who(fact, scene), place=place(scene.after, scene.before.sanctuary))


def _power_used(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-power_used", who=_who(fact, scene), place=place(scene.after, fact["place"]), mode=fact["mode"])


def _two_cards_awaited(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-two_cards_awaited", who=_who(fact, scene), why=fact["why"])


def _survivor_rescued(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-survivor_rescued", who=_who(fact, scene), survivor=card(fact["survivor"]))


def _ability_lost(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-ability_lost", survivor=card(fact["survivor"]))


def _survivor_shown(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-survivor_shown", survivor=card(fact["survivor"]), text=text_of(fact["survivor"]))


def _survivors_lost(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-survivors_lost", who=_who(fact, scene), survivors=fact["count"], sheltered=fact["sheltered"])


def _bonus_reached(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-bonus_reached", bonus=phrase(message_of(fact["bonus"])), text=text_of(fact["bonus"]))


def _creature_caught(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-creature_caught", names=_named(fact["seats"], scene), count=len(fact["seats"]))


def _victim_chosen(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-victim_chosen", who=scene.names[fact["hunted"]])


def _dna(message: str) -> FactPhrase:
    def tell(fact: Fields, scene: Scene) -> Phrase:
        return phrase(message, dna=fact["amount"])

    return tell


def _evolution_drawn(fact: Fields, scene: Scene) -> Phrase:
    who, level = _who(fact, scene), ROMAN[fact["level"]]
    if "evolution" not in fact:
        return phrase("fact-evolution_drawn-hidden", who=who, level=level)
    drawn = fact["evolution"]
    return phrase("fact-evolution_drawn", who=who, level=level, card=card(drawn), text=text_of(drawn))


def _evolution_deck_renewed(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-evolution_deck_renewed", level=ROMAN[fact["level"]])


def _sanctuary_moved(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-sanctuary_moved", place=place(scene.after, fact["to"]))


TOLD: dict[str, FactPhrase] = {
    "table_laid": _table_laid,
    "side_chosen": _side_chosen,
    "sanctuary_laid": _sanctuary_laid,
    "avatar_dealt": _own_card("fact-avatar_dealt", field="avatar"),
    "avatar_chosen": _own_card("fact-avatar_chosen", "fact-avatar_chosen-hidden", field="avatar"),
    "avatars_revealed": _avatars_revealed,
    "avatars_laid": _untold,
    "avatar_given": _own_card("fact-avatar_given", field="avatar"),
    "evolution_given": _own_card("fact-evolution_given", field="evolution"),
    "turn_begun": _turn_begun,
    "phase_begun": _phase_begun,
    "window_opened": _untold,
    "window_closed": _untold,
    "choice_due": _choice_due,
    "choice_made": _untold,
    "effects_ended": _untold,
    "places_committed": _own_places("fact-places_committed", "fact-places_committed-hidden"),
    "river_card_kept": _river_card_kept,
    "places_revealed": _places_revealed,
    "places_recovered": _own_places("fact-places_recovered", "fact-places_recovered-hidden"),
    "front_recovered": _own_place("fact-front_recovered"),
    "places_discarded": _own_places("fact-places_discarded", "fact-places_discarded-hidden"),
    "zone_opened": _zone_opened,
    "zone_answered": _zone_answered,
    "zone_revealed": _zone_revealed,
    "places_shown": _own_places("fact-places_shown", "fact-places_shown-hidden"),
    "played_swapped": _swap("fact-played_swapped", "fact-played_swapped-hidden"),
    "played_drawn_back": _swap("fact-played_drawn_back", "fact-played_drawn_back-hidden"),
    "reserve_taken": _own_place("fact-reserve_taken"),
    "planet_cleared": _untold,
    "smokescreen_lifted": _smokescreen_lifted,
    "hunt_drawn": _own_card("fact-hunt_drawn", "fact-hunt_drawn-hidden"),
    "hunt_played": _hunt_played,
    "hunt_discarded": _own_card("fact-hunt_discarded"),
    "played_hunt_discarded": _untold,
    "hunt_buried": _hunt_buried,
    "hunt_put_bottom": _own_card("fact-hunt_put_bottom", "fact-hunt_put_bottom-hidden"),
    "hunt_scanned": _hunt_scanned,
    "token_placed": _token_placed,
    "token_moved": _token_moved,
    "places_blocked": _places_blocked,
    "place_spoilt": _place_spoilt,
    "hunted_moved": _hunted_moved,
    "will_lost": _will_lost,
    "resisted": _resisted,
    "gave_up": _starting_again("fact-gave_up", "fact-gave_up-plain"),
    "will_broken": _starting_again("fact-will_broken", "fact-will_broken-plain"),
    "survival_drawn": _own_card("fact-survival_drawn", "fact-survival_drawn-hidden"),
    "survival_offered": _own_card("fact-survival_offered", "fact-survival_offered-hidden"),
    "survival_kept": _survival_kept,
    "survival_played": _survival_played,
    "survival_discarded": _own_card("fact-survival_discarded"),
    "avatar_used": _own_card("fact-avatar_used", field="avatar"),
    "protected": _untold,
    "place_explored": _place_explored,
    "power_used": _power_used,
    "two_cards_awaited": _two_cards_awaited,
    "survivor_rescued": _survivor_rescued,
    "ability_lost": _ability_lost,
    "survivor_shown": _survivor_shown,
    "survivors_lost": _survivors_lost,
    "sanctuary_fortified": _sanctuary_fortified,
    "bonus_reached": _bonus_reached,
    "sanctuary_unlocked": _untold,
    "creature_caught": _creature_caught,
    "victim_chosen": _victim_chosen,
    "dna_gained": _dna("fact-dna_gained"),
    "dna_lost": _dna("fact-dna_lost"),
    "evolution_drawn": _evolution_drawn,
    "evolution_deck_renewed": _evolution_deck_renewed,
    "evolution_revealed": _own_card("fact-evolution_revealed", field="evolution"),
    "evolution_discarded": _own_card("fact-evolution_discarded", field="evolution"),
    "evolution_scrambled": _card("fact-evolution_scrambled", "evolution"),
    "evolution_used": _evolution_used,
    "sanctuary_moved": _sanctuary_moved,
    "evolution_phase_ended": _untold,
}
