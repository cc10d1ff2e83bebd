"""Names and texts of an owner's components, said in place of the game's own in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial

from strata.domain.games.not_alone.components import (
    AVATARS,
    BONUSES,
    BOX,
    EVOLUTIONS,
    HUNT,
    SURVIVAL,
    SURVIVORS,
    Card,
    Place,
)
from strata.domain.games.not_alone.terms import message_of
from strata.domain.toolkit.narration import FluentNarrator


def given_words() -> dict[str, str]:
    """The messages that the data of this installation words itself."""
    decks: Sequence[Mapping[str, Card]] = (HUNT, SURVIVAL, SURVIVORS, AVATARS, EVOLUTIONS, BONUSES)
    things: list[Card | Place] = [card for deck in decks for card in deck.values()]
    things += [*BOX.places_base, *BOX.places_sanctuary]
    found = {message_of(thing.id): thing.name for thing in things}
    found |= {f"{message_of(thing.id)}-text": thing.text for thing in things}
    return {message: words for message, words in found.items() if words is not None}


def speak_for(narrators: dict[str, FluentNarrator], given: Mapping[str, str]) -> dict[str, FluentNarrator]:
    """The narrators, with these messages worded as given."""
    for narrator in narrators.values() if given else ():
        narrator.texts = partial(_worded, narrator.texts(), given)
    return narrators


def _worded(texts: Sequence[str], given: Mapping[str, str]) -> list[str]:
    return [re.sub(r"(?m)^([\w-]+) = .*$", partial(_line, given=given), text) for text in texts]


def _line(message: re.Match[str], given: Mapping[str, str]) -> str:
    words = given.get(message[1])
    return message[0] if words is None else f"{message[1]} = {_escaped(words)}"


def _escaped(words: str) -> str:
    """On one line, with braces as text."""
    return re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', " ".join(words.split()))
