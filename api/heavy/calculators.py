"""Calculators: processes that compute one thing at a time, started when they are first needed."""

from __future__ import annotations

import logging
import pickle
import queue
import struct
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any, TypeVar

from strata.store.matches import Matches

log = logging.getLogger(__name__)

R = TypeVar("R")

LONGEST_RUN = 60.0
"""After how many seconds a calculator is ended that does not finish."""

_LENGTH = struct.Struct(">Q")


class CalculatorEnded(Exception):
    """The process ended before it had a result: it took too long, or more memory than it may."""


class Calculators:
    """As many processes as there may be, each used by one caller at a time.

    Functions and results cross a private pipe between a process and its own child, pickled.
    """

    def __init__(self, launch: Callable[[], subprocess.Popen[bytes]], count: int) -> None:
        self._launch = launch
        self._idle: queue.LifoQueue[subprocess.Popen[bytes] | None] = queue.LifoQueue()
        for _ in range(count):
            self._idle.put(None)

    def __call__(self, function: Callable[..., R], *arguments: object) -> R:
        process = self._idle.get()
        try:
            if process is None or process.poll() is not None:
                process = self._launch()
            succeeded, result = _ask(process, (function, arguments))
        except (OSError, EOFError) as error:
            process = None
            raise CalculatorEnded from error
        finally:
            self._idle.put(process)
        if not succeeded:
            raise _raised(*result)
        found: R = result
        return found


def _ask(process: subprocess.Popen[bytes], request: object) -> tuple[bool, Any]:
    assert process.stdin is not None, "a calculator is talked to over pipes"
    assert process.stdout is not None, "and responds over them"
    timer = threading.Timer(LONGEST_RUN, process.kill)
    timer.start()
    try:
        write(process.stdin, request)
        answer: tuple[bool, Any] = read(process.stdout)
        return answer
    except BaseException:
        # Whatever it is busy with, nobody waits for it any more.
        process.kill()
        process.wait()
        raise
    finally:
        timer.cancel()


def calculate(matches: Callable[[], Matches], requests: IO[bytes], results: IO[bytes]) -> None:
    """A calculator's work, until its requests end. Each starts with nothing kept from the one before it."""
    with suppress(EOFError):
        while True:
            function, arguments = read(requests)
            try:
                answer = True, function(matches(), *arguments)
            except Exception as error:
                answer = False, _told(error)
            write(results, answer)


def write(pipe: IO[bytes], content: object) -> None:
    data = pickle.dumps(content)
    pipe.write(_LENGTH.pack(len(data)))
    pipe.write(data)
    pipe.flush()


def read(pipe: IO[bytes]) -> Any:
    """Raises ``EOFError`` where the other side has ended."""
    (length,) = _LENGTH.unpack(_exactly(pipe, _LENGTH.size))
    return pickle.loads(_exactly(pipe, length))


def _exactly(pipe: IO[bytes], length: int) -> bytes:
    parts = []
    while length:
        part = pipe.read(length)
        if not part:
            raise EOFError
        parts.append(part)
        length -= len(part)
    return b"".join(parts)


def _told(error: Exception) -> tuple[type[Exception], tuple[Any, ...], dict[str, Any]]:
    """A failure as it is sent: without calling its class, whose arguments need not be those it keeps."""
    told = type(error), error.args, error.__dict__
    try:
        pickle.dumps(told)
    except Exception:
        log.exception("a calculation failed", exc_info=error)
        return RuntimeError, (f"{type(error).__name__}: {error}",), {}
    return told


def _raised(kind: type[Exception], arguments: tuple[Any, ...], attributes: dict[str, Any]) -> Exception:
    error = kind.__new__(kind, *arguments)
    error.args = arguments
    error.__dict__.update(attributes)
    return error
