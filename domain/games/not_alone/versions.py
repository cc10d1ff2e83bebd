"""What earlier releases wrote into the records of this game, and how its rules have changed since."""

from __future__ import annotations

from strata.domain.kernel import Release, RuleChange

RELEASES = (Release("0.1.0", 1, 1, "24e0100264d8b2bd", shape="15d03bddf2315e2f"),)

RULE_CHANGES = (
    RuleChange(
        2,
        frozenset({"resolve_place", "choose_mode", "survivor_rescued", "sanctuary_fortified", "will_regained"}),
        "no rescuing nor fortifying where a token lies, avoided or not; shelter is decided after the step of "
        "fortifying; a Survivor is laid before its Hunted once its ability is used; the bonus regain_will is for "
        "Hunted without Will too",
    ),
)
