"""What the exam needs to know about Evo."""

from __future__ import annotations

from typing import Any

from strata.domain.games.evo.components import CONSTANTS, GENES, INSTANCES
from strata.domain.games.evo.state import State
from strata.domain.kernel import Profile, Viewer

_VARIED: list[dict[str, Any]] = [
    {},
    {"one_gene_fewer": True},
    {"event_deck": "none"},
    {"event_deck": "none", "one_gene_fewer": True},
    {"climate_track": "eight"},
    {"event_polling": "only_able"},
    {"event_polling": "only_able", "one_gene_fewer": True, "climate_track": "eight"},
]

VARIANTS: dict[int, list[dict[str, Any]]] = {
    3: _VARIED,
    4: [{"map_4p": map_id, **varied} for map_id in ("four_mm", "four_ls") for varied in _VARIED],
    5: _VARIED,
}


def conserved(state: State) -> None:
    """Every component is somewhere exactly once, and points are what was gained less what was paid."""
    with_events = state.options.event_deck == "standard"
    cards = state.deck + state.discard + [card for species in state.seats for card in species.hand]
    assert sorted(cards) == (sorted(INSTANCES) if with_events else [])
    for gene in GENES.values():
        bought = sum(species.genes[gene.id] - gene.start for species in state.seats) if gene.permanent else 0
        in_rows = sum(row.gene == gene.id for row in state.rows)
        assert state.bag[gene.id] >= 0
        assert bought >= 0
        assert state.bag[gene.id] + in_rows + bought + state.removed[gene.id] == gene.count, gene.id
    for seat, species in enumerate(state.seats):
        dinos = sum(owner == seat for owner in state.board.values())
        assert species.supply + dinos == CONSTANTS.dinos_per_player
        assert species.points == CONSTANTS.starting_points + species.gained - species.paid >= 0


def hidden(state: State, viewer: Viewer) -> dict[str, Any]:
    """The hands of the others and the deck; while the others hold nothing, the deck follows from what is seen."""
    hands = {f"hand {seat}": species.hand for seat, species in enumerate(state.seats) if seat != viewer}
    unseen = {name: sorted(cards) for name, cards in hands.items() if cards}
    return {**unseen, "deck": sorted(state.deck)} if unseen else {}


PROFILE = Profile[State](
    matches=300,
    most_decisions=12_000,
    variants=VARIANTS,
    conserved=conserved,
    hidden=hidden,
    shows_more={"event_polling": "only_able"},
)
