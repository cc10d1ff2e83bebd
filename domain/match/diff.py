"""What changed between two versions of a match, for one viewer: a JSON Patch (RFC 6902) from view to view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from jsonpatch import make_patch

from strata.domain.kernel import Viewer
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.events import REWINDS
from strata.domain.match.match import Match
from strata.domain.match.refusals import Refused

Patch = list[dict[str, Any]]
"""Operations of RFC 6902, to be applied one after the other."""


def view_of(match: Match, viewer: Viewer) -> Any:
    """The view of a match as plain JSON."""
    if match.position is None:
        raise Refused("match_not_started", f"at version {match.ledger.version} the match had not started")
    return to_builtins(match.game.view(match.position.state, viewer))


def diff_views(before: Match, after: Match, viewer: Viewer) -> Patch:
    """Applied to a viewer's view before, gives its view after; which of them came first does not matter."""
    patch: Patch = make_patch(view_of(before, viewer), view_of(after, viewer)).patch
    return patch


def changes_of(shown: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The events, of those shown to somebody, that changed the game: by facts, or by going to another version."""
    rows = []
    for event in shown:
        data, goes_back = event["data"], event["type"] in REWINDS
        if goes_back or "facts" in data:
            to_version = data["to_version"] if goes_back else None
            row = {"version": event["version"], "type": event["type"], "to_version": to_version}
            rows.append({**row, "facts": data.get("facts", [])})
    return rows
