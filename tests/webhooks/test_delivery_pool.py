"""A slow receiver keeps neither the worker nor other receivers waiting."""

from __future__ import annotations

import threading
from datetime import UTC, datetime

import pytest

from strata.store.webhooks.accounts import Account
from strata.store.webhooks.deliveries import Delivery
from strata.store.webhooks.wiring import Webhooks
from strata.workers.webhooks.delivery_pool import MOST, MOST_EACH, MOST_OF_GROUP, MOST_WAITING, DeliveryPool
from tests.processes.stack import until

SLOW, OTHER = Account("shop"), Account("club")


class Road:
    """Where deliveries wait until they are let go on."""

    def __init__(self) -> None:
        self.on_their_way: set[str] = set()
        self.most = 0
        self.arrived: list[str] = []
        self.is_clear = threading.Event()
        self._lock = threading.Lock()

    def deliver(self, id_: str) -> None:
        with self._lock:
            self.on_their_way.add(id_)
            self.most = max(self.most, len(self.on_their_way))
        assert self.is_clear.wait(30)
        with self._lock:
            self.on_their_way.remove(id_)
            self.arrived.append(id_)


def _write(webhooks: Webhooks, account: Account, count: int) -> list[str]:
    now = datetime.now(UTC)
    ids = [f"msg_{account.name}_{number}" for number in range(count)]
    for id_ in ids:
        delivery = Delivery(
            id=id_, subscription="wh_1", owner=account.name, type="your_turn", body="{}", created_at=now
        )
        webhooks.deliveries.add(delivery, now)
    return ids


def _send(webhooks: Webhooks, road: Road, ids: list[str]) -> DeliveryPool:
    pool = DeliveryPool(webhooks.deliveries, road.deliver)
    for id_ in ids:
        pool.send(id_)
    return pool


def test_one_account_gets_few_threads_some_wait_and_the_rest_is_put_off(webhooks: Webhooks) -> None:
    road = Road()
    slow, other = _write(webhooks, SLOW, MOST_EACH + MOST_WAITING + 2), _write(webhooks, OTHER, 1)
    pool = _send(webhooks, road, slow + other)
    until(lambda: road.on_their_way == {*slow[:MOST_EACH], *other}, "as many are on their way as may be")
    accounts = webhooks.deliveries.client
    now = datetime.now(UTC).timestamp()
    put_off = accounts.zrangebyscore(f"{{webhooks}}:due:{SLOW.name}", now, "+inf")
    assert {id_.decode() for id_ in put_off} == set(slow[MOST_EACH + MOST_WAITING :])
    road.is_clear.set()
    until(lambda: len(road.arrived) == MOST_EACH + MOST_WAITING + 1, "those that waited had their turn")
    pool.wait(30)
    assert sorted(road.arrived) == sorted(slow[: MOST_EACH + MOST_WAITING] + other)


def test_all_seats_of_an_application_leave_room_for_everybody_else(webhooks: Webhooks) -> None:
    road = Road()
    seats = [Account("shop", f"m{number}", 0) for number in range(MOST_OF_GROUP)]
    theirs = [id_ for seat in seats for id_ in _write(webhooks, seat, 2)]
    other, own = _write(webhooks, OTHER, 1), _write(webhooks, SLOW, 1)
    _send(webhooks, road, theirs + other + own)
    until(lambda: {*other, *own} <= road.on_their_way, "others and the application itself are not held up")
    assert len(road.on_their_way & set(theirs)) == MOST_OF_GROUP
    road.is_clear.set()
    until(lambda: sorted(road.arrived) == sorted(theirs + other + own), "all of them arrive in the end")


def test_there_are_only_so_many_threads(webhooks: Webhooks) -> None:
    road = Road()
    accounts = [Account(f"app{number}") for number in range(MOST // 2 + 1)]
    ids = [id_ for account in accounts for id_ in _write(webhooks, account, 2)]
    pool = _send(webhooks, road, ids)
    until(lambda: len(road.on_their_way) == MOST, "as many are on their way as may be")
    road.is_clear.set()
    until(lambda: sorted(road.arrived) == sorted(ids), "the others follow")
    pool.wait(30)
    assert road.most == MOST


def test_a_courier_that_stumbles_is_not_missed(webhooks: Webhooks, caplog: pytest.LogCaptureFixture) -> None:
    def stumble(id_: str) -> None:
        raise ValueError("a stone")

    sent = DeliveryPool(webhooks.deliveries, stumble)
    for id_ in _write(webhooks, OTHER, MOST_EACH + 1):
        sent.send(id_)
        sent.wait(30)
    assert caplog.messages == ["cannot deliver"] * (MOST_EACH + 1)


def test_those_under_way_are_not_waited_for_for_ever(webhooks: Webhooks) -> None:
    road = Road()
    sent = DeliveryPool(webhooks.deliveries, road.deliver)
    sent.send(_write(webhooks, OTHER, 1)[0])
    sent.wait(0.01)
    assert road.arrived == []
    road.is_clear.set()
    sent.wait(30)
    assert len(road.arrived) == 1
