"""Work that takes long is done aside, in a thread of its own, while the process answers other requests."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from gevent import get_hub

R = TypeVar("R")


def run_in_thread(work: Callable[[], R]) -> R:
    """What the work answers, or raises. It shares nothing with the request: what it needs, it is given."""

    def attempt() -> tuple[R | None, Exception | None]:
        # The pool prints what it sees raised, as if nobody would handle it.
        try:
            return work(), None
        except Exception as error:
            return None, error

    done, error = get_hub().threadpool.apply(attempt)
    if error is not None:
        raise error
    answer: R = done
    return answer
