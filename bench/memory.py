"""Memory that Redis takes for 1,000 events of a running match, with all that goes with them; and for an archived match.

The same events plain are what release 0.1.0 kept, so the ratio says what packing saves.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import redis

from bench.claims import Line, Ratio
from bench.matches import begin, random_match, random_move
from strata.domain.games.registry import BUILT_IN
from strata.domain.match.commands import Score
from strata.projections.archiving import archive_match
from strata.runtime.embedded import EmbeddedRedis
from strata.store.archive.archive import Archive
from strata.store.archive.files import ArchiveFiles
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal

MATCHES = 4
MOVES = 250
ARCHIVED = 20


def measure() -> Iterator[Line]:
    with tempfile.TemporaryDirectory() as folder, EmbeddedRedis(Path(folder)) as server:
        client = redis.Redis.from_url(server.url)
        for slug, game in BUILT_IN.items():
            client.flushall()
            before = _used(client)
            matches = Matches(RedisJournal(client))
            events = sum(_running(matches, f"m{seed}", slug, game.seats[-1], Random(seed)) for seed in range(MATCHES))
            each = (_used(client) - before) / events
            plain = sum(len(data) for seed in range(MATCHES) for _, data in matches.journal.read_raw(f"m{seed}", 0))
            yield f"{slug}: {each:.0f} bytes an event, of which the plain event alone has {plain / events:.0f}"
            yield Ratio(f"{slug}: MB for 1,000 events of a running match", each / 1000, at_most=0.75)
        yield from _archived(client, Path(folder))


def _running(matches: Matches, id_: str, slug: str, seats: int, rng: Random) -> int:
    """Plays some moves; returns how many events there are."""
    match = matches.create(begin(id_, slug, seats), {}).match
    for _ in range(MOVES):
        if match.ledger.status == "playing":
            match = random_move(matches, match, rng)
    return match.ledger.version


def _archived(client: redis.Redis, folder: Path) -> Iterator[Line]:
    client.flushall()
    archive = Archive(ArchiveFiles(str(folder / "archive")))
    matches = Matches(RedisJournal(client, archive))
    before = _used(client)
    for number in range(ARCHIVED):
        random_match(matches, f"m{number}", seed=number)
        matches.change(f"m{number}", Score())
    for key in client.scan_iter("*:feed"):
        client.delete(key)
    whole = (_used(client) - before) / ARCHIVED
    for number in range(ARCHIVED):
        assert archive_match(matches, archive, f"m{number}", datetime.now(UTC)) is not None
    left = (_used(client) - before) / ARCHIVED
    files = sum(file.stat().st_size for file in (folder / "archive").rglob("*.zst")) / ARCHIVED
    yield f"a match of Evo that is over: {whole / 1000:.1f} kB in Redis"
    yield f"the same archived: {left:.0f} bytes in Redis, {files / 1000:.1f} kB in the archive"
    yield Ratio("archived / in Redis", left / whole, at_most=0.05)


def _used(client: redis.Redis) -> int:
    return int(client.info("memory")["used_memory"])
