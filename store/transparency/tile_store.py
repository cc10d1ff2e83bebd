"""Full tiles: in the archive where there is one, otherwise in Redis."""

from __future__ import annotations

from typing import Any

from strata.domain.transparency.tiles import tile_name
from strata.store.archive.archive import Archive

PREFIX = "{log}:"
"""What the names of the log's keys begin with: one hash tag, so that a script may touch them all."""
FOLDER = "log"


class OtherTile(Exception):
    """A tile of this log is kept with other hashes."""


class TileStore:
    def __init__(self, client: Any, archive: Archive | None) -> None:
        self._redis, self._archive = client, archive

    def put(self, origin: str, level: int, number: int, tile: bytes) -> None:
        """Raises ``OtherTile`` where there is one with other hashes, which the log cannot go on from."""
        kept = self.get(origin, level, number)
        if kept is not None and kept != tile:
            raise OtherTile(f"tile {tile_name(level, number)} of {origin} is kept with other hashes")
        if kept is not None:
            return
        if self._archive is None:
            self._redis.set(_key(origin, level, number), tile)
        else:
            self._archive.files.put(_file(origin, level, number), tile)

    def get(self, origin: str, level: int, number: int) -> bytes | None:
        """Raises ``ArchiveUnreachable``."""
        if self._archive is not None:
            tile = self._archive.fetch(_file(origin, level, number))
            if tile is not None:
                return tile
        kept: bytes | None = self._redis.get(_key(origin, level, number))
        return kept


def _key(origin: str, level: int, number: int) -> str:
    return f"{PREFIX}tile:{origin}:{tile_name(level, number)}"


def _file(origin: str, level: int, number: int) -> str:
    return f"{FOLDER}/{origin}/tile/{tile_name(level, number)}"
