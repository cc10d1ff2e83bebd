"""Webhooks on a Redis in memory, a clock to turn, and a receiver."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random

import fakeredis
import pytest

from strata.domain.games.registry import GAMES
from strata.store.webhooks.deliveries import Deliveries, Delivery
from strata.store.webhooks.subscriptions import Owner, Subscription
from strata.store.webhooks.wiring import Webhooks, webhooks_on
from strata.workers.webhooks.addresses import Addresses
from strata.workers.webhooks.delivering import Deliverer
from strata.workers.webhooks.sending import Sender, Timeouts
from tests.kernel.pebbles import PEBBLES
from tests.webhooks.receiver import Receiver

SECRET = b"the operator's secret, for tests"
SHOP = Owner(application="shop")


class Clock:
    """The time, which goes on when told to. It starts at the real one, by which signatures are verified."""

    def __init__(self) -> None:
        self.now = datetime.now(UTC)

    def __call__(self) -> datetime:
        return self.now

    def forward(self, **time: float) -> None:
        self.now += timedelta(**time)


class Even(Random):
    """Chance that always comes out in the middle."""

    def random(self) -> float:
        return 0.5


class Post:
    """One subscription of an application, and what it takes to send something there."""

    def __init__(self, webhooks: Webhooks, url: str, clock: Clock, sender: Sender | None = None) -> None:
        self.webhooks, self.clock = webhooks, clock
        self.sender = sender or Sender(Addresses(are_private_allowed=True), Timeouts(connect=2.0, whole=5.0))
        self.webhooks.subscriptions.add(
            Subscription(
                id="wh_1",
                owner=SHOP,
                match=None,
                url=url,
                events=("your_turn",),
                created_at=clock(),
                mark=webhooks.secrets.mark("wh_1", 1),
            )
        )

    @property
    def subscription(self) -> Subscription:
        found = self.webhooks.subscriptions.get("wh_1")
        assert found is not None
        return found

    @property
    def secret(self) -> str:
        return self.webhooks.secrets.secret("wh_1", 1)

    def write(self, id_: str = "msg_1") -> None:
        body = '{"data":{"match":"m1"},"timestamp":"2031-05-06T12:00:00Z","type":"your_turn"}'
        delivery = Delivery(
            id=id_, subscription="wh_1", owner=SHOP.name, type="your_turn", body=body, created_at=self.clock()
        )
        self.webhooks.deliveries.add([delivery], self.clock())

    def deliver(self, id_: str = "msg_1") -> Delivery:
        """One try, and what is known of the delivery then."""
        Deliverer(self.webhooks, self.sender, self.clock, Even(), lambda: self.clock().timestamp()).deliver(id_)
        return self.delivery(id_)

    def deliver_to_the_end(self, id_: str = "msg_1") -> Delivery:
        """Every try, each when it is due."""
        delivery = self.deliver(id_)
        while delivery.next_attempt_at is not None:
            self.clock.now = delivery.next_attempt_at
            delivery = self.deliver(id_)
        return delivery

    def delivery(self, id_: str = "msg_1") -> Delivery:
        found = self.webhooks.deliveries.get(id_)
        assert found is not None
        return found


def due(deliveries: Deliveries, now: datetime) -> list[str]:
    """What is due, and stays so: by account, the longest waiting first."""
    accounts = deliveries.accounts_due(now)
    found = [deliveries.client.zrangebyscore(f"{{webhooks}}:due:{each}", "-inf", now.timestamp()) for each in accounts]
    return [id_.decode() for ids in found for id_ in ids]


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as receiver:
        yield receiver


@pytest.fixture
def webhooks() -> Webhooks:
    client = fakeredis.FakeRedis(server=fakeredis.FakeServer())
    return webhooks_on(client, SECRET)


@pytest.fixture
def post(webhooks: Webhooks, receiver: Receiver, clock: Clock) -> Post:
    return Post(webhooks, receiver.url, clock)
