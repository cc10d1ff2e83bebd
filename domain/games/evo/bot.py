"""What good play looks like: points are both score and money, so a gene must earn its price before the meteor.

A state is worth the points at hand, the dinos that will survive this turn and the next, the genes for as many turns
as are likely to come, and what the auction is likely to yield; opponents' worth counts against it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from strata.domain.games.evo.components import (
    BOX,
    CLIMATE_TRACKS,
    CONSTANTS,
    DEADLY,
    GENES,
    INSTANCES,
    ISLANDS,
    Zone,
    winning_face,
)
from strata.domain.games.evo.rules import climate
from strata.domain.games.evo.rules.auction import ChooseRow, PassBid, bids
from strata.domain.games.evo.rules.births import PlaceBirth
from strata.domain.games.evo.rules.dinos import dinos_of
from strata.domain.games.evo.rules.event_cards import JumpDino, PlayEvent
from strata.domain.games.evo.rules.movement import EndMovement, MoveDino
from strata.domain.games.evo.rules.survival import ChooseLosses
from strata.domain.games.evo.state import Phase, SeatState, State
from strata.domain.kernel import Action, Decision, Seat

BEFORE_CLIMATE = frozenset({Phase.INITIATIVE, Phase.CLIMATE_WINDOW, Phase.CLIMATE})
BEFORE_MOVEMENT = BEFORE_CLIMATE | {Phase.MOVEMENT_WINDOW}
BEFORE_BIRTHS = BEFORE_MOVEMENT | {Phase.MOVEMENT, Phase.ADULTS, Phase.BIRTHS_WINDOW}
BEFORE_SCORING = BEFORE_BIRTHS | {Phase.BIRTHS, Phase.SURVIVAL_WINDOW, Phase.SURVIVAL}
BEFORE_METEOR = BEFORE_SCORING | {Phase.SCORING, Phase.METEOR}
BEFORE_AUCTION = BEFORE_METEOR | {Phase.GENES}

GENE_WORTH: dict[str, tuple[float, ...]] = {
    "egg": (4.6, 4.2, 3.2, 2.2, 1.2),
    "leg": (3.6, 3.0, 2.2, 1.4, 0.8),
    "fur": (2.6, 2.4, 2.0, 1.6, 1.0),
    "parasol": (2.6, 2.4, 2.0, 1.6, 1.0),
    "horn": (2.0, 1.8, 1.2, 0.8, 0.4),
    "mutant": (2.6, 2.2, 1.6, 1.0, 0.6),
    "tail": (1.6, 1.4, 1.0, 0.6, 0.3),
}
"""What the first, second … bought gene is worth to a species with all its turns before it."""
CARD_WORTH = 1.2
FULL_GAME = 9.0
TYPICAL_SURPLUS = 2.0
UNLIMITED = 99


class Needs(NamedTuple):
    """What a species brings to a survival: protection, moves and births before it."""

    fur: int
    parasol: int
    moves: int
    births: int


class EvoGuide:
    def evaluate(self, state: State, seat: Seat) -> float:
        worths = [_worth(state, other, deep=other == seat) for other in range(len(state.seats))]
        others = worths[:seat] + worths[seat + 1 :]
        return worths[seat] - 0.3 * max(others) - 0.3 * sum(others) / len(others) - _exposure(state, seat)

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = _PRUNING.get(decision.name)
        return decision.options if prune is None else prune(state, decision)


@cache
def _turns_after(meteor: int) -> float:
    """The scorings to be expected after the one of a turn that the meteor begins on this space."""
    space = BOX.turn_track[meteor + 1] if meteor + 1 < len(BOX.turn_track) else BOX.turn_track[-1]
    if space.kind == "impact":
        return 0.0
    spared = 1 - (space.impact_on_at_most or 0) / CONSTANTS.die_sides
    return spared * (1 + _turns_after(space.index))


def _turns_left(state: State) -> float:
    """The scorings to be expected after that of this turn, or from the next turn on once it is over."""
    if state.ending is not None:
        return 0.0
    return _turns_after(state.meteor) if state.phase in BEFORE_METEOR else 1 + _turns_after(state.meteor)


@cache
def _forecast(track: str, index: int) -> tuple[tuple[int, float], ...]:
    """Where the marker will be a turn later, and how likely."""
    spaces = CLIMATE_TRACKS[track].spaces
    chances: dict[int, float] = {}
    for steps in BOX.climate_die.values():
        there = (index + steps) % len(spaces)
        chances[there] = chances.get(there, 0.0) + 1 / len(BOX.climate_die)
    return tuple(sorted(chances.items()))


def _climates(state: State, turns: int) -> list[tuple[str, float]]:
    """The climates of a survival so many turns ahead of the marker, and how likely they are."""
    track = state.options.climate_track
    chances = {state.climate: 1.0}
    for _ in range(turns):
        later: dict[int, float] = {}
        for index, chance in chances.items():
            for there, share in _forecast(track, index):
                later[there] = later.get(there, 0.0) + chance * share
        chances = later
    merged: dict[str, float] = {}
    for index, chance in chances.items():
        terrain = CLIMATE_TRACKS[track].spaces[index]
        merged[terrain] = merged.get(terrain, 0.0) + chance
    return sorted(merged.items())


def _is_climate_open(state: State) -> bool:
    return state.phase in BEFORE_CLIMATE and not state.climate_cards_played


@cache
def _steps_to_temperate(map_id: str, terrain: str) -> dict[str, int]:
    """How far every hex is from the nearest temperate one."""
    island = ISLANDS[map_id]
    zones = island.zones[terrain]
    goals = [hex_ for hex_ in island.hexes if zones[hex_] is Zone.TEMPERATE]
    return {hex_: min(island.distance[hex_][goal] for goal in goals) for hex_ in island.hexes}


def _worth(state: State, seat: Seat, deep: bool) -> float:
    species, left = state.seats[seat], _turns_left(state)
    worth = species.points + gene_worth(species, left)
    if state.ending is not None:
        return worth + 0.01 * (CONSTANTS.dinos_per_player - species.supply)
    worth += CARD_WORTH * len(species.hand) * min(1.0, left / 3)
    dinos = dinos_of(state, seat)
    ahead = 1
    if state.phase in BEFORE_SCORING:
        ahead = 2 if _is_climate_open(state) else 1
        now = _climates(state, ahead - 1)
        worth += sum(share * _survivors(state, seat, dinos, terrain, _needs(state, seat)) for terrain, share in now)
        if len(now) == 1:
            dinos = _standing(state, dinos, now[0][0])
    worth += _auction_worth(state, seat, left)
    weight = min(1.0, left)
    if not deep:
        return worth + 0.6 * weight * len(dinos)
    genes = species.genes
    later = Needs(fur=genes["fur"], parasol=genes["parasol"], moves=genes["leg"], births=genes["egg"])
    return worth + weight * sum(
        share * _survivors(state, seat, dinos, terrain, later) for terrain, share in _climates(state, ahead)
    )


def gene_worth(species: SeatState, left: float) -> float:
    """What the bought genes of a species are worth with so many scorings to come."""
    total = 0.0
    for gene, worths in GENE_WORTH.items():
        total += sum(worths[: species.genes[gene] - GENES[gene].start])
    return total * min(1.2, left / FULL_GAME)


def _worth_of_one_more(species: SeatState, gene: str, left: float) -> float:
    scale = min(1.2, left / FULL_GAME)
    worths = GENE_WORTH.get(gene)
    if worths is None:
        return CARD_WORTH * min(1.0, left / 3)
    bought = species.genes[gene] - GENES[gene].start
    return (worths[bought] if bought < len(worths) else 0.1) * scale


def _needs(state: State, seat: Seat) -> Needs:
    """What a species still has before this turn's survival."""
    species = state.seats[seat]
    moves = births = 0
    if state.phase in BEFORE_MOVEMENT or (state.phase is Phase.MOVEMENT and seat in state.queue):
        is_moving = state.phase is Phase.MOVEMENT and state.queue[0] == seat and state.moves_left is not None
        moves = state.moves_left or 0 if is_moving else species.movement_points
    if state.phase in BEFORE_BIRTHS or (state.phase is Phase.BIRTHS and seat in state.queue):
        is_breeding = state.phase is Phase.BIRTHS and state.queue[0] == seat and state.births_left is not None
        births = state.births_left or 0 if is_breeding else species.births_due
    fur = UNLIMITED if species.modifiers.cold_proof else species.fur
    parasol = UNLIMITED if species.modifiers.warm_proof else species.parasol
    return Needs(fur, parasol, moves, births)


