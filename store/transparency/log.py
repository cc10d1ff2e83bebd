"""The log of heads: appended to, moved into tiles, published, and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
import redis

from strata.domain.transparency.checkpoint import Checkpoint, Predecessor
from strata.domain.transparency.heads import Head
from strata.domain.transparency.tiles import HASH_SIZE, HEIGHT, WIDTH, hashes_in
from strata.domain.transparency.tree import fold
from strata.store.archive.archive import Archive
from strata.store.durability import keeps_all_it_acknowledged
from strata.store.transparency.tile_store import PREFIX, TileStore
from strata.store.transparency.view import LogDamaged, LogView, read_view

MOST_POSITIONS = 64
"""How many leaves of one match can be found; where there are more, every second of the earlier ones is left out."""

STATE, LEAVES, INDEX = (f"{PREFIX}{name}" for name in ("state", "leaves", "index"))


class Position(NamedTuple):
    """Where in the log a version of a match is."""

    version: int
    leaf: int


class HeadLog:
    """The client returns bytes."""

    def __init__(self, client: redis.Redis, archive: Archive | None = None) -> None:
        self._redis: Any = client
        self._tiles = TileStore(client, archive)
        self._append, self._read, self._tile, self._publish, self._open = (
            client.register_script(files("strata.store.transparency").joinpath(f"{name}.lua").read_text())
            for name in ("append", "read", "tile", "publish", "open")
        )

    def is_durable(self) -> bool:
        """Whether Redis keeps all leaves that it acknowledged, and all events that they stand for."""
        return keeps_all_it_acknowledged(self._redis)

    def view(self) -> LogView | None:
        """The log as it is; None if there is none. Raises ``LogDamaged``."""
        flat, entries = self._read([STATE, LEAVES])
        if not flat:
            return None
        state = dict(zip(flat[::2], flat[1::2], strict=True))
        origin = state[b"origin"].decode()
        return read_view(state, [leaf for _, (_, leaf) in entries], lambda *at: self._full_tile(origin, *at))

    def open(self, origin: str, name: str) -> bool:
        """Begin the first log here; False if there is one."""
        return bool(self._open([STATE, LEAVES, INDEX], ["", origin, name, b"[]"]))

    def restart(self, old: LogView, origin: str, follows: Sequence[Predecessor]) -> bool:
        """Begin another log in the place of one; False if somebody else did."""
        about: list[Any] = [old.origin, origin, old.name, msgspec.json.encode(follows)]
        return bool(self._open([STATE, LEAVES, INDEX], about))

    def append(self, view: LogView, heads: Sequence[Head]) -> bool:
        """Append leaves to the log as it was viewed; False if it has gone on since."""
        positions = self.positions([head.match for head in heads])
        about: list[Any] = [view.origin, view.size]
        for index, (head, earlier) in enumerate(zip(heads, positions, strict=True), view.size):
            about += [head.leaf, head.match, _written([*earlier, Position(head.version, index)])]
        return bool(self._append([STATE, LEAVES, INDEX], about))

    def fill_tiles(self) -> int:
        """Move leaves that fill a tile out of the stream; returns how many tiles were filled. Raises ``OtherTile``
        and ``ArchiveUnreachable``; then the leaves stay where they are."""
        filled = 0
        while (view := self.view()) is not None and len(view.leaves) >= WIDTH:
            filled += self._fill_tile(view)
        return filled

    def publish(self, view: LogView, checkpoint: str, keys: str, offsets: Mapping[int, str]) -> bool:
        """Publish the checkpoint of the log as it was viewed; False if a later one is published."""
        noted = [part for shard, offset in offsets.items() for part in (f"offset:{shard}", offset)]
        return bool(self._publish([STATE], [view.origin, view.size, checkpoint, keys, *noted]))

    def checkpoint(self) -> str | None:
        return self._text("checkpoint")

    def keys(self) -> str | None:
        return self._text("keys")

    def positions(self, matches: Sequence[str]) -> list[list[Position]]:
        """Where versions of each match are, in the order of the log."""
        return [_read_positions(kept) for kept in self._redis.hmget(INDEX, matches)] if matches else []

    def index(self, positions: Mapping[str, Sequence[Position]]) -> None:
        """Put the index of matches back."""
        if positions:
            self._redis.hset(INDEX, mapping={match: _written(found) for match, found in positions.items()})

    def rebuild(self, log: Checkpoint, name: str) -> None:
        """What is known of a log beside its leaves follows from them again; the next round goes over all matches.
        Raises ``LogDamaged`` where leaves are missing."""
        tiled, edges = self._read_tiles(log.origin)
        numbers = [int(id_.partition(b"-")[0]) for id_, _ in self._redis.xrange(LEAVES, f"{tiled + 1}-0")]
        if numbers != list(range(tiled + 1, tiled + len(numbers) + 1)):
            raise LogDamaged(f"the leaves after the first {tiled} are not all there")
        state: dict[str, Any] = {
            "origin": log.origin,
            "name": name,
            "predecessors": msgspec.json.encode(log.predecessors),
            "size": tiled + len(numbers),
            "tiled": tiled,
            **{f"edge:{level}": b"".join(edge) for level, edge in edges.items()},
        }
        self._redis.delete(STATE)
        self._redis.hset(STATE, mapping=state)
        self._redis.xtrim(LEAVES, minid=f"{tiled + 1}-0", approximate=False)

    def _read_tiles(self, origin: str) -> tuple[int, dict[int, list[bytes]]]:
        """How many leaves are in full tiles, and the hashes of the tiles above that are not full."""
        tiled, edges = 0, dict[int, list[bytes]]()
        while (tile := self._tiles.get(origin, 0, tiled // WIDTH)) is not None:
            tiled += WIDTH
            folded, level = fold(hashes_in(tile)), 1
            while len(edges.setdefault(level, [])) == WIDTH - 1:
                folded, edges[level] = fold([*edges[level], folded]), []
                level += 1
            edges[level].append(folded)
        return tiled, edges

    def _text(self, field: str) -> str | None:
        kept = self._redis.hget(STATE, field)
        return None if kept is None else kept.decode()

    def _full_tile(self, origin: str, level: int, number: int) -> bytes:
        tile = self._tiles.get(origin, level, number)
        if tile is None or len(tile) != WIDTH * HASH_SIZE:
            raise LogDamaged(f"tile {number} of level {level} is not there")
        return tile

    def _fill_tile(self, view: LogView) -> bool:
        """The tiles above are kept first, and a tile that is kept twice is the same."""
        tile, level, tiled = b"".join(view.leaves[:WIDTH]), 0, view.tiled + WIDTH
        edges: list[Any] = []
        while len(tile) == WIDTH * HASH_SIZE:
            self._tiles.put(view.origin, level, (view.tiled >> (HEIGHT * level)) // WIDTH, tile)
            edges += [f"edge:{level}", b""] if level else []
            level += 1
            tile = view.edges.get(level, b"") + fold(
                [tile[at : at + HASH_SIZE] for at in range(0, len(tile), HASH_SIZE)]
            )
        edges += [f"edge:{level}", tile]
        return bool(self._tile([STATE, LEAVES], [view.origin, view.tiled, tiled, f"{tiled + 1}-0", *edges]))


def _written(positions: Sequence[Position]) -> str:
    if len(positions) > MOST_POSITIONS:
        positions = [*positions[:-2:2], *positions[-2:]]
    return " ".join(f"{version}:{leaf}" for version, leaf in positions)


def _read_positions(kept: bytes | None) -> list[Position]:
    pairs = (pair.split(":") for pair in (kept or b"").decode().split())
    return [Position(int(version), int(leaf)) for version, leaf in pairs]
