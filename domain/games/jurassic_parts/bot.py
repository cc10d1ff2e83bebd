"""What good play looks like: finish cuts with the most chisels of all in them, for the tiles one's collection needs.

A state is worth what the collections are worth, what a running share-out is about to give, and the best cut within
reach; the more chisels are missing, the less. What opponents have and could cut counts against it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from strata.domain.games.jurassic_parts.bot_cuts import Cracks, Cut, closing_edges, edges_of
from strata.domain.games.jurassic_parts.bot_worth import KIND, Holdings, cell_worths, holdings
from strata.domain.games.jurassic_parts.components import CONSTANTS, SPECIES, service_price
from strata.domain.games.jurassic_parts.rules.collection import Assemble, SellTile
from strata.domain.games.jurassic_parts.rules.equipment import PlayCard, StopTargets, TargetCell
from strata.domain.games.jurassic_parts.rules.picking import TakeTile
from strata.domain.games.jurassic_parts.rules.placement import PlaceChisel
from strata.domain.games.jurassic_parts.rules.services import RequestService
from strata.domain.games.jurassic_parts.rules.sharpening import RecallChisel
from strata.domain.games.jurassic_parts.rules.slab import part_of
from strata.domain.games.jurassic_parts.rules.turn_end import EndTurn
from strata.domain.games.jurassic_parts.scoring import score_lines
from strata.domain.games.jurassic_parts.state import Phase, State
from strata.domain.kernel import Action, Decision, Seat

PER_CHISEL, PER_TURN, PER_SEAT = 0.88, 0.75, 0.96
"""What a cut keeps of its worth for each chisel it still needs, each turn it takes, each seat that plays before."""
RIVAL, RIVALS = 0.45, 0.25
"""How much the best opponent counts, and the average one."""
STOCK = 0.06
"""What an amber adds, as a share of the best tile it could buy."""


class DiggerGuide:
    def evaluate(self, state: State, seat: Seat) -> float:
        if state.ending is None:
            held = holdings(state)
            worths = [holding.worth for holding in held]
            _give_out(state, held, worths)
            _add_prospects(state, held, worths)
        else:
            worths = [float(sum(line.points for line in score_lines(digger))) for digger in state.seats]
        rivals = worths[:seat] + worths[seat + 1 :]
        return worths[seat] - RIVAL * max(rivals) - RIVALS * sum(rivals) / len(rivals)

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = _PRUNING.get(decision.name)
        return decision.options if prune is None else prune(state, decision)


def _give_out(state: State, held: list[Holdings], worths: list[float]) -> None:
    """What a share-out that is going on will give to each, if all pick what they like best."""
    share = state.share
    if share is None:
        return
    pool, quota = list(share.pool), share.quota
    for seat in share.participants:
        marginal = held[seat].marginal
        for _ in range(min(len(pool), quota or min(CONSTANTS.share_cap, (len(pool) + 1) // 2))):
            best = max(pool, key=lambda tile: marginal(KIND[tile]))
            worths[seat] += marginal(KIND[best])
            pool.remove(best)
        quota = None


def _add_prospects(state: State, held: list[Holdings], worths: list[float]) -> None:
    """What each seat can hope to cut next."""
    cracks = Cracks(state)
    for seat, holding in enumerate(held):
        values = cell_worths(state, holding, seat)
        if state.choices and seat == state.active:
            worths[seat] += max(_share(values, part_of(state, cell), before=0) for cell in state.choices)
        best_buy = max((holding.marginal(KIND[tile]) for tile in state.stock), default=0.0)
        worths[seat] += STOCK * state.seats[seat].amber * best_buy
        waiting = PER_SEAT ** ((seat - state.active) % len(state.seats))
        worths[seat] += waiting * max((hope for hope, _ in hopes(state, cracks, seat, values)), default=0.0)


def hopes(state: State, cracks: Cracks, seat: Seat, values: list[float]) -> list[tuple[float, Cut]]:
    """The cuts of a seat, each with what it may hope to gain by it."""
    chisels = available(state, seat)
    found = []
    dearest = max(values, default=0.0)
    best = 0.0
    for cut in cracks.cuts:
        discount = PER_CHISEL**cut.price
        if cut.price > chisels:
            discount *= PER_TURN ** -(-(cut.price - chisels) // CONSTANTS.sharpen_per_turn)
        most = (len(cut.cells) + 1) // 2
        if discount * dearest * most <= 0.5 * best:
            continue
        hope = discount * _share(values, cut.cells, cracks.rank(cut, seat, state.first))
        best = max(best, hope)
        found.append((hope, cut))
    return found


def available(state: State, seat: Seat) -> int:
    """The sharp chisels of a seat in this turn, or in its next one."""
    digger = state.seats[seat]
    is_placing = seat == state.active and state.phase is Phase.TURN_MAIN
    return digger.sharp if is_placing else digger.sharp + CONSTANTS.sharpen_per_turn


def _share(values: list[float], cells: Iterable[int], before: int) -> float:
    """What is left of some tiles for who picks after so many others."""
    worths = sorted((values[cell] for cell in cells), reverse=True)
    for _ in range(before):
        worths = worths[(len(worths) + 1) // 2 :]
    return sum(worths[: (len(worths) + 1) // 2])


def _prune_turn(state: State, decision: Decision) -> Sequence[Action]:
    """Finish skeletons first; else chisels on the most promising cuts, what amber can buy, or the end of the turn."""
    seat = decision.seat
    finished = _assemblies(decision)
    if finished and len(finished[0].parts) == SPECIES[finished[0].species].parts:
        return finished[:1]
    if state.phase is Phase.TURN_START:
        return decision.options[:1]
    holding = holdings(state)[seat]
    values = cell_worths(state, holding, seat)
    kept = _placements(state, decision, values)
    kept += _services(state, decision, holding, values)
    kept += finished[:3]
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
    cracks = Cracks(state)
    ranked = sorted(hopes(state, cracks, decision.seat, values), key=lambda hope: -hope[0])
    wanted = dict.fromkeys(closing_edges(state)[:8])
    for _, cut in ranked[:5]:
        wanted.update(dict.fromkeys(edges_of(cut.missing)))
    placements = [option for option in decision.options if isinstance(option, PlaceChisel)]
    kept: list[Action] = [option for option in placements if option.edge in wanted]
    return kept[:20] or list(placements[:6])


def _services(state: State, decision: Decision, holding: Holdings, values: list[float]) -> list[Action]:
    price = service_price(state.turn.requests)

    def gain(option: RequestService) -> float:
        if option.cell is not None:
            return values[option.cell]
        return holding.marginal(KIND[option.tile]) if option.tile is not None else 0.0

    offers = [option for option in decision.options if isinstance(option, RequestService)]
    goods = sorted((option for option in offers if gain(option) > price + 0.5), key=gain, reverse=True)
    kept: list[Action] = list(goods[:4])
    if state.tiles_left and not state.seats[decision.seat].sharp:
        kept += [option for option in offers if option.service == "quick_sharpen"][:1]
    return kept


def _sales(state: State, decision: Decision, holding: Holdings) -> Sequence[Action]:
    """A duplicate, where the amber for it pays for a tile of the stock."""
    price = service_price(state.turn.requests)
    if state.seats[decision.seat].amber + CONSTANTS.sale_price < price or not state.stock:
        return []
    if max(holding.marginal(KIND[tile]) for tile in state.stock) < price + 1.5:
        return []
    sales = [option for option in decision.options if isinstance(option, SellTile)]
    return [option for option in sales if holding.counts[KIND[option.tile]] > 1][:1]


def _ends(state: State, decision: Decision) -> list[Action]:
    """Keep what may be kept, unless too few dull chisels would be left for the next turn."""
    digger = state.seats[decision.seat]
    ends = [option for option in decision.options if isinstance(option, EndTurn)]
    fitting = [
        option
        for option in ends
        if digger.dull + digger.spent + digger.sharp - option.keep >= CONSTANTS.sharpen_per_turn
    ]
    return list((fitting or ends[:1])[-1:])


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
    best = sorted(kinds, key=holding.marginal, reverse=True)[:4]
    return [*others, *(kinds[kind] for kind in best)]


def _prune_targets(state: State, decision: Decision) -> Sequence[Action]:
    """Digs and looks where the unknown is worth most; chisels off the slab as far as they hinder nothing."""
    options = [option for option in decision.options if not isinstance(option, StopTargets)]
    if any(isinstance(option, RecallChisel) for option in options):
        return decision.options
    values = cell_worths(state, holdings(state)[decision.seat], decision.seat)
    cells = [option for option in options if isinstance(option, TargetCell)]
    return sorted(cells, key=lambda option: -values[option.cell])[:4]


_PRUNING: dict[str, Callable[[State, Decision], Sequence[Action]]] = {
    "turn_start": _prune_turn,
    "turn_main": _prune_turn,
    "share_pick": _prune_picks,
    "final_pick": _prune_picks,
    "card_target": _prune_targets,
}
