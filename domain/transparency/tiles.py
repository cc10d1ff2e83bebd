"""The tree in tiles, as C2SP's tlog-tiles lays them out: 256 hashes side by side, and tiles of tiles above them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from strata.domain.transparency.tree import Node, fold

HEIGHT = 8
WIDTH = 1 << HEIGHT
HASH_SIZE = 32
_NAME = re.compile(r"([0-9]{1,2})/((?:x[0-9]{3}/){0,5}[0-9]{3})(?:\.p/([0-9]{1,3}))?")

ReadTile = Callable[[int, int], bytes]
"""The hashes of a tile, by level and number, as far as there are any."""


def tile_name(level: int, number: int, width: int = WIDTH) -> str:
    """Its address below the log's: ``0/x001/x234/067`` or, where it is not full, ``0/x001/x234/067.p/12``."""
    groups = [f"{number % 1000:03d}"]
    while number := number // 1000:
        groups.insert(0, f"x{number % 1000:03d}")
    return "/".join([str(level), *groups]) + ("" if width == WIDTH else f".p/{width}")


def read_tile_name(name: str) -> tuple[int, int, int] | None:
    """The level, number and width that a name tells of; None if it is not one."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    level, number, width = found.groups()
    tile = int(level), int(number.replace("x", "").replace("/", "")), WIDTH if width is None else int(width)
    return tile if tile_name(*tile) == name else None


def hashes_in(tile: bytes) -> list[bytes]:
    return [tile[at : at + HASH_SIZE] for at in range(0, len(tile), HASH_SIZE)]


def node_over(read: ReadTile) -> Node:
    """The nodes of a tree whose tiles can be read; each is read once."""
    tile = cache(lambda level, number: hashes_in(read(level, number)))

    def node(height: int, number: int) -> bytes:
        level, above = divmod(height, HEIGHT)
        at, within = divmod(number << above, WIDTH)
        return fold(tile(level, at)[within : within + (1 << above)])

    return node
