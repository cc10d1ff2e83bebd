"""Phase 4: what is discarded, drawn and ended."""

from __future__ import annotations

from strata.domain.games.not_alone.state import Buried
from strata.domain.kernel import readable
from tests.games.not_alone.table import playing


def test_cards_go_to_their_discards_in_order_of_play() -> None:
    played = playing(
        phase="end_window",
        at={"H1": [1]},
        force=["scream", "despair"],
        tokens={"creature": [9], "target": [2]},
        hunt_plays=0,
        rescue=9,
        blocked=[3],
    )
    state = played.state
    assert state.hunt_discard == ["scream", "despair"]
    assert played.of("H1").discard == [1]
    assert len(state.hunt_hand) == 3
    assert (state.rescue, state.turn) == (8, 3)
    assert (state.tokens, state.in_force, state.blocked) == ({}, [], [])
    assert played.of("H1").locations == []


def test_rescue_in_phase_4_ends_the_game() -> None:
    assert playing(phase="end_window", at={"H1": [1]}, rescue=1).state.ending == "rescue"


def test_the_deck_is_drawn_before_what_lies_under_it_and_renewed_last() -> None:
    described = {"phase": "end_window", "at": {"H1": [1]}, "hunt": ["clone"], "hunt_plays": 0}
    played = playing(**described, hunt_bag=["toxin"], hunt_bottom=[Buried("scream", None)], hunt_discard=["virus"])
    assert [fact["card"] for fact in played.told("hunt_drawn")] == ["toxin", "scream"]
    assert played.state.hunt_seen == {"scream": None}, "all have seen it go under the deck"
    renewed = playing(**described, hunt_bag=[], hunt_bottom=[Buried("scream", None)], hunt_discard=["virus"])
    assert [fact["card"] for fact in renewed.told("hunt_drawn")] == ["scream", "virus"]
    assert renewed.state.hunt_discard == []


def test_a_drawn_hunt_card_is_the_creature_s_secret() -> None:
    played = playing(phase="end_window", at={"H1": [1]}, hunt_plays=0)
    drawn = next(fact for fact in played.facts if fact.__struct_config__.tag == "hunt_drawn")
    assert "card" in readable(drawn, 0, None)
    assert "card" not in readable(drawn, 1, None)


def test_the_smokescreen_lifts() -> None:
    played = playing(phase="end_window", at={"H1": [1]}, discard={"H2": [3]}, smokescreen=True, hunt_plays=0)
    assert played.told("smokescreen_lifted")[0]["discards"] == [[1], [3], []]
    assert not played.state.smokescreen
