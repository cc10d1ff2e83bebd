"""The arguments of ``strata play``."""

from __future__ import annotations

import json
from argparse import ArgumentParser, ArgumentTypeError
from typing import Any
from urllib.parse import urlsplit

TAGS = ("en", "ru", "uk")
"""The languages that games are told in."""
MOST_SEATS = 20
"""No match has more."""


def play(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (without one: list the games)")
    parser.add_argument(
        "--seats", type=_count, metavar="N", help="how many play, you and bots (default: the fewest possible)"
    )
    parser.add_argument(
        "--bots", metavar="LEVEL", default="greedy", help="level of the bots: greedy or random (default: greedy)"
    )
    parser.add_argument("--name", metavar="NAME", help="your name at the table (default: your login name)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        dest="options",
        metavar="NAME=VALUE",
        help="an option of the game; may be given several times",
    )
    parser.add_argument(
        "--url",
        type=url,
        metavar="URL",
        help="the service (default: that of the settings; one is started if none is running)",
    )
    parser.add_argument("--browser", action="store_true", help="play in a browser instead of the terminal")
    language(parser)
    parser.add_argument("--resume", metavar="MATCH", help="resume a match")
    parser.add_argument(
        "--token", metavar="TOKEN", help="token of your seat (default: STRATA_TOKEN, or the one saved on this machine)"
    )


def language(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=TAGS, default="en", metavar="LANGUAGE", help=f"{', '.join(TAGS)} (default: en)"
    )


def _count(text: str) -> int:
    if not (text.isdecimal() and 1 <= int(text) <= MOST_SEATS):
        raise ArgumentTypeError(f"{text!r} is not a number from 1 to {MOST_SEATS}")
    return int(text)


def url(text: str) -> str:
    """The address of a service."""
    try:
        parts = urlsplit(text)
        is_one = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_one = False
    if not is_one:
        raise ArgumentTypeError(f"{text!r} is not an address such as http://127.0.0.1:8080")
    return text


def _option(text: str) -> tuple[str, Any]:
    """``name=value``: the value is JSON, or else a word."""
    name, sign, value = text.partition("=")
    if not (name and sign):
        raise ArgumentTypeError(f"{text!r} does not read NAME=VALUE")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value
