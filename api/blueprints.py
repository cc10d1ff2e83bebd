"""Every blueprint of the API, in the order of the documentation."""

from __future__ import annotations

from api import (
    audit,
    diff,
    exchange,
    feed,
    forks,
    games,
    guests,
    matches,
    people,
    play,
    record,
    seats,
    service,
    stream,
    undo,
)
from api.webhooks import deliveries as webhook_deliveries
from api.webhooks import subscriptions as webhooks

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
        stream,
        feed,
        audit,
        exchange,
        people,
        webhooks,
        webhook_deliveries,
        service,
    )
]
