"""Places on the board: what an option points at, one target for each step of pointing, and where a fact shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from strata.domain.games.evo.components import CLIMATE_TRACKS
from strata.domain.games.evo.rules.auction import ChooseRow, PlaceBid
from strata.domain.games.evo.rules.births import PlaceBirth
from strata.domain.games.evo.rules.event_cards import JumpDino, PlayEvent
from strata.domain.games.evo.rules.movement import MoveDino
from strata.domain.games.evo.rules.survival import ChooseLosses
from strata.domain.games.evo.view import View
from strata.domain.kernel import Action

_ABOUT_A_SPECIES = {
    "event_card_drawn",
    "modifier_raised",
    "modifier_switched_on",
    "birth_distance_set",
    "genes_lent",
    "points_gained",
    "bid_passed",
    "auction_left",
    "bid_paid",
    "gene_taken",
    "gene_used_up",
}
BID_SPACES = 7
"""The bidding board has spaces for bids of 0 to 6; a higher one is named beside its row."""


def bid_space(row: int, amount: int) -> str:
    return f"space:row-{row}/{amount}"


def option_targets(action: Action, view: View) -> list[str]:
    return list(_pointed_at(action, view))


def _pointed_at(action: Action, view: View) -> Iterator[str]:
    match action:
        case MoveDino(from_=origin, to=to):
            yield from (f"hex:{origin}", f"hex:{to}")
        case JumpDino(to=to):
            yield f"hex:{to}"
        case PlaceBirth(hex=hex_):
            yield f"hex:{hex_}"
        case ChooseLosses(hexes=hexes):
            yield from (f"hex:{hex_}" for hex_ in hexes)
        case ChooseRow(row=row):
            yield f"row:{row}"
        case PlaceBid(amount=amount) if view.chosen_row is not None:
            yield bid_space(view.chosen_row, amount) if amount < BID_SPACES else f"row:{view.chosen_row}"
        case PlayEvent():
            yield from _of_a_card(action, view)


def _of_a_card(play: PlayEvent, view: View) -> Iterator[str]:
    """The card, then what is chosen for it."""
    yield f"card:{play.card}"
    if play.target is not None:
        yield f"seat:{play.target}"
    if play.from_ is not None:
        yield f"hex:{play.from_}"
    if play.gene is not None:
        yield f"gene:{play.gene}"
    yield from (f"hex:{hex_}" for hex_ in play.hexes or ())
    yield from (f"row:{row}" for row in play.rows or ())
    if play.steps is not None:
        spaces = CLIMATE_TRACKS[view.options.climate_track].spaces
        yield f"space:climate/{(view.climate + play.steps) % len(spaces)}"


def fact_targets(fact: Mapping[str, Any], view: View) -> list[str]:
    """What is no more on the board that the view shows is left out."""
    match fact["kind"]:
        case "dino_landed" | "dino_born":
            return [f"hex:{fact['hex']}"]
        case "dino_moved" | "dino_jumped" | "combat_fought":
            return [f"hex:{fact['origin']}", f"hex:{fact['to']}"]
        case "jump_prepared":
            return [f"hex:{fact['origin']}"]
        case "dinos_lost":
            return [f"hex:{hex_}" for hex_ in fact["hexes"]]
        case "climate_moved" if view.ending is None:
            return [f"space:climate/{fact['index']}"]
        case "gene_drawn" | "row_chosen" | "bid_placed" if view.rows:
            row, amount = fact["row"], fact.get("amount", BID_SPACES)
            return [bid_space(row, amount) if amount < BID_SPACES else f"row:{row}"]
        case "event_card_drawn" if fact.get("card") in (view.hand or ()) and view.ending is None:
            return [f"card:{fact['card']}"]
        case kind if kind in _ABOUT_A_SPECIES:
            return [f"seat:{fact['seat']}"]
        case _:
            return []
