"""One random match that goes forward and back and is forked, examined at every step."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from strata.domain.exam import knowledge, laws
from strata.domain.exam.matches import Options, chosen
from strata.domain.exam.recorded_match import RecordedMatch
from strata.domain.exam.tally import Tally
from strata.domain.kernel import Game, Seat, Viewer, canonical

FORKS = 0.02
"""The share of steps after which a match is forked."""
WANDERS = 0.3
"""The share of steps that may go back."""
A_LITTLE_WAY = 10


def going_back_restores(match: RecordedMatch, since: int) -> None:
    """After undo, redo and rewind the game is what it was at the version gone back to."""
    for version, target in match.turns_back(since):
        reached = match.states.get(version, match.states[match.version])
        assert reached == match.state_at(target), f"at version {version} the game is not as it was at {target}"


def undo_at_will_costs_nothing(match: RecordedMatch, was_rateable: bool) -> None:
    """A move that was taken back at will crossed no barrier, and the match is rated as it would have been."""
    assert match.data()["crossed"] == [], "a barrier was crossed"
    assert match.is_rateable == was_rateable, "the match is no longer rated"


def what_is_played_again_is_the_same(before: Any, again: Any) -> None:
    """A choice that was taken back and is made again leads to the same facts by the same draws."""
    assert (again["facts"], again["draws"]) == (before["facts"], before["draws"]), "the facts or the draws differ"


def forks_start_as_known(match: RecordedMatch, fork: RecordedMatch, version: int, seat: Seat, is_copy: bool) -> None:
    """A copy starts from the state it was made of; a what-if, from one its seat cannot tell from it."""
    origin, start = match.past(version).position, fork.position
    assert origin is not None
    game = origin.game
    assert match.version == len(match.events), "the origin's record was written to"
    assert canonical(game.view(start.state, seat)) == canonical(game.view(origin.state, seat)), "the view differs"
    assert canonical(start.decision_of(seat)) == canonical(origin.decision_of(seat)), "the options differ"
    assert not is_copy or canonical(start.state) == canonical(origin.state), "the state differs"


def record_holds(match: RecordedMatch, versions: Sequence[int], viewer: Viewer) -> None:
    """The fold of all that was recorded is the live match, from any snapshot too, and every viewer can verify it."""
    live = match.live()
    assert match.folded() == live, "the record does not fold to the live match"
    for version in versions:
        state, whole = match.folded_from(version)
        assert whole == live, "a snapshot and the events since do not make the match"
        assert version not in match.states or state == match.states[version], "a snapshot is not the state then"
    assert match.is_chained(viewer), "the chain of events does not hold"


class Journey:
    """A match of one game, with one number of seats and options, from one seed.

    It goes back and forth for a number of steps, and then perhaps straight on to its end. ``costly`` is the share of
    steps at which the costly laws are examined.
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
        self.match = RecordedMatch.of(game, options, seats, self._rng)

    def run(self, steps: int) -> None:
        match, rng = self.match, self._rng
        self._tally.examine(laws.set_up_leads_to_a_choice, match.position)
        self._tally.met["journeys"] += 1
        match.play_at_random(rng, rng.randrange(3 * steps))
        for _ in range(steps):
            version = match.version
            if not match.is_on:
                match.rewind_finished(rng)
            elif rng.random() < WANDERS:
                if (way := match.step_at_random(rng)) is not None:
                    self._tally.met[way] += 1
            else:
                self._move()
            self._tally.examine(going_back_restores, match, version)
            self._examine()
            if rng.random() < FORKS:
                self._fork()
        self._play_on(match)
        versions = rng.sample(range(1, match.version), min(3, match.version - 1))
        self._tally.examine(record_holds, match, versions, rng.choice([None, *range(self._seats)]))

    def _play_on(self, match: RecordedMatch) -> None:
        """To the end of the match, or a little way."""
        most = self._game.exam.most_decisions if self._is_to_end else A_LITTLE_WAY
        played = match.play_at_random(self._rng, most)
        if self._is_to_end:
            self._tally.examine(laws.match_ends, played + match.is_on, most)

    def _move(self) -> None:
        """Somebody plays; a move that can be taken back at will told nobody a secret, and comes out the same again."""
        match, rng = self.match, self._rng
        before, version, was_rateable = match.position, match.version, match.is_rateable
        decision = rng.choice(before.decisions)
        action = chosen(before, decision, rng)
        match.play(decision.seat, action)
        if not match.is_on:
            return
        status = match.status(decision.seat)
        self._tally.met[status.blocked_by or "at_will"] += 1
        if rng.random() >= self._costly:
            return
        first = match.data()
        if match.is_undone_at_will and status.allowed:
            viewers = self._who_may_learn_nothing(decision.seat)
            self._tally.examine(knowledge.undo_at_will_tells_nothing, before, decision.seat, action, viewers, rng)
            match.undo(decision.seat)
            self._tally.examine(undo_at_will_costs_nothing, match, was_rateable)
        else:
            match.rewind(version)
        self._tally.examine(going_back_restores, match, version)
        match.play(decision.seat, action)
        self._tally.examine(what_is_played_again_is_the_same, first, match.data())

    def _who_may_learn_nothing(self, seat: Seat) -> list[Viewer]:
        """Whoever undoes, in any case; all others too, unless the match is played with an option that shows more."""
        shows_more = self._game.exam.shows_more
        if any(self._options.get(option) == value for option, value in shows_more.items()):
            return [seat]
        return [None, *range(self._seats)]

    def _examine(self) -> None:
        """The game is sound after whatever was done."""
        position, rng = self.match.position, self._rng
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
        match, rng = self.match, self._rng
        version = rng.randint(2, match.version)
        position = match.past(version).position
        if position is None or position.is_over:
            return
        seat = rng.randrange(self._seats)
        what_if = rng.choice([None, (seat, rng)])
        fork = match.fork(version, what_if)
        self._tally.met["copy" if what_if is None else "what_if"] += 1
        self._tally.examine(forks_start_as_known, match, fork, version, seat, what_if is None)
        if self._game.exam.conserved is not None:
            self._tally.examine(laws.pieces_are_conserved, self._game, fork.position.state)
        self._play_on(fork)
        self._tally.examine(record_holds, fork, (), None)
