"""Where one points at the board: for an option, step by step, and where a fact shows.

``cell:37`` and ``edge:36-37`` lie on the slab, ``part:37`` is the part with that lowest cell. ``tile:plant-03`` is a
tile off the slab, ``space:buy_fossil`` a service of the leader, ``pile:sturdy`` the sturdy charges of the turn,
``card:backpack`` a card in hand, ``seat:2`` all that is a seat's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from strata.domain.games.jurassic_parts.components import EDGE, SPECIES
from strata.domain.games.jurassic_parts.rules.collection import Assemble, SellTile, used_for
from strata.domain.games.jurassic_parts.rules.equipment import PlayCard, TargetCell
from strata.domain.games.jurassic_parts.rules.picking import TakeTile
from strata.domain.games.jurassic_parts.rules.placement import PlaceChisel
from strata.domain.games.jurassic_parts.rules.recalling import RecallChisel
from strata.domain.games.jurassic_parts.rules.services import GRANT, RequestService
from strata.domain.games.jurassic_parts.rules.splitting import ChoosePart
from strata.domain.games.jurassic_parts.view import View
from strata.domain.kernel import Action, Targets

STURDY = "pile:sturdy"


def option_targets(action: Action, view: View) -> Targets:
    match action:
        case PlaceChisel(edge, sturdy):
            return [STURDY, f"edge:{edge}"] if sturdy else [f"edge:{edge}"]
        case RecallChisel(edge):
            return [f"edge:{edge}"]
        case RequestService(service, use_grant, cell, tile):
            points = [f"card:{GRANT}"] if use_grant else []
            points.append(f"space:{service}")
            points += [] if cell is None else [f"cell:{cell}"]
            return points if tile is None else [*points, f"tile:{tile}"]
        case SellTile(tile) | TakeTile(tile):
            return [f"tile:{tile}"]
        case Assemble(species, parts):
            return [f"tile:{tile}" for tile in used_for(view.seats[view.active].loose, SPECIES[species], parts)]
        case PlayCard(card):
            return [f"card:{card}"]
        case ChoosePart(cell):
            return [f"part:{cell}"]
        case TargetCell(cell):
            return [f"cell:{cell}"]
        case _:
            return []


def fact_targets(fact: Mapping[str, Any], view: View) -> Targets:
    match fact:
        case {"kind": "chisel_placed" | "chisel_recalled", "edge": str(edge)}:
            return _of_edge(edge, view)
        case {"kind": "tile_revealed" | "tile_peeked", "cell": int(cell)}:
            return _of_cells([cell], view)
        case {"kind": "part_broken_off" | "last_tiles_laid_out", "pool": list(tiles)}:
            return _of_tiles(tiles, view)
        case {"kind": "part_left_to_leader", "tiles": list(tiles)} | {"kind": "share_out_ended", "rest": list(tiles)}:
            return _of_tiles(tiles, view)
        case {"kind": "parts_offered", "cells": list(cells)}:
            return [f"part:{cell}" for cell in cells if cell in view.choices]
        case {"tile": str(tile), "seat": int(seat)}:
            return _of_tiles([tile], view) or [f"seat:{seat}"]
        case {"seat": int(seat)}:
            return [f"seat:{seat}"]
        case _:
            return []


def _of_edge(edge: str, view: View) -> Targets:
    """The chisel on an edge or, where it is gone, the tiles beside it."""
    return [f"edge:{edge}"] if edge in view.chisels else _of_cells([EDGE[edge].a, EDGE[edge].b], view)


def _of_cells(cells: list[int], view: View) -> Targets:
    present = {cell.cell for cell in view.slab}
    return [f"cell:{cell}" for cell in cells if cell in present]


def _of_tiles(tiles: list[str], view: View) -> Targets:
    """Tiles that lie in the pool, in the stock or loose in a collection; others are not shown one by one."""
    shown = {*view.stock, *(view.share.pool if view.share else ()), *(t for seat in view.seats for t in seat.loose)}
    return [f"tile:{tile}" for tile in tiles if tile in shown]
