"""What lies in the box, typed, read once from data.yaml and checked for contradictions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from strata.domain.kernel import Source
from strata.domain.toolkit.box import must, open_box


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record of data.yaml."""


class Constants(Record, frozen=True):
    players_min: int
    players_max: int
    will: int
    expert_will: int
    hunt_hand: int
    survival_hand: int
    hunted_places: tuple[int, ...]
    reserve_places: tuple[int, ...]
    base_rescue: int
    sanctuary_rescue: int
    assimilation: int
    dna: int
    display: int
    dealt_avatars: int
    revealed_evolutions: int
    draw_cost: int
    evolve_income: int
    lie_low_income: int
    two_player_strangers: int
    resist_will: int
    resist_cards: int
    kept_places: int
    monolith_copies: int


class ByHunted(Record, frozen=True):
    reserve: int
    dna: int
    evolutions: int
    light_cost: int


class DefenceTrack(Record, frozen=True):
    start: dict[str, int]
    bonuses: dict[str, str]


class Does(Record, frozen=True):
    """A step of an effect: what is done, to whom, how often."""

    do: str
    who: Literal["self", "hunted"] = "self"
    n: int = 1
    what: str | None = None
    may: bool = False


class Effect(Record, frozen=True, kw_only=True):
    """What cards, powers and abilities have in common."""

    id: str
    params: str = "none"
    needs: tuple[str, ...] = ()
    does: tuple[Does, ...] = ()
    traits: dict[str, int] = {}


class Card(Effect, frozen=True, kw_only=True):
    """A card or a bonus; what it is called and what it says to a player stands in the files of words."""


class Bonus(Card, frozen=True, kw_only=True):
    pass


class Mode(Effect, frozen=True, kw_only=True):
    """One way to use the power of a place."""


class Place(Record, frozen=True, kw_only=True):
    number: int
    id: str
    modes: tuple[Mode, ...]
    copyable: bool = True
    once: bool = False


class HuntCard(Card, frozen=True, kw_only=True):
    """``phase`` 0 is that of the card copied; ``stops`` names places whose power is ineffective."""

    phase: Literal[0, 1, 2, 3, 4]
    symbol: Literal["artemia", "target"] | None = None
    stops: tuple[str, ...] = ()


class SurvivalCard(Card, frozen=True, kw_only=True):
    window: Literal["exploration", "phase2_response", "reckoning", "place_resolution", "end_of_turn"]


class Survivor(Card, frozen=True, kw_only=True):
    count: int


class Avatar(Card, frozen=True, kw_only=True):
    base: bool = False
    window: Literal["phase2_response", "end_of_turn", "drift"] | None = None


class Evolution(Card, frozen=True, kw_only=True):
    level: Literal[1, 2]
    cost: int
    base: bool = False
    window: Literal["creature", "hunting", "reckoning"] | None = None
    forbids: tuple[str, ...] = ()


class Box(Record, frozen=True):
    """All of data.yaml."""

    sources: tuple[Source, ...]
    constants: Constants
    by_hunted: dict[str, ByHunted]
    rows: tuple[tuple[int, ...], ...]
    artemia_spaces: dict[str, tuple[int, ...]]
    defence_tracks: tuple[DefenceTrack, ...]
    bonuses: tuple[Bonus, ...]
    places_base: tuple[Place, ...]
    places_sanctuary: tuple[Place, ...]
    hunt_base: tuple[HuntCard, ...]
    hunt_sanctuary: tuple[HuntCard, ...]
    survival_base: tuple[SurvivalCard, ...]
    survival_sanctuary: tuple[SurvivalCard, ...]
    survivors: tuple[Survivor, ...]
    avatars: tuple[Avatar, ...]
    evolutions: tuple[Evolution, ...]


C = TypeVar("C", bound=Card)


def _by_id(cards: Iterable[C]) -> dict[str, C]:
    return {card.id: card for card in cards}


def check(box: Box) -> None:
    """The counts of the box, ids that name something, tracks that lead to their star."""
    counts = {
        "hunt cards": (len(box.hunt_base), 20),
        "hunt cards of Sanctuary": (len(box.hunt_sanctuary), 15),
        "survival cards": (len(box.survival_base), 15),
        "survival cards of Sanctuary": (len(box.survival_sanctuary), 15),
        "survivors": (sum(survivor.count for survivor in box.survivors), 18),
        "avatars": (len(box.avatars), 12),
        "evolutions": (len(box.evolutions), 30),
        "places": (len(box.places_base), 10),
        "places of Sanctuary": (len(box.places_sanctuary), 5),
    }
    for what, (found, expected) in counts.items():
        must(found == expected, f"{found} {what} instead of {expected}")
    groups: tuple[Iterable[Card], ...] = (
        (*box.hunt_base, *box.hunt_sanctuary),
        (*box.survival_base, *box.survival_sanctuary),
        box.survivors,
        box.avatars,
        box.evolutions,
        box.bonuses,
    )
    for cards in groups:
        ids = [card.id for card in cards]
        must(len(set(ids)) == len(ids), "an id twice")
    per_cost = Counter((card.level, card.cost) for card in box.evolutions)
    must(set(per_cost.values()) == {5}, "five Evolutions of each cost")
    bonuses = {bonus.id for bonus in box.bonuses}
    for track in box.defence_tracks:
        must(set(track.bonuses.values()) <= bonuses, "a bonus nobody knows")
        must(max(map(int, track.bonuses)) < min(track.start.values()), "a bonus before the start")
    survival = {card.id for card in (*box.survival_base, *box.survival_sanctuary)}
    must(all(set(card.forbids) <= survival for card in box.evolutions), "a forbidden card nobody knows")


def _adjacency(rows: tuple[tuple[int, ...], ...]) -> dict[int, tuple[int, ...]]:
    """Places that share an edge of the grid."""
    at = {place: (row, column) for row, places in enumerate(rows) for column, place in enumerate(places)}
    return {
        here: tuple(
            there for there in sorted(at) if abs(at[here][0] - at[there][0]) + abs(at[here][1] - at[there][1]) == 1
        )
        for here in sorted(at)
    }


BOX, DATA = open_box("not-alone", Path(__file__).with_name("data.yaml"), Box, check)
SOURCES = BOX.sources
CONSTANTS = BOX.constants
NUMBERS: tuple[int, ...] = tuple(sorted(place for row in BOX.rows for place in row))
NEIGHBOURS = _adjacency(BOX.rows)
PAIRS: tuple[tuple[int, int], ...] = tuple((a, b) for a in NUMBERS for b in NEIGHBOURS[a] if a < b)
BASE_PLACES: Mapping[int, Place] = {place.number: place for place in BOX.places_base}
SANCTUARY_PLACES: Mapping[int, Place] = {**BASE_PLACES, **{place.number: place for place in BOX.places_sanctuary}}
HUNT = _by_id((*BOX.hunt_base, *BOX.hunt_sanctuary))
SURVIVAL = _by_id((*BOX.survival_base, *BOX.survival_sanctuary))
SURVIVORS = _by_id(BOX.survivors)
AVATARS = _by_id(BOX.avatars)
EVOLUTIONS = _by_id(BOX.evolutions)
BONUSES = _by_id(BOX.bonuses)


def defence_track(players: int) -> DefenceTrack:
    return next(track for track in BOX.defence_tracks if str(players) in track.start)


def beside(places: Iterable[int]) -> list[int]:
    """Where a token on these places can be moved: every neighbour that is not one of them."""
    here = set(places)
    return sorted({there for place in here for there in NEIGHBOURS[place]} - here)
