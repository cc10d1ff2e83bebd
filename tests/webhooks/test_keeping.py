"""What is kept of subscriptions and deliveries: as much as said, on one server or another."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest
import redis

from strata.store.webhooks import deliveries
from strata.store.webhooks.deliveries import list_key
from strata.store.webhooks.subscriptions import Subscription
from strata.store.webhooks.wiring import Webhooks, webhooks_on
from tests.webhooks.conftest import SECRET, Clock, Post, due


@pytest.fixture(params=["fakeredis", "redis"])
def webhooks(request: pytest.FixtureRequest, webhooks: Webhooks) -> Webhooks:
    if request.param == "fakeredis":
        return webhooks
    client: redis.Redis = request.getfixturevalue("real_redis")
    return webhooks_on(client, SECRET)


@pytest.fixture
def post(webhooks: Webhooks, clock: Clock) -> Post:
    return Post(webhooks, "http://hooks.example/", clock)


def test_of_what_has_arrived_only_the_latest_is_kept_and_nothing_of_what_is_to_be_sent_is_dropped(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "MOST", 2)
    names = [f"msg_{number}" for number in range(5)]
    kept = post.webhooks.deliveries
    for name in names[:4]:
        post.clock.forward(seconds=1)
        post.write(name)
    assert due(kept, post.clock()) == names[:4]
    for name in names[:4]:
        kept.put(msgspec.structs.replace(post.delivery(name), status="delivered", next_attempt_at=None))
    post.write(names[4])
    assert [each.id for each in kept.get_many(names)] == names[2:]
    assert due(kept, post.clock()) == names[4:]
    assert [len(kept.client.zrange(list_key("wh_1", status), 0, -1)) for status in (None, "delivered")] == [3, 2]


def test_nothing_of_a_delivery_is_kept_for_ever(post: Post) -> None:
    post.write()
    post.webhooks.deliveries.put(msgspec.structs.replace(post.delivery(), status="failed"))
    client = post.webhooks.deliveries.client
    for key in ("{webhooks}:delivery:msg_1", list_key("wh_1"), list_key("wh_1", "failed")):
        assert 0 < client.ttl(key) <= 7 * 24 * 3600


def test_what_was_dropped_does_not_come_back(post: Post) -> None:
    post.write()
    delivery = post.delivery()
    post.webhooks.deliveries.client.delete("{webhooks}:delivery:msg_1")
    post.webhooks.deliveries.put(delivery)
    assert post.webhooks.deliveries.get("msg_1") is None


def test_two_who_change_a_subscription_do_not_undo_each_other(post: Post) -> None:
    subscriptions, now = post.webhooks.subscriptions, post.clock()
    is_first = True

    def fail(kept: Subscription) -> Subscription:
        nonlocal is_first
        if is_first:
            is_first = False
            subscriptions.change("wh_1", lambda other: other.rotated("mark", now))
        return msgspec.structs.replace(kept, failing_since=now)

    subscriptions.change("wh_1", fail)
    assert (post.subscription.generation, post.subscription.failing_since) == (2, now)


def test_who_disabled_a_subscription_first_stays_named(post: Post) -> None:
    post.webhooks.subscriptions.disable("wh_1", "gone", post.clock())
    post.webhooks.subscriptions.disable("wh_1", "failures", post.clock() + timedelta(days=1))
    assert post.subscription.disabled is not None
    assert post.subscription.disabled.by == "gone"


def test_a_topic_is_heard_while_somebody_listens(post: Post) -> None:
    subscriptions = post.webhooks.subscriptions
    other = msgspec.structs.replace(post.subscription, id="wh_2")
    subscriptions.add(other)
    topics = {"application:shop", "match:m1"}
    heard = subscriptions.by_topic(topics)
    assert {topic: sorted(each.id for each in who) for topic, who in heard.items()} == {
        "application:shop": ["wh_1", "wh_2"]
    }
    subscriptions.remove(other)
    assert [each.id for each in subscriptions.by_topic(topics)["application:shop"]] == ["wh_1"]
    subscriptions.remove(post.subscription)
    assert subscriptions.by_topic(topics) == {}
    assert subscriptions.by_topic(set()) == {}
