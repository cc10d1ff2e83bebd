"""The log: whether the head of the record is under a checkpoint that somebody kept.

Three verdicts, in the words of the message: *included* is ok, *not yet* unproven, *contradicted* failed. An honest
service is never contradicted: what happened before a checkpoint was signed is under it, but for what was on its way.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from strata.domain.match.audit.report import Check, Status
from strata.domain.match.events import SeedRevealed
from strata.domain.match.export import Export, ShownEvent
from strata.domain.transparency.checkpoint import Checkpoint, read_checkpoint
from strata.domain.transparency.heads import Head
from strata.domain.transparency.notes import NotANote, NotSigned, VerifierKey, stated_time, verify_note
from strata.domain.transparency.proof import LogProof

ON_ITS_WAY = timedelta(minutes=10)
"""An event that is so much older than a checkpoint is under it, in an honest log: ten rounds of a minute."""


class LogEvidence(NamedTuple):
    """What an auditor has beside the record: a checkpoint that somebody kept, a proof, the public keys of the log."""

    checkpoint: str | None = None
    proof: LogProof | None = None
    keys: Sequence[VerifierKey] = ()


class _Kept(NamedTuple):
    checkpoint: Checkpoint
    time: datetime | None
    is_signed: bool

    def __str__(self) -> str:
        signed = "" if self.is_signed else ", whose signature was not checked for want of a key"
        at = "" if self.time is None else f" of {self.time.isoformat(timespec='seconds').replace('+00:00', 'Z')}"
        return f"the checkpoint{at} with {self.checkpoint.size} leaves{signed}"


class _Unusable(Exception):
    """Something that was given proves nothing."""


def check_log(export: Export, evidence: LogEvidence) -> Check:
    """Judge the record by the checkpoint given; otherwise by the one that came with the proof.

    That one says which log the proof is of. It need not be signed by a key given where another decides: a key that
    signed the checkpoint which was kept may be retired since.
    """
    proof = evidence.proof or export.proof
    try:
        if proof is None:
            raise _Unusable("there is no proof that the head of this record is in the log")
        kept = _read(evidence.checkpoint or proof.checkpoint, evidence.keys)
        own = _read(proof.checkpoint, () if proof.size == kept.checkpoint.size else evidence.keys)
        if proof.match != export.header.match:
            raise _Unusable(f"the proof is of match {proof.match}")
        if own.checkpoint.origin != kept.checkpoint.origin:
            raise _Unusable(_other_log(own.checkpoint, kept.checkpoint))
    except _Unusable as error:
        return _check("unproven", None, f"not yet: {error}")
    event = next((event for event in export.events if event.version == proof.version), None)
    return _judge_short(export, proof, kept) if event is None else _judge(export, proof, event, own, kept)


def _judge(export: Export, proof: LogProof, event: ShownEvent, own: _Kept, kept: _Kept) -> Check:
    head, last = Head(export.header.match, event.version, event.hash), len(export.events)
    if proof.is_of(head, kept.checkpoint.size, kept.checkpoint.root):
        if head.version == last:
            return _check("ok", head.version, f"included: leaf {proof.index} under {kept}")
        reached = f"included up to version {head.version} of {last}, under {kept}"
        return _check("unproven", head.version + 1, f"not yet: {reached}")
    for by in (kept, own):
        if proof.size == by.checkpoint.size and not proof.is_of(head, by.checkpoint.size, by.checkpoint.root):
            return _contradicted(head.version, f"leaf {proof.index} is another head than this record has, by {by}")
    if proof.index < kept.checkpoint.size:
        return _check("unproven", None, f"not yet: ask for the proof with size={kept.checkpoint.size}")
    return _judge_late(proof, event, kept)


def _judge_short(export: Export, proof: LogProof, kept: _Kept) -> Check:
    """The log has a version that is not in the file: may the match have gone on?"""
    last, head = len(export.events), Head(proof.match, proof.version, proof.hash)
    is_over = bool(export.events) and export.events[-1].type == SeedRevealed.type
    if is_over and proof.is_of(head, kept.checkpoint.size, kept.checkpoint.root):
        return _contradicted(last, f"the log has version {proof.version}, and this record ends with {last}, by {kept}")
    return _check("unproven", None, f"not yet: the proof is of version {proof.version}, which is not in this file")


def _judge_late(proof: LogProof, event: ShownEvent, kept: _Kept) -> Check:
    """The head was logged after the checkpoint: was it there to be logged before?"""
    if kept.time is None or kept.time - datetime.fromisoformat(event.at) <= ON_ITS_WAY:
        return _check("unproven", event.version, f"not yet: logged after {kept}")
    if proof.imported:
        return _check("unproven", event.version, f"not yet: the service says that it was imported after {kept}")
    return _contradicted(event.version, f"version {event.version} is of {event.at}, and was logged only after {kept}")


def _read(note: str, keys: Sequence[VerifierKey]) -> _Kept:
    try:
        checkpoint, signed = read_checkpoint(note)
        time = verify_note(signed, keys).time if keys else stated_time(signed)
    except NotANote as error:
        raise _Unusable(f"the checkpoint cannot be read: {error}") from error
    except NotSigned as error:
        raise _Unusable(f"the checkpoint was not signed by the key given: {error}") from error
    return _Kept(checkpoint, None if time is None else _moment(time), bool(keys))


def _moment(time: int) -> datetime | None:
    try:
        return datetime.fromtimestamp(time, UTC)
    except (ValueError, OverflowError, OSError):
        return None


def _other_log(own: Checkpoint, kept: Checkpoint) -> str:
    if any(log.origin == kept.origin for log in own.predecessors):
        return f"the log was restarted as {own.origin} since the checkpoint of {kept.origin}"
    return f"the proof is of the log {own.origin}, and the checkpoint of {kept.origin}"


def _contradicted(version: int, reason: str) -> Check:
    return _check("failed", version, f"contradicted: {reason}")


def _check(status: Status, version: int | None, message: str) -> Check:
    return Check("log", status, version, int(status == "ok"), message)
