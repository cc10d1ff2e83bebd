"""Events and snapshots as Redis keeps them: compressed one by one, with a dictionary of what most have in common.

The dictionary belongs to the record: what was packed with it can be read with it alone, so its file never changes.
Another one would get a file and a number of its own, which zstd writes into all that is packed with it. What earlier
releases wrote is not packed, and reads as it is. ``python -m bench.dictionary`` is how the dictionary was made.
"""

from __future__ import annotations

from collections import deque
from importlib.resources import files
from typing import Any

import zstandard

LEVEL = 3
"""Above this, single events take four times as long and get no smaller."""
LARGEST = 64 * 2**20
"""Nothing unpacks to more bytes."""

_MAGIC = zstandard.FRAME_HEADER
_DICTIONARY = zstandard.ZstdCompressionDict(files("strata.store").joinpath("packing-1.dict").read_bytes())
_DICTIONARY.precompute_compress(level=LEVEL)

_compressors: deque[Any] = deque()
"""Those not in use: one must not be used by two threads at once."""
_decompressors: deque[Any] = deque()


def pack(data: bytes) -> bytes:
    compressor = _compressors.pop() if _compressors else zstandard.ZstdCompressor(level=LEVEL, dict_data=_DICTIONARY)
    try:
        packed: bytes = compressor.compress(data)
        return packed
    finally:
        _compressors.append(compressor)


def unpack(data: bytes) -> bytes:
    """What was packed; bytes that were not packed, or that cannot be unpacked, are returned as they are."""
    if not data.startswith(_MAGIC):
        return data
    decompressor = _decompressors.pop() if _decompressors else zstandard.ZstdDecompressor(dict_data=_DICTIONARY)
    try:
        if zstandard.frame_content_size(data) > LARGEST:
            return data
        unpacked: bytes = decompressor.decompress(data)
        return unpacked
    except zstandard.ZstdError:
        return data
    finally:
        _decompressors.append(decompressor)
