"""The audit: what an export proves, verified on nothing but the export.

Law: pure, and afraid of nothing it is given: whatever a file of the right form holds, the result is a report. What
its reader may not know yet is reported as sealed, and never as wrong.
"""

from __future__ import annotations

from functools import partial

from strata.domain.match.audit.chain import check_chain, check_receipt, check_versions
from strata.domain.match.audit.chance import check_draws, check_seals, check_seed
from strata.domain.match.audit.history import check_history
from strata.domain.match.audit.logged import LogEvidence as LogEvidence
from strata.domain.match.audit.logged import check_log
from strata.domain.match.audit.origin import NOT_AT_HAND as NOT_AT_HAND
from strata.domain.match.audit.origin import NoOrigin as NoOrigin
from strata.domain.match.audit.origin import Origins as Origins
from strata.domain.match.audit.origin import check_origin
from strata.domain.match.audit.origin import no_origins as no_origins
from strata.domain.match.audit.releases import check_releases, proofs_by_earlier_releases
from strata.domain.match.audit.replay import check_replay
from strata.domain.match.audit.report import Check as Check
from strata.domain.match.audit.report import Report as Report
from strata.domain.match.audit.report import Status as Status
from strata.domain.match.audit.report import Verdict as Verdict
from strata.domain.match.audit.report import first_bad_version, state_verdict, verdict_on
from strata.domain.match.audit.times import check_times
from strata.domain.match.events import MatchForked, Origin
from strata.domain.match.export import Export
from strata.domain.match.match import Ledger

MOST_GENERATIONS = 8
"""How many origins are followed: of a fork, of what that was forked from, and so on."""


def audit(
    export: Export,
    receipt: str | None = None,
    origins: Origins = no_origins,
    evidence: LogEvidence | None = None,
) -> Report:
    """Verify a record; with a receipt, the hash of an event that somebody kept, also that it is the same record; with
    evidence of the log, or where the record carries a proof, also that the log has it.

    A fork is proven against the record of its origin, if that is found. Where an event is out of place or impossible,
    what comes after it is checked by its chain alone, but for the seed.
    """
    return _audit(export, receipt, origins, MOST_GENERATIONS, evidence)


def _audit(
    export: Export, receipt: str | None, origins: Origins, generations: int, evidence: LogEvidence | None = None
) -> Report:
    header = export.header
    versions, in_place = check_versions(export)
    history = check_history(in_place)
    events = history.events
    seed_check, seed = check_seed(export, events)
    checks = [
        versions,
        check_chain(export),
        check_releases(header, events),
        history.check,
        check_times(events),
        seed_check,
        check_draws(export, events, _drawing_seed(history.ledger, seed), seed_check.status == "failed"),
        check_seals(export, events, seed),
        *check_replay(events),
    ]
    if events and events[0].type == MatchForked.type:
        verify = partial(_audit, receipt=None, origins=origins, generations=generations - 1)
        checks.append(check_origin(events[0], origins if generations else _too_far, verify))
    if receipt is not None:
        checks.append(check_receipt(export, receipt))
    if evidence is not None or export.proof is not None:
        checks.append(check_log(export, evidence or LogEvidence()))
    proofs = proofs_by_earlier_releases(header, events, checks)
    return Report(
        match=header.match,
        game=header.game,
        version=header.version,
        hash=header.hash,
        redacted_for=header.redacted_for,
        verdict=verdict_on(checks),
        statement=state_verdict(checks, proofs),
        first_bad_version=first_bad_version(checks),
        unfair_because=None if history.ledger is None else history.ledger.unfair_because,
        checks=checks,
        prove_with=proofs,
    )


def _drawing_seed(ledger: Ledger | None, seed: bytes | None) -> bytes | None:
    return None if ledger is None or seed is None else ledger.drawing_seed(seed)


def _too_far(origin: Origin) -> NoOrigin:
    return NoOrigin("unproven", f"more than {MOST_GENERATIONS} generations of forks are not followed")
