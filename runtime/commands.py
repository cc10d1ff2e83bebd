"""What each subcommand of ``strata`` does, in a few lines.

Modules are imported when their command runs: a command does not wait for what it does not use, and the API's
process can make the standard library cooperative before anything else imports it.
"""

from __future__ import annotations

import gc
import os
import shutil
import signal
import threading
from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

from strata.runtime.command_error import CommandError
from strata.runtime.heartbeat import beat
from strata.runtime.settings import Settings

if TYPE_CHECKING:
    from strata.store.analyses import Analyses
    from strata.store.api_keys import ApiKeys
    from strata.store.archive.archive import Archive
    from strata.store.incidents import Incidents
    from strata.store.matches import Matches
    from strata.store.transparency.log import HeadLog


SELDOM = 100_000
"""How many objects are made before one that makes few looks for garbage."""
LEFT_OUT = 4
"""The exit code of a rebuild that had to leave matches out."""


def up(settings: Settings) -> None:
    from strata.runtime.up import up as run

    run(settings)


def api(settings: Settings) -> None:
    from gevent import monkey

    monkey.patch_all()
    _require_redis(settings)
    if settings.api_processes > 1:
        _share_metrics(settings)
    from strata.api.http.server import serve
    from strata.runtime.application import log_listening, make_app
    from strata.runtime.connections import warn_of_losses
    from strata.runtime.guests import load_games

    warn_of_losses(settings)
    load_games()
    log_listening(settings)
    ports = [settings.port] if settings.metrics_port is None else [settings.port, settings.metrics_port]
    serve(
        lambda: make_app(settings),
        settings.host,
        ports,
        settings.api_processes,
        settings.connections_per_address,
        beat,
    )


def _share_metrics(settings: Settings) -> None:
    """An empty folder in which the processes that serve requests share their metrics."""
    folder = settings.data / "metrics"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)


def worker(settings: Settings, quick: bool = False) -> None:
    _require_redis(settings)
    from strata.runtime.connections import queue_client
    from strata.runtime.guests import load_games
    from strata.runtime.webhooks import delivery_pool
    from strata.workers.queue import JobQueue
    from strata.workers.worker import Worker, run

    load_games()
    incidents, stop = _incidents(settings), _stop_signal()
    queue = JobQueue(queue_client(settings), is_quick=quick)
    worker = Worker(_matches(settings), queue, incidents, _analyses(settings))
    run(worker, stop, incidents, delivery_pool(settings, incidents), beat)


def relay(settings: Settings) -> None:
    _require_redis(settings)
    from strata.runtime.connections import queue_client
    from strata.runtime.guests import load_games
    from strata.runtime.webhooks import publisher
    from strata.workers.queue import JobQueue
    from strata.workers.relay import run
    from strata.workers.retention import Retention

    load_games()
    matches, queue = _matches(settings), JobQueue(queue_client(settings))
    life = timedelta(days=settings.retention_days)
    retention = Retention(matches.journal, life, matches.clock) if life else None
    incidents = _incidents(settings)
    run(matches, queue, _stop_signal(), incidents, publisher(settings, matches), retention, _analyses(settings), beat)


def projector(settings: Settings) -> None:
    _require_redis(settings)
    from strata.projections.projector import run
    from strata.runtime.archive.opening import open_journal
    from strata.runtime.connections import redis_client
    from strata.runtime.guests import load_games

    load_games()
    client = redis_client(settings)
    run(open_journal(settings, client), client, _stop_signal(), _incidents(settings), beat)


def archiver(settings: Settings) -> None:
    from strata.runtime.connections import redis_client
    from strata.store.archive.figures import ArchiveFigures
    from strata.workers.archiver import run

    (matches, place), figures = _archived(settings), ArchiveFigures(redis_client(settings))
    run(matches, place, timedelta(seconds=settings.archive_after), _stop_signal(), _incidents(settings), figures, beat)


def archive(settings: Settings, **asked: Any) -> None:
    from strata.runtime.archive.commands import archive as run

    run(*_archived(settings), **asked)


def restore(settings: Settings, **asked: Any) -> None:
    from strata.runtime.archive.commands import restore as run

    run(*_archived(settings), **asked)


def verify_archive(settings: Settings, **asked: Any) -> None:
    from strata.runtime.archive.commands import verify_archive as run

    run(*_archived(settings), **asked)


