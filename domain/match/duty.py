"""What a match waits for the service itself to do, and since when the service is late with it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from strata.domain.match.match import Match
from strata.domain.match.times import milliseconds

Job = Literal["play_bot", "clock", "score", "fill"]
"""Play a bot's decision; let a seat lapse whose time is up; score; give up on a match that nobody filled."""

TIME_TO_ACT = 5 * 1000
"""How long a job may take before it counts as lost. This and all below are in milliseconds."""
TIME_TO_FILL = 7 * 24 * 3600 * 1000
"""How long an open match waits for its seats."""
TIME_TO_ANSWER = 60 * 1000
"""How long bots wait for the answers to a request for undo."""
TIME_TO_RETURN = 24 * 3600 * 1000
"""How long bots wait, where they stand in for everybody, for somebody to return."""


class Duty(NamedTuple):
    """A job, and when the service is late with it. Until then, one that ``waits`` is left alone."""

    job: Job
    due: int
    waits: bool = False


def duty_of(match: Match) -> Duty | None:
    """What the match waits for; None where only people can go on, or nobody."""
    ledger = match.ledger
    now = milliseconds(ledger.at)
    match ledger.status:
        case "open":
            return Duty("fill", now + TIME_TO_FILL, waits=True)
        case "finished":
            return Duty("score", now + TIME_TO_ACT)
        case "playing" if match.pending_bots:
            return _bots_turn(match, now)
        case "playing" if match.deadlines:
            return Duty("clock", min(match.deadlines.values()), waits=True)
        case _:
            return None


def _bots_turn(match: Match, now: int) -> Duty:
    """Bots play at once, but wait for people who may have something to say first."""
    ledger = match.ledger
    if ledger.request is not None:
        due = min([milliseconds(ledger.request.at) + TIME_TO_ANSWER, *match.deadlines.values()])
        return Duty("play_bot", due, waits=True)
    if ledger.is_deserted:
        return Duty("play_bot", now + TIME_TO_RETURN, waits=True)
    return Duty("play_bot", now + TIME_TO_ACT)
