"""Phrases that labels, lines and pictures share: places, cards and genes by their names, numbers of more and less."""

from __future__ import annotations

from strata.domain.games.evo.components import INSTANCES, ISLANDS
from strata.domain.games.evo.view import View
from strata.domain.toolkit.language import Phrase, phrase


def land(map_id: str, hex_: str) -> Phrase:
    """A hex with its terrain."""
    return phrase("land", hex=hex_, terrain=ISLANDS[map_id].terrain[hex_])


def place(view: View, hex_: str) -> Phrase:
    """A hex with its terrain and, in the climate of a view, its zone."""
    island = ISLANDS[view.map]
    zone = island.zones[view.climate_terrain][hex_]
    return phrase("place", hex=hex_, terrain=island.terrain[hex_], zone=zone)


def card_name(instance: str) -> Phrase:
    card = INSTANCES[instance]
    return phrase("name-of-card", card=card.id, name=card.name)


def row_with_gene(view: View, row: int) -> Phrase:
    return phrase("row-with-gene", row=row, gene=view.rows[row - 1].gene)


def signed(count: int) -> str:
    """A number of more or less: ``+2``, ``−1``."""
    return f"{count:+}".replace("-", "−") if count else "0"
