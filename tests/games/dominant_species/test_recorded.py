from __future__ import annotations

from strata.domain.games.dominant_species import GAME
from tests.games.recorded import on_record, read


def test_the_recorded_games_end_with_the_ice_age_and_play_every_card() -> None:
    played: set[str] = set()
    for name in on_record(GAME):
        _, moves, last = read(GAME, name)
        assert last["outcome"]["reason"] == "ice_age"
        played.update(fact["card"] for move in moves for fact in move["facts"] if fact["kind"] == "card_played")
    assert len(played) == 26