def _survivors(state: State, seat: Seat, dinos: list[str], terrain: str, needs: Needs) -> float:
    """How many dinos live through a climate, with moves and births made for it."""
    board, island = state.board, ISLANDS[state.map]
    zones, neighbours = island.zones[terrain], island.neighbours
    cold = warm = safe = 0
    astray: list[str] = []
    for hex_ in dinos:
        zone = zones[hex_]
        if zone is Zone.TEMPERATE or hex_ == state.jumping:
            safe += 1
        elif zone is Zone.COLD and cold < needs.fur:
            cold += 1
        elif zone is Zone.WARM and warm < needs.parasol:
            warm += 1
        else:
            astray.append(hex_)
    saved = float(safe + cold + warm)
    if needs.moves and astray:
        saved += 0.9 * _rescued(state, astray, terrain, needs.moves)
    births = min(needs.births, CONSTANTS.dinos_per_player - len(dinos))
    if births > 0:
        if not dinos:
            return saved + 0.8 * births
        room = {there for hex_ in dinos for there in neighbours[hex_] if there not in board}
        mild = chilly = sunny = 0
        for there in room:
            zone = zones[there]
            if zone is Zone.TEMPERATE:
                mild += 1
            elif zone is Zone.COLD:
                chilly += 1
            elif zone is Zone.WARM:
                sunny += 1
        good = mild + min(chilly, needs.fur - cold) + min(sunny, needs.parasol - warm)
        saved += 0.85 * min(births, good)
    return saved


