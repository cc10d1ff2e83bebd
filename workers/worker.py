"""The worker: an rq worker that keeps the matches it has seen, so that it does not fork for each job."""

from __future__ import annotations

import logging
from typing import Any

from rq import SimpleWorker
from rq.serializers import JSONSerializer

from strata.store.analyses import Analyses
from strata.store.matches import Matches
from strata.workers.analysing import analyse
from strata.workers.jobs import do_job
from strata.workers.queue import JobQueue
from strata.workers.webhooks.delivery_pool import DeliveryPool

log = logging.getLogger(__name__)

TIME_TO_ARRIVE = 2.0
"""For how many seconds deliveries under way may still arrive when the worker is told to stop."""

_at_work: tuple[Matches, JobQueue] | None = None
_analyses: Analyses | None = None


def run(
    matches: Matches, connection: Any, delivery_pool: DeliveryPool | None = None, analyses: Analyses | None = None
) -> None:
    """Work until told to stop; a job under way is finished first. The pool sends deliveries meanwhile."""
    global _at_work, _analyses
    queue = JobQueue(connection)
    _at_work, _analyses = (matches, queue), analyses
    worker = SimpleWorker(queue.by_priority, connection=connection, serializer=JSONSerializer)
    if delivery_pool is not None:
        delivery_pool.start()
    worker.work(logging_level="WARNING", with_scheduler=False)
    if delivery_pool is not None:
        delivery_pool.stop(TIME_TO_ARRIVE)


def match_job(match: str, version: int) -> None:
    """One job: do what the match waits for, and hand over what is left."""
    assert _at_work is not None, "a job runs inside run()"
    matches, queue = _at_work
    more = do_job(matches, match, version)
    if more is not None:
        duty = matches.load(match).duty
        if duty is not None:
            queue.enqueue(duty.job, match, more)


def analysis_job(match: str) -> None:
    """One job: go on with the analysis of a match for a while, and hand over what is left."""
    assert _at_work is not None, "a job runs inside run()"
    assert _analyses is not None, "and its worker knows where analyses are kept"
    matches, queue = _at_work
    done = analyse(matches, _analyses, match)
    if done is not None:
        queue.enqueue_analysis(match, done)
