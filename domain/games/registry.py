"""Every game there is, by slug. To add a game: its folder, and a line here."""

from __future__ import annotations

from typing import Any

from strata.domain.games.dominant_species import GAME as DOMINANT_SPECIES
from strata.domain.games.evo import GAME as EVO
from strata.domain.games.gods_love_dinosaurs import GAME as GODS_LOVE_DINOSAURS
from strata.domain.games.jurassic_parts import GAME as JURASSIC_PARTS
from strata.domain.games.not_alone import GAME as NOT_ALONE
from strata.domain.kernel import Game

_ALL = (EVO, GODS_LOVE_DINOSAURS, JURASSIC_PARTS, NOT_ALONE, DOMINANT_SPECIES)

GAMES: dict[str, Game[Any, Any]] = {game.slug: game for game in _ALL}
