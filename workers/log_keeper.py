"""The keeper of the log of heads: once in a while it logs what every match that changed has come to, and signs that.

A round is repeated by the next one if it is cut short: what is logged already is not logged again, a root follows from
leaves that are kept, and nothing is published that was not noted beside the key before.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import Protocol

from strata.domain.transparency.checkpoint import Checkpoint, read_checkpoint
from strata.domain.transparency.heads import Head
from strata.domain.transparency.notes import SignerKey, sign_note
from strata.store.archive.files import ArchiveUnreachable
from strata.store.incidents import Incidents
from strata.store.journal import SHARDS, Journal, order
from strata.store.outages import REDIS_ERRORS
from strata.store.transparency.log import HeadLog
from strata.store.transparency.tile_store import OtherTile
from strata.store.transparency.view import LogDamaged, LogView

log = logging.getLogger(__name__)

BATCH = 512
"""How many leaves are appended in one go: a script holds up everybody else."""
LOOK_EVERY = 1.0
"""How often to look whether a round is due or the process should stop, in seconds."""
PAUSE = 5.0
KEYS_HEADER = "strata-log-keys-1"

Step = Callable[[str], None]
"""Told what was just done: ``appended``, ``tiled``, ``noted``, ``published``."""


class LogStopped(Exception):
    """The log cannot be continued without contradicting what was signed before."""


class SignedLast(Protocol):
    """The checkpoint that was signed last, kept where the key is and not in the record."""

    def read(self) -> str | None: ...

    def write(self, checkpoint: str) -> None:
        """It outlives a power cut from here on."""


class LogKeeper:
    """Two of them that share a key may run at once: neither can append to what the other has not seen."""

    def __init__(
        self,
        journal: Journal,
        head_log: HeadLog,
        signers: Callable[[], Sequence[SignerKey]],
        signed_last: SignedLast,
        clock: Callable[[], datetime],
        incidents: Incidents | None = None,
    ) -> None:
        self._journal, self._log, self._signers = journal, head_log, signers
        self._signed_last, self._clock, self._incidents = signed_last, clock, incidents

    def round(self, step: Step = lambda done: None) -> int:
        """Log what has changed since the last one, and sign it with the keys there are; returns how many matches that
        were. Raises ``LogStopped``."""
        if not self._log.is_durable():
            raise LogStopped(
                "this Redis may lose what it acknowledged last, so that a checkpoint could be ahead of the record: set "
                "appendonly yes and appendfsync always"
            )
        signers = self._signers()
        view = self._open(signers[0].name)
        began = int(self._clock().timestamp())
        self._require_continued(view)
        matches, offsets = self._changed(view)
        logged = self._append(matches, step)
        self._fill_tiles()
        step("tiled")
        self._sign(signers, began, offsets, step)
        return logged

    def _open(self, name: str) -> LogView:
        view = self._log.view()
        if view is None:
            self._log.open(name, name)
            view = self._view()
        if view.name != name:
            raise LogStopped(f"the log is signed as {view.name}, and the key here is that of {name}")
        return view

    def _view(self) -> LogView:
        view = self._log.view()
        assert view is not None, "a log that was begun does not end"
        return view

    def _require_continued(self, view: LogView) -> None:
        """The log holds all that was signed: otherwise it was restored from a backup, or altered."""
        note = self._signed_last.read()
        if note is None:
            return
        signed, _ = read_checkpoint(note)
        if any(log.origin == signed.origin for log in view.predecessors):
            return
        if signed.origin != view.origin or signed.size > view.size:
            raise LogStopped(
                f"a checkpoint of {signed.origin} with {signed.size} leaves was signed, and the record has "
                f"{view.size} of {view.origin}; if it was restored from a backup, `strata log restart` begins a log "
                "that says so"
            )
        if view.root(signed.size) != signed.root:
            raise LogStopped(f"the {signed.size} leaves that were signed last are others in the record")

    def _changed(self, view: LogView) -> tuple[list[str], dict[int, str]]:
        """The matches that may have changed since the last round, and how far the feeds tell of that."""
        changed: dict[str, None] = {}
        ends = {shard: self._journal.feed_end(shard) for shard in range(SHARDS)}
        offsets = dict(view.offsets)
        for shard, end in ends.items():
            offset = offsets.get(shard)
            if offset is None or order(offset) < order(self._journal.feed_start(shard)):
                changed |= dict.fromkeys(self._all(shard))
                offsets[shard] = end
        while behind := {shard: at for shard, at in offsets.items() if order(at) < order(ends[shard])}:
            entries = self._journal.feed(behind)
            changed |= dict.fromkeys(entry.match for entry in entries)
            offsets |= {entry.shard: entry.offset for entry in entries}
        return list(changed), offsets

    def _all(self, shard: int) -> Iterator[str]:
        for matches in (self._journal.matches, self._journal.archived, self._journal.deleted):
            yield from matches(shard)

    def _append(self, matches: Sequence[str], step: Step) -> int:
        logged = 0
        for at in range(0, len(matches), BATCH):
            heads = self._unlogged(matches[at : at + BATCH])
            while heads and not self._log.append(self._view(), heads):
                heads = self._unlogged(matches[at : at + BATCH])
            logged += len(heads)
            step("appended")
            self._fill_tiles()
        return logged

    def _unlogged(self, matches: Sequence[str]) -> list[Head]:
        """The heads that are not the last ones logged of their matches."""
        logged = self._log.positions(matches)
        return [
            Head(match, version, hash_)
            for match, (version, hash_), positions in zip(matches, self._journal.heads(matches), logged, strict=True)
            if version and (not positions or positions[-1].version != version)
        ]

    def _fill_tiles(self) -> None:
        try:
            self._log.fill_tiles()
        except OtherTile as error:
            raise LogStopped(str(error)) from error
        except ArchiveUnreachable as error:
            if self._incidents is not None:
                self._incidents.note("archive_unreachable", error=str(error))

    def _sign(self, signers: Sequence[SignerKey], began: int, offsets: dict[int, str], step: Step) -> None:
        view = self._view()
        checkpoint = view.checkpoint_of(view.size)
        note = sign_note(checkpoint.text, signers, began)
        self._signed_last.write(note)
        step("noted")
        self._log.publish(view, note, keys_note(checkpoint, signers), offsets)
        step("published")


def keys_note(checkpoint: Checkpoint, signers: Sequence[SignerKey]) -> str:
    """The public keys of a log, signed by all of them: who trusts one learns of its successor."""
    lines = [KEYS_HEADER, checkpoint.origin, *(str(signer.verifier) for signer in signers)]
    return sign_note("".join(f"{line}\n" for line in lines), signers)


def run(
    keeper: LogKeeper,
    every: float,
    stop: threading.Event,
    incidents: Incidents,
    beat: Callable[[], None] = lambda: None,
) -> None:
    """A round at once and then one in so many seconds until told to stop; what cannot be reached is waited for."""
    due = time.monotonic()
    while not stop.is_set():
        beat()
        if time.monotonic() < due:
            stop.wait(min(LOOK_EVERY, max(due - time.monotonic(), 0)))
            continue
        try:
            due = time.monotonic() + every
            if logged := keeper.round():
                log.info("heads logged", extra={"matches": logged})
            incidents.count()
        except ArchiveUnreachable as error:
            incidents.note("archive_unreachable", error=str(error))
        except (LogStopped, LogDamaged) as error:
            incidents.note("log_stopped", error=str(error))
            incidents.count()
        except REDIS_ERRORS as error:
            if not incidents.note_outage(error):
                raise
            due = time.monotonic() + min(PAUSE, every)
