"""What lies in the box, typed, read once from data.yaml and checked for contradictions."""

from __future__ import annotations

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
    """A card, or a bonus. Its name and text are those of the files of words, or those an owner of the box gives."""

    name: str | None = None
    text: str | None = None


class Bonus(Card, frozen=True, kw_only=True):
    pass


class Mode(Effect, frozen=True, kw_only=True):
    """One way to use the power of a place."""


class Place(Record, frozen=True, kw_only=True):
    """A place of the planet, named like a card."""

    number: int
    id: str
    name: str | None = None
    text: str | None = None
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


_OWN = Path(__file__).with_name("data.yaml")


def check(box: Box) -> None:
    """Raise ``BrokenData`` where the data cannot be that of the game."""
    own = msgspec.yaml.decode(_OWN.read_bytes(), type=Box)
    for (what, found), (_, known) in zip(_ids(box), _ids(own), strict=True):
        must(sorted(found) == sorted(known), f"the {what}, each once, by the ids that rules and words know")
    must(sum(survivor.count for survivor in box.survivors) == 18, "18 Survivor cards")
    must(box.rows == own.rows, "two rows of five places")
    must([place.number for place in box.places_base] == list(range(1, 11)), "places 1 to 10")
    must([place.number for place in box.places_sanctuary] == list(range(6, 11)), "places 6 to 10 of Sanctuary")
    for card in box.evolutions:
        must(card.cost in (range(1, 4) if card.level == 1 else range(4, 7)), f"the cost of {card.id} for its level")
    for hunted, row in box.by_hunted.items():
        offered = [card for card in box.evolutions if card.base and card.cost == row.light_cost]
        must(len(offered) == 3, f"three Evolutions of the light game for {hunted} Hunted")
    must(sum(avatar.base for avatar in box.avatars) >= box.constants.players_max - 1, "avatars for the light game")
    _check_tracks(box)
    survival = {card.id for card in (*box.survival_base, *box.survival_sanctuary)}
    must(all(set(card.forbids) <= survival for card in box.evolutions), "a forbidden card nobody knows")


def _ids(box: Box) -> list[tuple[str, list[str]]]:
    """What has a name in the rules and in the words."""
    groups: dict[str, Iterable[Card | Place]] = {
        "places": box.places_base,
        "places of Sanctuary": box.places_sanctuary,
        "Hunt cards": box.hunt_base,
        "Hunt cards of Sanctuary": box.hunt_sanctuary,
        "Survival cards": box.survival_base,
        "Survival cards of Sanctuary": box.survival_sanctuary,
        "Survivors": box.survivors,
        "avatars": box.avatars,
        "Evolutions": box.evolutions,
        "bonuses": box.bonuses,
    }
    return [(what, [thing.id for thing in things]) for what, things in groups.items()]


def _check_tracks(box: Box) -> None:
    seats = range(box.constants.players_min, box.constants.players_max + 1)
    must(seats.start >= 2 and seats.stop <= 8, "two to seven seats")
    must({str(count - 1) for count in seats} <= box.by_hunted.keys(), "a row for every number of Hunted")
    must(sorted(box.artemia_spaces) == ["A", "B"], "Artemia spaces of sides A and B")
    bonuses = {bonus.id for bonus in box.bonuses}
    for count in seats:
        must(sum(str(count) in track.start for track in box.defence_tracks) == 1, f"a Defence track for {count} seats")
    for track in box.defence_tracks:
        must(set(track.bonuses.values()) <= bonuses, "a bonus nobody knows")
        must(max(map(int, track.bonuses), default=0) < min(track.start.values()), "a bonus before the start")


def _adjacency(rows: tuple[tuple[int, ...], ...]) -> dict[int, tuple[int, ...]]:
    """Places that share an edge of the grid."""
    at = {place: (row, column) for row, places in enumerate(rows) for column, place in enumerate(places)}
    return {
        here: tuple(
            there for there in sorted(at) if abs(at[here][0] - at[there][0]) + abs(at[here][1] - at[there][1]) == 1
        )
        for here in sorted(at)
    }


BOX, DATA = open_box("not-alone", _OWN, Box, check)
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
