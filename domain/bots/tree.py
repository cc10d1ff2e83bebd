"""Search: the options of a decision compared by sequential halving, each with a Monte Carlo tree of what may follow.

An iteration imagines a world, plays an option there and follows the tree below it by what each seat in turn would
choose for itself (max^n). It adds one node, and asks the game's evaluator what the position there is worth to those who
chose. A node stands for the choices made since the root, whatever chance and the hidden cards were. Below the root,
options come into play one by one, the promising first, as a node is visited more often (progressive widening).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Any, NamedTuple

from strata.domain.bots.budget import Budget
from strata.domain.bots.greedy import rank
from strata.domain.bots.question import Question
from strata.domain.kernel import Action, Decision, Position, RandomChance, Seat, apply_action, canonical

EXPLORATION = 0.7
"""How much a seldom tried option is preferred to one that was good so far."""
WIDENING, WIDENING_POWER = 1.5, 0.5
"""A node visited n times tries WIDENING · n ** WIDENING_POWER options."""
FEWEST_TRIED = 2
MOST_AT_ROOT = 16
"""Of more options than these the least promising are not tried."""
WORLDS_TO_RANK = 2
"""In how many worlds the options of the root are tried before the search, to order them."""


@dataclass
class Worth:
    """What the positions below a node were worth to a seat: their evaluations, and shares of games won to their end."""

    evaluated: float = 0.0
    evaluations: int = 0
    won: float = 0.0
    ends: int = 0
    evaluated_at_end: float = 0.0

    @property
    def points(self) -> float:
        """In the units of the game's evaluator."""
        return (self.evaluated + self.evaluated_at_end) / (self.evaluations + self.ends)


@dataclass
class Node:
    visits: int = 0
    children: dict[tuple[Seat, bytes], Node] = field(default_factory=dict)
    candidates: dict[tuple[Seat, str], Sequence[Action]] = field(default_factory=dict)
    """By who is asked what, which chance and hidden cards may change."""
    worth: dict[Seat, Worth] = field(default_factory=dict)


class Estimate(NamedTuple):
    """An option with what the search found: how often it was tried, its value from 0 to 1 for the seat, and the points
    that the game's evaluator gives it on average; None where it was not tried."""

    action: Action
    visits: int
    value: float
    points: float | None


def search(question: Question, rng: Random, budget: Budget) -> Action:
    """The option that was best to the end."""
    return Tree(question, rng, budget).grow()[0].action


