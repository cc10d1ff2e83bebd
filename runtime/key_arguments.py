"""The arguments of ``strata keys``."""

from __future__ import annotations

import re
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter

from strata.runtime import commands

SCOPES_HELP = """\
scopes, separated by commas (default: the first three):
  read      read what belongs to the application: its unlisted matches, its
            players and their ratings, the stream of all its matches
  write     create, import and cancel matches, give their seats, invite, admit
            spectators
  webhooks  subscribe to webhooks and manage them
  metrics   read /metrics
"""


def keys(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(required=True, metavar="action")
    create = actions.add_parser(
        "create",
        help="create a key and print it, once",
        description="Create a key and print it, once.",
        epilog=SCOPES_HELP,
        formatter_class=RawDescriptionHelpFormatter,
    )
    create.add_argument(
        "application", type=_application, help="whose key it is; matches created with it belong to this application"
    )
    rights = create.add_mutually_exclusive_group()
    rights.add_argument(
        "--admin",
        dest="scope",
        action="store_const",
        const="admin",
        default="application",
        help="an administrator's key, which may do everything",
    )
    rights.add_argument("--scopes", dest="scope", type=_scopes, default=SUPPRESS, metavar="NAMES", help="see below")
    create.add_argument("--limit", type=_positive, metavar="N", help="requests per minute (default: STRATA_RATE_LIMIT)")
    create.set_defaults(run=commands.keys_create)
    rotate = actions.add_parser(
        "rotate",
        help="make another key with the same rights; the old one expires later",
        description="Make another key with the same rights and print it, once; the old one expires later.",
    )
    rotate.add_argument("key", help="the key's id, as listed")
    rotate.add_argument("--grace", type=_whole, default=24, metavar="HOURS", help="how long the old one works (24)")
    rotate.set_defaults(run=commands.keys_rotate)
    listing = actions.add_parser(
        "list",
        help="list keys, without their secrets",
        description="List keys, without their secrets.",
    )
    listing.set_defaults(run=commands.keys_list)
    revoke = actions.add_parser(
        "revoke",
        help="end a key at once",
        description="End a key at once: from then on it is refused everywhere. Its application's matches stay.",
    )
    revoke.add_argument("key", help="the key's id, as listed")
    revoke.set_defaults(run=commands.keys_revoke)


def _application(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9._~-]{1,64}", text):
        raise ArgumentTypeError(f"1 to 64 letters, digits and . _ ~ - are needed, not {text!r}")
    return text


def _scopes(text: str) -> str:
    from strata.store.api_keys import SCOPES

    scopes = text.replace(",", " ").split()
    if not scopes or not set(scopes) <= set(SCOPES):
        raise ArgumentTypeError(f"some of {', '.join(SCOPES)} are needed, not {text!r}")
    return " ".join(scope for scope in SCOPES if scope in scopes)


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise ArgumentTypeError(f"a whole number is needed, not {text!r}")
    return int(text)


def _positive(text: str) -> int:
    if _whole(text) < 1:
        raise ArgumentTypeError("at least 1 is needed")
    return int(text)
