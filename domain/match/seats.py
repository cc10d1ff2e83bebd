"""Seats as anybody may see them: who sits where, and what to call them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from strata.domain.match.match import Ledger

Names = Mapping[int, str]
"""Display names by seat. They lie beside the record, where they can be corrected or erased."""


def show_seats(ledger: Ledger, names: Names, application: str | None = None) -> list[dict[str, Any]]:
    """Who sits where, as plain JSON; with the references of players for the application whose they are."""
    is_own = application is not None and ledger.application == application
    rows = [
        {
            "seat": seat,
            "kind": holder.kind,
            "player": holder.player if is_own else None,
            "bot": holder.bot,
            "stand_in": holder.stand_in,
        }
        for seat, holder in enumerate(ledger.seats)
    ]
    return name_seats(rows, names)


BOT_NAMES = (
    *("Ankylo", "Bronto", "Cerato", "Diplo", "Edmonto", "Fulguro", "Giga", "Hadro", "Iguano", "Juravena"),
    *("Kentro", "Lambeo", "Maia", "Nodo", "Oro", "Plateo", "Quetzal", "Raptor", "Stego", "Trike"),
)
"""What the bots of a table are called, by their seats: in every language, and each by a name of its own."""


def name_seats(rows: list[dict[str, Any]], names: Names) -> list[dict[str, Any]]:
    """Add the display names; a bot without one gets that of its seat."""
    for row in rows:
        anonymous = BOT_NAMES[row["seat"]] if row["kind"] == "bot" else None
        row["name"] = names.get(row["seat"], anonymous)
    return rows


def display_names(ledger: Ledger, names: Names) -> list[str]:
    """What to call each seat; empty where nobody has a name."""
    return [row["name"] or "" for row in show_seats(ledger, names)]
