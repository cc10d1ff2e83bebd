"""A described position being played: what the tables of all games share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Self, TypeVar

import msgspec

from strata.domain.kernel import Action, Chance, Fact, Game, Position, Seat, State, canonical, clone, play, run_steps

S = TypeVar("S", bound=State)
Plain = dict[str, Any]


class Played(Generic[S]):
    """A position, with the facts of its latest step."""

    def __init__(self, game: Game[S, Any], state: S) -> None:
        self.position = Position(game, state)
        self.facts: list[Fact] = []

    def take_forced_steps(self, chance: Chance) -> Self:
        game, state = self.position.game, clone(self.position.state)
        self.facts = []
        run_steps(game.proceed(state), state, chance, self.facts, [])
        self.position = Position(game, state)
        return self

    def choose(self, seat: Seat, fields: Mapping[str, Any], chance: Chance) -> Self:
        """A seat plays an action, given in plain form."""
        action = msgspec.convert(dict(fields), self.position.game.action_union)
        move = play(self.position, seat, action, chance)
        self.facts, self.position = move.facts, move.position
        return self

    @property
    def state(self) -> S:
        return self.position.state

    def told(self, kind: str) -> list[Plain]:
        """The facts of a kind that the latest step brought."""
        return [fact for fact in map(plain, self.facts) if fact["kind"] == kind]


class PlayedInTurn(Played[S]):
    """A position of a game that asks one seat at a time."""

    @property
    def asked(self) -> tuple[Any, str] | None:
        """Who is asked what."""
        decision = next(iter(self.position.decisions), None)
        return None if decision is None else (decision.seat, decision.name)

    @property
    def options(self) -> list[Plain]:
        """The options of whoever is asked, in plain form."""
        return [plain(option) for decision in self.position.decisions for option in decision.options]


def plain(told: Action | Fact) -> Plain:
    """As it is on the wire."""
    read: Plain = msgspec.json.decode(canonical(told))
    return read
