"""The Merkle tree of RFC 9162: hashes, proofs that a leaf is in a tree, and that one tree continues another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256

Node = Callable[[int, int], bytes]
"""The hash of the complete subtree of this height and number: (0, n) is leaf n, (1, n) stands over 2n and 2n + 1."""

EMPTY_ROOT = sha256().digest()


def hash_leaf(data: bytes) -> bytes:
    return sha256(b"\x00" + data).digest()


def hash_node(left: bytes, right: bytes) -> bytes:
    return sha256(b"\x01" + left + right).digest()


def fold(hashes: Sequence[bytes]) -> bytes:
    """The hash over a complete subtree, of which there are as many hashes as a power of two."""
    while len(hashes) > 1:
        hashes = [hash_node(hashes[at], hashes[at + 1]) for at in range(0, len(hashes), 2)]
    return hashes[0]


def root_of(size: int, node: Node) -> bytes:
    """The root of the tree of the first leaves."""
    return _span(0, size, node) if size else EMPTY_ROOT


def inclusion_proof(index: int, size: int, node: Node) -> list[bytes]:
    """That a leaf is in the tree of the first ``size`` leaves."""
    if not 0 <= index < size:
        raise ValueError(f"a tree of {size} leaves has no leaf {index}")
    proof, start, end = [], 0, size
    while end - start > 1:
        middle = start + _split(end - start)
        if index < middle:
            proof.append(_span(middle, end, node))
            end = middle
        else:
            proof.append(_span(start, middle, node))
            start = middle
    return proof[::-1]


def consistency_proof(first: int, second: int, node: Node) -> list[bytes]:
    """That the tree of the first ``second`` leaves continues that of the first ``first``."""
    if not 0 <= first <= second:
        raise ValueError(f"a tree of {second} leaves does not continue one of {first}")
    if first == 0:
        return []
    proof, start, end = [], 0, second
    while first != end:
        middle = start + _split(end - start)
        if first <= middle:
            proof.append(_span(middle, end, node))
            end = middle
        else:
            proof.append(_span(start, middle, node))
            start = middle
    if start:
        proof.append(_span(start, end, node))
    return proof[::-1]


def is_included(leaf: bytes, index: int, size: int, proof: Sequence[bytes], root: bytes) -> bool:
    """Whether a proof leads from the hash of a leaf to a root (RFC 9162, 2.1.3.2)."""
    if not 0 <= index < size:
        return False
    number, last, reached = index, size - 1, leaf
    for step in proof:
        if last == 0:
            return False
        if number & 1 or number == last:
            reached = hash_node(step, reached)
            while not number & 1 and number:
                number, last = number >> 1, last >> 1
        else:
            reached = hash_node(reached, step)
        number, last = number >> 1, last >> 1
    return last == 0 and reached == root


def is_consistent(first: int, second: int, proof: Sequence[bytes], first_root: bytes, second_root: bytes) -> bool:
    """Whether a proof leads from a root to both (RFC 9162, 2.1.4.2)."""
    if not 0 <= first <= second:
        return False
    if first == 0 or first == second:
        is_same = first_root == (EMPTY_ROOT if first == 0 else second_root)
        return is_same and not proof
    steps = list(proof) if first & (first - 1) else [first_root, *proof]
    if not steps:
        return False
    number, last = first - 1, second - 1
    while number & 1:
        number, last = number >> 1, last >> 1
    early = late = steps[0]
    for step in steps[1:]:
        if last == 0:
            return False
        if number & 1 or number == last:
            early, late = hash_node(step, early), hash_node(step, late)
            while not number & 1 and number:
                number, last = number >> 1, last >> 1
        else:
            late = hash_node(late, step)
        number, last = number >> 1, last >> 1
    return last == 0 and early == first_root and late == second_root


def _span(start: int, end: int, node: Node) -> bytes:
    """The hash over some leaves, which lie together below one node of the tree."""
    size = end - start
    if not size & (size - 1):
        return node(size.bit_length() - 1, start // size)
    middle = start + _split(size)
    return hash_node(_span(start, middle, node), _span(middle, end, node))


def _split(size: int) -> int:
    """The largest power of two below a size."""
    return 1 << ((size - 1).bit_length() - 1)
