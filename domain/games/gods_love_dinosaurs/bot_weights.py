"""What a bot weighs ecosystems by, in points; the numbers are those of weights.yaml."""

from __future__ import annotations

from pathlib import Path

from strata.domain.toolkit.weights import Weights, read_weights


class DinosaurWeights(Weights, frozen=True):
    rivals: float
    """The share of the rivals' average value that counts against a seat."""
    next_walk: float
    """How much of what the next dinosaur activation promises is expected to come true."""
    activations: float
    """Dinosaur activations beyond these do not count."""

    mountain: float
    """What a mountain adds to each dinosaur activation to come."""
    mountains_used: float
    """How many mountains can be of use."""
    predator: float
    """What a predator adds to each dinosaur activation to come."""
    predator_fed: float
    """What each prey beside a predator adds."""
    prey_needed: float
    """How many prey beside a predator count."""
    prey: float
    """What a prey adds to each dinosaur activation to come."""
    prey_room: float
    """What each free cell for its young adds."""
    room_needed: float
    """How many cells for its young count."""
    kind_of_prey: float
    """What each kind of prey that is alive adds."""
    kind_of_predator: float
    """What each kind of predator that is alive adds: without one there are none to come."""
    far_away: float
    """How much an animal counts that is more than two steps from a mountain."""

    hunt_wipes_out: float
    """What a hunter that eats the last of a kind forgoes, in meals."""
    hunt_by_mountain: float
    """What it adds to a meal that a mountain is beside it."""
    walk_eats_prey: float
    """What eating prey takes from a walk, in eggs: predators will want it."""
    walk_to_nest: float
    """What ending on the nest takes from a walk, in eggs: nothing can hatch under a dinosaur."""

    place_neighbour: float
    """What each cell beside adds to where a tile is laid; what follows is measured by the same rule of thumb."""
    place_habitat: float
    """What each prey beside adds to a cell that can take its young."""
    place_mountain_by_predator: float
    place_mountain_by_prey: float
    place_mountain_apart: float
    """What a mountain gains by lying two to four steps from the next."""
    place_predator_by_prey: float
    place_predator_by_mountain: float
    place_prey_room: float
    place_prey_by_predator: float
    place_prey_by_mountain: float


WEIGHTS = read_weights(Path(__file__).with_name("weights.yaml"), DinosaurWeights)
