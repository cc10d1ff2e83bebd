"""An auditor's own verifier: written from the design, and sharing no code with the record."""

from __future__ import annotations

import hashlib
import hmac
from copy import deepcopy
from typing import Any

import rfc8785

from strata.domain.kernel import Viewer
from strata.domain.match.events import Event
from strata.domain.match.record import show_event

ShownEvent = dict[str, Any]


def shown_to(
    viewer: Viewer, events: list[Event], seed: bytes, match: str = "m1", is_open: bool = False
) -> list[ShownEvent]:
    """The whole record as one viewer is shown it."""
    return [show_event(match, event, viewer, seed, is_open) for event in events]


def head_of(record: list[ShownEvent]) -> str:
    """The hash that follows from a record on what was shown of it; fails where it does not hold."""
    head = "0" * 64
    for shown in record:
        public = {key: deepcopy(shown[key]) for key in ("version", "type", "at", "actor", "data", "sealed")}
        for pointer, nonce in shown["nonces"].items():
            value = take_out(public["data"], pointer)
            assert hashlib.sha256(bytes.fromhex(nonce) + rfc8785.dumps(value)).hexdigest() == shown["sealed"][pointer]
        head = hashlib.sha256(bytes.fromhex(head) + rfc8785.dumps(public)).hexdigest()
        assert head == shown["hash"]
    return head


def draw_number(k: int, of: int, seed: bytes, match: str = "m1") -> int:
    """What chance had to answer; that a value must be drawn again has no practical likelihood."""
    value = int.from_bytes(hmac.new(seed, f"{match}/{k}/0".encode(), hashlib.sha256).digest(), "big")
    assert value < 2**256 - 2**256 % of
    return value % of


def points_at(tree: Any, pointer: str) -> bool:
    """Whether a pointer leads to something."""
    try:
        take_out(deepcopy(tree), pointer)
    except KeyError:
        return False
    return True


def take_out(tree: Any, pointer: str) -> Any:
    *path, last = pointer.removeprefix("/").split("/")
    for step in path:
        tree = tree[int(step)] if isinstance(tree, list) else tree[step]
    return tree.pop(last)
