"""The records that both verifiers are given: honest, as seats were shown them, tampered with, and forged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Viewer, canonical
from strata.domain.match.evolve import evolve
from strata.domain.match.export import export, lines, read_export
from strata.domain.match.import_ import import_match
from strata.domain.match.record import NO_HASH, link, seal
from tests.corpus.files import FOLDER
from tests.match.auditor import take_out
from tests.match.forger import chained_again
from tests.match.joint_match import joint

Json = dict[str, Any]
OTHER_SEED = "ab" * 32


class Vector(NamedTuple):
    """A file, a receipt if somebody kept one, the verdict on its integrity, and the first bad version.

    ``is_foreign`` where it is not even written as the format says: the service takes that otherwise, or not at all.
    """

    name: str
    file: bytes
    verdict: str
    bad: int | None = None
    receipt: str | None = None
    is_foreign: bool = False


class Tampering(NamedTuple):
    """What is done to a record, and the first version at which that is found."""

    alter: Callable[[Record], None]
    bad: Callable[[Record], int | None]


class Record:
    """An export as plain JSON, to be tampered with."""

    def __init__(self, file: bytes) -> None:
        self.header, *self.events = (msgspec.json.decode(line) for line in file.splitlines())

    @property
    def seed(self) -> str:
        last: Json = self.events[-1]
        return str(last["data"]["seed"] if last["type"] == "seed_revealed" else self.header["seed"])

    def layers(self) -> list[Json]:
        return [event for event in self.events if "facts" in event["data"]]

    def drawing(self) -> Json:
        """The last layer that drew something."""
        return [event for event in self.layers() if event["data"]["draws"]][-1]

    def last(self) -> Json:
        """The last layer in which everybody may read a number."""
        return next(event for event in reversed(self.layers()) if _public_number(event))

    def file(self) -> bytes:
        return b"".join(canonical(line) + b"\n" for line in (self.header, *self.events))

    def chain_again(self) -> None:
        """Seals and hashes are made to fit what the events say."""
        done = chained_again(read_export(self.file()), bytes.fromhex(self.seed))
        self.header, *self.events = (msgspec.json.decode(line) for line in lines(done))

    def hash_again(self) -> None:
        """Hashes alone are made to fit."""
        previous = NO_HASH
        for event in self.events:
            public = {name: event[name] for name in ("version", "type", "at", "actor", "sealed")}
            public["data"] = msgspec.json.decode(canonical(event["data"]))
            for pointer in event["nonces"]:
                take_out(public["data"], pointer)
            previous = event["hash"] = link(previous, public)
        self.header["hash"] = previous


def vectors() -> Iterator[Vector]:
    for path in sorted([*FOLDER.glob("*.ndjson"), *FOLDER.glob("release-*/*.ndjson")]):
        yield Vector(f"honest {path.parent.name}/{path.stem}", path.read_bytes(), "intact")
    for path in sorted(FOLDER.glob("forged/*.ndjson")):
        yield Vector(f"forged {path.stem}", path.read_bytes(), "intact")
    for game in BUILT_IN:
        over = (FOLDER / f"release-0.1.0/{game}-cancelled.ndjson").read_bytes()
        running = (FOLDER / f"release-0.1.0/{game}-undone.ndjson").read_bytes()
        yield from _shown(game, running)
        yield from _tampered(f"{game} over", over, TAMPERINGS | OF_A_MATCH_THAT_IS_OVER)
        yield from _tampered(f"{game} running", running, OF_A_RUNNING_MATCH)
        yield from _with_receipts(game, over)
        yield from _odd_files(game, over)
        yield from _joint(game)


def _joint(game: str) -> Iterator[Vector]:
    """A match to which people added chance of their own, and with one of their values changed."""
    match = joint("human", "human", "human", game=game)
    for seat in (2, 0, 1):
        match.add(seat, f"{seat}e" * 32)
    match.play_at_random(Random(3), 30)
    file = b"".join(lines(match.exported()))
    yield Vector(f"{game} of joint chance", file, "intact")
    record = Record(file)
    record.events[2]["data"]["value"] = "00" * 32
    record.chain_again()
    yield Vector(f"{game} of joint chance, a value changed", record.file(), "broken", 5)


def _shown(game: str, file: bytes) -> Iterator[Vector]:
    """A running match as others are shown it, and with something of it changed."""
    for viewer in (None, 0, 1):
        name = f"{game} shown to {'a spectator' if viewer is None else f'seat {viewer}'}"
        shown = shown_to(viewer, file)
        yield Vector(name, shown, "not_proven")
        record = Record(shown)
        opened = [event for event in record.events if event["nonces"]]
        if opened:
            pointer = next(iter(opened[-1]["nonces"]))
            _alter_secret(opened[-1], pointer)
            yield Vector(f"{name}, a secret changed", record.file(), "broken", opened[-1]["version"])
        record = Record(shown)
        record.last()["sealed"]["/draws"] = "0" * 64
        yield Vector(f"{name}, a seal changed", record.file(), "broken", record.last()["version"])


def shown_to(viewer: Viewer, file: bytes) -> bytes:
    """The export of a running match for others than its administrator."""
    record = read_export(file)
    events = import_match(record, may_be_unproven=True).events
    seed = bytes.fromhex(str(record.header.seed))
    return b"".join(lines(export(evolve(None, events), events, seed, viewer, is_admin=False)))


def _tampered(name: str, file: bytes, tamperings: dict[str, Tampering]) -> Iterator[Vector]:
    for what, tampering in tamperings.items():
        record = Record(file)
        bad = tampering.bad(record)
        tampering.alter(record)
        assert record.file() != file, f"{what} changes nothing"
        yield Vector(f"{name}: {what}", record.file(), "broken", bad)


def _with_receipts(game: str, file: bytes) -> Iterator[Vector]:
    """Who recomputes all hashes is convicted by a receipt alone."""
    record = Record(file)
    receipt = record.last()["hash"]
    yield Vector(f"{game} with a receipt", file, "intact", receipt=receipt)
    _alter_fact(record.last())
    record.chain_again()
    yield Vector(f"{game}, a fact changed and all hashes recomputed", record.file(), "intact")
    yield Vector(f"{game}, the same with a receipt", record.file(), "broken", receipt=receipt)
    record = Record(file)
    del record.events[record.last()["version"] - 1 :]
    record.header |= {"version": len(record.events), "hash": record.events[-1]["hash"]}
    yield Vector(f"{game}, cut", record.file(), "not_proven")
    yield Vector(f"{game}, cut, with a receipt", record.file(), "broken", receipt=receipt)


def _odd_files(game: str, file: bytes) -> Iterator[Vector]:
    header, first, *rest = file.splitlines(keepends=True)
    spaced = b"".join(line.replace(b'":', b'" :  ') for line in (header, first, *rest))
    yield Vector(f"{game}, formatted otherwise", spaced, "intact")
    at_one = first.replace(b'"rules_version":1', b'"rules_version":1.0')
    yield Vector(f"{game}, a number that is not whole", b"".join([header, at_one, *rest]), "broken", 1, is_foreign=True)
    twice = first.replace(b'"rules_version":', b'"rules_version":7,"rules_version":')
    yield Vector(f"{game}, a name twice", b"".join([header, twice, *rest]), "broken", 1, is_foreign=True)
    garbled = b"".join([header, first, b"\xff" + rest[0], *rest[1:]])
    yield Vector(f"{game}, a byte that is no text", garbled, "broken", 2, is_foreign=True)
    record = Record(file)
    record.header["version"] = 0
    yield Vector(f"{game}, the header alone", canonical(record.header), "broken", 1)
    record = Record(file)
    record.events[1] = {"version": 2, "unreadable": "not an event", "data": None}
    yield Vector(f"{game}, an event that cannot be read", record.file(), "broken", 2)
    record.events = [*Record(file).events[:-1], {"version": len(record.events), "unreadable": "not an event"}]
    yield Vector(f"{game}, the last cannot be read", record.file(), "broken", len(record.events))


def _alter_fact(layer: Json) -> None:
    """Another number in a fact."""
    found = _public_number(layer)
    assert found is not None
    fact, name = found
    fact[name] += 1


def _public_number(layer: Json) -> tuple[Json, str] | None:
    """A fact with a field that everybody may read and that is a number."""
    for index, fact in enumerate(layer["data"]["facts"]):
        for name, value in fact.items():
            if type(value) is int and f"/facts/{index}/{name}" not in layer["sealed"]:
                return fact, name
    return None


def _alter_secret(event: Json, pointer: str) -> None:
    *path, last = pointer.split("/")[1:]
    at: Any = event["data"]
    for step in path:
        at = at[int(step)] if isinstance(at, list) else at[step]
    at[last] = [at[last]]


def _alter_draw(record: Record) -> None:
    draw = record.drawing()["data"]["draws"][-1]
    draw[1] += 1


def _rewind_elsewhere(further: int) -> Callable[[Record], None]:
    def tamper(record: Record) -> None:
        record.events[_rewind(record) - 1]["data"]["to_version"] += further

    return tamper


def _recomputed(alter: Callable[[Record], None]) -> Callable[[Record], None]:
    def tamper(record: Record) -> None:
        alter(record)
        record.chain_again()

    return tamper


def _swap(record: Record) -> None:
    at = record.last()["version"] - 1
    record.events[at - 1 : at + 1] = reversed(record.events[at - 1 : at + 1])


def _seal_with_own_nonce(record: Record) -> None:
    event, nonce = record.last(), bytes(32)
    event["nonces"]["/draws"], event["sealed"]["/draws"] = nonce.hex(), seal(nonce, event["data"]["draws"])
    record.hash_again()


def _hide_draws(record: Record) -> None:
    event = record.drawing()
    del event["data"]["draws"], event["nonces"]["/draws"]


def _last(record: Record) -> int:
    return int(record.last()["version"])


def _drawing(record: Record) -> int:
    return int(record.drawing()["version"])


def _rewind(record: Record) -> int:
    """The last rewind."""
    return int([event for event in record.events if event["type"] == "match_rewound"][-1]["version"])


def _end(record: Record) -> int:
    return len(record.events)


def _first(record: Record) -> int:
    return 1


TAMPERINGS = {
    "a fact changed": Tampering(lambda record: _alter_fact(record.last()), _last),
    "a draw changed": Tampering(_alter_draw, _drawing),
    "a draw changed, and all recomputed": Tampering(_recomputed(_alter_draw), _drawing),
    "a draw added, and all recomputed": Tampering(
        _recomputed(lambda record: record.drawing()["data"]["draws"].insert(0, [6, 7])), _drawing
    ),
    "draws of another form, and all recomputed": Tampering(
        _recomputed(lambda record: record.drawing()["data"].update(draws=[[0, 0]])), _drawing
    ),
    "a time changed": Tampering(lambda record: record.last().update(at="2031-05-06T23:00:00Z"), _last),
    "an actor changed": Tampering(lambda record: record.last().update(actor="admin"), _last),
    "an event removed": Tampering(lambda record: record.events.remove(record.last()), _last),
    "an event repeated": Tampering(
        lambda record: record.events.insert(record.last()["version"] - 1, record.last()), lambda it: _last(it) + 1
    ),
    "two events swapped": Tampering(_swap, lambda record: _last(record) - 1),
    "a seal changed": Tampering(lambda record: record.last()["sealed"].update({"/draws": "0" * 64}), _last),
    "a seal removed": Tampering(lambda record: record.last()["sealed"].pop("/digest"), _last),
    "a nonce changed": Tampering(lambda record: record.last()["nonces"].update({"/draws": "0" * 64}), _last),
    "a nonce that is none": Tampering(lambda record: record.last()["nonces"].update({"/draws": "zz"}), _last),
    "a nonce of nothing": Tampering(lambda record: record.last()["nonces"].update({"/x/0": "0" * 64}), _last),
    "a seal made with another nonce, and all hashes recomputed": Tampering(_seal_with_own_nonce, _last),
    "draws kept back": Tampering(_hide_draws, _drawing),
    "a hash changed": Tampering(lambda record: record.last().update(hash="0" * 64), _last),
    "the commitment changed": Tampering(lambda record: record.events[0]["data"].update(commitment="0" * 64), _first),
    "another game in the header": Tampering(lambda record: record.header.update(game="chess"), _first),
    "another match in the header": Tampering(lambda record: record.header.update(match="another"), _first),
    "another hash in the header": Tampering(lambda record: record.header.update(hash="0" * 64), _end),
    "another length in the header": Tampering(
        lambda record: record.header.update(version=record.header["version"] + 1), lambda record: _end(record) + 1
    ),
    "the end cut off": Tampering(lambda record: record.events.pop(), _end),
}
OF_A_MATCH_THAT_IS_OVER = {
    "the seed swapped": Tampering(lambda record: record.events[-1]["data"].update(seed=OTHER_SEED), _end),
    "the seed swapped, and all recomputed": Tampering(
        _recomputed(lambda record: record.events[-1]["data"].update(seed=OTHER_SEED)), _end
    ),
}
OF_A_RUNNING_MATCH = {
    **{name: TAMPERINGS[name] for name in ("a fact changed", "a draw changed", "an event removed", "draws kept back")},
    "a draw changed, and all recomputed": Tampering(_recomputed(_alter_draw), _drawing),
    "the seed swapped": Tampering(lambda record: record.header.update(seed=OTHER_SEED), _first),
    "a rewind to another version": Tampering(_rewind_elsewhere(-1), _rewind),
    "a rewind to a later version, and all recomputed": Tampering(_recomputed(_rewind_elsewhere(1000)), _rewind),
}
