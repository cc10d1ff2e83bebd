"""What choosing an option means: the tile and what it sets off, the meal, the eggs, the end, and who would starve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from strata.domain.games.gods_love_dinosaurs.components import PREDATORS, PREY
from strata.domain.games.gods_love_dinosaurs.phrases import meal_phrases, side_phrase, tile_phrase
from strata.domain.games.gods_love_dinosaurs.rules import dinos, predators
from strata.domain.games.gods_love_dinosaurs.rules.activation import FinishActivation, Starve
from strata.domain.games.gods_love_dinosaurs.rules.dinos import SendDino, WalkDino
from strata.domain.games.gods_love_dinosaurs.rules.hatching import Hatch, SkipHatch
from strata.domain.games.gods_love_dinosaurs.rules.predators import Hunt
from strata.domain.games.gods_love_dinosaurs.rules.prey import Breed
from strata.domain.games.gods_love_dinosaurs.rules.tiles import OrientTile, PlaceTile, TakeTile
from strata.domain.games.gods_love_dinosaurs.state import Ecosystem
from strata.domain.games.gods_love_dinosaurs.view import EcosystemView, View, is_last_round
from strata.domain.kernel import Action
from strata.domain.toolkit.hexes import around, hex_id
from strata.domain.toolkit.language import Phrase, phrase
from strata.domain.toolkit.narration import LabelPhrase

Names = Sequence[str]


def _own(view: View) -> EcosystemView:
    """The ecosystem of the seat that is asked."""
    assert view.asked is not None
    return view.seats[view.asked]


def _take_tile(action: TakeTile, view: View, names: Names) -> Phrase:
    rows = view.slots[action.column]
    tile = rows[action.row - 1]
    assert tile is not None
    then = "nobody"
    if sum(slot is not None for slot in rows) == 1:
        then = "animals" if action.column != view.marker else "end" if is_last_round(view) else "dinosaurs"
    tile_taken = tile_phrase(tile, view.supply)
    return phrase("label-take_tile", tile=tile_taken, figure=action.column, row=action.row, then=then)


def _place_tile(action: PlaceTile, view: View, names: Names) -> Phrase:
    assert view.hand is not None
    cell, side = hex_id(action.q, action.r), side_phrase(view.faces[view.hand.tile].a, view.supply)
    if beside := _beside(view, cell):
        return phrase("label-place_tile", side=side, cell=cell, beside=beside)
    return phrase("label-place_tile-apart", side=side, cell=cell)


def _orient_tile(action: OrientTile, view: View, names: Names) -> Phrase:
    assert view.hand is not None
    assert view.anchor is not None
    cell, side = around(view.anchor)[action.dir], side_phrase(view.faces[view.hand.tile].b, view.supply)
    if beside := _beside(view, cell):
        return phrase("label-orient_tile", side=side, cell=cell, direction=action.dir, beside=beside)
    return phrase("label-orient_tile-apart", side=side, cell=cell, direction=action.dir)


def _beside(view: View, cell: str) -> list[Phrase]:
    """The terrains next to a cell, each with how often it is there."""
    terrain = _own(view).terrain
    counts = Counter(terrain[there] for there in around(cell) if there in terrain)
    return [phrase("beside", terrain=kind, count=count) for kind, count in counts.items()]


def _breed(action: Breed, view: View, names: Names) -> Phrase:
    assert view.activated is not None
    cell = hex_id(*action.cell)
    return phrase(
        "label-breed",
        figure=view.activated,
        parent=hex_id(*action.parent),
        cell=cell,
        terrain=_own(view).terrain[cell],
    )


def _hunt(action: Hunt, view: View, names: Names) -> Phrase:
    assert view.activated is not None
    origin = hex_id(*action.from_)
    eaten = predators.meals(_own(view).figures, [hex_id(*cell) for cell in action.path])
    young = predators.young_after(eaten, None if view.supply is None else view.supply[view.activated])
    meal, to = meal_phrases(eaten), eaten[-1].cell
    if young:
        return phrase("label-hunt-young", figure=view.activated, origin=origin, meal=meal, to=to, young=young)
    return phrase("label-hunt", figure=view.activated, origin=origin, meal=meal, to=to)


def _starve(action: Starve, view: View, names: Names) -> Phrase:
    assert view.activated is not None
    return phrase("label-starve", figure=view.activated, origin=hex_id(*action.from_))


def _finish_activation(action: FinishActivation, view: View, names: Names) -> Phrase:
    assert view.activated is not None
    left = len(view.unresolved or ())
    if view.activated in PREY:
        return phrase("label-finish-prey", figure=view.activated, count=left)
    if view.activated in PREDATORS:
        return phrase("label-finish-predators", figure=view.activated, count=left)
    return phrase("label-finish-dinosaurs", figure=view.activated, count=left)


def _hatch(action: Hatch, view: View, names: Names) -> Phrase:
    return phrase("label-hatch", left=_own(view).eggs - 1)


def _skip_hatch(action: SkipHatch, view: View, names: Names) -> Phrase:
    return phrase("label-skip_hatch", count=_own(view).eggs)


def _send_dino(action: SendDino, view: View, names: Names) -> Phrase:
    origin, to = hex_id(*action.from_), hex_id(*action.to)
    own = _own(view)
    eggs = _most_eggs(tuple(own.terrain.items()), tuple(own.figures.items()), origin)[to]
    if origin == to:
        return phrase("label-send_dino-home", origin=origin, count=eggs)
    return phrase("label-send_dino", origin=origin, to=to, count=eggs)


Items = tuple[tuple[str, str], ...]


@lru_cache(256)
def _most_eggs(terrain: Items, figures: Items, origin: str) -> Mapping[str, int]:
    """All options of a dinosaur are labelled from one search."""
    return dinos.most_eggs(Ecosystem(dict(terrain), dict(figures)), origin)


def _walk_dino(action: WalkDino, view: View, names: Names) -> Phrase:
    path = [hex_id(*cell) for cell in action.path]
    eaten = dinos.meals(_own(view).figures, path)
    return phrase("label-walk_dino", count=dinos.eggs_for(eaten), meal=meal_phrases(eaten), to=path[-1])


LABELS: dict[type[Action], LabelPhrase] = {
    TakeTile: _take_tile,
    PlaceTile: _place_tile,
    OrientTile: _orient_tile,
    Breed: _breed,
    Hunt: _hunt,
    Starve: _starve,
    FinishActivation: _finish_activation,
    Hatch: _hatch,
    SkipHatch: _skip_hatch,
    SendDino: _send_dino,
    WalkDino: _walk_dino,
}