class Tree:
    def __init__(self, question: Question, rng: Random, budget: Budget, examined: Action | None = None) -> None:
        """``examined`` is an option that is tried in any case, whatever the evaluator thinks of it."""
        self._question, self._rng, self._budget, self._root = question, rng, budget, Node()
        self._worlds: list[tuple[Position[Any], int]] = []
        self._lowest: dict[Seat, float] = {}
        self._highest: dict[Seat, float] = {}
        worlds = [question.world(rng) for _ in range(WORLDS_TO_RANK)]
        listed = question.candidates(worlds[0])
        self._options = listed if len(listed) == 1 else rank(question, listed, worlds, rng, budget)
        if examined is not None:
            self._options = [examined, *(option for option in self._options if option != examined)]

    def grow(self) -> list[Estimate]:
        """Search until the budget is spent; returns what was found of each option, the best first.

        After each of several rounds the worse half of the options is given up, so that more is known of the others.
        All options meet the same worlds with the same luck.
        """
        alive, given_up = self._options[:MOST_AT_ROOT], self._options[MOST_AT_ROOT:]
        rounds = (len(alive) - 1).bit_length()
        for number in range(1, rounds + 1):
            while self._budget.spent < number / rounds:
                self._try_each(alive)
            alive.sort(key=self._value_at_root, reverse=True)
            half = (len(alive) + 1) // 2
            alive, given_up = alive[:half], [*alive[half:], *given_up]
        return [self._estimate(action) for action in (*alive, *given_up)]

    def _try_each(self, options: Sequence[Action]) -> None:
        """One more iteration for each option, in the next of the worlds."""
        for action in options:
            if self._budget.spend():
                self._iterate(action)

    def _value_at_root(self, action: Action) -> float:
        return self._estimate(action).value

    def _estimate(self, action: Action) -> Estimate:
        child = self._root.children.get((self._question.seat, canonical(action)))
        if child is None:
            return Estimate(action, 0, 0.0, None)
        seat = self._question.seat
        return Estimate(action, child.visits, self._value(child, seat), child.worth[seat].points)

    def _iterate(self, first: Action) -> None:
        """Follow an option of the root down the tree, and learn from where that leads."""
        seat = self._question.seat
        node = self._root.children.setdefault((seat, canonical(first)), Node())
        world, luck = self._world(node.visits)
        chance, path = RandomChance(Random(luck)), [self._root, node]
        movers = {seat}
        position = apply_action(world, seat, first, chance).position
        is_leaf = node.visits == 0
        while not is_leaf and not position.is_over:
            decision = position.decisions[0]
            action = decision.options[0]
            if len(decision.options) > 1:
                action, node, is_leaf = self._select(node, position, decision)
                path.append(node)
                movers.add(decision.seat)
            position = apply_action(position, decision.seat, action, chance).position
        self._learn(position, path, movers)

    def _world(self, number: int) -> tuple[Position[Any], int]:
        """The world that each option meets at its visit of this number, and the seed of its luck there."""
        while len(self._worlds) <= number:
            self._worlds.append((self._question.world(self._rng), self._rng.getrandbits(64)))
        return self._worlds[number]

    def _select(self, node: Node, position: Position[Any], decision: Decision) -> tuple[Action, Node, bool]:
        """The option to follow, the node it leads to, and whether that is another leaf of the tree."""
        tried = max(FEWEST_TRIED, int(WIDENING * (node.visits + 1) ** WIDENING_POWER))
        best: tuple[float, Action, Node] | None = None
        for action in self._legal(node, position, decision)[:tried]:
            child = node.children.get(key := (decision.seat, canonical(action)))
            if child is None:
                child = node.children[key] = Node()
                return action, child, True
            bonus = EXPLORATION * sqrt(log(node.visits + 1) / child.visits)
            promise = self._value(child, decision.seat) + bonus
            if best is None or promise > best[0]:
                best = promise, action, child
        assert best is not None, "a decision has options"
        return best[1], best[2], False

    def _legal(self, node: Node, position: Position[Any], decision: Decision) -> Sequence[Action]:
        """The node's candidates that are options in this world, or this world's own where there are none."""
        asked = decision.seat, decision.name
        legal = [action for action in node.candidates.get(asked, ()) if action in decision.options]
        if not legal:
            legal = list(position.game.evaluator.candidates(position.state, decision))
            node.candidates.setdefault(asked, legal)
        return legal

    def _learn(self, position: Position[Any], path: list[Node], movers: set[Seat]) -> None:
        winners = _winners(position)
        for seat in sorted(movers):
            share = (seat in winners) / len(winners) if winners else None
            value = position.game.evaluator.evaluate(position.state, seat)
            if share is None:
                self._lowest[seat] = min(value, self._lowest.get(seat, value))
                self._highest[seat] = max(value, self._highest.get(seat, value))
            for node in path:
                worth = node.worth.setdefault(seat, Worth())
                if share is None:
                    worth.evaluated += value
                    worth.evaluations += 1
                else:
                    worth.won += share
                    worth.ends += 1
                    worth.evaluated_at_end += value
        for node in path:
            node.visits += 1

    def _value(self, node: Node, seat: Seat) -> float:
        """From 0 to 1: evaluations between the lowest and the highest met, games that ended by who won them."""
        worth = node.worth[seat]
        total = worth.won
        if worth.evaluations:
            lowest, highest = self._lowest[seat], self._highest[seat]
            mean = worth.evaluated / worth.evaluations
            total += worth.evaluations * ((mean - lowest) / (highest - lowest) if highest > lowest else 0.5)
        return total / (worth.evaluations + worth.ends)


def _winners(position: Position[Any]) -> list[Seat]:
    """Who won; nobody while the game goes on."""
    if not position.is_over:
        return []
    return [standing.seat for standing in position.game.ranking(position.state) if standing.rank == 1]
