"""What a bot weighs the race by, in the value of a turn of it; the numbers are those of weights.yaml."""

from __future__ import annotations

from pathlib import Path

from strata.domain.toolkit.weights import Weights, read_weights


class NotAloneWeights(Weights, frozen=True):
    turn: float
    """What a turn less to safety is worth."""
    rescue_pace: float
    """How many steps of the Rescue track a turn is expected to bring."""
    defence_pace: float
    """How many steps of the Defence track a turn is expected to bring."""
    nearest_track: float
    """How sharply the nearer of the two tracks counts for more: the power in the mean of both."""
    last_step: float
    """What the step that ends the game is worth on any track."""
    step_of_assimilation: float
    """What a step of Assimilation that is left is worth."""
    scarce_steps: float
    """How much dearer the last steps of Assimilation are."""

    will: tuple[float, ...]
    """By how much Will a Hunted has."""
    broken: float
    """What losing the last Will costs in addition."""
    hand: tuple[float, ...]
    """By the number of Place cards in hand; no hand counts for more than the last."""
    survival_card: float
    reserve_card: dict[int, float]
    """What owning a Place card of the reserve is worth."""
    taken_from_reserve: float
    """What taking one is worth in addition, for it can be played at once."""
    variety: float
    """What each card taken back adds besides the size of the hand."""
    regained_will: float
    drawing_one_of_two: float
    """How much more a Survival card chosen from two is worth."""
    marker: float
    """What the Marker on the Beach is worth."""
    pending: dict[str, float]
    """What playing two cards next turn is worth."""
    survivor: float
    """What the first Survivor with a Hunted is worth."""
    further_survivor: float
    """What each further one is worth."""
    rescuing: float
    """What the ability of a Survivor who is rescued adds at least."""
    group_sheltered: float
    """What parting with the group for a step costs."""
    steps: dict[str, float]
    """What a step that waits for a choice will be worth to the Hunted; others are worth nothing."""

    hunt_card: float
    hunt_cards_counted: float
    """Hunt cards in hand beyond these are worth nothing."""
    hunt_play: float
    """What a further Hunt card to play is worth to the Creature."""
    dna: float
    dna_counted: float
    """DNA beyond this is worth little."""
    surplus_dna: float
    """What a DNA beyond that is worth."""
    saved_for: float
    """How much of the best Evolution in hand counts when the DNA for it is there."""
    evolution: dict[str, float]
    """What an Evolution in play is worth to the Creature, where its price would mislead."""
    evolution_per_dna: float
    """What any other is worth, for each DNA it costs."""
    long_use: float
    """With fewer turns than this to come, DNA and Evolutions are worth that much less."""
    use_of_evolution: float
    """How much of what an Evolution is worth it brings in a turn, to a Creature that plans ahead."""
    dna_a_turn: float
    """How much DNA such a Creature expects to come by in a turn."""

    hunted_temperature: float
    """How far the Hunted stray from their best place: of two that differ by this much, one is e times as likely."""
    creature_temperature: float
    """How far the Creature strays from its best place."""
    common_loss: float
    """How much of the step of Assimilation, which all Hunted lose together, one of them counts as its own."""
    gain_foiled: float
    """How much of what a place gives counts as gained by the Creature that prevents it."""
    most_gain: float
    """No place is worth more than this, so that one that wins does not make every other unthinkable."""

    moved_by_card: float
    """How likely a Hunt card that moves a Hunted onto the Creature token is played for it."""
    gain_counted: float
    """How much of what places give counts for those with foresight, to whom safety matters most."""
    place_to_come: float
    """How much of what a place gives is expected, while cards can still spoil it."""
    target_cost: float
    """What being at the Target costs."""
    place_lost_to_token: float
    """How much of what a place gives is lost where Artemia or the Target lies."""
    token_aimed: float
    """How likely Artemia or the Target, still to be placed, is to lie where the Creature would gain most."""
    nothing_to_play: float
    """What it is worth to have too few cards for the next turn."""

    already_covered: float
    """What is left of a prize on a place where another token lies."""
    card_of_target: float
    """How much Will of a target each Place card in its hand stands for."""
    reserve_kept: float
    """How much of what a reserve card is worth counts against discarding or showing it."""


WEIGHTS = read_weights(Path(__file__).with_name("weights.yaml"), NotAloneWeights)
