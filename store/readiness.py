"""Readiness: whether the record can be reached and takes what is written."""

from __future__ import annotations

from typing import Any

KEY = "strata:ready"
"""There is never anything there."""


def check_record(client: Any) -> None:
    """Raises what a write would raise, and writes nothing: putting no bytes into nothing leaves nothing.

    Of a cluster, one server is asked.
    """
    client.setrange(KEY, 0, b"")
