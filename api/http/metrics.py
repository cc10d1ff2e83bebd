"""Prometheus metrics: requests by operation and status, how long they took, and incidents.

Where several processes serve (``PROMETHEUS_MULTIPROC_DIR`` is set), each shows the figures of all of them.
"""

from __future__ import annotations

import os
from functools import cache

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

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


def exposition(incidents: Incidents) -> bytes:
    return _of_requests() + _of_incidents(incidents)


def _of_requests() -> bytes:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    shared = CollectorRegistry()
    MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
    return generate_latest(shared)


def _of_incidents(incidents: Incidents) -> bytes:
    """They are counted on Redis: most happen in processes that have no metrics of their own."""
    incidents.count()
    counted = CounterMetricFamily("strata_incidents", "Failures that the service got over", labels=["kind"])
    for kind, times in incidents.counts().items():
        counted.add_metric([kind], times)
    registry = CollectorRegistry()
    registry.register(_Collected(counted))
    return generate_latest(registry)


class _Collected(Collector):
    """One family of metrics, as it is."""

    def __init__(self, family: Metric) -> None:
        self._family = family

    def collect(self) -> list[Metric]:
        return [self._family]
