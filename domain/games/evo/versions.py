"""What earlier releases wrote into the records of this game, and how its rules have changed since."""

from __future__ import annotations

from strata.domain.kernel import Release, RuleChange

RELEASES = (Release("0.1.0", 1, 1, "9f5b7f5775434688", shape="6b8eccf502600ca2"),)

RULE_CHANGES = (
    RuleChange(
        2,
        frozenset({"play_event", "events_skipped"}),
        "Dead End is played when its holder would have to choose a row, not in the evolution window.",
    ),
)
