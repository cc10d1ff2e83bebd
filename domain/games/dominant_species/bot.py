"""What good play looks like: points now, and an Earth that will pay more of them to oneself than to others.

Pawns go where a quick estimate promises most; a chain is judged by its best continuation, everything else by the
position it leads to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from strata.domain.games.dominant_species.bot_planning import Planner
from strata.domain.games.dominant_species.bot_worth import worths
from strata.domain.games.dominant_species.components import TOUCHES
from strata.domain.games.dominant_species.rules import pending, proceed
from strata.domain.games.dominant_species.rules.abundance import LayElement
from strata.domain.games.dominant_species.rules.chains import Done, Pass
from strata.domain.games.dominant_species.rules.earth import IDS, tiles_next_to
from strata.domain.games.dominant_species.rules.initiative import Initiative
from strata.domain.games.dominant_species.rules.migration import Arrive
from strata.domain.games.dominant_species.rules.planning import PlacePawn
from strata.domain.games.dominant_species.rules.regression import RegressionProtect
from strata.domain.games.dominant_species.rules.speciation import Populate
from strata.domain.games.dominant_species.rules.wanderlust import Settle, Wander
from strata.domain.games.dominant_species.state import State
from strata.domain.kernel import Action, Decision, RandomChance, Seat, clone, drive

RIVAL, FIELD = 0.45, 0.25
WEAKEST = 0.7
WIDEST = 40


class DominantSpeciesGuide:
    def evaluate(self, state: State, seat: Seat) -> float:
        if not state.initiative:
            return 0.0
        worth = worths(state)
        by_seat = [
            _of_seat([worth[name] for name, animal in state.animals.items() if animal.seat == other])
            for other in range(state.seats)
        ]
        others = by_seat[:seat] + by_seat[seat + 1 :]
        return by_seat[seat] - RIVAL * max(others) - FIELD * sum(others) / len(others)

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        if decision.name in _LOOKING_AHEAD:
            depth = _LOOKING_AHEAD[decision.name]
            options = _narrowed(state, decision)
            return [max(options, key=lambda option: self._foreseen(state, decision.seat, option, depth))]
        return _narrowed(state, decision)

    def _foreseen(self, state: State, seat: Seat, action: Action, depth: int) -> float:
        """What an action leads to when the steps that follow it in its chain are the best ones."""
        after = clone(state)
        drive(action.decide(after, seat), after, RandomChance(Random(0)), [], [])
        drive(proceed(after), after, RandomChance(Random(0)), [], [])
        if depth and after.tasks and after.tasks[-1].begun:
            (following,) = pending(after)
            if following.seat == seat:
                options = _narrowed(after, following)
                return max(self._foreseen(after, seat, option, depth - 1) for option in options)
        return self.evaluate(after, seat)


_LOOKING_AHEAD = {
    "abundance": 1,
    "speciate": 3,
    "populate": 2,
    "migrate": 1,
    "choose_hex": 2,
    "choose_element": 1,
}
"""Decisions whose worth shows only in the steps that follow, and how many of those to look at."""


def _of_seat(worth: list[float]) -> float:
    """A seat counts for as much as its weakest animal, and a little for the others."""
    return WEAKEST * min(worth) + (1 - WEAKEST) * sum(worth) / len(worth)


def _narrowed(state: State, decision: Decision) -> Sequence[Action]:
    prune = _PRUNING.get(decision.name)
    options = decision.options if prune is None else prune(state, decision)
    return options if len(options) <= WIDEST else [*options[: WIDEST - 1], options[-1]]


def _best_place(state: State, decision: Decision) -> Sequence[Action]:
    assert decision.about is not None
    planner = Planner(state, decision.about)

    def worth(option: Action) -> float:
        assert isinstance(option, PlacePawn | Initiative)
        return planner.worth(option.section, option.space)

    return [max((option for option in decision.options if not isinstance(option, Pass)), key=worth)]


def _corners_that_matter(state: State, decision: Decision) -> Sequence[Action]:
    """Corners of inhabited tiles, those with most tiles first."""
    found = []
    for option in decision.options:
        assert isinstance(option, LayElement)
        inhabited = sum(hex_ in state.earth and bool(state.earth[hex_].species) for hex_ in TOUCHES[option.vertex])
        if inhabited:
            found.append((-inhabited, option))
    found.sort(key=lambda pair: pair[0])
    return [option for _, option in found[:24]] or decision.options


def _most_or_none(state: State, decision: Decision) -> Sequence[Action]:
    """All cubes or as few as may be."""
    additions = [option for option in decision.options if isinstance(option, Populate)]
    return additions[:1] if len(additions) == 1 else [additions[-1], additions[0]]


def _near_others(state: State, decision: Decision) -> Sequence[Action]:
    """New land where it touches most tiles."""
    lands = [option for option in decision.options if isinstance(option, Wander)]
    lands.sort(key=lambda land: -len(tiles_next_to(state, IDS[land.hex])))
    return [*lands[:15], Pass()]


def _one_or_all(state: State, decision: Decision) -> Sequence[Action]:
    """Moves of a single cube or of as many as can go."""
    moves = [option for option in decision.options if isinstance(option, Arrive | Settle)]
    most = {_place(move): max(other.count for other in moves if _place(other) == _place(move)) for move in moves}
    few = [move for move in moves if move.count in (1, most[_place(move)])]
    return [*(option for option in decision.options if isinstance(option, Pass | Done)), *few]


def _place(move: Arrive | Settle) -> tuple[int, int]:
    return move.to if isinstance(move, Arrive) else move.from_


def _widest_shield(state: State, decision: Decision) -> Sequence[Action]:
    shields = [option for option in decision.options if isinstance(option, RegressionProtect)]
    most = max(len(shield.elements) for shield in shields)
    return [shield for shield in shields if len(shield.elements) == most]


_PRUNING: dict[str, Callable[[State, Decision], Sequence[Action]]] = {
    "place_pawn": _best_place,
    "initiative": _best_place,
    "regression_protect": _widest_shield,
    "lay_element": _corners_that_matter,
    "populate": _most_or_none,
    "wander": _near_others,
    "settle": _one_or_all,
    "arrive": _one_or_all,
}
