"""Records to attack with: a long one that is not over, and one of rewinds alone."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random

import msgspec

from strata.domain.games.registry import GAMES
from strata.domain.match.commands import PlayMove, SeatGrant
from strata.domain.match.events import Event, MatchRewound, SeatPlan
from strata.domain.match.export import Export, export, lines
from strata.domain.match.match import Match
from strata.domain.match.record import iso, write_event
from strata.store.in_memory import MemoryJournal
from strata.store.matches import Matches
from tests.match.deeds import creation


def long_record(moves: int) -> bytes:
    """The file of a match of Dominant Species that is not over after so many moves."""
    matches, match = _begun("dominant-species", 6)
    rng = Random(1)
    for _ in range(moves):
        if match.ledger.status != "playing":
            break
        assert match.position is not None
        decision = rng.choice(match.position.decisions)
        by = SeatGrant(decision.seat, match.ledger.seats[decision.seat].granted_at)
        match = matches.change(match.ledger.id, PlayMove(by=by, action=rng.choice(decision.options))).match
    return _file(matches.export(match, None, is_whole=True))


def rewinds(count: int) -> bytes:
    """The file of a match that an administrator, it says, put back to where it was, again and again."""
    matches, match = _begun("evo", 3)
    id_, seed = match.ledger.id, matches.seed(match.ledger.id)
    events: list[Event] = matches.journal.read(id_, 0)
    payload = MatchRewound(to_version=events[-1].version, by="admin", seat=None, crossed=[])
    at = iso(datetime.now(UTC))
    for _ in range(count):
        events.append(write_event(id_, events[-1].version + 1, events[-1].hash, seed, at, "admin", payload))
    made = export(match, events, seed, None, True)
    header = msgspec.structs.replace(made.header, version=events[-1].version, hash=events[-1].hash)
    return _file(Export(header, made.events))


def _begun(game: str, seats: int) -> tuple[Matches, Match]:
    matches, rules = Matches(MemoryJournal()), GAMES[game]
    people: Sequence[SeatPlan] = [SeatPlan("human")] * seats
    return matches, matches.create(creation(secrets.token_hex(10), rules, rules.options(), people), {}).match


def _file(record: Export) -> bytes:
    return b"".join(lines(record))
