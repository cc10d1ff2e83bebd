"""The application: every operation and page, on the services it is given."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Flask
from flask.json.provider import JSONProvider

from strata.api.http import failures, request_cycle
from strata.api.http.hot import Application
from strata.api.routes import pages
from strata.api.routes.blueprints import BLUEPRINTS
from strata.api.services import EXTENSION, Services
from strata.api.spec.openapi import StrataApi


class _Json(JSONProvider):
    def dumps(self, obj: Any, **kwargs: Any) -> str:
        return msgspec.json.encode(obj).decode()

    def loads(self, s: str | bytes, **kwargs: Any) -> Any:
        return msgspec.json.decode(s)


def create_app(services: Services | None) -> Flask:
    """The application on the services it is given; without any it can only be described."""
    app = Application("strata", static_folder=None)
    app.json = _Json(app)
    app.url_map.merge_slashes = False
    app.config.update(JSON_SORT_KEYS=False)
    app.extensions[EXTENSION] = services
    api = StrataApi(app)
    for blueprint in BLUEPRINTS:
        api.register_blueprint(blueprint)
    app.register_blueprint(pages.blueprint)
    failures.register(app)
    request_cycle.register(app)
    return app
