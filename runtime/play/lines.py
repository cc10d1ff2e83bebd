"""Lines that fit: what is too long for its place is cut with a sign, or goes on below."""

from __future__ import annotations

import re
from textwrap import wrap

_COLOUR = re.compile(r"\033\[[\d;]*m")
_LEADER = re.compile(r" *(?:\d+\.? +)?")


def seen(text: str) -> int:
    """How many characters of a text are seen: all but its colours."""
    return len(_COLOUR.sub("", text))


def fitted(text: str, room: int) -> str:
    """A text in exactly as much room as it has."""
    return f"{text:<{room}}" if len(text) <= room else f"{text[: room - 1]}…"


def folded(line: str, width: int) -> list[str]:
    """A line that is too long, broken between words; what follows stands below its first word, behind a number."""
    if seen(line) <= width:
        return [line]
    leader = _LEADER.match(_COLOUR.sub("", line))
    below = " " * (leader.end() if leader else 0)
    return wrap(line, width, subsequent_indent=below, break_long_words=False, break_on_hyphens=False)
