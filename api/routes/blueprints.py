"""Every blueprint of the API, in the order of the documentation."""

from __future__ import annotations

from strata.api.routes import (
    alternatives,
    analysis,
    audit,
    chance,
    course,
    diff,
    forks,
    frames,
    games,
    import_export,
    invitations,
    log,
    matches,
    play,
    players,
    record,
    seats,
    service,
    turns,
    undo,
)
from strata.api.routes.webhooks import deliveries as webhook_deliveries
from strata.api.routes.webhooks import subscriptions as webhooks
from strata.api.streams import application as application_stream
from strata.api.streams import match as match_stream

BLUEPRINTS = [
    module.blueprint
    for module in (
        games,
        matches,
        turns,
        seats,
        invitations,
        chance,
        play,
        undo,
        forks,
        record,
        diff,
        course,
        frames,
        alternatives,
        match_stream,
        application_stream,
        audit,
        log,
        analysis,
        import_export,
        players,
        webhooks,
        webhook_deliveries,
        service,
    )
]
