"""Any option, each equally likely."""

from __future__ import annotations

from random import Random

from strata.domain.bots.budget import Budget
from strata.domain.bots.question import Question
from strata.domain.kernel import Action


def uniform(question: Question, rng: Random, budget: Budget) -> Action:
    return rng.choice(question.decision.options)
