"""Nobody's webhooks wait for somebody else's: what is due is given out by account, and forks bring no further one."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import fakeredis
import pytest

from strata.store.webhooks.accounts import Account
from strata.store.webhooks.deliveries import LEASE, UNSORTED, Deliveries, Delivery
from strata.store.webhooks.subscriptions import Owner
from strata.store.webhooks.wiring import Webhooks
from tests.api.conftest import Service, Table
from tests.webhooks.conftest import due

NOW = datetime(2031, 5, 6, tzinfo=UTC)
URL = "https://hooks.example/strata"


def _write(deliveries: Deliveries, account: Account, count: int, due: datetime) -> None:
    written = [
        Delivery(
            id=f"msg_{account.application}_{number}",
            subscription="wh_1",
            owner=account.name,
            type="test",
            body="{}",
            created_at=NOW,
        )
        for number in range(count)
    ]
    deliveries.add(written, due)


def test_a_long_queue_of_one_account_is_no_queue_for_another(webhooks: Webhooks) -> None:
    deliveries = webhooks.deliveries
    attacker, victim = Account("attacker").name, Account("victim").name
    _write(deliveries, Account("attacker"), 500, NOW - timedelta(hours=1))
    _write(deliveries, Account("victim"), 2, NOW)
    assert deliveries.accounts_due(NOW) == [attacker, victim]
    claimed = deliveries.claim({attacker: 4, victim: 4}, NOW)
    assert [each.account for each in claimed] == [attacker, victim, attacker, victim, attacker, attacker], "in turn"
    assert deliveries.accounts_due(NOW) == [attacker]


def test_what_somebody_took_is_theirs_until_the_lease_is_over(webhooks: Webhooks) -> None:
    deliveries, club = webhooks.deliveries, Account("club").name
    _write(deliveries, Account("club"), 3, NOW)
    first, second = deliveries.claim({club: 2}, NOW), deliveries.claim({club: 2}, NOW)
    assert (len(first), len(second)) == (2, 1)
    assert not set(first) & set(second)
    assert deliveries.claim({club: 9}, NOW + LEASE - timedelta(seconds=1)) == []
    assert len(deliveries.claim({club: 9}, NOW + LEASE)) == 3


def test_what_an_earlier_release_had_due_is_sent_too(webhooks: Webhooks) -> None:
    deliveries = webhooks.deliveries
    _write(deliveries, Account("club"), 1, NOW)
    deliveries.client.delete(f"{{webhooks}}:due:{Account('club').name}", "{webhooks}:accounts")
    deliveries.client.zadd(UNSORTED, {"msg_club_0": NOW.timestamp(), "msg_gone": 1})
    assert deliveries.accounts_due(NOW) == []
    deliveries.sort()
    assert due(deliveries, NOW) == ["msg_club_0"]
    assert not deliveries.client.exists(UNSORTED)


@pytest.fixture
def service() -> Service:
    return Service(fakeredis.FakeRedis(), are_private_webhooks_allowed=True)


def _account(service: Service, token: str) -> str:
    """The account that the webhooks of a seat count for."""
    made = service.post("/v1/webhooks", {"url": URL}, token)
    assert made.status_code == 201
    kept = service.webhooks.subscriptions.get(made.get_json()["id"])
    assert kept is not None
    return kept.account


def test_all_forks_of_a_match_count_for_one_account(service: Service) -> None:
    table = Table(service)
    seats = {_account(service, token) for token in table.tokens}
    assert len(seats) == 3
    forks, token, path = set(), table.tokens[0], table.path
    for _ in range(4):
        made = service.post(f"{path}/fork", {"seats": [{"kind": "human"}] * 3}, token).get_json()
        forks |= {_account(service, seat["token"]) for seat in made["seats"]}
        path, token = f"/v1/matches/{made['id']}", made["seats"][1]["token"]
    assert forks == {Account(None, table.id).name}


def test_a_fork_of_an_applications_match_counts_among_the_seats_of_that_application(service: Service) -> None:
    key, _ = service.keys.create("application", "club")
    table = Table(service, key=key)
    made = service.post(f"{table.path}/fork", {}, table.tokens[0]).get_json()
    assert _account(service, made["seats"][0]["token"]) == Account("club", table.id).name
    assert _account(service, key) == Account("club").name == Owner(application="club").name


def test_trying_a_webhook_is_limited_also_where_nothing_else_is(service: Service) -> None:
    table = Table(service)
    made = service.post("/v1/webhooks", {"url": URL}, table.tokens[0]).get_json()
    tried = [service.post(f"/v1/webhooks/{made['id']}/test", {}, table.tokens[0]) for _ in range(11)]
    assert [response.status_code for response in tried] == [202] * 10 + [429]
    assert tried[-1].get_json()["code"] == "rate_limited"
    assert int(tried[-1].headers["Retry-After"]) > 0


@pytest.mark.parametrize("port", [22, 6379, 8443])
def test_a_webhook_names_a_port_of_the_web_or_one_the_operator_lists(port: int) -> None:
    ports = frozenset({80, 443})
    strict = Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()), webhook_ports=ports)
    listed = Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()), webhook_ports=ports | {port})
    for service, status in ((strict, 422), (listed, 201)):
        token = Table(service).tokens[0]
        made = service.post("/v1/webhooks", {"url": f"https://hooks.example:{port}/"}, token)
        assert made.status_code == status
        for url in ("https://hooks.example/", "http://hooks.example/", "http://hooks.example:443/"):
            assert service.post("/v1/webhooks", {"url": url}, token).status_code == 201
