"""The queue on rq: one rq job for each job of a match at a version, by a deterministic id."""

from __future__ import annotations

import contextlib
from typing import Any

from rq import Queue, Retry
from rq.exceptions import DuplicateJobError, NoSuchJobError
from rq.job import Job
from rq.serializers import JSONSerializer

NAME = "strata"


class JobQueue:
    def __init__(self, connection: Any) -> None:
        self._queue = Queue(NAME, connection=connection, serializer=JSONSerializer)

    def enqueue(self, job: str, match: str, version: int) -> None:
        """Have a worker do a job of a match; one that is queued already stays the only one."""
        self._enqueue(_job_id(job, match, version), "strata.workers.worker.match_job", match, version)

    def revive(self, job: str, match: str, version: int) -> None:
        """Enqueue a job that nobody has done for too long, dropping the dead one of that id first."""
        self._revive(_job_id(job, match, version), "strata.workers.worker.match_job", match, version)

    def _enqueue(self, job_id: str, function: str, *arguments: str | int) -> None:
        with contextlib.suppress(DuplicateJobError):
            self._queue.enqueue(
                function,
                *arguments,
                job_id=job_id,
                unique=True,
                retry=Retry(max=2),
                job_timeout=60,
                result_ttl=0,
                failure_ttl=3600,
            )

    def _revive(self, job_id: str, function: str, *arguments: str | int) -> None:
        if job_id in self._queue.get_job_ids():
            return
        with contextlib.suppress(NoSuchJobError):
            Job.fetch(job_id, connection=self._queue.connection, serializer=JSONSerializer).delete()
        self._enqueue(job_id, function, *arguments)

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def rq(self) -> Queue:
        return self._queue


def _job_id(job: str, match: str, version: int) -> str:
    return f"{job}-{match}-{version}"
