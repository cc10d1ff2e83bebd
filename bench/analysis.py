"""How long the analysis of a whole match takes at its default budget, from every tenth of its moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time

from bench.claims import Line, Ratio
from bench.matches import begin
from strata.domain.analysis.moves import analyse_move, moves_of
from strata.domain.bots import choose
from strata.domain.games.registry import BUILT_IN
from strata.domain.match.commands import PlayMove, SeatGrant
from strata.store.in_memory import MemoryJournal
from strata.store.matches import Matches

EVERY = 10
LIMIT = 600.0
"""Seconds of one core."""


def measure() -> Iterator[Line]:
    for slug, game in BUILT_IN.items():
        matches = _played(slug, max(2, game.seats[0]))
        ledger, events = matches.load("m").ledger, matches.journal.read("m", 0)
        moves = moves_of(ledger, events)
        began = process_time()
        for version in moves[::EVERY]:
            analyse_move(matches.at("m", version - 1), matches.at("m", version), events[version - 1])
        seconds = (process_time() - began) * len(moves) / len(moves[::EVERY])
        yield Ratio(f"{slug}: {len(moves)} moves, {seconds:.0f} s; share of {LIMIT:g} s", seconds / LIMIT, at_most=1)


def _played(slug: str, seats: int) -> Matches:
    """A match of greedy bots."""
    matches, rng = Matches(MemoryJournal()), Random(1)
    match = matches.create(begin("m", slug, seats), {}).match
    while match.position is not None and match.ledger.status == "playing":
        seat = match.position.decisions[0].seat
        action = choose("greedy", match.position, seat, rng)
        match = matches.change("m", PlayMove(by=SeatGrant(seat, 1), action=action)).match
    return matches
