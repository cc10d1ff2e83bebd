"""The arguments of ``strata exam``."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path


def exam(parser: ArgumentParser) -> None:
    parser.add_argument(
        "games",
        nargs="*",
        metavar="GAME",
        help="slug of a game, or package.module:NAME (default: all that are installed)",
    )
    parser.add_argument(
        "--matches", type=count, metavar="N", help="how many random matches (default: as the game's profile says)"
    )
    parser.add_argument("--full", action="store_true", dest="is_full", help="all laws at every step: takes long")
    parser.add_argument("--seed", type=whole, default=0, metavar="S", help="play other matches than those of seed 0")
    parser.add_argument("--part", type=_part, default=(1, 1), metavar="I/N", help="only part I of N")
    parser.add_argument("--only", default="", metavar="TEXT", help="only papers with this text in their name")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="only the match that was written to this file")
    parser.add_argument("--jobs", type=count, default=1, metavar="N", help="how many processes (1)")
    parser.add_argument("--json", action="store_true", dest="as_json", help="a line of JSON for each game")


def whole(text: str) -> int:
    if not text.isdecimal():
        raise ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


def count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def _part(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d+)/(\d+)", text)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise ArgumentTypeError(f"{text!r} is not a part such as 1/4")
    return int(found[1]), int(found[2])
