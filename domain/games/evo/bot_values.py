"""What a species is worth to a bot, in points.

Its points at hand, the dinos that will survive this turn and the next, its genes and cards for as many turns as are
likely to come, and what the auction is likely to yield.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from strata.domain.games.evo.bot_forecast import (
    BEFORE_AUCTION,
    BEFORE_BIRTHS,
    BEFORE_MOVEMENT,
    BEFORE_SCORING,
    climates,
    is_climate_unsettled,
    turns_left,
)
from strata.domain.games.evo.bot_land import Hexes, land, numbers, places, reached
from strata.domain.games.evo.bot_weights import EvoWeights
from strata.domain.games.evo.components import CONSTANTS, GENES, winning_face
from strata.domain.games.evo.rules.auction import bids
from strata.domain.games.evo.state import Modifiers, Phase, SeatState, State
from strata.domain.kernel import Seat

BLOCKED_STEPS = 3
"""What a dino next to temperate hexes must walk when all of them are taken."""
USUAL_DISTANCE = Modifiers().birth_distance
"""How far from adults their young are born, unless a card says otherwise."""
UNLIMITED = 99
"""Protection that no number of dinos uses up."""
REMEMBERED = 1 << 14
"""For how many situations what becomes of a species is kept: the same ones are met again and again on lines of play."""


class Resources(NamedTuple):
    """What a species has for a survival: protection, and moves and births before it, with how far from adults."""

    fur: int
    parasol: int
    moves: int
    births: int
    distance: int


class Prospect(NamedTuple):
    """What there is to see in a state, whosever species is looked at."""

    left: float
    """The scorings to be expected after this turn's, or from the next turn's on."""
    dinos: list[Hexes]
    """Where those of each seat stand."""
    free: Hexes
    this_turn: list[tuple[str, float]]
    """The climates of this turn's survival, and how likely they are; none once it is over."""
    next_turn: list[tuple[str, float]]


def prospect(state: State) -> Prospect:
    dinos = places(state)
    turns_ahead, this_turn = 1, list[tuple[str, float]]()
    if state.phase in BEFORE_SCORING:
        turns_ahead = 2 if is_climate_unsettled(state) else 1
        this_turn = climates(state, turns_ahead - 1)
    return Prospect(turns_left(state), dinos, ~_all(dinos), this_turn, climates(state, turns_ahead))


def species_value(state: State, seat: Seat, seen: Prospect, looks_ahead: bool, weights: EvoWeights) -> float:
    """What a species is worth; ``looks_ahead`` counts its survivors of the next turn instead of estimating them."""
    species, left, own = state.seats[seat], seen.left, seen.dinos[seat]
    value = species.points + genes_value(species, left, weights)
    if state.ending is not None:
        return value + weights.tie_break * (CONSTANTS.dinos_per_player - species.supply)
    value += sum(weights.hand[: len(species.hand)]) * min(1.0, left / weights.card_turns)
    if seen.this_turn:
        at_hand = _resources(state, seat)
        for terrain, share in seen.this_turn:
            value += share * _survivors(state, own, seen.free, terrain, at_hand, weights)
        if len(seen.this_turn) == 1:
            own = _not_doomed(state, own, seen.this_turn[0][0])
    value += _auction_value(state, seat, left, weights)
    weight = min(1.0, left)
    if not looks_ahead:
        return value + weights.rival_dino * weight * own.bit_count()
    genes = species.genes
    next_turn = Resources(
        fur=genes["fur"],
        parasol=genes["parasol"],
        moves=genes["leg"],
        births=genes["egg"],
        distance=USUAL_DISTANCE,
    )
    for terrain, share in seen.next_turn:
        value += weight * share * _survivors(state, own, seen.free, terrain, next_turn, weights)
    return value


def _all(dinos: Sequence[Hexes]) -> Hexes:
    occupied = 0
    for each in dinos:
        occupied |= each
    return occupied


def genes_value(species: SeatState, left: float, weights: EvoWeights) -> float:
    """What the bought genes of a species are worth with so many scorings to come."""
    return _in_full_game(tuple(species.genes.items()), weights) * min(weights.long_game, left / weights.full_game)


@lru_cache(maxsize=REMEMBERED)
def _in_full_game(genes: tuple[tuple[str, int], ...], weights: EvoWeights) -> float:
    """What genes are worth with a full game before them."""
    owned, total = dict(genes), 0.0
    for gene, values in weights.gene.items():
        bought = owned[gene] - GENES[gene].start
        if bought:
            total += sum(values[:bought])
    return total


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


def _survivors(
    state: State, dinos: Hexes, free: Hexes, terrain: str, resources: Resources, weights: EvoWeights
) -> float:
    """How many dinos of a species live through a climate, with moves and births made for it."""
    near = free & _near(state.map, dinos, resources.distance)
    fates = _fates(state.map, dinos, state.jumping, near, terrain, resources)
    birth = weights.newborn if dinos else weights.returning_dino
    return fates.spared + weights.rescued_dino * fates.rescued + birth * fates.born


