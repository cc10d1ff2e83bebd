"""Views: what each viewer may know, and that worlds it cannot tell apart look alike to it."""

from __future__ import annotations

from random import Random

import pytest

from strata.domain.games.evo import GAME
from strata.domain.games.evo.exam import conserved
from strata.domain.kernel import canonical, clone
from tests.games.evo.table import Played, playing, table

HANDS = {"A": ["wetsuit#1", "bargain#1"], "B": ["fertility#1", "gene_drift#1"], "C": ["sunburn#1"]}


def asked_in_the_evolution_window(polling: str) -> Played:
    return playing(
        phase="evolution_window",
        turn=3,
        queue="BC",
        rows=["egg", "leg", "tail"],
        hands=HANDS,
        discard=["epidemic#1"],
        options={"event_polling": polling},
    )


@pytest.mark.parametrize("polling", ["all_with_cards", "only_able"])
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_resampled_worlds_look_the_same(polling: str, viewer: int | None) -> None:
    played = asked_in_the_evolution_window(polling)
    rng, seen = Random(7), set()
    for _ in range(60):
        world = GAME.resample(played.state, viewer, rng)
        conserved(world)
        assert canonical(GAME.view(world, viewer)) == canonical(GAME.view(played.state, viewer))
        if viewer == 1:
            assert GAME.pending(world) == GAME.pending(played.state)
        seen.add(canonical([species.hand for species in world.seats]))
    assert len(seen) > 30


def test_where_only_able_seats_are_asked_the_asked_one_can_play() -> None:
    played = asked_in_the_evolution_window("only_able")
    for seed in range(60):
        world = GAME.resample(played.state, 0, Random(seed))
        assert len(GAME.pending(world)[0].options) > 1


def test_resampling_leaves_the_true_world_alone() -> None:
    played = asked_in_the_evolution_window("all_with_cards")
    before = clone(played.state)
    GAME.resample(played.state, 0, Random(1))
    assert played.state == before


def test_a_view_tells_who_is_asked_but_not_among_what() -> None:
    played = asked_in_the_evolution_window("all_with_cards")
    view = GAME.view(played.state, 0)
    assert (view.asked, view.decision) == (1, "play_event")
    assert b"gene_drift" not in canonical(view)


def test_a_seat_that_earlier_rules_asked_for_a_dead_end_may_hold_anything() -> None:
    hands = {"A": ["bargain#1", "gene_drift#1"], "B": ["dead_end#1"]}
    state = table(phase="evolution_window", turn=3, queue="B", options={"event_polling": "only_able"}, hands=hands)
    imagined = {GAME.resample(state, 0, Random(seed)).seats[1].hand[0] for seed in range(20)}
    assert len(imagined) > 5
