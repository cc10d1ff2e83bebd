"""Roots and proofs are those that others published, and fit each other for trees of every size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from strata.domain.transparency.tiles import HASH_SIZE, WIDTH, hashes_in, node_over, read_tile_name, tile_name
from strata.domain.transparency.tree import (
    Node,
    consistency_proof,
    fold,
    hash_leaf,
    inclusion_proof,
    is_consistent,
    is_included,
    root_of,
)
from tests.transparency.published import hashes, vectors

PUBLISHED = vectors()
LEAVES = [hash_leaf(data) for data in hashes(PUBLISHED["leaves"])]
ROOTS = hashes(PUBLISHED["roots"])
OTHER = hash_leaf(b"another")


def tree(leaves: Sequence[bytes]) -> Node:
    return node_over(lambda level, number: tile_of(leaves, level, number))


def tile_of(leaves: Sequence[bytes], level: int, number: int) -> bytes:
    """As tlog-tiles defines it."""
    below = list(leaves)
    for _ in range(level):
        below = [fold(below[at : at + WIDTH]) for at in range(0, len(below) - WIDTH + 1, WIDTH)]
    return b"".join(below[number * WIDTH : (number + 1) * WIDTH])


def test_roots_are_those_published() -> None:
    assert [root_of(size, tree(LEAVES)) for size in range(9)] == ROOTS


@pytest.mark.parametrize("vector", PUBLISHED["inclusion"])
def test_proofs_of_inclusion_are_those_published(vector: dict[str, Any]) -> None:
    index, size, proof = vector["index"], vector["size"], hashes(vector["proof"])
    assert inclusion_proof(index, size, tree(LEAVES)) == proof
    assert is_included(LEAVES[index], index, size, proof, ROOTS[size])


@pytest.mark.parametrize("vector", PUBLISHED["consistency"])
def test_proofs_of_consistency_are_those_published(vector: dict[str, Any]) -> None:
    first, second, proof = vector["first"], vector["second"], hashes(vector["proof"])
    assert consistency_proof(first, second, tree(LEAVES)) == proof
    assert is_consistent(first, second, proof, ROOTS[first], ROOTS[second])


def test_every_leaf_of_every_small_tree_is_proven_and_no_other() -> None:
    leaves = [hash_leaf(bytes([number])) for number in range(20)]
    node = tree(leaves)
    for size in range(1, 21):
        root = root_of(size, node)
        for index in range(size):
            proof = inclusion_proof(index, size, node)
            assert is_included(leaves[index], index, size, proof, root)
            assert not is_included(OTHER, index, size, proof, root)
            assert not is_included(leaves[index], index, size, [*proof, OTHER], root)
            assert not is_included(leaves[index], index, size, proof[:-1], root) or not proof
            assert not is_included(leaves[index], size, size, proof, root)


def test_a_tree_continues_its_beginnings_and_no_other_tree() -> None:
    leaves = [hash_leaf(bytes([number])) for number in range(20)]
    forked = [*leaves[:7], OTHER, *leaves[8:]]
    node, fork = tree(leaves), tree(forked)
    for second in range(21):
        for first in range(second + 1):
            proof = consistency_proof(first, second, node)
            assert is_consistent(first, second, proof, root_of(first, node), root_of(second, node))
            assert not is_consistent(first, second, [*proof, OTHER], root_of(first, node), root_of(second, node))
            if first > 7:
                proof = consistency_proof(first, second, fork)
                assert not is_consistent(first, second, proof, root_of(first, node), root_of(second, fork))
    assert not is_consistent(5, 3, [], ROOTS[5], ROOTS[3])


def test_a_tree_of_several_levels_of_tiles_is_the_tree_of_its_leaves() -> None:
    leaves = [hash_leaf(number.to_bytes(4, "big")) for number in range(WIDTH * WIDTH + 3 * WIDTH + 5)]
    node, size = tree(leaves), len(leaves)

    def plain(height: int, number: int) -> bytes:
        return fold(leaves[number << height : (number + 1) << height])

    assert root_of(size, node) == root_of(size, plain)
    for index in (0, WIDTH, WIDTH * WIDTH - 1, WIDTH * WIDTH, size - 1):
        assert is_included(leaves[index], index, size, inclusion_proof(index, size, node), root_of(size, node))


def test_tiles_are_named_as_published() -> None:
    assert tile_name(0, 1234067) == "0/x001/x234/067"
    assert tile_name(1, 5, 12) == "1/005.p/12"
    for tile in ((0, 1234067, WIDTH), (1, 5, 12), (7, 0, 255)):
        assert read_tile_name(tile_name(*tile)) == tile
    for name in ("0/1", "0/000.p/256", "0/x000/000", "00/000", "0/000/000", "0/000.p/0", "x/000", "0/000.p/"):
        assert read_tile_name(name) in (None, (0, 0, 0))
    assert [len(part) for part in hashes_in(bytes(3 * HASH_SIZE))] == [HASH_SIZE] * 3


@pytest.mark.parametrize(("index", "size"), [(3, 3), (-1, 3), (0, 0)])
def test_there_is_no_proof_of_a_leaf_outside(index: int, size: int) -> None:
    with pytest.raises(ValueError, match="has no leaf"):
        inclusion_proof(index, size, tree(LEAVES))
