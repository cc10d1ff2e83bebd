"""The hub tells everyone what they follow, makes what many need once, and lets go of who does not keep up."""

from __future__ import annotations

import pytest

from strata.api.streams import hub, push
from strata.api.streams.hub import Follower, Hub, Signal, Told, of_match
from strata.store.in_memory import MemoryJournal
from strata.store.journal import Journal
from tests.store.entries import put


@pytest.fixture
def journal() -> Journal:
    return MemoryJournal()


def _version(follower: Follower) -> int:
    said = follower.get(timeout=10)
    assert isinstance(said, Told)
    return said.entry.version


def test_everyone_is_told_the_same(journal: Journal) -> None:
    following = Hub(journal)
    with following.following(of_match("m1")) as first, following.following(of_match("m1")) as second:
        put(journal, "m2")
        put(journal, "m1", count=2)
        said = first.get(timeout=10)
        assert said is second.get(timeout=10)
        assert isinstance(said, Told)
        assert [event.version for event in said.events] == [1, 2]
    assert len(following) == 0


def test_who_does_not_keep_up_is_let_go_and_the_others_go_on(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_UNREAD", 5)
    following = Hub(journal)
    with following.following(of_match("m1")) as quick, following.following(of_match("m1")) as slow:
        head = None
        for version in range(1, 9):
            head = put(journal, "m1", head)
            assert _version(quick) == version
        assert slow.get(timeout=10) is Signal.LET_GO
        assert slow.empty()
        assert len(following) == 1


def test_a_sign_of_life_is_for_those_who_have_nothing_else_to_hear(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "BLOCK", 10)
    monkeypatch.setattr(hub, "HEARTBEAT", 0.0)
    following = Hub(journal)
    with following.following(of_match("m1")) as busy, following.following(of_match("m2")) as idle:
        while busy.get(timeout=10) is not Signal.ALIVE:
            pass
        put(journal, "m1")
        for _ in range(10):
            assert idle.get(timeout=10) is Signal.ALIVE
        assert busy.qsize() <= 2


def test_what_many_need_is_made_once(journal: Journal) -> None:
    put(journal, "m1")
    told, made = Told(journal, journal.feed(dict.fromkeys(range(16), "0-0"))[0], {}), []

    def make() -> bytes:
        made.append(1)
        return b"made"

    assert [told.once("spectator", make) for _ in range(3)] == [b"made"] * 3
    assert told.once("seat 1", make) == b"made"
    assert len(made) == 2


def test_whatever_goes_wrong_the_hub_reads_on(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "PAUSE", 0.01)
    following = Hub(journal)
    with following.following(of_match("m1")) as follower:
        with monkeypatch.context() as broken:
            broken.setattr(journal, "read", lambda *_: 1 / 0)
            put(journal, "m1")
            assert follower.empty()
        assert _version(follower) == 1


def test_a_sign_of_life_comes_however_much_is_told(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "HEARTBEAT", 0.0)
    following = Hub(journal)
    with following.following(of_match("m1")) as follower:
        put(journal, "m1", put(journal, "m1"))
        said = [type(each) for _, each in zip(range(4), push.heard(follower), strict=False)]
    assert said == [Told, type(None)] * 2
