"""The record, as events and in words."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from strata.api.schemas.common import (
    LANGUAGE,
    MOST,
    EyesQuery,
    LanguageQuery,
    Page,
    PageQuery,
    Strict,
    moment,
    own_game,
)


class EventsQuery(PageQuery):
    after = fields.Integer(
        load_default=0,
        validate=validate.Range(min=0, max=MOST),
        metadata={"description": "Only what came after this version"},
    )
    limit = fields.Integer(
        load_default=100, validate=validate.Range(min=1, max=1000), metadata={"description": "The most to return"}
    )


class NamedQuery(Strict):
    named = fields.Boolean(
        load_default=True,
        metadata={
            "description": "false: server-sent events without names, so that `onmessage` of an EventSource gets them "
            "all; `type` is in the data"
        },
    )


class StreamQuery(NamedQuery):
    lang = fields.String(
        validate=validate.Regexp(LANGUAGE, error="the tag of a language, as in uk"),
        metadata={"description": "Tell every event in words too, as `lines` in this language"},
    )
    after = fields.Integer(
        load_default=0,
        validate=validate.Range(min=0, max=MOST),
        metadata={"description": "The last version received; the header Last-Event-ID takes precedence"},
    )


class FeedQuery(NamedQuery):
    after = fields.String(
        validate=validate.Length(max=1000),
        metadata={
            "description": "The last id received (default: start from now); the header Last-Event-ID takes precedence"
        },
    )


class NarrationQuery(EventsQuery, LanguageQuery, EyesQuery):
    version = fields.Integer(
        validate=validate.Range(min=1, max=MOST),
        metadata={"description": "The story as of this version (default: the latest)"},
    )


class EventSchema(Schema):
    id = fields.String(metadata={"description": "In the stream of an application: where to resume from"})
    match = fields.String(required=True, metadata={"description": "Id of the match"})
    game = own_game()
    version = fields.Integer(required=True)
    type = fields.String(required=True)
    at = moment()
    actor = fields.String(required=True)
    data = fields.Dict(required=True)
    sealed = fields.Dict(
        keys=fields.String(), values=fields.String(), required=True, metadata={"description": "JSON pointer → seal"}
    )
    nonces = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata={"description": "JSON pointer → nonce, for the sealed fields you may read"},
    )
    hash = fields.String(required=True)
    lines = fields.List(
        fields.String(),
        metadata={"description": "In a stream with `lang`: the event in words, as it was told then"},
    )


class EventsPage(Page):
    data = fields.List(fields.Nested(EventSchema), required=True)


class NarratedEvent(Schema):
    version = fields.Integer(required=True)
    at = moment()
    undone = fields.Boolean(
        required=True, metadata={"description": "It is not part of what led to the version looked at"}
    )
    lines = fields.List(fields.String(), required=True)


class NarrationPage(Page):
    data = fields.List(fields.Nested(NarratedEvent), required=True)
