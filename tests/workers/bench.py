"""A worker that stops when the queue is empty, and what a test asks about jobs."""

from __future__ import annotations

from typing import Any

from rq.job import Job
from rq.serializers import JSONSerializer

from strata.store.analyses import Analyses
from strata.store.incidents import Incidents
from strata.store.matches import Matches
from strata.workers.queue import JobQueue
from strata.workers.worker import Worker


def work_off(matches: Matches, connection: Any) -> None:
    """Have a worker do jobs until the queue is empty."""
    worker = Worker(matches, JobQueue(connection), Incidents(connection), Analyses(connection))
    while worker.work():
        pass


def queued(queue: JobQueue) -> list[str]:
    return queue.job_ids()


def empty(queue: JobQueue) -> None:
    """As if every job in it was done."""
    for id_ in queued(queue):
        fetch_job(queue, id_).delete()


def fetch_job(queue: JobQueue, id_: str) -> Job:
    return Job.fetch(id_, connection=queue.connection, serializer=JSONSerializer)
