"""What a species is worth to a bot, in points.

Its points at hand, the dinos that will survive this turn and the next, its genes and cards for as many turns as are
likely to come, and what the auction is likely to yield.
"""

from __future__ import annotations

from typing import NamedTuple

from strata.domain.games.evo.bot_forecast import (
    BEFORE_AUCTION,
    BEFORE_BIRTHS,
    BEFORE_MOVEMENT,
    BEFORE_SCORING,
    climates,
    is_climate_unsettled,
    steps_to_temperate,
    turns_left,
)
from strata.domain.games.evo.components import CONSTANTS, DEADLY, GENES, ISLANDS, Zone
from strata.domain.games.evo.rules.auction import bids
from strata.domain.games.evo.rules.dinos import dinos_of
from strata.domain.games.evo.state import Phase, SeatState, State
from strata.domain.kernel import Seat

GENE_VALUES: dict[str, tuple[float, ...]] = {
    "egg": (4.6, 4.2, 3.2, 2.2, 1.2),
    "leg": (3.6, 3.0, 2.2, 1.4, 0.8),
    "fur": (2.6, 2.4, 2.0, 1.6, 1.0),
    "parasol": (2.6, 2.4, 2.0, 1.6, 1.0),
    "horn": (2.0, 1.8, 1.2, 0.8, 0.4),
    "mutant": (2.6, 2.2, 1.6, 1.0, 0.6),
    "tail": (1.6, 1.4, 1.0, 0.6, 0.3),
}
"""The points that the first, second … bought gene brings a species with a full game before it."""
FURTHER_GENE = 0.1
"""The points that a gene beyond those brings."""
FULL_GAME = 9.0
"""The scorings that make a full game: with fewer to come, a gene is worth that much less."""
LONG_GAME = 1.2
"""However many scorings are to come, a gene is worth at most this many times its value in a full game."""
CARD_VALUE = 1.2
"""The points that an event card in hand brings."""
CARD_TURNS = 3
"""With fewer scorings than this to come, a card may find no use."""
AUCTION_SURPLUS = 2.0
"""The points that an auction yet to come brings a seat in a full game: the gene's value less its price."""
RIVALRY_IN_AUCTION = 0.5
"""The points that rivals' bids take from an auction about to be opened."""
RIVAL_DINO = 0.6
"""The share of a rival's dinos expected to survive the next turn; the seat's own are looked at one by one."""
RESCUED_DINO, NEWBORN, RETURNING_DINO = 0.9, 0.85, 0.8
"""How likely it is that a dino that must walk to safety, a birth, and a birth of an extinct species come off."""
BLOCKED_STEPS = 3
"""What a dino next to temperate hexes must walk when all of them are taken."""
THREATENED_DINO = 0.25
"""The chance of losing a dino next to a stronger one that has yet to move."""
TIE_BREAK = 0.01
"""What a dino on the board is worth at the end, when it only breaks ties."""
UNLIMITED = 99
"""Protection that no number of dinos uses up."""


class Resources(NamedTuple):
    """What a species has for a survival: protection, and moves and births before it."""

    fur: int
    parasol: int
    moves: int
    births: int


def species_value(state: State, seat: Seat, looks_ahead: bool) -> float:
    """What a species is worth; ``looks_ahead`` counts its survivors of the next turn instead of estimating them."""
    species, left = state.seats[seat], turns_left(state)
    value = species.points + genes_value(species, left)
    if state.ending is not None:
        return value + TIE_BREAK * (CONSTANTS.dinos_per_player - species.supply)
    value += CARD_VALUE * len(species.hand) * min(1.0, left / CARD_TURNS)
    dinos = dinos_of(state, seat)
    turns_ahead = 1
    if state.phase in BEFORE_SCORING:
        turns_ahead = 2 if is_climate_unsettled(state) else 1
        likely = climates(state, turns_ahead - 1)
        at_hand = _resources(state, seat)
        value += sum(share * _survivors(state, dinos, terrain, at_hand) for terrain, share in likely)
        if len(likely) == 1:
            dinos = _not_doomed(state, dinos, likely[0][0])
    value += _auction_value(state, seat, left)
    weight = min(1.0, left)
    if not looks_ahead:
        return value + RIVAL_DINO * weight * len(dinos)
    genes = species.genes
    next_turn = Resources(fur=genes["fur"], parasol=genes["parasol"], moves=genes["leg"], births=genes["egg"])
    return value + weight * sum(
        share * _survivors(state, dinos, terrain, next_turn) for terrain, share in climates(state, turns_ahead)
    )


