"""The weights of a game's evaluator: named numbers in a file of their own, which can be tuned without touching code."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """What an evaluator weighs things by. A game names its weights; each says in a docstring what it measures.

    Only the very same weights are equal, so that looking a value up by its weights takes no time.
    """


W = TypeVar("W", bound=Weights)


def read_weights(file: Path, type_: type[W]) -> W:
    """The weights that a file gives; every weight must be there, and no other."""
    return msgspec.yaml.decode(file.read_bytes(), type=type_)
