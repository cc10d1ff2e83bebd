"""A head as a leaf of the log: a digest of match, version and hash, from which nobody learns of a match."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from strata.domain.transparency.tree import hash_leaf


class Head(NamedTuple):
    """Where the chain of a match had come to."""

    match: str
    version: int
    hash: str

    @property
    def entry(self) -> bytes:
        """What is logged. None of the parts can hold a newline, so no other head is written the same."""
        return sha256(f"strata-head-1\n{self.match}\n{self.version}\n{self.hash}\n".encode()).digest()

    @property
    def leaf(self) -> bytes:
        """The hash of the entry, as the tree has it."""
        return hash_leaf(self.entry)
