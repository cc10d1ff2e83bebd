"""What earlier releases wrote into the records of this game, and how its rules have changed since."""

from __future__ import annotations

from strata.domain.kernel import Release, RuleChange

RELEASES = (Release("0.1.0", 1, 1, "18d4c77697cd806d", shape="c631c7d66ee1431c"),)

RULE_CHANGES: tuple[RuleChange, ...] = ()
