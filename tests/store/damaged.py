"""Damage done to a record, as a bad disk or a stray hand would do it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strata.store.in_memory import MemoryJournal
from strata.store.keys import match_prefix

Damage = Callable[[bytes], bytes]

DAMAGES: dict[str, Damage] = {
    "unknown type": lambda data: data.replace(b'"type":"move_played"', b'"type":"move_plaxed"'),
    "broken JSON": lambda data: data[:-40],
    "garbage": lambda data: bytes(255 - byte for byte in data[:60]),
    "garbage facts": lambda data: data.replace(b'"facts":[', b'"facts":[{"kind":"never_heard_of"},'),
    "another version": lambda data: data.replace(b'"version":', b'"version":1'),
}


def overwrite(journal: Any, match: str, version: int, damage: Damage) -> bytes:
    """Write other bytes in the place of an event; returns what was there."""
    entries = journal.read_raw(match, 0)
    before = entries[version - 1][1]
    after = damage(before)
    assert after != before
    if isinstance(journal, MemoryJournal):
        journal._events[match][version - 1] = after
        return before
    # Redis overwrites no entry of a stream, so all of it is written again.
    key = f"{match_prefix(match)}events"
    journal._redis.delete(key)
    for at, data in entries:
        journal._redis.xadd(key, {"event": after if at == version else data}, id=f"{at}-0")
    return before


def spoil_snapshots(journal: Any, match: str) -> int:
    """Flip a bit in every snapshot of a match; returns how many there are."""

    def spoilt(data: bytes) -> bytes:
        return data[:-9] + bytes([data[-9] ^ 1]) + data[-8:]

    if isinstance(journal, MemoryJournal):
        kept = journal._snapshots[match]
        kept.update({name: spoilt(data) for name, data in kept.items()})
        return len(kept)
    key = f"{match_prefix(match)}snapshots"
    found = journal._redis.hgetall(key)
    for name, data in found.items():
        journal._redis.hset(key, name, spoilt(data))
    return len(found)
