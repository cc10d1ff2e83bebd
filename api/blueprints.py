"""Every blueprint of the API, in the order of the documentation."""

from __future__ import annotations

from api import audit, diff, exchange, forks, games, matches, people, play, record, seats, service, stream, undo

BLUEPRINTS = [
    module.blueprint
    for module in (games, matches, seats, play, undo, forks, record, diff, stream, audit, exchange, people, service)
]
