"""A Redis and its archive know each other by an id: a process refuses to work with two that do not belong together."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec
import redis

from strata.store.archive.archive import Archive
from strata.store.journal import SHARDS, Journal

KEY = "archive"
"""Where Redis keeps the id."""
FILE = "archive.json"


class Pairing(msgspec.Struct, frozen=True):
    """The file at the root of an archive."""

    id: str
    format: str = "strata-archive-1"


class NotPaired(Exception):
    """This Redis and this archive do not belong together."""


def require_pair(client: redis.Redis, journal: Journal, archive: Archive) -> None:
    """Pair a Redis and an archive of which one is empty; raises ``NotPaired`` where both are somebody else's."""
    known, told = _in_redis(client), _in_archive(archive)
    if known is None and told is not None and not _is_empty(archive.matches()):
        raise NotPaired(
            f"the archive at {archive.files.address} belongs to another Redis. Name another place; if that "
            "Redis is lost, import the archive's files"
        )
    if known is not None and told != known and any(journal.archived(shard) for shard in range(SHARDS)):
        raise NotPaired(
            f"matches of this Redis were archived elsewhere than at {archive.files.address}; name that place, or "
            "restore them there first"
        )
    if known is None or told != known:
        _pair(client, archive, told)


def _pair(client: Any, archive: Archive, told: str | None) -> None:
    """Processes that start together agree on the id that Redis saw first."""
    client.set(KEY, told or secrets.token_hex(16), nx=True)
    known = _in_redis(client)
    assert known is not None, "it was just set"
    archive.files.put(FILE, msgspec.json.encode(Pairing(known)))


def _in_redis(client: Any) -> str | None:
    known = client.get(KEY)
    return None if known is None else known.decode()


def _in_archive(archive: Archive) -> str | None:
    told = archive.files.get(FILE)
    return None if told is None else msgspec.json.decode(told, type=Pairing).id


def _is_empty(items: Iterable[object]) -> bool:
    return next(iter(items), None) is None
