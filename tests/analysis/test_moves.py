"""What an analysis depends on has a name, so that one that is out of date is known."""

from __future__ import annotations

from strata.domain.analysis.moves import stamp
from strata.domain.games.registry import BUILT_IN


def test_every_game_has_a_stamp_of_its_own() -> None:
    stamps = {slug: stamp(game) for slug, game in BUILT_IN.items()}
    assert len(set(stamps.values())) == len(BUILT_IN)
    assert stamps == {slug: stamp(game) for slug, game in BUILT_IN.items()}