def _rescued(state: State, astray: list[str], terrain: str, moves: int) -> int:
    """How many dinos in danger can walk to a temperate hex."""
    steps = _steps_to_temperate(state.map, terrain)
    zones, neighbours = ISLANDS[state.map].zones[terrain], ISLANDS[state.map].neighbours
    rescued = 0
    for far in sorted(
        steps[hex_]
        if steps[hex_] > 1
        or any(there not in state.board and zones[there] is Zone.TEMPERATE for there in neighbours[hex_])
        else 3
        for hex_ in astray
    ):
        moves -= far
        if moves < 0:
            break
        rescued += 1
    return rescued


def _standing(state: State, dinos: list[str], terrain: str) -> list[str]:
    """The dinos that a climate need not kill; before births all of them may yet walk away."""
    if state.phase in BEFORE_BIRTHS:
        return dinos
    zones = ISLANDS[state.map].zones[terrain]
    return [hex_ for hex_ in dinos if zones[hex_] not in DEADLY]


def _auction_worth(state: State, seat: Seat, left: float) -> float:
    """What the auction of this turn is likely to yield: a gene's worth less its price."""
    species = state.seats[seat]
    if species.modifiers.out_of_auction:
        return 0.0
    scale = min(1.0, left / FULL_GAME)
    if state.phase in BEFORE_AUCTION:
        return TYPICAL_SURPLUS * scale
    if seat in state.passed:
        return 0.0
    held = next((row for row in state.rows if row.holder == seat), None)
    if held is not None:
        return _worth_of_one_more(species, held.gene, left) - max(0, held.bid - species.discount)
    is_bidding = seat == (state.queue[0] if state.displaced is None and state.queue else state.displaced)
    if state.phase is Phase.AUCTION and is_bidding and state.chosen_row is not None:
        return _surplus(state, seat, state.chosen_row, left)
    rows = [row for row in range(1, len(state.rows) + 1) if bids(state, seat, row)]
    ranked = sorted((_surplus(state, seat, row, left) for row in rows), reverse=True)
    if state.phase is Phase.EVOLUTION_WINDOW:
        return sum(ranked[:2]) / 2 - 0.5 if ranked else 0.0
    return ranked[0] if ranked else 0.0


def _surplus(state: State, seat: Seat, row: int, left: float) -> float:
    """A gene's worth less the lowest price for which its row can be taken."""
    species, amounts = state.seats[seat], bids(state, seat, row)
    price = max(0, amounts[0] - species.discount)
    return _worth_of_one_more(species, state.rows[row - 1].gene, left) - price


def _exposure(state: State, seat: Seat) -> float:
    """The dinos a seat must fear for: stronger neighbours that have yet to move."""
    if state.phase is Phase.MOVEMENT:
        movers = [other for other in state.queue if other != seat]
    elif state.phase in BEFORE_MOVEMENT:
        movers = [other for other in state.order if other != seat]
    else:
        return 0.0
    defence, board, neighbours = state.seats[seat].defence, state.board, ISLANDS[state.map].neighbours
    strong = {other for other in movers if state.seats[other].attack > defence}
    if not strong:
        return 0.0
    threatened = sum(
        any(board.get(there) in strong for there in neighbours[hex_]) for hex_, owner in board.items() if owner == seat
    )
    return 0.25 * min(threatened, sum(state.seats[other].movement_points for other in strong))


def hex_worth(state: State, seat: Seat) -> Callable[[str], float]:
    """How good a hex is for a dino: its zone in this turn's survival and in the next, and room around it."""
    island, species = ISLANDS[state.map], state.seats[seat]
    is_scored = state.phase not in BEFORE_SCORING or state.phase is Phase.SURVIVAL
    ahead = 0 if is_scored else 1 if _is_climate_open(state) else 0
    views = [(1.0 if is_scored else 0.5, _climates(state, ahead + 1))]
    if not is_scored:
        views.append((1.0, _climates(state, ahead)))
    sheltered = {
        Zone.TEMPERATE: 1.0,
        Zone.COLD: 0.6 if species.fur else 0.05,
        Zone.WARM: 0.6 if species.parasol else 0.05,
        Zone.DEADLY_COLD: 0.0,
        Zone.DEADLY_HOT: 0.0,
    }

    def worth(hex_: str) -> float:
        room = sum(there not in state.board for there in island.neighbours[hex_])
        return 0.03 * room + sum(
            weight * share * sheltered[island.zones[terrain][hex_]]
            for weight, climates in views
            for terrain, share in climates
        )

    return worth


