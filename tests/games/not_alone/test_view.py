"""Views: what each viewer may know, and that worlds it cannot tell apart look alike to it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from strata.domain.games.not_alone import GAME
from strata.domain.games.not_alone.options import Options
from strata.domain.games.not_alone.state import Buried, State
from strata.domain.games.not_alone.view import View
from strata.domain.kernel import Move, RandomChance, begin, canonical, play, readable
from tests.games.not_alone.table import playing, table

COMMITTED: dict[str, Any] = {
    "expansion": "sanctuary",
    "phase": "hunting",
    "played": {"H1": [1], "H2": [2], "H3": [3, 4]},
    "discard": {"H2": [4, 5]},
    "survival": {"H1": ["camp"], "H2": ["serum", "gate"]},
    "hunt": ["clone", "toxin", "virus"],
    "evolution_hand": ["evo_apex", "evo_speed"],
    "rescue": 12,
}


def seen(state: State, viewer: int | None) -> View:
    view = GAME.view(state, viewer)
    assert isinstance(view, View)
    return view


def worlds(state: State, viewer: int | None, count: int = 60) -> Iterator[State]:
    rng = Random(5)
    for _ in range(count):
        world = GAME.resample(state, viewer, rng)
        assert canonical(GAME.view(world, viewer)) == canonical(GAME.view(state, viewer))
        yield world


def test_a_committed_card_is_seen_by_its_owner_alone() -> None:
    state = playing(**COMMITTED).state
    for viewer in (None, 0, 1, 2, 3):
        shown = [hunted.played for hunted in seen(state, viewer).hunted]
        assert shown == [hunted.played if hunted.seat == viewer else None for hunted in state.hunted]
        hands = [hunted.hand for hunted in seen(state, viewer).hunted]
        assert [hand is not None for hand in hands] == [hunted.seat == viewer for hunted in state.hunted]


def test_before_the_commit_and_after_the_reveal_place_hands_are_public() -> None:
    for state in (table(phase="exploration"), table(at={"H1": [1], "H2": [1], "H3": [1]})):
        assert [hunted.hand for hunted in seen(state, None).hunted] == [hunted.hand for hunted in state.hunted]


def test_hands_of_cards_are_their_holders_own() -> None:
    state = playing(**COMMITTED).state
    for viewer in (None, 0, 1, 2):
        view = seen(state, viewer)
        assert (view.hunt_hand is not None) == (viewer == 0)
        assert (view.evolution_hand is not None) == (viewer == 0)
        assert [h.survival is not None for h in view.hunted] == [h.seat == viewer for h in state.hunted]
    assert seen(state, None).evolution_hand_sizes == {"1": 1, "2": 1}


@pytest.mark.parametrize("viewer", [0, None])
def test_under_a_smokescreen_discards_are_for_the_hunted(viewer: int | None) -> None:
    state = playing(**COMMITTED, smokescreen=True).state
    assert seen(state, viewer).hunted[1].discard is None
    assert seen(state, viewer).hunted[1].discard_size == 2
    assert seen(state, 3).hunted[1].discard == [4, 5]
    discards = {tuple(world.of(2).discard) for world in worlds(state, viewer)}
    assert len(discards) > 3
    assert {tuple(world.of(2).discard) for world in worlds(state, 3)} == {(4, 5)}


def test_a_blocked_place_is_never_imagined_as_played() -> None:
    state = playing(**COMMITTED, blocked=[5]).state
    assert {tuple(world.of(1).played) for world in worlds(state, 0)} == {(1,), (2,), (3,), (4,)}


def test_cards_shown_to_the_creature_stay_in_the_hand_for_it() -> None:
    state = playing(**COMMITTED, marks={"H1": {"shown": [2, 5]}}).state
    assert {tuple(world.of(1).played) for world in worlds(state, 0)} == {(1,), (3,), (4,)}
    assert (5,) in {tuple(world.of(1).played) for world in worlds(state, 3)}
    assert seen(state, 0).hunted[0].shown == [2, 5]
    assert seen(state, 3).hunted[0].shown == []


def test_a_vortex_card_stays_played_for_all_who_know_it() -> None:
    vortex = {"H3": {"open_played": [3]}}
    state = playing(**COMMITTED, marks=vortex).state
    assert all(3 in world.of(3).played for world in worlds(state, 0))
    hidden = playing(**COMMITTED, marks=vortex, smokescreen=True).state
    assert any(3 not in world.of(3).played for world in worlds(hidden, 0))
    assert all(3 in world.of(3).played for world in worlds(hidden, 1))


def test_scanned_and_buried_hunt_cards_are_known_to_whom_saw_them() -> None:
    state = playing(
        **COMMITTED, hunt_seen={"clone": [2]}, hunt_bottom=[Buried("scream", None), Buried("ruin", [0])]
    ).state
    assert seen(state, 2).hunt_known == ["clone"]
    assert seen(state, 1).hunt_known == []
    assert seen(state, None).hunt_bottom == ["scream", None]
    assert seen(state, 0).hunt_bottom == ["scream", "ruin"]
    assert all("clone" in world.hunt_hand for world in worlds(state, 2))
    assert any("clone" not in world.hunt_hand for world in worlds(state, 1))
    assert all(len(world.hunt_seen) == 1 for world in worlds(state, 1))


def test_the_creature_imagines_other_hands_but_keeps_its_own() -> None:
    state = playing(**COMMITTED).state
    for world in worlds(state, 0):
        assert world.hunt_hand == state.hunt_hand
        assert world.evolution_hand == state.evolution_hand
    assert len({tuple(world.of(2).survival) for world in worlds(state, 0)}) > 20


def test_face_down_survivors_have_no_name_anywhere() -> None:
    state = playing(**COMMITTED, strangers={"H1": 2}).state
    assert state.of(1).survivors == []
    assert sum(state.survivor_bag.values()) - state.survivor_deck == 2


def whole_game(seats: int, options: Options, seed: int) -> Iterator[Move[State]]:
    rng = Random(seed)
    chance = RandomChance(rng)
    move = begin(GAME, options, seats, chance)
    yield move
    while not move.position.is_over:
        decision = rng.choice(move.position.decisions)
        move = play(move.position, decision.seat, rng.choice(decision.options), chance)
        yield move


@pytest.mark.parametrize("expansion", ["none", "light", "sanctuary"])
def test_facts_tell_a_viewer_no_more_than_its_view(expansion: Any) -> None:
    """Whoever folds the cards it may read into a notebook never holds a card that its view does not show."""
    for move in whole_game(4, Options(expansion=expansion), seed=11):
        state = move.position.state
        for viewer in (None, 0, 1, 2, 3):
            for fact in move.facts:
                fields = readable(fact, viewer, None)
                if fields["kind"] == "survival_drawn":
                    assert ("card" in fields) == (viewer == fact.seat)  # type: ignore[attr-defined]
                if fields["kind"] in ("places_committed", "zone_answered"):
                    assert ("places" in fields or "place" in fields) == (viewer == fact.seat)  # type: ignore[attr-defined]
                if fields["kind"] in ("hunt_drawn", "evolution_drawn", "hunt_put_bottom"):
                    assert ("card" in fields or "evolution" in fields) == (viewer == state.creature)
