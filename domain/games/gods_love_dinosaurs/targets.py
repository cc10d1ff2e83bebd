"""What one points at to choose an option, and where a fact shows: cells of an ecosystem, and tiles.

A cell is ``hex:<seat>/<q,r>``, whether it exists or could be laid; a tile is ``tile:<id>``, on the biome board or in
hand. A dinosaur's walk is pointed at by what it eats, not step by step: ways with an equal meal are one option.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from strata.domain.games.gods_love_dinosaurs.components import BOX
from strata.domain.games.gods_love_dinosaurs.rules import dinos, predators
from strata.domain.games.gods_love_dinosaurs.rules.activation import Starve
from strata.domain.games.gods_love_dinosaurs.rules.dinos import SendDino, WalkDino
from strata.domain.games.gods_love_dinosaurs.rules.hatching import Hatch
from strata.domain.games.gods_love_dinosaurs.rules.predators import Hunt
from strata.domain.games.gods_love_dinosaurs.rules.prey import Breed
from strata.domain.games.gods_love_dinosaurs.rules.tiles import OrientTile, PlaceTile, TakeTile
from strata.domain.games.gods_love_dinosaurs.view import View
from strata.domain.kernel import Action, Seat, Targets
from strata.domain.kernel.codec import to_builtins
from strata.domain.toolkit.hexes import around, hex_id


def cell_target(seat: Seat, cell: str) -> str:
    return f"hex:{seat}/{cell}"


def tile_target(tile: str) -> str:
    return f"tile:{tile}"


def option_targets(action: Action, view: View) -> Targets:
    if isinstance(action, TakeTile):
        tile = view.slots[action.column][action.row - 1]
        assert tile is not None
        return [tile_target(tile)]
    assert view.asked is not None
    return [cell_target(view.asked, cell) for cell in _cells(action, view, view.asked)]


def _cells(action: Action, view: View, seat: Seat) -> list[str]:
    figures = view.seats[seat].figures
    match action:
        case PlaceTile():
            return [hex_id(action.q, action.r)]
        case OrientTile():
            assert view.anchor is not None
            return [around(view.anchor)[action.dir]]
        case Breed():
            return [hex_id(*action.parent), hex_id(*action.cell)]
        case Hunt():
            eaten = predators.meals(figures, [hex_id(*cell) for cell in action.path])
            return [hex_id(*action.from_), *(meal.cell for meal in eaten)]
        case Starve():
            return [hex_id(*action.from_)]
        case Hatch():
            return [BOX.nest]
        case SendDino():
            return [hex_id(*action.from_), hex_id(*action.to)]
        case WalkDino():
            path = [hex_id(*cell) for cell in action.path]
            return [*dict.fromkeys([*(meal.cell for meal in dinos.meals(figures, path)), path[-1]])]
        case _:
            return []


def fact_targets(fact: Mapping[str, Any], view: View) -> Targets:
    if fact["kind"] in ("tile_dealt", "tile_taken"):
        return [tile_target(fact["tile"])]
    return [cell_target(fact["seat"], cell) for cell in _touched(fact)]


def _touched(fact: Mapping[str, Any]) -> list[str]:
    """The cells that a fact is about, from where something comes first."""
    match fact["kind"]:
        case "cell_chosen":
            return [hex_id(fact["q"], fact["r"])]
        case "tile_placed":
            a = hex_id(fact["q"], fact["r"])
            return [a, around(a)[fact["dir"]]]
        case "prey_born":
            return [fact["parent"], fact["cell"]]
        case "prey_hunted" | "dino_moved":
            eaten = [meal["cell"] for meal in to_builtins(fact["eaten"])]
            return [*dict.fromkeys([fact["origin"], *eaten, fact["path"][-1]])]
        case "figure_starved":
            return [fact["cell"]]
        case "dino_hatched":
            return [fact["nest"]]
        case "dino_sent":
            return [*dict.fromkeys([fact["origin"], fact["to"]])]
        case _:
            return []
