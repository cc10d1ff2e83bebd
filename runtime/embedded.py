"""A private redis-server in the data folder that loses no acknowledged write."""

from __future__ import annotations

import fcntl
import hashlib
import os
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import quote, unquote, urlsplit

from strata.runtime.command_error import CommandError
from strata.runtime.processes import end, kill, spawn
from strata.runtime.redis_binary import redis_binary, version_of

LONGEST_SOCKET_PATH = 100  # bytes; systems allow 103 to 107
OWNER_ONLY = 0o077
"""The umask of files that nobody else may read."""
HANDOVER_SECONDS = 0.5  # how long a killed owner's Redis may take to end

DURABLE = {"appendonly": "yes", "appendfsync": "always", "maxmemory-policy": "noeviction", "save": ""}
"""What makes a Redis keep all it acknowledged, wherever it runs."""

_CONFIG = DURABLE | {
    "port": "0",
    "unixsocketperm": "700",
    "aof-load-truncated": "yes",
    "maxmemory": "0",
    "loglevel": "notice",
    "daemonize": "no",
}


class FolderInUse(CommandError):
    """Another process runs a Redis in this data folder."""


class RedisDidNotStart(CommandError):
    """The embedded Redis ended, or did not respond in time."""


def running_url(directory: Path | str) -> str | None:
    """Where the embedded Redis of this data folder listens, if one was started there and not stopped."""
    try:
        return (Path(directory) / "redis.url").read_text().strip()
    except FileNotFoundError:
        return None


