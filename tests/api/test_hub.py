"""The hub broadcasts what is followed, makes what many need once, and disconnects whoever does not keep up."""

from __future__ import annotations

import pytest
from fakeredis import FakeRedis

from strata.api.streams import hub, push
from strata.api.streams.hub import Broadcast, Follower, Hub, Signal, of_match
from strata.store.in_memory import MemoryJournal
from strata.store.incidents import Incidents
from strata.store.journal import Journal
from tests.store.entries import put


@pytest.fixture
def journal() -> Journal:
    return MemoryJournal()


def _version(follower: Follower) -> int:
    item = follower.get(timeout=10)
    assert isinstance(item, Broadcast)
    return item.entry.version


def test_everyone_gets_the_same(journal: Journal) -> None:
    following = Hub(journal, Incidents(FakeRedis()))
    with following.following(of_match("m1")) as first, following.following(of_match("m1")) as second:
        put(journal, "m2")
        put(journal, "m1", count=2)
        item = first.get(timeout=10)
        assert item is second.get(timeout=10)
        assert isinstance(item, Broadcast)
        assert [event.version for event in item.events] == [1, 2]
    assert len(following) == 0


def test_a_slow_follower_is_disconnected_and_the_others_continue(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "MOST_UNREAD", 5)
    following = Hub(journal, Incidents(FakeRedis()))
    with following.following(of_match("m1")) as quick, following.following(of_match("m1")) as slow:
        head = None
        for version in range(1, 9):
            head = put(journal, "m1", head)
            assert _version(quick) == version
        assert slow.get(timeout=10) is Signal.DISCONNECTED
        assert slow.empty()
        assert len(following) == 1


def test_a_heartbeat_is_for_followers_with_nothing_else_to_read(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "BLOCK", 10)
    monkeypatch.setattr(hub, "HEARTBEAT", 0.0)
    following = Hub(journal, Incidents(FakeRedis()))
    with following.following(of_match("m1")) as busy, following.following(of_match("m2")) as idle:
        while busy.get(timeout=10) is not Signal.HEARTBEAT:
            pass
        put(journal, "m1")
        for _ in range(10):
            assert idle.get(timeout=10) is Signal.HEARTBEAT
        assert busy.qsize() <= 2


def test_what_many_need_is_made_once(journal: Journal) -> None:
    put(journal, "m1")
    broadcast, made = Broadcast(journal, journal.feed(dict.fromkeys(range(16), "0-0"))[0], {}), []

    def make() -> bytes:
        made.append(1)
        return b"made"

    assert [broadcast.once("spectator", make) for _ in range(3)] == [b"made"] * 3
    assert broadcast.once("seat 1", make) == b"made"
    assert len(made) == 2


def test_whatever_goes_wrong_the_hub_reads_on(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "PAUSE", 0.01)
    following = Hub(journal, Incidents(FakeRedis()))
    with following.following(of_match("m1")) as follower:
        with monkeypatch.context() as broken:
            broken.setattr(journal, "read", lambda *_: 1 / 0)
            put(journal, "m1")
            assert follower.empty()
        assert _version(follower) == 1


def test_a_heartbeat_comes_however_much_there_is_to_read(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "HEARTBEAT", 0.0)
    following = Hub(journal, Incidents(FakeRedis()))
    with following.following(of_match("m1")) as follower:
        put(journal, "m1", put(journal, "m1"))
        item = [type(each) for _, each in zip(range(4), push.broadcasts(follower), strict=False)]
    assert item == [Broadcast, type(None)] * 2
