"""Everything a seat can choose, in order of play."""

from __future__ import annotations

from strata.domain.games.not_alone.rules.capture import ChooseVictim, DominanceChoice
from strata.domain.games.not_alone.rules.cards import PlayHuntCard, PlaySurvivalCard, UseAvatar, UseEvolution
from strata.domain.games.not_alone.rules.defence import ChooseEvolutionToDiscard, Shelter
from strata.domain.games.not_alone.rules.evolution import (
    DiscardEvolution,
    DrawEvolution,
    EndEvolution,
    Evolve,
    LieLow,
    MoveSanctuary,
    RevealEvolution,
    SkipEvolution,
)
from strata.domain.games.not_alone.rules.exploration import GiveUp, PlayPlaces, Resist
from strata.domain.games.not_alone.rules.hunt_deck import DiscardHunt, PutHuntBottom
from strata.domain.games.not_alone.rules.hunting import EndHunting, KeepRiverCard, PlaceToken
from strata.domain.games.not_alone.rules.place_cards import DiscardPlaces, ShowPlaces, TakeBackPlace, TakeReservePlace
from strata.domain.games.not_alone.rules.powers import ChooseAlly, ChooseHunted, ChooseMode, CopyPlace
from strata.domain.games.not_alone.rules.reckoning import ResolvePlace, ScreamChoice
from strata.domain.games.not_alone.rules.setup import (
    ChooseAvatar,
    ChooseBoardSide,
    ChooseEvolution,
    ChooseStartingEvolutions,
)
from strata.domain.games.not_alone.rules.survival_deck import DiscardSurvival, KeepSurvival
from strata.domain.games.not_alone.rules.windows import Pass
from strata.domain.kernel import Action

ACTIONS: tuple[type[Action], ...] = (
    ChooseBoardSide,
    ChooseStartingEvolutions,
    ChooseEvolution,
    ChooseAvatar,
    PlayHuntCard,
    UseEvolution,
    PlaySurvivalCard,
    UseAvatar,
    Pass,
    PlayPlaces,
    Resist,
    GiveUp,
    PlaceToken,
    EndHunting,
    KeepRiverCard,
    PutHuntBottom,
    DiscardHunt,
    ShowPlaces,
    DiscardPlaces,
    ResolvePlace,
    ChooseMode,
    CopyPlace,
    ChooseHunted,
    ChooseAlly,
    TakeBackPlace,
    TakeReservePlace,
    KeepSurvival,
    DiscardSurvival,
    ScreamChoice,
    ChooseVictim,
    DominanceChoice,
    ChooseEvolutionToDiscard,
    Shelter,
    MoveSanctuary,
    Evolve,
    LieLow,
    SkipEvolution,
    DrawEvolution,
    RevealEvolution,
    DiscardEvolution,
    EndEvolution,
)
