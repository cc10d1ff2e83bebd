"""The log as it was at one moment: what it holds, and the nodes of its tree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from strata.domain.transparency.checkpoint import Checkpoint, Predecessor
from strata.domain.transparency.tiles import HEIGHT, WIDTH, ReadTile, hashes_in, node_over
from strata.domain.transparency.tree import Node, fold, root_of


class LogDamaged(Exception):
    """A part of the log is not where it was put."""


@dataclass(frozen=True)
class LogView:
    """``leaves`` are those that are in no tile yet; ``edges`` the hashes of the tiles above that are not full."""

    origin: str
    name: str
    """The name of its keys."""
    predecessors: Sequence[Predecessor]
    size: int
    tiled: int
    """How many leaves are in full tiles."""
    published: int
    """The size of the latest checkpoint."""
    checkpoint: str | None
    keys: str | None
    """The public keys, as a note that they signed."""
    offsets: Mapping[int, str]
    """How far the feed of each shard was read for the latest checkpoint."""
    leaves: Sequence[bytes]
    edges: Mapping[int, bytes]
    read_full: ReadTile = field(repr=False)

    @cached_property
    def node(self) -> Node:
        return node_over(self.tile)

    def root(self, size: int) -> bytes:
        return root_of(size, self.node)

    def tile(self, level: int, number: int) -> bytes:
        """The hashes of a tile, as far as there are any. Raises ``LogDamaged``."""
        first, untiled = self._untiled(level)
        start = number * WIDTH - first
        return self.read_full(level, number) if start < 0 else b"".join(untiled[start : start + WIDTH])

    def checkpoint_of(self, size: int) -> Checkpoint:
        return Checkpoint(self.origin, size, self.root(size), self.predecessors)

    def _untiled(self, level: int) -> tuple[int, Sequence[bytes]]:
        """The hashes of a level that are in no full tile yet, and the number of the first."""
        hashes = list(self.leaves)
        for above in range(1, level + 1):
            full = range(0, len(hashes) - WIDTH + 1, WIDTH)
            hashes = [*hashes_in(self.edges.get(above, b"")), *(fold(hashes[at : at + WIDTH]) for at in full)]
        return (self.tiled >> (HEIGHT * level)) // WIDTH * WIDTH, hashes


def read_view(state: Mapping[bytes, bytes], leaves: Sequence[bytes], read_full: ReadTile) -> LogView:
    """Raises ``LogDamaged`` where there are not as many leaves as there should be."""
    if int(state[b"size"]) != int(state[b"tiled"]) + len(leaves):
        raise LogDamaged(f"of the leaves after the first {int(state[b'tiled'])}, {len(leaves)} are there")
    return LogView(
        origin=state[b"origin"].decode(),
        name=state[b"name"].decode(),
        predecessors=msgspec.json.decode(state[b"predecessors"], type=list[Predecessor]),
        size=int(state[b"size"]),
        tiled=int(state[b"tiled"]),
        published=int(state.get(b"published", 0)),
        checkpoint=_text(state.get(b"checkpoint")),
        keys=_text(state.get(b"keys")),
        offsets={int(shard): offset.decode() for shard, offset in _numbered(state, b"offset:")},
        leaves=leaves,
        edges={int(level): edge for level, edge in _numbered(state, b"edge:")},
        read_full=read_full,
    )


def _numbered(state: Mapping[bytes, bytes], prefix: bytes) -> list[tuple[bytes, bytes]]:
    return [(name.removeprefix(prefix), value) for name, value in state.items() if name.startswith(prefix)]


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode()