def rebuild(settings: Settings, names: Sequence[str]) -> None:
    _require_redis(settings)
    from strata.projections.rebuild import LOCK_LIFE, PROJECTIONS, RebuildRunning
    from strata.projections.rebuild import rebuild as run
    from strata.runtime.archive.opening import open_journal
    from strata.runtime.connections import redis_client

    def progress(name: str, done: int, total: int) -> None:
        print(f"\r{name}: {done} of {total} matches", end="" if done < total else "\n", flush=True)

    client = redis_client(settings)
    try:
        left_out = run(names or list(PROJECTIONS), open_journal(settings, client), client, progress)
    except ValueError as error:
        raise CommandError(str(error)) from error
    except RebuildRunning as error:
        raise CommandError(
            f"{error} is being rebuilt already. If that was just killed, try again in {LOCK_LIFE} seconds."
        ) from error
    for match, trouble in left_out.items():
        print(f"match {match} is left out: {trouble}")
    if left_out:
        raise CommandError(f"Rebuilt, without {len(left_out)} that cannot be read: {', '.join(left_out)}.", LEFT_OUT)


def arena(settings: Settings, **asked: Any) -> None:
    from strata.runtime.arena.start import arena as run

    run(**asked)


def exam(settings: Settings, **asked: Any) -> None:
    from strata.runtime.exam.start import exam as run

    run(**asked)


def openapi(settings: Settings, form: str, installed: bool) -> None:
    from strata.api.application import create_app
    from strata.api.spec.asyncapi import async_document
    from strata.api.spec.openapi import as_yaml, document
    from strata.api.spec.openapi_3_0 import to_3_0
    from strata.domain.games.registry import BUILT_IN, GAMES

    app, games = create_app(None), GAMES if installed else BUILT_IN
    made = async_document(app, games) if form == "asyncapi" else document(app, games)
    print(as_yaml(to_3_0(made) if form == "3.0" else made), end="")


def show(settings: Settings, **asked: Any) -> None:
    from strata.runtime.inspect.show import show as run

    run(_record(settings), **asked)


def log(settings: Settings, **asked: Any) -> None:
    from strata.runtime.inspect.log import log as run
    from strata.runtime.transparency.arguments import COMMANDS

    if asked["match"] in COMMANDS:
        _tend_log(settings, asked["match"], asked["as_json"])
    else:
        run(_record(settings), **asked)


def _tend_log(settings: Settings, command: str, as_json: bool) -> None:
    from strata.runtime.transparency import commands

    match command:
        case "key":
            commands.show_keys(settings, as_json)
        case "rotate":
            commands.rotate(settings)
        case "retire":
            commands.retire(settings)
        case "restart":
            commands.restart(settings, *_head_log(settings)[1:])
        case _:
            commands.rebuild(settings, *_head_log(settings))


def log_keeper(settings: Settings) -> None:
    from strata.runtime.transparency.keys import SignedLastFile, signer_keys
    from strata.workers.log_keeper import LogKeeper, run

    if not settings.log_every:
        raise CommandError("STRATA_LOG_EVERY is off: there is no log to keep.")
    matches, head_log = _head_log(settings)
    incidents = _incidents(settings)
    last = SignedLastFile(settings)
    keeper = LogKeeper(matches.journal, head_log, partial(signer_keys, settings), last, matches.clock, incidents)
    run(keeper, settings.log_every, _stop_signal(), incidents, beat)


def replay(settings: Settings, **asked: Any) -> None:
    from strata.runtime.inspect.replay import replay as run

    run(_record(settings), **asked)


def diff(settings: Settings, **asked: Any) -> None:
    from strata.runtime.inspect.diff import diff as run

    run(_record(settings), **asked)


def fork(settings: Settings, **asked: Any) -> None:
    from strata.api.access.tokens import Tokens
    from strata.runtime.inspect.fork import fork as run
    from strata.runtime.play.saved_seats import SavedSeats
    from strata.runtime.secret import operator_secret

    run(_record(settings), Tokens(operator_secret(settings)), SavedSeats(settings.data / "play"), **asked)


def rewind(settings: Settings, **asked: Any) -> None:
    from strata.runtime.inspect.rewind import rewind as run

    run(_record(settings), **asked)


