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
from strata.domain.games.evo.bot_weights import EvoWeights
from strata.domain.games.evo.components import CONSTANTS, DEADLY, GENES, ISLANDS, Zone, winning_face
from strata.domain.games.evo.rules.auction import bids
from strata.domain.games.evo.rules.births import within_reach
from strata.domain.games.evo.rules.dinos import dinos_of
from strata.domain.games.evo.state import Modifiers, Phase, SeatState, State
from strata.domain.kernel import Seat

BLOCKED_STEPS = 3
"""What a dino next to temperate hexes must walk when all of them are taken."""
UNLIMITED = 99
"""Protection that no number of dinos uses up."""


class Resources(NamedTuple):
    """What a species has for a survival: protection, and moves and births before it, with how far from adults."""

    fur: int
    parasol: int
    moves: int
    births: int
    distance: int


def species_value(state: State, seat: Seat, looks_ahead: bool, weights: EvoWeights) -> float:
    """What a species is worth; ``looks_ahead`` counts its survivors of the next turn instead of estimating them."""
    species, left = state.seats[seat], turns_left(state)
    value = species.points + genes_value(species, left, weights)
    if state.ending is not None:
        return value + weights.tie_break * (CONSTANTS.dinos_per_player - species.supply)
    value += sum(weights.hand[: len(species.hand)]) * min(1.0, left / weights.card_turns)
    dinos = dinos_of(state, seat)
    turns_ahead = 1
    if state.phase in BEFORE_SCORING:
        turns_ahead = 2 if is_climate_unsettled(state) else 1
        likely = climates(state, turns_ahead - 1)
        at_hand = _resources(state, seat)
        value += sum(share * _survivors(state, dinos, terrain, at_hand, weights) for terrain, share in likely)
        if len(likely) == 1:
            dinos = _not_doomed(state, dinos, likely[0][0])
    value += _auction_value(state, seat, left, weights)
    weight = min(1.0, left)
    if not looks_ahead:
        return value + weights.rival_dino * weight * len(dinos)
    genes = species.genes
    next_turn = Resources(
        fur=genes["fur"],
        parasol=genes["parasol"],
        moves=genes["leg"],
        births=genes["egg"],
        distance=Modifiers().birth_distance,
    )
    return value + weight * sum(
        share * _survivors(state, dinos, terrain, next_turn, weights) for terrain, share in climates(state, turns_ahead)
    )


def genes_value(species: SeatState, left: float, weights: EvoWeights) -> float:
    """What the bought genes of a species are worth with so many scorings to come."""
    total = 0.0
    for gene, values in weights.gene.items():
        total += sum(values[: species.genes[gene] - GENES[gene].start])
    return total * min(weights.long_game, left / weights.full_game)


def surplus(state: State, seat: Seat, row: int, left: float, weights: EvoWeights) -> float:
    """A gene's value less the lowest price for which its row can be taken."""
    species, amounts = state.seats[seat], bids(state, seat, row)
    price = max(0, amounts[0] - species.discount)
    return value_of_one_more(species, state.rows[row - 1].gene, left, weights) - price


def value_of_one_more(species: SeatState, gene: str, left: float, weights: EvoWeights) -> float:
    scale = min(weights.long_game, left / weights.full_game)
    values = weights.gene.get(gene)
    if values is None:
        further = weights.hand[len(species.hand)] if len(species.hand) < len(weights.hand) else 0.0
        return further * min(1.0, left / weights.card_turns)
    bought = species.genes[gene] - GENES[gene].start
    return (values[bought] if bought < len(values) else weights.further_gene) * scale


def _auction_value(state: State, seat: Seat, left: float, weights: EvoWeights) -> float:
    """What the auction of this turn is likely to yield: a gene's value less its price."""
    species = state.seats[seat]
    if species.modifiers.out_of_auction:
        return 0.0
    if state.phase in BEFORE_AUCTION:
        return weights.auction_surplus * min(1.0, left / weights.full_game)
    if seat in state.passed:
        return 0.0
    held = next((row for row in state.rows if row.holder == seat), None)
    if held is not None:
        return value_of_one_more(species, held.gene, left, weights) - max(0, held.bid - species.discount)
    if state.chosen_row is not None and seat == _bidder(state):
        return surplus(state, seat, state.chosen_row, left, weights)
    return _before_bidding(state, seat, left, weights)


def _before_bidding(state: State, seat: Seat, left: float, weights: EvoWeights) -> float:
    """What the rows are likely to yield: rivals' bids drive prices up, and may take the best one."""
    species = state.seats[seat]
    yields = []
    for row, offered in enumerate(state.rows, 1):
        if amounts := bids(state, seat, row):
            value = value_of_one_more(species, offered.gene, left, weights)
            price = max(amounts[0], min(weights.expected_price * value, amounts[-1]))
            yields.append(value - max(0.0, price - species.discount))
    best, second = [*sorted(yields, reverse=True), 0.0, 0.0][:2]
    return (1 - weights.second_row) * best + weights.second_row * second


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
        distance=modifiers.birth_distance,
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


def _survivors(state: State, dinos: list[str], terrain: str, resources: Resources, weights: EvoWeights) -> float:
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
        survivors += weights.rescued_dino * _rescued(state, in_danger, terrain, resources.moves)
    births = min(resources.births, CONSTANTS.dinos_per_player - len(dinos))
    if births <= 0:
        return survivors
    if not dinos:
        return survivors + weights.returning_dino * births
    unused = resources._replace(fur=resources.fur - cold, parasol=resources.parasol - warm)
    return survivors + weights.newborn * min(births, _cradles(state, dinos, terrain, unused))


def _cradles(state: State, parents: list[str], terrain: str, unused: Resources) -> int:
    """How many births near their parents can survive a climate with the protection that is left."""
    zones = ISLANDS[state.map].zones[terrain]
    found = [zones[there] for there in within_reach(state, parents, unused.distance) if there not in state.board]
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


def danger(state: State, seat: Seat, weights: EvoWeights) -> float:
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
    return weights.threatened_dino * min(threatened, sum(state.seats[other].movement_points for other in stronger))


def attacks(state: State, seat: Seat, weights: EvoWeights) -> float:
    """What a seat that has yet to move may gain by attacking the rivals beside its dinos."""
    points = _moves_to_come(state, seat)
    if not points:
        return 0.0
    board, neighbours, attack = state.board, ISLANDS[state.map].neighbours, state.seats[seat].attack
    beside = {there for hex_ in dinos_of(state, seat) for there in neighbours[hex_] if board.get(there, seat) != seat}
    promises = []
    for there in beside:
        odds = (winning_face(attack, state.seats[board[there]].defence) or 0) / CONSTANTS.die_sides
        promises.append(odds * weights.killed_dino - (1 - odds))
    gains = sorted((promise for promise in promises if promise > 0), reverse=True)
    return weights.attacks * sum(gains[:points])
