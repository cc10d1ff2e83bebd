"""Snapshots in a journal: each carries a checksum, and a damaged one is passed over. They are never truth."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any, TypeVar

from strata.domain.kernel import Game
from strata.domain.match.events import Event
from strata.domain.match.match import Match
from strata.domain.match.snapshots import game_of_format, snapshot_format, to_snapshot
from strata.store.damage import note_damaged_snapshot
from strata.store.journal import Journal, Snapshot
from strata.store.packing import pack, unpack

V = TypeVar("V")

_CHECKSUM = 4
"""Bytes of the checksum that stands before the rest."""


def take_snapshot(match: Match) -> Snapshot:
    data = pack(to_snapshot(match))
    return Snapshot(match.ledger.version, snapshot_format(match.game), _checksum(data) + data)


def since_snapshot(
    journal: Journal, id_: str, version: int | None, read: Callable[[bytes, Game[Any, Any]], V]
) -> tuple[V | None, list[Event]]:
    """What the nearest snapshot holds, if there is one, and the events from there to a version, or to the head."""
    start, after, upto = None, 0, version
    unreadable: list[str] = []
    while (kept := journal.snapshot(id_, upto, unreadable)) is not None:
        game = game_of_format(kept.format)
        if game is None:
            unreadable.append(kept.format)
            continue
        data = kept.data[_CHECKSUM:]
        if kept.data.startswith(_checksum(data)):
            start, after = read(unpack(data), game), kept.version
            break
        note_damaged_snapshot(id_, kept.version)
        upto = kept.version - 1
    return start, journal.read(id_, after, None if version is None else version - after)


def _checksum(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(_CHECKSUM, "big")
