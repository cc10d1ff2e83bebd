"""Movement and combat beyond the golden examples."""

from __future__ import annotations

from tests.games.evo.table import playing


def test_a_seat_without_dinos_or_points_is_passed_over() -> None:
    played = playing(dinos={"B": ["0,0"], "C": ["1,1"]}, modifiers={"B": {"movement_bonus": -2}})
    assert played.asked == ("C", "move_dino")
    assert [fact["seat"] for fact in played.told("movement_ended")] == [0, 1]


def test_movement_can_be_given_up() -> None:
    played = playing(dinos={"A": ["0,0"], "B": ["1,1"]}, genes={"A": {"leg": 4}})
    played.play("A", {"kind": "end_movement"})
    assert played.asked == ("B", "move_dino")


def test_own_dinos_block_the_way() -> None:
    played = playing(dinos={"A": ["-5,2", "-5,3"]})
    ways = {(option["from"], option["to"]) for option in played.options if option["kind"] == "move_dino"}
    assert ("-5,2", "-5,3") not in ways
    assert ("-5,2", "-4,1") in ways


def test_a_victor_may_go_on() -> None:
    played = playing(dinos={"A": ["-3,0"], "B": ["-2,0"]}, genes={"A": {"leg": 2, "horn": 2}})
    played.play("A", {"kind": "move_dino", "from": "-3,0", "to": "-2,0"}, dice=[5])
    assert {"kind": "move_dino", "from": "-2,0", "to": "-2,1"} in played.options


def test_a_walled_in_seat_is_passed_over() -> None:
    strong = {"B": {"horn": 5}}
    played = playing(dinos={"A": ["-5,2"], "B": ["-5,3", "-4,1", "-4,2"]}, genes=strong)
    assert played.asked == ("B", "move_dino")


def test_a_lost_attack_costs_the_point_too() -> None:
    played = playing(dinos={"A": ["-3,0", "0,0"], "B": ["-2,0"]}, genes={"A": {"leg": 2}})
    played.play("A", {"kind": "move_dino", "from": "-3,0", "to": "-2,0"}, dice=[3])
    assert played.state.moves_left == 1
    assert played.state.seats[0].supply == 9
