"""Matches told by hand: their appends, event by event, without a game behind them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Self

from msgspec import UNSET

from strata.domain.kernel import Action, Outcome, Standing, canonical
from strata.domain.match.events import (
    Barrier,
    Event,
    MatchCancelled,
    MatchCreated,
    MatchFinished,
    MatchForked,
    MatchRewound,
    MatchScored,
    MatchStarted,
    MovePlayed,
    Origin,
    Payload,
    SeatLapsed,
    SeatLeft,
    SeatPlan,
    SeatResumed,
    SeatTaken,
    SeedRevealed,
    UndoPolicy,
)
from strata.domain.match.record import NO_HASH, write_event
from strata.projections.projection import Projection
from strata.store.journal import Append, Appended, ImportMark, Journal

SEED = bytes(32)


class Nod(Action, frozen=True, tag="nod"):
    """A move of no consequence."""


def person(player: str | None = None) -> SeatPlan:
    return SeatPlan("human", player=player)


def bot(level: str = "greedy") -> SeatPlan:
    return SeatPlan("bot", bot=level)


def free() -> SeatPlan:
    return SeatPlan("open")


class Story:
    """One match, or a fork of one. Each call is an append; times are seconds after midnight."""

    def __init__(
        self,
        id_: str,
        *seats: SeatPlan,
        game: str = "evo",
        application: str | None = None,
        at: int = 0,
        fork_of: str | None = None,
        is_listed: bool = True,
        undo: UndoPolicy = "barrier",
        imported: ImportMark | None = None,
    ) -> None:
        self._imported = imported
        self.id, self.appends, self._seats = id_, list[Append](), len(seats)
        self._version, self._hash, self._at = 0, NO_HASH, at
        self._pending = b"[]"
        about: Any = (id_, game, {"length": "short"}, 1, 1, list(seats), "commitment", application)
        if fork_of is not None:
            self._tell(_forked(about, fork_of, is_listed))
        else:
            is_full = all(seat.kind != "open" for seat in seats)
            created = MatchCreated(*about, undo=undo, is_listed=UNSET if is_listed else False)
            self._tell(created, *([_started()] if is_full else []))

    def take(self, seat: int, player: str | None = None, last: bool = True, at: int | None = None) -> Self:
        return self._tell(SeatTaken(seat, player), *([_started()] if last else []), at=at)

    def leave(self, seat: int, level: str = "greedy") -> Self:
        return self._tell(SeatLeft(seat, level))

    def lapse(self, seat: int, level: str = "greedy") -> Self:
        return self._tell(SeatLapsed(seat, level))

    def resume(self, seat: int) -> Self:
        return self._tell(SeatResumed(seat))

    def ask(self, *seats: int) -> Self:
        """From here on these seats must decide."""
        self._pending = canonical([(seat, "choose") for seat in seats])
        return self

    def moves(self, count: int = 1, at: int | None = None) -> Self:
        for _ in range(count):
            self._tell(_moved(), at=at)
        return self

    def rewind(self, *crossed: Barrier, by: Literal["seat", "consent", "admin"] = "consent") -> Self:
        """After a move, to the version before it."""
        self._tell(_moved())
        return self._tell(MatchRewound(self._version - 1, by, None if by == "admin" else 0, crossed))

    def finish(self, at: int | None = None) -> Self:
        return self._tell(_moved(), MatchFinished("the_end"), at=at)

    def score(self, *ranks: int) -> Self:
        ranking = [Standing(seat, rank, 0, ()) for seat, rank in enumerate(ranks)]
        return self._tell(MatchScored(Outcome("the_end", ranking)), SeedRevealed(SEED.hex()))

    def cancel(self) -> Self:
        return self._tell(MatchCancelled("by_maker"), SeedRevealed(SEED.hex()))

    def _tell(self, *payloads: Payload, at: int | None = None) -> Self:
        self._at = self._at if at is None else at
        expected, previous, events = self._version, self._hash, list[Event]()
        time = f"2026-01-01T{self._at // 3600:02d}:{self._at // 60 % 60:02d}:{self._at % 60:02d}.000Z"
        for payload in payloads:
            self._version += 1
            event = write_event(self.id, self._version, self._hash, SEED, time, "somebody", payload)
            self._hash = event.hash
            events.append(event)
        imported = None if expected else self._imported
        append = Append(self.id, expected, previous, events, seed=SEED, imported=imported, pending=self._pending)
        self.appends.append(append)
        return self


def tell(journal: Journal, *stories: Story, rng: random.Random | None = None) -> None:
    """Append whole stories, one after the other or, with ``rng``, mixed; each keeps its own order."""
    for append in mixed(stories, rng) if rng else [append for story in stories for append in story.appends]:
        assert journal.append(append) == Appended()


def mixed(stories: Sequence[Story], rng: random.Random) -> Iterable[Append]:
    turns = [index for index, story in enumerate(stories) for _ in story.appends]
    rng.shuffle(turns)
    left = [iter(story.appends) for story in stories]
    return [next(left[index]) for index in turns]


def content(client: Any, projection: Projection, but: Sequence[str] = ()) -> Mapping[str, object]:
    """Everything the current generation of a projection holds, by key; a key that is to go does not count."""
    generation = projection.current()
    assert generation is not None
    prefix = generation.key("").encode()
    return {
        name: _value(client, key)
        for key in client.scan_iter(match=b"*", count=10_000)
        if key.startswith(prefix) and (name := key[len(prefix) :].decode()) not in but
    }


def _value(client: Any, key: bytes) -> object:
    kind = client.type(key)
    if kind == b"hash":
        return client.hgetall(key)
    assert kind == b"zset"
    return client.zrange(key, 0, -1, withscores=True)


_LAYER: dict[str, Any] = {
    "facts": [],
    "draws": [],
    "digest": "digest",
    "rules_version": 1,
    "codec_version": 1,
    "state_schema": "schema",
}


def _started() -> MatchStarted:
    return MatchStarted(**_LAYER)


def _forked(about: Any, origin: str, is_listed: bool) -> MatchForked:
    """What a listed fork copies is a match that is over; else its maker may not know all of it."""
    how: Any = "copy" if is_listed else "what_if"
    at = Origin(origin, 7, "hash")
    return MatchForked(*about, origin=at, how=how, is_listed=is_listed, state={}, state_schema="schema")


def _moved() -> MovePlayed:
    return MovePlayed(seat=0, action=Nod(), asked=[0], **_LAYER)


def many(count: int, rng: random.Random) -> list[Story]:
    """Matches of all fates, with few players, so that results depend on each other; several end at the same time."""
    players = ["ann", "bob", "cid", "dan", "eve"]
    stories = []
    for number in range(count):
        application = rng.choice([None, "shop"])
        who = rng.sample(players, 2)
        start = rng.randrange(1000)
        seats = [person(who[0]), rng.choice([free(), bot(), bot("random"), person(who[1])]), bot()]
        story = Story(
            f"m{number:04d}", *seats, game=rng.choice(["evo", "evo", "other"]), application=application, at=start
        )
        stories.append(story)
        fates = ["open", "cancelled", "playing", "left", "lapsed", "finished", "scored", "scored", "scored", "scored"]
        fate = rng.choice(fates)
        if fate == "open":
            continue
        if fate == "cancelled":
            story.cancel()
            continue
        if seats[1].kind == "open":
            story.take(1, who[1])
        if number % 3 == 0:
            origin = f"m{rng.randrange(10):04d}"
            is_listed = rng.random() < 0.5
            fork = Story(f"f{number:04d}", person(who[0]), bot(), at=start, fork_of=origin, is_listed=is_listed)
            stories.append(fork.cancel() if rng.random() < 0.5 else fork.moves(2))
        story.ask(*rng.sample(range(3), rng.randrange(3))).moves(rng.randrange(4), at=start + 1).ask()
        if fate == "left":
            story.leave(rng.randrange(2))
        if fate == "lapsed" and seats[1].kind != "bot":
            story.lapse(1).moves(1)
            if rng.random() < 0.5:
                story.resume(1)
        if fate in ("left", "lapsed", "finished", "scored"):
            story.finish(at=start + 10 * rng.randrange(5))
        if fate in ("left", "lapsed", "scored"):
            story.score(*rng.choice([(1, 2, 3), (3, 1, 1), (2, 3, 1), (1, 1, 1), (2, 2, 1)]))
    return stories
