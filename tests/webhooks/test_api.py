"""Webhooks over HTTP: everybody has their own, a secret is shown once, and a repeated request does nothing twice."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import fakeredis
import msgspec
import pytest
from werkzeug.test import TestResponse

from strata.api.services import EXTENSION, Services
from strata.store.webhooks.deliveries import Attempt, Delivery
from strata.store.webhooks.messages import EVENTS
from strata.store.webhooks.subscriptions import MOST_OF_SEAT
from strata.store.webhooks.wiring import Webhooks
from strata.workers.webhooks.addresses import Addresses
from strata.workers.webhooks.delivering import Deliverer
from strata.workers.webhooks.sending import Sender
from tests.api.conftest import Service
from tests.webhooks.conftest import due
from tests.webhooks.receiver import Receiver

URL = "http://127.0.0.1:9/hook"


class Shop:
    """An application with a key, and a match of two of its people."""

    def __init__(self, service: Service, name: str = "shop", scope: str = "application") -> None:
        self.service = service
        self.key, _ = service.keys.create(scope, name)
        body = {"game": "evo", "seats": [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}]}
        self.match = service.post("/v1/matches", body, service.keys.create("application", name)[0]).get_json()
        self.seat_token: str = self.match["seats"][0]["token"]

    def subscribe(self, token: str | None = None, **body: Any) -> dict[str, Any]:
        response = self.service.post("/v1/webhooks", {"url": URL, **body}, token or self.key)
        assert response.status_code == 201, response.get_json()
        made: dict[str, Any] = response.get_json()
        return made

    def post(self, path: str, **headers: str) -> TestResponse:
        return self.service.post(f"/v1/webhooks/{path}", {}, self.key, **headers)

    def patch(self, path: str, body: Any) -> TestResponse:
        return self.service.http.patch(
            f"/v1/webhooks/{path}", json=body, headers={"Authorization": f"Bearer {self.key}"}
        )

    def get(self, path: str = "") -> TestResponse:
        return self.service.get(f"/v1/webhooks{path}", self.key)


@pytest.fixture
def service() -> Service:
    client = fakeredis.FakeRedis(server=fakeredis.FakeServer())
    return Service(client, are_private_webhooks_allowed=True)


@pytest.fixture
def shop(service: Service) -> Shop:
    return Shop(service)


@pytest.fixture
def hooks(service: Service) -> Webhooks:
    services: Services = service.app.extensions[EXTENSION]
    return services.webhooks


def _code(response: TestResponse) -> tuple[int, str]:
    return response.status_code, response.get_json()["code"]


def test_an_application_subscribes_and_is_shown_the_secret_once(shop: Shop) -> None:
    made = shop.subscribe()
    assert made["secret"].startswith("whsec_")
    assert made["events"] == [event for event in EVENTS if event != "move_played"]
    assert (made["match"], made["seat"], made["enabled"]) == (None, None, True)
    del made["secret"]
    assert shop.get(f"/{made['id']}").get_json() == made
    assert shop.get().get_json()["data"] == [made]


def test_no_secret_lies_in_redis(shop: Shop) -> None:
    secret = shop.subscribe()["secret"].removeprefix("whsec_").encode()
    client = shop.service.redis
    assert not any(secret in value for value in client.hgetall("{webhooks}:subscriptions").values())
    assert client.hlen("{webhooks}:subscriptions") == 1


def test_an_application_may_name_events_and_one_of_its_matches(shop: Shop) -> None:
    made = shop.subscribe(events=["move_played", "your_turn", "move_played"], match=shop.match["id"])
    assert (made["events"], made["match"]) == (["your_turn", "move_played"], shop.match["id"])


def test_a_seat_hears_of_its_own_match(shop: Shop) -> None:
    made = shop.subscribe(shop.seat_token)
    assert (made["match"], made["seat"]) == (shop.match["id"], 0)
    other = Shop(shop.service).match["id"]
    refused = shop.service.post("/v1/webhooks", {"url": URL, "match": other}, shop.seat_token)
    assert _code(refused) == (403, "forbidden")


def test_a_person_who_left_has_no_webhooks(shop: Shop) -> None:
    shop.subscribe(shop.seat_token)
    shop.service.delete(f"/v1/matches/{shop.match['id']}/seats/0", shop.seat_token)
    assert _code(shop.service.get("/v1/webhooks", shop.seat_token)) == (403, "seat_lost")


def test_subscribing_takes_a_token_with_the_right(shop: Shop) -> None:
    service, body = shop.service, {"url": URL}
    assert _code(service.post("/v1/webhooks", body)) == (401, "unauthenticated")
    reader, _ = service.keys.create("read write", "shop")
    assert _code(service.post("/v1/webhooks", body, reader)) == (403, "missing_scope")
    stranger = Shop(service, "stranger")
    of_others = {**body, "match": shop.match["id"]}
    assert _code(service.post("/v1/webhooks", of_others, stranger.key)) == (403, "forbidden")
    assert _code(service.post("/v1/webhooks", {**body, "match": "nowhere"}, shop.key)) == (404, "unknown_match")


def test_a_webhook_of_another_is_not_to_be_told_from_none(shop: Shop) -> None:
    id_ = shop.subscribe()["id"]
    delivery = shop.post(f"{id_}/test").get_json()["id"]
    stranger = Shop(shop.service, "stranger")
    paths = [f"/{id_}", f"/{id_}/deliveries", f"/{id_}/deliveries/{delivery}"]
    assert {_code(stranger.get(path)) for path in paths} == {(404, "unknown_webhook")}
    for path in (f"{id_}/rotate", f"{id_}/test", f"{id_}/deliveries/{delivery}/resend"):
        assert _code(stranger.post(path)) == (404, "unknown_webhook")
    assert _code(stranger.patch(id_, {"enabled": False})) == (404, "unknown_webhook")
    assert _code(shop.service.delete(f"/v1/webhooks/{id_}", stranger.key)) == (404, "unknown_webhook")
    assert stranger.get().get_json()["data"] == []
    assert shop.service.get("/v1/webhooks", shop.seat_token).get_json()["data"] == []


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({}, "/url"),
        ({"url": "gopher://example.org"}, "/url"),
        ({"url": "http://ann:pw@127.0.0.1/"}, "/url"),
        ({"url": URL, "events": []}, "/events"),
        ({"url": URL, "events": ["test"]}, "/events/0"),
        ({"url": URL, "secret": "mine"}, "/secret"),
    ],
)
def test_what_cannot_be_accepted_is_pointed_at(shop: Shop, body: dict[str, Any], pointer: str) -> None:
    response = shop.service.post("/v1/webhooks", body, shop.key)
    assert _code(response) == (422, "invalid_request")
    assert [error["pointer"] for error in response.get_json()["errors"]] == [pointer]


@pytest.mark.parametrize("url", ["http://127.0.0.1/", "http://[::1]/", "http://localhost/", "http://169.254.169.254/"])
def test_addresses_that_are_not_public_are_refused_unless_the_operator_allows_them(url: str) -> None:
    shop = Shop(Service(fakeredis.FakeRedis(server=fakeredis.FakeServer())))
    response = shop.service.post("/v1/webhooks", {"url": url}, shop.key)
    (error,) = response.get_json()["errors"]
    assert error["pointer"] == "/url"
    assert "must have a public address, unless the operator sets STRATA_WEBHOOK_PRIVATE=allow" in error["detail"]
    made = shop.subscribe(url="http://8.8.8.8/")
    assert shop.patch(made["id"], {"url": url}).status_code == 422


def test_there_are_only_so_many(shop: Shop) -> None:
    for _ in range(MOST_OF_SEAT):
        shop.subscribe(shop.seat_token)
    refused = shop.service.post("/v1/webhooks", {"url": URL}, shop.seat_token)
    assert _code(refused) == (409, "too_many_webhooks")
    page = shop.service.get("/v1/webhooks", shop.seat_token).get_json()["data"]
    shop.service.delete(f"/v1/webhooks/{page[0]['id']}", shop.seat_token)
    shop.subscribe(shop.seat_token)


def test_a_match_that_is_over_has_nothing_more_to_tell(shop: Shop) -> None:
    owner, _ = shop.service.keys.create("application", "shop")
    shop.service.delete(f"/v1/matches/{shop.match['id']}", owner)
    refused = shop.service.post("/v1/webhooks", {"url": URL, "match": shop.match["id"]}, shop.key)
    assert _code(refused) == (409, "match_over")


def test_pages_of_webhooks(shop: Shop) -> None:
    made = [shop.subscribe()["id"] for _ in range(3)]
    first = shop.get("?limit=2").get_json()
    assert first["has_more"]
    second = shop.get(f"?limit=2&cursor={first['next_cursor']}").get_json()
    assert not second["has_more"]
    assert sorted(row["id"] for row in first["data"] + second["data"]) == sorted(made)
    assert shop.get("?cursor=nonsense").status_code == 422


def test_a_webhook_is_changed_disabled_and_enabled(shop: Shop, hooks: Webhooks) -> None:
    id_ = shop.subscribe()["id"]
    changed = shop.patch(id_, {"url": URL + "2", "events": ["match_scored"]}).get_json()
    assert (changed["url"], changed["events"], changed["enabled"]) == (URL + "2", ["match_scored"], True)
    disabled = shop.patch(id_, {"enabled": False}).get_json()
    assert (disabled["enabled"], disabled["disabled_by"]) == (False, "owner")
    assert disabled["disabled_at"] is not None
    assert _code(shop.post(f"{id_}/test")) == (409, "webhook_disabled")
    enabled = shop.patch(id_, {"enabled": True}).get_json()
    assert (enabled["enabled"], enabled["disabled_by"], enabled["disabled_at"]) == (True, None, None)
    assert shop.patch(id_, {"match": "m1"}).status_code == 422


def test_why_a_webhook_was_disabled_is_shown_and_forgotten_when_it_is_enabled(shop: Shop, hooks: Webhooks) -> None:
    id_ = shop.subscribe()["id"]
    since = datetime.now(UTC) - timedelta(days=4)
    hooks.subscriptions.change(id_, lambda kept: msgspec.structs.replace(kept, failing_since=since))
    hooks.subscriptions.disable(id_, "failures", datetime.now(UTC))
    shown = shop.get(f"/{id_}").get_json()
    assert (shown["disabled_by"], shown["failing_since"] is None) == ("failures", False)
    assert shop.patch(id_, {"enabled": True}).get_json()["failing_since"] is None


def test_a_deleted_webhook_is_gone(shop: Shop, hooks: Webhooks) -> None:
    id_ = shop.subscribe()["id"]
    assert shop.service.delete(f"/v1/webhooks/{id_}", shop.key).status_code == 204
    assert _code(shop.get(f"/{id_}")) == (404, "unknown_webhook")
    assert shop.get().get_json()["data"] == []
    assert hooks.subscriptions.by_topic({"application:shop"}) == {}


def test_rotation_gives_another_secret(shop: Shop, hooks: Webhooks) -> None:
    made = shop.subscribe()
    rotated = shop.post(f"{made['id']}/rotate")
    assert rotated.status_code == 201
    assert rotated.get_json()["secret"] != made["secret"]
    kept = hooks.subscriptions.get(made["id"])
    assert kept is not None
    signing = [hooks.secrets.secret(kept.id, each) for each in kept.generations(datetime.now(UTC))]
    assert signing == [rotated.get_json()["secret"], made["secret"]]


def test_a_test_arrives_by_the_way_all_deliveries_take(shop: Shop, hooks: Webhooks, receiver: Receiver) -> None:
    made = shop.subscribe(url=receiver.url)
    response = shop.post(f"{made['id']}/test")
    assert response.status_code == 202
    delivery = response.get_json()
    assert (delivery["type"], delivery["status"], delivery["attempts"]) == ("test", "pending", 0)
    assert due(hooks.deliveries, datetime.now(UTC)) == [delivery["id"]]
    Deliverer(hooks, Sender(Addresses(are_private_allowed=True))).deliver(delivery["id"])
    [received] = receiver.received
    assert received.verified_by(made["secret"])["data"] == {"webhook": made["id"]}
    seen = shop.get(f"/{made['id']}/deliveries/{delivery['id']}").get_json()
    assert (seen["status"], seen["last_attempt"]["status_code"]) == ("delivered", 200)
    assert seen["payload"] == received.message


def _failed(hooks: Webhooks, subscription: str, id_: str) -> None:
    """A delivery that was given up."""
    now = datetime.now(UTC)
    delivery = Delivery(
        id=id_,
        subscription=subscription,
        owner='{"application":"club"}',
        type="your_turn",
        body='{"type":"your_turn"}',
        created_at=now,
    )
    hooks.deliveries.add([delivery], now)
    attempt = Attempt(now, 500, "status")
    hooks.deliveries.put(msgspec.structs.replace(delivery, status="failed", attempts=9, last_attempt=attempt))


def test_failed_deliveries_are_listed_and_sent_again(shop: Shop, hooks: Webhooks, receiver: Receiver) -> None:
    id_ = shop.subscribe(url=receiver.url)["id"]
    _failed(hooks, id_, "msg_1")
    shop.post(f"{id_}/test")
    [failed] = shop.get(f"/{id_}/deliveries?status=failed").get_json()["data"]
    assert (failed["id"], failed["last_attempt"]["error"]) == ("msg_1", "status")
    assert len(shop.get(f"/{id_}/deliveries").get_json()["data"]) == 2
    again = shop.post(f"{id_}/deliveries/msg_1/resend")
    assert again.status_code == 202
    assert (again.get_json()["status"], again.get_json()["attempts"]) == ("pending", 0)
    assert shop.get(f"/{id_}/deliveries?status=failed").get_json()["data"] == []
    assert "msg_1" in due(hooks.deliveries, datetime.now(UTC))
    Deliverer(hooks, Sender(Addresses(are_private_allowed=True))).deliver("msg_1")
    assert [received.headers["webhook-id"] for received in receiver.received] == ["msg_1"]
    [delivered] = shop.get(f"/{id_}/deliveries?status=delivered").get_json()["data"]
    assert delivered["id"] == "msg_1"


def test_deliveries_have_pages_and_statuses(shop: Shop, hooks: Webhooks) -> None:
    id_ = shop.subscribe()["id"]
    for number in range(3):
        _failed(hooks, id_, f"msg_{number}")
    first = shop.get(f"/{id_}/deliveries?limit=2&status=failed").get_json()
    second = shop.get(f"/{id_}/deliveries?limit=2&status=failed&cursor={first['next_cursor']}").get_json()
    assert sorted(row["id"] for row in first["data"] + second["data"]) == ["msg_0", "msg_1", "msg_2"]
    assert shop.get(f"/{id_}/deliveries?status=lost").status_code == 422
    assert _code(shop.get(f"/{id_}/deliveries/msg_9")) == (404, "unknown_delivery")
    assert _code(shop.post(f"{id_}/deliveries/msg_9/resend")) == (404, "unknown_delivery")


def test_a_delivery_of_another_webhook_is_not_found(shop: Shop, hooks: Webhooks) -> None:
    one, other = shop.subscribe()["id"], shop.subscribe()["id"]
    _failed(hooks, one, "msg_1")
    assert _code(shop.get(f"/{other}/deliveries/msg_1")) == (404, "unknown_delivery")


def test_a_repeated_request_gets_the_first_answer(shop: Shop, hooks: Webhooks) -> None:
    service, body = shop.service, {"url": URL}
    made = [service.post("/v1/webhooks", body, shop.key, Idempotency_Key="a").get_json() for _ in range(2)]
    assert made[0] == made[1]
    id_ = made[0]["id"]
    assert len(shop.get().get_json()["data"]) == 1
    rotated = [shop.post(f"{id_}/rotate", Idempotency_Key="b").get_json() for _ in range(2)]
    assert rotated[0] == rotated[1]
    kept = hooks.subscriptions.get(id_)
    assert kept is not None
    assert kept.generation == 2
    tests = [shop.post(f"{id_}/test", Idempotency_Key="c").get_json() for _ in range(2)]
    assert tests[0] == tests[1]
    _failed(hooks, id_, "msg_1")
    shop.post(f"{id_}/deliveries/msg_1/resend", Idempotency_Key="d")
    sent = hooks.deliveries.get("msg_1")
    assert sent is not None
    hooks.deliveries.put(msgspec.structs.replace(sent, status="delivered", next_attempt_at=None))
    again = shop.post(f"{id_}/deliveries/msg_1/resend", Idempotency_Key="d").get_json()
    assert again["status"] == "delivered", "it is not sent once more"


def test_a_key_for_another_request_is_refused(shop: Shop) -> None:
    service = shop.service
    id_ = service.post("/v1/webhooks", {"url": URL}, shop.key, Idempotency_Key="a").get_json()["id"]
    other = service.post("/v1/webhooks", {"url": URL + "2"}, shop.key, Idempotency_Key="a")
    assert _code(other) == (422, "idempotency_key_reused")
    shop.post(f"{id_}/rotate", Idempotency_Key="b")
    assert _code(shop.post(f"{id_}/test", Idempotency_Key="b")) == (422, "idempotency_key_reused")
