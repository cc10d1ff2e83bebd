"""What lies in the box of a game: its data file, or the one that an operator who owns the game put in its place."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from strata.domain.kernel import canonical

FOLDER = "STRATA_GAME_DATA"
"""The setting that names a folder with files such as ``evo.yaml``, each in place of a game's own data."""

B = TypeVar("B", bound=msgspec.Struct)


class BadGameData(ValueError):
    """An operator's data file cannot be read, or contradicts itself."""


class Opened(NamedTuple):
    """The data, and a digest of it where it is not the game's own."""

    box: Any
    digest: str | None


def open_box(slug: str, own: Path, type_: type[B], check: Callable[[B], None] = lambda box: None) -> Opened:
    """The data of a game, read and checked. Raises ``BadGameData`` for an operator's file that will not do."""
    folder = os.environ.get(FOLDER)
    theirs = None if folder is None else Path(folder) / f"{slug}.yaml"
    if theirs is None or not theirs.exists():
        box = msgspec.yaml.decode(own.read_bytes(), type=type_)
        check(box)
        return Opened(box, None)
    try:
        box = msgspec.yaml.decode(theirs.read_bytes(), type=type_)
        check(box)
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        raise BadGameData(f"{theirs} cannot take the place of the data of {slug}: {error}") from error
    # Where a component comes from is told to people, and changes nothing in play.
    played = {name: value for name, value in msgspec.structs.asdict(box).items() if name != "sources"}
    return Opened(box, hashlib.sha256(canonical(played)).hexdigest())
