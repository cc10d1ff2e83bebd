"""Bytes: canonical JSON (RFC 8785 for the values used here: no floats, ASCII keys), digests and clones."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_canonical = msgspec.json.Encoder(order="sorted")
_plain = msgspec.json.Encoder()


def canonical(value: object) -> bytes:
    """The one byte string that stands for ``value``: sorted keys and sets, no white space."""
    return _canonical.encode(value)


def digest(value: object) -> str:
    """SHA-256 of the canonical bytes, in hex."""
    return hashlib.sha256(canonical(value)).hexdigest()


def to_builtins(value: object) -> Any:
    """Plain dicts, lists, strings and numbers."""
    return msgspec.to_builtins(value, order="sorted")


_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


def decode(data: bytes | str, type_: type[T]) -> T:
    """The value that bytes stand for; a union may stand where a type is asked for."""
    decoder = _decoders.get(type_)
    if decoder is None:
        decoder = _decoders[type_] = msgspec.json.Decoder(type_)
    value: T = decoder.decode(data)
    return value


def clone(value: T) -> T:
    """An equal value that shares nothing with the first."""
    return decode(_plain.encode(value), type(value))
