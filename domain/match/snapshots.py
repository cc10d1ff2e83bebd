"""Snapshots: a match as bytes, so that loading it does not grow with its length. Disposable, never truth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game, Position, canonical
from strata.domain.kernel.codec import decode
from strata.domain.kernel.shape import shape_of
from strata.domain.match.match import Ledger, Match


def game_of_format(format_: str) -> Game[Any, Any] | None:
    """The game whose snapshots can be read here in a format, which names it and the shape of its states; else None."""
    slug, is_named, _ = format_.partition("/")
    game: Game[Any, Any] | None = GAMES.get(slug) if is_named else None
    return game if game is not None and format_ == snapshot_format(game) else None


def to_snapshot(match: Match) -> bytes:
    return canonical([match.ledger, None if match.position is None else match.position.state])


def from_snapshot(snapshot: bytes, game: Game[Any, Any]) -> Match:
    ledger, state = _reader(Ledger, game)(snapshot)
    return Match(ledger, None if state is None else Position(game, state))


def ledger_from_snapshot(snapshot: bytes) -> Ledger:
    """The ledger alone, which needs no game."""
    return decode(snapshot, tuple[Ledger, msgspec.Raw])[0]


@cache
def _reader(ledger: type[Ledger], game: Game[Any, Any]) -> Callable[[bytes], tuple[Ledger, Any]]:
    """Reads a ledger and a state in one pass; the state is None before the game begins."""
    return msgspec.json.Decoder(tuple[ledger, game.state | None]).decode  # type: ignore[valid-type, name-defined]


@cache
def snapshot_format(game: Game[Any, Any]) -> str:
    """Names how the snapshots of a game are to be read; those of another format are passed over."""
    shape = shape_of(tuple[Ledger, game.state], game.rules_version)  # type: ignore[name-defined]
    return f"{game.slug}/{shape}"
