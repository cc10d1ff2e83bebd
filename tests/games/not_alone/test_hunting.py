"""Phase 2: tokens, responses, hunting again, the River."""

from __future__ import annotations

from strata.domain.kernel import readable
from tests.games.not_alone.table import playing

PLAYED = {"H1": [1], "H2": [2], "H3": [3]}


def test_hunting_ends_only_when_all_tokens_are_placed() -> None:
    played = playing(phase="hunting", played=PLAYED, rescue=5, hunt=["scream"])
    assert {"kind": "end_hunting"} not in played.options()
    assert len(played.options(kind="place_token")) == 20
    played.do("C", "place_token", token="artemia", places=[4]).do("C", "place_token", token="creature", places=[4])
    assert played.options() == [{"kind": "play_hunt_card", "card": "scream"}, {"kind": "end_hunting"}]


def test_hunting_ends_by_itself_without_a_play() -> None:
    played = playing(phase="hunting", played=PLAYED, rescue=12, hunt_plays=0, hunt=["scream"])
    played.do("C", "place_token", token="creature", places=[4])
    assert played.asked == [("H1", "resolve_place")]


def test_everybody_with_a_play_and_a_card_is_asked_to_respond_once() -> None:
    held = {"H1": ["gate"], "H3": ["vortex"]}
    played = playing(phase="responses", played=PLAYED, tokens={"creature": [9]}, survival=held, discard={"H3": [5]})
    assert played.asked == [("H1", "response")]
    assert played.options() == [{"kind": "pass"}]
    played.do("H1", "pass")
    assert played.asked == [("H3", "response")]


def test_after_a_response_the_creature_hunts_again() -> None:
    described = {"phase": "responses", "played": PLAYED, "tokens": {"creature": [9]}, "rescue": 12}
    held = {"H3": ["vortex"]}
    played = playing(**described, survival=held, discard={"H3": [5]}, hunt=["clone"])
    played.do("H3", "play_survival_card", card="vortex", played_place=3, discard_place=5)
    assert played.asked == [("C", "hunting")]
    played.do("C", "play_hunt_card", card="clone")
    assert {option["token"] for option in played.options(kind="place_token")} == {"target"}
    passing = playing(**described, survival=held, discard={"H3": [5]}, hunt=["clone"]).do("H3", "pass")
    assert passing.asked == [("C", "reckoning_window")]


def test_a_vortex_is_seen_by_all_but_under_a_smokescreen_by_the_hunted() -> None:
    for smokescreen, readers in ((False, {None, 0, 1, 3}), (True, {1, 3})):
        played = playing(
            phase="responses",
            played=PLAYED,
            tokens={"creature": [9]},
            survival={"H3": ["vortex"]},
            discard={"H3": [5]},
            smokescreen=smokescreen,
        )
        played.do("H3", "play_survival_card", card="vortex", played_place=3, discard_place=5)
        fact = next(fact for fact in played.facts if fact.__struct_config__.tag == "played_drawn_back")
        assert {viewer for viewer in (None, 0, 1, 3) if "into" in readable(fact, viewer, None)} == readers


def test_river_cards_are_kept_secretly_by_all_concerned_at_once() -> None:
    played = playing(
        phase="river", played={"H1": [1, 2], "H2": [3, 4], "H3": [5]}, awaiting={"H1": "river", "H2": "river"}
    )
    assert played.asked == [("H1", "keep_river_card"), ("H2", "keep_river_card")]
    played.do("H1", "keep_river_card", place=2)
    assert set(readable(played.facts[0], 2, 1)) == {"kind", "seat"}
    assert played.of("H1").pending is None


def test_an_artefact_resolves_both_cards() -> None:
    played = playing(phase="river", played={"H1": [4, 8]}, awaiting={"H1": "artefact"}, tokens={"creature": [9]})
    assert played.asked == [("H1", "resolve_place")]
    assert {option["place"] for option in played.options()} == {4, 8}
    assert played.of("H1").pending is None
