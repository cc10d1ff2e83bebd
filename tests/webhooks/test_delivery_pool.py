"""A slow receiver keeps neither the worker nor other receivers waiting."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import pytest

from strata.store.incidents import Incidents
from strata.store.webhooks.accounts import Account
from strata.store.webhooks.deliveries import Delivery
from strata.store.webhooks.wiring import Webhooks
from strata.workers.webhooks.delivery_pool import MOST, MOST_EACH, MOST_OF_GROUP, DeliveryPool
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
    ids = [f"msg_{account.name}_{number:03d}" for number in range(count)]
    deliveries = [
        Delivery(id=id_, subscription="wh_1", owner=account.name, type="your_turn", body="{}", created_at=now)
        for id_ in ids
    ]
    webhooks.deliveries.add(deliveries, now)
    return ids


@contextmanager
def _sending(webhooks: Webhooks, deliver: Callable[[str], None]) -> Iterator[DeliveryPool]:
    pool = DeliveryPool(webhooks.deliveries, deliver, Incidents(webhooks.deliveries.client))
    pool.start()
    yield pool
    pool.stop(30)


def test_one_account_gets_few_threads_and_keeps_nobody_waiting(webhooks: Webhooks) -> None:
    road = Road()
    slow, other = _write(webhooks, SLOW, 3 * MOST_EACH), _write(webhooks, OTHER, 1)
    with _sending(webhooks, road.deliver):
        until(lambda: road.on_their_way == {*slow[:MOST_EACH], *other}, "as many are on their way as may be")
        late = _write(webhooks, Account("late"), 1)
        until(lambda: road.on_their_way >= {*late}, "who comes later does not wait either")
        road.is_clear.set()
        until(lambda: len(road.arrived) == 3 * MOST_EACH + 2, "and in the end all have arrived")
    assert sorted(road.arrived) == sorted(slow + other + late), "each of them once"


def test_all_seats_of_an_application_leave_room_for_everybody_else(webhooks: Webhooks) -> None:
    road = Road()
    seats = [Account("shop", f"m{number}", 0) for number in range(MOST_OF_GROUP)]
    theirs = [id_ for seat in seats for id_ in _write(webhooks, seat, 2)]
    other, own = _write(webhooks, OTHER, 1), _write(webhooks, SLOW, 1)
    with _sending(webhooks, road.deliver):
        until(lambda: {*other, *own} <= road.on_their_way, "others and the application itself are not held up")
        until(lambda: len(road.on_their_way & {*theirs}) == MOST_OF_GROUP, "as many seats are on their way as may be")
        road.is_clear.set()
        until(lambda: sorted(road.arrived) == sorted(theirs + other + own), "all of them arrive in the end")


def test_there_are_only_so_many_threads(webhooks: Webhooks) -> None:
    road = Road()
    accounts = [Account(f"app{number}") for number in range(MOST // 2 + 1)]
    ids = [id_ for account in accounts for id_ in _write(webhooks, account, 2)]
    with _sending(webhooks, road.deliver):
        until(lambda: len(road.on_their_way) == MOST, "as many are on their way as may be")
        road.is_clear.set()
        until(lambda: sorted(road.arrived) == sorted(ids), "the others follow")
    assert road.most == MOST


def test_accounts_that_have_all_they_may_have_do_not_hide_the_others(
    webhooks: Webhooks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("strata.workers.webhooks.delivery_pool.PAGE", 3)
    road = Road()
    for number in range(2 * MOST_OF_GROUP):
        _write(webhooks, Account("shop", f"m{number}", 0), 1)
    last = _write(webhooks, OTHER, 1)
    with _sending(webhooks, road.deliver):
        until(lambda: road.on_their_way >= {*last}, "the last is found behind all that must wait")
        road.is_clear.set()


def test_a_failure_of_our_own_is_not_the_end(webhooks: Webhooks, caplog: pytest.LogCaptureFixture) -> None:
    def stumble(id_: str) -> None:
        raise ValueError("a stone")

    _write(webhooks, OTHER, MOST_EACH + 1)
    with _sending(webhooks, stumble):
        until(lambda: len(caplog.messages) == MOST_EACH + 1, "each was tried")
    assert set(caplog.messages) == {"cannot deliver"}


def test_those_under_way_are_not_waited_for_for_ever(webhooks: Webhooks) -> None:
    road = Road()
    [id_] = _write(webhooks, OTHER, 1)
    pool = DeliveryPool(webhooks.deliveries, road.deliver, Incidents(webhooks.deliveries.client))
    pool.pull()
    pool.stop(0.01)
    assert road.arrived == []
    road.is_clear.set()
    pool.stop(30)
    assert road.arrived == [id_]


def test_what_is_no_longer_kept_is_not_looked_at_again(webhooks: Webhooks) -> None:
    [id_] = _write(webhooks, OTHER, 1)
    webhooks.deliveries.client.delete(f"{{webhooks}}:delivery:{id_}")
    pool = DeliveryPool(webhooks.deliveries, lambda _: None, Incidents(webhooks.deliveries.client))
    assert pool.pull() == 1
    pool.stop(30)
    assert webhooks.deliveries.accounts_due(datetime.now(UTC) + timedelta(days=1)) == []
