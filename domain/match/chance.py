"""The chance of a match: its seed and, where it is joint, the values that people added."""

from __future__ import annotations

from strata.domain.kernel import SeededChance
from strata.domain.kernel.chance import joint_seed
from strata.domain.match.match import Ledger


def chance_of(ledger: Ledger, seed: bytes) -> SeededChance:
    """What the match draws from next."""
    return SeededChance(drawing_seed(ledger, seed), ledger.id, ledger.drawn)


def drawing_seed(ledger: Ledger, seed: bytes) -> bytes:
    return joint_seed(seed, dict(ledger.values)) if ledger.is_chance_joint else seed
