"""Survival, in reset: the animal with strictly most cubes on tundra gains a bonus for the tundra it occupies.

After the ice age the game ends here: every tile of Earth pays once more, without cards.

Rulings: the game also ends when the last round agreed on is over, or when nobody has a cube on Earth or in a gene pool.
"""

from __future__ import annotations

from strata.domain.games.dominant_species.components import bonus
from strata.domain.games.dominant_species.facts import GameEnded, PointsScored
from strata.domain.games.dominant_species.rules.chapters import Chapter
from strata.domain.games.dominant_species.rules.earth import occupied, pay, survival_holder, tiles
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.kernel import Steps


def end(state: State) -> Steps[None]:
    holder = survival_holder(state)
    if holder is not None:
        tundra = sum(state.earth[hex_].tundra for hex_ in occupied(state, holder))
        yield PointsScored(holder, bonus(tundra), "survival")
    yield from _end_game(state)


def _end_game(state: State) -> Steps[None]:
    if state.ice_age_played:
        reason = GameEnded("ice_age")
    elif not any(_lives(state, animal) for animal in state.chain):
        reason = GameEnded("stalemate")
    elif state.round >= state.options.max_rounds:
        reason = GameEnded("max_rounds")
    else:
        return
    for hex_ in tiles(state):
        yield from pay(state, hex_, "final_tiles")
    yield reason


def _lives(state: State, animal: str) -> bool:
    return bool(state.animals[animal].gene_pool or occupied(state, animal))


CHAPTER = Chapter(Phase.SURVIVAL, end=end)
