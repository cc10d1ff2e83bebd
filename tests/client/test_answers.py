"""The client's types name members that the service's answers have, and allow null where these do."""

from __future__ import annotations

from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest
from marshmallow import Schema
from strata_client import answers

from api import schemas
from api.webhooks import schemas as webhooks

PAIRS: list[tuple[Any, type[Schema]]] = [
    (answers.SeatPlan, schemas.SeatRequest),
    (answers.ClockPlan, schemas.ClockRequest),
    (answers.Game, schemas.GameRow),
    (answers.GameDetail, schemas.GameDetail),
    (answers.SeatRow, schemas.SeatSchema),
    (answers.Pending, schemas.Pending),
    (answers.Undo, schemas.UndoSchema),
    (answers.UndoRequest, schemas.UndoRequestSchema),
    (answers.SeatClock, schemas.SeatClockSchema),
    (answers.MatchClock, schemas.MatchClock),
    (answers.Standing, schemas.StandingSchema),
    (answers.Score, schemas.ScoreAnswer),
    (answers.Summary, schemas.MatchSummary),
    (answers.MatchRow, schemas.LobbyRow),
    (answers.View, schemas.ViewAnswer),
    (answers.Option, schemas.OptionSchema),
    (answers.Decision, schemas.DecisionSchema),
    (answers.Actions, schemas.ActionsSchema),
    (answers.Move, schemas.MoveSchema),
    (answers.Event, schemas.EventSchema),
    (answers.NarratedEvent, schemas.NarratedEvent),
    (answers.LeaderboardRow, schemas.LeaderboardRow),
    (answers.Webhook, webhooks.WebhookSchema),
    (answers.NewWebhook, webhooks.WebhookWithSecret),
    (answers.Delivery, webhooks.DeliverySchema),
]


@pytest.mark.parametrize(("answer", "schema"), PAIRS, ids=[answer.__name__ for answer, _ in PAIRS])
def test_a_type_tells_what_the_schema_tells(answer: Any, schema: type[Schema]) -> None:
    fields = schema().fields
    hints = get_type_hints(answer)
    assert hints.keys() <= fields.keys()
    nullable = {name for name, hint in hints.items() if NoneType in get_args(hint)}
    assert nullable == {name for name in hints if fields[name].allow_none}
