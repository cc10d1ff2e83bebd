"""What the document says of operations beside their code: how they fail, their headers, whether they need a token."""

from __future__ import annotations

PROBLEMS = {
    400: "Malformed JSON or header",
    401: "No token, or an unknown one",
    403: "A token without this right",
    404: "No such game, match, version, turn or page",
    408: "The body did not arrive in time",
    409: "Not possible now: an illegal action, not your turn, the match is over or not started",
    410: "What a stream would resume with is no longer kept",
    412: "If-Match names another version; the response holds the events missed",
    413: "The body is larger than 64 KiB (an import: 16 MiB)",
    414: "The address is longer than 4094 characters",
    415: "The body is not JSON (an import: ndjson)",
    422: "Wrong types, unknown fields, or an Idempotency-Key used for another request",
    429: "Too many requests or open streams; Retry-After says when to continue",
    503: "The record cannot be reached, or too much is under way; Retry-After says when to try again",
}

PROBLEMS_OF = {
    "listGames": [422, 503],
    "getGame": [404, 422, 503],
    "getGlossary": [404, 422, 503],
    "getRules": [404, 503],
    "createMatch": [400, 401, 403, 404, 408, 413, 415, 422, 503],
    "listMatches": [401, 403, 422, 503],
    "listTurns": [401, 403, 422, 503],
    "findTurns": [400, 408, 413, 415, 422, 503],
    "getMatch": [401, 403, 404, 409, 503],
    "cancelMatch": [401, 403, 404, 409, 422, 503],
    "takeSeat": [400, 401, 403, 404, 408, 409, 413, 415, 422, 503],
    "issueToken": [400, 401, 403, 404, 408, 409, 413, 415, 503],
    "returnToSeat": [400, 401, 403, 404, 408, 409, 413, 422, 503],
    "addValue": [400, 401, 403, 404, 408, 409, 413, 415, 422, 503],
    "leaveSeat": [401, 403, 404, 409, 422, 503],
    "invite": [400, 401, 403, 404, 408, 409, 413, 415, 422, 503],
    "admitSpectators": [400, 401, 403, 404, 409, 415, 503],
    "getView": [401, 403, 404, 409, 422, 503],
    "getBoard": [401, 403, 404, 409, 422, 503],
    "getBoardPng": [401, 403, 404, 409, 422, 503],
    "getActions": [401, 403, 404, 409, 422, 503],
    "getTable": [401, 403, 404, 409, 422, 503],
    "playMove": [400, 401, 403, 404, 408, 409, 412, 413, 415, 422, 503],
    "checkMove": [400, 401, 403, 404, 408, 409, 413, 415, 422, 503],
    "listEvents": [401, 403, 404, 409, 422, 503],
    "streamEvents": [400, 401, 403, 404, 409, 422, 503],
    "streamAllMatches": [400, 401, 403, 410, 422, 503],
    "getDiff": [401, 403, 404, 409, 422, 503],
    "getCourse": [401, 403, 404, 409, 422, 503],
    "getScoreHistory": [401, 403, 404, 409, 422, 503],
    "getFieldHistory": [401, 403, 404, 409, 422, 503],
    "getFrames": [401, 403, 404, 409, 422, 503],
    "getAlternatives": [401, 403, 404, 409, 422, 503],
    "getNarration": [401, 403, 404, 409, 422, 503],
    "getScore": [401, 403, 404, 409, 422, 503],
    "undo": [400, 401, 403, 404, 408, 409, 412, 413, 415, 422, 503],
    "answerUndo": [400, 401, 403, 404, 408, 409, 412, 413, 415, 422, 503],
    "redo": [400, 401, 403, 404, 408, 409, 412, 413, 415, 422, 503],
    "rewind": [400, 401, 403, 404, 408, 409, 412, 413, 415, 422, 503],
    "forkMatch": [400, 401, 403, 404, 408, 409, 413, 415, 422, 503],
    "listForks": [401, 403, 404, 409, 422, 503],
    "auditMatch": [401, 403, 404, 409, 422, 503],
    "getCheckpoint": [404, 503],
    "getLogKeys": [404, 503],
    "getConsistency": [404, 409, 422, 503],
    "getTile": [404, 409, 503],
    "getLogProof": [401, 403, 404, 409, 422, 503],
    "analyseMatch": [400, 401, 403, 404, 409, 415, 503],
    "getAnalysis": [401, 403, 404, 409, 422, 503],
    "getHint": [400, 401, 403, 404, 409, 415, 422, 503],
    "exportMatch": [401, 403, 404, 409, 422, 503],
    "importMatch": [401, 403, 408, 409, 413, 415, 422, 503],
    "getDocsAsset": [404],
    "getReadiness": [503],
    "getMetrics": [401, 403],
    "getPlayer": [401, 403, 404, 422, 503],
    "getLeaderboard": [401, 403, 404, 422, 503],
    "createWebhook": [400, 401, 403, 404, 408, 409, 413, 415, 422, 503],
    "listWebhooks": [401, 403, 404, 422, 503],
    "getWebhook": [401, 403, 404, 503],
    "changeWebhook": [400, 401, 403, 404, 408, 413, 415, 422, 503],
    "deleteWebhook": [401, 403, 404, 503],
    "rotateWebhookSecret": [400, 401, 403, 404, 408, 413, 415, 422, 503],
    "testWebhook": [400, 401, 403, 404, 408, 409, 413, 415, 422, 503],
    "listDeliveries": [401, 403, 404, 422, 503],
    "getDelivery": [401, 403, 404, 503],
    "resendDelivery": [400, 401, 403, 404, 408, 409, 413, 415, 422, 503],
}

