"""Prometheus metrics: requests by operation and status, how long they took, incidents, and what is archived.

Where several processes serve (``PROMETHEUS_MULTIPROC_DIR`` is set), each shows the figures of all of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cache

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from strata.store import damage_counters as damage_counters  # they are shown from the start, at zero
from strata.store.archive.figures import ArchiveFigures
from strata.store.incidents import Incidents

REQUESTS = Counter("strata_requests", "Requests served", ["operation", "status"])
SECONDS = Histogram(
    "strata_request_seconds",
    "Time to serve a request",
    ["operation"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
)


@cache
def _served(operation: str, status: int) -> Counter:
    return REQUESTS.labels(operation, status)


@cache
def _took(operation: str) -> Histogram:
    return SECONDS.labels(operation)


def note_request(operation: str, status: int, seconds: float) -> None:
    """A request that was served. There are few operations and statuses, so the counters of each are kept at hand."""
    _served(operation, status).inc()
    _took(operation).observe(seconds)


def exposition(incidents: Incidents, archive: ArchiveFigures) -> bytes:
    return _of_requests() + _collected(_of_incidents(incidents), *_of_archive(archive))


def _of_requests() -> bytes:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    shared = CollectorRegistry()
    MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
    return generate_latest(shared)


def _of_incidents(incidents: Incidents) -> Metric:
    """They are counted on Redis: most happen in processes that have no metrics of their own."""
    incidents.count()
    counted = CounterMetricFamily("strata_incidents", "Failures that the service got over", labels=["kind"])
    for kind, times in incidents.counts().items():
        counted.add_metric([kind], times)
    return counted


def _of_archive(archive: ArchiveFigures) -> Iterator[Metric]:
    if figures := archive.read():
        yield GaugeMetricFamily("strata_matches", "Matches that are in Redis", figures["in_redis"])
        yield GaugeMetricFamily("strata_archived_matches", "Matches that are in the archive", figures["archived"])
        yield GaugeMetricFamily("strata_archive_waiting", "Matches that are over and wait to go", figures["waiting"])
        yield CounterMetricFamily("strata_archive_bytes", "Bytes written to the archive", figures["written"])


def _collected(*families: Metric) -> bytes:
    registry = CollectorRegistry()
    registry.register(_Collected(families))
    return generate_latest(registry)


class _Collected(Collector):
    """Families of metrics, as they are."""

    def __init__(self, families: Sequence[Metric]) -> None:
        self._families = families

    def collect(self) -> Sequence[Metric]:
        return self._families
