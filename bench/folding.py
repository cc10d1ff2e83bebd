"""Facts folded per second, from recorded bytes to state, against pyeventsourcing replaying as many events.

Both sides start from serialised events in memory and end with the object they add up to. Time is the processor's.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from uuid import UUID

import msgspec
from eventsourcing.application import Application
from eventsourcing.domain import Aggregate, event

from bench.claims import Line, Ratio, rate
from bench.matches import random_match
from strata.domain.match.events import Event
from strata.domain.match.evolve import evolve
from strata.store.in_memory import MemoryJournal
from strata.store.matches import Matches


class Counter(Aggregate):
    """About the least an aggregate can do with an event."""

    def __init__(self) -> None:
        self.total = 0
        self.last = ""

    @event("Counted")
    def count(self, seat: int, hex_: str) -> None:
        self.total += seat
        self.last = hex_


def measure() -> Iterator[Line]:
    journal = MemoryJournal()
    random_match(Matches(journal), "bench")
    events = journal.read("bench", 0)
    facts = sum(len(msgspec.json.decode(event.data).get("facts", ())) for event in events)
    recorded = [msgspec.json.encode(event) for event in events]
    decoder = msgspec.json.Decoder(Event)

    app = Application[UUID]()
    counter = Counter()
    for number in range(facts):
        counter.count(number, "0,0")
    app.save(counter)

    ours = theirs = 0.0
    rounds = 20
    for number in range(rounds + 1):
        start = time.process_time()
        evolve(None, (decoder.decode(data) for data in recorded))
        our_time = time.process_time() - start
        start = time.process_time()
        app.repository.get(counter.id)
        their_time = time.process_time() - start
        if number:  # the first round warms up
            ours += our_time
            theirs += their_time
    folded = facts * rounds
    yield f"{facts} facts in {len(events)} events; strata {rate(folded, ours)}, pyeventsourcing {rate(folded, theirs)}"
    yield Ratio("strata / pyeventsourcing", theirs / ours, at_least=10)
