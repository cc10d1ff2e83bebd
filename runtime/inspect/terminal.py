"""Text for a person at a terminal: colours where the terminal has them, JSON for programs."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Any

import msgspec

_CODES = {"bold": 1, "dim": 2, "red": 31, "green": 32, "yellow": 33, "cyan": 36}


def has_colours() -> bool:
    """Whether to use colours: in a terminal, unless NO_COLOR says not to."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def paint(text: str, *styles: str) -> str:
    """The text in these styles, where colours are used."""
    if not text or not has_colours():
        return text
    codes = ";".join(str(_CODES[style]) for style in styles)
    return f"\033[{codes}m{text}\033[0m"


def width() -> int:
    """How many characters fit a line; 120 where that is not known."""
    return max(40, shutil.get_terminal_size((120, 24)).columns)


def heading(text: str) -> None:
    print(f"\n{paint(text, 'bold')}")


def print_json(value: Any, indent: int = 2) -> None:
    """JSON, with members in their given order."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=indent).decode(), flush=True)


def instant(at: str) -> str:
    """A recorded time to the second: ``2031-05-06 07:08:09``."""
    return at[:19].replace("T", " ")


def confirmed(question: str) -> bool:
    """Whether the person at the terminal says yes."""
    print(question, end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")
