"""Releases: every event was recorded by a release that exists. A record is not believed about its own rules.

Where the rules have changed since, what they would do otherwise is accounted for by a known change of the rules, or it
is wrong. What that leaves unproven, the release that recorded it can prove.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from strata.domain.games.registry import BUILT_IN, GAMES
from strata.domain.kernel import Game, Release
from strata.domain.match.audit.report import Check, Findings, Proof, Status
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


def is_of_this_shape(game: Game[Any, Any], shown: ShownEvent) -> bool:
    """Whether states are written today as the event's was; where facts are read another way, they differ."""
    release = release_of(game, shown)
    if release is None:
        return True
    shape = release.shape or release.state_schema
    return (shape, release.codec_version) == (game.state_schema, game.codec_version)


def judge_difference(game: Game[Any, Any], release: Release | None, kinds: Collection[str]) -> Status:
    """What it means that the rules of today do otherwise: ``kinds`` of decisions, actions and facts are involved."""
    if release is None:
        return "failed"
    changes = [change for change in game.rule_changes if change.rules_version > release.rules_version]
    return "differs" if any(change.kinds & set(kinds) for change in changes) else "failed"


def proofs_by_earlier_releases(header: Header, events: Sequence[ShownEvent], checks: Sequence[Check]) -> list[Proof]:
    """Which releases would prove what this one cannot, since their rules, or their states, were others."""
    game = GAMES.get(header.game)
    if game is None or all(check.status not in ("differs", "not_comparable") for check in checks):
        return []
    recorded_by = {
        release_of(game, shown): None
        for shown in events
        if shown.type in LAYERS
        and not (is_of_this_shape(game, shown) and shown.data.get("rules_version") == game.rules_version)
    }
    return [_proof(game, release) for release in recorded_by if release is not None]


def _proof(game: Game[Any, Any], release: Release) -> Proof:
    changes = [change.what for change in game.rule_changes if change.rules_version > release.rules_version]
    beside = f"../strata-{release.name}"
    command = (
        f"git worktree add {beside} v{release.name} && make -C {beside} .venv/.installed && "
        f"{beside}/.venv/bin/strata audit FILE"
        if game.slug in BUILT_IN
        else f"strata audit FILE, with release {release.name} of the package that offers {game.slug} installed"
    )
    return Proof(release.name, changes, command)
