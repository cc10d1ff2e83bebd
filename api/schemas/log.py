"""The log of heads."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from strata.api.schemas.common import MOST, Strict

_HASH = validate.Regexp(r"[0-9a-f]{64}\Z")


class ProofQuery(Strict):
    version = fields.Integer(
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "A version that must be covered (default: the latest that is logged)"},
    )
    size = fields.Integer(
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "The size of a checkpoint that you kept (default: that of the latest)"},
    )


class ConsistencyQuery(Strict):
    from_ = fields.Integer(
        required=True,
        data_key="from",
        validate=validate.Range(min=0, max=MOST),
        metadata={"description": "The size of the earlier checkpoint"},
    )
    to = fields.Integer(
        validate=validate.Range(min=0, max=MOST),
        metadata={"description": "The size of the later one (default: that of the latest)"},
    )


class LogProofAnswer(Schema):
    match = fields.String(required=True)
    version = fields.Integer(required=True, metadata={"description": "The version that is logged: asked for, or later"})
    hash = fields.String(required=True, validate=_HASH, metadata={"description": "Hash of the event of that version"})
    leaf = fields.String(
        required=True, validate=_HASH, metadata={"description": "The hash in the tree; recompute it from your record"}
    )
    index = fields.Integer(required=True, metadata={"description": "Number of the leaf, from 0"})
    size = fields.Integer(required=True, metadata={"description": "Size of the tree that the path leads to"})
    path = fields.List(
        fields.String(validate=_HASH),
        required=True,
        metadata={"description": "The inclusion proof of RFC 9162, from the leaf up"},
    )
    checkpoint = fields.String(required=True, metadata={"description": "The latest; of the size asked for or later"})
    imported = fields.Boolean(
        required=True, metadata={"description": "The match came from a file, so it may be older than its leaves"}
    )


class ConsistencyAnswer(Schema):
    from_ = fields.Integer(required=True, data_key="from")
    to = fields.Integer(required=True)
    path = fields.List(
        fields.String(validate=_HASH), required=True, metadata={"description": "The consistency proof of RFC 9162"}
    )
