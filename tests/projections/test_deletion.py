"""A deleted match is in no list, and what it did to ratings stays, also when they are rebuilt."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import Any

import pytest

from strata.projections.deletion import delete_match
from strata.projections.lobby import Lobby
from strata.projections.projector import Projector
from strata.projections.rebuild import PROJECTIONS, rebuild
from strata.projections.standings import Standings
from strata.projections.summary import summarise
from strata.store.in_memory import MemoryJournal
from strata.store.journal import SHARDS, Journal, NoSuchMatch
from strata.store.on_redis import RedisJournal
from tests.projections.story import content, many, mixed

pytestmark = pytest.mark.usefixtures("_games")
NOW = datetime(2031, 5, 6, tzinfo=UTC)


def _everything(client: Any) -> dict[str, Any]:
    return {name: content(client, kind(client)) for name, kind in PROJECTIONS.items()}


def _ids(journal: Journal) -> list[str]:
    return [match for shard in range(SHARDS) for match in journal.matches(shard)]


@pytest.mark.parametrize("on_redis", [False, True])
def test_ratings_are_the_same_after_a_deletion_and_a_rebuild(client: Any, on_redis: bool) -> None:
    journal: Journal = RedisJournal(client) if on_redis else MemoryJournal()
    rng = random.Random(5)
    projector = Projector(journal, client)
    projector.prepare()
    for append in mixed(many(30, rng), rng):
        journal.append(append)
    projector.project()
    ratings = content(client, Standings(client), ["positions"])
    deleted = _ids(journal)[::2]
    for match in deleted:
        tombstone = delete_match(journal, match, NOW)
        assert (tombstone.match, len(tombstone.hash)) == (match, 64)
    projector.project()
    kept = _everything(client)
    assert content(client, Standings(client), ["positions"]) == ratings
    shown = {row.id for row in Lobby(client).page(limit=200).rows}
    assert shown
    assert not shown & set(deleted)
    rebuild(PROJECTIONS, journal, client)
    assert _everything(client) == kept


def test_a_tombstone_names_players_only_where_their_ratings_need_it() -> None:
    journal, rng = MemoryJournal(), random.Random(7)
    for append in mixed(many(30, rng), rng):
        journal.append(append)
    rated = unrated = 0
    for match in _ids(journal):
        before = summarise(journal, match)
        tombstone = delete_match(journal, match, NOW)
        left = summarise(journal, match)
        assert (left.is_deleted, left.options, left.reason) == (True, {}, None)
        if left.seats:
            rated += 1
            assert (left.status, left.players) == ("scored", before.players)
        else:
            unrated += 1
            assert b"player" not in bytes(tombstone.summary)
        with pytest.raises(NoSuchMatch):
            delete_match(journal, match, NOW)
    assert rated
    assert unrated