def delete(settings: Settings, **asked: Any) -> None:
    from strata.runtime.inspect.delete import delete as run

    run(_record(settings), **asked)


def audit(settings: Settings, **asked: Any) -> None:
    from strata.runtime.inspect.audit import audit as run

    run(lambda: _record(settings), **asked)


def witness(settings: Settings, **asked: Any) -> None:
    from strata.runtime.transparency.witness import witness as run

    run(**asked, stop=_stop_signal())


def export(settings: Settings, **asked: Any) -> None:
    from strata.runtime.import_export import export as run

    run(*_head_log(settings), **asked)


def import_(settings: Settings, **asked: Any) -> None:
    from strata.api.access.tokens import Tokens
    from strata.runtime.import_export import import_ as run
    from strata.runtime.secret import operator_secret

    run(_record(settings), Tokens(operator_secret(settings)), **asked)


def play(settings: Settings, **asked: Any) -> None:
    from strata.runtime.play.start import play as run

    run(settings, **asked)


def mcp(settings: Settings, **asked: Any) -> None:
    from strata.runtime.mcp.start import mcp as run

    run(settings, **asked)


def load(settings: Settings, **asked: Any) -> None:
    from strata.runtime.load.start import load as run

    run(settings, **asked)


def keys_create(settings: Settings, **asked: Any) -> None:
    from strata.runtime.keys import create as run

    run(_keys(settings), **asked)


def keys_list(settings: Settings) -> None:
    from strata.runtime.keys import list_ as run

    run(_keys(settings))


def keys_rotate(settings: Settings, **asked: Any) -> None:
    from strata.runtime.keys import rotate as run

    run(_keys(settings), **asked)


def keys_revoke(settings: Settings, **asked: Any) -> None:
    from strata.runtime.keys import revoke as run

    run(_keys(settings), **asked)


def _keys(settings: Settings) -> ApiKeys:
    _require_redis(settings)
    from strata.runtime.connections import redis_client
    from strata.store.api_keys import ApiKeys
    from strata.store.service_time import ServiceTime

    client = redis_client(settings)
    return ApiKeys(client, ServiceTime(client))


def _require_redis(settings: Settings) -> None:
    from strata.runtime.connections import require_redis

    require_redis(settings)


def _record(settings: Settings) -> Matches:
    """The matches, for a command about one of them.

    Such a command leaves hardly any garbage, and looking for it would take a fifth of its time.
    """
    gc.set_threshold(SELDOM)
    _require_redis(settings)
    return _matches(settings)


def _matches(settings: Settings) -> Matches:
    from strata.runtime.archive.opening import open_journal
    from strata.runtime.connections import redis_client
    from strata.store.matches import Matches
    from strata.store.service_time import ServiceTime

    client = redis_client(settings)
    return Matches(open_journal(settings, client), ServiceTime(client))


def _archived(settings: Settings) -> tuple[Matches, Archive]:
    """The matches and their archive, for a command about both."""
    _require_redis(settings)
    from strata.runtime.archive.opening import require_archive
    from strata.runtime.connections import redis_client
    from strata.store.matches import Matches
    from strata.store.service_time import ServiceTime

    client = redis_client(settings)
    journal, place = require_archive(settings, client)
    return Matches(journal, ServiceTime(client)), place


def _head_log(settings: Settings) -> tuple[Matches, HeadLog]:
    """The matches and the log of their heads."""
    _require_redis(settings)
    from strata.runtime.archive.opening import open_both
    from strata.runtime.connections import redis_client
    from strata.store.matches import Matches
    from strata.store.service_time import ServiceTime
    from strata.store.transparency.log import HeadLog

    client = redis_client(settings)
    journal, archive = open_both(settings, client)
    return Matches(journal, ServiceTime(client)), HeadLog(client, archive)


def _incidents(settings: Settings) -> Incidents:
    from strata.runtime.connections import probe_client
    from strata.store.incidents import Incidents

    return Incidents(probe_client(settings))


def _analyses(settings: Settings) -> Analyses:
    from strata.runtime.connections import redis_client
    from strata.store.analyses import Analyses

    return Analyses(redis_client(settings))


def _stop_signal() -> threading.Event:
    """Set by SIGINT or SIGTERM."""
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, frame: stop.set())
    return stop
