"""kill -9 of everything while the log is kept, served and moved into the archive: a witness never finds a fork."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import httpx
import msgspec

from strata.domain.transparency.checkpoint import Checkpoint, read_checkpoint
from strata.domain.transparency.heads import Head
from strata.domain.transparency.notes import VerifierKey, verify_note
from strata.domain.transparency.proof import LogProof
from strata.domain.transparency.tree import is_consistent
from strata.domain.transparency.witnessing import Course
from strata.runtime.archive.opening import require_archive
from strata.runtime.transparency.kept import KeptCheckpoints
from strata.runtime.transparency.keys import signer_keys
from strata.runtime.transparency.witness import Unreachable, Witness
from tests.processes.stack import Client, Stack, persistently, until

BOTS = [{"kind": "bot", "bot": "random"}] * 2


class Reader(threading.Thread):
    """Asks for a checkpoint and a proof again and again, and verifies what it gets whole."""

    def __init__(self, stack: Stack, match: str, keys: Sequence[VerifierKey]) -> None:
        super().__init__(daemon=True)
        self._stack, self._match, self._keys = stack, match, keys
        self.stop = threading.Event()
        self.proofs: list[LogProof] = []
        self.failure: Exception | None = None

    def run(self) -> None:
        with httpx.Client(base_url=f"http://127.0.0.1:{self._stack.port}") as http:
            while not self.stop.wait(0.1):
                try:
                    self._read(http)
                except httpx.HTTPError:
                    continue
                except Exception as error:
                    self.failure = error
                    return

    def _read(self, http: httpx.Client) -> None:
        if (given := http.get("/v1/log/checkpoint")).status_code == 200:
            verify_note(read_checkpoint(given.text)[1], self._keys)
        if (given := http.get(f"/v1/matches/{self._match}/proof")).status_code == 200:
            proof = msgspec.json.decode(given.content, type=LogProof)
            checkpoint, note = read_checkpoint(proof.checkpoint)
            verify_note(note, self._keys)
            assert proof.is_of(Head(self._match, proof.version, proof.hash), checkpoint.size, checkpoint.root)
            self.proofs.append(proof)


def test_an_honest_service_is_never_convicted(tmp_path: Path) -> None:
    archive = {"STRATA_ARCHIVE": str(tmp_path / "archive"), "STRATA_ARCHIVE_AFTER": "0"}
    with Stack(tmp_path, STRATA_LOG_EVERY="1", STRATA_WORKERS="1", **archive) as stack:
        match = _begin(stack)
        reader = Reader(stack, match, [key.verifier for key in signer_keys(stack.settings)])
        reader.start()
        until(lambda: reader.proofs, "there is a proof")
        with httpx.Client(base_url=f"http://127.0.0.1:{stack.port}") as http:
            witness = Witness(http, KeptCheckpoints(tmp_path / "witness"))
            assert witness.look().course is Course.FIRST
            assert stack.kill("strata.runtime.cli api")
            _require_growth(stack, witness)
            stack.kill_everything()
            stack.start()
            _require_growth(stack, witness)
        reader.stop.set()
        reader.join()
        assert reader.failure is None

        # Then what was proven on the way is under what is signed at the end, and in the archive
        latest, _ = read_checkpoint(Client(stack.port).text("/v1/log/checkpoint"))
        for checkpoint in {proof.size: read_checkpoint(proof.checkpoint)[0] for proof in reader.proofs}.values():
            assert _continues(stack, checkpoint, latest)
        journal, _ = require_archive(stack.settings)
        until(lambda: journal.stub(match) is not None, "the match is archived")
        assert persistently(lambda: Client(stack.port).get(f"/v1/matches/{match}/proof?size={latest.size}"))[0] == 200
        url, folder = f"http://127.0.0.1:{stack.port}", str(tmp_path / "witness")
        witnessed = subprocess.run(
            [sys.executable, "-m", "strata.runtime.cli", "witness", url, "--once", "--folder", folder],
            capture_output=True,
            text=True,
        )
        assert (witnessed.returncode, witnessed.stderr) == (0, "")


def _begin(stack: Stack) -> str:
    body = {"game": "gods-love-dinosaurs", "seats": BOTS}
    status, made = persistently(lambda: Client(stack.port).post("/v1/matches", body))
    assert status == 201
    return str(made["id"])


def _require_growth(stack: Stack, witness: Witness) -> None:
    """The log goes on, and each look at it finds what was seen before continued."""
    _begin(stack)
    courses: list[Course] = []

    def look() -> bool:
        try:
            courses.append(witness.look().course)
        except Unreachable:
            return False
        return courses[-1] is Course.GREW

    until(look, "the log has grown")
    assert set(courses) <= {Course.GREW, Course.SAME}


def _continues(stack: Stack, earlier: Checkpoint, later: Checkpoint) -> bool:
    _, proof = Client(stack.port).get(f"/v1/log/consistency?from={earlier.size}&to={later.size}")
    path = [bytes.fromhex(step) for step in proof["path"]]
    return is_consistent(earlier.size, later.size, path, earlier.root, later.root)
