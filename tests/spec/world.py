"""A service with matches in every state of life, and a place among them for requests that were made up."""

from __future__ import annotations

import zlib
from functools import cache
from random import Random
from typing import NamedTuple
from unittest.mock import patch

import fakeredis
from schemathesis import Case

from tests.api.conftest import Service, Table


class Place(NamedTuple):
    """Who asks, and about what."""

    token: str | None
    match_id: str
    webhook_id: str = "wh_unknown"
    delivery_id: str = "msg_unknown"


class Beginning(NamedTuple):
    """What Redis holds, and who may ask about what."""

    content: dict[bytes, bytes]
    places: list[Place]
    over: list[Place]


@cache
def _beginning() -> Beginning:
    """Made once, and not by the chance of the test that is the first to need it."""
    rng = Random(1)
    with patch("secrets.token_bytes", rng.randbytes), patch("secrets.randbits", rng.getrandbits):
        return _begun()


def _begun() -> Beginning:
    """People play, wait and are done, and an application has its webhooks."""
    service = Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()))
    running, done = Table(service, game="gods-love-dinosaurs", seats=2), Table(service, game="not-alone", seats=2)
    for step in range(8):
        running.move(step)
    done.play_to_the_end()
    done.score()
    key, _ = service.keys.create("application", "arcade")
    admin, _ = service.keys.create("admin", "operator")
    people = [{"kind": "human", "player": "ann"}, {"kind": "human"}, {"kind": "open"}]
    waiting = service.post("/v1/matches", {"game": "evo", "seats": people}, key).get_json()
    webhook = service.post("/v1/webhooks", {"url": "https://example.org/strata"}, key).get_json()["id"]
    delivery = service.post(f"/v1/webhooks/{webhook}/test", None, key).get_json()["id"]
    service.project()
    over = [Place(token, done.id) for token in (done.tokens[0], None, admin)]
    places = [
        *(Place(token, running.id) for token in (*running.tokens, None, admin)),
        *over,
        Place(waiting["seats"][0]["token"], waiting["id"]),
        *(Place(key, waiting["id"], webhook, delivery) for _ in range(3)),
    ]
    content = {key: service.redis.dump(key) for key in service.redis.scan_iter()}
    return Beginning(content, places, over)


class World:
    """A service of its own, which begins as all others do."""

    def __init__(self) -> None:
        content, self._places, over = _beginning()
        client = fakeredis.FakeRedis(server=fakeredis.FakeServer())
        for key, value in content.items():
            client.restore(key, 0, value)
        self.service = Service(client)
        # Other streams would not end.
        self._places_of = {"streamEvents": over, "streamAllMatches": over[:2]}

    def place(self, case: Case) -> dict[str, str]:
        """Have a made-up request ask about what is there; returns its headers. Which place follows from the request."""
        asked = repr((case.path_parameters, case.query, case.body))
        places = self._places_of.get(case.operation.definition.raw["operationId"], self._places)
        place = places[zlib.crc32(asked.encode()) % len(places)]
        for name in case.path_parameters.keys() & set(place._fields):
            case.path_parameters[name] = getattr(place, name)
        return {} if place.token is None else {"Authorization": f"Bearer {place.token}"}
