"""How far a long call has come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple


class Progress(NamedTuple):
    """A file is sent, the service works on it, a file is received. ``total`` is None where it is not known."""

    stage: Literal["sending", "waiting", "receiving"]
    done: int
    """Bytes sent or received."""
    total: int | None


OnProgress = Callable[[Progress], None]
"""Called as a long call gets on; what it raises ends the call."""
