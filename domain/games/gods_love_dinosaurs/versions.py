"""What earlier releases wrote into the records of this game, and how its rules have changed since."""

from __future__ import annotations

from strata.domain.kernel import Release, RuleChange

RELEASES = (Release("0.1.0", 1, 1, "9444ee8add71b833", shape="1cdeecb6a2185d09"),)

RULE_CHANGES: tuple[RuleChange, ...] = ()
