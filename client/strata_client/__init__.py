"""A client of Strata: create matches, play seats, follow what happens.

    with Strata("http://127.0.0.1:8080") as strata:
        match = strata.create("evo", [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}])
        seat = match.seat(0)
        for decision in seat.turns():
            seat.play(decision["options"][0])
        print(match.score())

Responses are the service's JSON, typed; members that this release does not know stay in them.
"""

from strata_client.answers import (
    Action,
    Actions,
    Alternative,
    ClockPlan,
    Decision,
    Delivery,
    Diff,
    Event,
    FieldChange,
    Frame,
    Game,
    GameDetail,
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
    Score,
    ScoreHistory,
    ScoreLine,
    SeatClock,
    SeatPlan,
    SeatRow,
    Standing,
    StandingsAtVersion,
    Step,
    Summary,
    Track,
    Turn,
    Undo,
    UndoRequest,
    View,
    Webhook,
)
from strata_client.errors import StrataError, StrataProblem, StrataUnreachable
from strata_client.match import Match, Seat, Viewer
from strata_client.service import Strata
from strata_client.webhooks import Webhooks

__all__ = [
    "Action",
    "Actions",
    "Alternative",
    "ClockPlan",
    "Decision",
    "Delivery",
    "Diff",
    "Event",
    "FieldChange",
    "Frame",
    "Game",
    "GameDetail",
    "LeaderboardRow",
    "Match",
    "MatchClock",
    "MatchEvent",
    "MatchRow",
    "Move",
    "NarratedEvent",
    "NewWebhook",
    "Option",
    "Origin",
    "Pending",
    "Score",
    "ScoreHistory",
    "ScoreLine",
    "Seat",
    "SeatClock",
    "SeatPlan",
    "SeatRow",
    "Standing",
    "StandingsAtVersion",
    "Step",
    "Strata",
    "StrataError",
    "StrataProblem",
    "StrataUnreachable",
    "Summary",
    "Track",
    "Turn",
    "Undo",
    "UndoRequest",
    "View",
    "Viewer",
    "Webhook",
    "Webhooks",
]
