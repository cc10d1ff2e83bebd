"""The proof that a head is in the log: for whoever has the record of the match and a checkpoint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from strata.domain.transparency.heads import Head
from strata.domain.transparency.tree import Node, inclusion_proof, is_included

Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Count = Annotated[int, Meta(ge=0, le=2**53)]


class LogProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Leaf ``index`` of the tree of the first ``size`` leaves is the head of a match at a version."""

    match: str
    version: Count
    hash: Digest
    """That of the match at this version, by the record it was asked of."""
    leaf: Digest
    """The hash that is in the tree. It follows from the head, unless the record was changed since."""
    index: Count
    size: Count
    path: Annotated[Sequence[Digest], Meta(max_length=64)]
    checkpoint: str
    """The latest when the proof was asked for; it may be of another size."""
    imported: bool = False
    """The match came from a file, so its events are older than its leaves."""

    def is_of(self, head: Head, size: int, root: bytes) -> bool:
        """Whether it proves that a head is in the tree of this size and root."""
        path = [bytes.fromhex(step) for step in self.path]
        return self.size == size and is_included(head.leaf, self.index, size, path, root)


def prove(head: Head, index: int, size: int, node: Node, checkpoint: str, imported: bool) -> LogProof:
    return LogProof(
        match=head.match,
        version=head.version,
        hash=head.hash,
        leaf=node(0, index).hex(),
        index=index,
        size=size,
        path=[step.hex() for step in inclusion_proof(index, size, node)],
        checkpoint=checkpoint,
        imported=imported,
    )
