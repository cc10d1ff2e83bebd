"""HTTP in, HTTP out: commands and queries under ``/v1``, documented by OpenAPI.

Law: knows no rule. What is legal, what it leads to and who may read it is asked of the domain; what is kept, of the
store. Nothing heavy happens on a request's path.
"""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Flask, Response, request
from flask.json.provider import JSONProvider

from strata.api import edge, metrics, problems
from strata.api.access import limits
from strata.api.blueprints import BLUEPRINTS
from strata.api.bodies import check_body
from strata.api.requests import check_headers
from strata.api.services import EXTENSION, Services
from strata.api.spec.openapi import StrataApi


class _Json(JSONProvider):
    def dumps(self, obj: Any, **kwargs: Any) -> str:
        return msgspec.json.encode(obj).decode()

    def loads(self, s: str | bytes, **kwargs: Any) -> Any:
        return msgspec.json.decode(s)


def create_app(services: Services | None) -> Flask:
    """The application on the services it is given; without any it can only be described."""
    app = Flask("strata", static_folder=None)
    app.json = _Json(app)
    app.url_map.merge_slashes = False
    app.config.update(JSON_SORT_KEYS=False)
    app.extensions[EXTENSION] = services
    api = StrataApi(app)
    for blueprint in BLUEPRINTS:
        api.register_blueprint(blueprint)
    problems.register(app)
    metrics.register(app)
    edge.register(app)
    limits.register(app)
    app.before_request(check_body)
    app.before_request(check_headers)
    app.after_request(_finish)
    return app


def _finish(response: Response) -> Response:
    response.vary.add("Authorization")
    response.headers.setdefault("Cache-Control", "no-cache, private")
    if request.method == "GET" and response.status_code == 200 and "ETag" in response.headers:
        response.vary.add("Accept")
        return response.make_conditional(request)  # type: ignore[return-value]
    return response
