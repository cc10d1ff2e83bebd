"""The keys that sign the log: those of the settings, or those in the data folder, made there when first asked for."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from strata.domain.transparency.notes import NotAKey, SignerKey, read_signer
from strata.runtime.command_error import CommandError
from strata.runtime.settings import Settings
from strata.runtime.transparency.durable import write_durably

KEYS_FILE = "log-keys"
SIGNED_FILE = "log-signed"


class SignedLastFile:
    """The checkpoint that was signed last, beside the keys."""

    def __init__(self, settings: Settings) -> None:
        self._path = settings.data / SIGNED_FILE

    def read(self) -> str | None:
        return self._path.read_text() if self._path.exists() else None

    def write(self, checkpoint: str) -> None:
        write_durably(self._path, checkpoint)


def signer_keys(settings: Settings) -> list[SignerKey]:
    """All that sign, the newest first."""
    if settings.log_key is not None:
        return _read(settings.log_key.split(","), "STRATA_LOG_KEY")
    path = settings.data / KEYS_FILE
    if not path.exists():
        name = settings.log_name or f"strata-{secrets.token_hex(4)}"
        _write(path, [SignerKey(name, secrets.token_bytes(32))])
    return _read(path.read_text().split(), str(path))


def add_key(settings: Settings) -> list[SignerKey]:
    """A key more, which signs beside those there are."""
    keys = signer_keys(settings)
    return _replace(settings, [SignerKey(keys[0].name, secrets.token_bytes(32)), *keys])


def retire_keys(settings: Settings) -> list[SignerKey]:
    """The newest key alone signs from here on."""
    return _replace(settings, signer_keys(settings)[:1])


def _replace(settings: Settings, keys: list[SignerKey]) -> list[SignerKey]:
    if settings.log_key is not None:
        raise CommandError("The keys are those of STRATA_LOG_KEY: change them there, the newest first.")
    _write(settings.data / KEYS_FILE, keys)
    return keys


def _write(path: Path, keys: Sequence[SignerKey]) -> None:
    try:
        write_durably(path, "".join(f"{key}\n" for key in keys))
    except OSError as error:
        raise CommandError(f"The keys of the log cannot be kept in {path}: {error.strerror}.") from error


def _read(texts: Sequence[str], source: str) -> list[SignerKey]:
    try:
        keys = [read_signer(text) for text in texts]
    except NotAKey as error:
        raise CommandError(f"{source} does not hold private keys of a log: {error}.", 2) from error
    if not keys or len({key.name for key in keys}) > 1:
        raise CommandError(f"{source} must hold keys of one name.", 2)
    return keys
