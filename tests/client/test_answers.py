"""The client's types name members that the service's answers have, and allow null where these do."""

from __future__ import annotations

from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest
from marshmallow import Schema
from strata_client import answers

from strata.api.routes.webhooks import schemas as webhooks
from strata.api.schemas import (
    alternatives,
    analysis,
    course,
    diff,
    frames,
    games,
    log,
    matches,
    play,
    players,
    record,
    seats,
)

PAIRS: list[tuple[Any, type[Schema]]] = [
    (answers.SeatPlan, seats.SeatRequest),
    (answers.ClockPlan, matches.ClockRequest),
    (answers.Game, games.GameRow),
    (answers.GameDetail, games.GameDetail),
    (answers.SeatRow, seats.SeatSchema),
    (answers.Pending, matches.Pending),
    (answers.Undo, matches.UndoSchema),
    (answers.UndoRequest, matches.UndoRequestSchema),
    (answers.SeatClock, matches.SeatClockSchema),
    (answers.MatchClock, matches.MatchClock),
    (answers.Standing, matches.StandingSchema),
    (answers.Score, matches.ScoreAnswer),
    (answers.Summary, matches.MatchSummary),
    (answers.MatchRow, matches.LobbyRow),
    (answers.View, play.ViewAnswer),
    (answers.Option, play.OptionSchema),
    (answers.Decision, play.DecisionSchema),
    (answers.Actions, play.ActionsSchema),
    (answers.Move, play.MoveSchema),
    (answers.ChangedMatch, play.ChangedMatch),
    (answers.Table, play.TableAnswer),
    (answers.Event, record.EventSchema),
    (answers.NarratedEvent, record.NarratedEvent),
    (answers.Step, course.StepSchema),
    (answers.Track, course.TrackSchema),
    (answers.StandingsAtVersion, course.StandingsAtVersion),
    (answers.ScoreHistory, course.ScoreHistoryAnswer),
    (answers.FieldChange, course.FieldChange),
    (answers.Frame, frames.FrameSchema),
    (answers.Alternative, alternatives.AlternativeSchema),
    (answers.Diff, diff.DiffAnswer),
    (answers.AnalysisProgress, analysis.AnalysisProgressSchema),
    (answers.ValuedOption, analysis.ValuedOptionSchema),
    (answers.JudgementOfMove, analysis.JudgementOfMove),
    (answers.Chance, analysis.ChanceSchema),
    (answers.AnalysedMove, analysis.AnalysedMoveSchema),
    (answers.TurningPoint, analysis.TurningPoint),
    (answers.Analysis, analysis.AnalysisSchema),
    (answers.Hint, analysis.HintSchema),
    (answers.LeaderboardRow, players.LeaderboardRow),
    (answers.LogProof, log.LogProofAnswer),
    (answers.Webhook, webhooks.WebhookSchema),
    (answers.NewWebhook, webhooks.WebhookWithSecret),
    (answers.Delivery, webhooks.DeliverySchema),
]


@pytest.mark.parametrize(("response", "schema"), PAIRS, ids=[response.__name__ for response, _ in PAIRS])
def test_a_type_says_what_the_schema_says(response: Any, schema: type[Schema]) -> None:
    fields = schema().fields
    hints = get_type_hints(response)
    assert hints.keys() <= fields.keys()
    nullable = {name for name, hint in hints.items() if NoneType in get_args(hint)}
    assert nullable == {name for name in hints if fields[name].allow_none}
