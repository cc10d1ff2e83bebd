"""Where matches are on record."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent


def recorded(game: str = "*") -> list[Path]:
    """The whole matches there are."""
    return sorted(FOLDER.glob(f"{game}-[0-9].ndjson"))
