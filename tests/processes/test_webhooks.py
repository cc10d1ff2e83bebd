"""Webhooks of a running service: from the first turn to the score, whoever is killed in between."""

from __future__ import annotations

from tests.processes.stack import Client, Stack, persistently, until
from tests.webhooks.receiver import Receiver


def test_a_match_is_told_from_the_first_turn_to_the_score(stack: Stack) -> None:
    with Receiver() as receiver:
        client, key = Client(stack.port), stack.key("shop")
        # Given an application that listens to all of its matches
        status, webhook = client.post("/v1/webhooks", {"url": receiver.url}, key)
        assert status == 201
        client.post(f"/v1/webhooks/{webhook['id']}/test", {}, key)
        until(lambda: receiver.of_type("test"), "the test has arrived")
        # When it makes a match of a person and bots
        bot = {"kind": "bot", "bot": "random"}
        seats = [{"kind": "human", "player": "ann"}, bot, bot]
        _, match = client.post("/v1/matches", {"game": "evo", "seats": seats}, key)
        # Then it is told when the person is asked
        until(lambda: receiver.of_type("your_turn"), "the person's turn is told")
        [turn] = receiver.of_type("your_turn")
        told = turn.verified_by(webhook["secret"])["data"]
        assert (told["match"], told["seat"], told["player"]) == (match["id"], 0, "ann")
        # And when relay and worker are killed, and the person leaves the match to a bot, of its end
        assert stack.kill("strata.runtime.cli relay") == 1
        assert stack.kill("strata.runtime.cli worker") == 2
        token, path = match["seats"][0]["token"], f"/v1/matches/{match['id']}"
        assert persistently(lambda: client.delete(f"{path}/seats/0?bot=random", token))[0] == 200
        until(lambda: receiver.of_type("match_scored"), "the score is told")
        # And nothing is left to be sent: what a killed worker had in hand is given to another after a minute
        deliveries = f"/v1/webhooks/{webhook['id']}/deliveries"
        until(lambda: not client.get(f"{deliveries}?status=pending", key)[1]["data"], "all is sent")
        for received in receiver.received:
            received.verified_by(webhook["secret"])
        # And each message has one id, however often it came
        ids = {(received.message["type"], received.headers["webhook-id"]) for received in receiver.received}
        assert len(ids) == len({type_ for type_, _ in ids}), "one of each, as the person was asked once"
        assert len(client.get(f"{deliveries}?status=delivered", key)[1]["data"]) == len(ids)
