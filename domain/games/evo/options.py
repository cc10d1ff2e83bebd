"""What can be agreed on before a match."""

from __future__ import annotations

from typing import Literal

from strata.domain import kernel


class Options(kernel.Options, frozen=True):
    """
    ``map_4p``: which of the two boards four seats play on.
    ``one_gene_fewer``: one gene fewer than seats each turn, so one seat may drop out of each auction; the meteor
    rests in turns 1 and 2.
    ``event_deck``: ``none`` plays without event cards, their windows and card genes.
    ``climate_track``: the circuit of six spaces, or the reading with eight.
    ``event_polling``: ``only_able`` asks only seats that hold a playable card; faster, but a skip gives something away.
    """

    map_4p: Literal["four_mm", "four_ls"] = "four_mm"
    one_gene_fewer: bool = False
    event_deck: Literal["standard", "none"] = "standard"
    climate_track: Literal["six", "eight"] = "six"
    event_polling: Literal["all_with_cards", "only_able"] = "all_with_cards"
