"""One random match that goes forward, back and aside, watched at every step.

What a viewer is told of a move: the readable part of the action and of each fact, its view afterwards, who is asked
what, and its own options. A move that its seat may take back at will must tell nobody anything that was hidden: in
every world that a viewer could not tell from the true one before the move, the seat could have chosen so that the
viewer is told just the same. Then who undoes it knows no more than before, and neither does anybody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from strata.domain.kernel import (
    Action,
    Decision,
    Game,
    Move,
    Position,
    Seat,
    Viewer,
    canonical,
    carry_out,
    clone,
    readable,
)
from strata.domain.kernel.chance import ChanceExhausted, WrittenChance
from strata.domain.match.decide import Change
from strata.domain.match.events import UndoPolicy
from strata.domain.match.evolve import evolve
from strata.domain.match.record import NO_HASH, is_chained, show_event
from strata.domain.match.snapshots import from_snapshot, to_snapshot
from tests.exam import laws
from tests.exam.profile import Profile, chosen
from tests.match.course import Course, wander
from tests.match.deeds import Moment, create
from tests.match.table import MOMENT, SEED, plan

FORKS = 0.02
"""The share of steps after which a match is forked."""
WORLDS = 3
"""How many worlds a viewer's knowledge is tried on."""


def tells_nothing_hidden(
    before: Position[Any], seat: Seat, action: Action, viewers: Sequence[Viewer], rng: Random
) -> None:
    """No viewer learns from a move without draws what was hidden before it."""
    game, move = before.game, carry_out(before, seat, action, WrittenChance([]))
    for viewer in viewers:
        told = _told(viewer, seat, action, move)
        for _ in range(WORLDS):
            world = Position(game, game.resample(clone(before.state), viewer, rng))
            assert _could_be_told(told, viewer, world, seat, action), f"{viewer} learns from {action} what was hidden"


def standings_tell_no_secret(position: Position[Any], rng: Random) -> None:
    """How the seats stand is the same in all worlds that a viewer cannot tell apart: anybody may be shown it."""
    game, standings = position.game, position.game.ranking(position.state)
    for viewer in (None, *range(len(standings))):
        world = game.resample(clone(position.state), viewer, rng)
        assert canonical(game.ranking(world)) == canonical(standings), f"the standings tell {viewer} what is hidden"


def _could_be_told(told: bytes, viewer: Viewer, world: Position[Any], seat: Seat, action: Action) -> bool:
    """Whether the seat has an option in a world after which the viewer is told just this."""
    decision = world.decision_of(seat)
    if decision is None:
        return False
    alike = [option for option in decision.options if _read(option, viewer, seat) == _read(action, viewer, seat)]
    for option in sorted(alike, key=lambda option: option != action):
        try:
            move = carry_out(world, seat, option, WrittenChance([]))
        except ChanceExhausted:
            continue
        if _told(viewer, seat, option, move) == told:
            return True
    return False


def _told(viewer: Viewer, seat: Seat, action: Action, move: Move[Any]) -> bytes:
    position = move.position
    return canonical(
        [
            _read(action, viewer, seat),
            [readable(fact, viewer, seat) for fact in move.facts],
            position.game.view(position.state, viewer),
            [(decision.seat, decision.name, decision.about) for decision in position.decisions],
            None if viewer is None else position.decision_of(viewer),
        ]
    )


def _read(action: Action, viewer: Viewer, seat: Seat) -> Any:
    return readable(action, viewer, seat)


class ExamCourse(Course):
    """A match played as its game's profile has it, which remembers the state at every version."""

    def __init__(self, profile: Profile, begun: Change, moment: Moment) -> None:
        self._profile = profile
        self.states: dict[int, bytes] = {}
        super().__init__(begun, moment)

    def took(self, change: Change) -> Change:
        super().took(change)
        self.states[self.version] = canonical(self.state)
        return change

    def choose(self, decision: Decision, rng: Random) -> Action:
        return chosen(self._profile, self.position, decision, rng)


