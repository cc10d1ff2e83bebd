"""The envelopes of webhooks and their deliveries."""

from __future__ import annotations

from typing import get_args

from marshmallow import Schema, fields, validate

from strata.api.input.fields import StrictBoolean
from strata.api.schemas.common import Page, PageQuery, Strict, moment
from strata.store.webhooks.deliveries import STATUSES, DeliveryError
from strata.store.webhooks.messages import EVENTS, OPT_IN
from strata.store.webhooks.subscriptions import DisabledBy


class WebhookChange(Strict):
    url = fields.String(
        validate=validate.Length(min=1, max=2048),
        metadata={
            "description": "Where to post: https or http, without user and password, at a public address",
            "example": "https://example.org/strata",
        },
    )
    events = fields.List(
        fields.String(validate=validate.OneOf(EVENTS)),
        validate=validate.Length(min=1),
        metadata={"description": f"Which events to send (all but {', '.join(OPT_IN)})"},
    )
    enabled = StrictBoolean(metadata={"description": "false: send nothing; true: send again"})


class WebhookRequest(Strict):
    url = fields.String(
        required=True,
        validate=validate.Length(min=1, max=2048),
        metadata=WebhookChange._declared_fields["url"].metadata,
    )
    events = WebhookChange._declared_fields["events"]
    match = fields.String(metadata={"description": "Only this match (with an application's key: all of its matches)"})


class DeliveriesQuery(PageQuery):
    status = fields.String(
        validate=validate.OneOf(STATUSES), metadata={"description": "Only deliveries in this status"}
    )


class WebhookSchema(Schema):
    id = fields.String(required=True)
    url = fields.String(required=True)
    events = fields.List(fields.String(validate=validate.OneOf(EVENTS)), required=True)
    match = fields.String(required=True, allow_none=True, metadata={"description": "null: all of the application's"})
    seat = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "Of a seat's webhook: the seat whose turns it is sent"},
    )
    created_at = moment()
    enabled = fields.Boolean(required=True)
    disabled_by = fields.String(
        required=True,
        allow_none=True,
        validate=validate.OneOf([*get_args(DisabledBy), None]),
        metadata={
            "description": "owner: by a change; gone: the receiver responded 410; failures: nothing was delivered for "
            "days; seat_left: the seat has another holder"
        },
    )
    disabled_at = moment(allow_none=True)
    failing_since = moment("Since when nothing was delivered; null while deliveries succeed", allow_none=True)


class WebhookWithSecret(WebhookSchema):
    secret = fields.String(
        required=True,
        metadata={
            "description": "Verifies signatures (Standard Webhooks). It is shown this once",
            "example": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        },
    )


class WebhooksPage(Page):
    data = fields.List(fields.Nested(WebhookSchema), required=True)


class AttemptSchema(Schema):
    at = moment()
    status_code = fields.Integer(
        required=True, allow_none=True, metadata={"description": "Status of the receiver's response; null: none came"}
    )
    error = fields.String(
        required=True,
        allow_none=True,
        validate=validate.OneOf([*get_args(DeliveryError), None]),
        metadata={
            "description": "status: not 2xx; redirect: redirects are not followed; timeout; unreachable; "
            "no_public_address: the host has no address, or one that is not public; gone: 410; disabled: the webhook "
            "was disabled; secret_changed: rotate the secret"
        },
    )


class DeliverySchema(Schema):
    id = fields.String(required=True, metadata={"description": "The webhook-id of every try"})
    type = fields.String(required=True, validate=validate.OneOf([*EVENTS, "test"]))
    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    attempts = fields.Integer(required=True, metadata={"description": "Tries so far"})
    created_at = moment()
    next_attempt_at = moment("Of a pending delivery: when it is tried next", allow_none=True)
    last_attempt = fields.Nested(AttemptSchema, required=True, allow_none=True)
    payload = fields.Dict(required=True, metadata={"description": "The body: type, timestamp, data"})


class DeliveriesPage(Page):
    data = fields.List(fields.Nested(DeliverySchema), required=True)
