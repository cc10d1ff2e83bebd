"""The queue on rq: one rq job for each job of a match at a version, by a deterministic id.

What rq's own workers keep beside it (registries, executions, their names) is not needed: a job that fails or is lost is
found again by the relay's sweep.
"""

from __future__ import annotations

import contextlib
from typing import Any

from rq import Queue
from rq.exceptions import DequeueTimeout, DuplicateJobError
from rq.job import Job
from rq.registry import FailedJobRegistry, StartedJobRegistry
from rq.serializers import JSONSerializer
from rq.worker_registration import clean_worker_registry

NAME = "strata"


class JobQueue:
    def __init__(self, connection: Any) -> None:
        self._queue = Queue(NAME, connection=connection, serializer=JSONSerializer)
        self._taken: set[str] = set()
        """Jobs that were in somebody's hands when the queue was last tidied."""

    def enqueue(self, job: str, match: str, version: int) -> None:
        """Have a worker do a job of a match; one that is queued already stays the only one."""
        self._enqueue(_job_id(job, match, version), match, version)

    def revive(self, job: str, match: str, version: int) -> bool:
        """Enqueue a job that nobody has done for too long; returns whether somebody had taken it."""
        job_id = _job_id(job, match, version)
        if job_id in self._queue.get_job_ids():
            return False
        was_taken = self.forget(job_id)
        self._enqueue(job_id, match, version)
        return was_taken

    def take(self, seconds: int | None) -> Job | None:
        """The next job, which is then its taker's to do and to forget; waits so long if there is none."""
        with contextlib.suppress(DequeueTimeout):
            taken = Queue.dequeue_any([self._queue], seconds, self._queue.connection, serializer=JSONSerializer)
            return None if taken is None else taken[0]
        return None

    def forget(self, job_id: str) -> bool:
        """A job is done, or nobody will do it; returns whether it was in somebody's hands."""
        with self._queue.connection.pipeline() as write:
            write.delete(Job.key_for(job_id))
            write.lrem(self._queue.intermediate_queue_key, 0, job_id)
            return bool(write.execute()[1])

    def tidy(self) -> None:
        """Drop jobs whose takers are gone, and what the workers of earlier releases left. Call it once a minute."""
        taken = set(self._queue.intermediate_queue.get_job_ids())
        for job_id in taken & self._taken:
            self.forget(job_id)
        self._taken = taken - self._taken
        for registry in (FailedJobRegistry(queue=self._queue), StartedJobRegistry(queue=self._queue)):
            for job_id in registry.get_job_ids(cleanup=False):
                self.forget(job_id)
            self._queue.connection.delete(registry.key)
        clean_worker_registry(self._queue)

    def _enqueue(self, job_id: str, match: str, version: int) -> None:
        with contextlib.suppress(DuplicateJobError):
            self._queue.enqueue("strata.workers.jobs.do_job", match, version, job_id=job_id, unique=True)

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def rq(self) -> Queue:
        return self._queue


def _job_id(job: str, match: str, version: int) -> str:
    return f"{job}-{match}-{version}"
