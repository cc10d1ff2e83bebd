"""Lines that fit: text that is too long for its place is cut off with an ellipsis, or wrapped."""

from __future__ import annotations

import re
from textwrap import wrap

_COLOUR = re.compile(r"\033\[[\d;]*m")
_LEADER = re.compile(r" *(?:\d+\.? +)?")


def visible_length(text: str) -> int:
    """How many characters of a text are visible: all but its colours."""
    return len(_COLOUR.sub("", text))


def fitted(text: str, room: int) -> str:
    """A text padded or cut to exactly this width."""
    return f"{text:<{room}}" if len(text) <= room else f"{text[: room - 1]}…"


def wrapped(line: str, width: int) -> list[str]:
    """A line that is too long, broken between words; the rest is indented to its first word, after any number."""
    if visible_length(line) <= width:
        return [line]
    leader = _LEADER.match(_COLOUR.sub("", line))
    below = " " * (leader.end() if leader else 0)
    return wrap(line, width, subsequent_indent=below, break_long_words=False, break_on_hyphens=False)
