"""How far a listener has been sent the feeds, and how that is written as an opaque id."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Sequence
from typing import Self

import msgspec

from strata.domain.match.events import Event
from strata.store.journal import SHARDS, FeedEntry, Offsets, order

LARGEST = 2**63
"""Above every number in a offset."""


class BadCursor(ValueError):
    """The text is not a valid cursor."""


class Cursor:
    """An offset in the feed of each shard, and how many events of the entry after it were sent already."""

    def __init__(self, offsets: Offsets) -> None:
        self.offsets = dict(offsets)
        self._sent = dict.fromkeys(offsets, 0)

    @classmethod
    def read(cls, text: str) -> Self:
        try:
            packed = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
            newest, *numbers = msgspec.msgpack.decode(packed, type=list[int])
            triples = list(zip(*[iter(numbers)] * 3, strict=True))
        except (ValueError, msgspec.MsgspecError) as error:
            raise BadCursor from error
        ages = [age for age, _, _ in triples]
        if len(triples) != SHARDS or max(ages) > newest or not all(0 <= n < LARGEST for n in (newest, *numbers)):
            raise BadCursor
        cursor = cls({shard: f"{newest - age}-{number}" for shard, (age, number, _) in enumerate(triples)})
        cursor._sent = {shard: sent for shard, (_, _, sent) in enumerate(triples)}
        return cursor

    def __str__(self) -> str:
        """Times are written as how much they are older than the newest of them, which is short."""
        places = [order(self.offsets[shard]) for shard in range(SHARDS)]
        newest = max(time for time, _ in places)
        numbers = [newest]
        for shard, (time, number) in enumerate(places):
            numbers += [newest - time, number, self._sent[shard]]
        return urlsafe_b64encode(msgspec.msgpack.encode(numbers)).rstrip(b"=").decode()

    def is_before(self, entry: FeedEntry) -> bool:
        """Whether some of an entry is still to be sent."""
        return order(self.offsets[entry.shard]) < order(entry.offset)

    def unsent(self, entry: FeedEntry, events: Sequence[Event]) -> Iterator[Event]:
        """The events of the next entry of its shard that were not sent yet; the cursor moves past each in turn."""
        for count, event in enumerate(events[self._sent[entry.shard] :], self._sent[entry.shard] + 1):
            if count < len(events):
                self._sent[entry.shard] = count
            else:
                self.move_to({entry.shard: entry.offset})
            yield event

    def move_to(self, offsets: Offsets) -> None:
        """Everything up to these offsets was sent, or needs no sending."""
        for shard, offset in offsets.items():
            if order(self.offsets[shard]) < order(offset):
                self.offsets[shard], self._sent[shard] = offset, 0
