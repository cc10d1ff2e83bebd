"""Releases: every event was recorded by a release that exists. A record is not believed about its own rules.

Where the rules have changed since, what they would do otherwise is accounted for by a known change of the rules, or it
is wrong.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game, Release
from strata.domain.match.audit.report import Check, Findings, Status
from strata.domain.match.events import LAYERS, MatchForked
from strata.domain.match.export import Header, ShownEvent

UNKNOWN_GAME = "this release does not know the game"


def check_releases(header: Header, events: Sequence[ShownEvent]) -> Check:
    """The versions of rules, codec and state that events carry are those of a release."""
    findings = Findings("releases", "events recorded by known releases")
    game = GAMES.get(header.game)
    for shown in events:
        if "rules_version" not in shown.data and shown.type not in LAYERS:
            continue
        if game is None:
            findings.note("not_comparable", shown.version, UNKNOWN_GAME)
        elif release_of(game, shown) is None:
            stamped = [shown.data.get(name) for name in ("rules_version", "codec_version", "state_schema")]
            findings.note("failed", shown.version, f"no release of {game.title} recorded under {stamped}")
        else:
            findings.ok()
    return findings.check()


def release_of(game: Game[Any, Any], shown: ShownEvent) -> Release | None:
    """The latest release that can have recorded an event; the creation of a match says nothing of its state."""
    data = shown.data
    versions = (data.get("rules_version"), data.get("codec_version"))
    has_state = shown.type in LAYERS or shown.type == MatchForked.type
    for release in reversed(game.known_releases):
        is_alike = (release.rules_version, release.codec_version) == versions
        if is_alike and (not has_state or data.get("state_schema") == release.state_schema):
            return release
    return None


def shape_of_state(release: Release) -> str:
    return release.shape or release.state_schema


def judge_difference(game: Game[Any, Any], release: Release | None, kinds: Collection[str]) -> Status:
    """What it means that the rules of today do otherwise: ``kinds`` of decisions, actions and facts are involved."""
    if release is None:
        return "failed"
    changes = [change for change in game.rule_changes if change.rules_version > release.rules_version]
    return "differs" if any(change.kinds & set(kinds) for change in changes) else "failed"
