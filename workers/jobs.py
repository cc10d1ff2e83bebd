"""The jobs: play a bot's decisions, let a seat lapse whose time is up, score a match, give up on one nobody filled."""

from __future__ import annotations

import logging
import secrets
import time
from functools import partial
from random import Random

from strata.domain.bots import choose
from strata.domain.kernel import Action, IllegalMove, Seat
from strata.domain.match.commands import Change, Moment, Refused, cancel, lapse, move, score
from strata.domain.match.events import MatchCancelled
from strata.domain.match.match import Match
from strata.store.matches import Decide, Matches, NoSuchMatch, StaleVersion

log = logging.getLogger(__name__)

STINT = 5.0
"""For how many seconds one job goes on through the decisions of bots before it hands over to a successor."""


def do_duty(matches: Matches, match: str, version: int) -> int | None:
    """Do what the match waited for at a version; answers the version at which more is to be done, if any.

    Does nothing unless the match is still at that version.
    """
    try:
        current = matches.load(match)
    except NoSuchMatch:
        log.warning("job names no match", extra={"match": match})
        return None
    if current.ledger.version != version:
        return None
    try:
        if _is_overdue(matches, current):
            current = _change(matches, current, "service", _stand_in)
            if current.ledger.is_deserted:
                return None
        match current.duty:
            case "play_bot":
                current = _play_bots(matches, current)
            case "score":
                current = _change(matches, current, "service", score)
            case "fill":
                current = _change(matches, current, "service", _give_up)
            case "clock" | None:
                return None
    except (StaleVersion, IllegalMove, Refused):
        # Somebody was faster; what the match waits for since is named by their append.
        return None
    return current.ledger.version if current.duty in ("play_bot", "score") else None


def _play_bots(matches: Matches, match: Match) -> Match:
    """Play the pending bots' decisions, one append each, until a person is asked or the stint is over."""
    deadline = time.monotonic() + STINT
    while match.duty == "play_bot" and not _is_overdue(matches, match) and time.monotonic() < deadline:
        seat = match.pending_bots[0]
        action = _choice(match, seat)
        match = _change(matches, match, f"bot:{seat}", partial(_move, seat=seat, action=action))
    return match


def _is_overdue(matches: Matches, match: Match) -> bool:
    """Whether somebody's time is up."""
    return bool(match.deadlines) and min(match.deadlines.values()) <= matches.now()


def _choice(match: Match, seat: Seat) -> Action:
    level = match.ledger.seats[seat].level
    assert match.position is not None, "a bot is asked only in a running match"
    assert level is not None, "a bot's seat names its level"
    return choose(level, match.position, seat, Random(secrets.randbits(128)))


def _move(match: Match, moment: Moment, seat: Seat, action: Action) -> Change:
    return move(match, seat, action, moment)


def _stand_in(match: Match, moment: Moment) -> Change:
    """Seats lapse, and bots decide for them in the same breath: who returns at once gains no time by it."""
    change = lapse(match, moment)
    late = [seat for seat in change.match.pending_bots if match.ledger.seats[seat].level is None]
    for seat in late:
        if seat in change.match.pending_bots:
            action = _choice(change.match, seat)
            made = move(change.match, seat, action, moment._replace(actor=f"bot:{seat}"))
            change = Change([*change.events, *made.events], made.match)
    return change


def _give_up(match: Match, moment: Moment) -> Change:
    return cancel(match, MatchCancelled("never_filled"), moment)


def _change(matches: Matches, match: Match, actor: str, decide: Decide) -> Match:
    return matches.change(match.ledger.id, actor, decide, if_match=match.ledger.version).match
