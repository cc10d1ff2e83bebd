"""The log in JavaScript, which shares no code with the service: published vectors, and the same verdicts on records."""

from __future__ import annotations

import json
from base64 import b64encode
from datetime import timedelta
from pathlib import Path
from typing import Any, NamedTuple

import fakeredis
import msgspec
import pytest

from strata.domain.games.registry import GAMES
from strata.domain.match.audit import LogEvidence, audit
from strata.domain.match.export import Export, lines
from strata.domain.transparency.heads import Head
from strata.domain.transparency.notes import SignerKey, read_verifier
from strata.domain.transparency.proof import LogProof
from strata.store.matches import Matches
from strata.store.transparency.proofs import proof_of
from tests.archive.places import play_to_score
from tests.kernel.pebbles import PEBBLES
from tests.npm_tools import ROOT, require_node, run
from tests.transparency.keeping import SIGNER, Keeping
from tests.transparency.published import vectors
from tests.transparency.test_rewrites import exported, rewrite

HERE = Path(__file__).parent
KEY = str(SIGNER.verifier)


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)


class Case(NamedTuple):
    name: str
    export: Export
    log: dict[str, Any] | None
    begins: str


def test_vectors_and_verdicts_are_the_same_in_both() -> None:
    """One test, so that node starts once."""
    require_node()
    cases = _cases()
    records = [
        {"name": case.name, "file": b64encode(b"".join(lines(case.export))).decode(), "log": case.log} for case in cases
    ]
    given = json.dumps({"published": vectors(), "records": records})
    told = json.loads(run(["node", "--no-warnings", HERE / "log_vectors.mjs"], ROOT, given=given))
    assert told["leaf"] == Head("m1", 12, "ab" * 32).leaf.hex()
    assert told["inclusion"] == [[True, False, False]] * 4
    assert told["consistency"] == [[True, False, False]] * 4
    assert told["notes"] == [[True, vector["time"], None] for vector in vectors()["notes"]]
    assert {case.name: told["records"][case.name]["check"]["message"] for case in cases} == {
        case.name: _message(case) for case in cases
    }
    for case in cases:
        assert told["records"][case.name]["check"]["message"].startswith(case.begins), case.name


def _message(case: Case) -> str:
    """What the audit of the service says."""
    log = case.log or {}
    proof = msgspec.convert(log["proof"], LogProof) if "proof" in log else None
    evidence = LogEvidence(log.get("checkpoint"), proof, [read_verifier(key) for key in log.get("keys", [])])
    message = next(check.message for check in audit(case.export, evidence=evidence).checks if check.name == "log")
    return message.replace("given: no known key has signed it", "given")


def _proof_after_rotation(keeping: Keeping) -> dict[str, Any]:
    """Under the first checkpoint; the latest, which comes with it, is signed by another key alone."""
    keeping.signers = [SignerKey(SIGNER.name, bytes([7]) * 32)]
    keeping.round()
    proof = _proof(keeping, size=1)
    keeping.signers = [SIGNER]
    keeping.round()
    return proof


def _cases() -> list[Case]:
    keeping = Keeping(fakeredis.FakeRedis(server=fakeredis.FakeServer()))
    play_to_score(Matches(keeping.journal))
    keeping.now += timedelta(hours=1)
    keeping.round()
    honest, under = exported(keeping), _proof(keeping)
    kept = {"checkpoint": keeping.log.checkpoint(), "keys": [KEY]}
    play_to_score(Matches(keeping.journal), "m2", rounds=1)
    keeping.round()
    carrying = honest._replace(proof=proof_of(keeping.log, keeping.journal, "m1"))
    stranger = str(SignerKey(SIGNER.name, bytes(32)).verifier)
    cases = [
        Case("carried", carrying, None, "included: leaf 0"),
        Case("carried and signed", carrying, {"keys": [KEY]}, "included: leaf 0"),
        Case("old checkpoint", honest, {**kept, "proof": under}, "included: leaf 0"),
        Case("other size", carrying, kept, "not yet: ask for"),
        Case("no proof", honest, kept, "not yet: there is no proof"),
        Case("other match", honest, {"proof": {**under, "match": "m9"}}, "not yet: the proof is of match m9"),
        Case("other version", honest, {"proof": {**under, "version": 99}}, "not yet: the proof is of version 99"),
        Case("earlier version", honest, {"proof": {**under, "version": 3}}, "contradicted: leaf 0 is another"),
        Case("a retired key", honest, {**kept, "proof": _proof_after_rotation(keeping)}, "included: leaf 0"),
        Case("a stranger's key", honest, {"proof": under, "keys": [stranger]}, "not yet: the checkpoint was not"),
    ]
    rewrite(keeping.client, rounds=2)
    cases.append(Case("cut short", exported(keeping), {**kept, "proof": under}, "contradicted: the log has version"))
    rewrite(keeping.client)
    rewritten = exported(keeping)
    cases.append(Case("rewritten", rewritten, {**kept, "proof": under}, "contradicted: leaf 0"))
    keeping.client.hdel("{log}:index", "m1")
    keeping.client.hdel("{log}:state", *(f"offset:{shard}" for shard in range(16)))
    keeping.round()
    again = _proof(keeping)
    imported = {**again, "imported": True}
    cases.append(Case("logged again", rewritten, {**kept, "proof": again}, "contradicted: version"))
    cases.append(Case("called imported", rewritten, {**kept, "proof": imported}, "not yet: the service says"))
    keeping.log.restart(keeping.view, "strata.example/log/2", [keeping.checkpoint.as_predecessor])
    keeping.round()
    cases.append(Case("restarted", rewritten, {**kept, "proof": _proof(keeping)}, "not yet: the log was restarted"))
    return cases


def _proof(keeping: Keeping, size: int | None = None) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(proof_of(keeping.log, keeping.journal, "m1", size=size))
    return shown
