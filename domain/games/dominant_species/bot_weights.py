"""What a bot weighs positions and spaces by, in points; the numbers are those of weights.yaml."""

from __future__ import annotations

from pathlib import Path

from strata.domain.toolkit.weights import Weights, read_weights


class SpeciesWeights(Weights, frozen=True):
    strongest_rival: float
    """The share of the strongest rival's value that counts against a seat."""
    average_rival: float
    """The share of the rivals' average value that counts against a seat."""
    weakest_animal: float
    """How much of a seat's value is that of its weakest animal, the one that counts; the rest is the average."""

    cards_per_round: float
    """How many cards a round is expected to use up."""
    tile_later: float
    """How much of what a tile would pay is expected to come true in rounds to come."""
    tile_at_the_end: float
    """How much of it is expected at the end."""
    pawn_on_domination: float
    """How much more, for each pawn that may still have a tile scored this round."""
    pawns_counted: float
    """How many of these pawns count."""
    dominance: float
    """What a dominated tile is worth."""
    dominance_in_ice_age: float
    """How much of their bonus dominated tiles are worth once the ice age is the next card."""
    card_taken: float
    """What a card is worth to the animal that plays it."""
    cube: float
    """What a cube on a tile is worth."""
    spare_cube: float
    """What a cube beyond those needed there is worth."""
    cubes_needed: float
    """How many cubes are needed on a tile."""
    doomed_cube: float
    """What a cube costs that will not live through the extinction: it is gone for good."""
    pooled_cube: float
    """What a cube in the gene pool is worth."""
    pool_counted: float
    """How many cubes in the gene pool count."""
    survival: float
    """How much of its bonus the survival card is worth before this round's reset."""
    survival_later: float
    """How much of its bonus it is worth after the reset."""
    survival_lead: float
    """What each cube of the lead on tundra is worth."""
    pawn: float
    """What a pawn is worth in each round to come."""
    pawn_rounds: float
    """Rounds to come beyond these do not count."""
    place_on_track: float
    """What each place nearer to the front of the initiative track is worth."""
    element: float
    """What an element is worth."""
    element_on_earth: float
    """What each disk of its kind on Earth adds."""
    kind_of_element: float
    """What each different kind adds."""
    steps_of_card: dict[str, float]
    """What the steps of a card are worth while they are still to come."""

    plan_going_forward: float
    """Initiative: a pawn there, for an animal that can go forward."""
    plan_already_first: float
    """Initiative: the same for the first on the track."""
    plan_element: float
    """Adaptation: an element."""
    plan_element_on_tiles: float
    """Adaptation: each disk of its kind where the animal lives."""
    plan_saves_cubes: float
    """Adaptation: how often a disk counts that saves cubes."""
    plan_kind_lacking: float
    """Adaptation: what is added for a kind the animal lacks."""
    plan_kind_twice: float
    """Adaptation: what is taken off a kind that another pawn will leave."""
    plan_early_least: float
    """Adaptation: how much an element counts at least."""
    plan_early_per_round: float
    """Adaptation: how much more for each round to come."""
    plan_early_most: float
    """Adaptation: how much an element counts at most."""
    plan_element_kept: float
    """Regression: an element that would be lost without a pawn."""
    plan_laying: float
    """Abundance: any element."""
    plan_laying_own: float
    """Abundance: each element of the kind that the animal has."""
    plan_lacking_least: float
    """Abundance: how much of that counts where it dominates all of its tiles."""
    plan_per_tile_lacking: float
    """Abundance: how much more for each tile that it does not dominate."""
    plan_wasteland_disk: float
    """Wasteland: each disk that matters to the animal on or beside tundra."""
    plan_wasteland_most: float
    """Wasteland: the most that this is worth."""
    plan_depleted_rival: float
    """Depletion: each tile where a rival's dominance rests on a kind in the box."""
    plan_depletion_most: float
    """Depletion: the most that this is worth."""
    plan_ice_on_rivals: float
    """Glaciation: how much of what the tile pays to rivals is gained."""
    plan_ice_on_own: float
    """Glaciation: how much of what it pays to the animal is lost."""
    plan_ice_later: float
    """Glaciation: what is left for each space before, which acts only in a later round."""
    plan_new_rank: float
    """Speciation: each point that a tile then pays more."""
    plan_new_cube: float
    """Speciation: each cube where there is a match."""
    plan_cubes_used: float
    """Speciation: how many cubes of the gene pool a pawn that acts before is expected to use."""
    plan_element_at_risk: float
    """Speciation: what is left where the only element of its kind may be gone by then."""
    plan_new_land: float
    """Wanderlust: what moving in adds to the bonus."""
    plan_cube_saved: float
    """Migration: each endangered cube that can move."""
    plan_cube_moved: float
    """Migration: any cube that can move."""
    plan_second_migration: float
    """Migration: a second pawn there."""
    plan_victim: float
    """Competition: a rival's cube."""
    plan_victim_per_point: float
    """Competition: what each point of the first place on its tile adds."""
    plan_paid_to_rivals: float
    """Domination: how much points of rivals count against the animal's."""
    plan_card_to_rival: float
    """Domination: how much a card for a rival counts."""
    plan_scored_now: float
    """Domination: what certainty adds."""
    plan_rival_first: float
    """Domination: what each pawn that acts before costs."""
    plan_second_pawn: float
    """What is left of the value for each pawn the animal already has in the section."""


WEIGHTS = read_weights(Path(__file__).with_name("weights.yaml"), SpeciesWeights)
