"""What earlier releases wrote into the records of this game, and how its rules have changed since."""

from __future__ import annotations

from strata.domain.kernel import Release, RuleChange

RELEASES = (Release("0.1.0", 1, 1, "b8c1ccecfe3ae9d8", shape="28e0ccc9b34477b8"),)

RULE_CHANGES: tuple[RuleChange, ...] = ()
