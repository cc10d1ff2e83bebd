"""How a match evolves: the only code that turns an event into a changed match.

The live path, loading, the audit and the read models all go through here, so a field that an event changes is the
same wherever it is looked at. With its game a match evolves whole; without it (where facts are sealed, or the game is
not installed) its ledger evolves alone.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from strata.domain.kernel import Position, Seat, clone
from strata.domain.kernel.codec import decode
from strata.domain.match.clocks import Clocks, start_clocks
from strata.domain.match.events import (
    REWINDS,
    Barrier,
    Event,
    Layer,
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
    TokenIssued,
    UndoAnswered,
    UndoRequested,
    UnreadableEvent,
    ValueAdded,
    ValuesClosed,
)
from strata.domain.match.layers import ReadLayer, read_public, reader
from strata.domain.match.lineage import Lineage
from strata.domain.match.match import (
    AddedValue,
    LastMove,
    Ledger,
    Match,
    Past,
    SeatHolder,
    Status,
    Undone,
    UndoRequest,
    UnfairBecause,
    game_of,
)
from strata.domain.match.record import milliseconds
from strata.domain.match.stretches import Stretches, flat, linked

_NOT_AN_EVENT = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""What is raised where an event does not hold what its kind must."""


def evolve(match: Match | None, events: Iterable[Event], past: Past | None = None) -> Match:
    """The match after more events; the one given stays as it is.

    ``past`` is asked where the events go back. A whole stream needs none, for it holds its own past. Raises
    ``UnreadableEvent``.
    """
    if match is None:
        return _evolve_whole(list(events), is_with_game=True)
    return _evolve_further(_Draft(match, _no_past if past is None else _looking_back(past)), events)


def evolve_to(match: Match, event: Event, layer: Layer, position: Position[Any]) -> Match:
    """The match after what the rules did there: ``event`` records it, and the position has its facts already."""
    draft = _Draft(match, _no_past, _NOTHING)
    draft.arrive(layer, position)
    return _evolve_further(draft, [event])


def evolve_in_place(match: Match, events: Iterable[Event], past: Past) -> Match:
    """The match after more events, where nobody else has the one given: it is written, and must not be used again."""
    draft = _Draft(None, _looking_back(past))
    draft.continue_in_place(match)
    return _evolve_further(draft, events)


def evolve_ledger(ledger: Ledger | None, events: Iterable[Event], past: Callable[[int], Ledger]) -> Ledger:
    """The ledger after more events, without the game: it needs no rules, and reads no secret."""
    if ledger is None:
        return _evolve_whole(list(events), is_with_game=False).ledger
    draft = _Draft(
        Match(ledger, None), _looking_back(lambda version: Match(past(version), None)), _NOTHING, is_with_game=False
    )
    return _evolve_further(draft, events).ledger


class Course:
    """The ledger of a whole stream, event by event and without the game.

    Kept are the versions that are gone back to, and of each only what that takes.
    """

    def __init__(self, gone_back_to: Collection[int]) -> None:
        self._gone_back_to, self._kept = gone_back_to, dict[int, _Then]()
        self._draft = _Draft(None, self._kept.__getitem__, _NOTHING, is_with_game=False)
        self.statuses: list[Status] = []
        """The status at each version, from the first."""

    @property
    def ledger(self) -> Ledger:
        """The ledger so far, but for the stretches of its history."""
        return self._draft.settled()

    @property
    def undone_last(self) -> Undone | None:
        """What can be restored next."""
        return self._draft.undone[-1] if self._draft.undone else None

    def apply(self, event: Event) -> None:
        self._draft.apply_all((event,))
        self.statuses.append(self.ledger.status)
        if event.version in self._gone_back_to:
            self._kept[event.version] = self._draft.then()


def turns_of(events: Sequence[Event]) -> dict[int, int]:
    """The versions that go back, each with the version it goes back to. Raises ``UnreadableEvent``."""
    turns = {}
    for event in events:
        if event.type in REWINDS:
            try:
                target = decode(event.data, _Target).to_version
            except _NOT_AN_EVENT as error:
                raise UnreadableEvent(event.version, str(error)) from error
            if not 1 <= target < event.version:
                raise UnreadableEvent(event.version, f"it goes back to version {target}")
            turns[event.version] = target
    return turns


