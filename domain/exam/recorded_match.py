"""A match of people: what was recorded of it, and everything that can be done to it, in a method each.

The one module of the exam that knows how a match is changed and recorded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from strata.domain.exam.matches import Options, chosen
from strata.domain.kernel import Action, Game, Position, Seat, Viewer, canonical
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.commands import (
    Administrator,
    AnswerUndo,
    Authority,
    Command,
    CreateMatch,
    ForkMatch,
    PlayMove,
    Redo,
    RequestUndo,
    Rewind,
    SeatGrant,
)
from strata.domain.match.context import Context
from strata.domain.match.decide import carry_out
from strata.domain.match.events import REWINDS, Event, MovePlayed, SeatPlan, UndoPolicy
from strata.domain.match.evolve import evolve
from strata.domain.match.match import Match
from strata.domain.match.record import NO_HASH, is_chained, show_event
from strata.domain.match.refusals import Refused
from strata.domain.match.snapshots import from_snapshot, to_snapshot
from strata.domain.match.undo import UndoStatus, undo_status

_SEED = bytes(range(100, 132))
_TIME = "2031-05-06T07:08:09.012Z"
_POLICIES: tuple[UndoPolicy, ...] = ("barrier", "barrier", "consent", "free")


class RecordedMatch:
    """The events of a match, the match they led to, and the state of the game at every version."""

    match: Match

    def __init__(self, begin: Command, seed: bytes = _SEED, rng: Random | None = None) -> None:
        self.events: list[Event] = []
        self.states: dict[int, bytes] = {}
        self._seed, self._rng, self._past = seed, rng or Random(0), dict[int, Match]()
        self._carry_out(begin, None)

    @classmethod
    def of(cls, game: Game[Any, Any], options: Options, seats: int, rng: Random) -> RecordedMatch:
        """A match of people that has just begun."""
        people, policy = (SeatPlan("human"),) * seats, rng.choice(_POLICIES)
        chosen_options = to_builtins(msgspec.convert(options, game.options))
        return cls(CreateMatch(match="m1", game=game.slug, options=chosen_options, seats=people, undo=policy))

    def _do(self, command: Command) -> None:
        self._carry_out(command, self.match)

    def _carry_out(self, command: Command, match: Match | None) -> None:
        """Carry a command out, and keep what followed."""
        change = carry_out(match, command, Context(_TIME, self._seed, self.past, lambda: self._rng))
        self.events += change.events
        self.match = self._past[len(self.events)] = change.match
        self.states[self.version] = canonical(self.position.state)

    def _holder(self, seat: Seat) -> SeatGrant:
        return SeatGrant(seat, self.match.ledger.seats[seat].granted_at)

    @property
    def version(self) -> int:
        return self.match.ledger.version

    @property
    def position(self) -> Position[Any]:
        assert self.match.position is not None
        return self.match.position

    @property
    def is_on(self) -> bool:
        """Whether somebody is to decide."""
        return self.match.ledger.status == "playing"

    @property
    def is_rateable(self) -> bool:
        """Whether the match would be rated."""
        return self.match.ledger.unfair_because is None

    @property
    def is_undone_at_will(self) -> bool:
        """Whether undo keeps to the barriers, without asking others or passing over them."""
        return self.match.ledger.undo == "barrier"

    def past(self, version: int) -> Match:
        """The match as it was: the live one where it was kept."""
        if version not in self._past:
            self._past[version] = evolve(None, self.events[:version])
        return self._past[version]

    def state_at(self, version: int) -> bytes:
        """The state of the game at a version, by its record if it was not kept live."""
        if version in self.states:
            return self.states[version]
        position = self.past(version).position
        assert position is not None
        return canonical(position.state)

    def data(self, version: int = 0) -> Any:
        """What an event carries; the latest if no version is given."""
        return msgspec.json.decode(self.events[version - 1].data)

    def turns_back(self, since: int) -> Iterator[tuple[int, int]]:
        """The versions after one that went back, each with the version gone back to."""
        for event in self.events[since:]:
            if event.type in REWINDS:
                yield event.version, self.data(event.version)["to_version"]

    def status(self, seat: Seat) -> UndoStatus:
        return undo_status(self.match, seat)

    def play(self, seat: Seat, action: Action) -> None:
        self._do(PlayMove(by=self._holder(seat), action=action))

    def play_at_random(self, rng: Random, most: int) -> int:
        """Some moves, as long as the game goes on; returns how many."""
        for played in range(most):
            if not self.is_on:
                return played
            decision = rng.choice(self.position.decisions)
            self.play(decision.seat, chosen(self.position, decision, rng))
        return most

    def undo(self, seat: Seat, to_version: int | None = None) -> None:
        self._do(RequestUndo(by=self._holder(seat), to_version=to_version))

    def rewind(self, to_version: int) -> None:
        self._do(Rewind(by=Administrator(), to_version=to_version))

    def rewind_finished(self, rng: Random) -> None:
        """An administrator rewinds a finished match to some version of its history."""
        ledger = self.match.ledger
        assert ledger.last is not None, "the game is over before anybody chose"
        self.rewind(rng.choice([version for version in range(2, ledger.last.version) if ledger.is_effective(version)]))

    def step_at_random(self, rng: Random) -> str | None:
        """A step forward or back, at random: what was tried, unless it was refused."""
        ledger = self.match.ledger
        seat = rng.randrange(len(ledger.seats))
        undone = ledger.undone[-1].seat if ledger.undone else seat
        by: Authority = Administrator() if undone is None else self._holder(undone)
        ways: dict[str, Callable[[], object]] = {
            "play": lambda: self.play_at_random(rng, rng.randint(1, 4)),
            "undo": lambda: self.undo(seat),
            "undo_far": lambda: self.undo(seat, rng.randint(1, self.version)),
            "answer": lambda: self._do(AnswerUndo(by=self._holder(seat), agrees=rng.random() < 0.8)),
            "redo": lambda: self._do(Redo(by=by)),
            "rewind": lambda: self.rewind(rng.randint(1, self.version)),
        }
        (way,) = rng.choices(list(ways), [6, 4, 2, 5, 5, 1])
        try:
            ways[way]()
        except Refused:
            return None
        return way

    def fork(self, version: int, what_if: tuple[Seat, Random] | None) -> RecordedMatch:
        """A match of people that starts from a version of this one, with chance of its own."""
        by: Authority = Administrator() if what_if is None else self._holder(what_if[0])
        people = (SeatPlan("human"),) * len(self.match.ledger.seats)
        command = ForkMatch(match="f1", origin=self.past(version), head=self.match, seats=people, by=by)
        return RecordedMatch(command, bytes(reversed(self._seed)), None if what_if is None else what_if[1])

    def live(self) -> bytes:
        """The live match, as bytes."""
        return to_snapshot(self.match)

    def folded(self) -> bytes:
        """The match folded from its record, as bytes."""
        return to_snapshot(evolve(None, self.events))

    def folded_from(self, version: int) -> tuple[bytes, bytes]:
        """The state in a snapshot made at a version, and the match as that snapshot and the events since give it."""
        kept = from_snapshot(to_snapshot(evolve(None, self.events[:version])), self.match.game)
        state = b"" if kept.position is None else canonical(kept.position.state)
        return state, to_snapshot(evolve(kept, self.events[version:], self.past))

    def is_chained(self, viewer: Viewer) -> bool:
        """Whether a viewer can verify the chain of events on what it is shown of them."""
        previous = NO_HASH
        for event in self.events:
            if not is_chained(previous, show_event(self.match.ledger.id, event, viewer, self._seed, False)):
                return False
            previous = event.hash
        return True

    def replay(self) -> dict[str, Any]:
        """The moves that led to the present state, as a replay holds them."""
        ledger, moves, draws = self.match.ledger, [], []
        for event in self.events:
            data = self.data(event.version)
            if ledger.is_effective(event.version) and "draws" in data:
                draws += data["draws"]
                if event.type == MovePlayed.type:
                    moves.append((data["seat"], data["action"]))
        return {"seats": len(ledger.seats), "options": ledger.options, "moves": moves, "draws": draws}
