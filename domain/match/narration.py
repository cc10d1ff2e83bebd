"""The story of a match: its game's facts and its own events, a line each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from strata.domain.kernel import Narrator, Scene, View, Viewer
from strata.domain.match.match import Match
from strata.domain.toolkit.language import languages

WORDS = languages("strata.domain.match")
"""What is said of any match, by language."""


def narrate(event: Mapping[str, Any], narrator: Narrator, language: str, scene: Scene) -> list[str]:
    """The lines of an event, from what its reader was shown of it."""
    data, words = event["data"], WORDS[language]
    lines = [narrator.fact(fact, scene) for fact in data.get("facts", ())]
    if words.has(message := f"event-{event['type']}"):
        plain = {name: value for name, value in data.items() if isinstance(value, int | str)}
        seat = data.get("seat")
        name = "" if seat is None else scene.names[seat] or words.say("seat", number=seat)
        lines.insert(0, words.say(message, **{**plain, "name": name}))
    return [line for line in lines if line]


def scene_of(before: Match | None, after: Match, viewer: Viewer, names: Sequence[str]) -> Scene:
    """What a viewer saw before and after an event."""

    def view(match: Match) -> View | None:
        return None if match.position is None else match.game.view(match.position.state, viewer)

    return Scene(names, lambda: None if before is None else view(before), lambda: view(after))
