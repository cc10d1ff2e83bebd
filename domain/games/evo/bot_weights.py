"""What a bot weighs species and hexes by, in points; the numbers are those of weights.yaml."""

from __future__ import annotations

from pathlib import Path

from strata.domain.toolkit.weights import Weights, read_weights


class EvoWeights(Weights, frozen=True):
    strongest_rival: float
    """The share of the strongest rival's value that counts against a seat."""
    average_rival: float
    """The share of the rivals' average value that counts against a seat."""

    gene: dict[str, tuple[float, ...]]
    """The points that the first, second … bought gene brings a species with a full game before it."""
    further_gene: float
    """The points that a gene beyond those brings."""
    full_game: float
    """The scorings that make a full game: with fewer to come, a gene is worth that much less."""
    long_game: float
    """However many scorings are to come, a gene is worth at most this many times its value in a full game."""
    hand: tuple[float, ...]
    """The points that the first, second … event card in hand brings; further ones bring none."""
    card_turns: float
    """With fewer scorings than this to come, a card may find no use."""

    auction_surplus: float
    """The points that an auction yet to come brings a seat in a full game: the gene's value less its price."""
    expected_price: float
    """What a gene is expected to cost when the auction opens, as a share of its value."""
    second_row: float
    """How much of what an auction about to be opened yields is that of the second-best row."""

    rival_dino: float
    """The share of a rival's dinos expected to survive the next turn; the seat's own are looked at one by one."""
    rescued_dino: float
    """How likely a dino that must walk to safety gets there."""
    newborn: float
    """How likely a birth survives."""
    returning_dino: float
    """How likely a birth of an extinct species survives."""
    threatened_dino: float
    """The chance of losing a dino next to a stronger one that has yet to move."""
    killed_dino: float
    """What a rival's dino lost in combat is worth to the attacker."""
    attacks: float
    """How much of what the attacks at hand promise is expected to come true."""
    tie_break: float
    """What a dino on the board is worth at the end, when it only breaks ties."""

    hex_protected: float
    """How much of a temperate hex a cold or warm one is worth with a gene against it."""
    hex_unprotected: float
    """How much of a temperate hex a cold or warm one is worth without."""
    next_survival: float
    """The weight of the survival after the one at hand."""
    free_neighbour: float
    """What an empty hex beside a dino adds to its hex."""
    step_nearer: float
    """What a step towards temperate land is worth, measured like a hex."""
    held_row: float
    """Of equally good rows one that nobody holds is taken."""


WEIGHTS = read_weights(Path(__file__).with_name("weights.yaml"), EvoWeights)
