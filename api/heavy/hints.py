"""Hints, computed from what a seat may know at a version."""

from __future__ import annotations

from random import Random

from strata.domain.analysis.advice import Advice, advice
from strata.domain.kernel import Seat
from strata.store.matches import Matches


def hint_at(matches: Matches, match_id: str, version: int, seat: Seat) -> Advice:
    position = matches.at(match_id, version).position
    assert position is not None, "a hint is asked for in a running game"
    return advice(position, seat, Random(f"{match_id}/{version}/{seat}"))
