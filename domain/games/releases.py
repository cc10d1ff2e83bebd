"""What past releases wrote into the records of the games: their versions, and the shape of their states.

Release 0.1.0 named a state by a hash that prose entered too; the name stands here beside the shape it stood for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Stamp(NamedTuple):
    """Under what an event was recorded: versions of rules and codec, the name of the state's form, and its shape."""

    rules_version: int
    codec_version: int
    state_schema: str
    shape: str


RELEASES: Mapping[str, Mapping[str, Stamp]] = {
    "0.1.0": {
        "evo": Stamp(1, 1, "9f5b7f5775434688", "6b8eccf502600ca2"),
        "gods-love-dinosaurs": Stamp(1, 1, "9444ee8add71b833", "1cdeecb6a2185d09"),
        "jurassic-parts": Stamp(1, 1, "18d4c77697cd806d", "c631c7d66ee1431c"),
        "not-alone": Stamp(1, 1, "24e0100264d8b2bd", "15d03bddf2315e2f"),
        "dominant-species": Stamp(1, 1, "b8c1ccecfe3ae9d8", "28e0ccc9b34477b8"),
    },
}


def recorded_shape(game: str, state_schema: str | None) -> str | None:
    """The shape of the states that a record names so."""
    stamps = (release[game] for release in RELEASES.values() if game in release)
    return next((stamp.shape for stamp in stamps if stamp.state_schema == state_schema), state_schema)
