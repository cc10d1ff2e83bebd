"""Prometheus metrics: requests by operation and status, and how long they took.

Where several processes serve (``PROMETHEUS_MULTIPROC_DIR`` is set), each shows the figures of all of them.
"""

from __future__ import annotations

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

REQUESTS = Counter("strata_requests", "Requests served", ["operation", "status"])
SECONDS = Histogram(
    "strata_request_seconds",
    "Time to serve a request",
    ["operation"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
)


def exposition() -> bytes:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    shared = CollectorRegistry()
    MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
    return generate_latest(shared)
