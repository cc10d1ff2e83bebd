"""Secret choices made at the same time, over HTTP: they do not disturb each other, and nobody sees them too early."""

from __future__ import annotations

import re
from typing import Any

import fakeredis
import pytest

from tests.api.conftest import Service

ROUTES = ("", "/view", "/events?limit=1000", "/narration?limit=1000", "/board.svg", "/stream?after=0")
OPTIONS = {"expansion": "none", "creature_seat": 0, "board_side": "A"}


class Planet:
    """Not Alone with one Creature and three Hunted, at the moment when the Hunted choose their places."""

    def __init__(self, services: list[Service]) -> None:
        self.services = services
        body = {"game": "not-alone", "options": OPTIONS, "seats": [{"kind": "human"}] * 4}
        made = services[0].post("/v1/matches", body).get_json()
        self.path = f"/v1/matches/{made['id']}"
        self.tokens = [seat["token"] for seat in made["seats"]]
        while self.pending() == [0]:
            assert self.play(0, self.actions(0)[-1]).status_code == 201
        assert self.pending() == [1, 2, 3]

    def pending(self) -> list[int]:
        return [row["seat"] for row in self.services[0].get(self.path).get_json()["pending"]]

    def actions(self, seat: int, at: int = 0) -> list[dict[str, Any]]:
        decisions = self.services[at].get(f"{self.path}/actions", self.tokens[seat]).get_json()["decisions"]
        return [option["action"] for decision in decisions for option in decision["options"]]

    def commits(self, seat: int, at: int = 0) -> list[dict[str, Any]]:
        return [action for action in self.actions(seat, at) if action["kind"] == "play_places"]

    def play(self, seat: int, action: dict[str, Any], at: int = 0, **headers: str) -> Any:
        return self.services[at].post(f"{self.path}/moves", {"action": action}, self.tokens[seat], **headers)

    def seen(self, viewer: int | None) -> str:
        """Everything a viewer is shown, but for what differs in any two matches: hashes, seals, times."""
        token = None if viewer is None else self.tokens[viewer]
        texts = []
        for route in ROUTES:
            response = self.services[0].get(self.path + route, token)
            texts.append(response.get_data(as_text=True) if "stream" not in route else _first(response))
        if viewer is not None:
            texts.append(str(self.actions(viewer)))
        return re.sub(r'[0-9a-f]{20,64}|"at":"[^"]*"|"(created|updated)_at":"[^"]*"', "", "".join(texts))


def _first(response: Any) -> str:
    """What a stream tells of the past."""
    told = []
    for chunk in response.iter_encoded():
        told.append(chunk.decode())
        if "places_committed" in told[-1]:
            break
    response.close()
    return "".join(told)


@pytest.fixture
def planet() -> Planet:
    client = fakeredis.FakeRedis()
    return Planet([Service(client), Service(client)])


def test_two_commit_at_the_same_time_through_two_processes(planet: Planet) -> None:
    first, second = planet.commits(1, at=0)[0], planet.commits(2, at=1)[1]
    assert planet.play(1, first, at=0).status_code == 201
    assert planet.play(2, second, at=1).status_code == 201, "it was listed before the other committed"
    assert planet.pending() == [3]


def test_a_commit_tells_the_others_only_that_it_was_made(planet: Planet) -> None:
    commits = planet.commits(1)
    assert planet.play(1, commits[2]).status_code == 201
    number = commits[2]["places"]
    events = {viewer: _last_event(planet, viewer) for viewer in (None, 0, 1, 2, 3)}
    assert events[1]["data"]["action"]["places"] == number
    for viewer in (None, 0, 2, 3):
        assert "places" not in events[viewer]["data"]["action"]
        assert all("places" not in fact for fact in events[viewer]["data"]["facts"])
    refused = planet.play(1, commits[0])
    assert (refused.status_code, refused.get_json()["code"]) == (409, "not_your_turn")


def test_two_worlds_that_differ_in_a_commit_look_the_same_to_the_others(planet: Planet) -> None:
    """The same stream, once with one place and once with another: what others are shown is equal, letter by letter."""
    client = planet.services[0].redis
    frozen = {key: client.dump(key) for key in client.keys("*")}
    shown = []
    for choice in (0, 3):
        client.flushall()
        for key, value in frozen.items():
            client.restore(key, 0, value)
        planet.services = [Service(client)]
        assert planet.play(1, planet.commits(1)[choice]).status_code == 201
        shown.append({viewer: planet.seen(viewer) for viewer in (None, 0, 1, 2, 3)})
    for viewer in (None, 0, 2, 3):
        assert shown[0][viewer] == shown[1][viewer], viewer
    assert shown[0][1] != shown[1][1]


def _last_event(planet: Planet, viewer: int | None) -> dict[str, Any]:
    token = None if viewer is None else planet.tokens[viewer]
    events = planet.services[0].get(f"{planet.path}/events?limit=1000", token).get_json()["data"]
    event: dict[str, Any] = events[-1]
    return event
