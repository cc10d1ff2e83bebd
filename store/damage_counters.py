"""How often damage was found, as metrics. Imported by those who show metrics, and when there is damage."""

from __future__ import annotations

from prometheus_client import Counter

QUARANTINED = Counter("strata_quarantined", "Matches put in quarantine, since an event on record could not be read")
DAMAGED_SNAPSHOTS = Counter("strata_damaged_snapshots", "Snapshots that were damaged, and passed over")
