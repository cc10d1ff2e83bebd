"""When a delivery that failed is tried again: later each time, and not all at the same moment."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from random import Random

PAUSES = [timedelta(seconds=seconds) for seconds in (5, 30, 120, 600, 3600, 5 * 3600, 10 * 3600, 24 * 3600)]
"""The pause after each failed try, on average; after the last try a delivery is given up."""
LONGEST_RETRY_AFTER = timedelta(hours=24)
"""The longest pause that a receiver may ask for."""


def pause(failures: int, retry_after: str | None, now: datetime, rng: Random) -> timedelta | None:
    """How long to wait after so many failures; None to give up. What the receiver asks for is the least."""
    if failures > len(PAUSES):
        return None
    jittered = PAUSES[failures - 1] * rng.uniform(0, 2)
    return max(jittered, _requested_pause(retry_after, now))


def _requested_pause(retry_after: str | None, now: datetime) -> timedelta:
    """What a Retry-After header says, in seconds or as a date; nothing if it says nothing that can be read."""
    text = (retry_after or "").strip()
    if text.isascii() and text.isdecimal():
        return min(timedelta(seconds=int(text[:9])), LONGEST_RETRY_AFTER)
    try:
        date = parsedate_to_datetime(text)
    except (ValueError, OverflowError):
        return timedelta(0)
    return min(max(date.replace(tzinfo=date.tzinfo or UTC) - now, timedelta(0)), LONGEST_RETRY_AFTER)
