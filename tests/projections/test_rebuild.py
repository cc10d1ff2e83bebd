from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import fakeredis
import pytest

from strata.projections import rebuild as rebuilding
from strata.projections.lobby import Lobby
from strata.projections.projection import Projection
from strata.projections.projector import Projector
from strata.projections.rebuild import PROJECTIONS, RebuildInterrupted, RebuildRunning, rebuild
from strata.projections.summary import Summary
from strata.store.in_memory import MemoryJournal
from strata.store.journal import SHARDS, Journal
from strata.store.on_redis import RedisJournal
from tests.projections.story import Story, bot, content, many, mixed, person, tell

pytestmark = pytest.mark.usefixtures("_games")


def everything(client: Any, but: Sequence[str] = ()) -> dict[str, Mapping[str, object]]:
    return {name: content(client, kind(client), but) for name, kind in PROJECTIONS.items()}


def generations(client: Any) -> dict[str, bytes]:
    return {name: client.get(f"{{{name}}}:generation") for name in PROJECTIONS}


@pytest.mark.parametrize("seed", range(3))
def test_a_rebuild_equals_what_was_kept_up_to_date(client: Any, seed: int) -> None:
    journal, rng = MemoryJournal(), random.Random(seed)
    projector = Projector(journal, client)
    projector.prepare()
    for append in mixed(many(40, rng), rng):
        journal.append(append)
        if rng.random() < 0.2:
            projector.project()
    projector.project()
    kept, before = everything(client), generations(client)
    assert {len(content) > 4 for content in kept.values()} == {True}
    rebuild(PROJECTIONS, journal, client)
    assert everything(client) == kept
    assert all(generations(client)[name] != before[name] for name in PROJECTIONS)


def test_the_order_in_which_appends_arrive_does_not_matter() -> None:
    stories = many(40, random.Random(1))
    outcomes = []
    for seed in range(3):
        client, rng = fakeredis.FakeRedis(), random.Random(seed)
        journal = MemoryJournal()
        projector = Projector(journal, client)
        projector.prepare()
        for append in mixed(stories, rng):
            journal.append(append)
            if rng.random() < 0.3:
                projector.project()
        projector.project()
        outcomes.append(everything(client, but=["positions"]))
    assert all(outcome == outcomes[0] for outcome in outcomes)


def test_what_is_missing_is_built_from_the_streams_although_the_feed_is_gone(
    client: Any, journal: RedisJournal
) -> None:
    tell(journal, *many(30, random.Random(2)))
    Projector(journal, client).prepare()
    expected = everything(client, but=["positions"])
    for shard in range(SHARDS):
        client.delete(f"{{s{shard:02d}}}:feed")
    for key in client.scan_iter():
        if key.startswith(tuple(f"{{{name}}}".encode() for name in PROJECTIONS)):
            client.delete(key)
    assert Projector(journal, client).prepare()
    assert everything(client, but=["positions"]) == expected


def trim(journal: Journal) -> None:
    """As a relay does that has caught up."""
    for shard in range(SHARDS):
        journal.note_offset(shard, "relay", "9999999999999-0")
        journal.trim_feed(shard, 9999999999999)


