"""Work that takes long, done while the process serves other requests: in a thread, or in slices."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from gevent import get_hub

R = TypeVar("R")

SLICE = 0.005
"""For how many seconds a list is worked through before other requests get their turn."""
PAUSE = 1e-6
"""In seconds. Zero is not enough: gevent then looks at no socket for milliseconds."""


def run_in_thread(work: Callable[[], R]) -> R:
    """Returns what the work returns, or raises what it raises. The work must not read the request."""

    def attempt() -> tuple[R | None, Exception | None]:
        # The pool prints what it sees raised, as if nobody would handle it.
        try:
            return work(), None
        except Exception as error:
            return None, error

    done, error = get_hub().threadpool.apply(attempt)
    if error is not None:
        raise error
    result: R = done
    return result


def in_slices(items: Iterable[R]) -> Iterator[R]:
    """The same items, with a pause each time a slice is over."""
    began = time.perf_counter()
    for item in items:
        if time.perf_counter() - began > SLICE:
            time.sleep(PAUSE)
            began = time.perf_counter()
        yield item
