"""What becomes of an ecosystem when its figures act the way a sensible player lets them.

Prey breeds beside predators and mountains, predators eat what they can without wiping out their food, dinosaurs gather
eggs. It is played by the game's own actions on a table with this ecosystem alone, where the supply is unlimited.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from math import inf

from strata.domain.games.gods_love_dinosaurs.bot_weights import DinosaurWeights
from strata.domain.games.gods_love_dinosaurs.components import BOX, COLUMNS, DINO_HOMES, FIGURES, PREDATORS, PREY
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.rules import hatching, prey
from strata.domain.games.gods_love_dinosaurs.rules.activation import Starve
from strata.domain.games.gods_love_dinosaurs.rules.dinos import Feast, WalkDino, feasts
from strata.domain.games.gods_love_dinosaurs.rules.hatching import Hatch
from strata.domain.games.gods_love_dinosaurs.rules.paths import Path
from strata.domain.games.gods_love_dinosaurs.rules.predators import Hunt, meals, ways
from strata.domain.games.gods_love_dinosaurs.rules.prey import Breed
from strata.domain.games.gods_love_dinosaurs.rules.tiles import OrientTile
from strata.domain.games.gods_love_dinosaurs.state import DINO, Ecosystem, Hand, Sent, State
from strata.domain.kernel import Action, Fact
from strata.domain.toolkit.hexes import around, axial

_ALONE = 0
"""The one seat of the imagined table."""
_UNLIMITED = Options(supply="unlimited")


def with_tile(ecosystem: Ecosystem, tile: str, anchor: str, dir_: int) -> Ecosystem:
    """The ecosystem with one more tile."""
    grown = _copy(ecosystem)
    table = _table(grown)
    table.hand, table.anchor = Hand(tile, COLUMNS[0]), anchor
    _carry_out(table, OrientTile(dir_))
    return grown


def after_acting(
    ecosystem: Ecosystem, figure: str, weights: DinosaurWeights, unresolved: Collection[str] | None = None
) -> Ecosystem:
    """The ecosystem when the figures of a kind have acted, or those of them that had not."""
    after = _copy(ecosystem)
    table = _table(after, figure, ecosystem.cells_with(figure) if unresolved is None else unresolved)
    if figure in PREY:
        _breed(table)
    elif figure in PREDATORS:
        _hunt(table, figure, weights)
    else:
        _walk(table, weights)
    return after


def after_walks_to(
    ecosystem: Ecosystem, sent: Sent, unresolved: Collection[str], weights: DinosaurWeights
) -> Iterator[Ecosystem]:
    """The ecosystem when a dinosaur has gone to the mountain it was sent to, by the best way for each number of eggs,
    and the others after it: what it leaves may feed them."""
    best: dict[int, Feast] = {}
    for feast in feasts(ecosystem, sent.origin, sent.to):
        if feast.eggs not in best or _feast_value(feast, weights) > _feast_value(best[feast.eggs], weights):
            best[feast.eggs] = feast
    for feast in best.values():
        after = _copy(ecosystem)
        _go(_table(after, DINO, [sent.origin]), sent.origin, feast.path)
        yield after_acting(after, DINO, weights, [cell for cell in unresolved if cell != sent.origin])


def after_dinos(ecosystem: Ecosystem, weights: DinosaurWeights, may_hatch: bool) -> Iterator[Ecosystem]:
    """The ecosystem when the dinosaurs have walked, without and with one hatched before."""
    yield after_acting(ecosystem, DINO, weights)
    if may_hatch and hatching.can_hatch(_table(ecosystem), _ALONE):
        hatched = _copy(ecosystem)
        _carry_out(_table(hatched), Hatch())
        yield after_acting(hatched, DINO, weights)


def birth_cells(ecosystem: Ecosystem, figure: str, parents: Collection[str]) -> Mapping[str, list[str]]:
    """The free cells that could take the young of each parent; a parent that has none is left out."""
    found: dict[str, list[str]] = defaultdict(list)
    for parent, cell in prey.births(_table(ecosystem, figure, parents), _ALONE):
        found[parent].append(cell)
    return found


def _copy(ecosystem: Ecosystem) -> Ecosystem:
    return Ecosystem(dict(ecosystem.terrain), dict(ecosystem.figures), [], ecosystem.eggs)


def _table(ecosystem: Ecosystem, activated: str | None = None, unresolved: Collection[str] = ()) -> State:
    """A table at which one seat plays this very ecosystem, some figures of a kind about to act."""
    return State(
        options=_UNLIMITED,
        seats=[ecosystem],
        slots={column: [] for column in COLUMNS},
        supply=dict.fromkeys(FIGURES, 0),
        activated=activated,
        queue=[_ALONE],
        unresolved=list(unresolved),
    )


def _carry_out(table: State, action: Action) -> None:
    """Play an action that leaves nothing to chance."""
    for fact in action.decide(table, _ALONE):
        assert isinstance(fact, Fact)
        fact.apply(table)


def _breed(table: State) -> None:
    """The parent with the least room breeds first."""
    ecosystem, kind = table.seats[_ALONE], table.activated
    assert kind is not None
    found = birth_cells(ecosystem, kind, table.unresolved or ())
    for parent in sorted(found, key=lambda parent: len(found[parent])):
        free = [cell for cell in found[parent] if cell not in ecosystem.figures]
        if free:
            best = max(free, key=lambda cell: _birth_value(ecosystem, cell))
            _carry_out(table, Breed(axial(parent), axial(best)))


def _birth_value(ecosystem: Ecosystem, cell: str) -> int:
    """How many predators would find the young here, and how many mountains would be near them."""
    terrain, figures = ecosystem.terrain, ecosystem.figures
    near = around(cell)
    return 2 * sum(figures.get(there) in PREDATORS for there in near) + sum(
        terrain.get(there) in DINO_HOMES for there in near
    )


def _hunt(table: State, predator: str, weights: DinosaurWeights) -> None:
    """The hunter with the fewest ways goes first; each takes the way that eats most; the rest starve."""
    ecosystem = table.seats[_ALONE]
    while table.unresolved:
        found = {origin: list(ways(ecosystem, predator, origin)) for origin in sorted(table.unresolved)}
        able = [origin for origin in found if found[origin]]
        if not able:
            break
        origin = min(able, key=lambda origin: len(found[origin]))
        path = max(found[origin], key=lambda path: _hunt_value(ecosystem, path, weights))
        _carry_out(table, Hunt(axial(origin), tuple(map(axial, path))))
    for origin in list(table.unresolved or ()):
        _carry_out(table, Starve(axial(origin)))


def _hunt_value(ecosystem: Ecosystem, path: Path, weights: DinosaurWeights) -> float:
    terrain = ecosystem.terrain
    eaten = meals(ecosystem.figures, path)
    kinds = [meal.animal for meal in eaten]
    herd = list(ecosystem.figures.values())
    wiped_out = sum(kinds.count(kind) == herd.count(kind) for kind in set(kinds))
    near = sum(any(terrain.get(there) in DINO_HOMES for there in around(meal.cell)) for meal in eaten)
    return len(eaten) - weights.hunt_wipes_out * wiped_out + weights.hunt_by_mountain * near


def _walk(table: State, weights: DinosaurWeights) -> None:
    """Each dinosaur goes for the most eggs, rather not to the nest; those that never find anything to eat starve."""
    hungry = list(table.unresolved or ())
    while hungry:
        waiting = []
        for origin in hungry:
            best = _best_feast(table.seats[_ALONE], origin, weights)
            if best is None:
                waiting.append(origin)
            else:
                _go(table, origin, best.path)
        if waiting == hungry:
            break
        hungry = waiting
    for origin in hungry:
        _carry_out(table, Starve(axial(origin)))


def _best_feast(ecosystem: Ecosystem, origin: str, weights: DinosaurWeights) -> Feast | None:
    """The first of the best feasts. The search stops at one that no other could beat: all predators, or without any the
    least that a feast on prey costs."""
    predators = sum(figure in PREDATORS for figure in ecosystem.figures.values())
    most = predators or -weights.walk_eats_prey
    best, value = None, -inf
    for feast in feasts(ecosystem, origin):
        if (found := _feast_value(feast, weights)) > value:
            best, value = feast, found
            if value >= most:
                break
    return best


def _go(table: State, origin: str, path: Path) -> None:
    table.sent = Sent(origin, path[-1])
    _carry_out(table, WalkDino(tuple(map(axial, path))))


def _feast_value(feast: Feast, weights: DinosaurWeights) -> float:
    to_nest = feast.path[-1] == BOX.nest
    return feast.eggs - weights.walk_eats_prey * feast.eats_prey - weights.walk_to_nest * to_nest
