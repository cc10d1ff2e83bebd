"""The service itself: documentation, health, metrics."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from flask import Response, current_app, redirect
from prometheus_client import CONTENT_TYPE_LATEST
from werkzeug.exceptions import NotFound

from api.blueprint import Blueprint
from api.metrics import exposition
from api.openapi import document
from api.problems import UNREACHABLE, Problem
from api.services import services

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
_START = "SwaggerUIBundle({url: '/openapi.json', dom_id: '#api', deepLinking: true});\n"
_ASSETS = {
    "swagger-ui.css": "text/css",
    "swagger-ui-bundle.js": "text/javascript",
    "favicon-32x32.png": "image/png",
}


@blueprint.get("/")
@blueprint.doc(operationId="getRoot", responses={302: {"description": "To the documentation"}})
def get_root() -> Any:
    """To the documentation"""
    return redirect("/docs")


@blueprint.get("/docs")
@blueprint.doc(operationId="getDocs", responses={200: {"content": {"text/html": {"schema": {"type": "string"}}}}})
def get_docs() -> Response:
    """This documentation, to try out in a browser"""
    return Response(_PAGE, mimetype="text/html")


@blueprint.get("/docs/<string:asset>")
@blueprint.doc(operationId="getDocsAsset", responses={200: {"description": "A file of the documentation page"}})
def get_docs_asset(asset: str) -> Response:
    """Files of the documentation page"""
    if asset == "start.js":
        return Response(_START, mimetype="text/javascript")
    if asset not in _ASSETS:
        raise NotFound
    return Response(_asset(asset), mimetype=_ASSETS[asset], headers={"Cache-Control": "public, max-age=86400"})


@blueprint.get("/openapi.json")
@blueprint.doc(
    operationId="getOpenapi", responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}}
)
def get_openapi() -> Response:
    """The OpenAPI document"""
    return Response(_document(), mimetype="application/json")


@blueprint.get("/healthz")
@blueprint.doc(operationId="getHealth", responses={200: {"description": "The process answers"}})
def get_health() -> dict[str, str]:
    """Whether the process answers"""
    return {"status": "ok"}


@blueprint.get("/readyz")
@blueprint.doc(
    operationId="getReadiness",
    responses={200: {"description": "Ready for requests"}, 503: {"description": "The record cannot be reached"}},
)
def get_readiness() -> dict[str, str]:
    """Whether the record can be reached"""
    try:
        services().ping()
    except UNREACHABLE as error:
        raise Problem(503, "unavailable", "The record cannot be reached.", {"Retry-After": "1"}) from error
    return {"status": "ready"}


@blueprint.get("/metrics")
@blueprint.doc(operationId="getMetrics", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
def get_metrics() -> Response:
    """Metrics for Prometheus"""
    return Response(exposition(), content_type=CONTENT_TYPE_LATEST)


@cache
def _asset(name: str) -> bytes:
    return files("flask_swagger_ui").joinpath("dist", name).read_bytes()


def _document() -> bytes:
    if "strata-document" not in current_app.extensions:
        document_ = document(current_app)
        current_app.extensions["strata-document"] = msgspec.json.encode(document_)
    encoded: bytes = current_app.extensions["strata-document"]
    return encoded
