"""A client of Strata: create matches, play seats, follow what happens.

    with Strata("http://127.0.0.1:8080") as strata:
        match = strata.create("evo", [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}])
        seat = match.seat(0)
        for decision in seat.turns():
            seat.play(decision["options"][0])
        print(match.score())

A ``Strata`` may be shared by threads. ``strata_client.aio`` has the same classes and methods for asyncio.

Responses are the service's JSON, typed; members that this release does not know stay in them.
"""

from strata_client.answers import (
    Action,
    Actions,
    Audit,
    AuditCheck,
    ClockPlan,
    Decision,
    Delivery,
    Event,
    Game,
    GameDetail,
    GlossaryEntry,
    LeaderboardRow,
    MatchClock,
    MatchEvent,
    MatchRow,
    Move,
    NarratedEvent,
    NewWebhook,
    Option,
    Origin,
    Pending,
    Proof,
    Score,
    ScoreLine,
    SeatClock,
    SeatPlan,
    SeatRow,
    Standing,
    Summary,
    Turn,
    Undo,
    UndoRequest,
    View,
    Webhook,
)
from strata_client.errors import StrataError, StrataProblem, StrataUnreachable
from strata_client.progress import OnProgress, Progress
from strata_client.sync import Match, Seat, Strata, Viewer, Webhooks

__all__ = [
    "Action",
    "Actions",
    "Audit",
    "AuditCheck",
    "ClockPlan",
    "Decision",
    "Delivery",
    "Event",
    "Game",
    "GameDetail",
    "GlossaryEntry",
    "LeaderboardRow",
    "Match",
    "MatchClock",
    "MatchEvent",
    "MatchRow",
    "Move",
    "NarratedEvent",
    "NewWebhook",
    "OnProgress",
    "Option",
    "Origin",
    "Pending",
    "Progress",
    "Proof",
    "Score",
    "ScoreLine",
    "Seat",
    "SeatClock",
    "SeatPlan",
    "SeatRow",
    "Standing",
    "Strata",
    "StrataError",
    "StrataProblem",
    "StrataUnreachable",
    "Summary",
    "Turn",
    "Undo",
    "UndoRequest",
    "View",
    "Viewer",
    "Webhook",
    "Webhooks",
]
