"""The score lines and the standing."""

from __future__ import annotations

from strata.domain.games.evo import GAME
from tests.games.evo.table import playing


def test_lines_are_start_dinos_and_genes() -> None:
    played = playing(phase="scoring", dinos={"A": ["0,0", "0,1"]}, points={"A": 7})
    standing = next(standing for standing in GAME.ranking(played.state) if standing.seat == 0)
    assert [(line.name, line.points) for line in standing.lines] == [("start", 10), ("dinos", 2), ("genes", -3)]
    assert standing.total == 9


def test_a_running_game_has_no_outcome() -> None:
    assert GAME.outcome(playing().state) is None


def test_the_outcome_tells_why_it_ended() -> None:
    outcome = GAME.outcome(playing(phase="meteor", meteor=12).state)
    assert outcome is not None
    assert outcome.reason == "meteor_track_end"
