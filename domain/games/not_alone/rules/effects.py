"""Everything in the box that does something: each effect names steps, tests and parameters that rules know."""

from __future__ import annotations

from collections.abc import Container

from strata.domain.games.not_alone.components import (
    AVATARS,
    BONUSES,
    BOX,
    EVOLUTIONS,
    HUNT,
    SURVIVAL,
    SURVIVORS,
    Effect,
)
from strata.domain.games.not_alone.rules.params import PARAMS
from strata.domain.games.not_alone.rules.usable import NEEDS
from strata.domain.toolkit.box import must

EFFECTS: tuple[Effect, ...] = (
    *HUNT.values(),
    *SURVIVAL.values(),
    *SURVIVORS.values(),
    *AVATARS.values(),
    *EVOLUTIONS.values(),
    *BONUSES.values(),
    *(mode for place in (*BOX.places_base, *BOX.places_sanctuary) for mode in place.modes),
)


def check_effect(effect: Effect, steps: Container[str]) -> None:
    """Raise ``BrokenData`` where rules do not know what an effect names."""
    must(effect.params in PARAMS, f"{effect.id}: no way to name {effect.params!r}")
    for need in effect.needs:
        must(need in NEEDS, f"{effect.id}: no test {need!r}")
    for does in effect.does:
        must(does.do in steps, f"{effect.id}: no step {does.do!r}")
