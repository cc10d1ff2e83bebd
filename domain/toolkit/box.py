"""What lies in the box of a game: its data file, or the one that an operator who owns the game put in its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from strata import game_data
from strata.domain.kernel import digest

B = TypeVar("B", bound=msgspec.Struct)


class BrokenData(ValueError):
    """The data of a game cannot be read, or contradicts itself."""


def must(holds: bool, what: str) -> None:
    """Raise ``BrokenData`` unless this holds of the data."""
    if not holds:
        raise BrokenData(what)


def open_box(
    slug: str, own: Path, type_: type[B], check: Callable[[B], None] = lambda box: None
) -> tuple[B, str | None]:
    """The data of a game, read and checked, and a digest of it where it is not the game's own."""
    folder = game_data.FOLDER
    must(folder is None or folder.is_dir(), f"STRATA_GAME_DATA is {folder}, and there is no such folder.")
    theirs = None if folder is None else folder / f"{slug}.yaml"
    file = own if theirs is None or not theirs.exists() else theirs
    try:
        box = msgspec.yaml.decode(file.read_bytes(), type=type_)
        check(box)
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        raise BrokenData(f"{file} cannot be played with: {error}") from error
    return box, None if file is own else _digest(box)


def _digest(box: msgspec.Struct) -> str:
    """Of all that matters in play: where a component comes from is told to people alone."""
    played = {name: value for name, value in msgspec.structs.asdict(box).items() if name != "sources"}
    return digest(msgspec.to_builtins(played, str_keys=True, order="sorted"))
