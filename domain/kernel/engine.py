"""The engine: runs the rules of any game, one move at a time, and folds the facts they yield."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from strata.domain.kernel.chance import Chance
from strata.domain.kernel.cloning import clone
from strata.domain.kernel.codec import canonical
from strata.domain.kernel.decision import Decision
from strata.domain.kernel.game import Game
from strata.domain.kernel.once import once
from strata.domain.kernel.structs import Action, Draw, Fact, Options, Seat, State, Steps

S = TypeVar("S", bound=State)
Drawn = list[tuple[int, int]]
"""Draws in order: among how many, which."""


class IllegalMove(Exception):
    """The seat may not choose this now."""


class NotYourTurn(IllegalMove):
    """The seat is not asked anything."""


class IllegalAction(IllegalMove):
    """The seat is asked, but this is not among its options."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(f"not an option of {decision.name}")
        self.decision = decision


@dataclass(frozen=True)
class Position(Generic[S]):
    """A state that is not written any more, with what is pending in it. Options are computed once."""

    game: Game[S, Any]
    state: S

    @once
    def decisions(self) -> Sequence[Decision]:
        return () if self.is_over else tuple(self.game.pending(self.state))

    @once
    def is_over(self) -> bool:
        return self.game.ending(self.state) is not None

    @once
    def digest(self) -> str:
        """SHA-256 of the state's canonical bytes, in hex."""
        return hashlib.sha256(canonical(self.state)).hexdigest()

    def decision_of(self, seat: Seat) -> Decision | None:
        return next((decision for decision in self.decisions if decision.seat == seat), None)

    def require_legal(self, seat: Seat, action: Action) -> None:
        """Raise ``IllegalMove`` unless the seat may choose this action."""
        decision = self.decision_of(seat)
        if decision is None:
            raise NotYourTurn(f"seat {seat} is not asked")
        if action not in decision.options:
            raise IllegalAction(decision)


class Move(NamedTuple, Generic[S]):
    """What came of running rules: the facts, the draws they needed and the position reached."""

    facts: list[Fact]
    draws: Drawn
    position: Position[S]


def begin(game: Game[S, Any], options: Options, seats: int, chance: Chance) -> Move[S]:
    """Set a game up and play its forced steps up to the first decision."""
    state = game.state()
    return _run(game, state, chance, game.setup(state, options, seats))


def play(position: Position[S], seat: Seat, action: Action, chance: Chance) -> Move[S]:
    """Play an action, if it is legal, on a copy: the position given stays as it is."""
    position.require_legal(seat, action)
    return apply_action(position, seat, action, chance)


def apply_action(position: Position[S], seat: Seat, action: Action, chance: Chance) -> Move[S]:
    """``play`` for an action already known to be among the options."""
    state = clone(position.state)
    return _run(position.game, state, chance, action.decide(state, seat))


def fold(state: S, facts: Iterable[Fact]) -> S:
    """Apply recorded facts to a state of one's own, in order."""
    for fact in facts:
        fact.apply(state)
    return state


def _run(game: Game[S, Any], state: S, chance: Chance, rules: Steps[None]) -> Move[S]:
    facts: list[Fact] = []
    draws: Drawn = []
    run_steps(rules, state, chance, facts, draws)
    run_steps(game.proceed(state), state, chance, facts, draws)
    return Move(facts, draws, Position(game, state))


def run_steps(steps: Steps[None], state: State, chance: Chance, facts: list[Fact], draws: Drawn) -> None:
    """Run steps on a state, with draws from chance, and collect their facts and draws."""
    pick: int | None = None
    while True:
        try:
            step = steps.send(pick)
        except StopIteration:
            return
        if isinstance(step, Draw):
            pick = chance.pick(step.of)
            draws.append((step.of, pick))
        else:
            step.apply(state)
            facts.append(step)
            pick = None