def _evolve_further(draft: _Draft, events: Iterable[Event]) -> Match:
    draft.apply_all(events)
    return draft.finish()


def _evolve_whole(events: list[Event], is_with_game: bool) -> Match:
    """A whole stream in one pass: of the game only what led to the head is folded."""
    assert events, "a match has at least one event"
    turns = turns_of(events)
    kept: dict[int, _Then] = {}
    effective = Lineage(len(events), turns).history(len(events)) if turns else None
    draft = _Draft(None, kept.__getitem__, effective, is_with_game)
    start = 0
    for target in sorted(set(turns.values())):
        draft.apply_all(events[start:target])
        kept[target], start = draft.then(), target
    draft.apply_all(events[start:] if start else events)
    return draft.finish()


def _no_past(version: int) -> _Then:
    raise AssertionError("events that go back are evolved with their past at hand")


def _looking_back(past: Past) -> Callable[[int], _Then]:
    def look(version: int) -> _Then:
        then = past(version)
        ledger = then.ledger
        return _Then(
            then.position, linked(ledger.closed), ledger.since, version, ledger.drawn, ledger.last, ledger.moved
        )

    return look


class _Then(NamedTuple):
    """What a match takes from the version that it goes back to."""

    position: Position[Any] | None
    closed: Stretches | None
    since: int
    version: int
    drawn: int
    last: LastMove | None
    moved: tuple[int, ...]


_NOTHING: Collection[int] = ()


