"""A clock on a running service: who falls silent holds nobody up."""

from __future__ import annotations

from tests.processes.stack import Client, Stack, until


def test_a_match_in_which_a_person_falls_silent_goes_on_for_the_others(stack: Stack) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot", "bot": "random"}]
    clock = {"move_seconds": 1, "bot": "random"}
    body = {"game": "evo", "options": {"event_deck": "none"}, "seats": seats, "clock": clock}
    client = Client(stack.port)
    _, made = client.post("/v1/matches", body)
    path = f"/v1/matches/{made['id']}"
    # Given both people fall silent, the table waits for one of them
    until(lambda: all(row["stand_in"] for row in client.get(path)[1]["seats"][:2]), "bots stand in for both")
    # When one is back and both leave for good, the bots play on
    tokens = [row["token"] for row in made["seats"]]
    assert client.post(f"{path}/seats/0/return", {}, tokens[0])[0] == 201
    assert [client.delete(f"{path}/seats/{seat}?bot=random", tokens[seat])[0] for seat in (0, 1)] == [200, 200]
    until(lambda: client.get(path)[1]["status"] == "scored", "the match is scored")
    types = [event["type"] for event in client.get(f"{path}/events?limit=1000")[1]["data"]]
    assert types.count("seat_lapsed") >= 2
    assert types.count("seat_resumed") == 1
    assert client.get(f"{path}/audit")[1]["verdict"] == "holds"
