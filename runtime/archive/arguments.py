"""The arguments of the commands about the archive."""

from __future__ import annotations

from argparse import ArgumentParser


def archive(parser: ArgumentParser) -> None:
    parser.add_argument("matches", nargs="*", metavar="match", help="which ones (default: all that are over)")


def restore(parser: ArgumentParser) -> None:
    parser.add_argument("matches", nargs="*", metavar="match", help="which ones")
    parser.add_argument("--all", action="store_true", dest="all_", help="every archived match")


def verify(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--tidy", action="store_true", help="delete files of deleted matches, and write the manifest again"
    )
