"""Responses of today under the names that release 0.1.0 gave them, in which the corpus says what readers saw.

Envelopes may be renamed and grow; what they say of a recorded match may not change.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def summary(shown: Json) -> Json:
    clock, request = shown["clock"], shown["undo_request"]
    return {
        **shown,
        "pending": [{name: row[name] for name in ("seat", "name")} for row in shown["pending"]],
        "clock": None if clock is None else {**clock, "seats": [_clock(seat) for seat in clock["seats"]]},
        "undo_request": None if request is None else _renamed(request, created_at="at"),
        "origin": shown["forked_from"],
    }


def event(shown: Json) -> Json:
    return {name: value for name, value in shown.items() if name not in ("match", "game")}


def standings(shown: Json) -> Json:
    return {
        "reason": shown["reason"],
        "ranking": [
            {**row, "lines": [{name: line[name] for name in ("name", "points")} for line in row["lines"]]}
            for row in shown["ranking"]
        ],
    }


def _clock(seat: Json) -> Json:
    return {**{name: seat[name] for name in seat if name != "stand_in"}, "stands_in": seat["stand_in"] is not None}


def _renamed(shown: Json, **names: str) -> Json:
    return {names.get(name, name): value for name, value in shown.items()}
