"""The options worth a look, by decision: a bot tries these and no others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from strata.domain.games.jurassic_parts.bot_cuts import Cracks, Cut, closing_edges, edges_of, weigh_cuts
from strata.domain.games.jurassic_parts.bot_values import KIND, Holdings, cell_values, holdings
from strata.domain.games.jurassic_parts.bot_weights import DiggerWeights
from strata.domain.games.jurassic_parts.components import CONSTANTS, EDGE, SPECIES
from strata.domain.games.jurassic_parts.rules.collection import Assemble, SellTile
from strata.domain.games.jurassic_parts.rules.equipment import PlayCard, StopTargets, TargetCell
from strata.domain.games.jurassic_parts.rules.picking import TakeTile
from strata.domain.games.jurassic_parts.rules.placement import PlaceChisel
from strata.domain.games.jurassic_parts.rules.recalling import RecallChisel
from strata.domain.games.jurassic_parts.rules.services import RequestService, price_of
from strata.domain.games.jurassic_parts.rules.turn_end import EndTurn
from strata.domain.games.jurassic_parts.state import Phase, State
from strata.domain.kernel import Action, Decision

CLOSING_EDGES, BEST_CUTS = 8, 5
"""How many edges that split the slab, and the missing edges of how many cuts, are tried for a chisel."""
PLACEMENTS_TRIED, OTHERWISE_TRIED = 20, 6
"""How many placements are tried at most, and how many beside the dearest tiles where no cut is in sight."""
SERVICES_TRIED, SALES_TRIED, ASSEMBLIES_TRIED, PICKS_TRIED, TARGETS_TRIED = 4, 2, 3, 4, 4


def _prune_turn(state: State, decision: Decision, weights: DiggerWeights) -> Sequence[Action]:
    """Finish skeletons first; else chisels on the most promising cuts, what amber can buy, or the end of the turn."""
    seat = decision.seat
    finished = _assemblies(decision)
    if finished and len(finished[0].parts) == SPECIES[finished[0].species].parts:
        return finished[:1]
    if state.phase is Phase.TURN_START:
        return decision.options[:1]
    holding = holdings(state, weights)[seat]
    values = cell_values(state, holding, seat)
    ranked = sorted(weigh_cuts(state, Cracks(state), seat, values, weights), key=lambda promise: -promise.gain)
    cuts = [promise.cut for promise in ranked[:BEST_CUTS]]
    kept = _placements(state, decision, values, cuts)
    kept += _services(state, decision, holding, values, cuts)
    kept += finished[:ASSEMBLIES_TRIED]
    kept += [option for option in decision.options if isinstance(option, PlayCard)]
    kept += _sales(decision, holding)
    kept += _ends(state, decision)
    return kept or decision.options


def _assemblies(decision: Decision) -> list[Assemble]:
    """For each species the skeleton with the most genuine parts, whole ones first."""
    largest: dict[str, Assemble] = {}
    for option in decision.options:
        if isinstance(option, Assemble):
            largest[option.species] = option
    return sorted(largest.values(), key=lambda option: SPECIES[option.species].parts - len(option.parts))


def _placements(state: State, decision: Decision, values: list[float], cuts: list[Cut]) -> list[Action]:
    """On the edges that split the slab for most, then on those that the best cuts lack."""
    wanted = dict.fromkeys(closing_edges(state, values)[:CLOSING_EDGES])
    for cut in cuts:
        wanted.update(dict.fromkeys(edges_of(cut.missing)))
    rank = {edge: place for place, edge in enumerate(wanted)}
    placements = [option for option in decision.options if isinstance(option, PlaceChisel)]
    kept = sorted((option for option in placements if option.edge in rank), key=lambda option: rank[option.edge])
    if kept:
        return list(kept[:PLACEMENTS_TRIED])
    ends = {option.edge: (EDGE[option.edge].a, EDGE[option.edge].b) for option in placements}
    dearest = sorted(placements, key=lambda option: -sum(values[cell] for cell in ends[option.edge]))
    return list(dearest[:OTHERWISE_TRIED])


def _services(
    state: State, decision: Decision, holding: Holdings, values: list[float], cuts: list[Cut]
) -> list[Action]:
    """The tiles worth most that can be dug out or bought, more chisels, and help with the boulders of the best cuts."""

    def gain(option: RequestService) -> float:
        tile = values[option.cell] if option.cell is not None else 0.0
        tile += holding.marginals[KIND[option.tile]] if option.tile is not None else 0.0
        return tile - price_of(state.turn.requests, option.use_grant)

    offers = [option for option in decision.options if isinstance(option, RequestService)]
    goods = sorted((option for option in offers if gain(option) > 0), key=gain, reverse=True)
    kept: list[Action] = list(goods[:SERVICES_TRIED])
    kept += [option for option in offers if option.service == "quick_sharpen"]
    if any(cut.price > cut.missing.bit_count() for cut in cuts) and not state.turn.sturdy_charges:
        kept += [option for option in offers if option.service == "sturdy_tool"]
    return kept


def _sales(decision: Decision, holding: Holdings) -> Sequence[Action]:
    """Those that lose least, one of each kind."""
    kinds = {KIND[option.tile]: option for option in decision.options if isinstance(option, SellTile)}
    return [kinds[kind] for kind in sorted(kinds, key=lambda kind: (holding.loss(kind), kind))[:SALES_TRIED]]


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


def _prune_picks(state: State, decision: Decision, weights: DiggerWeights) -> Sequence[Action]:
    """The best of each kind of tile, and a card that may be played."""
    holding = holdings(state, weights)[decision.seat]
    kinds: dict[str, Action] = {}
    others: list[Action] = []
    for option in decision.options:
        if isinstance(option, TakeTile):
            kinds.setdefault(KIND[option.tile], option)
        else:
            others.append(option)
    best = sorted(kinds, key=holding.marginals.__getitem__, reverse=True)[:PICKS_TRIED]
    return [*others, *(kinds[kind] for kind in best)]


def _prune_targets(state: State, decision: Decision, weights: DiggerWeights) -> Sequence[Action]:
    """The cells that are worth most; whether to take chisels off the slab, and which, is left open."""
    options = [option for option in decision.options if not isinstance(option, StopTargets)]
    if any(isinstance(option, RecallChisel) for option in options):
        return decision.options
    values = cell_values(state, holdings(state, weights)[decision.seat], decision.seat)
    cells = [option for option in options if isinstance(option, TargetCell)]
    return sorted(cells, key=lambda option: -values[option.cell])[:TARGETS_TRIED]


PRUNING: dict[str, Callable[[State, Decision, DiggerWeights], Sequence[Action]]] = {
    "turn_start": _prune_turn,
    "turn_main": _prune_turn,
    "share_pick": _prune_picks,
    "final_pick": _prune_picks,
    "card_target": _prune_targets,
}
