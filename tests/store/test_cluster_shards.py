"""Shards on several servers: those that are away hold up no other, and are looked at again now and then."""

from __future__ import annotations

import pytest
import redis

from strata.store import cluster_shards
from strata.store.cluster_shards import ClusterShards


class Servers:
    """Shards, of which some are away; counts what each was asked."""

    def __init__(self, *away: int) -> None:
        self.away = set(away)
        self.asked: list[int] = []

    def __call__(self, shard: int) -> list[str]:
        self.asked.append(shard)
        if shard in self.away:
            raise redis.ConnectionError("refused")
        return [f"of {shard}"]

    def since(self) -> list[int]:
        asked, self.asked = self.asked, []
        return asked


def test_what_is_away_is_passed_over_and_then_left_alone() -> None:
    shards, servers = ClusterShards(), Servers(1, 2)
    assert shards.each(range(4), servers) == ["of 0", "of 3"]
    assert servers.since() == [0, 1, 2, 3]
    assert shards.each(range(4), servers) == ["of 0", "of 3"]
    assert servers.since() == [0, 3]


def test_one_of_those_away_is_looked_at_again_and_all_are_asked_once_that_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shards, servers = ClusterShards(), Servers(1, 2)
    shards.each(range(4), servers)
    servers.since()
    monkeypatch.setattr(cluster_shards, "LEFT_ALONE", 0.0)
    shards._looks_again_at = 0.0
    shards.each(range(4), servers)
    assert len(servers.since()) == 3
    servers.away.clear()
    shards.each(range(4), servers)
    servers.since()
    shards.each(range(4), servers)
    assert servers.since() == [0, 1, 2, 3]


def test_where_none_is_there_the_failure_is_raised() -> None:
    shards, servers = ClusterShards(), Servers(0, 1)
    for _ in range(2):
        with pytest.raises(redis.ConnectionError):
            shards.each(range(2), servers)


def test_one_that_fails_while_it_is_waited_for_has_nothing() -> None:
    assert ClusterShards().one([0], Servers(0)) == []


def test_what_is_no_outage_is_raised() -> None:
    def broken(shard: int) -> list[str]:
        raise redis.ResponseError("wrong")

    with pytest.raises(redis.ResponseError):
        ClusterShards().each(range(4), broken)
