"""What is read of an event that changes the game, with the game or without it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from strata.domain.kernel import Game, Seat, read_facts

F = TypeVar("F")


class ReadLayer(msgspec.Struct, Generic[F], gc=False):
    """The facts of a layer as today's types, and what else a match takes from it."""

    facts: list[F]
    draws: list[tuple[int, int]]
    codec_version: int
    seat: Seat = -1
    asked: tuple[Seat, ...] = ()


class PublicLayer(msgspec.Struct):
    """The same where its facts and draws are out of reach."""

    seat: Seat = -1
    asked: tuple[Seat, ...] = ()

    facts: ClassVar[tuple[()]] = ()
    draws: ClassVar[tuple[()]] = ()


read_public: Callable[[msgspec.Raw], Any] = msgspec.json.Decoder(PublicLayer).decode


@cache
def reader(game: Game[Any, Any]) -> Callable[[msgspec.Raw], ReadLayer[Any]]:
    """Reads layers recorded under any codec version, with facts as today's types."""
    today = msgspec.json.Decoder(ReadLayer[game.fact_union])  # type: ignore[name-defined]
    if not game.upcasts:
        return today.decode
    recorded = msgspec.json.Decoder(ReadLayer[dict[str, Any]])

    def read(data: msgspec.Raw) -> ReadLayer[Any]:
        layer = recorded.decode(data)
        facts = read_facts(game, layer.facts, layer.codec_version)
        return ReadLayer(facts, layer.draws, layer.codec_version, layer.seat, layer.asked)

    return read