IDEMPOTENCY_KEY = {
    "name": "Idempotency-Key",
    "in": "header",
    "description": "Any string of up to 255 characters; for a day, a repeated request with it gets the first response. "
    "Without a key or the token of a seat: 32 characters or more, drawn at random",
    "schema": {"type": "string", "minLength": 1, "maxLength": 255},
    "example": "3f1c9a52-6c1e-4d6a-9f5e-0d2b8c7a41e3",
}
IF_MATCH = {
    "name": "If-Match",
    "in": "header",
    "description": "The version that the match must be at, as in ETag",
    "schema": {"type": "string", "pattern": '^(\\*|"?[0-9]{1,15}(\\.[0-9a-f]{12})?"?)$'},
    "example": '"12"',
}
IF_NONE_MATCH = {
    "name": "If-None-Match",
    "in": "header",
    "description": "The ETag of what you have: 304 if nothing has changed since",
    "schema": {"type": "string"},
    "example": '"12"',
}
STRATA_SEAT = {
    "name": "Strata-Seat",
    "in": "header",
    "description": "With an application's key, in a match made with `on_behalf`: the seat that it looks and acts for",
    "schema": {"type": "integer", "minimum": 0, "maximum": 99},
    "example": 0,
}
LAST_EVENT_ID = {
    name: {"name": "Last-Event-ID", "in": "header", "description": text, "schema": schema}
    for name, text, schema in (
        (
            "streamEvents",
            "The last version received, as browsers send it",
            {"type": "string", "pattern": "^[0-9]{1,15}$"},
        ),
        ("streamAllMatches", "The last id received, as browsers send it", {"type": "string"}),
    )
}
PATH_PARAMETERS = {
    "match_id": "Id of the match",
    "seat": "Number of a seat, from 0",
    "game": "Slug of a game; GET /v1/games lists them",
    "player": "The application's own reference of a player",
    "asset": "Name of a file",
    "tile": "Level and number of a tile, as in 0/000 or 0/000.p/12",
    "webhook_id": "Id of the webhook",
    "delivery_id": "The delivery: the webhook-id of its tries",
}
HEADERS = {
    "ETag": "The version of the match that is shown and, after a dot, a digest of whose eyes and language it is for",
    "Location": "Where the created resource is",
    "Retry-After": "After how many seconds to try again",
    "WWW-Authenticate": "Always Bearer",
}
HEADERS_OF_PROBLEMS = {401: "WWW-Authenticate", 412: "ETag", 429: "Retry-After", 503: "Retry-After"}
VERSIONED = {
    *("createMatch", "getMatch", "cancelMatch", "takeSeat", "issueToken", "leaveSeat", "returnToSeat"),
    *("addValue", "getView", "getBoard", "getBoardPng", "getActions", "getTable", "playMove", "checkMove"),
    *("listEvents", "getDiff", "getNarration"),
    *("getCourse", "getScoreHistory", "getFieldHistory", "getFrames", "getAlternatives"),
    *("getAnalysis", "getScore", "undo", "answerUndo", "redo", "rewind", "forkMatch", "exportMatch", "importMatch"),
}
"""Operations whose response is about a match at a version, which is its ETag."""
ON_BEHALF = {
    *("getMatch", "getView", "getBoard", "getBoardPng", "getActions", "getTable", "playMove", "checkMove"),
    *("addValue", "undo", "answerUndo", "redo"),
    *("leaveSeat", "returnToSeat", "forkMatch", "listEvents", "streamEvents", "getDiff", "getNarration"),
    *("getCourse", "getFieldHistory", "getFrames", "exportMatch", "auditMatch"),
    *("analyseMatch", "getAnalysis", "getHint"),
}
"""Operations that an application may ask for on behalf of a seat."""
UNLIMITED = {"getDocsAsset", "getReadiness", "getMetrics"}
"""Operations that may be called as often as one likes, among those that can fail."""
LOCATED = {"createMatch", "forkMatch", "importMatch", "createWebhook"}
"""Operations that make something with an address of its own."""
NEEDS_TOKEN = {
    *("invite", "admitSpectators", "issueToken"),
    *("cancelMatch", "leaveSeat", "returnToSeat", "addValue", "playMove", "checkMove"),
    *("undo", "answerUndo", "redo", "rewind", "getHint"),
    *("streamAllMatches", "listTurns"),
    *("createWebhook", "listWebhooks", "getWebhook", "changeWebhook", "deleteWebhook", "rotateWebhookSecret"),
    *("testWebhook", "listDeliveries", "getDelivery", "resendDelivery"),
}
"""Operations that nobody may call without a token."""
