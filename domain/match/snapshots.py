"""Snapshots: a match as bytes, so that loading it does not grow with its length. Disposable, never truth."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game, Position, canonical
from strata.domain.kernel.codec import decode
from strata.domain.kernel.shape import shape_of
from strata.domain.match.match import Ledger, Match


def is_readable(format_: str) -> bool:
    """Whether snapshots of a format can be read here: it names a game, and the shape that its states have."""
    slug, is_named, _ = format_.partition("/")
    game = GAMES.get(slug) if is_named else None
    return game is not None and format_ == snapshot_format(game)


def to_snapshot(match: Match) -> bytes:
    return canonical([match.ledger, None if match.position is None else match.position.state])


def from_snapshot(snapshot: bytes) -> Match:
    ledger, state = decode(snapshot, tuple[Ledger, msgspec.Raw])
    game = GAMES[ledger.game]
    position = decode(state, game.state | None)  # type: ignore[arg-type]
    return Match(ledger, None if position is None else Position(game, position))


def ledger_from_snapshot(snapshot: bytes) -> Ledger:
    """The ledger alone, which needs no game."""
    return decode(snapshot, tuple[Ledger, msgspec.Raw])[0]


@cache
def snapshot_format(game: Game[Any, Any]) -> str:
    """Names how the snapshots of a game are to be read; those of another format are passed over."""
    shape = shape_of(tuple[Ledger, game.state], game.rules_version)  # type: ignore[name-defined]
    return f"{game.slug}/{shape}"
