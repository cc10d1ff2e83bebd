"""Vectors that others published, for this implementation and that in JavaScript."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

FILE = Path(__file__).parent / "vectors.json"


def vectors() -> dict[str, Any]:
    read: dict[str, Any] = msgspec.json.decode(FILE.read_bytes())
    return read


def hashes(written: list[str]) -> list[bytes]:
    return [bytes.fromhex(text) for text in written]
