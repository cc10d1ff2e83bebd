"""Where a listener of the feeds stands, and how that is written as an opaque id."""

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
    """The text is no cursor of ours."""


class Cursor:
    """A offset in the feed of each shard, and how many events of the entry behind it were heard already."""

    def __init__(self, offsets: Offsets) -> None:
        self.offsets = dict(offsets)
        self._heard = dict.fromkeys(offsets, 0)

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
        cursor._heard = {shard: heard for shard, (_, _, heard) in enumerate(triples)}
        return cursor

    def __str__(self) -> str:
        """Times are written as how much they are older than the newest of them, which is short."""
        places = [order(self.offsets[shard]) for shard in range(SHARDS)]
        newest = max(time for time, _ in places)
        numbers = [newest]
        for shard, (time, number) in enumerate(places):
            numbers += [newest - time, number, self._heard[shard]]
        return urlsafe_b64encode(msgspec.msgpack.encode(numbers)).rstrip(b"=").decode()

    def is_behind(self, entry: FeedEntry) -> bool:
        """Whether an entry was not yet heard to its end."""
        return order(self.offsets[entry.shard]) < order(entry.offset)

    def hear(self, entry: FeedEntry, events: Sequence[Event]) -> Iterator[Event]:
        """The events of the next entry of its shard that were not heard yet; the cursor stands behind each in turn."""
        for count, event in enumerate(events[self._heard[entry.shard] :], self._heard[entry.shard] + 1):
            if count < len(events):
                self._heard[entry.shard] = count
            else:
                self.reach({entry.shard: entry.offset})
            yield event

    def reach(self, offsets: Offsets) -> None:
        """Nothing up to these offsets is left to be heard."""
        for shard, offset in offsets.items():
            if order(self.offsets[shard]) < order(offset):
                self.offsets[shard], self._heard[shard] = offset, 0
