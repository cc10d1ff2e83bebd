"""The service itself: documentation, health, metrics."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from flask import Flask, Response, current_app, redirect
from prometheus_client import CONTENT_TYPE_LATEST
from werkzeug.exceptions import NotFound

from strata.api.access.callers import require_key
from strata.api.http.blueprint import Blueprint
from strata.api.http.metrics import exposition
from strata.api.http.request_cycle import is_on_metrics_port
from strata.api.http.threads import run_in_thread
from strata.api.schemas.common import StatusSchema
from strata.api.services import services
from strata.api.spec.asyncapi import async_document
from strata.api.spec.openapi import SAME, document, document_for_people
from strata.api.spec.openapi_3_0 import to_3_0

blueprint = Blueprint("service", __name__, description="Documentation, health and metrics")

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Strata API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" href="/docs/favicon-32x32.png">
</head>
<body>
<div id="api"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
"""
_PAGE_LOADS = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_START = "SwaggerUIBundle({url: '/docs/openapi.json', dom_id: '#api', deepLinking: true});\n"
_A_FILE = {
    200: {
        "description": "A file of the documentation page",
        "content": {
            media_type: {"schema": {}}
            for media_type in ("text/css", "text/javascript", "image/png", "application/json")
        },
    }
}
_A_DOCUMENT = {200: {"content": {"application/json": {"schema": {"type": "object"}}}}}
_ASSETS = {
    "swagger-ui.css": "text/css",
    "swagger-ui-bundle.js": "text/javascript",
    "favicon-32x32.png": "image/png",
}


@blueprint.get("/docs")
@blueprint.doc(operationId="getDocs", responses={200: {"content": {"text/html": {"schema": {"type": "string"}}}}})
def get_docs() -> Response:
    """This documentation, to try out in a browser

    A page that loads nothing from elsewhere.
    """
    return Response(_PAGE, mimetype="text/html", headers={"Content-Security-Policy": _PAGE_LOADS})


@blueprint.get("/docs/<string:asset>")
@blueprint.doc(operationId="getDocsAsset", responses=_A_FILE)
def get_docs_asset(asset: str) -> Response:
    """Files of the documentation page

    Its style, its scripts, its icon, and `openapi.json`: this API without what games define, so that a browser shows
    it at once.
    """
    if asset == "openapi.json":
        # As 3.0, with which an operation opens several times as fast as with a 3.1 document.
        return _served("docs", lambda app: to_3_0(document_for_people(app)))
    if asset == "start.js":
        return Response(_START, mimetype="text/javascript")
    if asset not in _ASSETS:
        raise NotFound
    return Response(_asset(asset), mimetype=_ASSETS[asset], headers={"Cache-Control": "public, max-age=86400"})


@blueprint.get("/strata.js")
@blueprint.doc(
    operationId="getClient",
    responses={
        200: {"content": {"text/javascript": {"schema": {"type": "string"}}}},
        304: {"description": "It is the one whose ETag is in If-None-Match"},
    },
)
def get_client() -> Response:
    """The JavaScript client

    `import { Strata } from "/strata.js"`: an ES module without dependencies, for pages of this service and of the
    origins that may call it. The modules that it is made of are in `/strata/`.
    """
    response = Response(_client(), mimetype="text/javascript", headers={"Cache-Control": "public, no-cache"})
    response.add_etag()
    return response


@blueprint.get("/openapi.json")
@blueprint.doc(operationId="getOpenapi", responses=_A_DOCUMENT)
def get_openapi() -> Response:
    """This API, as an OpenAPI 3.1 document

    The same as `openapi.yaml`, and the games of other packages that are installed, for generators of clients and tools.
    """
    return _served("openapi", lambda app: document(app, server=SAME))


@blueprint.get("/openapi-3.0.json")
@blueprint.doc(operationId="getOpenapi30", responses=_A_DOCUMENT)
def get_openapi_3_0() -> Response:
    """This API, as an OpenAPI 3.0.3 document

    For older generators: what 3.0 cannot express is left out, so its schemas may accept more than the 3.1 ones.
    """
    return _served("openapi-3.0", lambda app: to_3_0(document(app, server=SAME)))


@blueprint.get("/asyncapi.json")
@blueprint.doc(operationId="getAsyncapi", responses=_A_DOCUMENT)
def get_asyncapi() -> Response:
    """What the service pushes, as an AsyncAPI 3.0 document

    The streams and the webhooks, with every message; the same as `asyncapi.yaml`.
    """
    return _served("asyncapi", async_document)


@blueprint.get("/healthz")
@blueprint.doc(operationId="getHealth")
@blueprint.response(200, StatusSchema)
def get_health() -> dict[str, str]:
    """Whether the process is alive

    It says nothing about the record: a process that responds here need not be restarted.
    """
    return {"status": "ok"}


@blueprint.get("/health")
@blueprint.doc(operationId="getHealthRedirect", responses={308: {"description": "To `/healthz`"}})
def get_health_redirect() -> Any:
    """To the health of the process

    Sends whoever looks for it here on to `/healthz`.
    """
    return redirect("/healthz", 308)


@blueprint.get("/readyz")
@blueprint.doc(operationId="getReadiness")
@blueprint.response(200, StatusSchema)
def get_readiness() -> dict[str, str]:
    """Whether the record can be reached and takes what is written

    For load balancers: send requests here only while this returns 200. The response comes within two seconds.
    """
    services().check_record()
    return {"status": "ready"}


@blueprint.get("/metrics")
@blueprint.doc(operationId="getMetrics", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
def get_metrics() -> Response:
    """Metrics for Prometheus

    Requests by operation and status, and how long they took, of all processes that serve; and incidents, such as
    outages of Redis, by kind, of all processes there are; how many matches are in Redis, are archived, and wait to be.
    Where the service can be reached from outside, this takes an
    administrator's key, one with the scope `metrics`, or the port that the operator set apart for it.
    """
    if services().needs_key and not is_on_metrics_port():
        require_key("metrics")
    return Response(exposition(services().incidents, services().archive_figures), content_type=CONTENT_TYPE_LATEST)


@cache
def _asset(name: str) -> bytes:
    return files("flask_swagger_ui").joinpath("dist", name).read_bytes()


@cache
def _client() -> bytes:
    return files("strata").joinpath("js", "strata.js").read_bytes()


def _served(name: str, make: Callable[[Flask], dict[str, Any]]) -> Response:
    """A document about the application, made once."""
    kept = f"strata-{name}"
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]
    if kept not in app.extensions:
        app.extensions[kept] = run_in_thread(lambda: msgspec.json.encode(make(app)))
    return Response(app.extensions[kept], mimetype="application/json")
