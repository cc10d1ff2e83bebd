"""The queue on rq: one rq job for each job of a match at a version, by a deterministic id."""

from __future__ import annotations

import contextlib
from typing import Any

from rq import Queue, Retry
from rq.exceptions import DuplicateJobError, NoSuchJobError
from rq.job import Job
from rq.serializers import JSONSerializer

NAME = "strata"
ANALYSES = "strata-analyses"
"""A queue of its own: workers look into it when nothing is to be played."""


class JobQueue:
    def __init__(self, connection: Any) -> None:
        self._queue = Queue(NAME, connection=connection, serializer=JSONSerializer)
        self._analyses = Queue(ANALYSES, connection=connection, serializer=JSONSerializer)

    def enqueue(self, job: str, match: str, version: int) -> None:
        """Have a worker do a job of a match; one that is queued already stays the only one."""
        self._enqueue(_job_id(job, match, version), "strata.workers.worker.match_job", match, version)

    def revive(self, job: str, match: str, version: int) -> None:
        """Enqueue a job that nobody has done for too long, dropping the dead one of that id first."""
        self._revive(_job_id(job, match, version), "strata.workers.worker.match_job", match, version)

    def enqueue_analysis(self, match: str, done: int) -> None:
        """Have a worker go on with the analysis of a match, of which so many moves are done."""
        self._enqueue(f"analysis-{match}-{done}", "strata.workers.worker.analysis_job", match, queue=self._analyses)

    def _enqueue(self, job_id: str, function: str, *arguments: str | int, queue: Queue | None = None) -> None:
        with contextlib.suppress(DuplicateJobError):
            (queue or self._queue).enqueue(
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

    @property
    def by_priority(self) -> list[Queue]:
        """What is to be played comes before what is to be analysed."""
        return [self._queue, self._analyses]


def _job_id(job: str, match: str, version: int) -> str:
    return f"{job}-{match}-{version}"
