"""Facts of setting up: the table, the board side, avatars."""

from __future__ import annotations

from typing import ClassVar

from strata.domain.games.not_alone.options import Options
from strata.domain.games.not_alone.state import Hunted, Revealed, State
from strata.domain.kernel import Fact, Seat


class TableLaid(Fact, frozen=True, tag="table_laid"):
    """The table before the first card is dealt."""

    options: Options
    players: int
    creature: Seat
    rescue: int
    assimilation: int
    will: int
    places: list[int]
    reserve: dict[str, int]
    survival: list[str]
    hunt: list[str]

    def apply(self, state: State) -> None:
        state.options = self.options
        state.players = self.players
        state.creature = self.creature
        state.rescue = self.rescue
        state.assimilation = self.assimilation
        state.reserve = dict(self.reserve)
        state.hunted = [
            Hunted((self.creature + step) % self.players, self.will, list(self.places))
            for step in range(1, self.players)
        ]
        state.survival_bag = sorted(self.survival)
        state.hunt_bag = sorted(self.hunt)


class SideChosen(Fact, frozen=True, tag="side_chosen"):
    seat: Seat
    side: str

    def apply(self, state: State) -> None:
        state.side = self.side


class SanctuaryLaid(Fact, frozen=True, tag="sanctuary_laid"):
    """The Sanctuary floats over a place; its board, Survivors, DNA and Evolutions are ready."""

    place: int
    defence: int
    survivors: dict[str, int]
    dna: int
    supply: int
    evolutions: dict[str, list[str]]
    avatars: list[str]

    def apply(self, state: State) -> None:
        state.sanctuary = self.place
        state.defence = self.defence
        state.survivor_bag = dict(self.survivors)
        state.dna = self.dna
        state.dna_supply = self.supply
        state.evolution_bags = {level: sorted(cards) for level, cards in self.evolutions.items()}
        state.evolution_discards = {level: [] for level in self.evolutions}
        state.avatar_box = sorted(self.avatars)


class StartingEvolutionsChosen(Fact, frozen=True, tag="starting_evolutions_chosen"):
    seat: Seat
    level1: int
    level2: int

    def apply(self, state: State) -> None:
        pass


class AvatarDealt(Fact, frozen=True, tag="avatar_dealt"):
    secret: ClassVar = {"avatar": "seat"}
    reveals: ClassVar = True

    seat: Seat
    avatar: str

    def apply(self, state: State) -> None:
        state.avatar_box.remove(self.avatar)
        hunted = state.of(self.seat)
        hunted.dealt = sorted([*hunted.dealt, self.avatar])


class AvatarChosen(Fact, frozen=True, tag="avatar_chosen"):
    secret: ClassVar = {"avatar": "seat"}

    seat: Seat
    avatar: str

    def apply(self, state: State) -> None:
        state.of(self.seat).avatar = self.avatar


class AvatarsRevealed(Fact, frozen=True, tag="avatars_revealed"):
    """Everybody's avatar, clockwise; the cards not chosen are out of the game, unseen."""

    reveals: ClassVar = True

    avatars: list[str]

    def apply(self, state: State) -> None:
        for hunted, avatar in zip(state.hunted, self.avatars, strict=True):
            state.avatar_box = sorted(state.avatar_box + [card for card in hunted.dealt if card != avatar])
            hunted.avatar = avatar
            hunted.dealt = []


class AvatarsLaid(Fact, frozen=True, tag="avatars_laid"):
    """The avatars of the light game."""

    avatars: list[str]

    def apply(self, state: State) -> None:
        state.avatar_box = sorted(self.avatars)


class AvatarGiven(Fact, frozen=True, tag="avatar_given"):
    """An avatar dealt face up."""

    reveals: ClassVar = True

    seat: Seat
    avatar: str

    def apply(self, state: State) -> None:
        state.avatar_box.remove(self.avatar)
        state.of(self.seat).avatar = self.avatar


class EvolutionGiven(Fact, frozen=True, tag="evolution_given"):
    """The one Evolution of the light game, active from the first turn on."""

    seat: Seat
    evolution: str
    turn: int

    def apply(self, state: State) -> None:
        state.revealed.append(Revealed(self.evolution, self.turn))


FACTS = (
    TableLaid,
    SideChosen,
    SanctuaryLaid,
    StartingEvolutionsChosen,
    AvatarDealt,
    AvatarChosen,
    AvatarsRevealed,
    AvatarsLaid,
    AvatarGiven,
    EvolutionGiven,
)
