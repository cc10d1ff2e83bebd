"""Files in an object store: a folder, or S3, Google Cloud Storage and Azure by their addresses."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import obstore
from obstore.exceptions import BaseError, NotFoundError
from obstore.store import LocalStore, from_url

TIMEOUT = timedelta(seconds=10)
"""How long one request to the store may take."""
RETRY_FOR = timedelta(seconds=20)
"""For how long a request is tried again."""


class ArchiveUnreachable(Exception):
    """The archive cannot be reached, or does not take what is written to it."""


class ArchiveFiles:
    """Named bytes. What was put is there after a power cut: a folder is synced, an object store answers for it."""

    def __init__(self, address: str) -> None:
        """A folder's path, or a URL such as ``s3://bucket/prefix``. Credentials come from the store's own variables."""
        self.address = address
        self._folder: Path | None = None
        if "://" in address:
            self._store = from_url(
                address,
                client_options={"timeout": TIMEOUT, "connect_timeout": TIMEOUT, "allow_http": _may_be_plain()},
                retry_config={"max_retries": 3, "retry_timeout": RETRY_FOR},
            )
        else:
            self._folder = Path(address)
            with _reaching(address):
                self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
                self._store = LocalStore(address)

    def put(self, name: str, data: bytes) -> None:
        """Write a file, or replace it: whatever fails meanwhile, the whole of it is there or nothing."""
        with _reaching(self.address):
            if self._folder is None:
                obstore.put(self._store, name, data)
                return
            draft = f"{name}-{secrets.token_hex(4)}"
            obstore.put(self._store, draft, data)
            _sync(self._folder / draft)
            obstore.rename(self._store, draft, name)
            for folder in Path(name).parents:
                _sync(self._folder / folder)

    def get(self, name: str) -> bytes | None:
        with _reaching(self.address):
            try:
                return obstore.get(self._store, name).bytes().to_bytes()
            except (NotFoundError, FileNotFoundError):
                return None

    def delete(self, name: str) -> None:
        """A file that is not there may be deleted too."""
        with _reaching(self.address):
            try:
                obstore.delete(self._store, name)
            except (NotFoundError, FileNotFoundError):
                return

    def names(self, folder: str) -> Iterator[str]:
        """Of all files below a folder, in no order."""
        with _reaching(self.address):
            for batch in obstore.list(self._store, folder):
                yield from (file["path"] for file in batch)


def _may_be_plain() -> bool:
    """Whether the store may be reached without TLS, which only one inside the operator's own network should be."""
    return os.environ.get("AWS_ALLOW_HTTP", "").lower() == "true"


@contextmanager
def _reaching(address: str) -> Iterator[None]:
    try:
        yield
    except (BaseError, OSError) as error:
        reason = str(error).partition("\n")[0]
        raise ArchiveUnreachable(f"the archive at {address} cannot be used: {reason}") from error


def _sync(path: Path) -> None:
    """Have a file, or the names in a folder, reach the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
