"""The ``strata`` command."""

from __future__ import annotations

import argparse
import atexit
import gc
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from strata.runtime import commands, key_arguments, logs
from strata.runtime.archive import arguments as archive_arguments
from strata.runtime.arena import arguments as arena_arguments
from strata.runtime.command_error import CommandError
from strata.runtime.exam import arguments as exam_arguments
from strata.runtime.inspect import arguments
from strata.runtime.load import arguments as load_arguments
from strata.runtime.mcp import arguments as mcp_arguments
from strata.runtime.play import arguments as play_arguments
from strata.runtime.settings import Settings
from strata.runtime.transparency import arguments as log_arguments

SETTINGS_HELP = """\
settings, read from the environment:
  STRATA_HOST           address the API listens on (127.0.0.1)
  STRATA_PORT           its port (8080)
  STRATA_DATA           folder of the embedded Redis and the secret (.strata)
  STRATA_REDIS_URL      a Redis of your own instead of the embedded one:
                        redis://, rediss://, unix:// or redis+cluster://
  STRATA_QUEUE_URL      another Redis for background jobs (the same one)
  STRATA_SECRET         signs seat tokens and webhooks; the same for all API
                        and worker processes (made once in the data folder)
  STRATA_WORKERS        number of worker processes (2)
  STRATA_API_PROCESSES  number of processes that serve requests (1)
  STRATA_CALCULATORS    number of processes for audits, exports and imports, for
                        each process that serves requests (2)
  STRATA_RATE_LIMIT     requests per minute for each key, seat and other address, or off
                        (600; off where the API listens on loopback)
  STRATA_STREAM_LIMIT   open streams for each address, and ten times as many for
                        each key, or off (100; off on loopback)
  STRATA_CONNECTION_LIMIT  connections for each address, or off (256; off on
                        loopback and where STRATA_PROXIES is above 0)
  STRATA_MATCH_LIMIT    matches and forks per minute that an address may make
                        without a key, or off (off)
  STRATA_METRICS_PORT   a port for /metrics alone, which then needs no key there
  STRATA_RETENTION_DAYS days after which matches that were cancelled, or never
                        started, are deleted, or off (off)
  STRATA_ARCHIVE        where matches that are over are moved: a folder, s3://bucket/prefix,
                        gs:// or az://, or off (archive in the data folder; off
                        with a Redis of your own)
  STRATA_ARCHIVE_AFTER  seconds after its end when a match is moved (3600)
  STRATA_LOG_EVERY      seconds between two rounds of the log of heads, or off (60)
  STRATA_LOG_KEY        private keys that sign the log, the newest first, separated by
                        commas (made once in the data folder)
  STRATA_LOG_NAME       the name under which a key is made for it, such as
                        games.example.org/log (a random one)
  STRATA_CORS_ORIGINS   sites whose pages may call the API from a browser,
                        separated by commas, or * for all (none)
  STRATA_EMBED_ORIGINS  sites that may show tables and boards in frames of their
                        pages, separated by commas, or * for all (none)
  STRATA_PROXIES        number of proxies in front of the API whose
                        X-Forwarded-For is trusted (0)
  STRATA_WEBHOOK_PRIVATE  allow or refuse webhooks to loopback, private and
                        other addresses that are not public (refuse)
  STRATA_WEBHOOK_PORTS  ports that webhooks may name beside 80 and 443, separated
                        by commas (none; any where private addresses are allowed)
  STRATA_GAME_DATA      folder with files such as evo.yaml, which take the place
                        of the games' own components (none)
  STRATA_LOG_LEVEL      debug, info, warning or error (info)
  STRATA_LOG_FORMAT     text or json (text)
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one subcommand and returns its exit code: 1 for a failure, 2 for a wrong argument or setting."""
    atexit.register(gc.freeze)  # The end frees everything: to look for garbage then takes time for nothing.
    asked = vars(_parser().parse_args(argv))
    command, run = asked.pop("command"), asked.pop("run")
    try:
        settings = Settings.from_environment()
        logs.configure(os.environ.get("STRATA_PROCESS", command), settings.log_level, settings.log_format)
        run(settings, **asked)
        sys.stdout.flush()
    except CommandError as error:
        print(f"strata {command}: {error}", file=sys.stderr)
        return error.exit_code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has stopped; the rest is discarded.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception as error:
        if _is_broken_data(error):
            print(f"strata {command}: {error}", file=sys.stderr)
            return 2
        if not _is_lost_connection(error):
            raise
        print(f"strata {command}: Redis cannot be reached: {logs.without_secrets(str(error))}", file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="strata",
        description="An event-sourced home for board games.",
        epilog=SETTINGS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version)
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="command")

    def add(name: str, run: Callable[..., None], text: str) -> argparse.ArgumentParser:
        subparser = subparsers.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
        subparser.set_defaults(run=run)
        return subparser

    add("up", commands.up, "run everything on this machine: Redis, API, relay, projector and workers")
    add("api", commands.api, "serve HTTP requests")
    worker = add("worker", commands.worker, "carry out background jobs: bot turns, scoring, webhooks, analyses")
    worker.add_argument("--quick", action="store_true", help="leave bots that think for long, and analyses, to others")
    add("relay", commands.relay, "turn recorded events into background jobs")
    add("projector", commands.projector, "keep the read models up to date with the record")
    add("archiver", commands.archiver, "move matches that are over into the archive")
    add("log-keeper", commands.log_keeper, "log what every match has come to, and sign that once in a while")
    rebuild = add("rebuild", commands.rebuild, "rebuild read models from the record")
    rebuild.add_argument("names", nargs="*", metavar="projection", help="which ones (default: all)")
    arguments.show(add("show", commands.show, "show a match at a version: who must decide, standings, view, options"))
    arguments.log(add("log", commands.log, "print what happened in a match, in plain words; or tend the log of heads"))
    arguments.replay(add("replay", commands.replay, "step through a match with the arrow keys"))
    arguments.diff(add("diff", commands.diff, "compare two versions of a match"))
    arguments.fork(add("fork", commands.fork, "start a separate match from a version of another"))
    arguments.rewind(add("rewind", commands.rewind, "put a match back to an earlier version; nothing is deleted"))
    arguments.delete(add("delete", commands.delete, "delete a match for good; a tombstone with its last hash stays"))
    archive_arguments.archive(add("archive", commands.archive, "move matches that are over into the archive at once"))
    archive_arguments.restore(add("restore", commands.restore, "bring archived matches back into Redis"))
    archive_arguments.verify(
        add("verify-archive", commands.verify_archive, "read every file of the archive and check it against the record")
    )
    arguments.audit(add("audit", commands.audit, "verify the record of a match, from an export or from the service"))
    arguments.export(add("export", commands.export, "write matches to files, whole, as an administrator may read them"))
    arguments.import_(
        add("import", commands.import_, "import matches from files: each is verified first, and kept unchanged")
    )
    log_arguments.witness(
        add("witness", commands.witness, "follow the log of a service, keep its checkpoints, and end when it is forked")
    )
    play_arguments.play(add("play", commands.play, "play a game against bots, here in the terminal"))
    mcp_arguments.mcp(add("mcp", commands.mcp, "let agents play: a server of the Model Context Protocol"))
    arena_arguments.arena(add("arena", commands.arena, "let levels of bots play each other, and count who wins"))
    load_arguments.load(
        add("load", commands.load, "play many matches against a running service, and show how fast it responds")
    )
    exam_arguments.exam(add("exam", commands.exam, "examine games: every law that a game must keep"))
    openapi = add(
        "openapi", commands.openapi, "print the OpenAPI document, or the AsyncAPI document of streams and webhooks"
    )
    openapi.add_argument(
        "--as",
        dest="form",
        choices=["3.1", "3.0", "asyncapi"],
        default="3.1",
        help="which document, and in which version (3.1)",
    )
    openapi.add_argument("--installed", action="store_true", help="include the games that are not built in")
    key_arguments.keys(add("keys", commands.keys_list, "create, list, rotate and revoke the keys of applications"))
    return parser


class _Version(argparse.Action):
    """Looked up only when it is asked for."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        help_ = "show program's version number and exit"
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, default=argparse.SUPPRESS, help=help_)

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        from importlib.metadata import version

        print(f"strata {version('strata-games')}")
        parser.exit()


def _is_broken_data(error: Exception) -> bool:
    """Called only after a failure, as what is below is, so that no command loads a library without need."""
    from strata.domain.toolkit.box import BrokenData

    return isinstance(error, BrokenData)


def _is_lost_connection(error: Exception) -> bool:
    from redis import ConnectionError as LostConnection
    from redis import TimeoutError as LateReply

    return isinstance(error, LostConnection | LateReply)


if __name__ == "__main__":
    sys.exit(main())
