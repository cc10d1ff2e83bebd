"""Proofs from the log, for whoever asks."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.transparency.heads import Head
from strata.domain.transparency.proof import LogProof, prove
from strata.domain.transparency.tree import consistency_proof
from strata.store.archive.files import ArchiveUnreachable
from strata.store.journal import Journal
from strata.store.transparency.log import HeadLog, Position
from strata.store.transparency.view import LogDamaged, LogView


class NotLogged(Exception):
    """The log does not have this yet."""


class LogAhead(Exception):
    """The log has a later version of a match than the record: that was changed, or restored from a backup."""


class NotPublished(Exception):
    """No checkpoint of this size is published; ``size`` is that of the latest."""

    def __init__(self, size: int) -> None:
        super().__init__(f"the latest checkpoint is of size {size}")
        self.size = size


def proof_of(
    log: HeadLog, journal: Journal, match: str, version: int | None = None, size: int | None = None
) -> LogProof:
    """The first head of a match that is not before a version, under the tree of so many leaves; without a version the
    latest one. Raises ``NotLogged``, ``LogAhead``, ``NotPublished``, and what reading tiles and events raises."""
    view, checkpoint = _published(log)
    if size is None:
        size = view.published
    elif size > view.published:
        raise NotPublished(view.published)
    at = _choose(log.positions([match])[0], version, size)
    events = journal.read(match, at.version - 1, 1)
    if not events:
        raise LogAhead(match)
    head = Head(match, at.version, events[0].hash)
    return prove(head, at.leaf, size, view.node, checkpoint, journal.imported(match) is not None)


def proof_of_end(log: HeadLog, journal: Journal, match: str, version: int) -> LogProof | None:
    """That a match is in the log as it ended at a version, once it is and can be read."""
    try:
        proof = proof_of(log, journal, match, version)
    except (NotLogged, LogAhead, LogDamaged, ArchiveUnreachable):
        return None
    return proof if proof.version == version else None


def proof_of_growth(log: HeadLog, first: int, second: int | None = None) -> tuple[int, Sequence[bytes]]:
    """That the tree of so many leaves continues an earlier one; by default the latest that is published, whose size is
    returned too. Raises ``NotLogged`` and ``NotPublished``."""
    view, _ = _published(log)
    second = view.published if second is None else second
    if max(first, second) > view.published:
        raise NotPublished(view.published)
    return second, consistency_proof(first, second, view.node)


def _published(log: HeadLog) -> tuple[LogView, str]:
    view = log.view()
    if view is None or view.checkpoint is None:
        raise NotLogged
    return view, view.checkpoint


def _choose(positions: Sequence[Position], version: int | None, size: int) -> Position:
    there = [at for at in positions if at.leaf < size]
    if version is not None:
        there = [at for at in there if at.version >= version][:1]
    if not there:
        raise NotLogged
    return there[-1]
