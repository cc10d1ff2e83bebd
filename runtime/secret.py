"""The operator's secret, which signs seat tokens and webhooks."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from strata.runtime.command_error import CommandError
from strata.runtime.settings import Settings

FILE = "secret"


def operator_secret(settings: Settings) -> bytes:
    """``STRATA_SECRET``, or the one kept in the data folder, made there when first asked for.

    Processes that ask at the same time get the same one.
    """
    if settings.secret is not None:
        return settings.secret.encode()
    kept = settings.data / FILE
    try:
        if not kept.exists():
            _make(kept)
        secret = kept.read_bytes().strip()
    except OSError as error:
        raise CommandError(f"The secret in {settings.data} cannot be used: {error.strerror}") from error
    if not secret:
        raise CommandError(
            f"{kept} is empty. Put the secret back, or delete the file: old seat tokens then become invalid."
        )
    return secret


def _make(kept: Path) -> None:
    """A link appears whole or not at all, and only one of several wins."""
    kept.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = kept.with_name(f".{FILE}-{os.getpid()}-{secrets.token_hex(4)}")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(draft, kept)
    finally:
        draft.unlink(missing_ok=True)
