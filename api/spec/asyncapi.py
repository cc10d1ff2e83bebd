"""The AsyncAPI document: what the service pushes, over streams and to webhooks.

Its schemas are those of the OpenAPI document, in the dialect that AsyncAPI 3.0 speaks.
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import getdoc
from typing import Any

from flask import Flask

from strata.api.release import RELEASE
from strata.api.spec.event_schemas import PAYLOADS
from strata.api.spec.game_schemas import schemas_of
from strata.api.spec.openapi import document
from strata.api.spec.references import Json, reachable, reference
from strata.api.spec.stream_schemas import CLOCK_TOLD
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game
from strata.store.webhooks.messages import EVENTS, TEST, YOUR_TURN, Message, Trial

_DESCRIPTION = """\
What Strata pushes: the events of a match as they happen, those of all matches of an application,
and webhooks. Everything else is in the OpenAPI document.
"""

_MATCH_STREAM = """\
The events of one match, as the token's seat or a spectator may read them. Server-sent events: `id` is the version,
`event` the type (with `?named=false` there is none), `data` the message; with `Accept: application/x-ndjson` a message
a line. First comes what was missed after the header `Last-Event-ID` (or `?after=`), then what happens; nothing comes
twice, and nothing is left out. In a match with a clock a message without an id gives the time after what was missed,
and after each append. The stream ends when nothing can happen any more, or when the seat is no longer the caller's.
"""

_APPLICATION_STREAM = """\
The events of all matches of an application, or for an administrator of all there are, as a spectator may read them. The
form is that of a match's stream; `id` is opaque, and a stream resumes after it for an hour at least. Matches have no
common order; the events of each come in theirs. Where nothing happens for a while, an id comes alone.
"""

_WEBHOOK = """\
A POST to the address of a subscription, in the form of Standard Webhooks. It carries ids, never the content of a game.
Any 2xx accepts it; what fails is sent again with growing pauses under the same `webhook-id`; 410 ends the subscription.
"""

_HEADERS: Json = {
    "type": "object",
    "properties": {
        "webhook-id": {"type": "string", "description": "Of this delivery; the same whenever it is sent again"},
        "webhook-timestamp": {"type": "string", "description": "When it was sent, in seconds of Unix time"},
        "webhook-signature": {
            "type": "string",
            "description": "`v1,` and the base64 of HMAC-SHA256 under the secret of `id.timestamp.body`; "
            "several, separated by spaces, while a secret is being replaced",
        },
    },
    "required": ["webhook-id", "webhook-timestamp", "webhook-signature"],
}


def async_document(app: Flask, games: Mapping[str, Game[Any, Any]] = GAMES) -> Json:
    """The AsyncAPI document of an application, with these games: all that are installed, unless others are given."""
    schemas: Json = {**document(app, games)["components"]["schemas"], **schemas_of([Message, Trial], _webhook_name)}
    channels = {
        "match": {
            "address": "/v1/matches/{match_id}/stream",
            "description": _MATCH_STREAM,
            "parameters": {"match_id": {"description": "Id of the match"}},
            "messages": {
                **{payload.type: _event(payload) for payload in PAYLOADS},
                "clock": {"name": "clock", "summary": "The time of all people", "payload": reference(CLOCK_TOLD)},
            },
        },
        "application": {
            "address": "/v1/stream",
            "description": _APPLICATION_STREAM,
            "messages": {payload.type: _event(payload) for payload in PAYLOADS},
        },
        "webhook": {"address": None, "description": _WEBHOOK, "messages": _webhooks()},
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Strata", "version": RELEASE, "description": _DESCRIPTION},
        "defaultContentType": "application/json",
        "servers": {"service": {"host": "127.0.0.1:8080", "protocol": "http", "description": "As `make up` starts it"}},
        "channels": channels,
        "operations": {
            "streamMatch": _sending("match", "GET", "Follow a match"),
            "streamApplication": _sending("application", "GET", "Follow all matches of an application"),
            "callWebhook": _sending("webhook", "POST", "Receive the events you subscribed to"),
        },
        "components": {
            "schemas": _dialect({name: schemas[name] for name in sorted(reachable(channels, schemas))}),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _sending(channel: str, method: str, summary: str) -> Json:
    return {
        "action": "send",
        "channel": {"$ref": f"#/channels/{channel}"},
        "summary": summary,
        "bindings": {"http": {"method": method, "bindingVersion": "0.3.0"}},
        **({"security": [{"$ref": "#/components/securitySchemes/token"}]} if method == "GET" else {}),
    }


def _event(payload: type[Any]) -> Json:
    summary = (getdoc(payload) or "").partition("\n")[0].replace("``", "`")
    told = {"summary": summary} if summary else {}
    return {"name": payload.type, **told, "payload": reference(f"{payload.__name__}Event")}


def _webhooks() -> Json:
    messages = {type_: _webhook(type_, "WebhookMessage") for type_ in EVENTS}
    messages[YOUR_TURN]["summary"] = "A person's seat is asked to decide"
    return {**messages, TEST: {**_webhook(TEST, "WebhookTrial"), "summary": "Somebody tries the address"}}


def _webhook(type_: str, schema: str) -> Json:
    narrowed = {"allOf": [reference(schema), {"properties": {"type": {"const": type_}}}]}
    return {"name": type_, "headers": _HEADERS, "payload": narrowed}


def _webhook_name(struct: str) -> str:
    return f"Webhook{struct}"


def _dialect(node: Any) -> Any:
    """JSON Schema of draft 7, with a discriminator that is only a name."""
    if isinstance(node, list):
        return [_dialect(value) for value in node]
    if not isinstance(node, dict):
        return node
    spoken = {key: _dialect(value) for key, value in node.items()}
    if isinstance(node.get("discriminator"), dict) and "propertyName" in node["discriminator"]:
        spoken["discriminator"] = node["discriminator"]["propertyName"]
    if isinstance(node.get("prefixItems"), list):
        spoken["items"] = spoken.pop("prefixItems")
    return spoken
