"""An application's side of the client: whose turn it is, acting for people, and tokens again."""

from __future__ import annotations

import pytest
from strata_client import Strata, StrataProblem

from tests.api.conftest import Service
from tests.client.conftest import Connect

PEOPLE = [{"kind": "human", "player": "ann"}, {"kind": "human", "player": "bob"}]
FIRST = {"start_player": 0}


@pytest.fixture
def arcade(service: Service, connect: Connect) -> Strata:
    key, _ = service.keys.create("application", "arcade")
    return connect(service, key=key)


def test_turns_are_found_by_player_and_by_token(arcade: Strata, service: Service) -> None:
    matches = [arcade.create("gods-love-dinosaurs", PEOPLE, FIRST) for _ in range(3)]
    service.project()
    assert {turn["match"] for turn in arcade.turns("ann")} == {match.id for match in matches}
    assert list(arcade.turns("bob")) == []
    tokens = [match.tokens[seat] for match in matches for seat in (0, 1)]
    assert [(turn["match"], turn["seat"]) for turn in arcade.turns_of(tokens)] == [(match.id, 0) for match in matches]
    found = arcade.matches(status=["open", "playing"], own=True, turn=True, forks=False, imported=False)
    assert {row["id"] for row in found} == {match.id for match in matches}
    assert list(arcade.matches(own=True, since="2100-01-01T00:00:00Z")) == []


def test_the_application_plays_for_everybody(arcade: Strata) -> None:
    match = arcade.create("dominant-species", PEOPLE, {"max_rounds": 1}, on_behalf=True)
    while pending := match.summary()["pending"]:
        seat = match.on_behalf(pending[0]["seat"])
        option = seat.actions()["decisions"][0]["options"][-1]
        seat.check(option)
        seat.play(option)
    actors = {event["actor"] for event in match.events() if event["type"] == "move_played"}
    assert actors == {"application:0", "application:1"}


def test_only_a_key_acts_for_others(strata: Strata) -> None:
    match = strata.create("dominant-species", PEOPLE)
    with pytest.raises(LookupError, match="use a key"):
        match.on_behalf(0)


def test_a_token_is_issued_again(arcade: Strata) -> None:
    match = arcade.create("gods-love-dinosaurs", PEOPLE, FIRST)
    old = match.seat(0)
    assert match.issue_token(0) == match.tokens[0]
    assert match.seat(0).actions()["decisions"]
    with pytest.raises(StrataProblem, match="has left the seat"):
        old.actions()


def test_a_seat_adds_its_value_to_joint_chance_and_waits_for_the_others(strata: Strata) -> None:
    match = strata.create("gods-love-dinosaurs", PEOPLE, FIRST, chance="joint")
    assert match.summary()["chance"]["waits_for"] == [0, 1]
    match.seat(1).add_value()
    match.seat(1).add_value()
    assert match.summary()["chance"]["waits_for"] == [0]
    turn = next(match.seat(0).turns())
    assert turn["options"]
    assert [event["type"] for event in match.events()][-1] == "match_started"
