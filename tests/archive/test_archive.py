"""A match that is over leaves Redis, and everything that could be asked of it can still be asked."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import fakeredis
import msgspec
import pytest
import redis

from strata.domain.kernel.codec import canonical
from strata.domain.match.audit import audit
from strata.domain.match.export import lines
from strata.domain.match.import_ import import_match
from strata.domain.match.snapshots import to_snapshot
from strata.projections.archiving import archive_match, restore_match, summary_in
from strata.projections.deletion import delete_match
from strata.projections.summary import summarise
from strata.store.archive.archive import Archive, ArchiveDamaged, file_name
from strata.store.archive.figures import ArchiveFigures
from strata.store.archive.files import ArchiveFiles, ArchiveUnreachable
from strata.store.archive.manifest import read_manifest, rows_of, write_manifest
from strata.store.incidents import Incidents
from strata.store.journal import Conflict, Journal, MatchDeleted, NoArchive, shard_of
from strata.store.matches import Matches, NoSuchMatch
from strata.store.on_redis import RedisJournal
from strata.workers.archiver import Archiver
from tests.archive.places import NOW, archived, play_on_to_score, play_to_score
from tests.store.entries import append_of, events
from tests.store.people import new_match, play_up_to


def test_all_that_can_be_asked_is_answered_as_before(matches: Matches, archive: Archive) -> None:
    version, journal = play_to_score(matches, rounds=30), matches.journal
    match = matches.load("m1")
    before = [to_snapshot(matches.at("m1", number)) for number in range(1, version + 1)]
    record, raw = matches.export(match, None, is_whole=False), journal.read_raw("m1", 0)
    seed, names, summary = journal.seed("m1"), journal.names("m1"), summarise(journal, "m1")
    stub = archived(matches, archive)
    assert (stub.version, stub.hash) == (version, match.ledger.hash)
    assert (journal.matches(shard_of("m1")), journal.archived(shard_of("m1"))) == ([], ["m1"])
    for reader in (matches, Matches(journal)):
        assert [to_snapshot(reader.at("m1", number)) for number in range(1, version + 1)] == before
        again = reader.export(reader.load("m1"), None, is_whole=False)
        assert list(lines(again)) == list(lines(record))
        assert audit(again).holds
    assert journal.read_raw("m1", 0) == raw
    assert journal.read_raw("m1", 3, 2) == raw[3:5]
    assert (journal.seed("m1"), journal.names("m1"), journal.head("m1")) == (seed, names, version)
    assert summarise(journal, "m1") == summary_in(stub) == summary


def test_whoever_had_an_earlier_version_in_hand_reads_on(matches: Matches, archive: Archive) -> None:
    new_match(matches)
    late = Matches(matches.journal)
    early = late.load("m1")
    version = play_on_to_score(matches, "m1")
    archived(matches, archive)
    assert early.ledger.version < version
    assert late.load("m1").ledger.version == version


def test_only_what_is_over_goes(matches: Matches, archive: Archive) -> None:
    new_match(matches)
    play_up_to(matches, 4)
    assert archive_match(matches, archive, "m1", NOW) is None
    assert len(matches.journal.read("m1", 0)) == 4
    assert list(archive.matches()) == []
    with pytest.raises(NoSuchMatch):
        archive_match(matches, archive, "nowhere", NOW)


def test_it_goes_once(matches: Matches, archive: Archive) -> None:
    play_to_score(matches)
    stub = archived(matches, archive)
    archive_match(matches, archive, "m1", NOW)
    assert matches.journal.stub("m1") == stub


def test_nothing_is_appended_to_it(matches: Matches, archive: Archive) -> None:
    play_to_score(matches)
    journal = matches.journal
    first, *rest = journal.read("m1", 0)
    whole = matches.export(matches.load("m1"), None, is_whole=True)
    archived(matches, archive)
    assert journal.append(append_of("m1", first, events("m1", first))) == Conflict(rest)
    assert not matches.import_(import_match(whole)), "it is here already"


def test_it_comes_back(matches: Matches, archive: Archive) -> None:
    version, journal = play_to_score(matches), matches.journal
    before = journal.read_raw("m1", 0)
    stub = archived(matches, archive)
    assert restore_match(journal, archive, stub)
    assert not restore_match(journal, archive, stub)
    assert (journal.matches(shard_of("m1")), journal.archived(shard_of("m1"))) == (["m1"], [])
    archive.delete("m1")
    assert journal.read_raw("m1", 0) == before
    assert Matches(journal).load("m1").ledger.version == version
    assert archived(Matches(journal), archive) == stub


def test_a_deleted_match_leaves_no_file(matches: Matches, archive: Archive) -> None:
    play_to_score(matches)
    archived(matches, archive)
    delete_match(matches.journal, "m1", NOW)
    assert list(archive.matches()) == []
    assert matches.journal.archived(shard_of("m1")) == []
    with pytest.raises(MatchDeleted):
        Matches(matches.journal).load("m1")


class Lying(ArchiveFiles):
    """A store that returns something other than it was given."""

    def get(self, name: str) -> bytes | None:
        found = super().get(name)
        return None if found is None else found[:-5] + b"\0\0\0\0\0"


class Forgetful(ArchiveFiles):
    def get(self, name: str) -> bytes | None:
        return None


class Full(ArchiveFiles):
    def put(self, name: str, data: bytes) -> None:
        raise ArchiveUnreachable("no space is left")


@pytest.mark.parametrize("files", [Lying, Forgetful, Full])
def test_a_store_that_cannot_be_trusted_gets_nothing(
    matches: Matches, tmp_path: Path, files: type[ArchiveFiles]
) -> None:
    version = play_to_score(matches)
    with pytest.raises((ArchiveDamaged, ArchiveUnreachable)):
        archive_match(matches, Archive(files(str(tmp_path / "elsewhere"))), "m1", NOW)
    assert matches.journal.stub("m1") is None
    assert len(matches.journal.read("m1", 0)) == version


def test_another_match_s_record_is_refused(matches: Matches, archive: Archive) -> None:
    """Whole and in good order, but not what was put there."""
    play_to_score(matches, "m1")
    play_to_score(matches, "m2")
    stub = archived(matches, archive, "m1")
    archived(matches, archive, "m2")
    other = archive.files.get(file_name("m2"))
    assert other is not None
    archive.files.put(file_name("m1"), other)
    with pytest.raises(ArchiveDamaged, match="m1"):
        Archive(archive.files).read(stub)


def test_without_its_archive_a_match_is_not_taken_for_another(real_redis: object, archive: Archive) -> None:
    matches = Matches(RedisJournal(real_redis, archive))  # type: ignore[arg-type]
    play_to_score(matches)
    archived(matches, archive)
    with pytest.raises(NoArchive):
        Matches(RedisJournal(real_redis)).load("m1")  # type: ignore[arg-type]


def test_the_manifest_lists_what_is_there(matches: Matches, archive: Archive) -> None:
    for match in ("m1", "m2"):
        play_to_score(matches, match)
        archived(matches, archive, match)
    shard = shard_of("m1")
    write_manifest(archive, shard, rows_of(matches.journal, shard))
    rows = {row.match: row for row in read_manifest(archive, shard)}
    stub = matches.journal.stub("m1")
    assert stub is not None
    assert (rows["m1"].hash, rows["m1"].digest, rows["m1"].version) == (stub.hash, stub.digest, stub.version)


def test_a_summary_of_another_form_is_read_from_the_record(matches: Matches, archive: Archive) -> None:
    play_to_score(matches)
    stub = archived(matches, archive)
    assert summary_in(msgspec.structs.replace(stub, summary_format="of old")) is None
    assert canonical(summarise(matches.journal, "m1")) == bytes(stub.summary)


def test_the_archiver_waits_for_its_time_and_tells_how_much_it_did(journal: Journal, archive: Archive) -> None:
    clock, client = [NOW], fakeredis.FakeRedis()
    figures = ArchiveFigures(client)
    matches = Matches(journal, lambda: clock[0])
    play_to_score(matches, "before")
    archiver = Archiver(matches, archive, timedelta(hours=1), Incidents(client), figures)
    assert archiver.step() == 0
    play_to_score(matches, "after")
    new_match(matches, id_="running")
    for _ in range(4):
        assert archiver.step() == 0
    assert figures.read() == {"in_redis": 0, "archived": 0, "written": 0, "waiting": 2}
    clock[0] += timedelta(hours=1)
    assert archiver.step() == 2
    assert journal.stub("before") is not None
    assert journal.stub("after") is not None
    assert journal.stub("running") is None
    assert archiver.step() == 0
    sizes = [len(archive.files.get(file_name(match)) or b"") for match in ("before", "after")]
    assert figures.read() == {"in_redis": 0, "archived": 0, "written": sum(sizes), "waiting": 0}


def test_what_is_in_redis_and_what_is_archived_is_counted(real_redis: redis.Redis, archive: Archive) -> None:
    matches = Matches(RedisJournal(real_redis, archive))
    play_to_score(matches, "m1")
    new_match(matches, id_="m2")
    archived(matches, archive)
    counted = ArchiveFigures(real_redis).read()
    assert (counted["in_redis"], counted["archived"]) == (1, 1)
