"""One changed byte, anywhere in what is shown of an event, breaks the chain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Viewer
from strata.domain.match.record import NO_HASH, is_chained
from tests.kernel.pebbles import PEBBLES
from tests.match.auditor import ShownEvent, shown_to
from tests.match.deeds import score
from tests.match.table import MOMENT, SEED, begun, play_to_end

HEX = "0123456789abcdef"


def _changed(value: Any) -> Any:
    """A value that differs in one byte; hex digits stay hex digits."""
    match value:
        case bool():
            return not value
        case int():
            return value ^ 1
        case str():
            head, last = value[:-1], value[-1:]
            return head + (HEX[HEX.index(last) ^ 1] if last in HEX and last else "~")
        case None:
            return "~"
        case _:
            raise AssertionError(f"not a leaf: {value}")


def _with_a_changed_leaf(tree: Any) -> Iterator[Any]:
    """Copies of a tree, each with another value of one leaf."""
    if isinstance(tree, dict):
        yield from ({**tree, key: changed} for key in tree for changed in _with_a_changed_leaf(tree[key]))
    elif isinstance(tree, list):
        for index, value in enumerate(tree):
            yield from ([*tree[:index], changed, *tree[index + 1 :]] for changed in _with_a_changed_leaf(value))
    else:
        yield _changed(tree)


def _of_another_shape(tree: Any) -> Iterator[Any]:
    """Copies of a tree that have a key or an element more or less, or a key under another name."""
    if isinstance(tree, dict):
        yield {**tree, "~": 1}
        for key in tree:
            without = {other: value for other, value in tree.items() if other != key}
            yield without
            yield {**without, f"{key}~": tree[key]}
            yield from ({**tree, key: changed} for changed in _of_another_shape(tree[key]))
    elif isinstance(tree, list):
        yield [*tree, 1]
        for index, value in enumerate(tree):
            yield tree[:index] + tree[index + 1 :]
            yield from ([*tree[:index], changed, *tree[index + 1 :]] for changed in _of_another_shape(value))


@pytest.fixture(scope="module")
def game() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "pebbles", PEBBLES)
        yield


@pytest.fixture(scope="module", params=[None, 1, "open"], ids=["spectator", "seat 1", "opened"])
def shown(request: Any, game: None) -> list[ShownEvent]:
    """A whole match with one round: each kind of event that a played match has."""
    events, match = play_to_end(begun("pebbles", {"rounds": 1}, seats=2), seed=1)
    is_open = request.param == "open"
    viewer: Viewer = None if is_open else request.param
    return shown_to(viewer, [*events, *score(match, MOMENT).events], SEED, is_open=is_open)


@pytest.mark.parametrize("field", ["version", "type", "at", "actor", "data", "sealed", "hash"])
def test_one_changed_byte_breaks_the_chain(shown: list[ShownEvent], field: str) -> None:
    for previous, event in _links(shown):
        assert is_chained(previous, event)
        for changed in _with_a_changed_leaf(event[field]):
            assert not is_chained(previous, {**event, field: changed}), f"{event['type']}: {changed}"


@pytest.mark.parametrize("field", ["data", "sealed"])
def test_nothing_can_be_added_left_out_or_renamed(shown: list[ShownEvent], field: str) -> None:
    for previous, event in _links(shown):
        for changed in _of_another_shape(event[field]):
            assert not is_chained(previous, {**event, field: changed}), f"{event['type']}: {changed}"


@pytest.mark.parametrize("shown", [1, "open"], indirect=True, ids=["seat 1", "opened"])
def test_one_changed_nonce_breaks_the_chain(shown: list[ShownEvent]) -> None:
    for previous, event in _links(shown):
        for pointer, nonce in event["nonces"].items():
            changed = {**event["nonces"], pointer: _changed(nonce)}
            assert not is_chained(previous, {**event, "nonces": changed})


@pytest.mark.parametrize("shown", [1, "open"], indirect=True, ids=["seat 1", "opened"])
def test_a_nonce_kept_back_breaks_the_chain(shown: list[ShownEvent]) -> None:
    for previous, event in _links(shown):
        for pointer in event["nonces"]:
            fewer = {other: nonce for other, nonce in event["nonces"].items() if other != pointer}
            assert not is_chained(previous, {**event, "nonces": fewer})


@pytest.mark.parametrize("shown", ["open"], indirect=True)
@pytest.mark.parametrize(
    ("pointer", "nonce"),
    [("/draws", "not hex"), ("/nowhere", "00"), ("/facts/99/charm", "00"), ("/facts/x", "00"), ("", "00")],
    ids=["not hex", "nowhere", "beyond a list", "not a number", "no pointer"],
)
def test_made_up_nonces_are_answered_and_not_stumbled_over(shown: list[ShownEvent], pointer: str, nonce: str) -> None:
    # What is verified comes from outside: whatever it holds, the answer is that it does not hold.
    made_up = {**shown[2]["nonces"], pointer: nonce}
    assert not is_chained(shown[1]["hash"], {**shown[2], "nonces": made_up})


def test_events_cannot_change_places_nor_be_left_out(shown: list[ShownEvent]) -> None:
    for index in range(1, len(shown) - 1):
        assert not is_chained(shown[index - 1]["hash"], shown[index + 1])


def _links(shown: list[ShownEvent]) -> Iterator[tuple[str, ShownEvent]]:
    """Each event with the hash before it."""
    return zip([NO_HASH, *(event["hash"] for event in shown)], shown, strict=False)
