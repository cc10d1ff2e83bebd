"""What earlier releases wrote into the records of this game, and how its rules have changed since."""

from __future__ import annotations

from strata.domain.kernel import Release, RuleChange

RELEASES = (Release("0.1.0", 1, 1, "24e0100264d8b2bd", shape="15d03bddf2315e2f"),)

RULE_CHANGES: tuple[RuleChange, ...] = ()
