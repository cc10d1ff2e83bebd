"""A delivery arrives signed, or is tried again as said, or is given up and says why."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from datetime import datetime, timedelta
from email.utils import format_datetime

import httpx
import pytest
from standardwebhooks.webhooks import WebhookVerificationError

from strata.store.webhooks.secrets import SigningSecrets
from strata.store.webhooks.wiring import Webhooks
from strata.workers.webhooks.addresses import Addresses
from strata.workers.webhooks.backoff import PAUSES
from strata.workers.webhooks.sending import Sender, Timeouts
from tests.webhooks.conftest import Clock, Post, due
from tests.webhooks.receiver import CERTIFICATE, Receiver


def test_what_arrives_is_signed_and_has_arrived(post: Post, receiver: Receiver) -> None:
    post.write()
    delivery = post.deliver()
    [received] = receiver.received
    assert received.verified_by(post.secret)["data"] == {"match": "m1"}
    assert received.headers["webhook-id"] == "msg_1"
    assert received.headers["content-type"] == "application/json"
    assert received.body == delivery.body.encode()
    assert (delivery.status, delivery.attempts, delivery.next_attempt_at) == ("delivered", 1, None)
    assert delivery.last_attempt is not None
    assert (delivery.last_attempt.status_code, delivery.last_attempt.error) == (200, None)
    assert due(post.webhooks.deliveries, post.clock() + timedelta(days=30)) == []


def test_another_secret_or_another_body_does_not_verify(post: Post, receiver: Receiver) -> None:
    post.write()
    post.deliver()
    [received] = receiver.received
    with pytest.raises(WebhookVerificationError):
        received.verified_by(post.webhooks.secrets.secret("wh_2", 1))
    with pytest.raises(WebhookVerificationError):
        received._replace(body=received.body + b" ").verified_by(post.secret)


def test_what_has_arrived_is_not_sent_again(post: Post, receiver: Receiver) -> None:
    post.write()
    post.deliver()
    post.deliver()
    assert len(receiver.received) == 1


def test_a_failure_is_tried_again_under_the_same_id_until_it_arrives(post: Post, receiver: Receiver) -> None:
    receiver.next.extend([(500, {}), (404, {})])
    post.write()
    first = post.deliver()
    assert (first.status, first.attempts) == ("pending", 1)
    assert first.last_attempt is not None
    assert (first.last_attempt.status_code, first.last_attempt.error) == (500, "status")
    assert first.next_attempt_at == post.clock() + PAUSES[0]
    assert due(post.webhooks.deliveries, first.next_attempt_at) == ["msg_1"]
    assert post.subscription.failing_since == post.clock()
    last = post.deliver_to_the_end()
    assert (last.status, last.attempts) == ("delivered", 3)
    assert {received.headers["webhook-id"] for received in receiver.received} == {"msg_1"}
    assert post.subscription.failing_since is None


def test_after_the_last_try_a_delivery_is_given_up(post: Post, receiver: Receiver) -> None:
    receiver.next.extend([(503, {})] * 20)
    post.write()
    began = post.clock()
    delivery = post.deliver_to_the_end()
    assert (delivery.status, delivery.attempts) == ("failed", len(PAUSES) + 1)
    assert post.clock() - began == sum(PAUSES, timedelta())
    assert due(post.webhooks.deliveries, post.clock() + timedelta(days=30)) == []
    assert post.subscription.disabled is None, "it is given some days"


def test_a_subscription_to_which_nothing_gets_through_for_days_is_disabled(post: Post, receiver: Receiver) -> None:
    receiver.next.extend([(503, {})] * 40)
    post.write("msg_1")
    post.deliver_to_the_end("msg_1")
    post.write("msg_2")
    post.deliver_to_the_end("msg_2")
    assert post.subscription.disabled is not None
    assert (post.subscription.disabled.by, post.subscription.disabled.at) == ("failures", post.clock())


def test_one_that_got_through_starts_the_count_of_days_anew(post: Post, receiver: Receiver) -> None:
    receiver.next.extend([(503, {})] * 9)
    post.write("msg_1")
    post.deliver_to_the_end("msg_1")
    post.write("msg_2")
    post.deliver("msg_2")
    receiver.next.extend([(503, {})] * 9)
    post.write("msg_3")
    assert post.deliver_to_the_end("msg_3").status == "failed"
    assert post.subscription.disabled is None


@pytest.mark.parametrize("behaviour", ["hang", "drip"])
def test_a_receiver_that_does_not_come_to_an_end_has_timed_out(post: Post, receiver: Receiver, behaviour: str) -> None:
    post.sender = Sender(Addresses(are_private_allowed=True), Timeouts(connect=2.0, whole=0.3))
    receiver.next.append(behaviour)
    post.write()
    delivery = post.deliver()
    assert delivery.last_attempt is not None
    assert (delivery.status, delivery.last_attempt.error) == ("pending", "timeout")


def test_a_redirect_is_a_failure_and_is_not_followed(post: Post, receiver: Receiver) -> None:
    receiver.next.append((307, {"Location": f"http://127.0.0.1:{receiver.port}/inside"}))
    post.write()
    delivery = post.deliver()
    assert [received.path for received in receiver.received] == ["/hook"]
    assert delivery.last_attempt is not None
    assert (delivery.status, delivery.last_attempt.error) == ("pending", "redirect")


def test_a_receiver_that_is_gone_is_not_asked_again(post: Post, receiver: Receiver) -> None:
    receiver.next.append((410, {}))
    post.write("msg_1")
    post.write("msg_2")
    delivery = post.deliver("msg_1")
    assert delivery.last_attempt is not None
    assert (delivery.status, delivery.last_attempt.error) == ("failed", "gone")
    assert post.subscription.disabled is not None
    assert post.subscription.disabled.by == "gone"
    other = post.deliver("msg_2")
    assert other.last_attempt is not None
    assert (other.status, other.last_attempt.error) == ("failed", "disabled")
    assert len(receiver.received) == 1


def _date(moment: datetime) -> str:
    return format_datetime(moment.replace(microsecond=0), usegmt=True)


@pytest.mark.parametrize("status", [429, 503])
def test_retry_after_is_the_least_pause(post: Post, receiver: Receiver, status: int) -> None:
    receiver.next.extend([(status, {"Retry-After": "120"}), (status, {"Retry-After": "1"})])
    post.write()
    assert post.deliver().next_attempt_at == post.clock() + timedelta(seconds=120)
    assert post.deliver().next_attempt_at == post.clock() + PAUSES[1]


def test_retry_after_may_be_a_date_is_capped_and_may_be_nonsense(post: Post, receiver: Receiver) -> None:
    in_an_hour = post.clock() + timedelta(hours=1)
    wishes = [_date(in_an_hour), "999999999999", _date(post.clock() + timedelta(days=40)), "soon", "-5"]
    wishes.append("Mon, 01 Jan 99999999999999999 00:00:00 GMT")
    receiver.next.extend([(429, {"Retry-After": wish}) for wish in wishes])
    post.write()
    assert post.deliver().next_attempt_at == in_an_hour.replace(microsecond=0)
    assert post.deliver().next_attempt_at == post.clock() + timedelta(hours=24)
    assert post.deliver().next_attempt_at == post.clock() + timedelta(hours=24)
    assert post.deliver().next_attempt_at == post.clock() + PAUSES[3]
    assert post.deliver().next_attempt_at == post.clock() + PAUSES[4]
    assert post.deliver().next_attempt_at == post.clock() + PAUSES[5]


def test_where_nobody_listens_nobody_is_reached(webhooks: Webhooks, clock: Clock) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        post = Post(webhooks, f"http://127.0.0.1:{taken.getsockname()[1]}/", clock)
        post.write()
        delivery = post.deliver()
    assert delivery.last_attempt is not None
    assert (delivery.last_attempt.status_code, delivery.last_attempt.error) == (None, "unreachable")


class Names:
    """A resolver that counts how often it is asked."""

    def __init__(self, *addresses: str) -> None:
        self.addresses, self.asked = addresses, 0

    def __call__(self, host: str) -> Sequence[str]:
        self.asked += 1
        return self.addresses


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["93.184.215.14", "127.0.0.1"], ["::ffff:127.0.0.1"], []])
def test_a_name_that_leads_inside_is_refused_at_delivery(
    webhooks: Webhooks, receiver: Receiver, clock: Clock, addresses: list[str]
) -> None:
    sender = Sender(Addresses(resolve=Names(*addresses)))
    post = Post(webhooks, f"http://hooks.example:{receiver.port}/", clock, sender)
    post.write()
    delivery = post.deliver()
    assert delivery.last_attempt is not None
    assert (delivery.status, delivery.last_attempt.error) == ("pending", "no_public_address")
    assert receiver.received == []


def test_the_connection_goes_to_the_checked_address_under_the_name(
    webhooks: Webhooks, receiver: Receiver, clock: Clock
) -> None:
    names = Names("127.0.0.1")
    sender = Sender(Addresses(are_private_allowed=True, resolve=names))
    post = Post(webhooks, f"http://hooks.example:{receiver.port}/a?b=c", clock, sender)
    post.write()
    assert post.deliver().status == "delivered"
    [received] = receiver.received
    assert received.headers["host"] == f"hooks.example:{receiver.port}"
    assert received.path == "/a?b=c"
    assert names.asked == 1


def test_an_address_that_does_not_answer_makes_way_for_the_next(
    webhooks: Webhooks, receiver: Receiver, clock: Clock
) -> None:
    sender = Sender(Addresses(are_private_allowed=True, resolve=Names("127.0.0.2", "127.0.0.1")))
    post = Post(webhooks, f"http://hooks.example:{receiver.port}/", clock, sender)
    post.write()
    assert post.deliver().status == "delivered"


@pytest.mark.parametrize(("host", "status"), [("hooks.example", "delivered"), ("other.example", "pending")])
def test_a_certificate_must_be_that_of_the_name(webhooks: Webhooks, clock: Clock, host: str, status: str) -> None:
    trusted = httpx.create_ssl_context()
    trusted.load_verify_locations(CERTIFICATE)
    targets = Addresses(are_private_allowed=True, resolve=Names("127.0.0.1"))
    with Receiver(tls=True) as receiver:
        post = Post(webhooks, f"https://{host}:{receiver.port}/", clock, Sender(targets, certificates=trusted))
        post.write()
        assert post.deliver().status == status


def test_a_certificate_that_nobody_trusts_is_refused(webhooks: Webhooks, clock: Clock) -> None:
    targets = Addresses(are_private_allowed=True, resolve=Names("127.0.0.1"))
    with Receiver(tls=True) as receiver:
        post = Post(webhooks, f"https://hooks.example:{receiver.port}/", clock, Sender(targets))
        post.write()
        delivery = post.deliver()
        assert receiver.received == []
    assert delivery.last_attempt is not None
    assert delivery.last_attempt.error == "unreachable"


def test_proxies_of_the_environment_are_not_used(
    post: Post, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{taken.getsockname()[1]}")
        post.write()
        assert post.deliver().status == "delivered"


@pytest.mark.parametrize(("hours", "signatures"), [(23, 2), (25, 1)])
def test_after_a_rotation_both_secrets_sign_for_a_day(
    post: Post, receiver: Receiver, hours: int, signatures: int
) -> None:
    secrets = post.webhooks.secrets
    rotated = post.subscription.rotated(secrets.mark("wh_1", 2), post.clock() - timedelta(hours=hours))
    post.webhooks.subscriptions.change("wh_1", lambda _: rotated)
    post.write()
    post.deliver()
    [received] = receiver.received
    received.verified_by(secrets.secret("wh_1", 2))
    assert len(received.headers["webhook-signature"].split()) == signatures
    if signatures == 2:
        received.verified_by(secrets.secret("wh_1", 1))


def test_rotating_twice_in_a_day_keeps_all_three_secrets(post: Post) -> None:
    once = post.subscription.rotated("", post.clock())
    twice = once.rotated("", post.clock() + timedelta(hours=1))
    assert twice.generations(post.clock() + timedelta(hours=2)) == [3, 2, 1]
    assert twice.generations(post.clock() + timedelta(hours=24, minutes=30)) == [3, 2]


def test_a_worker_with_another_secret_sends_nothing_it_cannot_sign(post: Post, receiver: Receiver) -> None:
    webhooks = post.webhooks
    post.webhooks = Webhooks(
        webhooks.subscriptions, webhooks.deliveries, webhooks.idempotency, SigningSecrets(b"another")
    )
    post.write()
    delivery = post.deliver()
    assert receiver.received == []
    assert delivery.last_attempt is not None
    assert (delivery.status, delivery.last_attempt.error) == ("pending", "secret_changed")


def test_what_was_deleted_is_not_sent(post: Post, receiver: Receiver) -> None:
    post.write("msg_1")
    post.webhooks.subscriptions.remove(post.subscription)
    post.deliver("msg_1")
    assert receiver.received == []
    assert due(post.webhooks.deliveries, post.clock()) == []
