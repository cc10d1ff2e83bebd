"""Times as the record writes them, in ISO 8601 and UTC, and as numbers."""

from __future__ import annotations

from datetime import datetime


def iso(moment: datetime, timespec: str = "microseconds") -> str:
    """A moment in UTC as text, as exact as named."""
    return moment.isoformat(timespec=timespec).replace("+00:00", "Z")


def milliseconds(at: str) -> int:
    """The time of an event in milliseconds of Unix time."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)


END_OF_TIME = milliseconds("9000-01-01T00:00:00Z")
"""No event is later."""
