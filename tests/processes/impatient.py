"""The API's server with little patience and a quick pulse.

``python -m tests.processes.impatient REDIS_URL PORT``
"""

from __future__ import annotations

from gevent import monkey

monkey.patch_all()

import sys  # noqa: E402

from strata.api import create_app  # noqa: E402
from strata.api.http import server  # noqa: E402
from strata.api.services import services_on  # noqa: E402
from strata.api.streams import hub  # noqa: E402
from strata.runtime.connections import redis_client  # noqa: E402
from strata.runtime.settings import Settings  # noqa: E402

hub.HEARTBEAT = 0.5
server.READ_TIMEOUT = 1.5

if __name__ == "__main__":
    settings = Settings(redis_url=sys.argv[1])
    server.serve(
        lambda: create_app(services_on(redis_client(settings), b"a secret of thirty-two characters", False)),
        "127.0.0.1",
        int(sys.argv[2]),
        1,
    )
