"""A match as its events make it: the fold of a stream."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Generic, Literal, TypeVar

import msgspec

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Fact, Game, Options, Position, Seat, canonical, clone, digest, read_facts
from strata.domain.kernel.codec import decode
from strata.domain.match.events import (
    Barrier,
    Event,
    MatchCreated,
    MatchForked,
    MatchRestored,
    MatchRewound,
    MatchStarted,
    MovePlayed,
)
from strata.domain.match.ledger import LastMove, Ledger, advance, head, open_ledger

Duty = Literal["play_bot", "clock", "score", "fill"]


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
        return [seat for seat, _ in self.pending if self.ledger.seats[seat].level is not None]

    @cached_property
    def deadlines(self) -> dict[Seat, int]:
        """When the time of each person who is asked is up, in milliseconds of Unix time."""
        clocks = self.ledger.clocks
        if clocks is None:
            return {}
        return {seat: at for seat, _ in self.pending if (at := clocks.deadline(seat)) is not None}

    @property
    def duty(self) -> Duty | None:
        """What the match waits for the service itself to do; ``fill`` and ``clock`` only when the time has come."""
        match self.ledger.status:
            case "playing":
                return "play_bot" if self.pending_bots else "clock" if self.deadlines else None
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

Past = Callable[[int], Match]
"""The same match at an earlier version."""

_BEGINNINGS = frozenset({MatchCreated.type, MatchForked.type})
_LAYERS = frozenset({MatchStarted.type, MovePlayed.type})
"""The events that change the state of the game."""
_TURNS_BACK = frozenset({MatchRewound.type, MatchRestored.type})
"""The events after which the game is as it was at another version."""


class _Layer(msgspec.Struct, Generic[F]):
    """What a fold reads of a layer."""

    facts: list[F]
    draws: list[tuple[int, int]]
    codec_version: int
    seat: Seat = -1
    asked: tuple[Seat, ...] = ()


class _Start(msgspec.Struct):
    """What a fold reads of a fork."""

    state: msgspec.Raw


class _Turn(msgspec.Struct):
    """What a fold reads of a rewind or a restoration."""

    to_version: int


def fold_match(match: Match | None, events: Iterable[Event], past: Past | None = None) -> Match:
    """The match after more events; the one given stays as it is.

    ``past`` is asked where the events go back; a whole stream needs none, for it holds its own past.
    """
    if match is None and past is None:
        return _fold_whole(list(events))
    ledger = None if match is None else match.ledger
    position = None if match is None else match.position
    state: Any = None
    drawn, last = (0, None) if ledger is None else (ledger.drawn, ledger.last)
    moved = [] if ledger is None else list(ledger.moved)
    event = layer = None
    for event in events:
        if event.type in _BEGINNINGS:
            ledger = open_ledger(event)
            moved = list(ledger.moved)
            if event.type == MatchForked.type:
                position = _forked(GAMES[ledger.game], event)
        assert ledger is not None, "a stream opens with the creation of the match"
        if event.type in _LAYERS:
            if state is None:
                game = GAMES[ledger.game]
                state = game.state() if position is None else clone(position.state)
                read = _reader(game)
            layer, version = read(event.data), event.version
            for fact in layer.facts:
                fact.apply(state)
            drawn += len(layer.draws)
            if layer.seat >= 0:
                moved[layer.seat] = version
        elif event.type in _TURNS_BACK:
            assert past is not None, "a stretch that goes back is folded with its past at hand"
            then = past(decode(event.data, _Turn).to_version)
            position, state, layer = then.position, None, None
            drawn, last, moved = then.ledger.drawn, then.ledger.last, list(then.ledger.moved)
            ledger = go_back(ledger, then.ledger, event)
        if event.type != MovePlayed.type or ledger.clocks is not None or ledger.request is not None or ledger.undone:
            ledger = advance(ledger, event)
    assert ledger is not None, "a match has at least one event"
    if event is not None:
        if layer is not None:
            last = last_move(version, layer.seat, layer.asked, layer.facts, layer.draws)
        ledger = msgspec.structs.replace(ledger, **head(event), drawn=drawn, last=last, moved=tuple(moved))
    return Match(ledger, position if state is None else Position(GAMES[ledger.game], state))


def _fold_whole(events: list[Event]) -> Match:
    """A whole stream in one pass, which keeps the versions that the stream goes back to."""
    turns = [event for event in events if event.type in _TURNS_BACK]
    targets = sorted({decode(event.data, _Turn).to_version for event in turns})
    kept: dict[int, Match] = {}
    match, at = None, 0
    for version in [*targets, len(events)]:
        match = kept[version] = fold_match(match, events[at:version], kept.__getitem__)
        at = version
    assert match is not None, "a match has at least one event"
    return match


def go_back(ledger: Ledger, then: Ledger, event: Event) -> Ledger:
    """The ledger whose effective history is that of an earlier version, going on with this event.

    A turn back that nothing followed leaves no trace in it, so undoing again and again makes it no longer.
    """
    is_bare_turn = then.since == then.version and bool(then.closed)
    closed = then.closed if is_bare_turn else (*then.closed, (then.since, then.version))
    return msgspec.structs.replace(
        ledger, drawn=then.drawn, last=then.last, moved=then.moved, closed=closed, since=event.version
    )


def last_move(
    version: int, seat: Seat, asked: Iterable[Seat], facts: Iterable[Fact], draws: Iterable[Any]
) -> LastMove | None:
    """What undoing a move would mean; None for the start of the match, which nobody undoes."""
    if seat < 0:
        return None
    barrier: Barrier | None = "chance" if any(True for _ in draws) else None
    if barrier is None and any(fact.reveals for fact in facts):
        barrier = "reveal"
    return LastMove(version, seat, tuple(asked), barrier)


def _forked(game: Game[Any, Any], event: Event) -> Position[Any]:
    return Position(game, decode(decode(event.data, _Start).state, game.state))


def to_snapshot(match: Match) -> bytes:
    """A match as bytes: disposable, never truth."""
    return canonical([match.ledger, None if match.position is None else match.position.state])


def from_snapshot(snapshot: bytes) -> Match:
    parts = decode(snapshot, tuple[Ledger, msgspec.Raw])
    ledger = parts[0]
    game = GAMES[ledger.game]
    state = decode(parts[1], game.state | None)  # type: ignore[arg-type]
    return Match(ledger, None if state is None else Position(game, state))


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
        return _Layer(facts, layer.draws, layer.codec_version, layer.seat, layer.asked)

    return read
