"""What the API works with, wired once per application."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial

import redis
from flask import current_app

from strata.api.access.tokens import Tokens
from strata.api.heavy.results import Results
from strata.api.heavy.work import Execute, HeavyWork, in_threads
from strata.api.streams.counts import StreamCounts
from strata.api.streams.hub import Hub
from strata.domain.match.seats import Names
from strata.projections.forks import Forks
from strata.projections.lobby import Lobby
from strata.projections.players import Players
from strata.projections.standings import Standings
from strata.store.analyses import Analyses
from strata.store.api_keys import ApiKeys
from strata.store.archive.archive import Archive
from strata.store.archive.figures import ArchiveFigures
from strata.store.incidents import Incidents
from strata.store.journal import ImportMark, Journal
from strata.store.matches import Matches
from strata.store.names import RecentNames
from strata.store.on_redis import RedisJournal
from strata.store.rate_limits import RateBuckets
from strata.store.readiness import check_record
from strata.store.service_time import ServiceTime
from strata.store.transparency.log import HeadLog
from strata.store.webhooks.wiring import Webhooks, webhooks_on

EXTENSION = "strata"
PICTURES = 16 * 1024 * 1024
"""The bytes of boards that a process keeps: a board has about a hundred thousand."""


@dataclass(frozen=True)
class Services:
    matches: Matches
    names: RecentNames
    hub: Hub
    tokens: Tokens
    api_keys: ApiKeys
    lobby: Lobby
    players: Players
    standings: Standings
    forks: Forks
    analyses: Analyses
    head_log: HeadLog
    webhooks: Webhooks
    are_private_webhooks_allowed: bool
    """Whether webhooks may go to addresses that are not public."""
    now: Callable[[], datetime]
    """The time of the service, by which matches are played."""
    incidents: Incidents
    archive_figures: ArchiveFigures
    check_record: Callable[[], None]
    """Raises where the record cannot be reached, or takes nothing more."""
    heavy: HeavyWork
    """For what takes long."""
    pictures: Results
    """Boards that were drawn lately."""
    needs_key: bool
    """Whether creating matches takes an application's key: everywhere but on loopback."""
    rate_buckets: RateBuckets
    rate_limit: int | None
    """How many requests a minute a caller may make, unless its key says otherwise."""
    match_limit: int | None
    """How many matches and forks a minute an address may make without a key."""
    streams: StreamCounts
    webhook_ports: frozenset[int] | None
    """The ports that webhooks may name; None: any."""
    metrics_port: int | None
    """The port where the metrics alone are, for everybody who reaches it."""
    origins: frozenset[str]
    """The sites whose pages may call: ``https://example.org``, or ``*`` for all."""
    embed_origins: frozenset[str]
    """The sites that may show tables and boards in frames of their pages; the same form."""


def services_on(
    client: redis.Redis,
    secret: bytes,
    needs_key: bool,
    rate_limit: int | None = None,
    origins: frozenset[str] = frozenset(),
    are_private_webhooks_allowed: bool = False,
    *,
    match_limit: int | None = None,
    stream_limit: int | None = None,
    webhook_ports: frozenset[int] | None = None,
    metrics_port: int | None = None,
    embed_origins: frozenset[str] = frozenset(),
    execute: Execute | None = None,
    most_heavy: int = 2,
    journal: Journal | None = None,
    archive: Archive | None = None,
    probe: redis.Redis | None = None,
) -> Services:
    """Everything on one Redis, whose client returns bytes. What takes long runs in threads unless told where.

    The journal is one without an archive, unless one is given, and so is the log of heads. The probe is a client that
    does not wait long, to ask whether the record can be reached.
    """
    journal = journal or RedisJournal(client)
    now, incidents = ServiceTime(client), Incidents(client if probe is None else probe)
    matches = Matches(journal, now)
    return Services(
        matches=matches,
        names=RecentNames(journal),
        hub=Hub(journal, incidents),
        tokens=Tokens(secret),
        api_keys=ApiKeys(client, now),
        lobby=Lobby(client),
        players=Players(client),
        standings=Standings(client),
        forks=Forks(client),
        analyses=Analyses(client),
        head_log=HeadLog(client, archive),
        webhooks=webhooks_on(client, secret),
        are_private_webhooks_allowed=are_private_webhooks_allowed,
        now=now,
        incidents=incidents,
        archive_figures=ArchiveFigures(client if probe is None else probe),
        check_record=partial(check_record, client if probe is None else probe),
        pictures=Results(PICTURES),
        heavy=HeavyWork(in_threads(matches) if execute is None else execute, most_heavy),
        needs_key=needs_key,
        rate_buckets=RateBuckets(client, now.seconds),
        rate_limit=rate_limit,
        match_limit=match_limit,
        streams=StreamCounts(stream_limit),
        webhook_ports=webhook_ports,
        metrics_port=metrics_port,
        origins=origins,
        embed_origins=embed_origins,
    )


def services() -> Services:
    found: Services = current_app.extensions[EXTENSION]
    return found


def names_in(match_id: str) -> Names:
    """The display names of a match's seats."""
    return services().names.of(match_id)


def imported(match_id: str) -> ImportMark | None:
    """Whether a match came from a file, and was proven then."""
    return services().matches.imported(match_id)
