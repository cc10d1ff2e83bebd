"""A match at one version: its ledger, the position of its game, and what can be asked about them.

Law: data and questions. ``evolve`` alone writes a ledger; to everybody else a match is finished, and what happens next
leads to another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, get_args

import msgspec

from strata.domain.bots import LEVELS
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game, Options, Outcome, Position, Seat, SeededChance
from strata.domain.kernel.chance import joint_seed
from strata.domain.kernel.once import once
from strata.domain.match.clocks import Clocks
from strata.domain.match.events import Barrier, Clock, Origin, SeatKind, UndoPolicy
from strata.domain.match.record import NO_HASH, milliseconds

Status = Literal["open", "playing", "finished", "scored", "cancelled"]


class SeatHolder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat. ``granted_at`` is the version that gave it to them; a seat's token is bound to that.

    ``stand_in`` is the level of the bot that plays for a person whose time was up, until they return.
    """

    kind: SeatKind
    granted_at: int
    player: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    was_deserted: bool = False
    """A person left the seat while the game was on; ``deserter`` is their player reference, if they had one."""
    deserter: str | None = None

    @property
    def level(self) -> str | None:
        """The level of the bot that plays the seat, if one does."""
        return self.bot or self.stand_in

    @property
    def is_present(self) -> bool:
        """Whether a person plays the seat."""
        return self.kind == "human" and self.stand_in is None


class LastMove(msgspec.Struct, frozen=True):
    """The latest move of the effective history: what undoing it would mean."""

    version: int
    seat: Seat
    asked: tuple[Seat, ...]
    barrier: Barrier | None


class UndoRequest(msgspec.Struct, frozen=True):
    """A request that waits for the other people's answers, and since when."""

    seat: Seat
    to_version: int
    at: str
    agreed: tuple[Seat, ...] = ()


class Undone(msgspec.Struct, frozen=True):
    """A version that can be restored, by the seat that had it undone."""

    version: int
    seat: Seat | None


UnfairBecause = Literal["fork", "free_undo", "hints", "undo", "rewind"]
"""Why a match is no contest: it is a fork; undo is free in it; seats may ask for advice; somebody took back a move
across chance, a reveal or another seat's choice; an administrator rewound it."""


class AddedValue(NamedTuple):
    """What a person added to the chance of the match."""

    seat: Seat
    value: str


class Ledger(msgspec.Struct, omit_defaults=True):
    """All of a match but the state of its game."""

    id: str
    game: str
    options: dict[str, Any]
    commitment: str
    application: str | None
    created_at: str
    seats: tuple[SeatHolder, ...]
    undo: UndoPolicy = "barrier"
    status: Status = "open"
    version: int = 0
    hash: str = NO_HASH
    at: str = ""
    is_started: bool = False
    """The game began, whatever became of it since."""
    reason: str | None = None
    """Why the game ended or the match was cancelled."""
    outcome: Outcome | None = None
    finished_at: str | None = None
    is_unsealed: bool = False
    """The seed is out: nothing in the record is secret any more."""
    drawn: int = 0
    """Draws in the effective history."""
    last: LastMove | None = None
    moved: tuple[int, ...] = ()
    """The version of each seat's latest move in the effective history; 0 before its first."""
    closed: tuple[tuple[int, int], ...] = ()
    """The effective history up to the latest rewind: stretches of versions, first and last."""
    since: int = 1
    """Where the effective history continues, up to the head."""
    request: UndoRequest | None = None
    undone: tuple[Undone, ...] = ()
    """What can be restored, the latest last."""
    origin: Origin | None = None
    """Of a fork: where it branches off."""
    how: Literal["copy", "what_if"] | None = None
    """Of a fork: a whole copy, or resampled for its maker's seat."""
    is_listed: bool = True
    """Anybody may look at it; else only holders of its tokens."""
    data: str | None = None
    """A digest of the components it is played with, where they are not those of the release."""
    is_on_behalf: bool = False
    """The application may act for the people."""
    pace: int | None = None
    """The seconds a bot lets pass before each of its moves; None where it plays as soon as it can."""
    has_hints: bool = False
    """Seats may ask for advice."""
    is_chance_joint: bool = False
    """Each person adds a value of their own before the game begins."""
    values: tuple[AddedValue, ...] = ()
    filled_at: str | None = None
    """When the last seat was filled."""
    last_left_at: str = ""
    """When somebody was last gone: left, or had a bot stand in."""
    clock: Clock | None = None
    clocks: Clocks | None = None
    """Of a match with a clock, since its game began."""
    unfair_because: UnfairBecause | None = None
    """What was first to make the result say nothing about its players."""

    @property
    def is_deserted(self) -> bool:
        """Bots stand in for all the people there are."""
        return any(holder.stand_in is not None for holder in self.seats) and not any(
            holder.is_present for holder in self.seats
        )

    @property
    def values_missing(self) -> list[Seat]:
        """The people of whom the chance of the match waits for a value."""
        if not self.is_chance_joint or self.status != "open":
            return []
        added = {seat for seat, _ in self.values}
        return [seat for seat, holder in enumerate(self.seats) if holder.kind == "human" and seat not in added]

    @property
    def values_due(self) -> int | None:
        """When the game begins without the values that are missing by then, in milliseconds of Unix time."""
        if not self.values_missing or self.filled_at is None:
            return None
        return milliseconds(self.filled_at) + TIME_TO_ADD

    def chance(self, seed: bytes) -> SeededChance:
        """What the match draws from next."""
        return SeededChance(self.drawing_seed(seed), self.id, self.drawn)

    def drawing_seed(self, seed: bytes) -> bytes:
        """The seed and, where chance is joint, the values that people added."""
        return joint_seed(seed, dict(self.values)) if self.is_chance_joint else seed

    def effective_versions(self) -> list[int]:
        """The versions that led to the head, and the head, oldest first."""
        return [version for first, last in self._stretches() for version in range(first, last + 1)]

    def is_effective(self, version: int) -> bool:
        """Whether a version belongs to the history that led to the head."""
        return any(first <= version <= last for first, last in self._stretches())

    def _stretches(self) -> Iterator[tuple[int, int]]:
        yield from self.closed
        yield self.since, self.version


