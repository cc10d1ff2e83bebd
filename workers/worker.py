"""The worker: an rq worker that keeps the matches it has seen, so that it does not fork for each job."""

from __future__ import annotations

import logging
from typing import Any

from rq import SimpleWorker
from rq.serializers import JSONSerializer

from strata.store.matches import Matches
from strata.workers.jobs import do_duty
from strata.workers.queue import DutyQueue
from strata.workers.webhooks.couriers import Couriers

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""For how many seconds deliveries under way may still arrive when the worker is told to stop."""

_bench: tuple[Matches, DutyQueue] | None = None
_couriers: Couriers | None = None


def run(matches: Matches, connection: Any, couriers: Couriers | None = None) -> None:
    """Work until told to stop; a job under way is finished first. Deliveries need couriers."""
    global _bench, _couriers
    queue = DutyQueue(connection)
    _bench, _couriers = (matches, queue), couriers
    worker = SimpleWorker([queue.rq], connection=connection, serializer=JSONSerializer)
    worker.work(logging_level="WARNING", with_scheduler=False)
    if couriers is not None:
        couriers.wait(PATIENCE)


def duty_job(match: str, version: int) -> None:
    """One job: do what the match waits for, and hand over what is left."""
    assert _bench is not None, "a job runs inside run()"
    matches, queue = _bench
    more = do_duty(matches, match, version)
    if more is not None:
        duty = matches.load(match).duty
        if duty is not None:
            queue.enqueue(duty, match, more)


def delivery_job(id_: str) -> None:
    """One job: send a courier off with a delivery."""
    assert _couriers is not None, "a delivery is sent inside run()"
    _couriers.send(id_)
