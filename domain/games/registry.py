"""Every game there is, by slug: those built in, a folder and a line here each, and the guests of other packages."""

from __future__ import annotations

from typing import Any

from strata.domain.games.dominant_species import GAME as DOMINANT_SPECIES
from strata.domain.games.evo import GAME as EVO
from strata.domain.games.gods_love_dinosaurs import GAME as GODS_LOVE_DINOSAURS
from strata.domain.games.guests import find_guests, require_acceptable
from strata.domain.games.jurassic_parts import GAME as JURASSIC_PARTS
from strata.domain.games.not_alone import GAME as NOT_ALONE
from strata.domain.kernel import Game

_BUILT_IN: tuple[Game[Any, Any], ...] = (EVO, GODS_LOVE_DINOSAURS, JURASSIC_PARTS, NOT_ALONE, DOMINANT_SPECIES)
_GUESTS, _SKIPPED = find_guests(_BUILT_IN)

BUILT_IN: dict[str, Game[Any, Any]] = {game.slug: game for game in _BUILT_IN}
GAMES: dict[str, Game[Any, Any]] = {game.slug: game for game in (*_BUILT_IN, *_GUESTS)}

SKIPPED = tuple(_SKIPPED)
"""The guests that are not offered, each with the reason."""


def admit(game: Game[Any, Any]) -> None:
    """Offer a game in this process, whether or not its package is installed. Raises ``GameRejected``."""
    if GAMES.get(game.slug) is not game:
        require_acceptable(game, GAMES.values())
        GAMES[game.slug] = game
