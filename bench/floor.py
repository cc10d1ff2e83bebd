"""The API with one more route: the least a durable move could cost."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import redis
from flask import Flask, Response, request

from strata.api.application import create_app
from strata.api.services import services_on
from strata.domain.match.events import Event
from strata.domain.match.record import NO_HASH
from strata.store.journal import Append
from strata.store.on_redis import RedisJournal

MOVE_SIZE = 1200
"""About the size of the data of a move of Evo, in bytes."""
LIMIT = 30_000
"""Requests a minute: seats are limited, as they are in public, but not held up."""


def app_with_floor(client: redis.Redis) -> Flask:
    journal = RedisJournal(client)
    app = create_app(services_on(client, b"bench" * 8, needs_key=False, rate_limit=LIMIT))
    data = msgspec.Raw(msgspec.json.encode({"filler": "x" * MOVE_SIZE}))
    head: dict[str, Any] = {"version": 0, "hash": NO_HASH}

    def floor() -> Response:
        request.get_json()
        version = head["version"] + 1
        hash_ = hashlib.sha256(str(version).encode()).hexdigest()
        event = Event(version, "move_played", "2000-01-01T00:00:00Z", "seat:0", data, {}, {}, hash_)
        journal.append(Append("floor", head["version"], head["hash"], [event]))
        head.update(version=version, hash=hash_)
        return Response(b'{"version":%d}' % version, status=201, mimetype="application/json")

    app.add_url_rule("/bench/floor", view_func=floor, methods=["POST"])
    return app
