"""What can become true in a match of Not Alone, each fact with the change it makes, a file per chapter.

Law: a fact carries all it changes; ``apply`` looks nothing up in the box and never fails.
"""

from __future__ import annotations

from strata.domain.games.not_alone.facts import evolution, hunting, places, reckoning, survival, table, turns
from strata.domain.kernel import Fact

FACTS: tuple[type[Fact], ...] = (
    *table.FACTS,
    *turns.FACTS,
    *places.FACTS,
    *hunting.FACTS,
    *survival.FACTS,
    *reckoning.FACTS,
    *evolution.FACTS,
)
