"""The queue on rq: one rq job for each job of a match at a version, by a deterministic id.

Jobs wait in lanes: what takes no time comes first, then matches in which a person waits, then those of bots alone, and
analyses last. In a lane each application has its turn, whoever has many matches there. A long job is done in short
runs, each at the end of the line, so matches take turns as well. A quick worker leaves to others what thinks for long,
so that nobody waits for that.

What rq's own workers keep beside it (registries, executions, their names) is not needed: a job that fails or is lost is
found again by the relay's sweep.
"""

from __future__ import annotations

import contextlib
import zlib
from random import Random
from typing import Any

from rq import Queue
from rq.exceptions import DequeueTimeout, DuplicateJobError
from rq.intermediate_queue import IntermediateQueue
from rq.job import Job
from rq.registry import BaseRegistry, FailedJobRegistry, StartedJobRegistry
from rq.serializers import JSONSerializer
from rq.worker_registration import clean_worker_registry

from strata.domain.match.match import LANES, Lane

TURNS = 16
"""Among so many lines the applications of a lane are spread; those that share one share its turns."""
OTHER_WAY_ROUND = 8
"""Each time so many jobs were taken, the last lane comes first: no lane waits for ever."""
QUICK: tuple[Lane, ...] = ("prompt", "people", "bots")
"""Lanes in which nothing takes long."""
ANALYSES = "strata-analyses"
ANALYSE = "strata.workers.analysing.analyse"
FORMER = "strata"
"""The one queue of earlier releases. What waited there is found again by the sweep."""
TAKEN = "strata:taken"
"""Jobs in somebody's hands."""


class JobQueue:
    def __init__(self, connection: Any, rng: Random | None = None, is_quick: bool = False) -> None:
        """``is_quick`` is whether the jobs taken here are those that take no time."""
        self.connection = connection
        self._lines = {
            lane: [_line(connection, f"strata-{lane}-{number}") for number in range(TURNS)] for lane in LANES
        }
        self._analyses = _line(connection, ANALYSES)
        self._rng = rng or Random()
        self._is_quick = is_quick
        self._takes = 0
        self._seen_taken: set[str] = set()
        """Jobs that were in somebody's hands when the queue was last tidied."""

    def enqueue(self, job: str, match: str, version: int, lane: Lane = "bots", application: str = "") -> None:
        """Have a worker do a job of a match; one that is queued already stays the only one."""
        with contextlib.suppress(DuplicateJobError):
            self._line(lane, application).enqueue(
                "strata.workers.jobs.do_job", match, version, job_id=_job_id(job, match, version), unique=True
            )

    def revive(self, job: str, match: str, version: int, lane: Lane = "bots", application: str = "") -> bool:
        """Enqueue a job that nobody has done for too long; returns whether somebody had taken it."""
        job_id = _job_id(job, match, version)
        if self.connection.lpos(self._line(lane, application).key, job_id) is not None:
            return False
        was_taken = self.forget(job_id)
        self.enqueue(job, match, version, lane, application)
        return was_taken

    def enqueue_analysis(self, match: str, done: int) -> None:
        """Have a worker go on with the analysis of a match, of which so many moves are done."""
        with contextlib.suppress(DuplicateJobError):
            self._analyses.enqueue(ANALYSE, match, job_id=f"analysis-{match}-{done}", unique=True)

    def take(self, seconds: int | None) -> Job | None:
        """The next job, which is then its taker's to do and to forget; waits so long if there is none."""
        self._takes += 1
        with contextlib.suppress(DequeueTimeout):
            taken = Queue.dequeue_any(self._order(), seconds, self.connection, serializer=JSONSerializer)
            if taken is not None:
                self.connection.rpush(TAKEN, taken[0].id)
                return taken[0]
        return None

    def forget(self, job_id: str) -> bool:
        """A job is done, or nobody will do it; returns whether it was in somebody's hands."""
        with self.connection.pipeline() as write:
            write.delete(Job.key_for(job_id))
            write.lrem(TAKEN, 0, job_id)
            return bool(write.execute()[1])

    def tidy(self) -> None:
        """Drop jobs whose takers are gone, and what earlier releases left. Call it once a minute."""
        taken = {job_id.decode() for job_id in self.connection.lrange(TAKEN, 0, -1)}
        for job_id in taken & self._seen_taken:
            self.forget(job_id)
        self._seen_taken = taken - self._seen_taken
        _drop(_line(self.connection, FORMER))

    def job_ids(self) -> list[str]:
        """Of all that wait, those that come first in a lane first."""
        lines = [line for lines in self._lines.values() for line in lines]
        return [job_id for line in (*lines, self._analyses) for job_id in line.get_job_ids()]

    def __len__(self) -> int:
        return sum(len(line) for lines in self._lines.values() for line in lines)

    def _line(self, lane: Lane, application: str) -> Queue:
        return self._lines[lane][zlib.crc32(application.encode()) % TURNS]

    def _order(self) -> list[Queue]:
        """Lane by lane, in each of them the lines by lot."""
        lanes = [self._rng.sample(self._lines[lane], TURNS) for lane in (QUICK if self._is_quick else LANES)]
        if self._takes % OTHER_WAY_ROUND == 0:
            lanes.reverse()
        order = [line for lines in lanes for line in lines]
        return order if self._is_quick else [*order, self._analyses]


def _line(connection: Any, name: str) -> Queue:
    return Queue(name, connection=connection, serializer=JSONSerializer)


def _drop(queue: Queue) -> None:
    """Delete a queue with its jobs and with what rq's workers kept beside it."""
    registries = (FailedJobRegistry(queue=queue), StartedJobRegistry(queue=queue))
    held: list[BaseRegistry | IntermediateQueue] = [*registries, queue.intermediate_queue]
    jobs = [*queue.get_job_ids(), *(job_id for holder in held for job_id in _ids(holder))]
    queue.connection.delete(queue.key, *(holder.key for holder in held), *map(Job.key_for, jobs))
    clean_worker_registry(queue)


def _ids(holder: BaseRegistry | IntermediateQueue) -> list[str]:
    return holder.get_job_ids(cleanup=False) if isinstance(holder, BaseRegistry) else holder.get_job_ids()


def _job_id(job: str, match: str, version: int) -> str:
    return f"{job}-{match}-{version}"