@dataclass
class Journey:
    """A match of one game, with one number of seats and options, from one seed.

    It goes to and fro for a number of steps, and then perhaps straight on to its end. ``dear`` is the share of steps
    at which the costly laws are examined.
    """

    game: Game[Any, Any]
    profile: Profile
    seats: int
    options: dict[str, Any]
    seed: int
    steps: int
    dear: float
    is_to_end: bool

    def travel(self) -> set[str]:
        """Go; answers in which ways it went, and what else was seen."""
        self._rng = Random(f"travel {self.game.slug} {self.seats} {self.options} {self.seed}")
        self._seen: set[str] = set()
        options = msgspec.convert(self.options, self.game.options)
        policies: list[UndoPolicy] = ["barrier", "barrier", "consent", "free"]
        policy = self._rng.choice(policies)
        begun = create("m1", self.game, options, [plan("human")] * self.seats, None, MOMENT, policy)
        self._course = ExamCourse(self.profile, begun, MOMENT)
        try:
            self._travel()
        except BaseException as error:
            error.add_note(f"{self.game.slug}, {self.seats} seats, {self.options}, seed {self.seed}")
            raise
        return self._seen

    def _travel(self) -> None:
        course, rng = self._course, self._rng
        course.play_at_random(rng, rng.randrange(3 * self.steps))
        for _ in range(self.steps):
            version = course.version
            if course.match.ledger.status == "finished":
                self._take_up_again()
            elif rng.random() < 0.3:
                way = wander(course, rng)
                self._seen |= {way} if way else set()
            else:
                self._move()
            self._went_right(version)
            if rng.random() < FORKS:
                self._fork()
        self._play_on(course)
        self._record_holds()

    def _take_up_again(self) -> None:
        """An administrator rewinds a finished match to some version of its history."""
        ledger = self._course.match.ledger
        assert ledger.last is not None
        behind = [version for version in range(2, ledger.last.version) if ledger.is_effective(version)]
        self._course.rewind(self._rng.choice(behind))

    def _play_on(self, course: Course) -> None:
        """To the end of the match, or a little way."""
        course.play_at_random(self._rng, self.profile.MAX_DECISIONS if self.is_to_end else 10)
        assert not self.is_to_end or course.match.ledger.status == "finished", "the match does not end"

    def _move(self) -> None:
        """Somebody plays; where the move can be taken back at will it told nobody a secret, and it is as before."""
        course, rng = self._course, self._rng
        before, version = course.position, course.version
        decision = rng.choice(before.decisions)
        action = course.choose(decision, rng)
        course.play(decision.seat, action)
        if course.match.ledger.status != "playing":
            return
        self._seen.add(course.status(decision.seat).blocked_by or "at_will")
        if rng.random() >= self.dear:
            return
        told = course.data()
        if course.match.ledger.undo == "barrier" and course.status(decision.seat).allowed:
            tells_nothing_hidden(before, decision.seat, action, self._who_may_learn_nothing(decision.seat), rng)
            course.undo(decision.seat)
            assert course.data()["crossed"] == []
            assert course.match.ledger.is_rateable == course.past(version).ledger.is_rateable
        else:
            course.rewind(version)
        assert course.states[course.version] == canonical(before.state)
        course.play(decision.seat, action)
        again = course.data()
        assert (again["facts"], again["draws"]) == (told["facts"], told["draws"]), "what is played again came otherwise"

    def _who_may_learn_nothing(self, seat: Seat) -> list[Viewer]:
        """Who undoes, in any case; all others too, unless the match is played with an option that shows more."""
        shows_more = getattr(self.profile, "SHOWS_MORE", {})
        if any(self.options.get(option) == value for option, value in shows_more.items()):
            return [seat]
        return [None, *range(self.seats)]

    def _went_right(self, version: int) -> None:
        """Whatever was done since a version: after a turn back the game is as it was, and sound."""
        course, rng = self._course, self._rng
        for event in course.events[version:]:
            if event.type in ("match_rewound", "match_restored"):
                target = course.data(event.version)["to_version"]
                then = course.states.get(target) or self._folded(target)
                assert course.states.get(event.version, canonical(course.state)) == then, "not as it was then"
        if rng.random() < self.dear:
            self.profile.conserved(course.state)
            laws.options_are_sound(course.position)
            standings_tell_no_secret(course.position, rng)
            if not course.position.is_over:
                laws.twin_worlds_look_alike(course.position, self.seats, rng)

    def _folded(self, version: int) -> bytes:
        position = evolve(None, self._course.events[:version]).position
        assert position is not None
        return canonical(position.state)

    def _fork(self) -> None:
        """A fork from any version at which the game was on starts as its maker knows it, and goes its own way."""
        course, rng = self._course, self._rng
        version = rng.randint(2, course.version)
        origin = course.past(version)
        assert origin.position is not None
        if origin.position.is_over:
            return
        seat = rng.randrange(self.seats)
        what_if = rng.choice([None, (seat, rng.getrandbits(32))])
        moment = MOMENT._replace(seed=bytes(reversed(SEED)))
        side = course.fork(version, what_if, moment=moment)
        self._seen.add("copy" if what_if is None else "what_if")
        assert course.version == len(course.events), "the origin's stream is not touched"
        assert canonical(self.game.view(side.state, seat)) == canonical(self.game.view(origin.position.state, seat))
        assert canonical(side.position.decision_of(seat)) == canonical(origin.position.decision_of(seat))
        if what_if is None:
            assert canonical(side.state) == canonical(origin.position.state)
        self.profile.conserved(side.state)
        forked = ExamCourse(self.profile, Change(side.events, side.match, None, False), moment)
        self._play_on(forked)
        assert to_snapshot(evolve(None, forked.events)) == to_snapshot(forked.match)

    def _record_holds(self) -> None:
        """The fold of all that was recorded is the live match, from any snapshot too; and every version is there."""
        course, rng = self._course, self._rng
        live = to_snapshot(course.match)
        assert to_snapshot(evolve(None, course.events)) == live
        for version in rng.sample(range(1, course.version), min(3, course.version - 1)):
            kept = from_snapshot(to_snapshot(evolve(None, course.events[:version])))
            assert to_snapshot(evolve(kept, course.events[version:], course.past)) == live
            if version in course.states:
                assert kept.position is not None
                assert canonical(kept.position.state) == course.states[version]
        viewer, previous = rng.choice([None, *range(self.seats)]), NO_HASH
        for event in course.events:
            assert is_chained(previous, show_event("m1", event, viewer, SEED, False)), event.version
            previous = event.hash
