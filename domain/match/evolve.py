"""How a match evolves: the only code that turns an event into a changed match.

The live path, loading, the audit and the read models all go through here, so a field that an event changes is the
same wherever it is looked at. With its game a match evolves whole; without it (where facts are sealed, or the game is
not installed) its ledger evolves alone.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import UNSET

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game, Position, Seat, clone, read_facts
from strata.domain.kernel.codec import decode
from strata.domain.match.clocks import Clocks, start_clocks
from strata.domain.match.events import (
    REWINDS,
    Barrier,
    Event,
    MatchCancelled,
    MatchCreated,
    MatchFinished,
    MatchForked,
    MatchRestored,
    MatchRewound,
    MatchScored,
    MatchStarted,
    MovePlayed,
    SeatLapsed,
    SeatLeft,
    SeatResumed,
    SeatTaken,
    SeedRevealed,
    UndoAnswered,
    UndoRequested,
)
from strata.domain.match.match import LastMove, Ledger, Match, Past, SeatHolder, Undone, UndoRequest
from strata.domain.match.record import milliseconds

F = TypeVar("F")

PastLedgers = Callable[[int], Ledger]
"""The ledger of the same match at an earlier version."""


class UnknownEvent(ValueError):
    """An event of a type that this release does not know."""


def evolve(match: Match | None, events: Iterable[Event], past: Past | None = None) -> Match:
    """The match after more events; the one given stays as it is.

    ``past`` is asked where the events go back. A whole stream needs none, for it holds its own past.
    """
    if match is None and past is None:
        return _evolve_whole(list(events))
    draft = _Draft(match, past or _no_past)
    for event in events:
        draft.apply(event)
    return draft.finish()


def evolve_ledger(ledger: Ledger | None, events: Iterable[Event], past: PastLedgers) -> Ledger:
    """The ledger after more events, without the game: it needs no rules, and reads no secret."""
    before = None if ledger is None else Match(ledger, None)
    draft = _Draft(before, lambda version: Match(past(version), None), is_with_game=False)
    for event in events:
        draft.apply(event)
    return draft.finish().ledger


def _evolve_whole(events: list[Event]) -> Match:
    """A whole stream in one pass, which keeps the versions that the stream goes back to."""
    targets = {decode(event.data, _Target).to_version for event in events if event.type in REWINDS}
    kept: dict[int, Match] = {}
    match, at = None, 0
    for version in sorted({*targets, len(events)}):
        match = kept[version] = evolve(match, events[at:version], kept.__getitem__)
        at = version
    assert match is not None, "a match has at least one event"
    return match


def _no_past(version: int) -> Match:
    raise AssertionError("events that go back are evolved with their past at hand")


class _Draft:
    """A match under change: a ledger and a state of its own, to be written without a copy for every event."""

    __slots__ = ("_is_with_game", "_past", "_read", "game", "ledger", "position", "state")

    ledger: Ledger

    def __init__(self, match: Match | None, past: Past, is_with_game: bool = True) -> None:
        self._past, self._is_with_game = past, is_with_game
        self.state: Any = None
        self.position: Position[Any] | None = None
        if match is not None:
            self.ledger, self.position = copy.copy(match.ledger), match.position
            self._find_game()

    def apply(self, event: Event) -> None:
        """One more event. Each kind has its function below; what all have in common is written here."""
        change = _CHANGES.get(event.type)
        if change is None:
            raise UnknownEvent(f"unknown event type {event.type}")
        change(self, event)
        ledger = self.ledger
        ledger.version, ledger.hash, ledger.at = event.version, event.hash, event.at
        if change is not _move_played:
            ledger.changed_at = event.at

    def finish(self) -> Match:
        position = self.position if self.state is None else Position(self.game, self.state)
        return Match(self.ledger, position)

    def begin(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._find_game()

    def read(self, event: Event) -> _Layer[Any]:
        """An event that changes the game, with its facts applied where the game is at hand."""
        layer: _Layer[Any] = self._read(event.data)
        if self._is_with_game:
            if self.state is None:
                self.state = self.game.state() if self.position is None else clone(self.position.state)
            state = self.state
            for fact in layer.facts:
                fact.apply(state)
        return layer

    def start_from(self, event: Event) -> None:
        """The state that a fork starts from."""
        if self._is_with_game:
            self.position = Position(self.game, decode(decode(event.data, _Start).state, self.game.state))

    def go_back(self, to_version: int, event: Event) -> None:
        """The game, and its effective history, as they were at a version. That history continues with this event.

        A rewind that nothing followed leaves no trace in it, so undoing again and again does not lengthen it.
        """
        then = self._past(to_version)
        self.position, self.state = then.position, None
        ledger, there = self.ledger, then.ledger
        is_bare_rewind = there.since == there.version and bool(there.closed)
        ledger.closed = there.closed if is_bare_rewind else (*there.closed, (there.since, there.version))
        ledger.since, ledger.drawn, ledger.last, ledger.moved = event.version, there.drawn, there.last, there.moved

    def _find_game(self) -> None:
        if self._is_with_game:
            self.game = GAMES[self.ledger.game]
            self._read = _reader(self.game)
        else:
            self._read = _read_public


class _Layer(msgspec.Struct, Generic[F]):
    """What is read of an event that changes the game."""

    facts: list[F]
    draws: list[tuple[int, int]]
    codec_version: int
    seat: Seat = -1
    asked: tuple[Seat, ...] = ()


class _Start(msgspec.Struct):
    state: msgspec.Raw


class _Target(msgspec.Struct):
    to_version: int


class _Asked(msgspec.Struct):
    """What the clocks read of a rewind: who had been asked until then, and whose it was."""

    asked: tuple[Seat, ...] = ()
    seat: Seat | None = None


class _PublicLayer(msgspec.Struct):
    """What is read of an event that changes the game where its facts and draws are out of reach."""

    seat: Seat = -1
    asked: tuple[Seat, ...] = ()

    facts: ClassVar[tuple[()]] = ()
    draws: ClassVar[tuple[()]] = ()


_read_public: Callable[[msgspec.Raw], Any] = msgspec.json.Decoder(_PublicLayer).decode


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


def _match_created(draft: _Draft, event: Event) -> None:
    draft.begin(_opened(event, decode(event.data, MatchCreated)))


def _match_forked(draft: _Draft, event: Event) -> None:
    forked = decode(event.data, MatchForked)
    ledger = _opened(event, forked)
    ledger.origin, ledger.how = forked.origin, forked.how
    ledger.is_rateable = False
    ledger.status, ledger.is_started = "playing", True
    ledger.clocks = _begun(ledger, event)
    draft.begin(ledger)
    draft.start_from(event)


def _opened(event: Event, created: MatchCreated) -> Ledger:
    return Ledger(
        id=created.match,
        game=created.game,
        options=created.options,
        commitment=created.commitment,
        application=created.application,
        created_at=event.at,
        seats=tuple(SeatHolder(plan.kind, event.version, plan.player, plan.bot) for plan in created.seats),
        undo=created.undo,
        moved=(0,) * len(created.seats),
        is_listed=created.is_listed is not False,
        clock=None if created.clock is UNSET else created.clock,
    )


def _seat_taken(draft: _Draft, event: Event) -> None:
    taken = decode(event.data, SeatTaken)
    _seat(draft.ledger, taken.seat, SeatHolder("human", event.version, player=taken.player))


def _seat_left(draft: _Draft, event: Event) -> None:
    left, ledger = decode(event.data, SeatLeft), draft.ledger
    before = ledger.seats[left.seat]
    is_desertion = ledger.status == "playing" and before.kind == "human"
    deserter = before.player if is_desertion else before.deserter
    after = SeatHolder("bot", event.version, None, left.bot, None, is_desertion or before.was_deserted, deserter)
    _seat(ledger, left.seat, after)
    _stop_clock(ledger, left.seat)
    ledger.request = None


def _seat_lapsed(draft: _Draft, event: Event) -> None:
    lapsed, ledger = decode(event.data, SeatLapsed), draft.ledger
    _seat(ledger, lapsed.seat, msgspec.structs.replace(ledger.seats[lapsed.seat], stand_in=lapsed.bot))
    _stop_clock(ledger, lapsed.seat)
    ledger.request = None


def _seat_resumed(draft: _Draft, event: Event) -> None:
    seat, ledger = decode(event.data, SeatResumed).seat, draft.ledger
    _seat(ledger, seat, msgspec.structs.replace(ledger.seats[seat], stand_in=None))
    if ledger.clocks is not None:
        ledger.clocks = ledger.clocks.started(seat, milliseconds(event.at))


def _match_started(draft: _Draft, event: Event) -> None:
    layer, ledger = draft.read(event), draft.ledger
    ledger.drawn += len(layer.draws)
    ledger.status, ledger.is_started = "playing", True
    ledger.clocks = _begun(ledger, event)


def _move_played(draft: _Draft, event: Event) -> None:
    layer, ledger = draft.read(event), draft.ledger
    seat, version = layer.seat, event.version
    ledger.drawn += len(layer.draws)
    ledger.last = LastMove(version, seat, layer.asked, _barrier(layer))
    ledger.moved = (*ledger.moved[:seat], version, *ledger.moved[seat + 1 :])
    ledger.request, ledger.undone = None, ()
    if ledger.clocks is not None:
        over = [seat] if seat in layer.asked else []
        ledger.clocks = ledger.clocks.after_asking(layer.asked, over, milliseconds(event.at))


def _undo_requested(draft: _Draft, event: Event) -> None:
    asked = decode(event.data, UndoRequested)
    draft.ledger.request = UndoRequest(asked.seat, asked.to_version, event.at)


def _undo_answered(draft: _Draft, event: Event) -> None:
    answer, request = decode(event.data, UndoAnswered), draft.ledger.request
    if request is not None:
        agreed = (*request.agreed, answer.seat)
        draft.ledger.request = msgspec.structs.replace(request, agreed=agreed) if answer.agrees else None


def _match_rewound(draft: _Draft, event: Event) -> None:
    rewound, ledger = decode(event.data, MatchRewound), draft.ledger
    draft.go_back(rewound.to_version, event)
    ledger.status, ledger.finished_at, ledger.reason, ledger.request = "playing", None, None, None
    ledger.undone = (*ledger.undone, Undone(event.version - 1, rewound.seat))
    showed_nothing = rewound.by != "admin" and not {"chance", "reveal"} & set(rewound.crossed)
    ledger.is_rateable = ledger.is_rateable and showed_nothing
    ledger.clocks = _rewound_clocks(ledger.clocks, event)


def _match_restored(draft: _Draft, event: Event) -> None:
    ledger = draft.ledger
    draft.go_back(decode(event.data, MatchRestored).to_version, event)
    ledger.status, ledger.request, ledger.undone = "playing", None, ledger.undone[:-1]
    if ledger.clocks is not None:
        asked = decode(event.data, _Asked).asked
        ledger.clocks = ledger.clocks.after_asking(asked, (), milliseconds(event.at))


def _match_finished(draft: _Draft, event: Event) -> None:
    ledger = draft.ledger
    ledger.status, ledger.finished_at, ledger.request = "finished", event.at, None
    ledger.reason = decode(event.data, MatchFinished).reason


def _match_scored(draft: _Draft, event: Event) -> None:
    ledger = draft.ledger
    ledger.status, ledger.outcome, ledger.undone = "scored", decode(event.data, MatchScored).outcome, ()


def _match_cancelled(draft: _Draft, event: Event) -> None:
    ledger = draft.ledger
    ledger.status, ledger.request = "cancelled", None
    ledger.reason = decode(event.data, MatchCancelled).reason


def _seed_revealed(draft: _Draft, event: Event) -> None:
    draft.ledger.is_unsealed = True


_CHANGES: dict[str, Callable[[_Draft, Event], None]] = {
    MatchCreated.type: _match_created,
    MatchForked.type: _match_forked,
    SeatTaken.type: _seat_taken,
    SeatLeft.type: _seat_left,
    SeatLapsed.type: _seat_lapsed,
    SeatResumed.type: _seat_resumed,
    MatchStarted.type: _match_started,
    MovePlayed.type: _move_played,
    UndoRequested.type: _undo_requested,
    UndoAnswered.type: _undo_answered,
    MatchRewound.type: _match_rewound,
    MatchRestored.type: _match_restored,
    MatchFinished.type: _match_finished,
    MatchScored.type: _match_scored,
    MatchCancelled.type: _match_cancelled,
    SeedRevealed.type: _seed_revealed,
}


def _seat(ledger: Ledger, seat: Seat, holder: SeatHolder) -> None:
    ledger.seats = (*ledger.seats[:seat], holder, *ledger.seats[seat + 1 :])


def _begun(ledger: Ledger, event: Event) -> Clocks | None:
    if ledger.clock is None:
        return None
    return start_clocks(ledger.clock, [holder.kind == "human" for holder in ledger.seats], milliseconds(event.at))


def _stop_clock(ledger: Ledger, seat: Seat) -> None:
    if ledger.clocks is not None:
        ledger.clocks = ledger.clocks.stopped(seat)


def _rewound_clocks(clocks: Clocks | None, event: Event) -> Clocks | None:
    """Whoever took a move back has what is left of its time; for all others who were asked time starts again."""
    if clocks is None:
        return None
    rewound, at = decode(event.data, _Asked), milliseconds(event.at)
    if rewound.seat is not None:
        return clocks.after_taking_back(rewound.seat, rewound.asked, at)
    return clocks.after_asking(rewound.asked, rewound.asked, at)


def _barrier(layer: _Layer[Any]) -> Barrier | None:
    """What stands in the way of taking a move back, whoever wants to."""
    if layer.draws:
        return "chance"
    for fact in layer.facts:
        if fact.reveals:
            return "reveal"
    return None
