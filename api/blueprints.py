"""Every blueprint of the API, in the order of the documentation."""

from __future__ import annotations

from api import games, matches, people, play, record, seats, service

BLUEPRINTS = [module.blueprint for module in (games, matches, seats, play, record, people, service)]
