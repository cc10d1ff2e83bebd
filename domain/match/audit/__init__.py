"""The audit: what an export proves, verified on nothing but the export.

Law: pure, and afraid of nothing it is given: whatever a file of the right form holds, the result is a report. What
its reader may not know yet is reported as sealed, and never as wrong.
"""

from __future__ import annotations

from strata.domain.match.audit.chain import check_chain, check_receipt, check_versions
from strata.domain.match.audit.chance import check_draws, check_seals, check_seed
from strata.domain.match.audit.history import check_history
from strata.domain.match.audit.releases import check_releases
from strata.domain.match.audit.replay import check_replay
from strata.domain.match.audit.report import Check as Check
from strata.domain.match.audit.report import Report as Report
from strata.domain.match.audit.report import Status as Status
from strata.domain.match.audit.report import Verdict as Verdict
from strata.domain.match.audit.report import verdict_on
from strata.domain.match.export import Export


def audit(export: Export, receipt: str | None = None) -> Report:
    """Verify a record; with a receipt, the hash of an event that somebody kept, also that it is the same record.

    Where an event is out of place or impossible, what comes after it is checked by its chain alone, but for the seed.
    """
    versions, in_place = check_versions(export)
    course, events = check_history(in_place)
    seed_check, seed = check_seed(export, events)
    checks = [
        versions,
        check_chain(export),
        check_releases(export.header, events),
        course,
        seed_check,
        check_draws(export, events, seed, seed_check.status == "failed"),
        check_seals(export, events, seed),
        *check_replay(events),
    ]
    if receipt is not None:
        checks.append(check_receipt(export, receipt))
    failed = [check for check in checks if check.status == "failed"]
    header = export.header
    return Report(
        match=header.match,
        game=header.game,
        version=header.version,
        hash=header.hash,
        redacted_for=header.redacted_for,
        verdict=verdict_on(checks),
        first_bad_version=min((check.version for check in failed if check.version is not None), default=None),
        checks=checks,
    )
