"""What a bot weighs collections and cuts by; values are in points, the numbers are those of weights.yaml."""

from __future__ import annotations

from pathlib import Path

from strata.domain.toolkit.weights import Weights, read_weights


class DiggerWeights(Weights, frozen=True):
    strongest_rival: float
    """The share of the strongest rival's value that counts against a seat."""
    average_rival: float
    """The share of the rivals' average value that counts against a seat."""

    amber: float
    """What an amber is worth: a little more than the point it scores, for what it can buy."""
    bone_pile: float
    """What a bone pile is worth that no skeleton has use for yet."""
    next_plant: float
    """What each plant adds to the value of those to come."""
    plants_expected: float
    """How many plants add to those to come."""
    steepness: float
    """How much the last parts of a skeleton count for more than the first: the power of the share that is held."""
    unreachable: float
    """What is left of the hope for a skeleton when all tiles of a missing part lie in collections already."""
    unassembled: float
    """What a skeleton that is complete but not assembled lacks, so that assembling it pays."""
    card: float
    """What an equipment card in hand is worth while the whole slab lies there."""
    buying: float
    """How much of the gain of the best tile that can be paid for is expected to come true."""

    per_chisel: float
    """What a cut keeps of its value for each chisel it still needs."""
    per_round: float
    """What a cut keeps of its value for each round until it can be finished."""


WEIGHTS = read_weights(Path(__file__).with_name("weights.yaml"), DiggerWeights)
