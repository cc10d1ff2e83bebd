"""Everything true at one moment of a match of Not Alone."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

import msgspec

from strata.domain import kernel
from strata.domain.games.not_alone.options import Options
from strata.domain.kernel import Seat

Readers = list[Seat] | None
"""Who may read something; None stands for everyone."""


class Phase(StrEnum):
    """The stretches of a match in which somebody may have to choose, in order of play."""

    BOARD_SIDE = "board_side"
    STARTING_EVOLUTIONS = "starting_evolutions"
    LIGHT_EVOLUTION = "light_evolution"
    AVATARS = "avatars"
    CREATURE_WINDOW = "creature_window"
    EXPLORATION = "exploration"
    HUNTING = "hunting"
    RESPONSES = "responses"
    SECOND_HUNTING = "second_hunting"
    RIVER = "river"
    RECKONING_WINDOW = "reckoning_window"
    FREE_PLACES = "free_places"
    TARGET = "target"
    ARTEMIA = "artemia"
    CREATURE = "creature"
    END_WINDOW = "end_window"
    CLEARING = "clearing"
    SCOUT = "scout"
    GRAVITY = "gravity"
    EVOLUTION = "evolution"


class Step(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something yet to be done for a seat. What it is to be done with depends on ``do``.

    ``card`` is the Place card of the location being resolved, ``place`` a place, ``to`` another one.
    """

    do: str
    seat: Seat
    n: int = 1
    what: str | None = None
    place: int | None = None
    card: int | None = None
    to: int | None = None
    cards: list[int] = []
    may: bool = False


class Location(msgspec.Struct, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Where a revealed card has brought a Hunted; being moved changes the place, never the card."""

    place: int
    card: int
    resolved: bool = False


class Hunted(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A Hunted: Will, Place cards in hand, in front and discarded, Survival cards, Survivors, and this turn's marks.

    ``shown`` are cards of the hand that the Creature has seen, ``open_played`` face-down cards known from a Vortex,
    ``offered`` two Survival cards of which one will be kept, ``strangers`` Survivors taken face down, ``answer`` a
    secret discard not yet revealed, ``chain`` what the seat has yet to choose while others continue exploring.
    """

    seat: Seat
    will: int
    hand: list[int]
    played: list[int] = []
    discard: list[int] = []
    survival: list[str] = []
    offered: list[str] = []
    dealt: list[str] = []
    avatar: str | None = None
    survivors: list[str] = []
    strangers: int = 0
    pending: str | None = None
    committed: bool = False
    answer: int | None = None
    shown: list[int] = []
    open_played: list[int] = []
    locations: list[Location] = []
    resisted: int = 0
    survival_played: bool = False
    ability_used: bool = False
    protections: list[str] = []
    caught: bool = False
    gave_up: bool = False
    drew: bool = False
    chain: list[Step] = []

    @property
    def owned(self) -> list[int]:
        return sorted(self.hand + self.played + self.discard)

    @property
    def group(self) -> int:
        """How many Survivors are with this Hunted."""
        return len(self.survivors) + self.strangers

    @property
    def holds_survival(self) -> bool:
        return bool(self.survival or self.offered)


class Buried(msgspec.Struct, forbid_unknown_fields=True):
    """A Hunt card under the deck, and who knows it."""

    card: str
    readers: Readers


class Revealed(msgspec.Struct, forbid_unknown_fields=True):
    """An Evolution in play, active from the turn after ``turn`` on."""

    evolution: str
    turn: int


class Planet(Protocol):
    """What state and view have in common: what is in force this turn, where tokens and Sanctuary are."""

    @property
    def turn(self) -> int: ...
    @property
    def has_sanctuary(self) -> bool: ...
    @property
    def in_force(self) -> list[str]: ...
    @property
    def revealed(self) -> list[Revealed]: ...
    @property
    def tokens(self) -> dict[str, list[int]]: ...
    @property
    def duplicated(self) -> bool: ...
    @property
    def ineffective(self) -> list[int]: ...
    @property
    def sanctuary(self) -> int | None: ...
    @property
    def unlocked(self) -> bool: ...
    @property
    def fortified(self) -> bool: ...
    @property
    def display(self) -> list[str]: ...


class Exposed(Protocol):
    """What state and view have in common about a Hunted: what works against tokens, the avatar, Will spent."""

    @property
    def protections(self) -> list[str]: ...
    @property
    def avatar(self) -> str | None: ...
    @property
    def resisted(self) -> int: ...


class State(kernel.State, omit_defaults=True):
    """The table. ``hunted`` are listed clockwise from the Creature's left.

    ``in_force`` are the Hunt cards working this turn, a copied card under its own name; ``hunt_seen`` says who has
    seen which card of the Hunt hand. ``survivor_bag`` holds every Survivor nobody has seen yet: those in the deck and
    those taken face down. ``chain`` is what must be chosen and done next; ``queue`` who is yet to answer in a phase
    that goes round; ``zone`` who owes a secret discard; ``targeted`` whose turn it is at the Target.
    """

    options: Options = Options()
    players: int = 0
    creature: Seat = 0
    turn: int = 0
    phase: Phase = Phase.BOARD_SIDE
    rescue: int = 0
    assimilation: int = 0
    defence: int | None = None
    side: str | None = None
    marker: bool = False
    reserve: dict[str, int] = {}
    monoliths_gone: int = 0
    hunted: list[Hunted] = []
    survival_bag: list[str] = []
    survival_discard: list[str] = []
    hunt_hand: list[str] = []
    hunt_bag: list[str] = []
    hunt_bottom: list[Buried] = []
    hunt_discard: list[str] = []
    hunt_played: list[str] = []
    hunt_seen: dict[str, Readers] = {}
    in_force: list[str] = []
    hunt_plays: int = 0
    next_plays: int = 0
    tokens: dict[str, list[int]] = {}
    duplicated: bool = False
    blocked: list[int] = []
    ineffective: list[int] = []
    anticipated: list[Seat] = []
    spent: list[str] = []
    fortified: bool = False
    smokescreen: bool = False
    victim: Seat | None = None
    dna: int = 0
    dna_supply: int = 0
    evolution_hand: list[str] = []
    evolution_bags: dict[str, list[str]] = {}
    evolution_discards: dict[str, list[str]] = {}
    revealed: list[Revealed] = []
    used: list[str] = []
    sanctuary: int | None = None
    unlocked: bool = False
    display: list[str] = []
    survivor_bag: dict[str, int] = {}
    survivors_gone: list[str] = []
    strangers_gone: int = 0
    avatar_box: list[str] = []
    saboteur: bool = False
    anchored: bool = False
    drift: int = 1
    displaced: bool = False
    chain: list[Step] = []
    window: str | None = None
    guests: list[Seat] = []
    passed: list[Seat] = []
    queue: list[Seat] = []
    zone: list[Seat] = []
    responded: bool = False
    targeted: Seat | None = None
    evolving: bool = False
    ending: str | None = None

    def of(self, seat: Seat) -> Hunted:
        return self.hunted[(seat - self.creature - 1) % self.players]

    @property
    def has_sanctuary(self) -> bool:
        return self.options.expansion == "sanctuary"

    @property
    def is_revealed(self) -> bool:
        """Whether this turn's Place cards lie open."""
        return any(hunted.locations for hunted in self.hunted)

    @property
    def survivor_deck(self) -> int:
        """How many Survivors are left to draw."""
        unseen = sum(self.survivor_bag.values())
        return unseen - self.strangers_gone - sum(hunted.strangers for hunted in self.hunted)