class GameNotInstalled(Exception):
    """The match is of a game that is not, or no longer, installed here; ``game`` is its slug."""

    def __init__(self, game: str) -> None:
        super().__init__(f"the game {game} is not installed here")
        self.game = game


class OtherGameData(GameNotInstalled):
    """The match is played with other components than the game has here, so its facts mean something else."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.args = (f"the match is played with other components than the game {game} has here",)


def game_of(ledger: Ledger) -> Game[Any, Any]:
    try:
        game = GAMES[ledger.game]
    except KeyError:
        raise GameNotInstalled(ledger.game) from None
    if game.data != ledger.data:
        raise OtherGameData(ledger.game)
    return game


Job = Literal["play_bot", "clock", "score", "fill", "close_values"]
"""Play a bot's decision; let a seat lapse whose time is up; score; give up on a match that nobody filled; begin without
the values that people did not add."""

TIME_TO_ACT = 5 * 1000
"""How long a job may take before it counts as lost. This and all below are in milliseconds."""
TIME_TO_FILL = 7 * 24 * 3600 * 1000
"""How long an open match waits for its seats."""
TIME_TO_ADD = 60 * 1000
"""How long a match whose seats are filled waits for the values of people."""
TIME_TO_ANSWER = 60 * 1000
"""How long bots wait for the answers to a request for undo."""
TIME_TO_RETURN = 24 * 3600 * 1000
"""How long bots wait, where they stand in for everybody, for somebody to return."""


Lane = Literal["prompt", "people", "people_thinking", "bots", "bots_thinking"]
LANES: tuple[Lane, ...] = get_args(Lane)
"""How soon a worker comes to a match: at once, for what takes no time; where a person waits; where bots are alone. Bots
of levels that think for a while have lanes of their own."""


class Duty(NamedTuple):
    """A job, and when the service is late with it. Until then, one that ``waits`` is left alone."""

    job: Job
    due: int
    waits: bool = False
    lane: Lane = "prompt"


@dataclass(frozen=True)
class Match:
    """A ledger, and the position of the game; None before the game begins."""

    ledger: Ledger
    position: Position[Any] | None

    @property
    def game(self) -> Game[Any, Any]:
        return game_of(self.ledger)

    @once
    def options(self) -> Options:
        options: Options = msgspec.convert(self.ledger.options, self.game.options)
        return options

    @once
    def pending(self) -> list[tuple[Seat, str]]:
        """Who must decide, and the name of the decision: public at any time."""
        if self.position is None or self.ledger.status != "playing":
            return []
        return [(decision.seat, decision.name) for decision in self.position.decisions]

    @once
    def pending_bots(self) -> list[Seat]:
        return [seat for seat, _ in self.pending if self.ledger.seats[seat].level is not None]

    @once
    def deadlines(self) -> dict[Seat, int]:
        """When the time of each person who is asked is up, in milliseconds of Unix time."""
        clocks = self.ledger.clocks
        if clocks is None:
            return {}
        return {seat: at for seat, _ in self.pending if (at := clocks.deadline(seat)) is not None}

    @once
    def duty(self) -> Duty | None:
        """What the match waits for the service itself to do; None where it waits for people only, or for nobody."""
        now = milliseconds(self.ledger.at)
        match self.ledger.status:
            case "open" if (due := self.ledger.values_due) is not None:
                return Duty("close_values", due, waits=True)
            case "open":
                return Duty("fill", now + TIME_TO_FILL, waits=True)
            case "finished":
                return Duty("score", now + TIME_TO_ACT)
            case "playing" if self.pending_bots:
                return self._bots_turn(now)
            case "playing" if self.deadlines:
                return Duty("clock", min(self.deadlines.values()), waits=True)
            case _:
                return None

    def _bots_turn(self, now: int) -> Duty:
        """Bots play at once, but wait for people who may have something to say first."""
        request = self.ledger.request
        if request is not None:
            due = min([milliseconds(request.at) + TIME_TO_ANSWER, *self.deadlines.values()])
            return Duty("play_bot", due, waits=True, lane=self._lane)
        if self.ledger.is_deserted:
            due = milliseconds(self.ledger.last_left_at) + TIME_TO_RETURN
            return Duty("play_bot", due, waits=True, lane=self._lane)
        if self.ledger.pace is not None:
            due = now + max(0, 1000 * self.ledger.pace - self._thinking_time)
            return Duty("play_bot", due, waits=True, lane=self._lane)
        return Duty("play_bot", now + self._thinking_time + TIME_TO_ACT, lane=self._lane)

    @property
    def _lane(self) -> Lane:
        """Where the next bot waits for a worker."""
        if any(holder.is_present for holder in self.ledger.seats):
            return "people_thinking" if self._thinking_time else "people"
        return "bots_thinking" if self._thinking_time else "bots"

    @property
    def _thinking_time(self) -> int:
        """How many milliseconds the next bot takes."""
        level = LEVELS.get(self.ledger.seats[self.pending_bots[0]].level or "")
        return 0 if level is None else int(1000 * level.seconds)


Past = Callable[[int], Match]
"""The same match at an earlier version."""
