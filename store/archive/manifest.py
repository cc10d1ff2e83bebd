"""The manifest: what lies in the archive, a file of rows for each shard.

It follows from the files, and is there for people and tools that look at the archive without Redis.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
import zstandard

from strata.domain.kernel.codec import canonical
from strata.store.archive.archive import Archive
from strata.store.journal import Journal

BATCH = 500
"""How many stubs are read in one go."""


class Row(msgspec.Struct, frozen=True):
    match: str
    version: int
    hash: str
    digest: str


def manifest_name(shard: int) -> str:
    return f"manifest/{shard:02d}.ndjson.zst"


def write_manifest(archive: Archive, shard: int, rows: Iterable[Row]) -> None:
    lines = [canonical(row) + b"\n" for row in sorted(rows, key=lambda row: row.match)]
    archive.files.put(manifest_name(shard), zstandard.compress(b"".join(lines)))


def read_manifest(archive: Archive, shard: int) -> list[Row]:
    packed = archive.files.get(manifest_name(shard))
    lines = b"" if packed is None else zstandard.ZstdDecompressor().decompressobj().decompress(packed)
    return [msgspec.json.decode(line, type=Row) for line in lines.splitlines()]


def rows_of(journal: Journal, shard: int) -> Sequence[Row]:
    """What the stubs of a shard say."""
    matches = journal.archived(shard)
    batches = (matches[at : at + BATCH] for at in range(0, len(matches), BATCH))
    stubs = (stub for batch in batches for stub in journal.stubs(shard, batch))
    return [Row(stub.match, stub.version, stub.hash, stub.digest) for stub in stubs if stub is not None]
