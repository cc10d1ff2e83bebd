"""The arguments of ``strata load``."""

from __future__ import annotations

from argparse import ArgumentParser

from strata.runtime.exam.arguments import count
from strata.runtime.play.arguments import url


def load(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default="evo", metavar="GAME", help="which game (evo)")
    parser.add_argument(
        "--url", type=url, metavar="URL", help="the service, which must be running (default: that of the settings)"
    )
    parser.add_argument("--matches", type=count, default=100, metavar="N", help="how many are played at once (100)")
    parser.add_argument("--rate", type=count, default=10, metavar="N", help="moves a second, in all of them (10)")
    parser.add_argument(
        "--seconds", type=count, default=60, metavar="S", help="for how long, once all matches are there (60)"
    )
    parser.add_argument("--seats", type=count, metavar="N", help="how many play in a match (the fewest possible)")
    parser.add_argument("--bots", metavar="LEVEL", help="level of all seats but the first (default: none are bots)")
    parser.add_argument("--connections", type=count, default=8, metavar="N", help="requests side by side (8)")
    parser.add_argument("--listed", action="store_true", dest="is_listed", help="show the matches in the lobby")
    parser.add_argument(
        "--keep", action="store_true", dest="are_kept", help="leave the matches as they are (default: cancel them)"
    )
    parser.add_argument("--json", action="store_true", dest="as_json", help="the figures as a line of JSON")
