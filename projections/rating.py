"""Ratings: who is rated in a match, and how its result moves them (openskill, Plackett–Luce).

A match is rated if it was played straight to its end and scored, a player held a seat until then, somebody else was
rated with them, and it counts on their pages. Every person in it needs a player reference, and nobody sits in two
seats. A level of bots is rated like a player, in each application by itself; where it holds several seats, each plays
as one of that rating, and the level moves by their mean. Whoever leaves a running game shares the last place; the bot
in that seat is not rated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from openskill.models import PlackettLuce

from strata.projections.summary import SeatSummary, Summary

SCALE = 1_000_000
"""Figures are kept in whole millionths."""


class Rating(msgspec.Struct, frozen=True):
    """An estimate of somebody's skill, in millionths, and the rated matches it comes from."""

    mu: int = 25 * SCALE
    sigma: int = 25 * SCALE // 3
    matches: int = 0
    won: int = 0

    @property
    def conservative(self) -> int:
        """A skill that is almost certainly not below this."""
        return self.mu - 3 * self.sigma


class Entrant(msgspec.Struct, frozen=True):
    """Somebody rated in a match: ``player:<reference>`` or ``bot:<level>``, and the rank reached."""

    id: str
    rank: int


_model = PlackettLuce(mu=25.0, sigma=25.0 / 3)


def entrants(summary: Summary) -> list[Entrant]:
    """Who is rated in a match, by seat; empty if it is not rated."""
    if summary.status != "scored" or not summary.is_rateable or not summary.is_shown_by_player:
        return []
    found = [_entrant(seat, len(summary.seats)) for seat in summary.seats]
    rated = [entrant for entrant in found if entrant is not None]
    people = [entrant.id for entrant in rated if entrant.id.startswith("player:")]
    stayed = any(seat.player is not None for seat in summary.seats)
    if len(rated) < len(found) or len(rated) < 2 or not stayed or len(set(people)) < len(people):
        return []
    return rated


def rate(rated: Sequence[Entrant], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of all entrants after a result."""
    teams = [
        [_model.rating(mu=before[entrant.id].mu / SCALE, sigma=before[entrant.id].sigma / SCALE)] for entrant in rated
    ]
    moved = [team[0] for team in _model.rate(teams, ranks=[float(entrant.rank) for entrant in rated])]
    seats: dict[str, list[int]] = {}
    for index, entrant in enumerate(rated):
        seats.setdefault(entrant.id, []).append(index)
    return {
        id_: Rating(
            mu=round(sum(moved[index].mu for index in held) / len(held) * SCALE),
            sigma=round(sum(moved[index].sigma for index in held) / len(held) * SCALE),
            matches=before[id_].matches + 1,
            won=before[id_].won + any(rated[index].rank == 1 for index in held),
        )
        for id_, held in seats.items()
    }


def _entrant(seat: SeatSummary, seats: int) -> Entrant | None:
    if seat.is_deserted:
        return None if seat.deserter is None else Entrant(f"player:{seat.deserter}", seats + 1)
    if seat.rank is None:
        return None
    if seat.kind == "bot":
        return Entrant(f"bot:{seat.bot}", seat.rank)
    return None if seat.player is None else Entrant(f"player:{seat.player}", seat.rank)
