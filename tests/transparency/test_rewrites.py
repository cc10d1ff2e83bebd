"""An operator's rewrite is convicted by an audit with an old checkpoint; an honest service never is."""

from __future__ import annotations

from datetime import timedelta

import fakeredis
import msgspec
import pytest
import redis

from strata.domain.match.audit import Check, LogEvidence, audit
from strata.domain.match.export import Export, lines, read_export
from strata.domain.match.match import Match
from strata.domain.transparency.heads import Head
from strata.domain.transparency.notes import SignerKey
from strata.domain.transparency.proof import LogProof
from strata.projections.archiving import archive_match, restore_match
from strata.store.archive.archive import Archive
from strata.store.matches import Matches, read_ledger
from strata.store.on_redis import RedisJournal
from strata.store.transparency.proofs import LogAhead, NotLogged, proof_of
from tests.archive.places import NOW, play_to_score
from tests.transparency.keeping import SIGNER, Keeping

KEYS = [SIGNER.verifier]


def exported(keeping: Keeping, match: str = "m1") -> Export:
    matches = Matches(keeping.journal)
    return matches.export(Match(read_ledger(keeping.journal, match), None), None, is_whole=True)


def verdict(export: Export, checkpoint: str | None, proof: LogProof | None) -> Check:
    """What the audit says of the log; the record holds by itself."""
    report = audit(export, evidence=LogEvidence(checkpoint, proof, KEYS))
    others = [check for check in report.checks if check.name != "log"]
    assert {check.status for check in others} == {"ok"}
    log = report.checks[-1]
    assert report.verdict == {"ok": "holds", "unproven": "not_proven", "failed": "broken"}[log.status]
    return log


def prove(keeping: Keeping, size: int | None = None) -> LogProof:
    return proof_of(keeping.log, keeping.journal, "m1", size=size)


def rewrite(client: redis.Redis, rounds: int = 3) -> None:
    """Another course of the same match, with all its hashes, in the place of the one that was played."""
    elsewhere = fakeredis.FakeRedis(server=fakeredis.FakeServer())
    play_to_score(Matches(RedisJournal(elsewhere)), rounds=rounds)
    for key in elsewhere.scan_iter():
        if b":match:m1:" in key:
            client.delete(key)
            match elsewhere.type(key):
                case b"stream":
                    for id_, fields in elsewhere.xrange(key):
                        client.xadd(key, fields, id=id_)
                case b"hash":
                    client.hset(key, mapping=elsewhere.hgetall(key))
                case _:
                    client.set(key, elsewhere.get(key) or b"")


@pytest.fixture
def keeping(client: redis.Redis) -> Keeping:
    """A match that was played an hour before it was logged, and an old checkpoint."""
    keeping = Keeping(client)
    play_to_score(Matches(keeping.journal))
    keeping.now += timedelta(hours=1)
    keeping.round()
    return keeping


def old_checkpoint(keeping: Keeping) -> str:
    note = keeping.log.checkpoint()
    assert note is not None
    for number in range(5):
        play_to_score(Matches(keeping.journal), f"later{number}", rounds=1)
        keeping.round()
    return note


def test_an_honest_record_is_included(keeping: Keeping) -> None:
    old = old_checkpoint(keeping)
    export = exported(keeping)
    for checkpoint, proof in (
        (old, prove(keeping, size=1)),
        (None, prove(keeping)),
        (keeping.log.checkpoint(), prove(keeping)),
    ):
        check = verdict(export, checkpoint, proof)
        assert check.status == "ok"
        assert check.message.startswith("included: leaf 0 under the checkpoint of 20")
    check = verdict(export, old, prove(keeping))
    assert check.message == "not yet: ask for the proof with size=1"


def test_a_record_written_over_the_old_one_is_contradicted(keeping: Keeping, client: redis.Redis) -> None:
    old = old_checkpoint(keeping)
    rewrite(client)
    check = verdict(exported(keeping), old, prove(keeping, size=1))
    assert check.status == "failed"
    assert check.message.startswith("contradicted: leaf 0 is another head")


def test_a_rewrite_that_is_logged_again_is_contradicted_by_its_times(keeping: Keeping, client: redis.Redis) -> None:
    old = old_checkpoint(keeping)
    rewrite(client)
    export = exported(keeping)
    client.hdel("{log}:index", "m1")
    for shard in range(16):
        client.hdel("{log}:state", f"offset:{shard}")
    assert keeping.round() == 1
    with pytest.raises(NotLogged):
        prove(keeping, size=1)
    check = verdict(export, old, prove(keeping))
    assert check.status == "failed"
    assert "was logged only after the checkpoint" in check.message
    said = msgspec.structs.replace(prove(keeping), imported=True)
    assert verdict(export, old, said).message.startswith("not yet: the service says that it was imported after")


