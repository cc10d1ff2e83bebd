"""Event windows: who is asked, how often, and when a window closes."""

from __future__ import annotations

from tests.games.evo.table import playing

WINDOW = {"phase": "evolution_window", "turn": 3, "rows": ["egg", "leg", "tail"]}


def test_seats_without_cards_are_not_asked() -> None:
    played = playing(**WINDOW, hands={"B": ["wetsuit#1"]})
    assert played.asked == ("B", "play_event")
    assert played.options == [{"kind": "pass_events"}]


def test_a_seat_is_asked_again_until_it_passes() -> None:
    played = playing(**WINDOW, hands={"A": ["bargain#1", "gene_drift#1", "wetsuit#1"]})
    played.play("A", {"kind": "play_event", "card": "bargain#1"})
    assert played.asked == ("A", "play_event")
    played.play("A", {"kind": "pass_events"})
    assert played.asked == ("A", "choose_row")


def test_a_seat_that_played_its_last_card_is_not_asked_again() -> None:
    played = playing(**WINDOW, hands={"A": ["bargain#1"], "C": ["wetsuit#1"]})
    played.play("A", {"kind": "play_event", "card": "bargain#1"})
    assert played.asked == ("C", "play_event")


def test_the_circuit_follows_initiative_and_is_not_repeated() -> None:
    played = playing(**WINDOW, order="CAB", hands={"A": ["bargain#1"], "C": ["dead_end#1"]})
    assert played.asked == ("C", "play_event")
    played.play("C", {"kind": "pass_events"})
    played.play("A", {"kind": "play_event", "card": "bargain#1"})
    assert played.asked == ("C", "choose_row")


def test_both_copies_of_a_card_are_offered() -> None:
    played = playing(phase="births_window", turn=3, hands={"A": ["fertility#1", "fertility#2"]})
    assert [option.get("card") for option in played.options] == ["fertility#1", "fertility#2", None]


def test_cards_of_other_windows_cannot_be_played() -> None:
    played = playing(**WINDOW, hands={"A": ["fertility#1", "big_brother#2"]})
    assert played.options == [{"kind": "pass_events"}]


def test_only_able_seats_are_asked_where_that_was_agreed() -> None:
    able = {"event_polling": "only_able"}
    played = playing(**WINDOW, options=able, hands={"A": ["dead_end#1"], "B": ["bargain#1", "sunblock#1"]})
    assert played.asked == ("B", "play_event")
    assert {"kind": "pass_events"} in played.options
    assert [fact["seat"] for fact in played.told("events_skipped")] == [0]
    played.play("B", {"kind": "play_event", "card": "bargain#1"})
    assert played.asked == ("A", "choose_row")


def test_a_window_opens_from_the_third_turn_on() -> None:
    hands = {"A": ["wetsuit#1"]}
    assert playing(phase="climate", turn=2, hands=hands).asked == ("A", "move_dino")
    assert playing(phase="climate", turn=3, hands=hands).asked == ("A", "play_event")


def test_without_the_event_deck_no_window_opens() -> None:
    played = playing(phase="climate", turn=3, options={"event_deck": "none"})
    assert played.asked == ("A", "move_dino")


def test_the_five_windows_of_a_turn_come_in_order() -> None:
    hands = {"A": ["calm_spell#1"]}
    played = playing(phase="climate_window", turn=3, hands=hands)
    phases = []
    while played.state.turn == 3:
        assert played.asked is not None
        if played.asked[1] == "play_event":
            phases.append(str(played.state.phase))
        played.play(played.asked[0], played.options[-1])
    assert phases == ["climate_window", "movement_window", "births_window", "survival_window", "evolution_window"]
