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
        seat = state.queue[0]
        ecosystem = state.seats[seat]
        if BOX.nest not in ecosystem.figures and ecosystem.eggs and state.has(DINO):
            return False
        yield PartEnded(seat)
    return True


def decision(state: State) -> Decision:
    return Decision(state.queue[0], "hatch", [Hatch(), SkipHatch()])
