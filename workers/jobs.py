"""The jobs: play a bot's decisions, let a seat lapse whose time is up, score a match, give up on one nobody filled,
begin without the values that nobody added."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Mapping
from random import Random

from strata.domain.bots import Budget, LevelNotInstalled, level_named
from strata.domain.kernel import Action, IllegalMove, Seat
from strata.domain.match.commands import Cancel, CloseValues, Command, LapseAndPlay, PlayForBot, Score, Service
from strata.domain.match.decide import bot_choice
from strata.domain.match.events import UnreadableEvent
from strata.domain.match.match import GameNotInstalled, Lane, Match
from strata.domain.match.refusals import Refused
from strata.store.matches import Matches, NoSuchMatch, StaleVersion

log = logging.getLogger(__name__)

LONGEST_RUN: Mapping[Lane, float] = {
    "prompt": 1.0,
    "people": 1.0,
    "people_thinking": 5.0,
    "bots": 0.25,
    "bots_thinking": 0.25,
}
"""For how many seconds one job plays the decisions of bots before it hands over to another job, by its lane: whoever
waits for a worker waits for no longer than that, or for one decision of a bot that thinks."""


def do_job(matches: Matches, match: str, version: int) -> int | None:
    """Do what the match waited for at a version; returns the version at which more is to be done, if any.

    Does nothing unless the match is still at that version.
    """
    try:
        current = matches.load(match)
    except NoSuchMatch:
        log.warning("job names no match", extra={"match": match})
        return None
    except (UnreadableEvent, GameNotInstalled) as error:
        log.warning("match cannot be played on", extra={"match": match, "error": str(error)})
        return None
    if current.ledger.version != version:
        return None
    try:
        if _is_overdue(matches, current):
            current = _change(matches, current, LapseAndPlay())
        duty = current.duty
        if duty is None or (duty.waits and duty.due > matches.now()):
            return None
        match duty.job:
            case "play_bot":
                current = _play_bots(matches, current, duty.lane)
            case "score":
                current = _change(matches, current, Score())
            case "fill":
                current = _change(matches, current, Cancel(by=Service(), reason="never_filled"))
            case "close_values":
                current = _change(matches, current, CloseValues())
            case "clock":
                return None
    except (StaleVersion, IllegalMove, Refused):
        # Somebody was faster; their append names what the match waits for since.
        return None
    except (UnreadableEvent, LevelNotInstalled) as error:
        log.warning("match cannot be played on", extra={"match": match, "error": str(error)})
        return None
    duty = current.duty
    has_more = duty is not None and not (duty.waits and duty.due > matches.now())
    return current.ledger.version if has_more else None


def _play_bots(matches: Matches, match: Match, lane: Lane) -> Match:
    """Play the pending bots' decisions, one append each, until a person is asked, a bot of another lane is, or the job
    has run long enough."""
    deadline = time.monotonic() + LONGEST_RUN[lane]
    while not _must_wait(matches, match, lane) and not _is_overdue(matches, match):
        seat = match.pending_bots[0]
        action = _think(match, seat)
        match = _change(matches, match, PlayForBot(seat=seat, action=action))
        if time.monotonic() >= deadline:
            break
    return match


def _must_wait(matches: Matches, match: Match, lane: Lane) -> bool:
    """Whether no bot of this lane is asked, or the one that is has time yet."""
    duty = match.duty
    return duty is None or duty.job != "play_bot" or duty.lane != lane or (duty.waits and duty.due > matches.now())


def _think(match: Match, seat: Seat) -> Action:
    """A bot's choice. It takes as long as its level takes for any decision, so that the time tells nothing."""
    level = level_named(match.ledger.seats[seat].level or "")
    random = Random(secrets.randbits(128))
    if not level.seconds:
        return bot_choice(match, seat, random)
    began = time.monotonic()
    action = bot_choice(match, seat, random, Budget(elapsed=lambda: (time.monotonic() - began) / level.seconds))
    time.sleep(max(0.0, began + level.seconds - time.monotonic()))
    return action


def _is_overdue(matches: Matches, match: Match) -> bool:
    """Whether somebody's time is up."""
    return bool(match.deadlines) and min(match.deadlines.values()) <= matches.now()


def _change(matches: Matches, match: Match, command: Command) -> Match:
    return matches.change(match.ledger.id, command, if_match=match.ledger.version).match
