"""A match of which an event cannot be read, over HTTP: told plainly, and everything around it goes on."""

from __future__ import annotations

import base64
import json
import logging
from typing import Any
from unittest.mock import patch

import pytest
import redis

from strata.domain.games.registry import GAMES
from strata.projections.rebuild import PROJECTIONS, rebuild
from strata.store.journal import shard_of
from strata.store.keys import shard_prefix
from strata.workers.jobs import do_job
from strata.workers.queue import JobQueue
from strata.workers.relay import Relay
from strata.workers.sweeper import Sweeper
from tests.api.conftest import Service, Table
from tests.store.damaged import DAMAGES, overwrite

BAD = 8
LAST = 12

each_damage = pytest.mark.parametrize("damage", [*DAMAGES.values()], ids=DAMAGES)


@pytest.fixture
def damaged(real_redis: redis.Redis, damage: Any) -> Table:
    """A match on a real Redis, in whose middle an event was overwritten, as a process sees it that just started."""
    before = Table(Service(real_redis))
    while before.service.journal.head(before.id) < LAST:
        before.move()
    overwrite(before.service.journal, before.id, BAD, damage)
    service = Service(real_redis)
    before.service = service
    return before


def _code(response: Any) -> tuple[int, str, int | None]:
    problem = response.get_json()
    return response.status_code, problem["code"], problem.get("version")


@each_damage
def test_play_is_refused_and_the_version_is_named(damaged: Table) -> None:
    service, token = damaged.service, damaged.tokens[0]
    stopped = (409, "match_quarantined", BAD)
    for path in ("", "/view", "/actions", "/board.svg", "/events?after=7", "/stream", "/view?version=10"):
        assert _code(service.get(damaged.path + path, token)) == stopped, path
    for path, body in [("/moves", {"action": {"kind": "x"}}), ("/undo", {}), ("/redo", {}), ("/fork", {})]:
        assert _code(service.post(damaged.path + path, body, token)) == stopped, path
    assert _code(service.delete(f"{damaged.path}/seats/0", token)) == stopped


@each_damage
def test_what_came_before_can_be_looked_at(damaged: Table) -> None:
    service, token, upto = damaged.service, damaged.tokens[1], f"version={BAD - 1}"
    for path in (
        f"/view?{upto}",
        f"/actions?{upto}",
        f"/board.svg?{upto}",
        f"/score?{upto}",
        f"/diff?from=3&to={BAD - 1}",
    ):
        assert service.get(damaged.path + path, token).status_code == 200, path
    assert service.get(f"{damaged.path}/view?{upto}", token).get_json()["version"] == BAD - 1
    for path in ("/events", "/narration"):
        page = service.get(damaged.path + path, token).get_json()
        assert [event["version"] for event in page["data"]] == list(range(1, BAD))
        assert page["has_more"], "the next page says why there is none"
    story = service.get(f"{damaged.path}/narration?{upto}", token).get_json()
    assert (len(story["data"]), story["has_more"]) == (BAD - 1, False)


@each_damage
def test_the_audit_says_broken_and_the_export_gives_what_there_is(damaged: Table) -> None:
    service, (admin, _) = damaged.service, damaged.service.keys.create("admin", "ops")
    bad = service.journal.read_raw(damaged.id, 0)[BAD - 1][1]
    for token in (None, damaged.tokens[0], admin):
        report = service.get(f"{damaged.path}/audit", token).get_json()
        assert (report["verdict"], report["first_bad_version"]) == ("broken", BAD)
        response = service.get(f"{damaged.path}/export", token)
        header, *lines = [json.loads(line) for line in response.data.splitlines()]
        assert (header["version"], [line["version"] for line in lines]) == (LAST, list(range(1, LAST + 1)))
        there = lines[BAD - 1].get("data")
        if "unreadable" in lines[BAD - 1]:
            assert there == (base64.b64encode(bad).decode() if token == admin else None)


@each_damage
def test_everything_else_goes_on(damaged: Table, real_redis: redis.Redis, caplog: pytest.LogCaptureFixture) -> None:
    service = damaged.service
    other = Table(service)
    other.move()
    # The read models are kept up to date and rebuilt, without the match that cannot be read
    service.project()
    listed = {row["id"] for row in service.get("/v1/matches").get_json()["data"]}
    assert other.id in listed
    left_out = rebuild(list(PROJECTIONS), service.journal, real_redis)
    assert {match: error.version for match, error in left_out.items()} in ({damaged.id: BAD}, {})
    assert other.id in {row["id"] for row in service.get("/v1/matches").get_json()["data"]}
    # The relay and the workers leave it alone
    real_redis.zadd(f"{shard_prefix(shard_of(damaged.id))}due", {damaged.id: 1})
    queue = JobQueue(real_redis)
    Relay(service.matches, queue).relay()
    sweeper = Sweeper(service.matches, queue)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert sweeper.sweep_all() >= 1
    told = [record for record in caplog.records if record.message == "match cannot be played on"]
    assert [record.match for record in told] == [damaged.id], "told once, and then left alone for a while"
    assert do_job(service.matches, damaged.id, LAST) is None
    assert len(queue) == 0
    assert other.move().status_code == 201


@pytest.mark.parametrize("path", ["", "/view", "/actions", "/events", "/narration", "/board.svg", "/view?version=2"])
def test_a_match_whose_game_is_not_installed_any_more_is_told_plainly(table: Table, path: str) -> None:
    table.move()
    fresh = Service(table.service.redis)
    with patch.dict(GAMES):  # which keeps their order
        del GAMES["evo"]
        response = fresh.get(table.path + path, table.tokens[0])
        assert _code(response)[:2] == (409, "game_not_installed")
        assert "evo" in response.get_json()["detail"]
        moved = fresh.post(f"{table.path}/moves", {"action": {"kind": "x"}}, table.tokens[0])
        assert _code(moved)[:2] == (409, "game_not_installed")
        assert len(fresh.get(f"{table.path}/export").data.splitlines()) == 4
        report = fresh.get(f"{table.path}/audit").get_json()
        assert report["verdict"] == "not_proven"
        assert "this release does not know the game" in report["statement"]