def genes_value(species: SeatState, left: float) -> float:
    """What the bought genes of a species are worth with so many scorings to come."""
    total = 0.0
    for gene, values in GENE_VALUES.items():
        total += sum(values[: species.genes[gene] - GENES[gene].start])
    return total * min(LONG_GAME, left / FULL_GAME)


def surplus(state: State, seat: Seat, row: int, left: float) -> float:
    """A gene's value less the lowest price for which its row can be taken."""
    species, amounts = state.seats[seat], bids(state, seat, row)
    price = max(0, amounts[0] - species.discount)
    return _value_of_one_more(species, state.rows[row - 1].gene, left) - price


def _value_of_one_more(species: SeatState, gene: str, left: float) -> float:
    scale = min(LONG_GAME, left / FULL_GAME)
    values = GENE_VALUES.get(gene)
    if values is None:
        return CARD_VALUE * min(1.0, left / CARD_TURNS)
    bought = species.genes[gene] - GENES[gene].start
    return (values[bought] if bought < len(values) else FURTHER_GENE) * scale


def _auction_value(state: State, seat: Seat, left: float) -> float:
    """What the auction of this turn is likely to yield: a gene's value less its price."""
    species = state.seats[seat]
    if species.modifiers.out_of_auction:
        return 0.0
    if state.phase in BEFORE_AUCTION:
        return AUCTION_SURPLUS * min(1.0, left / FULL_GAME)
    if seat in state.passed:
        return 0.0
    held = next((row for row in state.rows if row.holder == seat), None)
    if held is not None:
        return _value_of_one_more(species, held.gene, left) - max(0, held.bid - species.discount)
    if state.chosen_row is not None and seat == _bidder(state):
        return surplus(state, seat, state.chosen_row, left)
    rows = [row for row in range(1, len(state.rows) + 1) if bids(state, seat, row)]
    ranked = sorted((surplus(state, seat, row, left) for row in rows), reverse=True)
    if not ranked:
        return 0.0
    if state.phase is Phase.EVOLUTION_WINDOW:
        return sum(ranked[:2]) / 2 - RIVALRY_IN_AUCTION
    return ranked[0]


def _bidder(state: State) -> Seat:
    """The seat that has chosen a row and is to name an amount."""
    return state.queue[0] if state.displaced is None else state.displaced


def _resources(state: State, seat: Seat) -> Resources:
    """What a species still has before this turn's survival."""
    modifiers, species = state.seats[seat].modifiers, state.seats[seat]
    return Resources(
        fur=UNLIMITED if modifiers.cold_proof else species.fur,
        parasol=UNLIMITED if modifiers.warm_proof else species.parasol,
        moves=_moves_to_come(state, seat),
        births=_births_to_come(state, seat),
    )


def _moves_to_come(state: State, seat: Seat) -> int:
    if state.phase is Phase.MOVEMENT and state.queue[:1] == [seat] and state.moves_left is not None:
        return state.moves_left
    is_to_move = state.phase in BEFORE_MOVEMENT or (state.phase is Phase.MOVEMENT and seat in state.queue)
    return state.seats[seat].movement_points if is_to_move else 0


