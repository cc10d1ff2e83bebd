"""Work that takes long runs in a thread of its own, while the process serves other requests."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from gevent import get_hub

R = TypeVar("R")


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
