"""Everything a seat can choose, in order of play."""

from __future__ import annotations

from strata.domain.games.gods_love_dinosaurs.rules.activation import FinishActivation, Starve
from strata.domain.games.gods_love_dinosaurs.rules.dinos import SendDino, WalkDino
from strata.domain.games.gods_love_dinosaurs.rules.hatching import Hatch, SkipHatch
from strata.domain.games.gods_love_dinosaurs.rules.predators import Hunt
from strata.domain.games.gods_love_dinosaurs.rules.prey import Breed
from strata.domain.games.gods_love_dinosaurs.rules.tiles import OrientTile, PlaceTile, TakeTile
from strata.domain.kernel import Action

ACTIONS: tuple[type[Action], ...] = (
    TakeTile,
    PlaceTile,
    OrientTile,
    Breed,
    Hunt,
    Starve,
    FinishActivation,
    Hatch,
    SkipHatch,
    SendDino,
    WalkDino,
)
