"""The story of a match: its game's facts and its own events, a line each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from strata.domain.kernel import Narrator

_EVENTS = {
    "match_created": "The match is created.",
    "seat_taken": "{name} takes seat {seat}.",
    "seat_left": "Seat {seat} is left to a bot ({bot}).",
    "seat_lapsed": "The time of {name} is up; a bot ({bot}) stands in.",
    "seat_resumed": "{name} is back.",
    "match_started": "The match starts.",
    "undo_requested": "{name} asks to go back to version {to_version}.",
    "undo_answered": "{name} answers the request for undo.",
    "match_rewound": "The match goes back to version {to_version}.",
    "match_restored": "What was undone is restored, as of version {to_version}.",
    "match_forked": "The match is forked from another one.",
    "match_finished": "The game is over.",
    "match_scored": "The match is scored.",
    "seed_revealed": "The seed of all chance is revealed.",
    "match_cancelled": "The match is cancelled.",
}


def narrate(event: Mapping[str, Any], narrator: Narrator, names: Sequence[str]) -> list[str]:
    """The lines of an event, from what its reader was shown of it."""
    data = event["data"]
    lines = [narrator.fact(fact, names) for fact in data.get("facts", ())]
    message = _EVENTS.get(event["type"])
    if message is not None:
        seat = data.get("seat")
        name = "" if seat is None else names[seat] or f"Seat {seat}"
        lines.insert(0, message.format_map({**data, "name": name}))
    return [line for line in lines if line]
