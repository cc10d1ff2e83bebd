"""Events as the API shows them, and what of them is the record."""

from __future__ import annotations

from typing import Any


def as_chained(event: dict[str, Any]) -> dict[str, Any]:
    """The event as it is chained: its match and its game are beside the record."""
    return {name: value for name, value in event.items() if name not in ("match", "game")}