def _births_to_come(state: State, seat: Seat) -> int:
    if state.phase is Phase.BIRTHS and state.queue[:1] == [seat] and state.births_left is not None:
        return state.births_left
    is_to_breed = state.phase in BEFORE_BIRTHS or (state.phase is Phase.BIRTHS and seat in state.queue)
    return state.seats[seat].births_due if is_to_breed else 0


def _survivors(state: State, dinos: list[str], terrain: str, resources: Resources) -> float:
    """How many dinos of a species live through a climate, with moves and births made for it."""
    zones = ISLANDS[state.map].zones[terrain]
    cold = warm = safe = 0
    in_danger: list[str] = []
    for hex_ in dinos:
        zone = zones[hex_]
        if zone is Zone.TEMPERATE or hex_ == state.jumping:
            safe += 1
        elif zone is Zone.COLD and cold < resources.fur:
            cold += 1
        elif zone is Zone.WARM and warm < resources.parasol:
            warm += 1
        else:
            in_danger.append(hex_)
    survivors = float(safe + cold + warm)
    if resources.moves and in_danger:
        survivors += RESCUED_DINO * _rescued(state, in_danger, terrain, resources.moves)
    births = min(resources.births, CONSTANTS.dinos_per_player - len(dinos))
    if births <= 0:
        return survivors
    if not dinos:
        return survivors + RETURNING_DINO * births
    unused = resources._replace(fur=resources.fur - cold, parasol=resources.parasol - warm)
    return survivors + NEWBORN * min(births, _cradles(state, dinos, terrain, unused))


def _cradles(state: State, parents: list[str], terrain: str, unused: Resources) -> int:
    """How many births next to their parents can survive a climate with the protection that is left."""
    zones, neighbours = ISLANDS[state.map].zones[terrain], ISLANDS[state.map].neighbours
    free = {there for hex_ in parents for there in neighbours[hex_] if there not in state.board}
    found = [zones[there] for there in free]
    cold, warm = found.count(Zone.COLD), found.count(Zone.WARM)
    return found.count(Zone.TEMPERATE) + min(cold, unused.fur) + min(warm, unused.parasol)


def _rescued(state: State, in_danger: list[str], terrain: str, moves: int) -> int:
    """How many dinos in danger can walk to a temperate hex."""
    steps = steps_to_temperate(state.map, terrain)
    zones, neighbours = ISLANDS[state.map].zones[terrain], ISLANDS[state.map].neighbours

    def walk(hex_: str) -> int:
        if steps[hex_] > 1:
            return steps[hex_]
        is_free = any(there not in state.board and zones[there] is Zone.TEMPERATE for there in neighbours[hex_])
        return steps[hex_] if is_free else BLOCKED_STEPS

    rescued = 0
    for distance in sorted(map(walk, in_danger)):
        moves -= distance
        if moves < 0:
            break
        rescued += 1
    return rescued


def _not_doomed(state: State, dinos: list[str], terrain: str) -> list[str]:
    """The dinos that a climate need not kill; before births all of them may yet walk away."""
    if state.phase in BEFORE_BIRTHS:
        return dinos
    zones = ISLANDS[state.map].zones[terrain]
    return [hex_ for hex_ in dinos if zones[hex_] not in DEADLY]


def danger(state: State, seat: Seat) -> float:
    """The dinos a seat must expect to lose to stronger neighbours that have yet to move."""
    if state.phase is Phase.MOVEMENT:
        movers = [other for other in state.queue if other != seat]
    elif state.phase in BEFORE_MOVEMENT:
        movers = [other for other in state.order if other != seat]
    else:
        return 0.0
    defence, board, neighbours = state.seats[seat].defence, state.board, ISLANDS[state.map].neighbours
    stronger = {other for other in movers if state.seats[other].attack > defence}
    if not stronger:
        return 0.0
    threatened = sum(
        any(board.get(there) in stronger for there in neighbours[hex_])
        for hex_, owner in board.items()
        if owner == seat
    )
    return THREATENED_DINO * min(threatened, sum(state.seats[other].movement_points for other in stronger))
