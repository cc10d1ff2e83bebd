"""Every attack in turn, and a table of what came of them. Ends with 1 if one of them got through.

Against a service of its own on a free port of loopback; or with STRATA_URL against one that runs there already (and
STRATA_KEY, an application's key, for what takes one).
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from tests.attack import connections, secrets, webhooks, work
from tests.attack.target import HOST, Target
from tests.ports import free_port
from tests.processes.stack import Stack
from tests.report import closing, show

ATTACKS = (
    secrets.true_record,
    secrets.guessed_idempotency_key,
    secrets.unlisted_match,
    secrets.inner_port,
    secrets.record_on_disk,
    secrets.forged_records,
    connections.unwanted_body,
    connections.streams,
    work.audits,
    work.pages,
    work.forks,
    work.import_bomb,
    connections.half_open,
    connections.slow_bodies,
    webhooks.starved_webhooks,
)


def main() -> int:
    results = []
    with _target() as target:
        for attack in ATTACKS:
            began = time.monotonic()
            results.append(attack(target))
            show(results[-1], time.monotonic() - began)
    return closing(results)


@contextmanager
def _target() -> Iterator[Target]:
    if url := os.environ.get("STRATA_URL"):
        parts = urlsplit(url)
        if parts.hostname not in (HOST, "localhost") or parts.scheme != "http":
            sys.exit("STRATA_URL must be a service on loopback: http://127.0.0.1:PORT")
        yield Target(parts.port or 80, key=os.environ.get("STRATA_KEY"))
        return
    ports = free_port(), free_port()
    with (
        TemporaryDirectory() as folder,
        Stack(
            Path(folder),
            STRATA_RATE_LIMIT="600",
            STRATA_STREAM_LIMIT="20",
            STRATA_WEBHOOK_PRIVATE="allow",
            STRATA_WEBHOOK_PORTS=",".join(map(str, ports)),
            STRATA_LOG_LEVEL="warning",
        ) as stack,
    ):
        yield Target(stack.port, stack, stack.key("victim"), ports)


if __name__ == "__main__":
    sys.exit(main())
