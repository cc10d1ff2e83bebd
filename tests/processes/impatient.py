"""The API's server with little patience, a quick pulse and little room.

``python -m tests.processes.impatient REDIS_URL PORT [CONNECTIONS_PER_ADDRESS [PROCESSES]]``
"""

from __future__ import annotations

from gevent import monkey

monkey.patch_all()

import sys  # noqa: E402

from strata.api.application import create_app  # noqa: E402
from strata.api.http import connections, server  # noqa: E402
from strata.api.services import services_on  # noqa: E402
from strata.api.streams import hub  # noqa: E402
from strata.runtime.connections import redis_client  # noqa: E402
from strata.runtime.settings import Settings  # noqa: E402

hub.HEARTBEAT = 0.5
server.READ_TIMEOUT = 1.5
server.CONNECTIONS = 40
connections.HEAD_SECONDS = connections.BODY_SECONDS = 1.0

if __name__ == "__main__":
    settings = Settings(redis_url=sys.argv[1])
    server.serve(
        lambda: create_app(services_on(redis_client(settings), b"a secret of thirty-two characters", False)),
        "127.0.0.1",
        [int(sys.argv[2])],
        int(sys.argv[4]) if sys.argv[4:] else 1,
        int(sys.argv[3]) if sys.argv[3:] else None,
    )