@pytest.mark.parametrize("name", list(PROJECTIONS))
def test_nothing_appended_meanwhile_is_lost(client: Any, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """While streams are read, matches go on, the projector follows them and the feeds are trimmed behind it."""
    journal, rng = MemoryJournal(), random.Random(7)
    appends = list(mixed(many(30, rng), rng))
    projector = Projector(journal, client)
    projector.prepare()
    first, meanwhile = appends[:50], appends[50:]
    for append in first:
        journal.append(append)
    projector.project()
    trim(journal)
    monkeypatch.setattr(rebuilding, "BATCH", 1)
    is_prepared = True

    def go_on(*progress: object) -> None:
        nonlocal is_prepared
        for append in [meanwhile.pop(0) for _ in range(min(len(meanwhile), 3))]:
            journal.append(append)
        is_prepared = (is_prepared or projector.prepare()) and projector.project()
        trim(journal)

    rebuild([name], journal, client, go_on)
    while meanwhile:
        go_on()
    for _ in range(3):
        go_on()
    kept = everything(client)
    rebuild(PROJECTIONS, journal, client)
    assert everything(client) == kept


def test_who_wrote_to_the_old_generation_does_not_note_its_positions(
    client: Any, journal: RedisJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The note of a projector that stalled over a whole rebuild would let the feed be trimmed too far."""
    lobby, projector = Lobby(client), Projector(journal, client)
    projector.prepare()
    story = Story("m", person("ann"), bot())
    tell(journal, story)
    projector.project()
    note = Projection.note

    def stalled(self: Projection, *arguments: Any) -> None:
        if self.name == "lobby":
            monkeypatch.setattr(Projection, "note", note)
            monkeypatch.setattr(RedisJournal, "feed", lambda *arguments: [])
            rebuild(["lobby"], journal, client)
            monkeypatch.undo()
        note(self, *arguments)

    noted = [journal.offset(shard, "lobby") for shard in range(SHARDS)]
    journal.append(story.cancel().appends[-1])
    monkeypatch.setattr(Projection, "note", stalled)
    projector.project()
    assert [journal.offset(shard, "lobby") for shard in range(SHARDS)] == noted
    trim(journal)
    projector.prepare()
    projector.project()
    assert [row.status for row in lobby.page().rows] == ["cancelled"]


def test_a_projector_finds_the_new_generation_without_an_append(
    client: Any, journal: RedisJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rebuild may stop a little before the ends of the feeds; what is left there must not wait for news."""
    projector = Projector(journal, client)
    projector.prepare()
    tell(journal, story := Story("m", person("ann"), bot()))

    def go_on(name: str, done: int, total: int) -> None:
        if done == total:
            journal.append(story.cancel().appends[-1])
            projector.project()

    with monkeypatch.context() as patch:
        patch.setattr(rebuilding._Rebuild, "_catch_up", lambda self: None)
        rebuild(["lobby"], journal, client, go_on)
    assert [row.status for row in Lobby(client).page().rows] == ["playing"]
    assert not projector.project()
    projector.prepare()
    projector.project()
    assert [row.status for row in Lobby(client).page().rows] == ["cancelled"]


def test_readers_see_the_old_generation_until_the_new_one_is_whole(
    client: Any, journal: RedisJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(journal, *(Story(f"m{n}", bot()) for n in range(9)))
    Projector(journal, client).prepare()
    lobby, seen = Lobby(client), []
    monkeypatch.setattr(rebuilding, "BATCH", 2)
    rebuild(["lobby"], journal, client, lambda *progress: seen.append((progress, len(lobby.page().rows))))
    assert seen == [(("lobby", done, 9), 9) for done in (0, 2, 4, 6, 8, 9)]


def test_what_was_replaced_or_broke_off_goes_and_the_rest_stays(
    client: Any, journal: RedisJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(journal, *many(10, random.Random(1)))
    Projector(journal, client).prepare()

    def die(*arguments: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(rebuilding._Rebuild, "_replace", die)
        with pytest.raises(KeyboardInterrupt):
            rebuild(["lobby"], journal, client)
    assert client.scard("{lobby}:generations") == 2
    rebuild(["lobby"], journal, client)
    kept = generations(client)["lobby"]
    assert client.smembers("{lobby}:generations") == {kept}
    lives = {key: client.ttl(key) for key in client.scan_iter(match=b"{*}:*") if not key.startswith(b"{s")}
    stale = {key for key, life in lives.items() if life > 0}
    assert len(stale) > 4
    assert stale == {key for key in lives if key.startswith(b"{lobby}:%d-" % Projection.shape) and kept not in key}


class Killed(BaseException):
    pass


def cut_short(name: str, journal: Journal, client: Any, at: int) -> None:
    """A rebuild that is killed as soon as so many matches are folded."""

    def die(name: str, done: int, total: int) -> None:
        if done == at:
            raise Killed

    with pytest.raises(Killed):
        rebuild([name], journal, client, die)


@pytest.mark.parametrize("name", list(PROJECTIONS))
def test_a_rebuild_that_was_killed_is_resumed_with_what_happened_since(
    client: Any, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    # Given a rebuild that was killed half way, and matches that went on afterwards
    monkeypatch.setattr(rebuilding, "BATCH", 2)
    journal, rng = MemoryJournal(), random.Random(5)
    appends = list(mixed(many(20, rng), rng))
    projector = Projector(journal, client)
    projector.prepare()
    for append in appends[:60]:
        journal.append(append)
    projector.project()
    cut_short(name, journal, client, at=10)
    for append in appends[60:]:
        journal.append(append)
    projector.project()
    # When it is started again
    seen: list[int] = []
    rebuild([name], journal, client, lambda name, done, total: seen.append(done))
    # Then what is folded in the order of the matches goes on where it was, and nothing is missing or stale
    assert (seen[0] >= 10) == (name != "standings")
    kept = everything(client)
    rebuild(PROJECTIONS, journal, client)
    assert everything(client) == kept


def test_a_rebuild_is_not_resumed_where_the_feeds_have_dropped_what_it_needs(
    client: Any, journal: RedisJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rebuilding, "BATCH", 2)
    story = Story("first", person("ann"), bot())
    tell(journal, story, *(Story(f"early{n}", bot()) for n in range(8)))
    projector = Projector(journal, client)
    projector.prepare()
    projector.project()
    cut_short("lobby", journal, client, at=6)
    journal.append(story.cancel().appends[-1])
    tell(journal, *many(40, random.Random(1)))
    projector.project()
    trim(journal)
    seen: list[int] = []
    rebuild(["lobby"], journal, client, lambda name, done, total: seen.append(done))
    assert seen[0] == 0
    kept = everything(client)
    rebuild(PROJECTIONS, journal, client)
    assert everything(client) == kept


def test_only_one_rebuild_at_a_time(client: Any, journal: RedisJournal) -> None:
    Projector(journal, client).prepare()
    client.set("{lobby}:building", "1-somebody")
    with pytest.raises(RebuildRunning):
        rebuild(["lobby"], journal, client)
    assert client.get("{lobby}:building") == b"1-somebody"


def test_a_rebuild_that_lost_its_hold_replaces_nothing(client: Any, journal: RedisJournal) -> None:
    tell(journal, *many(10, random.Random(1)))
    Projector(journal, client).prepare()
    before = generations(client)
    with pytest.raises(RebuildInterrupted):
        rebuild(["players"], journal, client, lambda *progress: client.delete("{players}:building"))
    assert generations(client) == before


def test_a_failed_rebuild_lets_go(client: Any, journal: RedisJournal, monkeypatch: pytest.MonkeyPatch) -> None:
    tell(journal, *many(10, random.Random(1)))
    Projector(journal, client).prepare()

    def fail(self: Lobby, write: Any, generation: Any, summaries: Sequence[Summary]) -> None:
        raise RuntimeError("no")

    with monkeypatch.context() as patch:
        patch.setattr(Lobby, "fold", fail)
        with pytest.raises(RuntimeError):
            rebuild(["lobby"], journal, client)
    rebuild(["lobby"], journal, client)


def test_unknown_names_are_refused_before_anything_is_done(client: Any, journal: RedisJournal) -> None:
    with pytest.raises(ValueError, match="lobbby"):
        rebuild(["lobby", "lobbby"], journal, client)
    assert client.get("{lobby}:generation") is None
