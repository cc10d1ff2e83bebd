"""Child processes that neither outlive their parent nor share its terminal's signals."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

_PR_SET_PDEATHSIG = 1
_libc = ctypes.CDLL(None) if sys.platform == "linux" else None


def spawn(
    command: Sequence[str | Path],
    *,
    environ: Mapping[str, str] | None = None,
    output: IO[bytes] | None = None,
    pass_fds: Sequence[int] = (),
    is_piped: bool = False,
    umask: int = -1,
) -> subprocess.Popen[bytes]:
    """Starts a command in a session of its own: Ctrl-C reaches the parent alone, which stops processes in its order.

    A process that is piped is talked to: it reads what this one writes, and the other way round.

    On Linux the kernel kills it when the *thread* that called this ends, so call it from one that lasts.
    """
    parent = os.getpid()
    return subprocess.Popen(
        command,
        env=environ,
        stdin=subprocess.PIPE if is_piped else subprocess.DEVNULL,
        stdout=subprocess.PIPE if is_piped else output,
        stderr=output,
        pass_fds=pass_fds,
        start_new_session=True,
        umask=umask,
        preexec_fn=lambda: die_with_parent(parent),
    )


def die_with_parent(parent: int) -> None:
    """Has the kernel kill this process when ``parent``, its parent, ends; does nothing where the system cannot do that.

    Children do not inherit this: a process that forks workers must have each of them call it.
    """
    if _libc is None:
        return
    _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:
        os._exit(1)


def kill_session(leader: int) -> None:
    """Kills what is left of the session that ``leader``, dead by now, had opened."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)
    for pid in _session(leader):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def _session(leader: int) -> list[int]:
    """The processes of a session, also those that left its first process group; Linux only."""
    members = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            _state, _parent, _group, session = stat.read_text(errors="replace").rpartition(")")[2].split()[:4]
            if int(session) == leader:
                members.append(int(stat.parent.name))
    return members


def end(process: subprocess.Popen[bytes], grace: float) -> None:
    """Asks a process to stop, and kills it and all it started when the grace is over."""
    if process.poll() is None:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(grace)
    kill(process)


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kills a process and all it started."""
    if process.poll() is None:
        process.kill()
        process.wait()
    kill_session(process.pid)
