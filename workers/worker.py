"""The worker: takes jobs from the queue and does them, one at a time."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from rq.job import Job
from rq.timeouts import JobTimeoutException, UnixSignalDeathPenalty

from strata.store.analyses import Analyses
from strata.store.incidents import Incidents
from strata.store.matches import Matches
from strata.store.outages import REDIS_ERRORS
from strata.workers.analysing import analyse
from strata.workers.jobs import do_job
from strata.workers.queue import ANALYSE, JobQueue
from strata.workers.webhooks.delivery_pool import DeliveryPool

log = logging.getLogger(__name__)

TIME_TO_ARRIVE = 2.0
"""For how many seconds deliveries under way may still arrive when the worker is told to stop."""
WAIT = 1
"""For how many seconds a job is waited for before the next look at whether to stop."""
PAUSE = 0.5
LONGEST_JOB = 60
"""After how many seconds a job is ended that does not finish."""


class Worker:
    """Keeps the matches it has seen. A job that it cannot finish is found again by the sweep."""

    def __init__(self, matches: Matches, queue: JobQueue, incidents: Incidents, analyses: Analyses) -> None:
        self._matches, self._queue, self._incidents, self._analyses = matches, queue, incidents, analyses

    def work(self, seconds: int | None = None) -> bool:
        """Do the next job; False if there was none in the time given."""
        job = self._queue.take(seconds)
        if job is None:
            return False
        try:
            self._do(job)
        except REDIS_ERRORS as error:
            if not self._incidents.note_outage(error):
                raise
        except Exception:
            log.exception("cannot do a job", extra={"job": job.id})
            self._incidents.note("job_failed")
        self._queue.forget(job.id)
        return True

    def _do(self, job: Job) -> None:
        with UnixSignalDeathPenalty(LONGEST_JOB, JobTimeoutException):  # type: ignore[no-untyped-call]
            if job.func_name == ANALYSE:
                self._analyse(*job.args)
            else:
                self._play(*job.args)

    def _analyse(self, match: str) -> None:
        done = analyse(self._matches, self._analyses, match)
        if done is not None:
            self._queue.enqueue_analysis(match, done)

    def _play(self, match: str, version: int) -> None:
        more = do_job(self._matches, match, version)
        if more is None:
            return
        left = self._matches.load(match)
        if left.duty is not None:
            self._queue.enqueue(left.duty.job, match, more, left.duty.lane, left.ledger.application or "")


def run(
    worker: Worker,
    stop: threading.Event,
    incidents: Incidents,
    delivery_pool: DeliveryPool | None = None,
    beat: Callable[[], None] = lambda: None,
) -> None:
    """Work until told to stop; a job under way is finished first. The pool sends deliveries meanwhile.

    There is a sign of life between two jobs, and an outage of Redis is waited for.
    """
    if delivery_pool is not None:
        delivery_pool.start()
    while not stop.is_set():
        beat()
        try:
            worker.work(WAIT)
            incidents.count()
        except REDIS_ERRORS as error:
            if not incidents.note_outage(error):
                raise
            stop.wait(PAUSE)
    if delivery_pool is not None:
        delivery_pool.stop(TIME_TO_ARRIVE)
