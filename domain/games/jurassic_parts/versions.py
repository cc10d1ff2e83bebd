"""What earlier releases wrote into the records of this game, and how its rules have changed since."""

from __future__ import annotations

from strata.domain.kernel import Release, RuleChange

RELEASES = (Release("0.1.0", 1, 1, "18d4c77697cd806d", shape="c631c7d66ee1431c"),)

RULE_CHANGES = (
    RuleChange(
        2,
        frozenset({"chisels_set_aside", "part_left_to_leader"}),
        "a seat's own chisels that its dig has freed wait for the end of its turn, where they were sharp at once; a "
        "part without break chisels is the leader's, where the active seat took half of it",
    ),
)
