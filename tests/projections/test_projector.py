from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import fakeredis
import pytest

from strata.projections.lobby import Lobby
from strata.projections.projection import Projection
from strata.projections.projector import Projector
from strata.projections.rebuild import PROJECTIONS
from strata.projections.summary import Summary
from strata.store.in_memory import MemoryJournal
from strata.store.journal import SHARDS, START, FeedEntry, Offsets
from strata.store.on_redis import RedisJournal
from tests.projections.crashing import Crash, CrashingRedis
from tests.projections.story import Story, bot, content, free, many, mixed, person, tell

pytestmark = pytest.mark.usefixtures("_games")

STORIES = [
    Story("m1", person("ann"), person("bob"), at=1).moves(2).finish(at=20).score(1, 2),
    Story("m2", person("ann"), free(), at=2).take(1, "bob").finish(at=10).score(2, 1),
    Story("m3", person("cid"), bot(), at=3).leave(0).finish(at=15).score(2, 1),
    Story("f1", person("ann"), bot(), at=4, fork_of="m1", is_listed=False).moves(1).cancel(),
]
APPENDS = list(mixed(STORIES, random.Random(1)))
BATCH = 8


def everything(client: Any) -> dict[str, Mapping[str, object]]:
    return {name: content(client, kind(client)) for name, kind in PROJECTIONS.items()}


def in_memory() -> MemoryJournal:
    """A journal whose offsets are the same in every run."""
    journal = MemoryJournal()
    for append in APPENDS:
        journal.append(append)
    return journal


class SmallBatches:
    """The journal of a reader that gets its entries in small batches."""

    def __init__(self, journal: MemoryJournal, client: CrashingRedis) -> None:
        self._journal, self._client = journal, client

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)

    def feed(self, offsets: Offsets, block: int | None = None, limit: int = 500) -> list[FeedEntry]:
        return self._journal.feed(offsets, block)[:BATCH]

    def note_offset(self, shard: int, reader: str, offset: str) -> None:
        if offset != START:
            self._client.burn(lambda: self._journal.note_offset(shard, reader, offset))


def run_through(journal: Any, client: Any) -> None:
    projector = Projector(journal, client)
    assert projector.prepare()
    for _ in range(0, len(APPENDS), BATCH):
        assert projector.project()


def started() -> CrashingRedis:
    """A Redis where the projections were built when there was no match yet."""
    client = CrashingRedis()
    Projector(MemoryJournal(), client).prepare()
    client.count = 0
    return client


def test_a_crash_after_any_command_neither_loses_nor_counts_twice() -> None:
    journal = in_memory()
    client = started()
    run_through(SmallBatches(journal, client), client)
    commands, expected = client.count, everything(client)
    assert commands > 50
    for fuse in range(1, commands + 1):
        journal = in_memory()
        client = started()
        client.fuse = fuse
        with pytest.raises(Crash):
            run_through(SmallBatches(journal, client), client)
        client.fuse = None
        run_through(SmallBatches(journal, client), client)
        assert everything(client) == expected, fuse
        for name, kind in PROJECTIONS.items():
            generation = kind(client).current()
            assert generation is not None
            noted = {shard: journal.offset(shard, name) for shard in range(SHARDS)}
            assert noted == kind(client).offsets(generation), fuse


def test_positions_and_data_are_of_one_transaction(client: Any, journal: RedisJournal) -> None:
    projector = Projector(journal, client)
    projector.prepare()
    tell(journal, STORIES[0], Story("f1", person("ann"), bot(), fork_of="m1"))
    sent = []
    plain = client.pipeline

    def watched(*arguments: Any, **options: Any) -> Any:
        pipeline = plain(*arguments, **options)
        execute = pipeline.execute

        def executed() -> Any:
            sent.append((pipeline.explicit_transaction, [command[0][0] for command in pipeline.command_stack]))
            return execute()

        pipeline.execute = executed
        return pipeline

    client.pipeline = watched
    projector.project()
    assert len(sent) == len(PROJECTIONS)
    for is_transaction, commands in sent:
        assert is_transaction
        assert commands.count("HSET") >= 2, "rows and offsets"


