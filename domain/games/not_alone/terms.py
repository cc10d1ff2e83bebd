"""How things of the game are called inside a sentence: places, cards, tokens, and steps along a track."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from strata.domain.games.not_alone.components import (
    AVATARS,
    BONUSES,
    BOX,
    EVOLUTIONS,
    HUNT,
    SURVIVAL,
    SURVIVORS,
    defence_track,
)
from strata.domain.games.not_alone.rules.force import places
from strata.domain.games.not_alone.rules.tokens import TOKENS
from strata.domain.games.not_alone.view import View
from strata.domain.toolkit.language import Phrase, phrase

GLOSSARY: dict[str, list[str]] = {
    "place": [place.id for place in (*BOX.places_base, *BOX.places_sanctuary)],
    "hunt_card": list(HUNT),
    "survival_card": list(SURVIVAL),
    "survivor": list(SURVIVORS),
    "avatar": list(AVATARS),
    "evolution": list(EVOLUTIONS),
    "bonus": list(BONUSES),
    "token": list(TOKENS),
}
"""Every kind of thing, with the ids of each."""

_MESSAGES = {id_: f"{kind}-{id_}" for kind, ids in GLOSSARY.items() for id_ in ids}
_TEXTS = {id_: phrase(f"{message}-text") for id_, message in _MESSAGES.items()}
_CARDS = {id_: phrase("named-card", card=phrase(message)) for id_, message in _MESSAGES.items()}
ROMAN = {1: "I", 2: "II"}


def message_of(thing: str) -> str:
    """The message that names a thing of the glossary."""
    return _MESSAGES[thing]


def card(card_id: str) -> Phrase:
    return _CARDS[card_id]


def cards(card_ids: Iterable[str]) -> list[Phrase]:
    return [_CARDS[card_id] for card_id in card_ids]


def copying(card_id: str, copied: str) -> Phrase:
    """A card that works as another one."""
    return phrase("copying-card", card=phrase(_MESSAGES[card_id]), copied=phrase(_MESSAGES[copied]))


def text_of(thing: str) -> Phrase:
    """What a thing does."""
    return _TEXTS[thing]


def place(view: View, number: int) -> Phrase:
    return phrase("numbered-place", place=places(view)[number].id, number=number)


def place_text(view: View, number: int) -> Phrase:
    return _TEXTS[places(view)[number].id]


def place_list(view: View, numbers: Iterable[int]) -> list[Phrase]:
    return [place(view, number) for number in numbers]


def step(view: View, track: str, count: int = 1) -> Phrase:
    """Where so many steps take a counter, with the bonuses on the way, or that they end the game."""
    before: int = getattr(view, track)
    after = before - count
    if after <= 0:
        return phrase("track-step-star", track=track)
    reached = _bonuses(view, range(before - 1, after - 1, -1)) if track == "defence" else []
    if not reached:
        return phrase("track-step", track=track, origin=before, to=after)
    names, texts = [phrase(_MESSAGES[bonus]) for bonus in reached], [_TEXTS[bonus] for bonus in reached]
    return phrase("track-step-bonus", track=track, origin=before, to=after, bonus=names, text=texts)


def _bonuses(view: View, spaces: Sequence[int]) -> list[str]:
    bonuses = defence_track(view.players).bonuses
    return [bonuses[str(space)] for space in spaces if str(space) in bonuses]