class EmbeddedRedis:
    """A Redis server of this process's own, on a unix socket; ends with this process, however that ends.

    The lock on the folder is shared with the server itself, so it holds as long as either of them lives.
    """

    def __init__(self, directory: Path | str, binary: Path | None = None) -> None:
        """``binary`` is the server to run, where it is not the one that ``redis_binary`` finds."""
        self.directory = Path(directory).absolute()
        self._binary = binary
        self._socket = _socket_path(self.directory)
        self._lock: int | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._log_start = 0

    @property
    def url(self) -> str:
        return f"unix://{quote(str(self._socket))}"

    @property
    def log(self) -> Path:
        return self.directory / "redis.log"

    @property
    def pid(self) -> int:
        if self._process is None:
            raise RuntimeError("the embedded Redis is not running")
        return self._process.pid

    def start(self, timeout: float = 30.0) -> None:
        """Returns when the server is ready. Reading a long record back may take longer than the timeout."""
        earlier, process = self._process, self.launch()
        deadline = time.monotonic() + timeout
        while (reply := self._ping()) != b"+PONG":
            has_ended = process.poll() is not None
            if has_ended and process is earlier:
                process = self.launch()
            elif has_ended:
                self.stop()
                raise RedisDidNotStart(
                    f"The embedded Redis ended while starting. {self.log} says:\n{self._recent_log()}"
                )
            if reply.startswith(b"-LOADING"):
                deadline = time.monotonic() + timeout
            elif time.monotonic() > deadline:
                self.stop()
                raise RedisDidNotStart(f"The embedded Redis does not respond. {self.log} says:\n{self._recent_log()}")
            time.sleep(0.005)

    def launch(self) -> subprocess.Popen[bytes]:
        """Starts the server unless it runs, without waiting until it is ready."""
        if self._process is not None and self._process.poll() is None:
            return self._process
        self._take_lock()
        assert self._lock is not None
        try:
            binary = self._binary or redis_binary()
            self._refuse_newer_record(binary)
            _make_private(self._socket.parent)
            (self.directory / "redis.url").write_text(self.url + "\n")
            with self.log.open("ab") as log:
                self._log_start = log.tell()
                self._make_record_private()
                self._process = spawn([binary, *self._arguments()], output=log, pass_fds=[self._lock], umask=OWNER_ONLY)
        except BaseException:
            self._release_lock()
            raise
        return self._process

    def is_ready(self) -> bool:
        """Whether it takes commands; False while it reads its record back."""
        return self._ping() == b"+PONG"

    def is_alive(self) -> bool:
        """Whether it responds; it does so too while it reads its record back."""
        return bool(self._ping())

    def kill(self) -> None:
        """Ends the server at once, as a power cut would; ``start`` brings it back."""
        if self._process is not None:
            kill(self._process)
            self._process = None

    def stop(self, grace: float = 10.0) -> None:
        """Shuts the server down cleanly and frees the folder for others."""
        if self._process is not None:
            end(self._process, grace)
            self._process = None
        if self._lock is not None:
            (self.directory / "redis.url").unlink(missing_ok=True)
            self._socket.unlink(missing_ok=True)
            if self._socket.parent != self.directory:
                self._socket.parent.rmdir()
            self._release_lock()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def _arguments(self) -> list[str]:
        config = _CONFIG | {"dir": str(self.directory), "unixsocket": str(self._socket), "logfile": str(self.log)}
        return [part for name, value in config.items() for part in (f"--{name}", value)]

    def _make_record_private(self) -> None:
        """Seeds lie in the record, so nobody but its owner reads the file, whatever it was created as."""
        for file in (*self.directory.glob("*.aof"), *self.directory.glob("appendonlydir/*")):
            file.chmod(0o600)

    def _ping(self) -> bytes:
        try:
            with socket.socket(socket.AF_UNIX) as connection:
                connection.settimeout(1.0)
                connection.connect(str(self._socket))
                connection.sendall(b"PING\r\n")
                return connection.recv(128).strip()
        except OSError:
            return b""

    def _recent_log(self) -> str:
        """The last lines the server logged since it was launched."""
        with self.log.open("rb") as log:
            log.seek(self._log_start)
            lines = log.read().decode(errors="replace").splitlines()
        return "\n".join(f"  {line}" for line in lines[-6:])

    def _take_lock(self) -> None:
        if self._lock is not None:
            return
        try:
            self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = os.open(self.directory / "redis.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise CommandError(f"The data folder {self.directory} cannot be used: {error.strerror}") from error
        deadline = time.monotonic() + HANDOVER_SECONDS
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() < deadline:
                    time.sleep(0.02)
                    continue
                owner = os.pread(lock, 32, 0).decode().strip()
                os.close(lock)
                raise FolderInUse(
                    f"The data folder {self.directory} is in use by process {owner or 'unknown'}. "
                    "Stop that one, or set STRATA_DATA (and STRATA_PORT) to run a second copy."
                ) from None
        os.ftruncate(lock, 0)
        os.pwrite(lock, f"{os.getpid()}\n".encode(), 0)
        self._lock = lock

    def _release_lock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _refuse_newer_record(self, binary: Path) -> None:
        """Redis 7 keeps its record where Redis 6 does not look: started there, the older one would be empty."""
        if (self.directory / "appendonlydir").exists() and version_of(binary) < (7,):
            version = ".".join(map(str, version_of(binary)))
            raise CommandError(
                f"{self.directory} holds the record of a Redis 7 or later, and {binary} is {version}. "
                "Put a newer redis-server on PATH and run it yourself with STRATA_REDIS_URL."
            )


def _socket_path(directory: Path) -> Path:
    """In the data folder, or, where its name is too long for a socket, in a temporary folder.

    A server started there records which, so that others find it whatever their TMPDIR.
    """
    in_folder = directory / "redis.sock"
    if len(os.fsencode(in_folder)) <= LONGEST_SOCKET_PATH:
        return in_folder
    running = running_url(directory)
    if running:
        return Path(unquote(urlsplit(running).path))
    name = hashlib.sha256(os.fsencode(directory)).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"strata-{os.getuid()}-{name}" / "redis.sock"


def _make_private(folder: Path) -> None:
    """A folder in a shared place must be ours alone: whoever owns it owns the socket."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    about = folder.lstat()
    if about.st_uid != os.geteuid() or folder.is_symlink():
        raise CommandError(f"{folder} belongs to somebody else, so the embedded Redis cannot listen there.")
