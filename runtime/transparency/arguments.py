"""The arguments of ``strata witness``, and the words for the log of heads."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path

from strata.runtime.inspect.arguments import key_or_file

COMMANDS = ("key", "rotate", "retire", "restart", "rebuild")
"""Words that ``strata log`` takes in the place of a match."""


def witness(parser: ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="the address of a service, such as https://games.example.org")
    parser.add_argument(
        "--folder",
        type=Path,
        metavar="DIR",
        help="where checkpoints are kept (default: witness/HOST)",
    )
    parser.add_argument(
        "--key",
        type=key_or_file,
        action="append",
        default=[],
        dest="keys",
        metavar="KEY",
        help="a public key of the log, or a file that holds it (default: the key that the service shows first is kept)",
    )
    parser.add_argument("--once", action="store_true", help="look once; exit code 3 tells of a restart")
    parser.add_argument("--every", type=_seconds, default=60, metavar="S", help="seconds between two looks (60)")


def _seconds(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 86400:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds from 1 to 86400")
    return int(text)