@lru_cache(maxsize=REMEMBERED)
def _near(map_id: str, dinos: Hexes, distance: int) -> Hexes:
    """What lies around dinos, as far as their young are born."""
    return reached(dinos, land(map_id).reach(distance))


class Fates(NamedTuple):
    """How many dinos of a species a climate spares, how many can walk to safety, and how many are born there."""

    spared: int
    rescued: int
    born: int


@lru_cache(maxsize=REMEMBERED)
def _fates(map_id: str, dinos: Hexes, jumping: str | None, free: Hexes, terrain: str, resources: Resources) -> Fates:
    """What becomes of a species with these free hexes around its dinos; one that is about to jump is safe."""
    zones = land(map_id).zones[terrain]
    safe = dinos & zones.temperate
    if jumping is not None:
        safe |= dinos & land(map_id).bit[jumping]
    exposed = dinos & ~safe
    cold, warm = exposed & zones.cold, exposed & zones.warm
    frozen, burnt = cold.bit_count() - resources.fur, warm.bit_count() - resources.parasol
    spared = (safe | cold | warm).bit_count() - max(0, frozen) - max(0, burnt)
    rescued = 0
    if resources.moves and (frozen > 0 or burnt > 0 or exposed != cold | warm):
        in_danger = [(exposed & ~(cold | warm), UNLIMITED), (cold, frozen), (warm, burnt)]
        rescued = _rescued(map_id, in_danger, free, terrain, resources.moves)
    births = min(resources.births, CONSTANTS.dinos_per_player - dinos.bit_count())
    if births <= 0 or not dinos:
        return Fates(spared, rescued, max(0, births))
    room = (
        (free & zones.temperate).bit_count()
        + min((free & zones.cold).bit_count(), max(0, -frozen))
        + min((free & zones.warm).bit_count(), max(0, -burnt))
    )
    return Fates(spared, rescued, min(births, room))


def _rescued(map_id: str, in_danger: list[tuple[Hexes, int]], free: Hexes, terrain: str, moves: int) -> int:
    """How many dinos in danger can walk to a temperate hex; of each group so many are in danger, the nearest first."""
    steps, around = land(map_id).steps[terrain], land(map_id).around
    goals = land(map_id).zones[terrain].temperate & free
    walks: list[int] = []
    for group, count in in_danger:
        if count > 0:
            found = [
                steps[number] if steps[number] > 1 or around[number] & goals else BLOCKED_STEPS
                for number in numbers(group)
            ]
            walks += sorted(found)[:count]
    rescued = 0
    for distance in sorted(walks):
        moves -= distance
        if moves < 0:
            break
        rescued += 1
    return rescued


def _not_doomed(state: State, dinos: Hexes, terrain: str) -> Hexes:
    """The dinos that a climate need not kill; before births all of them may yet walk away."""
    if state.phase in BEFORE_BIRTHS:
        return dinos
    zones = land(state.map).zones[terrain]
    return dinos & (zones.temperate | zones.cold | zones.warm)


def danger(state: State, seat: Seat, dinos: Sequence[Hexes], weights: EvoWeights) -> float:
    """The dinos a seat must expect to lose to stronger neighbours that have yet to move."""
    if state.phase is Phase.MOVEMENT:
        movers = [other for other in state.queue if other != seat]
    elif state.phase in BEFORE_MOVEMENT:
        movers = [other for other in state.order if other != seat]
    else:
        return 0.0
    defence = state.seats[seat].defence
    stronger = [other for other in movers if state.seats[other].attack > defence]
    if not stronger:
        return 0.0
    near = reached(_all([dinos[other] for other in stronger]), land(state.map).around)
    threatened = (dinos[seat] & near).bit_count()
    return weights.threatened_dino * min(threatened, sum(state.seats[other].movement_points for other in stronger))


def attacks(state: State, seat: Seat, dinos: Sequence[Hexes], weights: EvoWeights) -> float:
    """What a seat that has yet to move may gain by attacking the rivals beside its dinos."""
    points = _moves_to_come(state, seat)
    if not points:
        return 0.0
    attack, near = state.seats[seat].attack, reached(dinos[seat], land(state.map).around)
    promises: list[float] = []
    for other, theirs in enumerate(dinos):
        if other != seat and (beside := theirs & near):
            odds = (winning_face(attack, state.seats[other].defence) or 0) / CONSTANTS.die_sides
            promise = odds * weights.killed_dino - (1 - odds)
            if promise > 0:
                promises += [promise] * beside.bit_count()
    return weights.attacks * sum(sorted(promises, reverse=True)[:points])
