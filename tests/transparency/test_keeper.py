"""A round logs what every changed match has come to, once; the log is one tree, wherever its parts are kept."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta

import pytest
import redis

from strata.domain.transparency.heads import Head
from strata.domain.transparency.notes import SignerKey, read_note, read_verifier, verify_note
from strata.domain.transparency.tiles import WIDTH
from strata.domain.transparency.tree import (
    consistency_proof,
    fold,
    hash_node,
    inclusion_proof,
    is_consistent,
    is_included,
    root_of,
)
from strata.projections.archiving import archive_match
from strata.projections.deletion import delete_match
from strata.store.archive.archive import Archive
from strata.store.incidents import Incidents
from strata.store.matches import Matches
from strata.workers.log_keeper import LogKeeper, LogStopped, run
from tests.archive.places import play_to_score
from tests.store.entries import put
from tests.transparency.keeping import SIGNER, Keeping

NOW = datetime(2031, 5, 6, tzinfo=UTC)


def heads(keeping: Keeping, *matches: str) -> list[Head]:
    return [Head(match, *head) for match, head in zip(matches, keeping.journal.heads(matches), strict=True)]


def assert_logged(keeping: Keeping, head: Head) -> None:
    """The head is in the tree of the latest checkpoint, where the index says."""
    view, checkpoint = keeping.view, keeping.checkpoint
    index = next(at.leaf for at in keeping.log.positions([head.match])[0] if at.version == head.version)
    proof = inclusion_proof(index, checkpoint.size, view.node)
    assert is_included(head.leaf, index, checkpoint.size, proof, checkpoint.root)


def test_a_round_logs_the_heads_of_changed_matches_once(client: redis.Redis) -> None:
    keeping = Keeping(client)
    first, second = put(keeping.journal, "m1", count=3), put(keeping.journal, "m2")
    assert keeping.round() == 2
    assert keeping.checkpoint.size == 2
    for head in (Head("m1", 3, first.hash), Head("m2", 1, second.hash)):
        assert_logged(keeping, head)
    assert keeping.round() == 0
    put(keeping.journal, "m1", put(keeping.journal, "m1", first))
    assert keeping.round() == 1
    assert [at.version for at in keeping.log.positions(["m1"])[0]] == [3, 5]
    assert_logged(keeping, heads(keeping, "m1")[0])


def test_a_checkpoint_is_signed_with_the_time_at_which_the_round_began(client: redis.Redis) -> None:
    keeping = Keeping(client)
    keeping.round()
    signed = read_note(keeping.log.checkpoint() or "")
    assert verify_note(signed, [SIGNER.verifier]).time == int(keeping.now.timestamp())


def test_a_feed_that_was_dropped_is_made_up_for(client: redis.Redis) -> None:
    keeping = Keeping(client)
    keeping.round()
    put(keeping.journal, "m1")
    for shard in range(16):
        keeping.journal.trim_feed(shard, 9_999_999_999_999)
    client.delete(*(f"{{s{shard:02d}}}:feed" for shard in range(16)))
    client.mset({f"{{s{shard:02d}}}:dropped": "9999999999999-0" for shard in range(16)})
    assert keeping.round() == 1
    assert_logged(keeping, heads(keeping, "m1")[0])


def test_full_tiles_leave_the_stream_and_the_tree_stays_the_same(client: redis.Redis, archive: Archive) -> None:
    for keeping in (Keeping(client), Keeping(client, archive)):
        client.flushall()
        leaves, latest = [], None
        for _ in range(2):
            for number in range(WIDTH):
                put(keeping.journal, f"m{len(leaves) + number}")
            keeping.round()
            names = [f"m{number}" for number in range(len(leaves), len(leaves) + WIDTH)]
            found = zip(keeping.log.positions(names), heads(keeping, *names), strict=True)
            leaves += [head.leaf for _, head in sorted(found, key=lambda pair: pair[0][0].leaf)]
            view, checkpoint = keeping.view, keeping.checkpoint

            def plain(height: int, number: int, leaves: list[bytes] = leaves) -> bytes:
                return fold(leaves[number << height : (number + 1) << height])

            assert (view.tiled, list(view.leaves)) == (len(leaves), [])
            assert checkpoint.root == root_of(len(leaves), plain)
            if latest is not None:
                proof = consistency_proof(latest.size, checkpoint.size, view.node)
                assert is_consistent(latest.size, checkpoint.size, proof, latest.root, checkpoint.root)
            latest = checkpoint


def test_a_tile_of_tiles_is_kept_too(client: redis.Redis) -> None:
    keeping = Keeping(client)
    keeping.round()
    tiled = WIDTH * (WIDTH - 1)
    folded = [Head(f"t{number}", 1, "").leaf for number in range(WIDTH - 1)]
    client.hset("{log}:state", mapping={"tiled": tiled, "size": tiled, "edge:1": b"".join(folded)})
    made = [Head(f"m{number}", 1, "") for number in range(WIDTH + 1)]
    assert keeping.log.append(keeping.view, made)
    before = keeping.view.root(tiled + WIDTH + 1)
    assert keeping.log.fill_tiles() == 1
    view, leaves = keeping.view, [head.leaf for head in made]
    assert (view.tiled, list(view.leaves), view.edges) == (
        WIDTH * WIDTH,
        leaves[WIDTH:],
        {1: b"", 2: fold([*folded, fold(leaves[:WIDTH])])},
    )
    assert view.root(view.size) == before == hash_node(view.edges[2], leaves[WIDTH])
    assert view.tile(1, 0) == b"".join([*folded, fold(leaves[:WIDTH])])


def test_matches_that_are_archived_or_deleted_stay_in_the_log(client: redis.Redis, archive: Archive) -> None:
    keeping = Keeping(client, archive)
    matches = Matches(keeping.journal)
    for id_ in ("m1", "m2", "m3"):
        play_to_score(matches, id_)
    before = heads(keeping, "m1", "m2", "m3")
    archive_match(matches, archive, "m1", NOW)
    delete_match(keeping.journal, "m2", NOW)
    keeping.round()
    assert heads(keeping, "m1", "m2", "m3") == before
    for head in before:
        assert_logged(keeping, head)
    delete_match(keeping.journal, "m3", NOW)
    assert keeping.round() == 0


def test_keys_are_rotated_with_an_overlap(client: redis.Redis) -> None:
    keeping = Keeping(client)
    keeping.round()
    fresh = SignerKey(SIGNER.name, bytes([7]) * 32)
    keeping.signers = [fresh, SIGNER]
    keeping.round()
    note = read_note(keeping.log.keys() or "")
    verify_note(note, [SIGNER.verifier])
    assert [read_verifier(line) for line in note.text.splitlines()[2:]] == [fresh.verifier, SIGNER.verifier]
    signed = read_note(keeping.log.checkpoint() or "")
    for key in (fresh.verifier, SIGNER.verifier):
        assert verify_note(signed, [key]).time == int(keeping.now.timestamp())


def test_another_key_than_the_logs_stops_the_keeper(client: redis.Redis) -> None:
    keeping = Keeping(client)
    keeping.round()
    keeping.signers = [SignerKey("elsewhere", bytes(32))]
    with pytest.raises(LogStopped, match="signed as strata"):
        keeping.round()


def test_a_log_restored_from_a_backup_is_not_continued_until_it_says_so(client: redis.Redis) -> None:
    keeping = Keeping(client)
    put(keeping.journal, "m1")
    keeping.round()
    backup = {key: client.dump(key) for key in client.keys("{log}*")}
    first = keeping.checkpoint
    put(keeping.journal, "m2")
    keeping.round()
    for key, value in backup.items():
        client.restore(key, 0, value, replace=True)
    with pytest.raises(LogStopped, match="restored from a backup"):
        keeping.round()
    assert keeping.checkpoint == first
    assert keeping.log.restart(keeping.view, "strata.example/log/2", [first.as_predecessor])
    assert keeping.round() == 2
    assert keeping.checkpoint.predecessors == [first.as_predecessor]


def test_altered_leaves_stop_the_keeper(client: redis.Redis) -> None:
    keeping = Keeping(client)
    put(keeping.journal, "m1")
    put(keeping.journal, "m2")
    keeping.round()
    client.delete("{log}:leaves")
    for number in (1, 2):
        client.xadd("{log}:leaves", {"leaf": bytes(32)}, id=f"{number}-0")
    with pytest.raises(LogStopped, match="are others in the record"):
        keeping.round()


def test_a_match_that_is_logged_often_is_still_found(client: redis.Redis) -> None:
    keeping = Keeping(client)
    keeping.round()
    for version in range(1, 151):
        assert keeping.log.append(keeping.view, [Head("m1", version, "")])
    keeping.round()
    found = keeping.log.positions(["m1"])[0]
    assert len(found) <= 64
    assert found == sorted(found)
    assert found[-1] == (150, 149)
    for version, _ in found:
        assert_logged(keeping, Head("m1", version, ""))


def test_two_keepers_at_once_do_not_fork_the_log(client: redis.Redis) -> None:
    one, other = Keeping(client), Keeping(client)
    other.noted = one.noted
    put(one.journal, "m1")
    stale = one.round() and one.view
    assert stale
    put(one.journal, "m2")
    other.now = one.now + timedelta(minutes=1)
    other.round()
    assert not one.log.append(stale, [Head("m9", 1, "ab" * 32)])
    put(one.journal, "m3")
    assert one.round() == 1
    assert one.checkpoint.size == 3


def test_the_process_goes_round_until_it_is_stopped_and_tells_what_stops_the_log(client: redis.Redis) -> None:
    keeping, stop = Keeping(client), threading.Event()
    put(keeping.journal, "m1")
    incidents = Incidents(client)
    keeper = LogKeeper(keeping.journal, keeping.log, lambda: keeping.signers, keeping.noted, lambda: keeping.now)
    beats = iter([stop.clear, stop.clear, stop.set])
    run(keeper, 0, stop, incidents, lambda: next(beats)())
    assert keeping.checkpoint.size == 1
    assert incidents.counts()["log_stopped"] == 0
    client.delete("{log}:leaves")
    beats = iter([stop.clear, stop.set])
    stop.clear()
    run(keeper, 0, stop, incidents, lambda: next(beats)())
    assert incidents.counts()["log_stopped"] > 0
