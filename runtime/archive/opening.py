"""The journal with its archive, wired to the Redis and the place of the settings."""

from __future__ import annotations

import redis

from strata.runtime.command_error import CommandError
from strata.runtime.connections import redis_client
from strata.runtime.settings import Settings
from strata.store.archive.archive import Archive, ArchiveDamaged, WaitFor, wait_here
from strata.store.archive.files import ArchiveFiles, ArchiveUnreachable
from strata.store.archive.pairing import NotPaired, require_pair
from strata.store.on_redis import RedisJournal


def open_journal(settings: Settings, client: redis.Redis | None = None) -> RedisJournal:
    """The record: on Redis and, where there is an archive, there."""
    journal, _ = open_both(settings, client)
    return journal


def open_both(
    settings: Settings,
    client: redis.Redis | None = None,
    wait_for: WaitFor = wait_here,
) -> tuple[RedisJournal, Archive | None]:
    """The record, and the archive it reads from, if there is one."""
    client = client or redis_client(settings)
    address = settings.archive_address
    if address is None:
        return RedisJournal(client), None
    try:
        archive = Archive(ArchiveFiles(address), wait_for)
        journal = RedisJournal(client, archive)
        require_pair(client, journal, archive)
    except (NotPaired, ArchiveUnreachable, ArchiveDamaged, ValueError) as error:
        raise CommandError(f"STRATA_ARCHIVE: {error}.") from error
    return journal, archive


def require_archive(settings: Settings, client: redis.Redis | None = None) -> tuple[RedisJournal, Archive]:
    journal, archive = open_both(settings, client)
    if archive is None:
        raise CommandError("There is no archive: set STRATA_ARCHIVE to a place that outlives this machine.")
    return journal, archive
