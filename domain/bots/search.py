"""Search: the options of a decision compared by what follows them.

An option is tried in a world that its seat imagines. From there every seat in turn does what leads to the best state at
once in its own eyes, as ``greedy`` does, until the turn is over, or some more turns where the game's evaluator asks for
them, and at most for a number of moves; then the evaluator says what the state is worth. All options meet the same
worlds with the same luck. After each of several rounds the worse half of the options is given up, so that more is known
of the others (sequential halving). Where the game's evaluator reckons with all that the others choose in secret, no
line is followed: the options are worth what it says.

Later lines try other moves too: the more often a node has been met, the more of its moves come into play, and of those
the one that was best for its seat so far is followed.

Where the game's evaluator asks for it, the better half of the options is looked at once more by lines that fork: each
of a seat's best moves is played to the end, and the one that ends best for the seat counts (max^n). After chance has
had a say a line forks no more: its branches would be compared by the luck of one draw.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from math import inf, sqrt
from random import Random
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from strata.domain.bots.budget import Budget
from strata.domain.bots.greedy import rank
from strata.domain.bots.luck import Luck
from strata.domain.bots.orders import Moves, Orders
from strata.domain.bots.question import Question
from strata.domain.kernel import Action, Decision, FarsightedEvaluator, Position, Seat, apply_action, canonical

WORLDS_TO_RANK = 2
"""In how many worlds the candidates are tried before the search, to order them."""
VISITS_FOR_ANOTHER = 6
"""After how many visits a node tries its next best move."""


class Reached:
    """Where a move leads: the position, whether chance had a say, and what it is worth to a seat, evaluated once."""

    def __init__(self, before: Position[Any], seat: Seat, action: Action, luck: Luck) -> None:
        _, draws, self.position = apply_action(before, seat, action, luck)
        self.is_certain = not draws
        self._points: dict[Seat, float] = {}

    def points(self, seat: Seat) -> float:
        if seat not in self._points:
            self._points[seat] = self.position.game.evaluator.evaluate(self.position.state, seat)
        return self._points[seat]


class End:
    """Where a line ended, and what that is worth to a seat in the eyes of a bot with so much foresight."""

    def __init__(self, reached: Reached, farsight: FarsightedEvaluator[Any], foresight: int) -> None:
        self.position = reached.position
        self._reached, self._farsight, self._foresight = reached, farsight, foresight

    def points(self, seat: Seat) -> float:
        found = self._farsight.evaluate_end(self.position.state, seat, self._foresight)
        return self._reached.points(seat) if found is None else found


_ORDERS: WeakKeyDictionary[FarsightedEvaluator[Any], Orders] = WeakKeyDictionary()
"""By evaluator, for each of them finds others best."""


@dataclass
class Node:
    """What was met after the same choices, whatever chance and the hidden cards were."""

    ends: list[End] = field(default_factory=list)
    """Where the lines through it ended."""
    sums: dict[Seat, tuple[int, float]] = field(default_factory=dict)
    """How many of these ends a seat has asked about so far, and the sum of what they are worth to it."""
    won: float = 0.0
    """How many of these lines the seat that searches won, a shared win as its share."""
    moves: dict[tuple[Seat, str, Hashable], Moves] = field(default_factory=dict)
    """By who is asked what and in which situation, which chance and hidden cards may change."""
    children: dict[tuple[Seat, bytes], Node] = field(default_factory=dict)
    is_settled: bool = False
    """Whether no further line from here is needed: the first met neither chance nor anything hidden."""
    reckoned: float | None = None
    """What the game's evaluator reckons it is worth to the seat that searches, where that settles it."""

    @property
    def visits(self) -> int:
        return len(self.ends)

    def mean(self, seat: Seat) -> float:
        """What the lines through it brought a seat. Few seats ask, so nothing is evaluated before."""
        counted, total = self.sums.get(seat, (0, 0.0))
        for end in self.ends[counted:]:
            total += end.points(seat)
        self.sums[seat] = self.visits, total
        return total / self.visits

    def after(self, seat: Seat, action: Action) -> Node:
        return self.children.setdefault((seat, canonical(action)), Node())

    def forget(self) -> None:
        """Where lines ended so far does not count, since a closer look is taken."""
        self.ends, self.sums, self.won, self.is_settled = [], {}, 0.0, False


