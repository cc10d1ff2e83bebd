"""What good play looks like: points now, and an Earth that will pay more of them to oneself than to others.

Pawns go where a quick estimate promises most; a chain is judged by its best continuation, everything else by the
position it leads to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial

from strata.domain.games.dominant_species.bot_planning import Planner
from strata.domain.games.dominant_species.bot_tiles import TileValues
from strata.domain.games.dominant_species.bot_values import animal_values
from strata.domain.games.dominant_species.bot_weights import WEIGHTS, SpeciesWeights
from strata.domain.games.dominant_species.components import TOUCHES
from strata.domain.games.dominant_species.facts import PhaseBegun
from strata.domain.games.dominant_species.rules import pending, proceed
from strata.domain.games.dominant_species.rules.abundance import LayElement
from strata.domain.games.dominant_species.rules.chains import Done, Pass
from strata.domain.games.dominant_species.rules.domination import Dominate
from strata.domain.games.dominant_species.rules.earth import IDS, tiles_next_to
from strata.domain.games.dominant_species.rules.initiative import Initiative
from strata.domain.games.dominant_species.rules.migration import Arrive
from strata.domain.games.dominant_species.rules.planning import PlacePawn
from strata.domain.games.dominant_species.rules.regression import RegressionProtect
from strata.domain.games.dominant_species.rules.speciation import Populate
from strata.domain.games.dominant_species.rules.wanderlust import Settle, Wander
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.kernel import Action, Decision, FarsightedEvaluator, Seat, Steps, clone, run_steps

OPTIONS_TRIED, CORNERS_TRIED, LANDS_TRIED = 40, 24, 15
BEST_OF_MANY = 6
"""How many are left of a list that is too long."""

_PLANNED = ("place_pawn", "initiative")
"""Decisions that show what they are worth only later in the round: a quick estimate has to do."""
CHAIN_DEPTHS = {
    "abundance": 1,
    "speciate": 3,
    "populate": 2,
    "migrate": 1,
    "choose_hex": 2,
    "choose_element": 1,
}
"""Decisions whose value shows only in the steps that follow, and how many of those to look at."""


WIDE, WHOLE_ROUND = 8, 100
"""From which breadth on a search sees the round through at two seats, and twice as many spaces for a pawn; and more
moves than are chosen in a round."""


class DominantSpeciesEvaluator(FarsightedEvaluator[State]):
    positions_remembered = 2048
    """Nothing is hidden, so the lines of a decision are much like those of the one before."""

    def __init__(self, weights: SpeciesWeights = WEIGHTS) -> None:
        self.weights = weights
        self._on_tiles = TileValues(weights)

    def evaluate(self, state: State, seat: Seat) -> float:
        if not state.initiative:
            return 0.0
        weights = self.weights
        of_seats: list[list[float]] = [[] for _ in range(state.seats)]
        for name, value in animal_values(state, weights, self._on_tiles).items():
            of_seats[state.animals[name].seat].append(value)
        by_seat = [self._seat_value(values) for values in of_seats]
        rivals = by_seat[:seat] + by_seat[seat + 1 :]
        against = weights.strongest_rival * max(rivals) + weights.average_rival * sum(rivals) / len(rivals)
        return by_seat[seat] - against

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        depth = CHAIN_DEPTHS.get(decision.name)
        if depth is None:
            return self._narrowed(state, decision)
        return self._best_chains(state, decision, depth)[:1]

    def is_end_by_chance(self, before: State) -> bool:
        """A round ends with draws for all alike: cards, elements and tiles of the next one."""
        return False

    def longest_line(self, state: State, breadth: int) -> int:
        """A wide search sees the round through; with more than two seats any does, for a few moves are too little."""
        return WHOLE_ROUND if breadth >= WIDE or state.seats > 2 else super().longest_line(state, breadth)

    def options_compared(self, state: State, breadth: int) -> int:
        """Each option is followed once, which leaves a wide search time for more spaces for a pawn."""
        return 2 * breadth if breadth >= WIDE and state.phase is Phase.PLANNING else breadth

    def further_candidates(self, state: State, decision: Decision, foresight: int) -> Sequence[Action]:
        """For a pawn the best spaces of other sections, for who looks far enough the others too; and other chains."""
        if decision.name in _PLANNED:
            promises = _spaces(state, decision, self.weights)
            best = _best_spaces(promises)
            others = [option for option in promises if option not in best] if foresight > 1 else []
            return [*best, *sorted(others, key=promises.__getitem__, reverse=True)]
        depth = CHAIN_DEPTHS.get(decision.name)
        return [] if depth is None else self._best_chains(state, decision, depth)

    def _best_chains(self, state: State, decision: Decision, depth: int) -> list[Action]:
        options = self._narrowed(state, decision)
        if len(options) == 1:
            return list(options)
        return sorted(
            options, key=lambda option: self._value_of_chain(state, decision.seat, option, depth), reverse=True
        )

    def _seat_value(self, by_animal: list[float]) -> float:
        weakest = self.weights.weakest_animal
        return weakest * min(by_animal) + (1 - weakest) * sum(sorted(by_animal)) / len(by_animal)

    def _narrowed(self, state: State, decision: Decision) -> Sequence[Action]:
        """The options worth a look; of a list that is still too long those that lead to the best positions."""
        prune = _PRUNING.get(decision.name)
        options = decision.options if prune is None else prune(state, decision, self.weights)
        if len(options) <= OPTIONS_TRIED:
            return options
        return sorted(options, key=partial(self._value_of_chain, state, decision.seat, depth=0), reverse=True)[
            :BEST_OF_MANY
        ]

    def _value_of_chain(self, state: State, seat: Seat, action: Action, depth: int) -> float:
        """What an action leads to when the steps that follow it in its chain are the best ones."""
        after = _after(state, seat, action)
        if depth and after.tasks and after.tasks[-1].begun:
            (following,) = pending(after)
            if following.seat == seat:
                options = self._narrowed(after, following)
                return max(self._value_of_chain(after, seat, option, depth - 1) for option in options)
        return self.evaluate(after, seat)


class _SomeLuck:
    """What is drawn hardly matters to what a chain is worth, so the first thing is."""

    def pick(self, of: int) -> int:
        return 0


_SOME_LUCK = _SomeLuck()
_RESET_BEGUN = PhaseBegun(Phase.EXTINCTION)


def _after(state: State, seat: Seat, action: Action) -> State:
    """The state that an action leads to, by some luck, before any reset."""
    after = clone(state)
    run_steps(action.decide(after, seat), after, _SOME_LUCK, [], [])
    run_steps(_up_to_reset(proceed(after)), after, _SOME_LUCK, [], [])
    return after


def _up_to_reset(steps: Steps[None]) -> Steps[None]:
    """Steps up to the end of the execution: what the extinction and the survival bring is part of what a position is
    worth, and the rest of the reset is much the same whatever a chain did."""
    drawn = None
    with suppress(StopIteration):
        while (step := steps.send(drawn)) != _RESET_BEGUN:
            drawn = yield step


def _spaces(state: State, decision: Decision, weights: SpeciesWeights) -> dict[PlacePawn | Initiative, float]:
    """What the spaces for a pawn promise."""
    assert decision.about is not None
    planner = Planner(state, decision.about, weights)
    spaces = [option for option in decision.options if isinstance(option, PlacePawn | Initiative)]
    return {option: planner.space_value(option.section, option.space) for option in spaces}


def _best_spaces(promises: Mapping[PlacePawn | Initiative, float]) -> list[PlacePawn | Initiative]:
    """The best space of each section, the most promising first."""
    best: dict[str, PlacePawn | Initiative] = {}
    for option, promise in promises.items():
        if option.section not in best or promise > promises[best[option.section]]:
            best[option.section] = option
    return sorted(best.values(), key=promises.__getitem__, reverse=True)


def _best_space(state: State, decision: Decision, weights: SpeciesWeights) -> Sequence[Action]:
    return _best_spaces(_spaces(state, decision, weights))[:1]


def _inhabited_corners(state: State, decision: Decision, weights: SpeciesWeights) -> Sequence[Action]:
    """Corners of inhabited tiles, those with most such tiles first."""
    found = []
    for option in decision.options:
        assert isinstance(option, LayElement)
        inhabited = sum(hex_ in state.earth and bool(state.earth[hex_].species) for hex_ in TOUCHES[option.vertex])
        if inhabited:
            found.append((-inhabited, option))
    found.sort(key=lambda pair: pair[0])
    return [option for _, option in found[:CORNERS_TRIED]] or decision.options


def _inhabited_tiles(state: State, decision: Decision, weights: SpeciesWeights) -> Sequence[Action]:
    """Tiles that pay somebody, or none of them."""
    paying = [
        option
        for option in decision.options
        if not isinstance(option, Dominate) or state.earth[IDS[option.hex]].species
    ]
    return paying or decision.options


def _most_or_fewest_cubes(state: State, decision: Decision, weights: SpeciesWeights) -> Sequence[Action]:
    """As many cubes as can be added, or as few."""
    additions = [option for option in decision.options if isinstance(option, Populate)]
    return additions[:1] if len(additions) == 1 else [additions[-1], additions[0]]


def _central_lands(state: State, decision: Decision, weights: SpeciesWeights) -> Sequence[Action]:
    """The hexes that touch most tiles."""
    lands = [option for option in decision.options if isinstance(option, Wander)]
    lands.sort(key=lambda land: -len(tiles_next_to(state, IDS[land.hex])))
    return [*lands[:LANDS_TRIED], Pass()]


def _one_cube_or_most(state: State, decision: Decision, weights: SpeciesWeights) -> Sequence[Action]:
    """Moves of a single cube or of as many as can go."""
    moves = [option for option in decision.options if isinstance(option, Arrive | Settle)]
    most = {_place(move): max(other.count for other in moves if _place(other) == _place(move)) for move in moves}
    tried = [move for move in moves if move.count in (1, most[_place(move)])]
    return [*(option for option in decision.options if isinstance(option, Pass | Done)), *tried]


def _place(move: Arrive | Settle) -> tuple[int, int]:
    """What the moves of a decision differ in, apart from their numbers of cubes."""
    return move.to if isinstance(move, Arrive) else move.from_


def _most_shields(state: State, decision: Decision, weights: SpeciesWeights) -> Sequence[Action]:
    choices = [option for option in decision.options if isinstance(option, RegressionProtect)]
    most = max(len(choice.elements) for choice in choices)
    return [choice for choice in choices if len(choice.elements) == most]


_PRUNING: dict[str, Callable[[State, Decision, SpeciesWeights], Sequence[Action]]] = {
    "place_pawn": _best_space,
    "initiative": _best_space,
    "regression_protect": _most_shields,
    "lay_element": _inhabited_corners,
    "dominate": _inhabited_tiles,
    "populate": _most_or_fewest_cubes,
    "wander": _central_lands,
    "settle": _one_cube_or_most,
    "arrive": _one_cube_or_most,
}
