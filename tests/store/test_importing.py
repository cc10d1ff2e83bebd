"""A match from a file is kept as it was recorded, once, and marked beside its record."""

from __future__ import annotations

import pytest

from strata.domain.match.export import export, lines, read_export
from strata.domain.match.import_ import import_match
from strata.domain.match.refusals import Refused
from strata.projections.rating import entrants, unrated_because
from strata.projections.summary import summarise
from strata.store.journal import Journal
from strata.store.matches import Matches
from tests.corpus.record import recorded
from tests.match.forger import cut
from tests.store.entries import put

RECORD = read_export(recorded()[0].read_bytes())


def test_a_match_from_a_file_is_kept_byte_for_byte(journal: Journal) -> None:
    imported = import_match(RECORD)
    assert Matches(journal).import_(imported)
    kept = Matches(journal).load(RECORD.header.match)
    events = journal.read(RECORD.header.match, 0)
    file = export(kept, events, journal.seed(RECORD.header.match) or b"", None, is_admin=False)
    assert b"".join(lines(file)) == recorded()[0].read_bytes()


def test_it_is_kept_once_and_never_over_another(journal: Journal) -> None:
    matches, imported = Matches(journal), import_match(RECORD)
    assert [matches.import_(imported) for _ in range(2)] == [True, False]
    shorter = imported._replace(events=import_match(RECORD).events[:5])
    last = cut(RECORD, 5).header.hash
    assert last != RECORD.header.hash
    other = shorter._replace(match=Matches(journal).at(RECORD.header.match, 5))
    with pytest.raises(Refused) as refused:
        matches.import_(other)
    assert refused.value.code == "match_exists"
    assert journal.head(RECORD.header.match) == len(RECORD.events)


def test_it_counts_in_no_rating(journal: Journal) -> None:
    Matches(journal).import_(import_match(RECORD))
    assert journal.imported(RECORD.header.match) == "proven"
    assert unrated_because(summarise(journal, RECORD.header.match)) == "imported"
    assert entrants(summarise(journal, RECORD.header.match)) == []


def test_a_match_that_was_made_here_is_not_marked(journal: Journal) -> None:
    put(journal, "m")
    assert journal.imported("m") is None
    assert journal.imported("nothere") is None


def test_what_was_taken_unproven_stays_marked(journal: Journal) -> None:
    Matches(journal).import_(import_match(RECORD)._replace(is_proven=False))
    assert journal.imported(RECORD.header.match) == "unproven"
    assert unrated_because(summarise(journal, RECORD.header.match)) == "imported"
