"""Every blueprint of the API, in the order of the documentation."""

from __future__ import annotations

from api.routes import audit, diff, exchange, forks, games, guests, matches, people, play, record, seats, service, undo
from api.routes.webhooks import deliveries as webhook_deliveries
from api.routes.webhooks import subscriptions as webhooks
from api.streams import application as application_stream
from api.streams import match as match_stream

BLUEPRINTS = [
    module.blueprint
    for module in (
        games,
        matches,
        seats,
        guests,
        play,
        undo,
        forks,
        record,
        diff,
        match_stream,
        application_stream,
        audit,
        exchange,
        people,
        webhooks,
        webhook_deliveries,
        service,
    )
]
