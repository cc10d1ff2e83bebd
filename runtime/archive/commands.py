"""``strata archive``, ``strata restore`` and ``strata verify-archive``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from strata.projections.archiving import archive_match, is_archivable, restore_match
from strata.runtime.command_error import CommandError
from strata.runtime.inspect.terminal import paint
from strata.runtime.progress import Progress
from strata.store.archive.archive import Archive, ArchiveDamaged, digest_of, file_name, unpack
from strata.store.archive.files import ArchiveUnreachable
from strata.store.archive.manifest import Row, rows_of, write_manifest
from strata.store.journal import SHARDS, Journal, NoSuchMatch, Stub, shard_of
from strata.store.matches import Matches, read_ledger

BROKEN = 4
"""The exit code of a check that found files missing or damaged."""


def archive(record: Matches, place: Archive, matches: Sequence[str]) -> None:
    """All that are over, however long ago, or those named."""
    journal = record.journal
    wanted = matches or [id_ for id_ in _in_redis(journal) if is_archivable(read_ledger(journal, id_))]
    done, kept = 0, []
    with Progress("archived", len(wanted)) as progress:
        for match in wanted:
            try:
                stub = archive_match(record, place, match, datetime.now(UTC))
            except NoSuchMatch as error:
                raise CommandError(f"There is no match {match}.") from error
            except (ArchiveDamaged, ArchiveUnreachable) as error:
                raise CommandError(f"{_sentence(error)} {done} of {len(wanted)} were archived.") from error
            done += stub is not None
            kept += [match] if stub is None else []
            progress.step()
    for shard in {shard_of(match) for match in wanted}:
        write_manifest(place, shard, rows_of(journal, shard))
    print(f"{done} archived at {place.files.address}.")
    if kept:
        print(f"{len(kept)} stay, since they are not over, cannot be read, or are archived already: {', '.join(kept)}")


def restore(record: Matches, place: Archive, matches: Sequence[str], all_: bool) -> None:
    """Back into Redis; the files stay where they are."""
    if bool(matches) == all_:
        raise CommandError("Name the matches to restore, or --all of them.")
    journal = record.journal
    stubs = list(_stubs(journal)) if all_ else [_stub(journal, match) for match in matches]
    with Progress("restored", len(stubs)) as progress:
        for stub in stubs:
            try:
                restore_match(journal, place, stub)
            except (ArchiveDamaged, ArchiveUnreachable) as error:
                raise CommandError(_sentence(error)) from error
            progress.step()
    print(f"{len(stubs)} restored.")


def verify_archive(record: Matches, place: Archive, tidy: bool) -> None:
    """Every stub has its file, every file holds the events that its stub names, and nothing else lies there."""
    journal = record.journal
    found, counts, rows = set(place.matches()), Counter[str](), dict[int, list[Row]]()
    stubs = {stub.match: stub for stub in _stubs(journal)}
    with Progress("checked", len(found | stubs.keys())) as progress:
        for match in sorted(found | stubs.keys()):
            trouble = _trouble(journal, place, match, stubs.get(match))
            if trouble is None:
                counts["good"] += 1
                stub = stubs[match]
                rows.setdefault(shard_of(match), []).append(Row(match, stub.version, stub.hash, stub.digest))
            elif trouble == DELETED and tidy:
                place.delete(match)
                counts["deleted"] += 1
            else:
                kind, text = trouble
                counts[kind] += 1
                progress.say(f"{paint(match, 'bold')}  {text}")
            progress.step()
    if tidy:
        for shard in range(SHARDS):
            write_manifest(place, shard, rows.get(shard, []))
    print(", ".join(f"{number} {kind}" for kind, number in sorted(counts.items())) or "The archive is empty.")
    if counts["broken"]:
        raise CommandError(f"{counts['broken']} archived matches cannot be read.", BROKEN)


DELETED = ("left over", "its match was deleted; --tidy deletes the file too")


def _trouble(journal: Journal, place: Archive, match: str, stub: Stub | None) -> tuple[str, str] | None:
    packed = place.files.get(file_name(match))
    if stub is not None:
        try:
            unpack(match, packed, stub.digest)
        except ArchiveDamaged as error:
            return "broken", str(error)
        return None
    if journal.tombstone(match) is not None:
        return DELETED
    if journal.head(match) == 0:
        return "unknown here", "no match of this Redis; `strata import` takes its file, unpacked by zstd"
    events = [data for _, data in journal.read_raw(match, 0)]
    try:
        is_same = digest_of(unpack(match, packed)) == digest_of(events)
    except ArchiveDamaged:
        is_same = False
    return (
        ("in both", "it is in Redis as well") if is_same else ("left over", "it is in Redis, and the file is of no use")
    )


def _in_redis(journal: Journal) -> Iterator[str]:
    return (id_ for shard in range(SHARDS) for id_ in journal.matches(shard))


def _stubs(journal: Journal) -> Iterator[Stub]:
    return (_stub(journal, id_) for shard in range(SHARDS) for id_ in journal.archived(shard))


def _stub(journal: Journal, match: str) -> Stub:
    stub = journal.stub(match)
    if stub is None:
        raise CommandError(f"There is no archived match {match}.")
    return stub


def _sentence(error: Exception) -> str:
    text = str(error)
    return f"{text[0].upper()}{text[1:]}."
