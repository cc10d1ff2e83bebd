"""Points and cards, and the end."""

from __future__ import annotations

from typing import ClassVar, Literal

from strata.domain.games.dominant_species.state import State
from strata.domain.kernel import Fact

Line = Literal[
    "start",
    "domination",
    "glaciation",
    "wanderlust",
    "survival",
    "cards",
    "niche_biomes",
    "ice_age",
    "final_tiles",
]
"""What points are gained for, or lost to."""


class PointsScored(Fact, frozen=True, tag="points_scored"):
    """Points of an animal for a line of its score; ``hex`` is the tile that paid them."""

    animal: str
    points: int
    line: Line
    hex: str | None = None

    def apply(self, state: State) -> None:
        animal = state.animals[self.animal]
        animal.vp += self.points
        animal.scored[self.line] = animal.scored.get(self.line, 0) + self.points


class TileDominated(Fact, frozen=True, tag="tile_dominated"):
    """An animal had a tile scored; no tile is scored twice in a round."""

    animal: str
    hex: str

    def apply(self, state: State) -> None:
        state.dominated.append(self.hex)


class CardTurnedUp(Fact, frozen=True, tag="card_turned_up"):
    """A card is on offer; the one that lies ``last`` needs no draw."""

    reveals: ClassVar = True

    card: str
    last: bool

    def apply(self, state: State) -> None:
        state.face_up.append(self.card)
        if self.last:
            state.ice_age_below = False
        else:
            state.unseen_cards.remove(self.card)


class CardPlayed(Fact, frozen=True, tag="card_played"):
    animal: str
    card: str

    def apply(self, state: State) -> None:
        state.face_up.remove(self.card)
        state.played.append(self.card)


class IceAgeCame(Fact, frozen=True, tag="ice_age_came"):
    """This round is the last."""

    def apply(self, state: State) -> None:
        state.ice_age_played = True


class GameEnded(Fact, frozen=True, tag="game_ended"):
    reason: Literal["ice_age", "stalemate", "max_rounds"]

    def apply(self, state: State) -> None:
        state.ending = self.reason
