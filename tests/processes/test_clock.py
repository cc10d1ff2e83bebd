"""A clock on a running service: who falls silent holds nobody up."""

from __future__ import annotations

from tests.processes.stack import Client, Stack, until


def test_a_match_whose_person_falls_silent_is_played_to_its_score(stack: Stack) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    clock = {"move_seconds": 1, "bot": "random"}
    body = {"game": "evo", "options": {"event_deck": "none"}, "seats": seats, "clock": clock}
    client = Client(stack.port)
    _, made = client.post("/v1/matches", body)
    path = f"/v1/matches/{made['id']}"
    until(lambda: client.get(path)[1]["status"] == "scored", "the match is scored")
    types = [event["type"] for event in client.get(f"{path}/events?limit=1000")[1]["data"]]
    assert types.count("seat_lapsed") == 1
    assert client.get(f"{path}/audit")[1]["holds"]
