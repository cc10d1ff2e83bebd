"""Seats saved on this machine, in files that only their player can read."""

from __future__ import annotations

import os
import re
from pathlib import Path

from strata.runtime.command_error import CommandError


class SavedSeats:
    """A folder with the token of each seat, and beside it the latest picture of its board."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, match: str, token: str) -> None:
        self._write(self._token(match), f"{token}\n")

    def token(self, match: str) -> str:
        try:
            return self._token(match).read_text().strip()
        except FileNotFoundError:
            raise CommandError(
                f"No token of match {match} is saved on this machine. Give it with --token, or in STRATA_TOKEN."
            ) from None

    def forget(self, match: str) -> None:
        self._token(match).unlink(missing_ok=True)

    def draw(self, match: str, picture: str) -> Path:
        """Save the latest picture of a match; returns its file."""
        file = self._folder / f"{_checked(match)}.svg"
        self._write(file, picture)
        return file

    def _token(self, match: str) -> Path:
        return self._folder / f"{_checked(match)}.token"

    def _write(self, file: Path, text: str) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as opened:
            opened.write(text)


def _checked(match: str) -> str:
    if re.fullmatch(r"[A-Za-z0-9_-]{1,64}", match) is None:
        raise CommandError(f"{match!r} is not the id of a match.")
    return match
