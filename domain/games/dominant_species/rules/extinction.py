"""Reset begins with extinction: every cube without a match that does not hibernate is eliminated, all at once.

Before that one endangered mammal may be saved.

Ruling: mammals are asked even if one tile alone qualifies, and may decline.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from strata.domain.games.dominant_species.facts import CubesEliminated, ExtinctionOver, MammalSaved, TaskBegun
from strata.domain.games.dominant_species.rules.chains import ended
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.earth import IDS, PAIRS, Ground, Hex, Table, matches, occupied, tiles
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import SavingMammal
from strata.domain.kernel import Action, Seat, Steps

_SAVED = "mammal"


class SaveMammal(Action, frozen=True, tag="save_mammal"):
    """Let one mammal on a tile survive this extinction."""

    hex: Hex

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield MammalSaved(IDS[self.hex])
        yield ended(state.tasks[-1])


def begin(state: State) -> Steps[None]:
    if any(_SAVED in doomed(state, hex_) for hex_ in occupied(state, _SAVED)):
        yield TaskBegun(SavingMammal(animal=_SAVED, way_out="pass"))


def options(state: State, task: SavingMammal) -> Iterator[SaveMammal]:
    return (SaveMammal(PAIRS[hex_]) for hex_ in occupied(state, _SAVED) if _SAVED in doomed(state, hex_))


def doomed(table: Table, hex_: str) -> dict[str, int]:
    """The endangered cubes of a tile that do not hibernate, by animal."""
    return doomed_by(matches(table, hex_), table.earth[hex_])


def doomed_by(matched: Mapping[str, int], tile: Ground) -> dict[str, int]:
    """The same, where the matches of the animals on a tile are known."""
    endangered = [animal for animal, match in matched.items() if not match]
    awake = {animal: tile.species[animal] - tile.hibernating.get(animal, 0) for animal in endangered}
    return {animal: count for animal, count in awake.items() if count}


def end(state: State) -> Steps[None]:
    for hex_ in tiles(state):
        for animal, count in doomed(state, hex_).items():
            lost = count - (animal == _SAVED and hex_ == state.saved)
            if lost:
                yield CubesEliminated(animal, hex_, lost)
    yield ExtinctionOver()


CHAPTER = Chapter(Phase.EXTINCTION, begin=begin, end=end, work=(Work(SavingMammal, options),))
