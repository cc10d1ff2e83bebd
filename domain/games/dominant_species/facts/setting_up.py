"""What becomes true when the table is laid."""

from __future__ import annotations

from strata.domain.games.dominant_species.options import Options
from strata.domain.games.dominant_species.state import AnimalState, State, Tile, TileStack
from strata.domain.kernel import Fact, Seat


class GameSetUp(Fact, frozen=True, tag="game_set_up"):
    """The table before anything is drawn: what lies in the bag, among the tiles and in the deck.

    ``picking`` are the seats in the order in which they choose animals; ``slots`` the sections that hold elements.
    """

    seats: int
    options: Options
    picking: list[Seat]
    bag: dict[str, int]
    tiles: dict[str, int]
    stacks: list[int]
    tundra: int
    cards: list[str]
    slots: list[str]

    def apply(self, state: State) -> None:
        state.seats = self.seats
        state.options = self.options
        state.picking = list(self.picking)
        state.bag = dict(self.bag)
        state.unseen_tiles = dict(self.tiles)
        state.stacks = [TileStack(size) for size in self.stacks]
        state.tundra_supply = self.tundra
        state.unseen_cards = list(self.cards)
        state.ice_age_below = True
        state.display = {section: [] for section in self.slots}


class AnimalAssigned(Fact, frozen=True, tag="animal_assigned"):
    """A seat plays an animal; ``chosen`` if it was its own choice."""

    seat: Seat
    animal: str
    chosen: bool

    def apply(self, state: State) -> None:
        state.animals[self.animal] = AnimalState(self.seat)
        if self.chosen:
            state.picking.remove(self.seat)


class OrderSet(Fact, frozen=True, tag="order_set"):
    """The animals in play: down the food chain, and along the initiative track."""

    chain: list[str]
    initiative: list[str]

    def apply(self, state: State) -> None:
        state.chain = list(self.chain)
        state.initiative = list(self.initiative)


class FirstTileLaid(Fact, frozen=True, tag="first_tile_laid"):
    hex: str
    terrain: str

    def apply(self, state: State) -> None:
        state.unseen_tiles[self.terrain] -= 1
        state.earth[self.hex] = Tile(self.terrain)


class PiecesDealt(Fact, frozen=True, tag="pieces_dealt"):
    animal: str
    available: int
    supply: int
    gene_pool: int
    unused: int

    def apply(self, state: State) -> None:
        animal = state.animals[self.animal]
        animal.available = self.available
        animal.supply = self.supply
        animal.gene_pool = self.gene_pool
        animal.unused = self.unused
