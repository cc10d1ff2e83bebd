"""A clock that a test sets, for all processes of a service and its Redis: libfaketime in front of the system's own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

_LIBRARY = "vendor/libfaketime/src/libfaketime.so.1"


class MovedClock:
    """The wall clock, so many seconds off. The monotonic clock goes on as it does when somebody sets the time."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "clock"
        self.set(0)

    def set(self, seconds: int) -> None:
        self._file.write_text(f"{seconds:+d}\n")

    @property
    def environment(self) -> dict[str, str]:
        return {
            "LD_PRELOAD": str(files("libfaketime").joinpath(_LIBRARY)),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }
