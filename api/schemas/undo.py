"""Taking back and restoring."""

from __future__ import annotations

from marshmallow import validate

from strata.api.input.fields import Truth, Whole
from strata.api.schemas.common import MOST, Strict


class UndoRequestBody(Strict):
    to_version = Whole(
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "How far to go back (before your latest move)"},
    )


class UndoAnswerRequest(Strict):
    agrees = Truth(required=True, metadata={"description": "false also withdraws one's own request"})


class RewindRequest(Strict):
    to_version = Whole(
        required=True,
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "A version that led to the latest"},
    )
