"""Before the dinosaurs move, each seat may hatch one: an egg of its nest becomes a dinosaur on the nest's mountain.

Rulings: the nest must be free of any figure at that moment. Golden eggs are changed at will, so any egg will do. A
seat that cannot hatch is passed over.
"""

from __future__ import annotations

from strata.domain.games.gods_love_dinosaurs.components import BOX
from strata.domain.games.gods_love_dinosaurs.facts import DinoHatched, HatchSkipped, PartEnded
from strata.domain.games.gods_love_dinosaurs.state import DINO, State
from strata.domain.kernel import Action, Decision, Seat, Steps


class Hatch(Action, frozen=True, tag="hatch"):
    """Turn an egg into a dinosaur on the nest."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield DinoHatched(seat, BOX.nest)
        yield PartEnded(seat)


class SkipHatch(Action, frozen=True, tag="skip_hatch"):
    """Keep the egg."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield HatchSkipped(seat)
        yield PartEnded(seat)


def run(state: State) -> Steps[bool]:
    while state.queue:
        if can_hatch(state, state.queue[0]):
            return False
        yield PartEnded(state.queue[0])
    return True


def can_hatch(state: State, seat: Seat) -> bool:
    ecosystem = state.seats[seat]
    return BOX.nest not in ecosystem.figures and ecosystem.eggs > 0 and state.has(DINO)


def decision(state: State) -> Decision:
    return Decision(state.queue[0], "hatch", [Hatch(), SkipHatch()])
