"""A match: what was recorded of it, and everything that can be done to it, in a method each."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Action, Decision, Position, Seat
from strata.domain.match.commands import Administrator, Authority
from strata.domain.match.decide import Change
from strata.domain.match.events import Event, SeatKind, UndoPolicy
from strata.domain.match.evolve import evolve
from strata.domain.match.match import Match
from strata.domain.match.refusals import Refused
from strata.domain.match.undo import UndoStatus, undo_status
from tests.kernel.pebbles import Hide
from tests.match.deeds import Moment, answer, create, fork, holder, leave_seat, move, redo, rewind, undo
from tests.match.table import MOMENT, plan


class RecordedMatch:
    """The events of a match, the match they led to, and the match at each earlier version."""

    def __init__(self, begun: Change, moment: Moment = MOMENT) -> None:
        self.events: list[Event] = []
        self._moment, self._past = moment, dict[int, Match]()
        self.took(begun)

    def took(self, change: Change) -> Change:
        """Keep what was done."""
        self.events += change.events
        self.match = self._past[len(self.events)] = change.match
        return change

    def past(self, version: int) -> Match:
        """The match as it was: the live one where it was kept."""
        if version not in self._past:
            self._past[version] = evolve(None, self.events[:version])
        return self._past[version]

    @property
    def version(self) -> int:
        return self.match.ledger.version

    @property
    def position(self) -> Position[Any]:
        assert self.match.position is not None
        return self.match.position

    @property
    def state(self) -> Any:
        return self.position.state

    @property
    def types(self) -> list[str]:
        return [event.type for event in self.events]

    def data(self, version: int = 0) -> Any:
        """What an event carries; the latest if no version is given."""
        return msgspec.json.decode(self.events[version - 1].data)

    def play(self, seat: Seat, action: Action) -> Change:
        return self.took(move(self.match, seat, action, self._moment))

    def hide(self, *seats: Seat, pebbles: int = 1) -> None:
        """Each of some seats of a match of pebbles hides as many."""
        for seat in seats:
            self.play(seat, Hide(pebbles))

    def play_at_random(self, rng: Random, moves: int = 1) -> None:
        for _ in range(moves):
            if self.match.ledger.status == "playing":
                decision = rng.choice(self.position.decisions)
                self.play(decision.seat, self.choose(decision, rng))

    def choose(self, decision: Decision, rng: Random) -> Action:
        return rng.choice(decision.options)

    def status(self, seat: Seat | None) -> UndoStatus:
        return undo_status(self.match, seat)

    def undo(self, seat: Seat, to_version: int | None = None) -> Change:
        return self.took(undo(self.match, seat, to_version, self.past, self._moment))

    def answer(self, seat: Seat, agrees: bool) -> Change:
        return self.took(answer(self.match, seat, agrees, self.past, self._moment))

    def redo(self, seat: Seat | None) -> Change:
        return self.took(redo(self.match, seat, self.past, self._moment))

    def rewind(self, to_version: int) -> Change:
        return self.took(rewind(self.match, to_version, self.past, self._moment))

    def leave(self, seat: Seat) -> Change:
        return self.took(leave_seat(self.match, seat, "random", self._moment))

    def fork(self, version: int, what_if: tuple[Seat, int] | None = None, **about: Any) -> RecordedMatch:
        """A match of people that starts from a version of this one; what if, for a seat and with a seed?"""
        moment, (seat, seed) = about.pop("moment", self._moment), what_if or (None, 0)
        by: Authority = Administrator() if seat is None else holder(self.match, seat)
        about = {"id_": "f1", "by": by, "seed": seed, **about}
        seats = about.pop("seats", [plan("human")] * len(self.match.ledger.seats))
        return RecordedMatch(
            fork(origin=self.past(version), head=self.match, seats=seats, moment=moment, **about), moment
        )


def step_at_random(match: RecordedMatch, rng: Random) -> str | None:
    """A step forward or back, at random: what was tried, unless it was refused."""
    seat, ledger = rng.randrange(len(match.match.ledger.seats)), match.match.ledger
    ways: dict[str, Callable[[], object]] = {
        "play": lambda: match.play_at_random(rng, rng.randint(1, 4)),
        "undo": lambda: match.undo(seat),
        "undo_far": lambda: match.undo(seat, rng.randint(1, match.version)),
        "answer": lambda: match.answer(seat, rng.random() < 0.8),
        "redo": lambda: match.redo(ledger.undone[-1].seat if ledger.undone else seat),
        "rewind": lambda: match.rewind(rng.randint(1, match.version)),
    }
    (way,) = rng.choices(list(ways), [6, 4, 2, 5, 5, 1])
    try:
        ways[way]()
    except Refused:
        return None
    return way


def begun(
    game: str = "pebbles",
    options: dict[str, Any] | None = None,
    kinds: list[SeatKind] | int = 2,
    undo: UndoPolicy = "barrier",
    moment: Moment = MOMENT,
) -> RecordedMatch:
    """A match that has just begun: of people if only their number is given."""
    of = GAMES[game]
    seats: list[SeatKind] = ["human"] * kinds if isinstance(kinds, int) else kinds
    plans = [plan(kind) for kind in seats]
    chosen = msgspec.convert(options or {}, of.options)
    return RecordedMatch(create("m1", of, chosen, plans, None, moment, undo), moment)
