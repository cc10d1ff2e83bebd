"""The arguments of the commands that inspect matches."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path

from strata.runtime.play.arguments import language


def show(parser: ArgumentParser) -> None:
    _match(parser)
    moment = parser.add_mutually_exclusive_group()
    moment.add_argument("--version", type=_whole, metavar="N", help="after this many events (default: the latest)")
    moment.add_argument("--turn", type=_whole, metavar="N", help="as this turn began")
    _seat(parser)
    parser.add_argument("--svg", metavar="FILE", help="also draw the board into this file")
    language(parser)
    _json(parser)


def log(parser: ArgumentParser) -> None:
    parser.add_argument(
        "match",
        metavar="MATCH|key|rotate|retire|restart|rebuild",
        help="the match's id, or its address in the API; or, of the log of heads: show its public keys, add a key that "
        "signs beside the others, retire all but the newest, begin another log after a restore from a backup, rebuild "
        "its index",
    )
    parser.add_argument("--follow", action="store_true", help="wait for what happens next; Ctrl-C ends it")
    parser.add_argument("--after", type=_whole, default=0, metavar="N", help="only what came after this version")
    parser.add_argument("--turns", action="store_true", help="a line for each turn: its versions, and who stood how")
    _seat(parser)
    language(parser)
    _json(parser, "one event a line, as JSON")


def replay(parser: ArgumentParser) -> None:
    _match(parser)
    parser.add_argument("--version", type=_whole, metavar="N", help="the version to begin with (default: the first)")
    _seat(parser)
    language(parser)


def diff(parser: ArgumentParser) -> None:
    _match(parser)
    parser.add_argument("start", type=_whole, metavar="A", help="one version")
    parser.add_argument("end", type=_whole, metavar="B", help="the other version; either may be the later one")
    _seat(parser)
    language(parser)
    _json(parser, "a JSON Patch (RFC 6902) and the facts in between")


def fork(parser: ArgumentParser) -> None:
    _match(parser)
    parser.add_argument("--version", type=_whole, metavar="N", help="the version to fork from (default: the latest)")
    parser.add_argument(
        "--play",
        type=_whole,
        metavar="SEAT",
        help="give bots all seats but this one, and save its token for `strata play --resume`",
    )
    _json(parser)


def rewind(parser: ArgumentParser) -> None:
    _match(parser)
    parser.add_argument("version", type=_whole, metavar="VERSION", help="the version to go back to")
    parser.add_argument("--yes", action="store_true", help="do not ask for confirmation")
    _json(parser)


def delete(parser: ArgumentParser) -> None:
    _match(parser)
    parser.add_argument("--yes", action="store_true", help="do not ask for confirmation")
    _json(parser)


def audit(parser: ArgumentParser) -> None:
    parser.add_argument("source", metavar="FILE|MATCH", help="an export (.ndjson; needs no service), or a match's id")
    parser.add_argument(
        "--head", type=_hash, metavar="HASH", help="a receipt: the hash that somebody kept of the match"
    )
    parser.add_argument(
        "--origin",
        type=Path,
        action="append",
        default=[],
        dest="origins",
        metavar="FILE",
        help="of a fork: the whole export of the match it was forked from; again for what that was forked from",
    )
    parser.add_argument(
        "--checkpoint",
        type=Path,
        metavar="FILE",
        help="a checkpoint of the service's log that somebody kept: is this record under it?",
    )
    parser.add_argument(
        "--proof",
        type=Path,
        metavar="FILE",
        help="the proof that the log has this record, as GET …/proof gives it (default: the one in the export)",
    )
    parser.add_argument(
        "--key",
        type=key_or_file,
        action="append",
        default=[],
        dest="keys",
        metavar="KEY",
        help="a public key of the log, or a file that holds it: the checkpoint must be signed by one of those given",
    )
    _json(parser)


def key_or_file(text: str) -> str:
    """A public key as it is written, or the file that holds it."""
    try:
        return Path(text).read_text() if "+" not in text else text
    except OSError as error:
        raise ArgumentTypeError(f"{text} cannot be read: {error.strerror}") from error


def export(parser: ArgumentParser) -> None:
    parser.add_argument("matches", nargs="*", metavar="MATCH", help="the matches' ids, or their addresses in the API")
    parser.add_argument("--all", action="store_true", dest="all_", help="every match")
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        default=Path(),
        dest="folder",
        metavar="DIR",
        help="the folder to write to (default: this one)",
    )
    parser.add_argument(
        "--no-proof",
        action="store_false",
        dest="proof",
        help="leave out the line that proves a match to be in the log, which earlier releases refuse",
    )


def import_(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="whole exports")
    parser.add_argument(
        "--unproven",
        action="store_true",
        help="also take records in which nothing is wrong but not all is proven; they stay marked as unproven",
    )


def _match(parser: ArgumentParser) -> None:
    parser.add_argument("match", metavar="MATCH", help="the match's id, or its address in the API")


def _seat(parser: ArgumentParser) -> None:
    parser.add_argument("--seat", type=_whole, metavar="S", help="as this seat sees it (default: as a spectator does)")


def _json(parser: ArgumentParser, text: str = "as JSON, for programs") -> None:
    parser.add_argument("--json", action="store_true", dest="as_json", help=text)


def _hash(text: str) -> str:
    if re.fullmatch(r"[0-9a-f]{64}", text) is None:
        raise ArgumentTypeError(f"{text!r} is not a hash: 64 characters from 0-9 and a-f")
    return text


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)
