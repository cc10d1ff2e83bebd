"""``strata replay``: a match step by step, with the arrow keys."""

from __future__ import annotations

import os
import re
import sys
import termios
import tty
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from strata.domain.kernel import Narrator, titled
from strata.domain.match.events import LAYERS
from strata.domain.match.frames import standing_of
from strata.domain.match.turns import moment_of, phase_title
from strata.runtime.command_error import CommandError
from strata.runtime.inspect.inspected import InspectedMatch, inspect_match
from strata.runtime.inspect.terminal import paint
from strata.store.matches import Matches

KEYS = {
    b"\x1b[C": "next",
    b"\x1b[D": "before",
    b"\x1b[B": "next_turn",
    b"\x1b[A": "turn_before",
    b"\x1b[H": "first",
    b"\x1b[1~": "first",
    b"\x1b[F": "last",
    b"\x1b[4~": "last",
    b"\r": "next",
    b"\n": "next",
    b" ": "next",
    b"q": "quit",
    b"\x03": "quit",
    b"\x04": "quit",
}
_KEY = re.compile(rb"\x1b\[[0-9;]*[A-Za-z~]|.", re.DOTALL)


def replay(matches: Matches, match: str, version: int | None, seat: int | None, lang: str) -> None:
    if not sys.stdin.isatty():
        raise CommandError("Replaying by keys needs a terminal; `strata log` prints the same.")
    with inspect_match(matches, match, seat, lang) as inspected:
        first = 1 if version is None else inspected.at(version).ledger.version
        with _unbuffered(sys.stdin.fileno()) as terminal:
            walk(inspected, first, _keys(terminal))


def walk(inspected: InspectedMatch, version: int, keys: Iterable[bytes]) -> None:
    """Show a version, and then where each key leads to, until one says to quit."""
    _print_page(inspected, version)
    for key in keys:
        step = KEYS.get(key)
        if step == "quit":
            return
        there = _led_to(inspected, version, step)
        if there != version:
            version = there
            _print_page(inspected, version)


def _led_to(inspected: InspectedMatch, version: int, step: str | None) -> int:
    last = inspected.head.ledger.version
    match step:
        case "next" | "before":
            return min(max(version + (1 if step == "next" else -1), 1), last)
        case "next_turn" | "turn_before":
            return _other_turn(inspected, version, 1 if step == "next_turn" else -1)
        case "first" | "last":
            return 1 if step == "first" else last
        case _:
            return version


def _other_turn(inspected: InspectedMatch, version: int, direction: int) -> int:
    """The nearest version of another turn; of an earlier one, where it began."""
    here, there = _turn(inspected, version), version
    last = inspected.head.ledger.version
    while 1 <= there + direction <= last and _turn(inspected, there) == here:
        there += direction
    if direction < 0:
        begun = _turn(inspected, there)
        while there > 1 and _turn(inspected, there - 1) == begun:
            there -= 1
    return there


def _turn(inspected: InspectedMatch, version: int) -> int | None:
    moment = moment_of(inspected.at(version))
    return None if moment is None else moment.turn


def _print_page(inspected: InspectedMatch, version: int) -> None:
    match, head = inspected.at(version), inspected.head.ledger
    (event,) = inspected.events(version - 1, 1)
    moment = moment_of(match)
    words = inspected.words
    where = words.say("at-version", version=version, head=head.version)
    phase = phase_title(match, inspected.narrator)
    turn = "" if moment is None else f"  {words.say('turn', turn=moment.turn)}{f', {phase}' if phase else ''}"
    undone = "" if head.is_effective(version) else paint(f"  ({words.say('undone')})", "yellow")
    print(f"\n{paint(where, 'bold')}{turn}{undone}  {paint(words.say('replay-keys'), 'dim')}")
    for line in event["lines"] or [f"({event['type']})"]:
        print(f"  {line}")
    if event["type"] in LAYERS:
        line = standings_line(standing_of(match), inspected.names(), inspected.narrator)
        print(f"  {paint(line, 'dim')}")
    sys.stdout.flush()


def standings_line(standing: Mapping[str, Any], names: Sequence[str], narrator: Narrator) -> str:
    """Points of all seats and the tracks of the game on a line."""
    seats = [f"{name} {total}" for name, total in zip(names, standing["totals"], strict=True)]
    tracks = [f"{titled(narrator, 'track', name)} {value}" for name, value in standing["tracks"].items()]
    return ", ".join([*seats, *tracks])


def _keys(terminal: int) -> Iterator[bytes]:
    """The keys that are pressed, one after the other; nothing once the terminal is gone."""
    while pressed := os.read(terminal, 64):
        yield from _KEY.findall(pressed)


@contextmanager
def _unbuffered(fd: int) -> Iterator[int]:
    """The terminal gives each key at once and does not echo it; afterwards it is as it was."""
    before = termios.tcgetattr(fd)
    try:
        tty.setcbreak(fd)
        yield fd
    finally:
        termios.tcsetattr(fd, termios.TCSADRAIN, before)
