"""Chance: the seed is the one committed to, every draw follows from it, and it opens every seal.

Draw number k of the effective history is HMAC-SHA256(seed, match ‖ k ‖ attempt); after a rewind k counts on from
the version gone back to, so an undone die falls the same way again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from strata.domain.kernel.chance import commitment, nth_draw
from strata.domain.match.audit.report import Check, Tally
from strata.domain.match.events import LAYERS, REWINDS, SeedRevealed
from strata.domain.match.export import Export, Shown
from strata.domain.match.record import nonce, seal

SEALED = "kept back until the seed is out"
MOST = 1 << 64
"""No draw is among more."""


def check_seed(export: Export, events: Sequence[Shown]) -> tuple[Check, bytes | None]:
    """Answers also the seed, if it is known and is the one committed to; it proves itself, wherever it stands."""
    tally = Tally("seed", "seed known: the one committed to when the match was created")
    revealed = next((shown for shown in export.events if shown.type == SeedRevealed.type), None)
    written = export.header.seed if revealed is None else revealed.data.get("seed")
    version = 1 if revealed is None else revealed.version
    if not isinstance(written, str) or not events:
        tally.note("sealed", None, SEALED)
        return tally.check(), None
    try:
        seed = bytes.fromhex(written)
    except ValueError:
        seed = b""
    if commitment(seed) != events[0].data.get("commitment"):
        tally.note("failed", version, "the seed is not the one that was committed to")
        return tally.check(), None
    tally.right()
    return tally.check(), seed


def check_draws(export: Export, events: Sequence[Shown], seed: bytes | None, is_seed_wrong: bool) -> Check:
    """Every recorded draw is the one that the seed gives."""
    tally = Tally("draws", "draws recomputed from the seed")
    drawn: list[int | None] = []
    for shown in events:
        k = drawn[-1] if drawn else 0
        if shown.type in REWINDS:
            k = drawn[shown.data["to_version"] - 1]
        elif shown.type in LAYERS:
            k = _check_layer(tally, export.header.match, shown, seed, k, is_seed_wrong)
        drawn.append(k)
    return tally.check()


def check_seals(export: Export, events: Sequence[Shown], seed: bytes | None) -> Check:
    """With the seed every seal opens, and no other nonce was given; without it, those that were opened do."""
    tally = Tally("seals", "seals opened")
    match = export.header.match
    for shown in events:
        for pointer, sealed in shown.sealed.items():
            given = shown.nonces.get(pointer)
            if given is None:
                reason = SEALED if seed is None else "kept back though the seed is known"
                tally.note("sealed" if seed is None else "failed", shown.version, f"{pointer} is {reason}")
            elif seed is not None and given != nonce(seed, match, shown.version, pointer).hex():
                tally.note("failed", shown.version, f"the nonce of {pointer} is not the one the seed gives")
            elif not _opens(shown, pointer, given, sealed):
                tally.note("failed", shown.version, f"{pointer} does not hold what was sealed")
            else:
                tally.right()
    return tally.check()


def _check_layer(
    tally: Tally, match: str, shown: Shown, seed: bytes | None, k: int | None, is_seed_wrong: bool
) -> int | None:
    """Check the draws of an event, of which the first has number ``k``; answers the number that follows."""
    draws = read_draws(shown)
    if draws is None:
        if shown.is_readable("/draws"):
            tally.note("failed", shown.version, "the draws have not the form of draws")
        else:
            tally.note("sealed", shown.version, f"draws are {SEALED}")
        return None
    if seed is None or k is None:
        reason = "not known" if is_seed_wrong else SEALED
        tally.note("not_comparable" if is_seed_wrong else "sealed", shown.version, f"the seed is {reason}")
        return None if k is None else k + len(draws)
    for number, (of, pick) in enumerate(draws, k):
        expected = nth_draw(seed, match, number, of)
        if pick != expected:
            tally.note("failed", shown.version, f"draw {number} among {of} was {pick}; the seed gives {expected}")
        else:
            tally.right()
    return k + len(draws)


def read_draws(shown: Shown) -> list[tuple[int, int]] | None:
    """The draws of an event, if they can be read and have the form of draws."""
    if not shown.is_readable("/draws"):
        return None
    try:
        draws = msgspec.convert(shown.data.get("draws"), list[tuple[int, int]])
    except msgspec.ValidationError:
        return None
    return draws if all(0 < of < MOST for of, _ in draws) else None


def _opens(shown: Shown, pointer: str, given: str, sealed: str) -> bool:
    try:
        return seal(bytes.fromhex(given), _value_at(shown.data, pointer)) == sealed
    except (LookupError, ValueError, TypeError):
        return False


def _value_at(tree: Any, pointer: str) -> Any:
    for step in pointer.split("/")[1:]:
        tree = tree[int(step)] if isinstance(tree, list) else tree[step]
    return tree
