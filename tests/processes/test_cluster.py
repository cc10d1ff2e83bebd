"""A whole service on a Redis Cluster of three primaries: each match is as well as the primary that holds it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from strata.domain.transparency.checkpoint import read_checkpoint
from strata.domain.transparency.heads import Head
from strata.domain.transparency.proof import LogProof
from strata.domain.transparency.witnessing import Course
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.transparency.kept import KeptCheckpoints
from strata.runtime.transparency.witness import Witness
from strata.store.journal import shard_of
from tests.cluster import Cluster
from tests.processes.listener import Listener
from tests.processes.stack import PATIENCE, Client, Stack, persistently, until


class Service(NamedTuple):
    cluster: Cluster
    stack: Stack


class Match(NamedTuple):
    """A match of a person and a bot."""

    service: Service
    id: str
    token: str

    @property
    def path(self) -> str:
        return f"/v1/matches/{self.id}"

    def get(self, page: str = "", token: str | None = None) -> tuple[int, Any]:
        return Client(self.service.stack.port).get(f"{self.path}{page}", token)

    def decisions(self) -> list[Any]:
        found: list[Any] = self.get("/actions", self.token)[1]["decisions"]
        return found

    def bot_moves(self) -> int:
        events = self.get("/events?limit=1000")[1]["data"]
        return sum(event["actor"].startswith("bot:") for event in events)

    def move(self) -> int:
        """The version after the person's next move; the bot has moved before it, where it was its turn."""
        until(self.decisions, f"the bot has moved in {self.id}")
        body = {"action": self.decisions()[0]["options"][0]["action"]}
        status, moved = Client(self.service.stack.port).post(f"{self.path}/moves", body, self.token)
        assert status == 201, moved
        return int(moved["version"])


@pytest.fixture
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("cluster")
    with (
        Cluster(folder) as cluster,
        EmbeddedRedis(folder / "queue") as queue,
        Stack(folder, STRATA_REDIS_URL=cluster.url, STRATA_QUEUE_URL=queue.url, STRATA_LOG_EVERY="1") as stack,
    ):
        yield Service(cluster, stack)


def _a_match_of_each_primary(service: Service) -> list[Match]:
    client, found = Client(service.stack.port), dict[int, Match]()
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    while len(found) < len(service.cluster.ports):
        status, made = client.post("/v1/matches", {"game": "gods-love-dinosaurs", "seats": seats})
        assert status == 201
        match = Match(service, made["id"], made["seats"][0]["token"])
        found.setdefault(service.cluster.primary_of(shard_of(match.id)), match)
    return [found[number] for number in sorted(found)]


def test_a_primary_that_is_away_holds_up_no_match_but_its_own(service: Service, tmp_path: Path) -> None:
    cluster, stack = service
    matches = _a_match_of_each_primary(service)
    until(lambda: all(match.get("/proof")[0] == 200 for match in matches), "the log has a match of each primary")
    assert _witnessed(stack, tmp_path) is Course.FIRST
    listeners = [Listener(stack.port, f"{match.path}/stream") for match in matches]
    for listener in listeners:
        listener.start()
    receipts = [match.move() for match in matches]

    # Given that each primary is killed in turn, the one that tells the time among them
    for away, match in enumerate(matches):
        cluster.kill(away)
        # Then its own match gets 503, and is left as it is
        status, problem = match.get("/view")
        assert (status, problem["code"]) == (503, "unavailable")
        # And the others are played on, by people and bots
        for other in matches:
            if other is not match:
                before = other.bot_moves()
                while other.bot_moves() == before:
                    other.move()
                assert other.get("/view")[0] == 200
        assert stack.is_ready()
        # And it is back with its primary
        cluster.start(away)
        assert persistently(match.get)[1]["version"] >= receipts[away]

    # And every match comes to its score, and each event was heard once
    for match in matches:
        status, _ = persistently(
            lambda match=match: Client(stack.port).delete(f"{match.path}/seats/0?bot=random", match.token)  # type: ignore[misc]
        )
        assert status in (200, 403)
    for match, listener in zip(matches, listeners, strict=True):
        until(lambda match=match: match.get()[1].get("status") == "scored", "the match is scored")  # type: ignore[misc]
        listener.join(PATIENCE)
        assert listener.versions == list(range(1, len(listener.events) + 1))
        assert match.get("/audit")[1]["verdict"] == "holds"
    listed = {match.id for match in matches}
    until(lambda: listed <= _lobby(stack), "the lobby names them all")

    # And the log went on as one, and has them all as they ended
    for match in matches:
        until(lambda match=match: _is_logged_as_it_ended(match), "the log has how it ended")  # type: ignore[misc]
    assert _witnessed(stack, tmp_path) is Course.GREW


def _is_logged_as_it_ended(match: Match) -> bool:
    head, proof = match.get()[1], msgspec.convert(match.get("/proof")[1], LogProof)
    checkpoint, _ = read_checkpoint(proof.checkpoint)
    assert proof.is_of(Head(match.id, proof.version, proof.hash), checkpoint.size, checkpoint.root)
    return (proof.version, proof.hash) == (head["version"], head["hash"])


def _witnessed(stack: Stack, folder: Path) -> Course:
    with httpx.Client(base_url=f"http://127.0.0.1:{stack.port}") as http:
        return Witness(http, KeptCheckpoints(folder)).look().course


def _lobby(stack: Stack) -> set[str]:
    status, page = Client(stack.port).get("/v1/matches?status=scored&limit=100")
    return {row["id"] for row in page["data"]} if status == 200 else set()
