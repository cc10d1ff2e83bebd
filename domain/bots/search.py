"""Search: the options of a decision compared by what follows them.

An option is tried in a world that its seat imagines. From there every seat in turn does what leads to the best state at
once in its own eyes, as ``greedy`` does, until the turn is over, or some more turns where the game's evaluator asks for
them, and at most for a number of moves; then the evaluator says what the state is worth. All options meet the same
worlds with the same luck. After each of several rounds the worse half of the options is given up, so that more is known
of the others (sequential halving).

Later lines try other moves too: the more often a node has been met, the more of its moves come into play, and of those
the one that was best for its seat so far is followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Any, NamedTuple

from strata.domain.bots.budget import Budget
from strata.domain.bots.greedy import rank
from strata.domain.bots.question import Question
from strata.domain.kernel import Action, Decision, Position, RandomChance, Seat, apply_action, canonical

LONGEST_LINE = 12
"""How many moves are chosen on a line at most; those of which a seat has a single candidate do not count."""
WORLDS_TO_RANK = 2
"""In how many worlds the candidates are tried before the search, to order them."""
VISITS_FOR_ANOTHER = 6
"""After how many visits a node tries its next best move."""


class Moves(NamedTuple):
    """The candidates of a decision, and the same with the best first."""

    candidates: list[Action]
    ranked: list[Action]


@dataclass
class Node:
    """What was met after the same choices, whatever chance and the hidden cards were."""

    visits: int = 0
    points: dict[Seat, float] = field(default_factory=dict)
    """The sum of the evaluations of all lines through it, by the seats that chose on them."""
    won: float = 0.0
    """How many of these lines the seat that searches won, a shared win as its share."""
    moves: dict[tuple[Seat, str], Moves] = field(default_factory=dict)
    """By who is asked what, which chance and hidden cards may change."""
    children: dict[tuple[Seat, bytes], Node] = field(default_factory=dict)
    is_settled: bool = False
    """Whether a line from here met neither chance nor anything hidden."""

    def mean(self, seat: Seat) -> float:
        return self.points[seat] / self.visits

    def after(self, seat: Seat, action: Action) -> Node:
        return self.children.setdefault((seat, canonical(action)), Node())


class Estimate(NamedTuple):
    """An option with what the search found: how often it was tried, and the points that the game's evaluator gives to
    where it leads on average; None where it was not tried."""

    action: Action
    visits: int
    points: float | None


def search(question: Question, rng: Random, budget: Budget, breadth: int) -> Action:
    """The option that was best to the end, of as many as its breadth."""
    return Search(question, rng, budget, breadth).estimates()[0].action


class Search:
    def __init__(
        self, question: Question, rng: Random, budget: Budget, breadth: int, examined: Action | None = None
    ) -> None:
        """``examined`` is an option that is tried in any case, whatever the evaluator thinks of it."""
        self._question, self._rng, self._budget, self._breadth = question, rng, budget, breadth
        self._root = Node()
        self._worlds: list[tuple[Position[Any], int]] = []
        self._lowest = self._highest = 0.0
        worlds = [question.world(rng) for _ in range(WORLDS_TO_RANK)]
        self._is_nothing_hidden = len({world.digest for world in worlds}) == 1
        moment = question.game.moment(worlds[0].state)
        self._last_turn = None if moment is None else moment.turn + question.turns_ahead
        listed = question.candidates(worlds[0])
        ranked = listed if len(listed) == 1 else rank(question, listed, worlds, rng, budget)
        ranked += [option for option in question.further_candidates(worlds[0]) if option not in listed]
        if examined is not None:
            ranked = [examined, *(option for option in ranked if option != examined)]
        self._options = ranked

    def estimates(self) -> list[Estimate]:
        """Search until the budget is spent; returns what was found of each option, the best first."""
        alive, given_up = self._options[: self._breadth], self._options[self._breadth :]
        rounds = (len(alive) - 1).bit_length()
        for number in range(1, rounds + 1):
            while self._budget.spent < number / rounds and not all(map(self._is_settled, alive)):
                for option in alive:
                    if self._budget.spend():
                        self._try(option)
            alive.sort(key=self._worth, reverse=True)
            half = (len(alive) + 1) // 2
            alive, given_up = alive[:half], [*alive[half:], *given_up]
        return [self._estimate(option) for option in (*alive, *given_up)]

    def _try(self, option: Action) -> None:
        """Follow as many lines from an option as the game asks for."""
        for _ in range(self._question.lines):
            if not self._is_settled(option):
                self._follow(option)

    def _is_settled(self, option: Action) -> bool:
        """Whether trying it again would lead to the same state."""
        return self._root.after(self._question.seat, option).is_settled

    def _worth(self, option: Action) -> float:
        """The mean of its evaluations; a line that ends the game counts for more the more of it is won."""
        node = self._root.after(self._question.seat, option)
        if not node.visits:
            return -inf
        return node.mean(self._question.seat) + (self._highest - self._lowest) * node.won / node.visits

    def _estimate(self, option: Action) -> Estimate:
        node = self._root.after(self._question.seat, option)
        return Estimate(option, node.visits, node.mean(self._question.seat) if node.visits else None)

    def _follow(self, option: Action) -> None:
        """Follow a line of play from an option, and learn from where it leads, if there is time to get there."""
        seat = self._question.seat
        node = self._root.after(seat, option)
        world, luck = self._world(node.visits)
        chance, path, movers = RandomChance(Random(luck)), [node], {seat}
        move = apply_action(world, seat, option, chance)
        is_certain, position = self._is_nothing_hidden and not move.draws, move.position
        chosen = 0
        while chosen < LONGEST_LINE and not self._is_at_its_end(position):
            decision = position.decisions[0]
            action = decision.options[0]
            if len(decision.options) > 1:
                moves = self._moves(node, position, decision, luck)
                chosen += len(moves) > 1
                action = self._best(node, decision.seat, moves[: 1 + node.visits // VISITS_FOR_ANOTHER])
                node = node.after(decision.seat, action)
                path.append(node)
                movers.add(decision.seat)
            move = apply_action(position, decision.seat, action, chance)
            is_certain, position = is_certain and not move.draws, move.position
            if self._budget.is_time_up:
                return
        path[0].is_settled = is_certain
        self._learn(position, path, movers)

    def _is_at_its_end(self, position: Position[Any]) -> bool:
        """Whether the game is over, or the last turn that a line looks at."""
        if position.is_over or self._last_turn is None:
            return position.is_over
        moment = position.game.moment(position.state)
        return moment is None or moment.turn > self._last_turn

    def _world(self, number: int) -> tuple[Position[Any], int]:
        """The world that each option meets when it is tried for the time of this number, and the seed of its luck."""
        while len(self._worlds) <= number:
            self._worlds.append((self._question.plausible_world(self._rng), self._rng.getrandbits(64)))
        return self._worlds[number]

    def _moves(self, node: Node, position: Position[Any], decision: Decision, luck: int) -> Sequence[Action]:
        """The candidates, the best first; those of another line, where nothing is hidden or they are the same here."""
        asked = decision.seat, decision.name
        known = node.moves.get(asked)
        if known is not None and self._is_nothing_hidden:
            legal = [action for action in known.ranked if action in decision.options]
            if legal:
                return legal
        candidates = list(position.game.evaluator.candidates(position.state, decision))
        if known is None or known.candidates != candidates:
            known = node.moves[asked] = Moves(candidates, _best_first(candidates, position, decision.seat, luck))
        return known.ranked

    def _best(self, node: Node, seat: Seat, moves: Sequence[Action]) -> Action:
        """The first that was never tried, or else the best so far for the seat."""

        def promise(action: Action) -> float:
            child = node.after(seat, action)
            return child.mean(seat) if child.visits else inf

        return moves[0] if len(moves) == 1 else max(moves, key=promise)

    def _learn(self, position: Position[Any], path: Sequence[Node], movers: set[Seat]) -> None:
        own, evaluator = self._question.seat, position.game.evaluator
        points = {seat: evaluator.evaluate(position.state, seat) for seat in movers}
        if not self._root.visits:
            self._lowest = self._highest = points[own]
        self._lowest, self._highest = min(self._lowest, points[own]), max(self._highest, points[own])
        won = _share_of_win(position, own)
        for node in (self._root, *path):
            node.visits += 1
            node.won += won
            for seat, value in points.items():
                node.points[seat] = node.points.get(seat, 0.0) + value


def _best_first(candidates: list[Action], position: Position[Any], seat: Seat, luck: int) -> list[Action]:
    """By the states they lead to at once."""
    if len(candidates) == 1:
        return candidates

    def value(action: Action) -> float:
        after = apply_action(position, seat, action, RandomChance(Random(luck))).position
        return position.game.evaluator.evaluate(after.state, seat)

    return sorted(candidates, key=value, reverse=True)


def _share_of_win(position: Position[Any], seat: Seat) -> float:
    """None of it while the game goes on."""
    if not position.is_over:
        return 0.0
    winners = [standing.seat for standing in position.game.ranking(position.state) if standing.rank == 1]
    return (seat in winners) / len(winners)
