"""A slow receiver keeps neither the worker nor other receivers waiting."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta

import pytest

from strata.store.webhooks.deliveries import Delivery
from strata.store.webhooks.wiring import Webhooks
from strata.workers.webhooks.delivery_pool import MOST, MOST_EACH, DeliveryPool


class Road:
    """Where delivery_pool wait until they are let go on."""

    def __init__(self) -> None:
        self.arrived: list[str] = []
        self.is_clear = threading.Event()

    def deliver(self, id_: str) -> None:
        assert self.is_clear.wait(30)
        self.arrived.append(id_)


def _write(webhooks: Webhooks, subscription: str, count: int) -> list[str]:
    now = datetime.now(UTC)
    ids = [f"msg_{subscription}_{number}" for number in range(count)]
    for id_ in ids:
        delivery = Delivery(
            id=id_, subscription=subscription, owner=subscription, type="your_turn", body="{}", created_at=now
        )
        webhooks.deliveries.add(delivery, now)
    return ids


def test_one_subscriber_gets_few_couriers_and_the_rest_is_put_off(webhooks: Webhooks) -> None:
    road = Road()
    sent = DeliveryPool(webhooks.deliveries, road.deliver)
    slow, other = _write(webhooks, "slow", MOST_EACH + 2), _write(webhooks, "other", 1)
    for id_ in slow + other:
        sent.send(id_)
    put_off = set(webhooks.deliveries.due(datetime.now(UTC) + timedelta(hours=1))) - set(
        webhooks.deliveries.due(datetime.now(UTC))
    )
    assert put_off == set(slow[MOST_EACH:])
    road.is_clear.set()
    sent.wait(30)
    assert sorted(road.arrived) == sorted(slow[:MOST_EACH] + other)
    sent.send(slow[-1])
    sent.wait(30)
    assert road.arrived[-1] == slow[-1], "delivery_pool come back"


def test_there_are_only_so_many_couriers(webhooks: Webhooks) -> None:
    road = Road()
    sent = DeliveryPool(webhooks.deliveries, road.deliver)
    ids = [id_ for number in range(MOST // 2 + 1) for id_ in _write(webhooks, f"wh{number}", 2)]
    for id_ in ids:
        sent.send(id_)
    road.is_clear.set()
    sent.wait(30)
    assert sorted(road.arrived) == sorted(ids[:MOST])


def test_a_courier_that_stumbles_is_not_missed(webhooks: Webhooks, caplog: pytest.LogCaptureFixture) -> None:
    def stumble(id_: str) -> None:
        raise ValueError("a stone")

    sent = DeliveryPool(webhooks.deliveries, stumble)
    for id_ in _write(webhooks, "wh1", MOST_EACH + 1):
        sent.send(id_)
        sent.wait(30)
    assert caplog.messages == ["cannot deliver"] * (MOST_EACH + 1)


def test_those_under_way_are_not_waited_for_for_ever(webhooks: Webhooks) -> None:
    road = Road()
    sent = DeliveryPool(webhooks.deliveries, road.deliver)
    sent.send(_write(webhooks, "wh1", 1)[0])
    sent.wait(0.01)
    assert road.arrived == []
    road.is_clear.set()
    sent.wait(30)
    assert len(road.arrived) == 1
