"""One random match, watched at every step."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from strata.domain.kernel import (
    Chance,
    Game,
    Position,
    RandomChance,
    begin,
    canonical,
    carry_out,
    clone,
    fold,
)
from strata.domain.kernel.codec import decode, to_builtins
from tests.exam import laws
from tests.exam.profile import Profile, chosen

SNAPSHOT_SPAN = 16
CHEAP = 0.1
"""The share of steps at which laws are examined that cost little, or whose breach lasts: what is lost stays lost."""
FAILURES = Path("exam-failures")


@dataclass
class Notebook:
    """Chance that writes down what it answers, so that a failing match can be played again."""

    chance: Chance
    draws: list[tuple[int, int]] = field(default_factory=list)

    def pick(self, of: int) -> int:
        pick = self.chance.pick(of)
        self.draws.append((of, pick))
        return pick


@dataclass
class Sitting:
    """A match of one game, with one number of seats and options, from one seed.

    ``dear`` is the share of steps at which the costly laws are examined; 1 examines every step.
    """

    game: Game[Any, Any]
    profile: Profile
    seats: int
    options: dict[str, Any]
    seed: int
    dear: float

    def sit(self) -> int:
        """Play to the end; answers the number of decisions."""
        self._rng = Random(f"{self.game.slug} {self.seats} {self.options} {self.seed}")
        self._chance = Notebook(RandomChance(Random(self._rng.getrandbits(64))))
        self._actions: list[tuple[int, Any]] = []
        try:
            return self._sit()
        except BaseException as error:
            error.add_note(f"replay: {self._write_replay()}")
            raise

    def _sit(self) -> int:
        options = msgspec.convert(self.options, self.game.options)
        options.check(self.seats)
        move = begin(self.game, options, self.seats, self._chance)
        folded = self._fold(self.game.state(), move.facts)
        from_snapshot = clone(folded)
        while True:
            position = move.position
            self._examine(position, move.facts)
            if position.is_over or self._is_due(CHEAP):
                self.profile.conserved(position.state)
                live = canonical(position.state)
                assert canonical(folded) == live, "the facts do not fold to the live state"
                assert canonical(from_snapshot) == live, "snapshot and tail do not make the state"
            if position.is_over:
                break
            decision = self._rng.choice(position.decisions)
            action = chosen(self.profile, position, decision, self._rng)
            self._actions.append((decision.seat, to_builtins(action)))
            assert len(self._actions) <= self.profile.MAX_DECISIONS, "the match does not end"
            move = carry_out(position, decision.seat, action, self._chance)
            if len(self._actions) % SNAPSHOT_SPAN == 0:
                from_snapshot = clone(folded)
            folded = self._fold(folded, move.facts)
            from_snapshot = self._fold(from_snapshot, move.facts)
        outcome = self.game.outcome(move.position.state)
        assert outcome is not None
        laws.outcome_adds_up(outcome, self.seats)
        return len(self._actions)

    def _examine(self, position: Position[Any], facts: list[Any]) -> None:
        if position.is_over:
            assert not position.decisions
            return
        if self._is_due(CHEAP):
            laws.rules_yield_only_facts_and_draws(facts)
            laws.options_are_sound(position)
            laws.survives_bytes(position, facts)
        if not self._is_due(self.dear):
            return
        laws.every_option_plays(position, self.profile, self._rng, most=1000 if self.dear == 1 else 12)
        laws.others_are_refused(position, self.seats, self._rng)
        laws.twin_worlds_look_alike(position, self.seats, self._rng)

    def _is_due(self, share: float) -> bool:
        """Whether a law that is examined at a share of the steps is examined now."""
        return self.dear == 1 or self._rng.random() < share

    def _fold(self, state: Any, facts: list[Any]) -> Any:
        return fold(state, decode(canonical(facts), self.game.fact_list))

    def _write_replay(self) -> Path:
        FAILURES.mkdir(exist_ok=True)
        path = FAILURES / f"{self.game.slug}-{self.seats}-{self.seed}.json"
        replay = {
            "game": self.game.slug,
            "seats": self.seats,
            "options": self.options,
            "moves": self._actions,
            "draws": self._chance.draws,
        }
        path.write_text(json.dumps(replay, indent=1))
        return path
