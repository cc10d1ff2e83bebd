"""The arguments of ``strata mcp``."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError

from strata.runtime.play.arguments import language, url


def mcp(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--url", type=url, metavar="URL", help="the service, which must be running (default: that of the settings)"
    )
    parser.add_argument(
        "--http",
        type=_port,
        metavar="PORT",
        help="listen for streamable HTTP on a port of 127.0.0.1, at /mcp (default: stdin and stdout)",
    )
    language(parser)


def _port(text: str) -> int:
    if not (text.isdecimal() and 1 <= int(text) <= 65535):
        raise ArgumentTypeError(f"{text!r} is not a port from 1 to 65535")
    return int(text)
