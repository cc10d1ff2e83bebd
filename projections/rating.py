"""Ratings: who is rated in a match, and how its result moves them (openskill, Plackett–Luce).

A match is rated if it is a fair contest, was played here to its end and scored, a player held a seat until then,
somebody else was rated with them, and it counts on their pages. Every person in it needs a player reference, and nobody
sits in two seats. A level of bots is rated like a player, in each application by itself; where it holds several seats,
each plays as one of that rating, and the level moves by their mean. Whoever leaves a running game shares the last
place; the bot in that seat is not rated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from openskill.models import PlackettLuce

from strata.domain.match.match import UnfairBecause
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


UnratedBecause = (
    UnfairBecause
    | Literal["imported", "cancelled", "unlisted", "anonymous", "same_player", "no_player", "alone", "not_over"]
)
"""Why a match does not count: beside what makes it unfair, it comes from a file; was cancelled; is unlisted and of no
application; has a person without a player reference; has one player in two seats; no player held a seat to the end; it
has one seat only; or, if nothing else stands against it, it is not over."""


def unrated_because(summary: Summary) -> UnratedBecause | None:
    """Why a match is not rated, if it is not."""
    if summary.imported is not None:
        return "imported"
    if summary.unfair_because is not None:
        return summary.unfair_because
    if summary.status == "cancelled":
        return "cancelled"
    if not summary.is_shown_by_player:
        return "unlisted"
    if summary.status == "open":
        return "not_over"
    return _unrated_people(summary.seats) or (None if summary.status == "scored" else "not_over")


def _unrated_people(seats: Sequence[SeatSummary]) -> UnratedBecause | None:
    people = [
        seat.deserter if seat.is_deserted else seat.player for seat in seats if seat.is_deserted or seat.kind == "human"
    ]
    if None in people:
        return "anonymous"
    if len(set(people)) < len(people):
        return "same_player"
    if all(seat.player is None for seat in seats):
        return "no_player"
    return "alone" if len(seats) < 2 else None


def entrants(summary: Summary) -> list[Entrant]:
    """Who is rated in a match, by seat; empty if it is not rated."""
    if unrated_because(summary) is not None:
        return []
    return [_entrant(seat, len(summary.seats)) for seat in summary.seats]


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


def _entrant(seat: SeatSummary, seats: int) -> Entrant:
    if seat.is_deserted:
        return Entrant(f"player:{seat.deserter}", seats + 1)
    assert seat.rank is not None, "a scored match ranks all its seats"
    return Entrant(f"bot:{seat.bot}" if seat.kind == "bot" else f"player:{seat.player}", seat.rank)
