"""Results that cannot change any more, kept while there is room for them. All of them can be computed again."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable

MOST_BYTES = 64 * 1024 * 1024
LARGEST = MOST_BYTES // 8
"""A result larger than this is not kept."""


class Results:
    """Those asked for least lately make room. Who asks for what somebody else computes waits for that one."""

    def __init__(self, most_bytes: int = MOST_BYTES, largest: int = LARGEST) -> None:
        self._most, self._largest, self._size = most_bytes, largest, 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._under_way: dict[Hashable, threading.Event] = {}
        self._lock = threading.Lock()

    def get(self, key: Hashable, compute: Callable[[], bytes]) -> bytes:
        while True:
            with self._lock:
                if key in self._kept:
                    self._kept.move_to_end(key)
                    return self._kept[key]
                others = self._under_way.get(key)
                if others is None:
                    self._under_way[key] = threading.Event()
                    break
            others.wait()
        try:
            result = compute()
            self._keep(key, result)
            return result
        finally:
            with self._lock:
                self._under_way.pop(key).set()

    def _keep(self, key: Hashable, result: bytes) -> None:
        if len(result) > self._largest:
            return
        with self._lock:
            self._kept[key] = result
            self._size += len(result)
            while self._size > self._most:
                _, oldest = self._kept.popitem(last=False)
                self._size -= len(oldest)
