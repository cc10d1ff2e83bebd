"""Rebuilding the log: its tree from full tiles and the newest leaves, its index from the records of matches."""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.transparency.heads import Head
from strata.domain.transparency.tiles import WIDTH, hashes_in
from strata.store.journal import SHARDS, Journal, read_event
from strata.store.transparency.log import HeadLog, Position
from strata.store.transparency.view import LogView


def rebuild_index(log: HeadLog, journal: Journal) -> int:
    """Where every version of every match is; returns how many leaves were found."""
    view = log.view()
    if view is None:
        return 0
    numbers = {leaf: number for number, leaf in enumerate(_leaves(view))}
    found = 0
    for shard in range(SHARDS):
        index: dict[str, list[Position]] = {}
        for head in _heads(journal, shard):
            if (number := numbers.get(head.leaf)) is not None:
                index.setdefault(head.match, []).append(Position(head.version, number))
                found += 1
        log.index(index)
    return found


def _leaves(view: LogView) -> Iterator[bytes]:
    for number in range(-(-view.size // WIDTH)):
        yield from hashes_in(view.tile(0, number))


def _heads(journal: Journal, shard: int) -> Iterator[Head]:
    for match in (*journal.matches(shard), *journal.archived(shard)):
        for version, data in journal.read_raw(match, 0):
            yield Head(match, version, read_event(version, data).hash)
    for match in journal.deleted(shard):
        ((version, hash_),) = journal.heads([match])
        yield Head(match, version, hash_)
