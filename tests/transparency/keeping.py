"""A keeper with its key and its memory, for tests."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import redis

from strata.domain.transparency.checkpoint import Checkpoint, read_checkpoint
from strata.domain.transparency.notes import SignerKey, verify_note
from strata.store.archive.archive import Archive
from strata.store.journal import Journal
from strata.store.on_redis import RedisJournal
from strata.store.transparency.log import HeadLog
from strata.store.transparency.view import LogView
from strata.workers.log_keeper import LogKeeper, SignedLast, Step

SIGNER = SignerKey("strata.example/log", bytes(range(32)))


class Noted:
    """The checkpoint that was signed last."""

    def __init__(self, checkpoint: str | None = None) -> None:
        self.checkpoint = checkpoint

    def read(self) -> str | None:
        return self.checkpoint

    def write(self, checkpoint: str) -> None:
        self.checkpoint = checkpoint


class Keeping:
    """A log on a Redis, with rounds a minute apart."""

    def __init__(self, client: redis.Redis, archive: Archive | None = None, journal: Journal | None = None) -> None:
        self.client, self.archive = client, archive
        self.journal = journal or (RedisJournal(client) if archive is None else RedisJournal(client, archive))
        self.log = HeadLog(client, archive)
        self.noted: SignedLast = Noted()
        self.signers = [SIGNER]
        self.now = datetime.now(UTC)

    def round(self, step: Step = lambda done: None) -> int:
        self.now += timedelta(minutes=1)
        return LogKeeper(self.journal, self.log, lambda: self.signers, self.noted, lambda: self.now).round(step)

    @property
    def view(self) -> LogView:
        view = self.log.view()
        assert view is not None
        return view

    @property
    def checkpoint_noted(self) -> Checkpoint:
        return read_checkpoint(self.noted.read() or "")[0]

    @property
    def checkpoint(self) -> Checkpoint:
        note = self.log.checkpoint()
        assert note is not None
        checkpoint, signed = read_checkpoint(note)
        verify_note(signed, [signer.verifier for signer in self.signers])
        return checkpoint
