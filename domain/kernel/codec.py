"""Bytes: canonical JSON (RFC 8785 for the values used here: no floats, ASCII keys), and digests of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

canonical: Callable[[object], bytes] = msgspec.json.Encoder(order="sorted").encode
"""The one byte string that stands for a value: sorted keys and sets, no white space."""


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
