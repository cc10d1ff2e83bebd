"""The least that a durable move over HTTP costs: bare Flask on the same server, the same append, and nothing else.

``python -m bench.floor SIZE`` serves it. Each request appends an event of that many bytes to the stream of a match, by
the same script on the same kind of Redis, and returns a few bytes: no rules, no tokens, no limits, no metrics, no log.
"""

from __future__ import annotations

import hashlib
import os
import sys


def main(size: int) -> None:
    from gevent import monkey

    monkey.patch_all()

    import msgspec
    from flask import Flask, Response, request

    from strata.api.http.server import serve
    from strata.domain.match.events import Event
    from strata.domain.match.record import NO_HASH
    from strata.runtime.connections import redis_client
    from strata.runtime.settings import Settings
    from strata.store.journal import Append
    from strata.store.on_redis import RedisJournal

    settings = Settings.from_environment()
    data = msgspec.Raw(msgspec.json.encode({"filler": os.urandom(size // 2).hex()}))

    def make_app() -> Flask:
        app, journal = Flask("floor", static_folder=None), RedisJournal(redis_client(settings))
        head: list[str] = [NO_HASH]
        """The hash of each event so far, after that of none."""

        @app.post("/moves")
        def move() -> Response:
            request.get_json()
            version = len(head)
            hash_ = hashlib.sha256(b"%d" % version).hexdigest()
            event = Event(version, "move_played", "2000-01-01T00:00:00Z", "seat:0", data, {}, {}, hash_)
            journal.append(Append("floor", version - 1, head[-1], [event]))
            head.append(hash_)
            return Response(b'{"version":%d}' % version, status=201, mimetype="application/json")

        return app

    serve(make_app, settings.host, [settings.port], 1)


if __name__ == "__main__":
    main(int(sys.argv[1]))
