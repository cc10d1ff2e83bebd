"""Files in a folder: a power cut leaves the whole of one, or nothing under its name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from strata.store.archive.files import ArchiveFiles


def test_a_file_gets_its_name_when_it_has_reached_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files, file, synced = ArchiveFiles(str(tmp_path)), tmp_path / "log" / "tile", list[tuple[Path, bool]]()
    sync = os.fsync

    def fsync(descriptor: int) -> None:
        sync(descriptor)
        synced.append((Path(f"/proc/self/fd/{descriptor}").resolve(), file.exists()))

    monkeypatch.setattr(os, "fsync", fsync)
    files.put("log/tile", b"hashes")
    (draft, is_named), *folders = synced
    assert draft.parent == file.parent
    assert not is_named
    assert folders == [(file.parent, True), (tmp_path, True)]
    assert (files.get("log/tile"), list(files.names("log"))) == (b"hashes", ["log/tile"])
