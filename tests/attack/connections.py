"""Connections held open for nothing, and bodies that do not come."""

from __future__ import annotations

import resource
import socket
import threading
import time
from contextlib import suppress

from tests.attack.target import HOST, Target, milliseconds, percentile
from tests.processes.stack import UNREACHED
from tests.report import Result

HALF_OPEN = 5200
HELD = 12.0
"""For how many seconds they are held."""
LONGEST_HEALTH = 5.0
"""How long one may take, in seconds: the first of them waits until the server has accepted all that came before."""
SLOW_BODIES = 200
STREAMS = 60


def half_open(target: Target) -> Result:
    """Unfinished heads, sent again as soon as they are cut off: does ``/healthz`` respond throughout?"""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, HALF_OPEN + 1000), most))
    opened: list[socket.socket] = []
    began = time.monotonic()
    for _ in range(HALF_OPEN):
        opened.append(_begun(target, b"GET /healthz HTTP/1.1\r\nHost: strata\r\nX-Slow: "))
    took = time.monotonic() - began
    seconds, failures = _health(target, HELD)
    for connection in opened:
        connection.close()
    longest = max(seconds, default=float("inf"))
    return Result(
        f"{HALF_OPEN:,} unfinished request heads, held {HELD:.0f} s",
        f"opened in {took:.1f} s; /healthz longest {milliseconds(longest)} of {len(seconds)}, {failures} failed",
        milliseconds(LONGEST_HEALTH),
        longest < LONGEST_HEALTH and not failures,
    )


def slow_bodies(target: Target) -> Result:
    """Bodies at a byte a second."""
    head = (
        b"POST /v1/matches HTTP/1.1\r\nHost: strata\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n"
    )
    opened = [_begun(target, head) for _ in range(SLOW_BODIES)]
    ended = threading.Event()

    def drip() -> None:
        while not ended.wait(1.0):
            for connection in opened:
                with suppress(OSError):
                    connection.sendall(b" ")

    dripping = threading.Thread(target=drip, daemon=True)
    dripping.start()
    seconds, failures = _health(target, 24.0)
    cut_off = sum(_is_cut_off(connection) for connection in opened)
    ended.set()
    dripping.join()
    for connection in opened:
        connection.close()
    p95 = percentile(seconds, 0.95)
    return Result(
        f"{SLOW_BODIES} bodies at a byte a second",
        f"{cut_off} cut off within 24 s; /healthz p95 {milliseconds(p95)}, {failures} failed",
        f"all cut off, {milliseconds(LONGEST_HEALTH)}",
        cut_off == SLOW_BODIES and p95 < LONGEST_HEALTH and not failures,
    )


def unwanted_body(target: Target) -> Result:
    """An unknown key and 16 MiB to come: is it refused before they are sent?"""
    head = (
        "POST /v1/matches/import HTTP/1.1\r\nHost: strata\r\nAuthorization: Bearer strata_key_made-up\r\n"
        "Content-Type: application/x-ndjson\r\nContent-Length: 16000000\r\n\r\n"
    )
    connection = _begun(target, head.encode())
    connection.settimeout(5.0)
    try:
        status = connection.recv(12)[9:].decode()
    except TimeoutError:
        status = "none"
    connection.close()
    return Result(
        "an unknown key and a body of 16 MB", f"{status} before the body", "401 before the body", status == "401"
    )


def streams(target: Target) -> Result:
    """More streams than an address may have."""
    made = target.ask("POST", "/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3}).json()
    ask = f"GET /v1/matches/{made['id']}/stream HTTP/1.1\r\nHost: strata\r\n\r\n".encode()
    opened = [_begun(target, ask) for _ in range(STREAMS)]
    statuses = [connection.recv(12)[9:].decode() for connection in opened]
    for connection in opened:
        connection.close()
    granted, refused = statuses.count("200"), statuses.count("429")
    return Result(
        f"{STREAMS} streams of one address",
        f"{granted} × 200, {refused} × 429",
        "429 beyond STRATA_STREAM_LIMIT (off on loopback unless set)",
        None if target.stack is None else granted + refused == STREAMS and granted <= 20,
    )


def _begun(target: Target, data: bytes) -> socket.socket:
    connection = socket.create_connection((HOST, target.port), timeout=20)
    with suppress(OSError):
        connection.sendall(data)
    return connection


def _health(target: Target, seconds: float) -> tuple[list[float], int]:
    took, failures, end = [], 0, time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        try:
            if target.ask("GET", "/healthz").status != 200:
                failures += 1
        except UNREACHED:
            failures += 1
        took.append(time.perf_counter() - began)
        time.sleep(0.1)
    return took, failures


def _is_cut_off(connection: socket.socket) -> bool:
    connection.settimeout(2.0)
    try:
        return connection.recv(12)[9:] == b"408"
    except OSError:
        return False
