"""Prometheus metrics: requests by operation and status, how long they took, and what waits for the service."""

from __future__ import annotations

import time

from flask import Flask, Response, g, request
from prometheus_client import REGISTRY, CollectorRegistry, Counter, Histogram, generate_latest

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
    registry: CollectorRegistry = REGISTRY
    return generate_latest(registry)


def _start() -> None:
    g.started = time.perf_counter()


def _count(response: Response) -> Response:
    operation = request.endpoint or "unknown"
    REQUESTS.labels(operation, response.status_code).inc()
    if "started" in g:
        SECONDS.labels(operation).observe(time.perf_counter() - g.started)
    return response
