"""Turns and phases of a match, by number and name."""

from __future__ import annotations

from bisect import bisect_left

from strata.domain.kernel import Moment, Narrator, titled
from strata.domain.match.match import Match, Past
from strata.domain.match.refusals import Refused


def moment_of(match: Match) -> Moment | None:
    """Which turn it is; None before the game begins, and in a game without turns."""
    return None if match.position is None else match.game.moment(match.position.state)


def phase_title(match: Match, narrator: Narrator) -> str | None:
    """Which phase it is, in a language; None where there are none."""
    moment = moment_of(match)
    return None if moment is None or moment.phase is None else titled(narrator, "phase", moment.phase)


def first_version_of(head: Match, past: Past, turn: int, phase: str | None = None) -> int | None:
    """The version with which a turn, or a phase of it, began, of those that led to the head; None if it has not come.

    Turns only count up, so few versions are looked at. Raises ``Refused`` where there are no turns.
    """
    if head.position is None:
        raise Refused("match_not_started", "the match is waiting for its seats to be taken")
    if moment_of(head) is None:
        raise Refused("no_turns", f"{head.game.title} is not played in turns")

    def turn_at(version: int) -> int:
        moment = moment_of(past(version))
        return -1 if moment is None else moment.turn

    versions = head.ledger.effective_versions()
    for version in versions[bisect_left(versions, turn, key=turn_at) :]:
        moment = moment_of(past(version))
        if moment is None or moment.turn != turn:
            return None
        if phase in (None, moment.phase):
            return version
    return None
