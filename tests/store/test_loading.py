"""A match is loaded at any version, at a price that does not grow with its length."""

from __future__ import annotations

import pytest

from strata.domain.match.evolve import evolve
from strata.domain.match.snapshots import to_snapshot
from strata.store.in_memory import MemoryJournal
from strata.store.journal import Journal
from strata.store.matches import SNAPSHOT_SPAN, Matches, NoSuchMatch, NoSuchVersion, read_outline
from tests.store.people import hide, new_match, play_up_to
from tests.store.wrapped import Counting, WithoutSnapshots


def test_another_process_loads_what_one_has_made(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches, rounds=20)
    played = play_up_to(matches, 21)
    assert to_snapshot(Matches(journal).load("m1")) == to_snapshot(played)
    assert Matches(journal).seed("m1") == matches.seed("m1") == journal.seed("m1")
    assert journal.names("m1") == {0: "Ada"}


def test_every_version_is_the_fold_of_its_events(journal: Journal) -> None:
    writer = Matches(journal)
    new_match(writer, rounds=30)
    play_up_to(writer, 40)
    reader, events = Matches(journal), journal.read("m1", 0)
    for version in range(1, 41):
        expected = to_snapshot(evolve(None, events[:version]))
        assert to_snapshot(reader.at("m1", version)) == expected
        assert to_snapshot(writer.at("m1", version)) == expected


def test_looking_back_does_not_turn_the_match_back(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches)
    now = play_up_to(matches, 5)
    matches.at("m1", 2)
    assert matches.load("m1").ledger == now.ledger
    assert hide(matches, now.pending[0][0]).match.ledger.version == 6


def test_a_match_that_nobody_made_is_not_there(journal: Journal) -> None:
    matches = Matches(journal)
    for ask in (matches.load, matches.seed, matches.recent, lambda id_: matches.at(id_, 1), lambda _: hide(matches, 0)):
        with pytest.raises(NoSuchMatch):
            ask("m1")


def test_who_is_asked_is_known_without_the_game_or_found_out_with_it(journal: Journal) -> None:
    matches = Matches(journal)
    new_match(matches, rounds=5)
    for version in (3, 4, 5):
        played = play_up_to(matches, version)
        outline = read_outline(journal, "m1")
        assert (outline.ledger.version, outline.pending) == (version, played.pending)
    journal.pending = lambda match: (5, None)  # type: ignore[method-assign]
    assert read_outline(journal, "m1").pending == played.pending, "an earlier release appended last"


@pytest.mark.parametrize("version", [6, 99, 0, -1], ids=["next", "far off", "before the first", "negative"])
def test_a_version_the_match_has_not_is_not_there(journal: Journal, version: int) -> None:
    writer = Matches(journal)
    new_match(writer)
    play_up_to(writer, 5)
    for matches in (writer, Matches(journal)):
        with pytest.raises(NoSuchVersion):
            matches.at("m1", version)


def test_loading_costs_the_same_at_10_and_at_300(journal: Journal) -> None:
    writer = Matches(journal)
    new_match(writer, rounds=200)
    for version in (10, 300):
        played = play_up_to(writer, version)
        counting = Counting(journal)
        assert to_snapshot(Matches(counting).load("m1")) == to_snapshot(played)
        assert counting.events_read <= 2 * SNAPSHOT_SPAN
    for version in (1, 10, 63, 64, 65, 299, 300):
        counting = Counting(journal)
        assert Matches(counting).at("m1", version).ledger.version == version
        assert counting.events_read <= 2 * SNAPSHOT_SPAN


def test_without_snapshots_a_match_loads_the_same(journal: Journal) -> None:
    writer = Matches(journal)
    new_match(writer, rounds=200)
    played = play_up_to(writer, 40)
    assert to_snapshot(Matches(WithoutSnapshots(journal)).load("m1")) == to_snapshot(played)


def test_lost_snapshots_are_made_anew_by_who_missed_them() -> None:
    # Given a match whose snapshots are gone
    journal = MemoryJournal()
    writer = Matches(journal)
    new_match(writer, rounds=200)
    played = play_up_to(writer, 100)
    journal._snapshots.clear()
    # When it is loaded, at the price of its whole length
    first = Counting(journal)
    assert to_snapshot(Matches(first).load("m1")) == to_snapshot(played)
    assert first.events_read == 100
    # Then the next process finds a snapshot again
    second = Counting(journal)
    assert to_snapshot(Matches(second).load("m1")) == to_snapshot(played)
    assert second.events_read <= 2 * SNAPSHOT_SPAN


def test_who_has_seen_a_match_reads_only_what_came_since(journal: Journal) -> None:
    counting = Counting(journal)
    reader, writer = Matches(counting), Matches(journal)
    new_match(writer, rounds=20)
    play_up_to(writer, 12)
    reader.load("m1")
    counting.events_read = 0
    play_up_to(writer, 15)
    assert reader.load("m1").ledger.version == 15
    assert counting.events_read == 3


def test_what_was_seen_last_is_told_without_a_look_at_the_record(journal: Journal) -> None:
    counting = Counting(journal)
    reader, writer = Matches(counting), Matches(journal)
    new_match(writer)
    assert reader.recent("m1").ledger.version == 2
    hide(writer, 0)
    counting.reads = 0
    assert reader.recent("m1").ledger.version == 2
    assert counting.reads == 0
