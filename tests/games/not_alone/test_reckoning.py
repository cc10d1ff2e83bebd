"""Phase 3: who explores when, and what the tokens do."""

from __future__ import annotations

import pytest

from strata.domain.games.not_alone.state import Location
from tests.games.not_alone.table import playing


def test_a_seat_resolves_all_its_free_locations_before_the_next() -> None:
    played = playing(at={"H1": [3, 8], "H2": [4]}, tokens={"creature": [9]})
    played.do("H1", "resolve_place", place=8, option="power")
    assert played.asked == [("H1", "resolve_place")]
    played.do("H1", "resolve_place", place=3, option="skip")
    assert played.asked == [("H2", "resolve_place")]


def test_skipping_is_done_for_whom_nothing_else_is_left() -> None:
    played = playing(at={"H1": [4], "H2": [8]}, tokens={"creature": [9]}, spent=["beach"])
    assert played.asked == [("H2", "resolve_place")]
    held = playing(at={"H1": [4], "H2": [8]}, tokens={"creature": [9]}, spent=["beach"], survival={"H1": ["dodge"]})
    assert held.options() == [{"kind": "resolve_place", "place": 4, "option": "skip"}]


def test_under_the_target_one_hunted_goes_through_all_of_it_before_the_next() -> None:
    played = playing(
        at={"H1": [4], "H2": [4]},
        tokens={"creature": [9], "target": [4]},
        force=["scream", "quicksand"],
        expansion="sanctuary",
        sanctuary=1,
    )
    seen = []
    while played.state.phase == "target":
        seen.append(played.asked[0])
        played.play(played.asked[0][0], played.options()[0])
    assert seen == [
        ("H1", "scream_choice"),
        ("H1", "discard_places"),
        ("H1", "resolve_place"),
        ("H2", "scream_choice"),
        ("H2", "discard_places"),
        ("H2", "resolve_place"),
    ]


def test_target_cards_beside_a_clone_keep_their_effects() -> None:
    played = playing(
        at={"H1": [4]}, hand={"H1": [1]}, tokens={"creature": [9], "target": [4]}, force=["scream", "clone"]
    )
    assert played.of("H1").will == 1
    assert played.state.assimilation == 8


def test_at_the_target_and_artemia_nothing_is_explored() -> None:
    played = playing(at={"H1": [4]}, tokens={"creature": [9], "target": [4], "artemia": [4]}, force=["lockdown"])
    assert played.asked == [("H1", "discard_places")]


def test_ineffective_places_still_let_rescue_and_fortify() -> None:
    described = {"expansion": "sanctuary", "sanctuary": 3, "tokens": {"creature": [9]}, "discard": {"H1": [1]}}
    near = playing(at={"H1": [4]}, ineffective=[4], display=["sv_pilot"], **described)
    assert {option["option"] for option in near.options()} == {"rescue", "skip"}
    there = playing(at={"H1": [3]}, ineffective=[3], **described)
    assert {option["option"] for option in there.options()} == {"fortify", "skip"}


@pytest.mark.parametrize(
    ("tokens", "protection"),
    [({"creature": [2]}, "dodge"), ({"artemia": [2]}, "detector"), ({"target": [2]}, "antidote")],
)
def test_a_token_bars_rescue_even_if_it_is_avoided(tokens: dict[str, list[int]], protection: str) -> None:
    described = {"expansion": "sanctuary", "sanctuary": 3, "at": {"H1": [2]}, "display": ["sv_pilot"]}
    elsewhere = playing(**described, tokens={"creature": [9]})
    assert {option["option"] for option in elsewhere.options()} == {"power", "rescue", "skip"}
    avoiding = playing(**described, tokens={"creature": [9], **tokens}, protections={"H1": [protection]})
    assert {option["option"] for option in avoiding.options()} == {"power", "skip"}


@pytest.mark.parametrize(("expert", "will"), [(False, 3), (True, 2)])
def test_broken_will(expert: bool, will: int) -> None:
    played = playing(
        at={"H1": [4]},
        tokens={"creature": [4]},
        will={"H1": 1},
        discard={"H1": [1, 2]},
        options={"expert_variant": expert},
    )
    assert played.of("H1").will == will
    assert played.of("H1").hand == [1, 2, 3, 4, 5]
    assert played.state.assimilation == 7


def test_a_hunted_moved_to_the_lair_suffers_the_lair() -> None:
    played = playing(at={"H1": [2]}, marks={"H1": {"locations": [Location(1, 2)]}}, tokens={"creature": [1]})
    assert played.of("H1").will == 1


def test_resolved_locations_are_caught_too() -> None:
    played = playing(
        at={"H1": [4]}, marks={"H1": {"locations": [Location(4, 4, resolved=True)]}}, tokens={"creature": [4]}
    )
    assert played.of("H1").will == 2


def test_two_caught_locations_cost_two_will_and_one_step() -> None:
    played = playing(at={"H1": [3, 4]}, tokens={"creature": [3], "target": [4]}, force=["clone"])
    assert played.of("H1").will == 1
    assert played.state.assimilation == 8
