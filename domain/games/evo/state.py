"""Everything true at one moment of a match of Evo, and the values that follow from it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from strata.domain import kernel
from strata.domain.games.evo.options import Options
from strata.domain.kernel import Seat


class Phase(StrEnum):
    """The stretches of a turn, in order of play."""

    INITIATIVE = "initiative"
    CLIMATE_WINDOW = "climate_window"
    CLIMATE = "climate"
    MOVEMENT_WINDOW = "movement_window"
    MOVEMENT = "movement"
    ADULTS = "adults"
    BIRTHS_WINDOW = "births_window"
    BIRTHS = "births"
    SURVIVAL_WINDOW = "survival_window"
    SURVIVAL = "survival"
    SCORING = "scoring"
    METEOR = "meteor"
    GENES = "genes"
    EVOLUTION_WINDOW = "evolution_window"
    AUCTION = "auction"
    PAYMENT = "payment"


class Modifiers(msgspec.Struct, forbid_unknown_fields=True):
    """What event cards have changed for a seat until the end of the turn."""

    attack_horns: int = 0
    defence_horns: int = 0
    movement_bonus: int = 0
    temp_genes: dict[str, int] = {}
    birth_bonus: int = 0
    birth_banned: bool = False
    birth_distance: int = 1
    fur_malus: int = 0
    parasol_malus: int = 0
    cold_proof: bool = False
    warm_proof: bool = False
    out_of_auction: bool = False
    discount_bonus: int = 0


class Abilities:
    """What a species can do this turn with its genes, as event cards have changed them."""

    __slots__ = ()

    genes: dict[str, int]
    modifiers: Modifiers

    def _genes(self, gene: str) -> int:
        return self.genes[gene] + self.modifiers.temp_genes.get(gene, 0)

    @property
    def movement_points(self) -> int:
        return max(0, self._genes("leg") + self.modifiers.movement_bonus)

    @property
    def attack(self) -> int:
        return self._genes("horn") + self.modifiers.attack_horns

    @property
    def defence(self) -> int:
        return self._genes("horn") + self.modifiers.defence_horns

    @property
    def births_due(self) -> int:
        return 0 if self.modifiers.birth_banned else self._genes("egg") + self.modifiers.birth_bonus

    @property
    def fur(self) -> int:
        return max(0, self._genes("fur") - self.modifiers.fur_malus)

    @property
    def parasol(self) -> int:
        return max(0, self._genes("parasol") - self.modifiers.parasol_malus)

    @property
    def discount(self) -> int:
        return self.genes["mutant"] + self.modifiers.discount_bonus


class SeatState(Abilities, msgspec.Struct, forbid_unknown_fields=True):
    """A species: its points, dinos in supply, genes and event cards."""

    points: int
    supply: int
    genes: dict[str, int]
    gained: int = 0
    paid: int = 0
    hand: list[str] = []
    adults: list[str] = []
    newborns: list[str] = []
    modifiers: Modifiers = msgspec.field(default_factory=Modifiers)


class Row(msgspec.Struct, gc=False, forbid_unknown_fields=True):
    """A row of the bidding board: its gene, who holds it, and for how much."""

    gene: str
    holder: Seat | None = None
    bid: int = 0


class State(kernel.State):
    """The table. ``queue`` holds the seats yet to act in the phase, the one to act now at its head.

    ``moves_left`` and ``births_left`` are None until the seat at the head has begun; ``jumping`` is the hex of a
    dino about to jump; ``chosen_row`` waits for an amount; ``displaced`` is a seat that was outbid and acts at once.
    """

    options: Options = Options()
    map: str = ""
    seats: list[SeatState] = []
    board: dict[str, Seat] = {}
    turn: int = 0
    phase: Phase = Phase.INITIATIVE
    order: list[Seat] = []
    queue: list[Seat] = []
    climate: int = 0
    climate_cards_played: int = 0
    meteor: int = 0
    deck: list[str] = []
    discard: list[str] = []
    bag: dict[str, int] = {}
    removed: dict[str, int] = {}
    jumping: str | None = None
    moves_left: int | None = None
    births_left: int | None = None
    rows: list[Row] = []
    chosen_row: int | None = None
    displaced: Seat | None = None
    passes_left: int = 0
    passed: list[Seat] = []
    ending: str | None = None
