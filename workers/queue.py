"""The queue of duties on rq: one job for each duty of a match at a version, by a deterministic id."""

from __future__ import annotations

import contextlib
from typing import Any

from rq import Queue, Retry
from rq.exceptions import DuplicateJobError, NoSuchJobError
from rq.job import Job
from rq.serializers import JSONSerializer

NAME = "strata"


class DutyQueue:
    def __init__(self, connection: Any) -> None:
        self._queue = Queue(NAME, connection=connection, serializer=JSONSerializer)

    def enqueue(self, duty: str, match: str, version: int) -> None:
        """Have a worker do a duty; a job that is there already stays the only one."""
        with contextlib.suppress(DuplicateJobError):
            self._queue.enqueue(
                "workers.worker.duty_job",
                match,
                version,
                job_id=_job_id(duty, match, version),
                unique=True,
                retry=Retry(max=2),
                job_timeout=60,
                result_ttl=0,
                failure_ttl=3600,
            )

    def revive(self, duty: str, match: str, version: int) -> None:
        """Enqueue a duty that nobody has done for too long, dropping the dead job of that name first."""
        id_ = _job_id(duty, match, version)
        if id_ in self._queue.get_job_ids():
            return
        with contextlib.suppress(NoSuchJobError):
            Job.fetch(id_, connection=self._queue.connection, serializer=JSONSerializer).delete()
        self.enqueue(duty, match, version)

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def rq(self) -> Queue:
        return self._queue


def _job_id(duty: str, match: str, version: int) -> str:
    return f"{duty}-{match}-{version}"
