"""Prometheus metrics: requests by operation and status, and how long they took.

Where several processes answer (``PROMETHEUS_MULTIPROC_DIR`` is set), each tells the figures of all of them.
"""

from __future__ import annotations

import logging
import os
import time

from flask import Flask, Response, g, request
from prometheus_client import REGISTRY, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

log = logging.getLogger(__name__)

REQUESTS = Counter("strata_requests", "Requests answered", ["operation", "status"])
SECONDS = Histogram(
    "strata_request_seconds",
    "Time to answer a request",
    ["operation"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
)


def register(app: Flask) -> None:
    app.before_request(_start)
    app.after_request(_count)


def exposition() -> bytes:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    shared = CollectorRegistry()
    MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
    return generate_latest(shared)


def _start() -> None:
    g.started = time.perf_counter()


def _count(response: Response) -> Response:
    operation = request.endpoint or "unknown"
    seconds = time.perf_counter() - g.get("started", time.perf_counter())
    REQUESTS.labels(operation, response.status_code).inc()
    SECONDS.labels(operation).observe(seconds)
    level = logging.DEBUG if request.method == "GET" and response.status_code < 400 else logging.INFO
    log.log(
        level,
        "answered",
        extra={
            "method": request.method,
            "path": request.path,
            "status": response.status_code,
            "ms": round(seconds * 1000, 1),
        },
    )
    return response
