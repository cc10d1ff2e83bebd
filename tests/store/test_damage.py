"""One event that cannot be read stops its match, and nothing else; what came before it can still be looked at."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from strata.domain.games.registry import GAMES
from strata.domain.match.audit import audit
from strata.domain.match.events import UnreadableEvent
from strata.domain.match.export import lines, read_export
from strata.domain.match.match import GameNotInstalled
from strata.domain.match.snapshots import to_snapshot
from strata.store.damage_counters import DAMAGED_SNAPSHOTS
from strata.store.journal import Journal
from strata.store.matches import SNAPSHOT_SPAN, Matches, NoSuchVersion
from tests.store.damaged import DAMAGES, overwrite, spoil_snapshots
from tests.store.people import hide, hide_for, new_match, play_up_to
from tests.store.wrapped import Counting

BAD = 7

each_damage = pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)


@pytest.fixture
def played(journal: Journal) -> Iterator[Journal]:
    """A journal with a match of ten versions, so that no snapshot was taken yet."""
    writer = Matches(journal)
    new_match(writer, "human", "bot", rounds=20)
    match = writer.load("m1")
    while match.ledger.version < 10:
        match = hide_for(writer, match, match.pending[0][0])
    return journal


@each_damage
def test_the_event_is_named_and_the_versions_before_it_are_there(played: Journal, damage: object) -> None:
    then = to_snapshot(Matches(played).at("m1", BAD - 1))
    overwrite(played, "m1", BAD, damage)  # type: ignore[arg-type]
    for ask in (Matches(played).load, lambda id_: Matches(played).at(id_, 9), lambda _: hide(Matches(played), 0)):
        with pytest.raises(UnreadableEvent) as unreadable:
            ask("m1")
        assert unreadable.value.version == BAD
    assert to_snapshot(Matches(played).at("m1", BAD - 1)) == then
    assert to_snapshot(Matches(played).load_readable("m1")) == then
    with pytest.raises(NoSuchVersion):
        Matches(played).at("m1", 0)


def test_what_can_be_read_ends_before_the_first_of_several(played: Journal) -> None:
    for version, damage in ((9, "broken JSON"), (BAD, "unknown type"), (5, "garbage facts")):
        overwrite(played, "m1", version, DAMAGES[damage])
        assert Matches(played).load_readable("m1").ledger.version == version - 1
    overwrite(played, "m1", 1, DAMAGES["garbage"])
    with pytest.raises(UnreadableEvent) as unreadable:
        Matches(played).load_readable("m1")
    assert unreadable.value.version == 1


@each_damage
def test_nobody_plays_on_once_it_was_noticed(played: Journal, damage: object) -> None:
    # Given somebody who knows the match from before
    knowing = Matches(played)
    match = knowing.load("m1")
    overwrite(played, "m1", BAD, damage)  # type: ignore[arg-type]
    # When somebody else comes upon the damage
    with pytest.raises(UnreadableEvent):
        Matches(played).load("m1")
    # Then nothing is appended any more
    with pytest.raises(UnreadableEvent) as unreadable:
        hide_for(knowing, match, match.pending[0][0])
    assert unreadable.value.version == BAD
    assert played.head("m1") == 10
    assert played.quarantined("m1") == BAD


@each_damage
def test_a_match_that_was_mended_goes_on(played: Journal, damage: object) -> None:
    matches = Matches(played)
    before = matches.load("m1")
    was = overwrite(played, "m1", BAD, damage)  # type: ignore[arg-type]
    with pytest.raises(UnreadableEvent):
        Matches(played).load("m1")
    overwrite(played, "m1", BAD, lambda _: was)
    after = hide_for(matches, before, before.pending[0][0])
    assert after.ledger.version > before.ledger.version
    assert played.quarantined("m1") is None


@each_damage
def test_the_audit_names_it_and_the_export_holds_the_bytes_there_are(played: Journal, damage: object) -> None:
    overwrite(played, "m1", BAD, damage)  # type: ignore[arg-type]
    bad = played.read_raw("m1", 0)[BAD - 1][1]
    matches = Matches(played)
    whole = matches.export(matches.load_readable("m1"), None, is_whole=True)
    report = audit(whole)
    assert (report.verdict, report.first_bad_version) == ("broken", BAD)
    assert whole.header.version == 10
    assert {shown.version for shown in whole.events} | {BAD} == set(range(1, 11))
    again = read_export(b"".join(lines(whole)))
    assert again == whole
    assert audit(again) == report
    unreadable = [line.data for line in again.unreadable]
    assert unreadable in ([bad], []), "whatever has the form of an event is shown as one"
    public = matches.export(matches.load_readable("m1"), None, is_whole=False)
    assert {line.data for line in public.unreadable} <= {None}
    assert audit(public).first_bad_version == BAD


def test_an_event_that_is_gone_is_unreadable(real_redis: object) -> None:
    from strata.store.on_redis import RedisJournal

    journal = RedisJournal(real_redis)  # type: ignore[arg-type]
    new_match(Matches(journal), rounds=9)
    play_up_to(Matches(journal), 9)
    (key,) = real_redis.keys("*m1:events")  # type: ignore[attr-defined]
    real_redis.xdel(key, f"{BAD}-0")  # type: ignore[attr-defined]
    with pytest.raises(UnreadableEvent) as unreadable:
        Matches(journal).load("m1")
    assert (unreadable.value.version, unreadable.value.reason) == (BAD, "it is not there")


def test_damaged_snapshots_are_passed_over_and_counted(journal: Journal, caplog: pytest.LogCaptureFixture) -> None:
    writer = Matches(journal)
    new_match(writer, rounds=200)
    played = play_up_to(writer, 3 * SNAPSHOT_SPAN)
    counting = Counting(journal)
    assert to_snapshot(Matches(counting).load("m1")) == to_snapshot(played)
    assert counting.events_read == 0, "a whole snapshot is used"
    before = DAMAGED_SNAPSHOTS._value.get()
    damaged = spoil_snapshots(journal, "m1")
    assert damaged == 3
    with caplog.at_level(logging.WARNING):
        assert to_snapshot(Matches(counting).load("m1")) == to_snapshot(played)
    assert counting.events_read == 3 * SNAPSHOT_SPAN
    assert DAMAGED_SNAPSHOTS._value.get() == before + damaged
    assert [record.version for record in caplog.records] == [48, 32, 16]  # type: ignore[attr-defined]
    counting.events_read = 0
    assert to_snapshot(Matches(counting).load("m1")) == to_snapshot(played)
    assert counting.events_read == 0, "the one that was taken since is whole"


def test_of_a_game_that_is_not_installed_the_record_can_still_be_had(
    played: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = Matches(played)
    expected = b"".join(lines(matches.export(matches.load("m1"), None, is_whole=True)))
    monkeypatch.delitem(GAMES, "pebbles")
    for ask in (Matches(played).load, lambda id_: Matches(played).at(id_, 3)):
        with pytest.raises(GameNotInstalled):
            ask("m1")
    readable = Matches(played).load_readable("m1")
    assert (readable.ledger.version, readable.position) == (10, None)
    assert b"".join(lines(Matches(played).export(readable, None, is_whole=True))) == expected
