"""Any option, each equally likely."""

from __future__ import annotations

from random import Random
from typing import Any

from strata.domain.kernel import Action, Decision, Position


def uniform(position: Position[Any], decision: Decision, rng: Random) -> Action:
    return rng.choice(decision.options)
