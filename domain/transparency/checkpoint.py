"""Checkpoints of a log (C2SP tlog-checkpoint): its origin, its size and its root, as a signed note.

A log that was restarted says in lines after these which logs it follows, the earliest first, and how far each had come.
"""

from __future__ import annotations

import binascii
import re
from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import NamedTuple

from strata.domain.transparency.notes import NotANote, Note, read_note

_RESTARTED = "restarted-from"
_SIZE = re.compile(r"0|[1-9][0-9]{0,18}")


class Predecessor(NamedTuple):
    """A log that was given up, and what was left of it then."""

    origin: str
    size: int
    root: bytes


class Checkpoint(NamedTuple):
    origin: str
    size: int
    root: bytes
    predecessors: Sequence[Predecessor] = ()

    @property
    def text(self) -> str:
        lines = [self.origin, str(self.size), b64encode(self.root).decode()]
        lines += [f"{_RESTARTED} {log.origin} {log.size} {b64encode(log.root).decode()}" for log in self.predecessors]
        return "".join(f"{line}\n" for line in lines)

    @property
    def as_predecessor(self) -> Predecessor:
        return Predecessor(self.origin, self.size, self.root)


def read_checkpoint(note: str) -> tuple[Checkpoint, Note]:
    """A checkpoint and the note it was signed as, not yet verified. Raises ``NotANote``."""
    signed = read_note(note)
    origin, *rest = signed.text.removesuffix("\n").split("\n")
    if len(rest) < 2 or not origin:
        raise NotANote("it has no origin, size or root")
    size, root, *extensions = rest
    predecessors = [_predecessor(line) for line in extensions if line.startswith(f"{_RESTARTED} ")]
    return Checkpoint(origin, _size(size), _root(root), predecessors), signed


def _predecessor(line: str) -> Predecessor:
    try:
        _, origin, size, root = line.split(" ")
    except ValueError as error:
        raise NotANote(f"{line[:80]!r} names no log") from error
    return Predecessor(origin, _size(size), _root(root))


def _size(text: str) -> int:
    if not _SIZE.fullmatch(text):
        raise NotANote(f"{text[:40]!r} is not a size")
    return int(text)


def _root(text: str) -> bytes:
    try:
        root = b64decode(text, validate=True)
    except (ValueError, binascii.Error) as error:
        raise NotANote(f"{text[:80]!r} is not a hash") from error
    if len(root) != 32:
        raise NotANote(f"{text[:80]!r} is not a hash")
    return root
