"""Taking back and restoring."""

from __future__ import annotations

from marshmallow import validate

from strata.api.input.fields import StrictBoolean, StrictInteger
from strata.api.schemas.common import MOST, Strict


class UndoRequestBody(Strict):
    to_version = StrictInteger(
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "The version to go back to (default: before your latest move)"},
    )


class UndoAnswerRequest(Strict):
    agrees = StrictBoolean(required=True, metadata={"description": "false also withdraws one's own request"})


class RewindRequest(Strict):
    to_version = StrictInteger(
        required=True,
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "A version that led to the latest"},
    )
