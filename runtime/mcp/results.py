"""What tools return to agents: less than the service's responses, and in words."""

from __future__ import annotations

from strata_client import Actions, Decision, Game, Summary
from strata_client import MatchRow as LobbyRow
from typing_extensions import TypedDict


class GameRow(TypedDict):
    slug: str
    title: str
    about: str
    seats: str
    minutes: str | None
    bot_levels: list[str]


class MatchRow(TypedDict):
    match: str
    game: str
    status: str
    version: int
    open_seats: list[int]


class Seated(TypedDict):
    """``seat`` is the handle by which the seat is played; whoever has an invitation can join that seat."""

    match: str
    seat: str
    number: int
    invitations: dict[str, str]


class Told(TypedDict):
    version: int
    undone: bool
    lines: list[str]


class Asked(TypedDict):
    """A decision; each option is its number and what choosing it means."""

    name: str
    title: str
    about: str | None
    options: list[str]


class Situation(TypedDict):
    """``status`` is your_turn, waiting, open (seats are free) or over; at the end there are ``standings``."""

    status: str
    version: int
    happened: list[Told]
    decisions: list[Asked]
    undo_allowed: bool
    undo_requested_by: int | None
    standings: list[str]


class UndoResult(TypedDict):
    """Whether it is done; otherwise the others are being asked."""

    done: bool
    version: int


class AuditResult(TypedDict):
    verdict: str
    statement: str
    checks: list[str]


def game_row(game: Game) -> GameRow:
    minutes = game["minutes"]
    return {
        "slug": game["slug"],
        "title": game["title"],
        "about": game["summary"],
        "seats": f"{game['seats']['min']} to {game['seats']['max']}",
        "minutes": None if minutes is None else f"{minutes['min']} to {minutes['max']}",
        "bot_levels": game["bots"],
    }


def match_row(row: LobbyRow) -> MatchRow:
    return {
        "match": row["id"],
        "game": row["game"],
        "status": row["status"],
        "version": row["version"],
        "open_seats": [seat["seat"] for seat in row["seats"] if seat["kind"] == "open"],
    }


def decision_of(decision: Decision, first: int) -> Asked:
    """A decision, whose options are numbered from ``first`` on."""
    return {
        "name": decision["name"],
        "title": decision["title"],
        "about": decision["about"],
        "options": [f"{number}: {option['label']}" for number, option in enumerate(decision["options"], first)],
    }


def status_of(summary: Summary, asked: Actions) -> str:
    if asked["decisions"]:
        return "your_turn"
    return {"open": "open", "playing": "waiting", "finished": "waiting"}.get(summary["status"], "over")


def standings_of(summary: Summary) -> list[str]:
    outcome = summary["outcome"]
    rows = [] if outcome is None else outcome["ranking"]
    return [f"{row['rank']}. seat {row['seat']} with {row['total']}" for row in rows]
