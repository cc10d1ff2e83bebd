"""Appends become deliveries: to those who listen, once, and none is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
import redis

from strata.domain.match.commands import (
    AnswerUndo,
    Application,
    Cancel,
    LapseClock,
    RequestUndo,
    ReturnToSeat,
    Score,
    SeatGrant,
    TakeSeat,
)
from strata.domain.match.events import Clock as MatchClock
from strata.domain.match.events import SeatKind, SeatPlan
from strata.domain.match.import_ import Imported
from strata.domain.match.match import Match
from strata.store.in_memory import MemoryJournal
from strata.store.journal import SHARDS, START
from strata.store.matches import Matches
from strata.store.webhooks.deliveries import Delivery, list_key
from strata.store.webhooks.messages import EVENTS
from strata.store.webhooks.subscriptions import Owner, Subscription
from strata.store.webhooks.wiring import Webhooks
from strata.workers.queue import JobQueue
from strata.workers.relay import READER, Relay
from strata.workers.webhooks.publisher import WebhookPublisher
from tests.kernel.pebbles import PEBBLES, Options
from tests.match.deeds import creation
from tests.store.people import hide, hide_for, leaving
from tests.webhooks.conftest import SHOP, Clock, due

DEFAULT = tuple(event for event in EVENTS if event != "move_played")


class Service:
    """Matches of an application, a relay with its publisher, and what is written for each subscription."""

    def __init__(self, webhooks: Webhooks, queue: JobQueue, clock: Clock) -> None:
        self.webhooks, self.queue, self.clock = webhooks, queue, clock
        self.matches = Matches(MemoryJournal(), now=clock)

    def relay(self) -> None:
        """A relay started anew relays what there is."""
        Relay(self.matches, self.queue, publisher=self.publisher).relay()

    @property
    def publisher(self) -> WebhookPublisher:
        webhooks = self.webhooks
        return WebhookPublisher(self.matches, webhooks.subscriptions, webhooks.deliveries, self.clock)

    def subscribe(self, id_: str, owner: Owner = SHOP, match: str | None = None, *events: str) -> None:
        subscription = Subscription(
            id=id_,
            owner=owner,
            match=match or owner.match,
            url="http://hooks.example/",
            events=events or DEFAULT,
            created_at=self.clock(),
            mark="",
        )
        self.webhooks.subscriptions.add(subscription)

    def subscription(self, id_: str) -> Subscription | None:
        return self.webhooks.subscriptions.get(id_)

    def new_match(
        self,
        *kinds: SeatKind,
        application: str | None = "shop",
        rounds: int = 3,
        id_: str = "m1",
        seconds: int | None = None,
    ) -> None:
        """A match of pebbles, with a clock for each move if seconds are given."""
        plans = [
            SeatPlan(kind, f"p{seat}" if kind == "human" else None, "random" if kind == "bot" else None)
            for seat, kind in enumerate(kinds)
        ]
        clock = None if seconds is None else MatchClock(move_seconds=seconds)
        self.matches.create(creation(id_, PEBBLES, Options(rounds), plans, application, clock=clock), {})

    def told(self, id_: str) -> list[tuple[str, int | None]]:
        """What is written for a subscription: types and seats, oldest first."""
        return [(each["type"], each["data"].get("seat")) for each in self.messages(id_)]

    def messages(self, id_: str) -> list[dict[str, Any]]:
        return [json.loads(each.body) for each in self.deliveries(id_)]

    def deliveries(self, id_: str) -> list[Delivery]:
        lines = self.webhooks.deliveries.client.zrange(list_key(id_), 0, -1)
        found = self.webhooks.deliveries.get_many([line.decode().partition("|")[2] for line in lines])
        order = [*EVENTS[1:], EVENTS[0]]
        return sorted(found, key=lambda each: (_version(each), order.index(each.type), each.body))


def _version(delivery: Delivery) -> int:
    version: int = json.loads(delivery.body)["data"]["version"]
    return version


@pytest.fixture
def queue(real_redis: redis.Redis) -> JobQueue:
    return JobQueue(real_redis)


@pytest.fixture
def service(webhooks: Webhooks, queue: JobQueue, clock: Clock) -> Service:
    return Service(webhooks, queue, clock)


def test_people_are_told_of_their_turn_when_it_comes_and_not_again(service: Service) -> None:
    service.subscribe("wh_1", SHOP, None, "your_turn")
    service.new_match("human", "human")
    service.relay()
    assert service.told("wh_1") == [("your_turn", 0), ("your_turn", 1)]
    # One of two who were asked has chosen: the other was asked before
    hide(service.matches, 0)
    service.relay()
    assert len(service.told("wh_1")) == 2
    # Whose move ended the round was asked until then; the other one is asked anew
    hide(service.matches, 1)
    service.relay()
    assert service.told("wh_1")[2:] == [("your_turn", 0)]


def test_bots_are_told_nothing_and_are_not_waited_for(service: Service) -> None:
    service.subscribe("wh_1", SHOP, None, "your_turn")
    service.new_match("bot", "human")
    service.relay()
    assert service.told("wh_1") == [("your_turn", 1)]


def test_a_message_is_thin(service: Service) -> None:
    service.subscribe("wh_1", SHOP, None, *EVENTS)
    service.new_match("human", "human")
    hide(service.matches, 0, pebbles=2)
    service.relay()
    started, first, *_, moved = service.messages("wh_1")
    about = {"match": "m1", "game": "pebbles", "status": "playing"}
    at = [event.at for event in service.matches.journal.read("m1", 0)]
    assert started == {"type": "match_started", "timestamp": at[1], "data": {**about, "version": 2}}
    assert first == {
        "type": "your_turn",
        "timestamp": at[1],
        "data": {
            **about,
            "version": 2,
            "seat": 0,
            "player": "p0",
            "decision": "hide",
            "link": "/v1/matches/m1/actions",
        },
    }
    assert moved == {
        "type": "move_played",
        "timestamp": at[2],
        "data": {**about, "version": 3, "seat": 0, "player": "p0"},
    }


def test_a_move_is_told_only_to_who_asked_for_it(service: Service) -> None:
    service.subscribe("wh_1")
    service.new_match("human", "human")
    hide(service.matches, 0)
    service.relay()
    assert service.told("wh_1") == [("match_started", None), ("your_turn", 0), ("your_turn", 1)]


def test_the_course_of_a_match_is_told(service: Service) -> None:
    service.subscribe("wh_1")
    service.new_match("human", "open", rounds=1)
    change = service.matches.change
    change("m1", TakeSeat(by=Application("shop"), seat=1, player="p1"))
    for seat in (0, 1):
        hide_for(service.matches, service.matches.load("m1"), seat)
    change("m1", Score())
    service.relay()
    told = [(each["type"], each["data"]["status"]) for each in service.messages("wh_1")]
    assert told == [
        ("seat_taken", "playing"),
        ("match_started", "playing"),
        ("your_turn", "playing"),
        ("your_turn", "playing"),
        ("match_finished", "finished"),
        ("match_scored", "scored"),
    ]


def test_requests_for_undo_are_told_with_what_they_ask_and_answer(service: Service) -> None:
    service.subscribe("wh_1")
    service.new_match("human", "human")
    change = service.matches.change
    hide(service.matches, 0)
    hide(service.matches, 1)
    change("m1", RequestUndo(by=SeatGrant(0, 1)))
    change("m1", AnswerUndo(by=SeatGrant(1, 1), agrees=True))
    service.relay()
    told = {each["type"]: each["data"] for each in service.messages("wh_1")}
    assert (told["undo_requested"]["seat"], told["undo_requested"]["to_version"]) == (0, 2)
    assert (told["undo_answered"]["seat"], told["undo_answered"]["agrees"]) == (1, True)
    assert told["match_rewound"]["to_version"] == 2


def test_who_falls_silent_and_comes_back_is_told_of_and_asked_anew(service: Service) -> None:
    service.new_match("human", "bot", seconds=60)
    service.relay()
    service.subscribe("wh_1")
    service.clock.forward(seconds=61)
    service.matches.change("m1", LapseClock())
    service.matches.change("m1", ReturnToSeat(by=SeatGrant(0, 1)))
    service.relay()
    assert service.told("wh_1") == [("seat_lapsed", 0), ("seat_resumed", 0), ("your_turn", 0)]


def test_a_seat_hears_of_its_match_and_of_its_own_turn_alone(service: Service) -> None:
    service.new_match("human", "human")
    service.new_match("human", "human", id_="m2")
    service.subscribe("wh_1", Owner(match="m1", seat=1, given=1))
    service.relay()
    assert service.told("wh_1") == [("match_started", None), ("your_turn", 1)]
    assert {each["data"]["match"] for each in service.messages("wh_1")} == {"m1"}
    assert "player" not in service.messages("wh_1")[1]["data"], "a reference is the application's own"


def test_a_person_who_left_hears_no_more(service: Service) -> None:
    service.new_match("human", "human")
    service.subscribe("wh_1", Owner(match="m1", seat=0, given=1))
    service.relay()
    service.matches.change("m1", leaving(0))
    service.relay()
    assert service.told("wh_1") == [("match_started", None), ("your_turn", 0)]
    subscription = service.subscription("wh_1")
    assert subscription is not None
    assert subscription.disabled is not None
    assert subscription.disabled.by == "seat_left"


def test_an_application_learns_who_left(service: Service) -> None:
    service.subscribe("wh_1", SHOP, None, "seat_left")
    service.new_match("human", "human")
    service.matches.change("m1", leaving(0))
    service.relay()
    [left] = service.messages("wh_1")
    assert (left["data"]["seat"], left["data"]["player"]) == (0, "p0")


def test_an_application_hears_of_its_own_matches_or_of_one_of_them(service: Service) -> None:
    service.subscribe("wh_all")
    service.subscribe("wh_one", SHOP, "m2")
    service.subscribe("wh_other", Owner(application="other"))
    for id_, application in (("m1", "shop"), ("m2", "shop"), ("m3", "third"), ("m4", None)):
        service.new_match("human", "human", id_=id_, application=application)
    service.relay()
    assert {each["data"]["match"] for each in service.messages("wh_all")} == {"m1", "m2"}
    assert {each["data"]["match"] for each in service.messages("wh_one")} == {"m2"}
    assert service.messages("wh_other") == []


def test_who_is_disabled_hears_nothing(service: Service) -> None:
    service.subscribe("wh_1")
    service.webhooks.subscriptions.disable("wh_1", "owner", service.clock())
    service.new_match("human", "human")
    service.relay()
    assert service.told("wh_1") == []


def test_a_match_that_nobody_listens_to_is_not_even_read(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    service.subscribe("wh_1")
    service.new_match("human", "human", application=None)

    def unasked(*_: object) -> Match:
        raise AssertionError("nobody listens")

    calls: list[str] = []
    client = service.webhooks.subscriptions.client
    execute = client.execute_command

    def counted(*command: Any, **options: Any) -> Any:
        calls.append(command[0])
        return execute(*command, **options)

    monkeypatch.setattr(client, "execute_command", counted)
    monkeypatch.setattr(service.matches, "at", unasked)
    service.relay()
    assert calls == ["SMISMEMBER"]


def test_each_delivery_is_due_at_once(service: Service) -> None:
    service.subscribe("wh_1", SHOP, None, "your_turn")
    service.new_match("human", "human")
    service.relay()
    written = [each.id for each in service.deliveries("wh_1")]
    assert sorted(due(service.webhooks.deliveries, service.clock())) == sorted(written)
    assert len(written) == 2


def test_an_append_that_is_relayed_twice_makes_one_delivery(service: Service) -> None:
    service.subscribe("wh_1")
    service.new_match("human", "human")
    service.relay()
    first = service.deliveries("wh_1")
    for shard in range(SHARDS):
        service.matches.journal.note_offset(shard, READER, START)
    service.clock.forward(seconds=1)
    service.relay()
    assert service.deliveries("wh_1") == first
    assert len(due(service.webhooks.deliveries, service.clock())) == len(first) == 3


@pytest.mark.parametrize("dies_at", ["add", "note_offset"])
def test_a_relay_that_dies_before_it_noted_its_position_loses_and_doubles_nothing(
    service: Service, monkeypatch: pytest.MonkeyPatch, dies_at: str
) -> None:
    service.subscribe("wh_1", SHOP, None, "your_turn")
    service.new_match("human", "human")

    class Killed(BaseException):
        pass

    def die(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(service.webhooks.deliveries if dies_at == "add" else service.matches.journal, dies_at, die)
        with pytest.raises(Killed):
            service.relay()
    service.relay()
    assert service.told("wh_1") == [("your_turn", 0), ("your_turn", 1)]
    assert len(due(service.webhooks.deliveries, service.clock())) == 2


def test_a_match_that_came_from_a_file_is_no_news(service: Service) -> None:
    service.subscribe("wh_1", SHOP, None, "your_turn", "match_started")
    service.new_match("human", "human")
    record = service.matches.journal.read("m1", 0)
    match, seed = service.matches.load("m1"), service.matches.seed("m1")
    service.matches = Matches(MemoryJournal())
    service.matches.import_(Imported(record, match, seed))
    service.relay()
    assert service.told("wh_1") == []
    # But what happens in it from then on is
    hide(service.matches, 0)
    hide(service.matches, 1)
    service.relay()
    assert service.told("wh_1") == [("your_turn", 0)]


def test_a_match_that_cannot_be_read_does_not_keep_the_others_waiting(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.subscribe("wh_1", SHOP, None, "match_started")
    service.new_match("human", "human", id_="m1")
    service.new_match("human", "human", id_="m2")
    read = service.matches.journal.read

    def unreadable(match: str, after: int, limit: int | None = None) -> Any:
        if match == "m1":
            raise ValueError("what is this?")
        return read(match, after, limit)

    monkeypatch.setattr(service.matches.journal, "read", unreadable)
    service.relay()
    assert [each["data"]["match"] for each in service.messages("wh_1")] == ["m2"]


def test_a_subscription_to_one_match_ends_a_week_after_it(service: Service) -> None:
    service.subscribe("wh_all")
    service.subscribe("wh_one", SHOP, "m1")
    service.new_match("human", "human")
    service.matches.change("m1", Cancel(by=Application("shop")))
    service.relay()
    assert ("match_cancelled", None) in service.told("wh_one")
    service.clock.forward(days=6.9)
    service.publisher.tidy()
    assert service.subscription("wh_one") is not None
    service.clock.forward(days=0.2)
    service.publisher.tidy()
    assert service.subscription("wh_one") is None
    assert service.subscription("wh_all") is not None
