"""What a witness keeps: every checkpoint it saw, the keys it trusts, and the evidence of a fork."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from strata.domain.transparency.checkpoint import Checkpoint, read_checkpoint
from strata.domain.transparency.notes import VerifierKey, read_verifier
from strata.runtime.transparency.durable import write_durably


class KeptCheckpoints:
    """A folder of notes: ``latest``, ``keys``, and ``checkpoints/<origin>/<size>``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def latest(self) -> str | None:
        return self._text(self.folder / "latest")

    def keep(self, note: str) -> None:
        checkpoint, _ = read_checkpoint(note)
        path = self._path(checkpoint.origin, checkpoint.size)
        if not path.exists():
            write_durably(path, note, 0o644)
        write_durably(self.folder / "latest", note, 0o644)

    def root(self, origin: str, size: int) -> bytes | None:
        note = self._text(self._path(origin, size))
        return None if note is None else read_checkpoint(note)[0].root

    def keys(self) -> list[VerifierKey]:
        return [read_verifier(line) for line in (self._text(self.folder / "keys") or "").split()]

    def keep_keys(self, keys: Sequence[VerifierKey]) -> None:
        write_durably(self.folder / "keys", "".join(f"{key}\n" for key in keys), 0o644)

    def keep_evidence(self, seen: str, checkpoint: Checkpoint) -> Path:
        """Of a fork: the checkpoint that contradicts what was kept."""
        path = self.folder / "forks" / f"{_safe(checkpoint.origin)}-{checkpoint.size}"
        write_durably(path, seen, 0o644)
        return path

    def _path(self, origin: str, size: int) -> Path:
        return self.folder / "checkpoints" / _safe(origin) / f"{size:012d}"

    def _text(self, path: Path) -> str | None:
        return path.read_text() if path.exists() else None


def _safe(origin: str) -> str:
    """A name for a folder, whatever a stranger calls a log."""
    return re.sub(r"[^a-z0-9-]", "_", origin.lower())[:100] or "_"
