"""What a witness makes of one checkpoint after another: a log that grows, a log that was restarted, or a fork."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NamedTuple

from strata.domain.transparency.checkpoint import Checkpoint
from strata.domain.transparency.tree import is_consistent

Consistency = Callable[[int, int], Sequence[bytes] | None]
"""The service's proof that one size continues another; None if it has none."""


class Course(StrEnum):
    FIRST = "first"
    SAME = "same"
    GREW = "grew"
    STALE = "stale"
    RESTARTED = "restarted"
    FORKED = "forked"


class Judgement(NamedTuple):
    course: Course
    message: str
    """One line, for people."""


def judge(
    kept: Checkpoint | None,
    seen: Checkpoint,
    consistency: Consistency,
    root_kept: Callable[[str, int], bytes | None] = lambda origin, size: None,
) -> Judgement:
    """Judge a checkpoint by the one that was kept last; ``root_kept`` is what was kept of an origin and a size."""
    if kept is None:
        return Judgement(Course.FIRST, f"{seen.origin}: kept, with {seen.size} leaves")
    if seen.origin != kept.origin:
        return _judge_other(kept, seen, root_kept)
    if seen.size == kept.size:
        if seen.root == kept.root:
            return Judgement(Course.SAME, f"{seen.origin}: {seen.size} leaves, as before")
        return _fork(kept, f"two roots were signed for {seen.size} leaves")
    earlier, later = sorted((kept, seen), key=lambda checkpoint: checkpoint.size)
    proof = consistency(earlier.size, later.size)
    if proof is None:
        return _fork(kept, f"no proof leads from {earlier.size} leaves to {later.size}")
    if not is_consistent(earlier.size, later.size, proof, earlier.root, later.root):
        return _fork(kept, f"the {later.size} leaves do not continue the {earlier.size} that were signed")
    if seen is earlier:
        return Judgement(Course.STALE, f"{seen.origin}: an earlier checkpoint, with {seen.size} leaves")
    return Judgement(Course.GREW, f"{seen.origin}: {seen.size} leaves, which continue the {kept.size} before")


def _judge_other(kept: Checkpoint, seen: Checkpoint, root_kept: Callable[[str, int], bytes | None]) -> Judgement:
    named = next((log for log in seen.predecessors if log.origin == kept.origin), None)
    if named is None:
        return _fork(kept, f"{seen.origin} is in its place, and does not name it")
    known = root_kept(named.origin, named.size)
    if known is not None and known != named.root:
        return _fork(kept, f"{seen.origin} names it with another root for {named.size} leaves")
    lost = kept.size - named.size
    loss = f"; {lost} leaves that were signed are not carried on" if lost > 0 else ""
    return Judgement(
        Course.RESTARTED,
        f"{kept.origin} was restarted as {seen.origin}, which names it with {named.size} leaves{loss}",
    )


def _fork(kept: Checkpoint, reason: str) -> Judgement:
    return Judgement(Course.FORKED, f"the log {kept.origin} is forked: {reason}")
