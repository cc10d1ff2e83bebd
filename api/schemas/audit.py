"""The audit."""

from __future__ import annotations

from typing import get_args

from marshmallow import Schema, fields, validate

from strata.api.schemas.common import Strict, any_game
from strata.domain.match.match import UnfairBecause


class AuditQuery(Strict):
    head = fields.String(
        validate=validate.Regexp(r"[0-9a-f]{64}\Z"),
        metadata={"description": "A receipt: the hash in the response to a move"},
    )


class ExportQuery(Strict):
    proof = fields.Boolean(
        load_default=True,
        metadata={"description": "false: without the line that proves it is in the log, which earlier releases refuse"},
    )


class ImportQuery(Strict):
    unproven = fields.Boolean(
        load_default=False,
        metadata={
            "description": "As an administrator: also take a record in which nothing is wrong but not all is proven; "
            "it stays marked as unproven"
        },
    )


class CheckSchema(Schema):
    name = fields.String(required=True)
    status = fields.String(
        required=True,
        validate=validate.OneOf(["ok", "sealed", "unproven", "not_comparable", "differs", "failed"]),
        metadata={
            "description": "ok; sealed: cannot be checked until the seed is revealed; unproven: nothing at hand proves "
            "it; not_comparable: this release cannot check it; differs: a known change of the rules accounts for it; "
            "failed"
        },
    )
    version = fields.Integer(required=True, allow_none=True, metadata={"description": "The first that is not ok"})
    checked = fields.Integer(required=True, metadata={"description": "How many were found correct"})
    message = fields.String(required=True)


class ProofSchema(Schema):
    """An earlier release that would prove what this one cannot."""

    release = fields.String(required=True)
    changes = fields.List(
        fields.String(), required=True, metadata={"description": "How the rules have changed since that release"}
    )
    command = fields.String(required=True, metadata={"description": "How to have that release audit an export"})


class AuditAnswer(Schema):
    match = fields.String(required=True)
    game = any_game(required=True)
    version = fields.Integer(required=True)
    hash = fields.String(required=True, metadata={"description": "Hash of the latest event"})
    redacted_for = fields.String(
        required=True, allow_none=True, metadata={"description": "spectator or seat:n; null if nothing is sealed"}
    )
    verdict = fields.String(
        required=True,
        validate=validate.OneOf(["holds", "not_proven", "broken"]),
        metadata={
            "description": "holds: everything is what the rules and the seed give; not_proven: nothing is wrong, but "
            "not all could be verified, as while the match runs; broken: something is wrong"
        },
    )
    statement = fields.String(
        required=True, metadata={"description": "The verdict in words: what is wrong or not proven, and why"}
    )
    first_bad_version = fields.Integer(required=True, allow_none=True)
    unfair_because = fields.String(
        required=True,
        allow_none=True,
        validate=validate.OneOf([*get_args(UnfairBecause), None]),
        metadata={"description": "Why the record says that the match is no contest, and so not rated, if it does"},
    )
    checks = fields.List(fields.Nested(CheckSchema), required=True)
    prove_with = fields.List(
        fields.Nested(ProofSchema),
        required=True,
        metadata={"description": "Earlier releases that would prove what this one cannot"},
    )
