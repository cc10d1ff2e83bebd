"""The options worth a look, by decision: a bot tries these and no others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from strata.domain.games.jurassic_parts.bot_cuts import Cracks, closing_edges, edges_of, weigh_cuts
from strata.domain.games.jurassic_parts.bot_values import KIND, Holdings, cell_values, holdings
from strata.domain.games.jurassic_parts.components import CONSTANTS, SPECIES, service_price
from strata.domain.games.jurassic_parts.rules.collection import Assemble, SellTile
from strata.domain.games.jurassic_parts.rules.equipment import PlayCard, StopTargets, TargetCell
from strata.domain.games.jurassic_parts.rules.picking import TakeTile
from strata.domain.games.jurassic_parts.rules.placement import PlaceChisel
from strata.domain.games.jurassic_parts.rules.recalling import RecallChisel
from strata.domain.games.jurassic_parts.rules.services import RequestService
from strata.domain.games.jurassic_parts.rules.turn_end import EndTurn
from strata.domain.games.jurassic_parts.state import Phase, State
from strata.domain.kernel import Action, Decision

CLOSING_EDGES, BEST_CUTS = 8, 5
"""How many edges that split the slab, and the missing edges of how many cuts, are tried for a chisel."""
PLACEMENTS_TRIED, OTHERWISE_TRIED = 20, 6
"""How many placements are tried at most, and how many where no edge stands out."""
SERVICES_TRIED, ASSEMBLIES_TRIED, PICKS_TRIED, TARGETS_TRIED = 4, 3, 4, 4
SERVICE_GAIN = 0.5
"""A service must give this much more than its price, in points."""
SALE_GAIN = 1.5
"""A tile is sold only for one of the stock worth this much more than its price, in points."""


def _prune_turn(state: State, decision: Decision) -> Sequence[Action]:
    """Finish skeletons first; else chisels on the most promising cuts, what amber can buy, or the end of the turn."""
    seat = decision.seat
    finished = _assemblies(decision)
    if finished and len(finished[0].parts) == SPECIES[finished[0].species].parts:
        return finished[:1]
    if state.phase is Phase.TURN_START:
        return decision.options[:1]
    holding = holdings(state)[seat]
    values = cell_values(state, holding, seat)
    kept = _placements(state, decision, values)
    kept += _services(state, decision, holding, values)
    kept += finished[:ASSEMBLIES_TRIED]
    kept += [option for option in decision.options if isinstance(option, PlayCard)]
    kept += _sales(state, decision, holding)
    kept += _ends(state, decision)
    return kept or decision.options


def _assemblies(decision: Decision) -> list[Assemble]:
    """For each species the skeleton with the most genuine parts, whole ones first."""
    largest: dict[str, Assemble] = {}
    for option in decision.options:
        if isinstance(option, Assemble):
            largest[option.species] = option
    return sorted(largest.values(), key=lambda option: SPECIES[option.species].parts - len(option.parts))


def _placements(state: State, decision: Decision, values: list[float]) -> list[Action]:
    ranked = sorted(weigh_cuts(state, Cracks(state), decision.seat, values), key=lambda weighed: -weighed[0])
    wanted = dict.fromkeys(closing_edges(state)[:CLOSING_EDGES])
    for _, cut in ranked[:BEST_CUTS]:
        wanted.update(dict.fromkeys(edges_of(cut.missing)))
    placements = [option for option in decision.options if isinstance(option, PlaceChisel)]
    kept: list[Action] = [option for option in placements if option.edge in wanted]
    return kept[:PLACEMENTS_TRIED] or list(placements[:OTHERWISE_TRIED])


def _services(state: State, decision: Decision, holding: Holdings, values: list[float]) -> list[Action]:
    price = service_price(state.turn.requests)

    def gain(option: RequestService) -> float:
        if option.cell is not None:
            return values[option.cell]
        return holding.marginal(KIND[option.tile]) if option.tile is not None else 0.0

    offers = [option for option in decision.options if isinstance(option, RequestService)]
    goods = sorted((option for option in offers if gain(option) > price + SERVICE_GAIN), key=gain, reverse=True)
    kept: list[Action] = list(goods[:SERVICES_TRIED])
    if state.tiles_left and not state.seats[decision.seat].sharp:
        kept += [option for option in offers if option.service == "quick_sharpen"][:1]
    return kept


def _sales(state: State, decision: Decision, holding: Holdings) -> Sequence[Action]:
    """A duplicate, where the amber for it pays for a tile of the stock."""
    price = service_price(state.turn.requests)
    if state.seats[decision.seat].amber + CONSTANTS.sale_price < price or not state.stock:
        return []
    if max(holding.marginal(KIND[tile]) for tile in state.stock) < price + SALE_GAIN:
        return []
    sales = [option for option in decision.options if isinstance(option, SellTile)]
    return [option for option in sales if holding.counts[KIND[option.tile]] > 1][:1]


def _ends(state: State, decision: Decision) -> list[Action]:
    """Keep what may be kept, unless too few dull chisels would be left for the next turn."""
    digger = state.seats[decision.seat]
    ends = [option for option in decision.options if isinstance(option, EndTurn)]
    sustainable = [
        option
        for option in ends
        if digger.dull + digger.spent + digger.sharp - option.keep >= CONSTANTS.sharpen_per_turn
    ]
    return list((sustainable or ends[:1])[-1:])


def _prune_picks(state: State, decision: Decision) -> Sequence[Action]:
    """The best of each kind of tile, and a card that may be played."""
    holding = holdings(state)[decision.seat]
    kinds: dict[str, Action] = {}
    others: list[Action] = []
    for option in decision.options:
        if isinstance(option, TakeTile):
            kinds.setdefault(KIND[option.tile], option)
        else:
            others.append(option)
    best = sorted(kinds, key=holding.marginal, reverse=True)[:PICKS_TRIED]
    return [*others, *(kinds[kind] for kind in best)]


def _prune_targets(state: State, decision: Decision) -> Sequence[Action]:
    """The cells that are worth most; whether to take chisels off the slab, and which, is left open."""
    options = [option for option in decision.options if not isinstance(option, StopTargets)]
    if any(isinstance(option, RecallChisel) for option in options):
        return decision.options
    values = cell_values(state, holdings(state)[decision.seat], decision.seat)
    cells = [option for option in options if isinstance(option, TargetCell)]
    return sorted(cells, key=lambda option: -values[option.cell])[:TARGETS_TRIED]


PRUNING: dict[str, Callable[[State, Decision], Sequence[Action]]] = {
    "turn_start": _prune_turn,
    "turn_main": _prune_turn,
    "share_pick": _prune_picks,
    "final_pick": _prune_picks,
    "card_target": _prune_targets,
}
