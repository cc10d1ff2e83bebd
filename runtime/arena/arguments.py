"""The arguments of ``strata arena``."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from strata.runtime.exam.arguments import count, whole


def arena(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="slug of a game")
    parser.add_argument(
        "--levels",
        nargs=2,
        required=True,
        metavar=("ONE", "OTHERS"),
        help="the level of one seat, and that of all others: random, greedy, search, strong or a guest's",
    )
    parser.add_argument("--matches", type=count, default=20, metavar="N", help="how many matches (20)")
    parser.add_argument("--seats", type=count, metavar="N", help="how many seats (as few as the game takes, but two)")
    parser.add_argument("--seed", type=whole, default=0, metavar="S", help="play other matches than those of seed 0")
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="keep results in this file, and go on from those that are there"
    )
    parser.add_argument("--json", action="store_true", dest="as_json", help="a line of JSON")
