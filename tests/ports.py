"""Ports for servers of tests: below those that the system gives to whoever asks for any."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from itertools import count

FIRST, LAST = 12_000, 22_000
"""Nodes of a Redis Cluster talk to each other on ports ten thousand higher, which are left to them."""
OF_ONE_PROCESS = 500

_SHARES = (LAST - FIRST) // OF_ONE_PROCESS
_worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
_first = FIRST + (os.getppid() + _worker) % _SHARES * OF_ONE_PROCESS
"""Each worker of a run has a share of its own. Runs beside each other begin in different places."""
_ports = (_first + number % OF_ONE_PROCESS for number in count())


def free_port() -> int:
    """One that was not given before, even if its server is not up yet, and that nobody listens on."""
    while True:
        port = next(_ports)
        with suppress(OSError), socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port
