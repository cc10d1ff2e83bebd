"""What readers see of a record: the facts of a match that no release may read otherwise."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from tests.corpus import envelopes
from tests.corpus.host import Host

SAMPLES = 6
"""At how many versions of a match all seats look at it, besides those at which it went back and its head."""
SUMMARY = (
    "game",
    "status",
    "version",
    "hash",
    "options",
    "commitment",
    "created_at",
    "pending",
    "clock",
    "listed",
    "undo_policy",
    "undo_request",
    "origin",
)
SEAT = ("kind", "bot", "stand_in")

Fields = list[str]
Json = dict[str, Any]


def read(data: bytes, fields: Fields | None = None) -> Json:
    """What a record shows once it is imported; of views these fields, or all there are."""
    host = Host()
    match = host.import_(data)["id"]
    assert host.export(match) == data, "a record goes out as it came"
    return look(host, match, data, fields)


def look(host: Host, match: str, data: bytes, fields: Fields | None = None) -> Json:
    """What a match shows where it is; its file tells who was granted which seat, and where it went back."""
    return _Reader(host, match, data, fields).facts()


class _Reader:
    def __init__(self, host: Host, match: str, data: bytes, fields: Fields | None) -> None:
        self._host, self._path, self._fields = host, f"/v1/matches/{match}", fields
        self._header, *self._events = [json.loads(line) for line in data.splitlines()]
        self._summary = envelopes.summary(host.get(self._path, host.admin))
        granted = [1] * len(self._summary["seats"])
        for event in self._events:
            if event["type"] in ("seat_taken", "seat_left"):
                granted[event["data"]["seat"]] = event["version"]
        seats = {f"seat {seat}": host.seat_token(match, seat, version) for seat, version in enumerate(granted)}
        begun = (event["version"] for event in self._events if event["type"] in _BEGINNINGS)
        self._begun = next(begun, len(self._events) + 1)
        self._seats, self._viewers = seats, {"spectator": host.admin, **seats}

    def facts(self) -> Json:
        outcome = self._summary["outcome"]
        return {
            **self.head(),
            "outcome": None if outcome is None else digest(outcome),
            "undone": [row["version"] for row in self._pages("/narration", self._host.admin) if row["undone"]],
            "events": {
                name: digest([envelopes.event(event) for event in self._pages("/events", token)])
                for name, token in self._viewers.items()
            },
            "audit": self._audit(),
            "versions": {version: self._at(version) for version in self._sampled()},
            "heads": {version: self._head_at(version) for version in self._turns()},
        }

    def head(self) -> Json:
        """How the match stands."""
        return {
            **{name: self._summary[name] for name in SUMMARY},
            "seats": [[seat[name] for name in SEAT] for seat in self._summary["seats"]],
            "undo": {name: self._undo(token) for name, token in self._seats.items()},
        }

    def _head_at(self, version: int) -> str:
        """How the match stood at a version: a record that ends there shows it."""
        header = {**self._header, "version": version, "hash": self._events[version - 1]["hash"]}
        lines = [header, *self._events[:version]]
        host, data = Host(), b"".join(json.dumps(line).encode() + b"\n" for line in lines)
        return digest(_Reader(host, host.import_(data)["id"], data, None).head())

    def _turns(self) -> list[int]:
        """Versions of a match that is not over which something else than a move made, once its game was on."""
        if "seed" not in self._header:
            return []
        return [event["version"] for event in self._events[self._begun :] if event["type"] != "move_played"]

    def _undo(self, token: str) -> list[Any]:
        status = self._get("", token)["undo"]
        return [status[name] for name in ("allowed", "to_version", "blocked_by")]

    def _audit(self) -> Json:
        """The administrator's, to whom nothing is sealed, and a player's; less what the origin proves."""
        readers = {"whole": self._host.admin, "seat 0": self._seats["seat 0"]}
        reports = {name: self._get("/audit", token) for name, token in readers.items()}
        return {
            name: {
                "holds": report["verdict"] != "broken",
                **{check["name"]: check["status"] for check in report["checks"] if check["name"] != "origin"},
            }
            for name, report in reports.items()
        }

    def _sampled(self) -> list[int]:
        """Versions at which the game had begun."""
        begun, head = self._begun, len(self._events)
        if begun > head:
            return []
        back = [event["version"] for event in self._events if event["type"] in _GOING_BACK][:SAMPLES]
        return sorted({*(begun + (head - begun) * step // SAMPLES for step in range(SAMPLES + 1)), *back})

    def _at(self, version: int) -> Json:
        query = f"?version={version}"
        views = {name: self._get(f"/view{query}", token)["view"] for name, token in self._viewers.items()}
        asked = {name: self._get(f"/actions{query}", token)["decisions"] for name, token in self._seats.items()}
        return {
            "views": {name: digest(self._shown(view)) for name, view in views.items()},
            "decisions": {
                name: [[decision["name"], len(decision["options"]), _options(decision)] for decision in decisions]
                for name, decisions in asked.items()
                if decisions
            },
            "standings": digest(envelopes.standings(self._get(f"/score{query}", self._host.admin))),
        }

    def _shown(self, view: Json) -> Json:
        return view if self._fields is None else {name: view[name] for name in self._fields if name in view}

    def _pages(self, path: str, token: str) -> list[Json]:
        rows: list[Json] = []
        while True:
            page = self._get(f"{path}?limit=500&after={len(rows)}", token)
            rows += page["data"]
            if not page["has_more"]:
                return rows

    def _get(self, path: str, token: str) -> Any:
        return self._host.get(self._path + path, token)


_BEGINNINGS = ("match_started", "match_forked")
_GOING_BACK = ("match_rewound", "match_restored")


def digest(value: object) -> str:
    canonical = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _options(decision: Json) -> str:
    """The actions in their order; words may change."""
    return digest([option["action"] for option in decision["options"]])
