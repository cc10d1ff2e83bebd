"""Audit and import of a record full of rewinds: memory and time beside the size of the file.

The same move is made and taken back, 4,000 and 16,000 times. Memory is the peak that Python allocates, the parsed file
included; time is the processor's.
"""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random

import msgspec

from bench.claims import Line, Ratio
from strata.domain.bots import choose
from strata.domain.games.registry import GAMES
from strata.domain.kernel import canonical
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.audit import audit
from strata.domain.match.commands import CreateMatch, PlayMove, RequestUndo, SeatGrant
from strata.domain.match.events import SeatPlan
from strata.domain.match.export import Export, lines, read_export
from strata.domain.match.import_ import import_match
from strata.domain.match.record import link, nonce, seal
from strata.store.in_memory import MemoryJournal
from strata.store.matches import Matches

FEW, MANY = 4_000, 16_000


def measure() -> Iterator[Line]:
    files = [b"".join(lines(_record(rewinds))) for rewinds in (FEW, MANY)]
    grown = len(files[1]) / len(files[0])
    for name, work in (("audit", audit), ("import", import_match)):
        peaks = [_peak(work, data) for data in files]
        seconds = [_seconds(work, data) for data in files]
        size = len(files[1]) / 1e6
        yield f"{name} of {MANY:,} rewinds, {size:.1f} MB: peak {peaks[1] / 1e6:.0f} MB, {seconds[1]:.1f} s"
        yield Ratio(f"{name}: bytes of memory for a byte of the file", peaks[1] / len(files[1]), at_most=8)
        yield Ratio(f"{name}: memory for four times the rewinds", peaks[1] / peaks[0] / grown, at_most=1.1)
        yield Ratio(f"{name}: time for four times the rewinds", seconds[1] / seconds[0] / grown, at_most=1.5)


def _record(rewinds: int) -> Export:
    """A practice match with one move that is made and taken back, and so on, chained by whoever holds its seed."""
    matches = Matches(MemoryJournal())
    game = GAMES["gods-love-dinosaurs"]
    seats = (SeatPlan("human"), SeatPlan("human"))
    match = matches.create(
        CreateMatch(match="bench", game=game.slug, options=to_builtins(game.options()), seats=seats, undo="free"), {}
    ).match
    assert match.position is not None
    seat = match.pending[0][0]
    action = choose("random", match.position, seat, Random(1))
    by = SeatGrant(seat, 1)
    matches.change("bench", PlayMove(by=by, action=action))
    match = matches.change("bench", RequestUndo(by=by)).match
    record = matches.export(match, None, is_whole=True)
    start, pair = record.events[:2], record.events[2:]
    events, previous, seed = list(start), start[-1].hash, matches.seed("bench")
    for version in range(3, 3 + 2 * rewinds):
        shown = pair[(version - 3) % 2]
        nonces = {pointer: nonce(seed, "bench", version, pointer) for pointer in shown.sealed}
        told = msgspec.json.decode(canonical(shown.data))
        sealed = {pointer: seal(nonces[pointer], told.pop(pointer[1:])) for pointer in sorted(shown.sealed)}
        public = {"version": version, "type": shown.type, "at": shown.at, "actor": shown.actor}
        previous = link(previous, {**public, "data": told, "sealed": sealed})
        given = {pointer: value.hex() for pointer, value in nonces.items()}
        events.append(msgspec.structs.replace(shown, version=version, sealed=sealed, nonces=given, hash=previous))
    return Export(msgspec.structs.replace(record.header, version=len(events), hash=previous), events)


def _peak(work: Callable[[Export], object], data: bytes) -> int:
    tracemalloc.start()
    try:
        work(read_export(data))
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def _seconds(work: Callable[[Export], object], data: bytes) -> float:
    start = time.process_time()
    work(read_export(data))
    return time.process_time() - start
