"""The options worth a look, by decision: a bot tries these and no others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from strata.domain.games.evo.bot_forecast import (
    BEFORE_SCORING,
    climates,
    is_climate_unsettled,
    turns_left,
)
from strata.domain.games.evo.bot_land import land
from strata.domain.games.evo.bot_values import prospect, species_value, surplus
from strata.domain.games.evo.bot_weights import EvoWeights
from strata.domain.games.evo.components import INSTANCES, ISLANDS, Zone
from strata.domain.games.evo.rules import climate
from strata.domain.games.evo.rules.auction import ChooseRow, PassBid
from strata.domain.games.evo.rules.births import PlaceBirth
from strata.domain.games.evo.rules.dinos import dinos_of
from strata.domain.games.evo.rules.event_cards import JumpDino, PlayEvent
from strata.domain.games.evo.rules.movement import EndMovement, MoveDino
from strata.domain.games.evo.rules.survival import ChooseLosses
from strata.domain.games.evo.state import Phase, State
from strata.domain.kernel import Action, Decision, Seat

MOVES_TRIED, BIRTHS_TRIED, JUMPS_TRIED, RIVALS_TARGETED = 8, 6, 6, 2


def hex_value(state: State, seat: Seat, weights: EvoWeights) -> Callable[[str], float]:
    """How good a hex is for a dino: its zone in this turn's survival and in the next, and room around it."""
    island, species = ISLANDS[state.map], state.seats[seat]
    is_scored = state.phase not in BEFORE_SCORING or state.phase is Phase.SURVIVAL
    turns_ahead = 0 if is_scored else 1 if is_climate_unsettled(state) else 0
    survivals = [(1.0 if is_scored else weights.next_survival, climates(state, turns_ahead + 1))]
    if not is_scored:
        survivals.append((1.0, climates(state, turns_ahead)))
    safety = {
        Zone.TEMPERATE: 1.0,
        Zone.COLD: weights.hex_protected if species.fur else weights.hex_unprotected,
        Zone.WARM: weights.hex_protected if species.parasol else weights.hex_unprotected,
        Zone.DEADLY_COLD: 0.0,
        Zone.DEADLY_HOT: 0.0,
    }

    @cache
    def value(hex_: str) -> float:
        free = sum(there not in state.board for there in island.neighbours[hex_])
        return weights.free_neighbour * free + sum(
            weight * share * safety[island.zones[terrain][hex_]]
            for weight, likely in survivals
            for terrain, share in likely
        )

    return value


def _best(options: Iterable[Action], key: Callable[[Action], float], count: int) -> list[Action]:
    return sorted(options, key=key, reverse=True)[:count]


def _prune_moves(state: State, decision: Decision, weights: EvoWeights) -> Sequence[Action]:
    """Moves to better hexes, those first that gain most; attacks are another matter."""
    value = hex_value(state, decision.seat, weights)
    bit, steps = land(state.map).bit, land(state.map).steps[climate.terrain(state)]

    def promise(hex_: str) -> float:
        return value(hex_) - weights.step_nearer * steps[bit[hex_].bit_length() - 1]

    def gain(option: Action) -> float:
        assert isinstance(option, MoveDino)
        return promise(option.to) - promise(option.from_)

    peaceful = [option for option in decision.options if isinstance(option, MoveDino) and option.to not in state.board]
    return [EndMovement(), *_best(peaceful, gain, MOVES_TRIED)]


def _prune_births(state: State, decision: Decision, weights: EvoWeights) -> Sequence[Action]:
    value = hex_value(state, decision.seat, weights)

    def landing(option: Action) -> float:
        assert isinstance(option, PlaceBirth)
        return value(option.hex)

    return _best(decision.options, landing, BIRTHS_TRIED)


def _prune_jumps(state: State, decision: Decision, weights: EvoWeights) -> Sequence[Action]:
    value = hex_value(state, decision.seat, weights)

    def landing(option: Action) -> float:
        assert isinstance(option, JumpDino)
        return value(option.to)

    return _best(decision.options, landing, JUMPS_TRIED)


