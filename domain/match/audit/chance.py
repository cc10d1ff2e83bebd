"""Chance: the seed is the one committed to, every draw follows from it, and it opens every seal.

Draw number k of the effective history is HMAC-SHA256(seed, match ‖ k ‖ attempt); after a rewind k counts on from
the version gone back to, so an undone die falls the same way again. Where chance is joint, the seed of draws is
that of the match and a digest of the values that people added.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from strata.domain.kernel.chance import commitment, nth_draw
from strata.domain.match.audit.report import Check, Findings
from strata.domain.match.events import LAYERS, REWINDS, SeedRevealed
from strata.domain.match.export import Export, ShownEvent
from strata.domain.match.record import nonce, seal, value_at

SEALED = "kept back until the seed is out"
MOST = 1 << 64
"""No draw is among more."""


def check_seed(export: Export, events: Sequence[ShownEvent]) -> tuple[Check, bytes | None]:
    """Returns also the seed, if it is known and is the one committed to; it proves itself, wherever it stands."""
    findings = Findings("seed", "seed known: the one committed to when the match was created")
    revealed = next((shown for shown in export.events if shown.type == SeedRevealed.type), None)
    written = export.header.seed if revealed is None else revealed.data.get("seed")
    version = 1 if revealed is None else revealed.version
    if not isinstance(written, str) or not events:
        findings.note("sealed", None, SEALED)
        return findings.check(), None
    try:
        seed = bytes.fromhex(written)
    except ValueError:
        seed = b""
    if commitment(seed) != events[0].data.get("commitment"):
        findings.note("failed", version, "the seed is not the one that was committed to")
        return findings.check(), None
    findings.ok()
    return findings.check(), seed


def check_draws(export: Export, events: Sequence[ShownEvent], seed: bytes | None, is_seed_wrong: bool) -> Check:
    """Every recorded draw is the one that the seed gives."""
    findings = Findings("draws", "draws recomputed from the seed")
    drawn: list[int | None] = []
    for shown in events:
        k = drawn[-1] if drawn else 0
        if shown.type in REWINDS:
            k = drawn[shown.data["to_version"] - 1]
        elif shown.type in LAYERS:
            k = _check_layer(findings, export.header.match, shown, seed, k, is_seed_wrong)
        drawn.append(k)
    return findings.check()


def check_seals(export: Export, events: Sequence[ShownEvent], seed: bytes | None) -> Check:
    """With the seed every seal opens, and no other nonce was given; without it, those that were opened do."""
    findings = Findings("seals", "seals opened")
    match = export.header.match
    for shown in events:
        for pointer, sealed in shown.sealed.items():
            given = shown.nonces.get(pointer)
            if given is None:
                reason = SEALED if seed is None else "kept back though the seed is known"
                findings.note("sealed" if seed is None else "failed", shown.version, f"{pointer} is {reason}")
            elif seed is not None and given != nonce(seed, match, shown.version, pointer).hex():
                findings.note("failed", shown.version, f"the nonce of {pointer} is not the one the seed gives")
            elif not _opens(shown, pointer, given, sealed):
                findings.note("failed", shown.version, f"{pointer} does not hold what was sealed")
            else:
                findings.ok()
    return findings.check()


def _check_layer(
    findings: Findings, match: str, shown: ShownEvent, seed: bytes | None, k: int | None, is_seed_wrong: bool
) -> int | None:
    """Check the draws of an event, of which the first has number ``k``; returns the number that follows."""
    draws = read_draws(shown)
    if draws is None:
        if shown.is_readable("/draws"):
            findings.note("failed", shown.version, "the draws do not have the form of draws")
        else:
            findings.note("sealed", shown.version, f"draws are {SEALED}")
        return None
    if seed is None or k is None:
        reason = "not known" if is_seed_wrong else SEALED
        findings.note("not_comparable" if is_seed_wrong else "sealed", shown.version, f"the seed is {reason}")
        return None if k is None else k + len(draws)
    for number, (of, pick) in enumerate(draws, k):
        expected = nth_draw(seed, match, number, of)
        if pick != expected:
            findings.note("failed", shown.version, f"draw {number} among {of} was {pick}; the seed gives {expected}")
        else:
            findings.ok()
    return k + len(draws)


def read_draws(shown: ShownEvent) -> list[tuple[int, int]] | None:
    """The draws of an event, if they can be read and have the form of draws."""
    if not shown.is_readable("/draws"):
        return None
    try:
        draws = msgspec.convert(shown.data.get("draws"), list[tuple[int, int]])
    except msgspec.ValidationError:
        return None
    return draws if all(0 < of < MOST for of, _ in draws) else None


def _opens(shown: ShownEvent, pointer: str, given: str, sealed: str) -> bool:
    try:
        return seal(bytes.fromhex(given), value_at(shown.data, pointer)) == sealed
    except (LookupError, ValueError, TypeError):
        return False
