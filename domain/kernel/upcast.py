"""Old facts read as today's. A recorded fact never changes; what it is read as may gain fields or a name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from strata.domain.kernel.game import Game
from strata.domain.kernel.structs import Fact


def read_facts(game: Game[Any, Any], raw: Iterable[dict[str, Any]], codec_version: int) -> list[Fact]:
    """Facts recorded under a codec version, as the game's types of today."""
    plain = list(raw)
    for upcast in sorted(game.upcasts, key=lambda upcast: upcast.before):
        if codec_version < upcast.before:
            plain = [new for old in plain for new in (upcast.to(old) if old["kind"] == upcast.kind else [old])]
    facts: list[Fact] = msgspec.convert(plain, game.fact_list)
    return facts
