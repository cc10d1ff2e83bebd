"""The log over HTTP: checkpoints for everybody, proofs for those who may look at the match."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strata.domain.match.audit import LogEvidence, audit
from strata.domain.match.export import read_export
from strata.domain.transparency.checkpoint import read_checkpoint
from strata.domain.transparency.heads import Head
from strata.domain.transparency.notes import read_note, read_verifier, verify_note
from strata.domain.transparency.proof import LogProof
from strata.domain.transparency.tree import is_consistent
from tests.api.conftest import Service, Table
from tests.transparency.keeping import SIGNER, Keeping

KEYS = [SIGNER.verifier]


@pytest.fixture
def keeping(service: Service) -> Keeping:
    return Keeping(service.redis, journal=service.journal)


def problem(response: Any) -> tuple[int, str]:
    return response.status_code, response.get_json()["code"]


def test_before_the_first_round_there_is_no_log(service: Service, table: Table) -> None:
    for path in ("checkpoint", "keys", "consistency?from=0"):
        assert problem(service.get(f"/v1/log/{path}")) == (404, "no_log")
    assert problem(service.get("/v1/log/tile/0/000")) == (404, "not_found")
    assert problem(service.get(f"{table.path}/proof")) == (409, "not_logged")


def test_a_checkpoint_and_its_keys_are_signed(service: Service, table: Table, keeping: Keeping) -> None:
    keeping.round()
    response = service.get("/v1/log/checkpoint")
    assert response.content_type == "text/plain; charset=utf-8"
    checkpoint, signed = read_checkpoint(response.text)
    assert (checkpoint.size, checkpoint.origin) == (1, SIGNER.name)
    assert verify_note(signed, KEYS).time == int(keeping.now.timestamp())
    note = read_note(service.get("/v1/log/keys").text)
    verify_note(note, KEYS)
    assert [read_verifier(line) for line in note.text.splitlines()[2:]] == KEYS


def test_a_proof_covers_the_version_asked_for(service: Service, table: Table, keeping: Keeping) -> None:
    keeping.round()
    table.move(0)
    table.move(1)
    assert problem(service.get(f"{table.path}/proof?version=4")) == (409, "not_logged")
    keeping.round()
    shown = service.get(f"{table.path}/proof?version=3").get_json()
    proof = msgspec.convert(shown, LogProof)
    head = service.get(table.path).get_json()
    assert (proof.version, proof.hash, proof.index, proof.size) == (head["version"], head["hash"], 1, 2)
    checkpoint, _ = read_checkpoint(proof.checkpoint)
    assert proof.is_of(Head(table.id, head["version"], head["hash"]), checkpoint.size, checkpoint.root)
    assert proof.leaf == Head(table.id, head["version"], head["hash"]).leaf.hex()
    early = service.get(f"{table.path}/proof?size=1").get_json()
    assert (early["version"], early["index"], early["size"], early["path"]) == (2, 0, 1, [])
    assert problem(service.get(f"{table.path}/proof?version=99")) == (404, "unknown_version")
    assert problem(service.get(f"{table.path}/proof?size=3")) == (422, "invalid_request")
    assert problem(service.get(f"{table.path}/proof?size=0")) == (422, "invalid_request")


def test_who_may_not_look_at_a_match_gets_no_proof_of_it(service: Service, keeping: Keeping) -> None:
    key, _ = service.keys.create("application", "arcade")
    body = {"game": "evo", "seats": [{"kind": "human"}] * 3, "listed": False}
    made = service.post("/v1/matches", body, key).get_json()
    path = f"/v1/matches/{made['id']}"
    keeping.round()
    refused = service.get(f"{path}/proof")
    assert problem(refused) == problem(service.get(path)) == problem(service.get("/v1/matches/none/proof"))
    assert service.get(f"{path}/proof", made["seats"][0]["token"]).status_code == 200


def test_the_log_proves_that_it_only_grows(service: Service, keeping: Keeping) -> None:
    roots = []
    for _ in range(5):
        Table(service)
        keeping.round()
        roots.append(read_checkpoint(service.get("/v1/log/checkpoint").text)[0].root)
    for first in range(1, 6):
        shown = service.get(f"/v1/log/consistency?from={first}").get_json()
        path = [bytes.fromhex(step) for step in shown["path"]]
        assert (shown["from"], shown["to"]) == (first, 5)
        assert is_consistent(first, 5, path, roots[first - 1], roots[4])
    assert service.get("/v1/log/consistency?from=2&to=3").get_json()["to"] == 3
    for query in ("from=4&to=3", "from=6", "from=1&to=6", "to=3", "from=x"):
        assert problem(service.get(f"/v1/log/consistency?{query}")) == (422, "invalid_request")


def test_tiles_are_served_as_far_as_they_are_published(service: Service, keeping: Keeping) -> None:
    heads = []
    for _ in range(3):
        table = Table(service)
        heads.append(Head(table.id, *keeping.journal.heads([table.id])[0]))
        keeping.round()
    tile = service.get("/v1/log/tile/0/000.p/3")
    assert tile.data == b"".join(head.leaf for head in heads)
    assert "immutable" in tile.headers["Cache-Control"]
    assert service.get("/v1/log/tile/0/000.p/2").data == tile.data[:64]
    for name in ("0/000", "0/000.p/4", "1/000.p/1", "0/0", "nothing"):
        assert problem(service.get(f"/v1/log/tile/{name}")) == (404, "not_found")


def test_an_export_of_a_match_that_is_over_carries_its_proof(service: Service, table: Table, keeping: Keeping) -> None:
    keeping.round()
    running = service.get(f"{table.path}/export")
    assert read_export(running.data).proof is None
    table.play_to_the_end()
    table.score()
    before = service.get(f"{table.path}/export")
    assert read_export(before.data).proof is None
    keeping.round()
    after = service.get(f"{table.path}/export")
    export = read_export(after.data)
    assert export.proof is not None
    assert after.data.startswith(before.data)
    assert after.headers["ETag"] != before.headers["ETag"]
    assert service.get(f"{table.path}/export?proof=false").data == before.data
    report = audit(export, evidence=LogEvidence(keys=KEYS))
    assert report.verdict == "holds"
    assert report.checks[-1].message.startswith("included: leaf 1 under the checkpoint")


def test_a_record_that_was_cut_short_is_told_of(service: Service, table: Table, keeping: Keeping) -> None:
    keeping.round()
    keeping.log.index({table.id: [(9, 0)]})  # type: ignore[list-item]
    assert problem(service.get(f"{table.path}/proof")) == (409, "log_ahead")