@dataclass
class Line:
    """A line of play under way."""

    world: Position[Any]
    luck: int
    chance: Luck
    path: list[Node]
    reached: Reached
    is_certain: bool
    """Whether neither chance nor anything hidden has had a say so far."""
    chosen: int = 0
    """How many moves were chosen of several."""
    forks: int = 0
    """How often it has forked."""

    def branch(self, seat: Seat, action: Action) -> Line:
        """The line that goes on with this move."""
        chance, path = self.chance.copy(), [*self.path, self.path[-1].after(seat, action)]
        reached = Reached(self.reached.position, seat, action, chance)
        is_certain = self.is_certain and reached.is_certain
        return replace(self, chance=chance, path=path, reached=reached, is_certain=is_certain, forks=self.forks + 1)


class Estimate(NamedTuple):
    """An option with what the search found: how often it was tried, and the points that the game's evaluator gives to
    where it leads on average; None where it was not tried."""

    action: Action
    visits: int
    points: float | None


def search(question: Question, rng: Random, budget: Budget, breadth: int, foresight: int = 1) -> Action:
    """The option that was best to the end, of as many as its breadth."""
    return Search(question, rng, budget, breadth, foresight=foresight).estimates()[0].action


class Search:
    def __init__(
        self,
        question: Question,
        rng: Random,
        budget: Budget,
        breadth: int,
        examined: Action | None = None,
        foresight: int = 1,
    ) -> None:
        """``examined`` is an option that is tried in any case, whatever the evaluator thinks of it."""
        self._question, self._rng, self._budget = question, rng, budget
        self._farsight = farsight = question.farsight
        self._foresight = foresight
        self._root = Node()
        self._worlds: list[tuple[Position[Any], int]] = []
        self._lowest = self._highest = 0.0
        self._orders = _ORDERS.setdefault(farsight, Orders(farsight.positions_remembered))
        worlds = [question.world(rng) for _ in range(WORLDS_TO_RANK)]
        self._is_nothing_hidden = worlds[0] is worlds[1]
        self._is_nothing_telling_hidden = self._is_nothing_hidden or not farsight.is_hidden_telling
        self._breadth = farsight.options_compared(worlds[0].state, breadth)
        self._lines = farsight.lines(worlds[0].state, breadth)
        self._longest_line = farsight.longest_line(worlds[0].state, breadth)
        self._forks = farsight.forks(worlds[0].state, foresight)
        self._is_forking = False
        moment = question.game.moment(worlds[0].state)
        self._last_turn = None if moment is None else moment.turn + farsight.turns_ahead(worlds[0].state, foresight)
        listed = question.candidates(worlds[0])
        further = farsight.further_candidates(worlds[0].state, question.decision, foresight)
        further = [option for option in further if option not in listed]
        known = [option for option in (*listed, *further, examined) if option is not None]
        if self._reckon(known, worlds[0], foresight):
            ranked = sorted([*listed, *further], key=self._worth, reverse=True)
        else:
            ranked = listed if len(listed) == 1 else rank(question, listed, worlds, rng, budget)
            ranked += further
        self._first = ranked[0]
        if examined is not None:
            ranked = [examined, *(option for option in ranked if option != examined)]
        self._options = ranked

    def estimates(self) -> list[Estimate]:
        """Search until the budget is spent; returns what was found of each option, the best first."""
        alive, given_up = self._options[: self._breadth], list[Action]()
        rounds = (len(alive) - 1).bit_length()
        for number in range(1, rounds + 1):
            if self._forks is not None and number == min(2, rounds):
                self._look_closer(alive)
            while self._budget.spent < number / rounds and not all(map(self._is_settled, alive)):
                for option in alive:
                    if self._budget.spend():
                        self._try(option)
            alive.sort(key=self._worth, reverse=True)
            half = (len(alive) + 1) // 2
            alive, given_up = alive[:half], [*alive[half:], *given_up]
        untried = [Estimate(option, 0, None) for option in self._options[self._breadth :]]
        return [*(self._estimate(option) for option in (*alive, *given_up)), *untried]

    def _look_closer(self, options: Sequence[Action]) -> None:
        """From now on lines fork, and those before do not count."""
        self._is_forking = True
        for option in options:
            self._root.after(self._question.seat, option).forget()

    def _reckon(self, options: Sequence[Action], world: Position[Any], foresight: int) -> bool:
        """Settle what the options are worth, if the game's evaluator can tell of all of them without lines of play."""
        seat = self._question.seat
        reckoned = self._farsight.reckon(world.state, seat, options, foresight)
        if reckoned is None:
            return False
        for option, points in zip(options, reckoned, strict=True):
            node = self._root.after(seat, option)
            node.reckoned, node.is_settled = points, True
        return True

    def _try(self, option: Action) -> None:
        """Follow as many lines from an option as the game asks for."""
        for _ in range(self._lines):
            if not self._is_settled(option):
                self._follow(option)

    def _is_settled(self, option: Action) -> bool:
        """Whether trying it again would lead to the same state."""
        return self._root.after(self._question.seat, option).is_settled

    def _worth(self, option: Action) -> float:
        """The mean of its evaluations; a line that ends the game counts for more the more of it is won. The option that
        is best at once has the benefit of the doubt: the fewer lines, the more."""
        node = self._root.after(self._question.seat, option)
        if node.reckoned is not None:
            return node.reckoned
        if not node.visits:
            return -inf
        points = node.mean(self._question.seat) + (self._highest - self._lowest) * node.won / node.visits
        return points + (self._farsight.doubt / sqrt(node.visits) if option == self._first else 0.0)

    def _estimate(self, option: Action) -> Estimate:
        node = self._root.after(self._question.seat, option)
        if node.reckoned is not None:
            return Estimate(option, 1, node.reckoned)
        return Estimate(option, node.visits, node.mean(self._question.seat) if node.visits else None)

    def _follow(self, option: Action) -> None:
        """Follow a line of play from an option, and learn from where it leads, if there is time to get there."""
        seat = self._question.seat
        node = self._root.after(seat, option)
        world, luck = self._world(node.visits)
        chance = Luck(luck)
        reached = Reached(world, seat, option, chance)
        is_certain = self._is_nothing_telling_hidden and self._is_settling(world, reached)
        line = self._played(Line(world, luck, chance, [node], reached, is_certain))
        if line is not None:
            node.is_settled = line.is_certain
            self._learn(self._end(line), line.path)

    def _played(self, line: Line) -> Line | None:
        """A line at its end, None if there is no time to get there; where it forks, the branch that ends best for the
        seat that moves."""
        while line.chosen < self._longest_line and not self._is_at_its_end(line.world, line.reached.position):
            position = line.reached.position
            decision = position.decisions[0]
            action, tried = decision.options[0], None
            if len(decision.options) > 1:
                node = line.path[-1]
                moves, tried = self._moves(node, position, decision, line.luck)
                line.chosen += len(moves) > 1
                if branches := self._branches(line, decision):
                    return self._best_branch(line, decision.seat, moves[:branches])
                action = self._best(node, decision.seat, moves[: 1 + node.visits // VISITS_FOR_ANOTHER])
                line.path.append(node.after(decision.seat, action))
            if tried is None or not tried.is_certain or action != moves[0]:
                tried = Reached(position, decision.seat, action, line.chance)
            line.reached = tried
            line.is_certain = line.is_certain and self._is_settling(line.world, tried)
            if self._budget.is_time_up:
                return None
        return line

    def _branches(self, line: Line, decision: Decision) -> int:
        """Into how many branches a line forks at a decision, none where it does not."""
        forks = self._forks if self._is_forking and line.is_certain else None
        if forks is None or decision.name != forks.decision or line.forks == len(forks.branches):
            return 0
        return forks.branches[line.forks]

    def _best_branch(self, line: Line, seat: Seat, moves: Sequence[Action]) -> Line | None:
        best, most = None, -inf
        for move in moves:
            branch = self._played(line.branch(seat, move))
            if branch is None:
                return None
            if (points := self._end(branch).points(seat)) > most:
                best, most = branch, points
        return best

    def _end(self, line: Line) -> End:
        return End(line.reached, self._farsight, self._foresight)

    def _is_settling(self, world: Position[Any], reached: Reached) -> bool:
        """Whether chance had no say in a move, or none that tells anything about the line that ends there."""
        return reached.is_certain or (
            not self._farsight.is_end_by_chance(world.state) and self._is_at_its_end(world, reached.position)
        )

    def _is_at_its_end(self, world: Position[Any], position: Position[Any]) -> bool:
        """Whether the game is over, or the last turn that a line looks at, or enough is seen of it."""
        if position.is_over or self._farsight.is_far_enough(world.state, position.state):
            return True
        if self._last_turn is None:
            return False
        moment = position.game.moment(position.state)
        return moment is None or moment.turn > self._last_turn

    def _world(self, number: int) -> tuple[Position[Any], int]:
        """The world that each option meets when it is tried for the time of this number, and the seed of its luck."""
        while len(self._worlds) <= number:
            is_like_the_first = self._worlds and not self._farsight.is_hidden_telling
            world = self._worlds[0][0] if is_like_the_first else self._question.plausible_world(self._rng)
            self._worlds.append((world, self._rng.getrandbits(64)))
        return self._worlds[number]

    def _moves(
        self, node: Node, position: Position[Any], decision: Decision, luck: int
    ) -> tuple[Sequence[Action], Reached | None]:
        """The candidates, the best first; those of another line, where nothing is hidden or they are the same here.

        Where they had to be tried, also what the best one led to.
        """
        plain = self._farsight.plain_move(position.state, decision)
        if plain is not None:
            return [plain], None
        asked = decision.seat, decision.name, self._farsight.situation(position.state)
        known = node.moves.get(asked)
        if known is not None and self._is_nothing_hidden:
            legal = [action for action in known.ranked if action in decision.options]
            if legal:
                return legal, None
        ordered = self._orders.find(position, luck)
        if ordered is not None:
            node.moves[asked] = ordered
            return ordered.ranked, None
        candidates = list(position.game.evaluator.candidates(position.state, decision))
        best = None
        if known is None or known.candidates != candidates:
            ranked, best, is_certain = _best_first(candidates, position, decision.seat, luck)
            known = node.moves[asked] = Moves(candidates, ranked)
            self._orders.keep(position, None if is_certain else luck, known)
        return known.ranked, best

    def _best(self, node: Node, seat: Seat, moves: Sequence[Action]) -> Action:
        """The first that was never tried, or else the best so far for the seat."""

        def promise(action: Action) -> float:
            child = node.after(seat, action)
            return child.mean(seat) if child.visits else inf

        return moves[0] if len(moves) == 1 else max(moves, key=promise)

    def _learn(self, end: End, path: Sequence[Node]) -> None:
        own = end.points(self._question.seat)
        if not self._root.visits:
            self._lowest = self._highest = own
        self._lowest, self._highest = min(self._lowest, own), max(self._highest, own)
        won = _share_of_win(end.position, self._question.seat)
        for node in (self._root, *path):
            node.ends.append(end)
            node.won += won


def _best_first(
    candidates: list[Action], position: Position[Any], seat: Seat, luck: int
) -> tuple[list[Action], Reached | None, bool]:
    """By the states they lead to at once, and the best of these; also whether chance had no say in any of them."""
    if len(candidates) == 1:
        return candidates, None, True
    tried = [(action, Reached(position, seat, action, Luck(luck))) for action in candidates]
    tried.sort(key=lambda each: each[1].points(seat), reverse=True)
    return [action for action, _ in tried], tried[0][1], all(reached.is_certain for _, reached in tried)


def _share_of_win(position: Position[Any], seat: Seat) -> float:
    """None of it while the game goes on."""
    if not position.is_over:
        return 0.0
    winners = [standing.seat for standing in position.game.ranking(position.state) if standing.rank == 1]
    return (seat in winners) / len(winners)