class _Draft:
    """A match under change: a ledger and a state of its own, to be written without a copy for every event."""

    __slots__ = (
        "_closed",
        "_effective",
        "_is_with_game",
        "_latest",
        "_past",
        "_read",
        "game",
        "last",
        "ledger",
        "moved",
        "position",
        "state",
        "undone_since",
    )

    ledger: Ledger
    _read: Callable[[msgspec.Raw], ReadLayer[Any]]

    def __init__(
        self,
        match: Match | None,
        past: Callable[[int], _Then],
        effective: Collection[int] | None = None,
        is_with_game: bool = True,
    ) -> None:
        """``effective`` are the versions whose facts are folded; None: all of them."""
        self._past, self._effective, self._is_with_game = past, effective if is_with_game else _NOTHING, is_with_game
        self.state: Any = None
        self.position: Position[Any] | None = None
        self._closed: Stretches | None = None
        """The history up to the latest rewind, if one came after the match that was given."""
        self.undone_since: list[Undone] | None = None
        """What can be restored, if that has changed after the match that was given."""
        self._latest: Event | None = None
        self.moved: dict[Seat, int] = {}
        """The latest move of each seat that the ledger does not have yet."""
        self.last: ReadLayer[Any] | None = None
        """The latest of them."""
        if match is not None:
            self.ledger, self.position = copy.copy(match.ledger), match.position
            self._find_game()

    def continue_in_place(self, match: Match) -> None:
        self.begin(match.ledger)
        self.state = None if match.position is None else match.position.state

    def arrive(self, layer: Layer, position: Position[Any]) -> None:
        """The next event holds this layer, whose facts led to a position."""
        read = ReadLayer(list(layer.facts), layer.draws, layer.codec_version)
        if isinstance(layer, MovePlayed):
            read.seat, read.asked = layer.seat, tuple(layer.asked)
        self._read, self.position = lambda _: read, position

    def apply_all(self, events: Iterable[Event]) -> None:
        """More events. Each kind has its function below; what all have in common is written here."""
        move_type, change_by_move = MovePlayed.type, _CHANGES[MovePlayed.type]
        for event in events:
            # Most events are moves, and to compare a word takes less than to look it up.
            change = change_by_move if event.type == move_type else _CHANGES.get(event.type)
            if change is None:
                raise UnreadableEvent(event.version, f"unknown event type {event.type}")
            try:
                change(self, event)
            except _NOT_AN_EVENT as error:
                raise UnreadableEvent(event.version, f"{type(error).__name__} {error}") from error
            self._latest = event

    def finish(self) -> Match:
        ledger = self.settled()
        if self._closed is not None:
            ledger.closed = flat(self._closed)
        if self.undone_since is not None:
            ledger.undone = tuple(self.undone_since)
        position = self.position if self.state is None else Position(self.game, self.state)
        return Match(ledger, position)

    def then(self) -> _Then:
        """What going back to this version will take, but for the state of the game."""
        ledger = self.settled()
        closed = linked(ledger.closed) if self._closed is None else self._closed
        return _Then(None, closed, ledger.since, ledger.version, ledger.drawn, ledger.last, ledger.moved)

    def settled(self) -> Ledger:
        """The ledger, with what only the latest events and moves decide."""
        ledger, event, last = self.ledger, self._latest, self.last
        if event is not None:
            ledger.version, ledger.hash, ledger.at = event.version, event.hash, event.at
        if last is not None:
            ledger.last = LastMove(self.moved[last.seat], last.seat, last.asked, _barrier(last))
            ledger.moved = tuple([self.moved.get(seat, version) for seat, version in enumerate(ledger.moved)])
            self._drop_moves()
        return ledger

    def _drop_moves(self) -> None:
        self.moved, self.last = {}, None

    @property
    def undone(self) -> list[Undone]:
        """What can be restored, the latest last."""
        if self.undone_since is None:
            self.undone_since = list(self.ledger.undone)
        return self.undone_since

    def forget_undone(self) -> None:
        """What was undone cannot be restored any more."""
        self.undone_since = []

    def begin(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._find_game()

    def read(self, event: Event) -> ReadLayer[Any]:
        """An event that changes the game, with its facts applied where the game is at hand."""
        layer = self._read(event.data)
        if self._effective is None or event.version in self._effective:
            state = self.state
            if state is None:
                state = self.state = self.game.state() if self.position is None else clone(self.position.state)
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
        self._drop_moves()
        then, ledger = self._past(to_version), self.ledger
        if self._effective is None:
            self.position, self.state = then.position, None
        is_bare_rewind = then.since == then.version and then.closed is not None
        self._closed = then.closed if is_bare_rewind else Stretches((then.since, then.version), then.closed)
        ledger.since, ledger.drawn, ledger.last, ledger.moved = event.version, then.drawn, then.last, then.moved

    def _find_game(self) -> None:
        if self._is_with_game:
            self.game = game_of(self.ledger)
            self._read = reader(self.game)
        else:
            self._read = read_public


class _Start(msgspec.Struct):
    state: msgspec.Raw


class _Target(msgspec.Struct):
    to_version: int


class _Asked(msgspec.Struct):
    """What the clocks read of a rewind: who had been asked until then, and whose it was."""

    asked: tuple[Seat, ...] = ()
    seat: Seat | None = None


def _match_created(draft: _Draft, event: Event) -> None:
    draft.begin(_opened(event, decode(event.data, MatchCreated)))


def _match_forked(draft: _Draft, event: Event) -> None:
    forked = decode(event.data, MatchForked)
    ledger = _opened(event, forked)
    ledger.origin, ledger.how = forked.origin, forked.how
    ledger.unfair_because = "fork"
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
        seats=tuple([SeatHolder(plan.kind, event.version, plan.player, plan.bot) for plan in created.seats]),
        undo=created.undo,
        unfair_because=_unfair_from_the_start(created),
        moved=(0,) * len(created.seats),
        is_listed=created.is_listed is not False,
        is_on_behalf=created.on_behalf is True,
        pace=None if created.pace is UNSET else created.pace,
        has_hints=created.hints is True,
        is_chance_joint=created.chance == "joint",
        filled_at=None if "open" in [plan.kind for plan in created.seats] else event.at,
        clock=None if created.clock is UNSET else created.clock,
        data=None if created.data is UNSET else created.data,
    )


def _unfair_from_the_start(created: MatchCreated) -> UnfairBecause | None:
    if created.undo == "free":
        return "free_undo"
    return "hints" if created.hints is True else None


