"""A match as its events make it: the fold of a stream."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Generic, Literal, TypeVar

import msgspec

from domain.games.registry import GAMES
from domain.kernel import Game, Options, Outcome, Position, Seat, canonical, clone, digest, read_facts
from domain.kernel.codec import decode
from domain.match.events import (
    Event,
    MatchCancelled,
    MatchCreated,
    MatchFinished,
    MatchScored,
    MatchStarted,
    MovePlayed,
    SeatKind,
    SeatLeft,
    SeatTaken,
    SeedRevealed,
)
from domain.match.record import NO_HASH

Status = Literal["open", "playing", "finished", "scored", "cancelled"]


class SeatHolder(msgspec.Struct, frozen=True):
    """Who sits in a seat. ``given`` is the version that gave it; its token is bound to that."""

    kind: SeatKind
    given: int
    player: str | None = None
    bot: str | None = None


class Ledger(msgspec.Struct, frozen=True):
    """All of a match but the state of its game."""

    id: str
    game: str
    options: dict[str, Any]
    commitment: str
    application: str | None
    created_at: str
    seats: tuple[SeatHolder, ...]
    status: Status = "open"
    version: int = 0
    hash: str = NO_HASH
    at: str = ""
    drawn: int = 0
    outcome: Outcome | None = None
    finished_at: str | None = None
    is_open: bool = False
    """The seed is out: nothing in the record is secret any more."""


@dataclass(frozen=True)
class Match:
    """A match at one version. Nobody writes it: what happens next leads to another one."""

    ledger: Ledger
    position: Position[Any] | None

    @property
    def game(self) -> Game[Any, Any]:
        return GAMES[self.ledger.game]

    @cached_property
    def options(self) -> Options:
        options: Options = msgspec.convert(self.ledger.options, self.game.options)
        return options

    @cached_property
    def pending(self) -> list[tuple[Seat, str]]:
        """Who must decide, and the name of the decision: public at any time."""
        if self.position is None or self.ledger.status != "playing":
            return []
        return [(decision.seat, decision.name) for decision in self.position.decisions]

    @cached_property
    def pending_bots(self) -> list[Seat]:
        return [seat for seat, _ in self.pending if self.ledger.seats[seat].kind == "bot"]

    @property
    def duty(self) -> Literal["play_bot", "score", "fill"] | None:
        """What the match waits for the service itself to do; ``fill`` only after a long wait."""
        match self.ledger.status:
            case "playing":
                return "play_bot" if self.pending_bots else None
            case "finished":
                return "score"
            case "open":
                return "fill"
            case _:
                return None


SNAPSHOT_FORMAT = digest(
    [
        msgspec.json.schema(Ledger),
        {slug: [game.rules_version, game.state_schema] for slug, game in GAMES.items()},
    ]
)[:16]
"""Names how snapshots are to be read; those of another format are passed over."""


F = TypeVar("F")

_LAYERS = frozenset({MatchStarted.type, MovePlayed.type})
"""The events that change the state of the game."""


class _Layer(msgspec.Struct, Generic[F]):
    """What a fold reads of a layer."""

    facts: list[F]
    draws: list[tuple[int, int]]
    codec_version: int


def fold_match(match: Match | None, events: Iterable[Event]) -> Match:
    """The match after more events; the one given stays as it is."""
    ledger = None if match is None else match.ledger
    position = None if match is None else match.position
    state = None
    drawn = 0 if ledger is None else ledger.drawn
    event = None
    for event in events:
        if event.type == MatchCreated.type:
            ledger = _created(event)
        assert ledger is not None, "a stream opens with the creation of the match"
        if event.type in _LAYERS:
            if state is None:
                game = GAMES[ledger.game]
                state = game.state() if position is None else clone(position.state)
                read = _reader(game)
            layer = read(event.data)
            for fact in layer.facts:
                fact.apply(state)
            drawn += len(layer.draws)
        if event.type != MovePlayed.type:
            ledger = advance(ledger, event)
    assert ledger is not None, "a match has at least one event"
    if event is not None:
        ledger = msgspec.structs.replace(ledger, **_head(event), drawn=drawn)
    return Match(ledger, position if state is None else Position(GAMES[ledger.game], state))


def advance(ledger: Ledger, event: Event, draws: int = 0) -> Ledger:
    """The ledger after an event that needed so many draws."""
    changes: dict[str, Any] = {**_head(event), "drawn": ledger.drawn + draws}
    match event.type:
        case SeatTaken.type:
            taken = decode(event.data, SeatTaken)
            changes["seats"] = _seated(ledger, taken.seat, SeatHolder("human", event.version, player=taken.player))
        case SeatLeft.type:
            left = decode(event.data, SeatLeft)
            changes["seats"] = _seated(ledger, left.seat, SeatHolder("bot", event.version, bot=left.bot))
        case MatchStarted.type:
            changes["status"] = "playing"
        case MatchFinished.type:
            changes.update(status="finished", finished_at=event.at)
        case MatchScored.type:
            changes.update(status="scored", outcome=decode(event.data, MatchScored).outcome)
        case MatchCancelled.type:
            changes["status"] = "cancelled"
        case SeedRevealed.type:
            changes["is_open"] = True
        case MatchCreated.type | MovePlayed.type:
            pass
        case unknown:
            raise ValueError(f"unknown event type {unknown}")
    return msgspec.structs.replace(ledger, **changes)


def to_snapshot(match: Match) -> bytes:
    """A match as bytes: disposable, never truth."""
    return canonical([match.ledger, None if match.position is None else match.position.state])


def from_snapshot(snapshot: bytes) -> Match:
    parts = decode(snapshot, tuple[Ledger, msgspec.Raw])
    ledger = parts[0]
    game = GAMES[ledger.game]
    state = decode(parts[1], game.state | None)  # type: ignore[arg-type]
    return Match(ledger, None if state is None else Position(game, state))


def _created(event: Event) -> Ledger:
    created = decode(event.data, MatchCreated)
    return Ledger(
        id=created.match,
        game=created.game,
        options=created.options,
        commitment=created.commitment,
        application=created.application,
        created_at=event.at,
        seats=tuple(SeatHolder(plan.kind, event.version, plan.player, plan.bot) for plan in created.seats),
    )


def _seated(ledger: Ledger, seat: Seat, holder: SeatHolder) -> tuple[SeatHolder, ...]:
    return (*ledger.seats[:seat], holder, *ledger.seats[seat + 1 :])


def _head(event: Event) -> dict[str, Any]:
    return {"version": event.version, "hash": event.hash, "at": event.at}


@cache
def _reader(game: Game[Any, Any]) -> Callable[[msgspec.Raw], _Layer[Any]]:
    """Reads layers recorded under any codec version, with facts as today's types."""
    today = msgspec.json.Decoder(_Layer[game.fact_union])  # type: ignore[name-defined]
    if not game.upcasts:
        return today.decode
    recorded = msgspec.json.Decoder(_Layer[dict[str, Any]])

    def read(data: msgspec.Raw) -> _Layer[Any]:
        layer = recorded.decode(data)
        facts = read_facts(game, layer.facts, layer.codec_version)
        return _Layer(facts, layer.draws, layer.codec_version)

    return read
