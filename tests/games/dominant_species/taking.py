"""A card in play: the mammals dominate the mountain, take the card, and the next pawn waits behind it."""

from __future__ import annotations

from typing import Any

from strata.domain.games.dominant_species.exam import conserved
from tests.games.dominant_species.table import Played, playing


def take(card: str, picks: tuple[int, ...] = (), pawns: dict[str, str] | None = None, **described: Any) -> Played:
    """The card has just been chosen."""
    played = playing(
        phase="domination",
        pawns={"domination 1": "insect", "domination 5": "insect", **(pawns or {})},
        face_up=[card],
        **described,
    )
    played.play("insect", "dominate", hex=[0, 1])
    played.play("mammal", "choose_card", picks=picks, card=card)
    conserved(played.state)
    assert card in played.state.played
    return played


def is_over(played: Played) -> bool:
    """Whether all steps of the card are done and the next pawn is up."""
    conserved(played.state)
    return played.asked == ("insect", "dominate")