def _seat_taken(draft: _Draft, event: Event) -> None:
    taken = decode(event.data, SeatTaken)
    _seat(draft.ledger, taken.seat, SeatHolder("human", event.version, player=taken.player))
    if all(holder.kind != "open" for holder in draft.ledger.seats):
        draft.ledger.filled_at = event.at


def _value_added(draft: _Draft, event: Event) -> None:
    added, ledger = decode(event.data, ValueAdded), draft.ledger
    ledger.values = (*ledger.values, AddedValue(added.seat, added.value))


def _values_closed(draft: _Draft, event: Event) -> None:
    decode(event.data, ValuesClosed)


def _token_issued(draft: _Draft, event: Event) -> None:
    seat, ledger = decode(event.data, TokenIssued).seat, draft.ledger
    _seat(ledger, seat, msgspec.structs.replace(ledger.seats[seat], granted_at=event.version))


def _seat_left(draft: _Draft, event: Event) -> None:
    left, ledger = decode(event.data, SeatLeft), draft.ledger
    before = ledger.seats[left.seat]
    is_desertion = ledger.status == "playing" and before.kind == "human"
    deserter = before.player if is_desertion else before.deserter
    after = SeatHolder("bot", event.version, None, left.bot, None, is_desertion or before.was_deserted, deserter)
    _seat(ledger, left.seat, after)
    ledger.last_left_at = event.at
    _stop_clock(ledger, left.seat)
    ledger.request = None


def _seat_lapsed(draft: _Draft, event: Event) -> None:
    lapsed, ledger = decode(event.data, SeatLapsed), draft.ledger
    _seat(ledger, lapsed.seat, msgspec.structs.replace(ledger.seats[lapsed.seat], stand_in=lapsed.bot))
    ledger.last_left_at = event.at
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
    draft.moved[layer.seat], draft.last = event.version, layer
    if layer.draws:
        ledger.drawn += len(layer.draws)
    if ledger.request is not None:
        ledger.request = None
    if ledger.undone or draft.undone_since:
        draft.forget_undone()
    if ledger.clocks is not None:
        over = [layer.seat] if layer.seat in layer.asked else []
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
    draft.undone.append(Undone(event.version - 1, rewound.seat))
    if ledger.unfair_because is None:
        ledger.unfair_because = _unfair_because(rewound)
    ledger.clocks = _rewound_clocks(ledger.clocks, event)


def _match_restored(draft: _Draft, event: Event) -> None:
    ledger = draft.ledger
    draft.go_back(decode(event.data, MatchRestored).to_version, event)
    draft.undone.pop()
    ledger.status, ledger.request = "playing", None
    if ledger.clocks is not None:
        asked = decode(event.data, _Asked).asked
        ledger.clocks = ledger.clocks.after_asking(asked, (), milliseconds(event.at))


def _match_finished(draft: _Draft, event: Event) -> None:
    ledger = draft.ledger
    ledger.status, ledger.finished_at, ledger.request = "finished", event.at, None
    ledger.reason = decode(event.data, MatchFinished).reason


def _match_scored(draft: _Draft, event: Event) -> None:
    ledger = draft.ledger
    ledger.status, ledger.outcome = "scored", decode(event.data, MatchScored).outcome
    draft.forget_undone()


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
    TokenIssued.type: _token_issued,
    ValueAdded.type: _value_added,
    ValuesClosed.type: _values_closed,
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


def _unfair_because(rewound: MatchRewound) -> UnfairBecause | None:
    """Whether somebody may have learned from a rewind what was to come; a turn that was only offered tells nothing."""
    if rewound.by == "admin":
        return "rewind"
    return "undo" if {"chance", "reveal", "choice"} & set(rewound.crossed) else None


def _barrier(layer: ReadLayer[Any]) -> Barrier | None:
    """What stands in the way of taking a move back, whoever wants to."""
    if layer.draws:
        return "chance"
    for fact in layer.facts:
        if fact.reveals:
            return "reveal"
    return None
