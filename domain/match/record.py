"""The record: how events are chained, what of them is sealed, and what each viewer is shown.

An event's hash is sha256(previous hash ‖ canonical bytes of its public form). The public form holds no secret:
each secret field is left out of ``data`` and stands in ``sealed`` as sha256(nonce ‖ canonical value), where the
nonce is HMAC-SHA256(seed, "seal" ‖ match ‖ version ‖ pointer). Whoever may read a field is shown it with its nonce,
so every viewer can verify the whole chain on what it was given.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec

from strata.domain.kernel import Seat, Viewer, canonical, secret_fields
from strata.domain.match.events import Event, Layer, MatchForked, MovePlayed, Payload

NO_HASH = "0" * 64
"""Stands before the first event of a match."""

Readers = Mapping[str, frozenset[Seat]]
"""JSON pointer of a secret field → the seats that may read it."""

NEVER_READ: Readers = {"/draws": frozenset(), "/digest": frozenset()}
"""What a move records of chance and of the state reached; nobody reads it before the seed is out."""


def readers_of(payload: Payload) -> Readers:
    """The secret fields of what an event carries, by pointer, with who may read them."""
    if isinstance(payload, MatchForked):
        return {"/state": frozenset()}
    if not isinstance(payload, Layer):
        return {}
    actor = payload.seat if isinstance(payload, MovePlayed) else None
    readers = dict(NEVER_READ)
    for index, fact in enumerate(payload.facts):
        if fact.secret:
            readers.update((f"/facts/{index}/{field.name}", field.readers) for field in secret_fields(fact, actor))
    if isinstance(payload, MovePlayed) and payload.action.secret:
        readers.update((f"/action/{field.name}", field.readers) for field in secret_fields(payload.action, actor))
    return readers


def write_event(match: str, version: int, previous: str, seed: bytes, at: str, actor: str, payload: Payload) -> Event:
    """The next event of a match, sealed and chained to the one before."""
    readers = readers_of(payload)
    data = canonical(payload)
    tree = msgspec.json.decode(data)
    if sum(_write_null(tree, pointer) for pointer in readers):
        data = canonical(tree)
    sealed = {
        pointer: seal(nonce(seed, match, version, pointer), _remove(tree, pointer)) for pointer in sorted(readers)
    }
    public = {
        "version": version,
        "type": payload.type,
        "at": at,
        "actor": actor,
        "data": tree,
        "sealed": sealed,
    }
    return Event(
        version=version,
        type=payload.type,
        at=at,
        actor=actor,
        data=msgspec.Raw(data),
        sealed=sealed,
        readers={pointer: sorted(seats) for pointer, seats in readers.items()},
        hash=link(previous, public),
    )


def show_event(match: str, event: Event, viewer: Viewer, seed: bytes, is_unsealed: bool) -> dict[str, Any]:
    """An event as a viewer may read it; with ``is_unsealed`` (the seed is out) nothing is kept back."""
    data, opened = show_data(event, viewer, is_unsealed)
    return {
        "version": event.version,
        "type": event.type,
        "at": event.at,
        "actor": event.actor,
        "data": data,
        "sealed": event.sealed,
        "nonces": {pointer: nonce(seed, match, event.version, pointer).hex() for pointer in opened},
        "hash": event.hash,
    }


def show_data(event: Event, viewer: Viewer, is_unsealed: bool) -> tuple[dict[str, Any], list[str]]:
    """What a viewer may read of an event's content, and the pointers to what is sealed for others."""
    data = msgspec.json.decode(event.data)
    opened = []
    for pointer in event.sealed:
        if is_unsealed or viewer in event.readers[pointer]:
            opened.append(pointer)
        else:
            _remove(data, pointer)
    return data, opened


def is_chained(previous: str, shown: Mapping[str, Any]) -> bool:
    """Whether an event, as it was shown to anyone, follows the hash before it and holds what was sealed."""
    try:
        public = msgspec.json.decode(canonical(shown))
        nonces, stated = public.pop("nonces"), public.pop("hash")
        for pointer, value in nonces.items():
            if seal(bytes.fromhex(value), _remove(public["data"], pointer)) != public["sealed"][pointer]:
                return False
        return bool(link(previous, public) == stated)
    except (LookupError, ValueError, TypeError, AttributeError):
        # What does not even have the form of an event was not chained by anyone.
        return False


def link(previous: str, public: Mapping[str, Any]) -> str:
    """The hash of an event's public form after the hash before it."""
    return hashlib.sha256(bytes.fromhex(previous) + canonical(public)).hexdigest()


def nonce(seed: bytes, match: str, version: int, pointer: str) -> bytes:
    return hmac.digest(seed, f"seal/{match}/{version}{pointer}".encode(), "sha256")


def seal(nonce: bytes, value: Any) -> str:
    return hashlib.sha256(nonce + canonical(value)).hexdigest()


def _write_null(tree: Any, pointer: str) -> bool:
    """Write a secret field as null where it was left out: that it is null is as secret as any other value."""
    parent, last = _parent(tree, pointer)
    is_left_out = last not in parent
    parent.setdefault(last, None)
    return is_left_out


def _remove(tree: Any, pointer: str) -> Any:
    """Remove what a pointer points at from a tree of dicts and lists, and return it."""
    parent, last = _parent(tree, pointer)
    return parent.pop(last)


def _parent(tree: Any, pointer: str) -> tuple[dict[str, Any], str]:
    *path, last = pointer.split("/")[1:]
    return _walk(tree, path), last


def value_at(tree: Any, pointer: str) -> Any:
    """What a JSON pointer points at in a tree of dicts and lists."""
    return _walk(tree, pointer.split("/")[1:])


def _walk(tree: Any, path: list[str]) -> Any:
    for step in path:
        tree = tree[int(step)] if isinstance(tree, list) else tree[step]
    return tree


def iso(moment: datetime, timespec: str = "microseconds") -> str:
    """A moment in UTC as text, as exact as named."""
    return moment.isoformat(timespec=timespec).replace("+00:00", "Z")


def iso_of(at: int) -> str:
    """A time in milliseconds of Unix time as text."""
    return iso(datetime.fromtimestamp(at / 1000, UTC), "milliseconds")


def milliseconds(at: str) -> int:
    """The time of an event in milliseconds of Unix time."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)


END_OF_TIME = milliseconds("9000-01-01T00:00:00Z")
"""No event is later."""