def test_what_is_logged_after_a_checkpoint_is_not_held_against_it(keeping: Keeping) -> None:
    old = keeping.log.checkpoint()
    matches = Matches(keeping.journal, lambda: keeping.now)
    play_to_score(matches, "m2")
    keeping.round()
    proof = proof_of(keeping.log, keeping.journal, "m2")
    check = verdict(exported(keeping, "m2"), old, proof)
    assert (check.status, check.message[:29]) == ("unproven", "not yet: logged after the che")


def test_without_a_proof_nothing_is_said(keeping: Keeping) -> None:
    export = exported(keeping)
    check = verdict(export, keeping.log.checkpoint(), None)
    assert (check.status, check.message) == (
        "unproven",
        "not yet: there is no proof that the head of this record is in the log",
    )
    other = msgspec.structs.replace(prove(keeping), match="m9")
    assert verdict(export, None, other).message == "not yet: the proof is of match m9"
    longer = msgspec.structs.replace(prove(keeping), version=999)
    assert "version 999, which is not in this file" in verdict(export, None, longer).message


def test_a_checkpoint_that_another_key_signed_proves_nothing(keeping: Keeping) -> None:
    stranger = SignerKey(SIGNER.name, bytes(32))
    report = audit(exported(keeping), evidence=LogEvidence(None, prove(keeping), [stranger.verifier]))
    assert report.checks[-1].message.startswith("not yet: the checkpoint was not signed by the key given")
    report = audit(exported(keeping), evidence=LogEvidence("nothing", prove(keeping)))
    assert report.checks[-1].message.startswith("not yet: the checkpoint cannot be read")
    report = audit(exported(keeping), evidence=LogEvidence(None, prove(keeping)))
    assert report.checks[-1].message.endswith("whose signature was not checked for want of a key")


def test_a_record_that_goes_on_behind_the_log_is_included_up_to_there(client: redis.Redis) -> None:
    keeping = Keeping(client)
    play_to_score(Matches(keeping.journal))
    assert keeping.log.open(SIGNER.name, SIGNER.name)
    export = exported(keeping)
    assert keeping.log.append(keeping.view, [Head("m1", 3, export.events[2].hash)])
    keeping.round()
    last = export.header.version
    check = verdict(export, None, proof_of(keeping.log, keeping.journal, "m1", 2))
    assert (check.status, check.version) == ("unproven", 4)
    assert check.message.startswith(f"not yet: included up to version 3 of {last}, under the checkpoint")
    assert verdict(export, None, proof_of(keeping.log, keeping.journal, "m1", 4)).status == "ok"


def test_a_record_that_ends_before_the_log_is_contradicted(keeping: Keeping, client: redis.Redis) -> None:
    proof = prove(keeping)
    rewrite(client, rounds=2)
    check = verdict(exported(keeping), None, proof)
    assert check.status == "failed"
    assert f"contradicted: the log has version {proof.version}, and this record ends with" in check.message
    with pytest.raises(LogAhead):
        prove(keeping)


def test_an_archived_match_is_proven_as_before_and_so_is_one_that_came_back(
    client: redis.Redis, archive: Archive
) -> None:
    keeping = Keeping(client, archive)
    matches = Matches(keeping.journal)
    play_to_score(matches)
    keeping.round()
    before = prove(keeping)
    stub = archive_match(matches, archive, "m1", NOW)
    assert stub is not None
    assert prove(keeping) == before
    assert restore_match(keeping.journal, archive, stub)
    assert prove(keeping) == before
    assert keeping.round() == 0
    assert verdict(exported(keeping), None, before).status == "ok"


def test_a_restarted_log_says_so_and_convicts_nobody(keeping: Keeping) -> None:
    old, left = keeping.log.checkpoint(), keeping.checkpoint
    assert keeping.log.restart(keeping.view, "strata.example/log/2", [left.as_predecessor])
    keeping.round()
    check = verdict(exported(keeping), old, prove(keeping))
    assert check.status == "unproven"
    assert check.message.startswith("not yet: the log was restarted as strata.example/log/2")
    assert verdict(exported(keeping), None, prove(keeping)).status == "ok"


def test_an_export_carries_its_proof_and_is_read_without_it(keeping: Keeping) -> None:
    carrying = exported(keeping)._replace(proof=prove(keeping))
    file = b"".join(lines(carrying))
    assert read_export(file) == carrying
    assert read_export(file.rpartition(b'{"log"')[0]) == carrying._replace(proof=None)
    report = audit(carrying)
    assert (report.checks[-1].name, report.verdict) == ("log", "holds")
    wrong = carrying._replace(proof=msgspec.structs.replace(prove(keeping), index=1))
    assert audit(wrong).verdict == "broken"
