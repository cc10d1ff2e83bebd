"""One random match that goes forward, back and aside, watched at every step."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from strata.domain.exam import knowledge, laws
from strata.domain.exam.course import Course
from strata.domain.exam.matches import Options, chosen
from strata.domain.exam.tally import Tally
from strata.domain.kernel import Game, Seat, Viewer, canonical

FORKS = 0.02
"""The share of steps after which a match is forked."""
WANDERS = 0.3
"""The share of steps that may go back."""
A_LITTLE_WAY = 10


def going_back_restores(course: Course, since: int) -> None:
    """After undo, redo and rewind the game is what it was at the version gone back to."""
    for version, target in course.turns_back(since):
        reached = course.states.get(version, course.states[course.version])
        assert reached == course.state_at(target), f"at version {version} the game is not as it was at {target}"


def undo_at_will_costs_nothing(course: Course, was_rateable: bool) -> None:
    """A move that was taken back at will crossed no barrier, and the match is rated as it would have been."""
    assert course.data()["crossed"] == [], "a barrier was crossed"
    assert course.is_rateable == was_rateable, "the match is no longer rated"


def what_is_played_again_is_the_same(before: Any, again: Any) -> None:
    """A choice that was taken back and is made again leads to the same facts by the same draws."""
    assert (again["facts"], again["draws"]) == (before["facts"], before["draws"]), "it came otherwise"


def forks_start_as_known(course: Course, side: Course, version: int, seat: Seat, is_copy: bool) -> None:
    """A copy starts from the state it was made of; a what-if, from one its seat cannot tell from it."""
    origin, start = course.past(version).position, side.position
    assert origin is not None
    game = origin.game
    assert course.version == len(course.events), "the origin's record was written to"
    assert canonical(game.view(start.state, seat)) == canonical(game.view(origin.state, seat)), "the view differs"
    assert canonical(start.decision_of(seat)) == canonical(origin.decision_of(seat)), "the options differ"
    assert not is_copy or canonical(start.state) == canonical(origin.state), "the state differs"


def record_holds(course: Course, versions: Sequence[int], viewer: Viewer) -> None:
    """The fold of all that was recorded is the live match, from any snapshot too, and every viewer can verify it."""
    live = course.live()
    assert course.folded() == live, "the record does not fold to the live match"
    for version in versions:
        state, match = course.folded_from(version)
        assert match == live, "a snapshot and the events since do not make the match"
        assert version not in course.states or state == course.states[version], "a snapshot is not the state then"
    assert course.is_chained(viewer), "the chain of events does not hold"


class Journey:
    """A match of one game, with one number of seats and options, from one seed.

    It goes to and fro for a number of steps, and then perhaps straight on to its end. ``costly`` is the share of steps
    at which the costly laws are examined.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        seed: str,
        costly: float,
        is_to_end: bool,
        tally: Tally,
    ) -> None:
        self._game, self._seats, self._options = game, seats, options
        self._costly, self._is_to_end, self._tally = costly, is_to_end, tally
        self._rng = Random(seed)
        self.course = Course.of(game, options, seats, self._rng)

    def travel(self, steps: int) -> None:
        course, rng = self.course, self._rng
        self._tally.examine(laws.set_up_leads_to_a_choice, course.position)
        self._tally.met["journeys"] += 1
        course.play_at_random(rng, rng.randrange(3 * steps))
        for _ in range(steps):
            version = course.version
            if not course.is_on:
                course.take_up_again(rng)
            elif rng.random() < WANDERS:
                if (way := course.wander(rng)) is not None:
                    self._tally.met[way] += 1
            else:
                self._move()
            self._tally.examine(going_back_restores, course, version)
            self._examine()
            if rng.random() < FORKS:
                self._fork()
        self._play_on(course)
        versions = rng.sample(range(1, course.version), min(3, course.version - 1))
        self._tally.examine(record_holds, course, versions, rng.choice([None, *range(self._seats)]))

    def _play_on(self, course: Course) -> None:
        """To the end of the match, or a little way."""
        most = self._game.exam.most_decisions if self._is_to_end else A_LITTLE_WAY
        played = course.play_at_random(self._rng, most)
        if self._is_to_end:
            self._tally.examine(laws.match_ends, played + course.is_on, most)

    def _move(self) -> None:
        """Somebody plays; where the move can be taken back at will it told nobody a secret, and it is as before."""
        course, rng = self.course, self._rng
        before, version, was_rateable = course.position, course.version, course.is_rateable
        decision = rng.choice(before.decisions)
        action = chosen(before, decision, rng)
        course.play(decision.seat, action)
        if not course.is_on:
            return
        status = course.status(decision.seat)
        self._tally.met[status.blocked_by or "at_will"] += 1
        if rng.random() >= self._costly:
            return
        told = course.data()
        if course.is_undone_at_will and status.allowed:
            viewers = self._who_may_learn_nothing(decision.seat)
            self._tally.examine(knowledge.undo_at_will_tells_nothing, before, decision.seat, action, viewers, rng)
            course.undo(decision.seat)
            self._tally.examine(undo_at_will_costs_nothing, course, was_rateable)
        else:
            course.rewind(version)
        self._tally.examine(going_back_restores, course, version)
        course.play(decision.seat, action)
        self._tally.examine(what_is_played_again_is_the_same, told, course.data())

    def _who_may_learn_nothing(self, seat: Seat) -> list[Viewer]:
        """Whoever undoes, in any case; all others too, unless the match is played with an option that shows more."""
        shows_more = self._game.exam.shows_more
        if any(self._options.get(option) == value for option, value in shows_more.items()):
            return [seat]
        return [None, *range(self._seats)]

    def _examine(self) -> None:
        """The game is sound after whatever was done."""
        position, rng = self.course.position, self._rng
        if rng.random() >= self._costly:
            return
        if self._game.exam.conserved is not None:
            self._tally.examine(laws.pieces_are_conserved, self._game, position.state)
        self._tally.examine(laws.options_are_sound, position)
        self._tally.examine(knowledge.standings_tell_no_secret, position, rng)
        if not position.is_over:
            self._tally.examine(knowledge.twin_worlds_look_alike, position, self._seats, rng)

    def _fork(self) -> None:
        """A fork from any version at which the game was on goes its own way."""
        course, rng = self.course, self._rng
        version = rng.randint(2, course.version)
        position = course.past(version).position
        if position is None or position.is_over:
            return
        seat = rng.randrange(self._seats)
        what_if = rng.choice([None, (seat, rng)])
        side = course.fork(version, what_if)
        self._tally.met["copy" if what_if is None else "what_if"] += 1
        self._tally.examine(forks_start_as_known, course, side, version, seat, what_if is None)
        if self._game.exam.conserved is not None:
            self._tally.examine(laws.pieces_are_conserved, self._game, side.position.state)
        self._play_on(side)
        self._tally.examine(record_holds, side, (), None)
