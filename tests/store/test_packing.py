"""Events lie in Redis compressed, and what was written before that is read as it is."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from random import Random

import pytest
import redis

from strata.store.journal import Journal
from strata.store.on_redis import RedisJournal
from strata.store.packing import pack, unpack
from tests.store.entries import put


def test_the_dictionary_never_changes() -> None:
    """What was packed with another one could not be read any more."""
    dictionary = files("strata.store").joinpath("packing-1.dict").read_bytes()
    assert hashlib.sha256(dictionary).hexdigest() == "e50fba9f36e9195fa021fc5a698df0ca4e14a14a5a25c7b678180a1969f4503f"


@pytest.mark.parametrize("length", [0, 1, 40, 1000, 100_000])
def test_what_is_packed_comes_out_again(length: int) -> None:
    data = bytes(Random(length).choices(b'{"version":[12]}', k=length))
    assert unpack(pack(data)) == data


def test_what_was_not_packed_is_read_as_it_is() -> None:
    for data in (b"", b'{"version":1}', b"\xff\xfe"):
        assert unpack(data) == data


def test_what_cannot_be_unpacked_is_left_for_the_reader_to_refuse() -> None:
    packed = pack(b'{"version":1}' * 9)
    for damaged in (packed[:-3], packed[:5] + b"\0\0\0" + packed[8:], packed[:4]):
        assert unpack(damaged) == damaged


def test_many_threads_pack_at_once() -> None:
    texts = [bytes(Random(seed).choices(b"abcdefgh", k=3000)) for seed in range(300)]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(lambda text: unpack(pack(text)), texts)) == texts


def test_a_stream_of_an_earlier_release_goes_on(real_redis: redis.Redis) -> None:
    journal: Journal = RedisJournal(real_redis)
    first = put(journal, "m1")
    stream = next(key for key in real_redis.scan_iter("*:events"))
    [(_, fields)] = real_redis.xrange(stream)
    assert fields[b"event"] != unpack(fields[b"event"])
    plain = journal.read_raw("m1", 0)[0][1]
    real_redis.delete(stream)
    real_redis.xadd(stream, {"event": plain}, id="1-0")
    second = put(journal, "m1", after=first)
    assert journal.read("m1", 0) == [first, second]