def _best(options: Iterable[Action], key: Callable[[Action], float], count: int) -> list[Action]:
    return sorted(options, key=key, reverse=True)[:count]


def _prune_moves(state: State, decision: Decision) -> Sequence[Action]:
    worth, attack = hex_worth(state, decision.seat), state.seats[decision.seat].attack
    steps = _steps_to_temperate(state.map, climate.terrain(state))

    def gain(option: Action) -> float:
        assert isinstance(option, MoveDino)
        value = worth(option.to) - worth(option.from_) + 0.1 * (steps[option.from_] - steps[option.to])
        return value - 0.4 if option.to in state.board else value

    def is_sensible(option: Action) -> bool:
        if not isinstance(option, MoveDino):
            return False
        target = state.board.get(option.to)
        return target is None or (winning_face(attack, state.seats[target].defence) or 0) >= 4

    moves = _best(filter(is_sensible, decision.options), gain, 8)
    return [EndMovement(), *moves]


def _prune_births(state: State, decision: Decision) -> Sequence[Action]:
    worth = hex_worth(state, decision.seat)
    return _best(decision.options, lambda option: worth(option.hex) if isinstance(option, PlaceBirth) else 0.0, 6)


def _prune_jumps(state: State, decision: Decision) -> Sequence[Action]:
    worth = hex_worth(state, decision.seat)
    return _best(decision.options, lambda option: worth(option.to) if isinstance(option, JumpDino) else 0.0, 6)


def _prune_losses(state: State, decision: Decision) -> Sequence[Action]:
    """Those worst placed for the next climate are given up."""
    worth = hex_worth(state, decision.seat)
    worths = {hex_: worth(hex_) for hex_ in dinos_of(state, decision.seat)}
    return _best(
        decision.options,
        lambda option: -sum(worths[hex_] for hex_ in option.hexes) if isinstance(option, ChooseLosses) else 0.0,
        1,
    )


def _prune_rows(state: State, decision: Decision) -> Sequence[Action]:
    left = _turns_left(state)

    def surplus(option: Action) -> float:
        assert isinstance(option, ChooseRow)
        held = state.rows[option.row - 1].holder is not None
        return _surplus(state, decision.seat, option.row, left) - 0.01 * held

    rows = [option for option in decision.options if isinstance(option, ChooseRow)]
    ranked = _best(rows, surplus, 3)
    if len(rows) < len(decision.options) and (not ranked or surplus(ranked[0]) <= 0):
        return [PassBid()]
    return ranked[:1]


def _prune_bids(state: State, decision: Decision) -> Sequence[Action]:
    return decision.options[:1]


def _prune_events(state: State, decision: Decision) -> Sequence[Action]:
    """No second copy of a card, targets among the two leaders, and for dinos only the pairs that hurt most."""
    rivals = [seat for seat in range(len(state.seats)) if seat != decision.seat]
    leaders = sorted(rivals, key=lambda seat: -_worth(state, seat, deep=False))[:2]
    seen: set[tuple[object, ...]] = set()
    kept: list[Action] = [decision.options[-1]]
    for option in decision.options[:-1]:
        assert isinstance(option, PlayEvent)
        if option.target is not None and option.target not in leaders:
            continue
        if option.hexes is not None and not _hurts(state, option):
            continue
        rows = tuple(option.rows or ())
        shape = (INSTANCES[option.card].id, option.target, option.steps, option.from_, option.gene, rows)
        if shape not in seen:
            seen.add(shape)
            kept.append(option)
    return kept


def _hurts(state: State, option: PlayEvent) -> bool:
    """Whether an epidemic takes only dinos that would survive the climate, where there are enough of them."""
    assert option.target is not None
    assert option.hexes is not None
    zones = climate.zones(state)
    safe = [hex_ for hex_ in dinos_of(state, option.target) if zones[hex_] is Zone.TEMPERATE]
    return len(safe) < len(option.hexes) or all(hex_ in safe for hex_ in option.hexes)


_PRUNING: dict[str, Callable[[State, Decision], Sequence[Action]]] = {
    "play_event": _prune_events,
    "jump_dino": _prune_jumps,
    "move_dino": _prune_moves,
    "place_birth": _prune_births,
    "choose_losses": _prune_losses,
    "choose_row": _prune_rows,
    "place_bid": _prune_bids,
}
