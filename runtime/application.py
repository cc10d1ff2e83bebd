"""The API's application, wired to the Redis and the secret of the settings."""

from __future__ import annotations

from flask import Flask

from api import create_app
from api.services import services_on
from runtime.connections import redis_client
from runtime.secret import operator_secret
from runtime.settings import Settings


def make_app(settings: Settings) -> Flask:
    return create_app(services_on(redis_client(settings), operator_secret(settings), not settings.is_loopback))