def _prune_losses(state: State, decision: Decision, weights: EvoWeights) -> Sequence[Action]:
    """Those worst placed for the next climate are given up."""
    value = hex_value(state, decision.seat, weights)
    values = {hex_: value(hex_) for hex_ in dinos_of(state, decision.seat)}

    def loss(option: Action) -> float:
        assert isinstance(option, ChooseLosses)
        return sum(values[hex_] for hex_ in option.hexes)

    return [min(decision.options, key=loss)]


def row_promise(state: State, seat: Seat, weights: EvoWeights) -> Callable[[ChooseRow], float]:
    """What a row promises: its surplus, less if it must be taken from its holder."""
    left = turns_left(state)

    def promise(option: ChooseRow) -> float:
        is_held = state.rows[option.row - 1].holder is not None
        return surplus(state, seat, option.row, left, weights) - weights.held_row * is_held

    return promise


def _prune_rows(state: State, decision: Decision, weights: EvoWeights) -> Sequence[Action]:
    """The row with the best surplus, or dropping out where none has any, if need be by a card."""
    promise = row_promise(state, decision.seat, weights)
    rows = [option for option in decision.options if isinstance(option, ChooseRow)]
    best = max(rows, key=promise, default=None)
    if best is not None and promise(best) > 0:
        return [best]
    if state.passes_left:
        return [PassBid()]
    ways_out = [option for option in decision.options if isinstance(option, PlayEvent)]
    return [*([] if best is None else [best]), *ways_out[:1]]


def _prune_bids(state: State, decision: Decision, weights: EvoWeights) -> Sequence[Action]:
    """The lowest bid."""
    return decision.options[:1]


def _prune_events(state: State, decision: Decision, weights: EvoWeights) -> Sequence[Action]:
    """No second copy of a card, targets among the two leaders, and for dinos only the pairs that hurt most."""
    rivals = [seat for seat in range(len(state.seats)) if seat != decision.seat]
    ahead = prospect(state)
    ranked = sorted(rivals, key=lambda seat: -species_value(state, seat, ahead, looks_ahead=False, weights=weights))
    leaders = ranked[:RIVALS_TARGETED]
    seen: set[tuple[object, ...]] = set()
    kept: list[Action] = [decision.options[-1]]
    for option in decision.options[:-1]:
        assert isinstance(option, PlayEvent)
        if option.target is not None and option.target not in leaders:
            continue
        if option.hexes is not None and not _hurts(state, option):
            continue
        rows = tuple(option.rows or ())
        play = (INSTANCES[option.card].id, option.target, option.steps, option.from_, option.gene, rows)
        if play not in seen:
            seen.add(play)
            kept.append(option)
    return kept


def _hurts(state: State, option: PlayEvent) -> bool:
    """Whether an epidemic takes only dinos that would survive the climate, where there are enough of them."""
    assert option.target is not None
    assert option.hexes is not None
    zones = climate.zones(state)
    safe = [hex_ for hex_ in dinos_of(state, option.target) if zones[hex_] is Zone.TEMPERATE]
    return len(safe) < len(option.hexes) or all(hex_ in safe for hex_ in option.hexes)


PRUNING: dict[str, Callable[[State, Decision, EvoWeights], Sequence[Action]]] = {
    "play_event": _prune_events,
    "jump_dino": _prune_jumps,
    "move_dino": _prune_moves,
    "place_birth": _prune_births,
    "choose_losses": _prune_losses,
    "choose_row": _prune_rows,
    "place_bid": _prune_bids,
}


def _other_rows(state: State, decision: Decision, weights: EvoWeights) -> Sequence[Action]:
    """Every row, and ways not to take any."""
    rows = [option for option in decision.options if isinstance(option, ChooseRow)]
    rows.sort(key=row_promise(state, decision.seat, weights), reverse=True)
    return [*rows, *(option for option in decision.options if not isinstance(option, ChooseRow))]


FURTHER: dict[str, Callable[[State, Decision, EvoWeights], Sequence[Action]]] = {
    "move_dino": _prune_moves,
    "choose_row": _other_rows,
}
