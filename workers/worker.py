"""The worker: an rq worker that keeps the matches it has seen, so that it does not fork for each job."""

from __future__ import annotations

import logging
from typing import Any

from rq import SimpleWorker
from rq.serializers import JSONSerializer

from store.matches import Matches
from workers.jobs import do_duty
from workers.queue import DutyQueue

log = logging.getLogger(__name__)

_bench: tuple[Matches, DutyQueue] | None = None


def run(matches: Matches, connection: Any) -> None:
    """Work until told to stop; a job under way is finished first."""
    global _bench
    queue = DutyQueue(connection)
    _bench = (matches, queue)
    worker = SimpleWorker([queue.rq], connection=connection, serializer=JSONSerializer)
    worker.work(logging_level="WARNING", with_scheduler=False)


def duty_job(match: str, version: int) -> None:
    """One job: do what the match waits for, and hand over what is left."""
    assert _bench is not None, "a job runs inside run()"
    matches, queue = _bench
    more = do_duty(matches, match, version)
    if more is not None:
        duty = matches.load(match).duty
        if duty is not None:
            queue.enqueue(duty, match, more)