def test_two_projectors_side_by_side_agree_with_one() -> None:
    alone, shared, rng = fakeredis.FakeRedis(), fakeredis.FakeRedis(), random.Random(3)
    for client in (alone, shared):
        Projector(MemoryJournal(), client).prepare()
    run_through(in_memory(), alone)
    journal = MemoryJournal()
    pair = [Projector(journal, shared), Projector(journal, shared)]
    assert [projector.prepare() for projector in pair] == [True, True]
    for append in APPENDS:
        journal.append(append)
        rng.choice(pair).project()
    for projector in pair:
        projector.project()
    assert everything(shared) == everything(alone)


def test_who_is_overtaken_does_not_put_back_what_was_true_before(
    client: Any, journal: RedisJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, fast = Projector(journal, client), Projector(journal, client)
    assert [slow.prepare(), fast.prepare()] == [True, True]
    tell(journal, story := Story("m", person("ann"), bot()))
    fold, overtaken = Lobby.fold, list[bool]()

    def interrupted(self: Lobby, write: Any, generation: Any, summaries: Sequence[Summary]) -> None:
        if not overtaken:
            overtaken.append(True)
            journal.append(story.cancel().appends[-1])
            fast.project()
        fold(self, write, generation, summaries)

    monkeypatch.setattr(Lobby, "fold", interrupted)
    assert slow.project()
    assert overtaken
    assert [row.status for row in Lobby(client).page().rows] == ["cancelled"]


def test_many_moves_of_a_match_are_read_and_written_as_one(client: Any, journal: RedisJournal) -> None:
    projector = Projector(journal, client)
    projector.prepare()
    story = Story("m", person("ann"), bot())
    tell(journal, story)
    projector.project()
    before = {name: content(client, kind(client), but=["positions"]) for name, kind in PROJECTIONS.items()}
    played, story.appends[:] = story.ask(0).moves(50).appends[1:], []
    for append in played:
        journal.append(append)
    reads, read = [], journal.read
    journal.read = lambda *about: reads.append(about) or read(*about)  # type: ignore[method-assign, func-returns-value]
    assert projector.project()
    assert len(reads) == 1
    after = {name: content(client, kind(client), but=["positions"]) for name, kind in PROJECTIONS.items()}
    assert {name for name in PROJECTIONS if after[name] != before[name]} == {"lobby", "players"}
    (row,) = Lobby(client).page().rows
    assert (row.version, [asked.seat for asked in row.pending]) == (52, [0])


def test_moves_alone_may_wait_and_anything_else_takes_them_along(client: Any, journal: RedisJournal) -> None:
    projector = Projector(journal, client, quiet_delay=3600)
    projector.prepare()
    story = Story("m", person("ann"), bot()).moves(3).finish()
    lobby = Lobby(client)

    def offsets() -> set[str]:
        return set(lobby.offsets(lobby.current()).values())  # type: ignore[arg-type]

    journal.append(story.appends[0])
    projector.project()
    reached = offsets()
    for append in story.appends[1:-1]:
        journal.append(append)
        projector.project()
    assert offsets() == reached
    journal.append(story.appends[-1])
    projector.project()
    assert offsets() != reached
    assert [row.status for row in lobby.page().rows] == ["finished"]


def test_the_feed_can_be_trimmed_behind_the_projector(client: Any, journal: RedisJournal) -> None:
    projector = Projector(journal, client)
    projector.prepare()
    tell(journal, *many(20, random.Random(5)))
    projector.project()
    for shard in range(SHARDS):
        journal.note_offset(shard, "relay", "9999999999999-0")
        journal.trim_feed(shard, 9999999999999)
    left = [client.xlen(f"{{s{shard:02d}}}:feed") for shard in range(SHARDS)]
    assert max(left) == 1, "only what stands at the offset itself is left"


def test_another_shape_of_the_data_is_not_read_but_rebuilt(
    client: Any, journal: RedisJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(journal, *STORIES)
    Projector(journal, client).prepare()
    assert len(Lobby(client).page().rows) == 3
    monkeypatch.setattr(Projection, "shape", Projection.shape + 1)
    assert Lobby(client).page().rows == []
    Projector(journal, client).prepare()
    assert len(Lobby(client).page().rows) == 3


def test_all_keys_of_a_projection_share_its_hash_tag(client: Any, journal: RedisJournal) -> None:
    known = set()
    Projector(journal, client).prepare()
    tell(journal, *STORIES)
    known = set(client.scan_iter())
    projector = Projector(journal, client)
    projector.prepare()
    projector.project()
    added = set(client.scan_iter()) - known
    tags = {key.split(b"}")[0] for key in added if not key.endswith(b"readers")}
    assert tags == {f"{{{name}".encode() for name in PROJECTIONS}
