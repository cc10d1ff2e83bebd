"""A worker that stops when the queue is empty, and what a test asks about jobs."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from rq import SimpleWorker
from rq.job import Job
from rq.serializers import JSONSerializer

from strata.store.matches import Matches
from strata.workers import worker
from strata.workers.queue import JobQueue


class BurstWorker(SimpleWorker):
    """Works until nothing is queued, instead of until it is told to stop."""

    def work(self, burst: bool = True, *more: Any, **options: Any) -> bool:
        return super().work(burst, *more, **options)


def work_off(matches: Matches, connection: Any) -> None:
    """Run the worker until the queue is empty."""
    with pytest.MonkeyPatch.context() as patch, _signals_kept():
        patch.setattr(worker, "SimpleWorker", BurstWorker)
        patch.setattr(worker, "_at_work", None)
        worker.run(matches, connection)


def queued(queue: JobQueue) -> list[str]:
    return list(queue.rq.get_job_ids())


def empty(queue: JobQueue) -> None:
    """As if every job in it was done."""
    for id_ in queued(queue):
        fetch_job(queue, id_).delete()


def fetch_job(queue: JobQueue, id_: str) -> Job:
    return Job.fetch(id_, connection=queue.rq.connection, serializer=JSONSerializer)


@contextlib.contextmanager
def _signals_kept() -> Iterator[None]:
    """An rq worker takes over signals of its process, which here is the test's."""
    kept = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in kept.items():
            signal.signal(number, handler)
