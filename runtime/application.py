"""The API's application, wired to the Redis and the secret of the settings."""

from __future__ import annotations

import logging
from functools import partial

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from strata.api.application import create_app
from strata.api.heavy.calculators import Calculators
from strata.api.http.request_cycle import note_request_id
from strata.api.http.threads import run_in_thread
from strata.api.services import services_on
from strata.runtime.archive.opening import open_both
from strata.runtime.calculator import launch
from strata.runtime.connections import probe_client, redis_client
from strata.runtime.secret import operator_secret
from strata.runtime.settings import Settings

log = logging.getLogger(__name__)


def make_app(settings: Settings) -> Flask:
    for handler in logging.getLogger().handlers:
        handler.addFilter(note_request_id)
    client = redis_client(settings)
    journal, archive = open_both(settings, client, run_in_thread)
    services = services_on(
        client,
        operator_secret(settings),
        not settings.is_loopback,
        settings.requests_per_minute,
        settings.origins,
        settings.are_private_webhooks_allowed,
        match_limit=settings.match_limit or None,
        stream_limit=settings.streams_per_address,
        webhook_ports=settings.allowed_webhook_ports,
        metrics_port=settings.metrics_port,
        embed_origins=settings.embed_origins,
        execute=Calculators(partial(launch, settings), settings.calculators),
        most_heavy=settings.calculators,
        journal=journal,
        archive=archive,
        probe=probe_client(settings),
    )
    app = create_app(services)
    if settings.proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, settings.proxies, settings.proxies)  # type: ignore[method-assign]
    return app


def log_listening(settings: Settings) -> None:
    """Logs where the API listens, who may create matches there, and whether its tokens are valid elsewhere."""
    creating = "open to everyone on this machine" if settings.is_loopback else "needs a key: strata keys create NAME"
    log.info("serving requests", extra={"host": settings.host, "port": settings.port, "creating_matches": creating})
    if settings.redis_url and settings.secret is None and not settings.is_loopback:
        log.warning("the secret in the data folder is used: APIs and workers elsewhere need it in STRATA_SECRET")
