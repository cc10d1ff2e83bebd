"""Canonical bytes are those of RFC 8785."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
import rfc8785

from strata.domain.kernel import canonical, digest
from strata.domain.kernel.codec import decode, to_builtins
from tests.kernel.pebbles import RoundWon, State

LETTERS = "aZ 09_,\"'\\/<>&\b\f\n\r\t\x00\x1f\x7f\x80é€\u2028\ufeff\U0001f995"
KEYS = ["a", "b", "B", "_", "0,1", "-1,0", "10", "9", "kind", "", "a b", "~", '"', "\\"]
LARGEST = 2**53 - 1


def _tree(rng: Random, depth: int) -> Any:
    """A random value of the kinds that facts, states and events are made of."""
    kinds = ["null", "bool", "int", "text"] + ["list", "dict"] * (2 if depth else 0)
    match rng.choice(kinds):
        case "bool":
            return rng.random() < 0.5
        case "int":
            return rng.choice([0, 1, -1, LARGEST, -LARGEST, rng.randint(-LARGEST, LARGEST)])
        case "text":
            return "".join(rng.choices(LETTERS, k=rng.randrange(8)))
        case "list":
            return [_tree(rng, depth - 1) for _ in range(rng.randrange(5))]
        case "dict":
            return {key: _tree(rng, depth - 1) for key in rng.sample(KEYS, rng.randrange(6))}
        case _:
            return None


@pytest.mark.parametrize("seed", range(10))
def test_canonical_bytes_are_those_of_rfc_8785(seed: int) -> None:
    rng = Random(seed)
    for _ in range(100):
        tree = _tree(rng, depth=4)
        assert canonical(tree) == rfc8785.dumps(tree)


def test_a_struct_is_written_like_its_fields_with_its_kind() -> None:
    assert canonical(RoundWon(seat=1, points=3)) == b'{"kind":"round_won","points":3,"seat":1}'
    assert canonical(RoundWon(1, 3)) == rfc8785.dumps(to_builtins(RoundWon(1, 3)))


def test_sets_are_sorted() -> None:
    words, numbers = list("zyxabcmn"), [30, 4, 100, 5]
    Random(1).shuffle(words)
    assert canonical(set(words)) == b'["a","b","c","m","n","x","y","z"]'
    assert canonical({frozenset(words)}) == b'[["a","b","c","m","n","x","y","z"]]'
    assert canonical(set(numbers)) == b"[4,5,30,100]"


def test_the_order_in_which_a_dict_was_made_does_not_show() -> None:
    one, other = {"a": 1, "b": {"x": 1, "y": 2}}, {"b": {"y": 2, "x": 1}, "a": 1}
    assert canonical(one) == canonical(other)
    assert digest(one) == digest(other)
    assert digest(one) != digest({"a": 1, "b": {"x": 1, "y": 3}})


def test_plain_values_come_out_sorted() -> None:
    assert list(to_builtins(State())) == sorted(State.__struct_fields__)
    assert to_builtins({"s": {"b", "a"}}) == {"s": ["a", "b"]}


def test_what_was_written_is_read_again() -> None:
    won = RoundWon(2, 1)
    assert decode(canonical(won), RoundWon) == won


def test_unknown_fields_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        decode(b'{"kind":"round_won","points":3,"seat":1,"cheat":true}', RoundWon)
