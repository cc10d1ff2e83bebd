"""Results, kept in a file of one line each, so that an arena can be played in parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path

import msgspec

from strata.runtime.arena.pairing import Pairing, Result
from strata.runtime.arena.playing import play_matches
from strata.runtime.command_error import CommandError

_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Result)


class Results:
    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._kept = _read(file) if file is not None and file.exists() else []

    def of(self, pairing: Pairing) -> list[Result]:
        return sorted((result for result in self._kept if result.is_of(pairing)), key=lambda result: result.number)

    def play(
        self, pairing: Pairing, matches: int, jobs: int = 1, is_time_up: Callable[[], bool] = lambda: False
    ) -> Iterator[Result]:
        """The first matches of a pairing: those on file, then the others, each written down as soon as it is over.

        So many are played at a time, and none begins when time is up.
        """
        kept = {result.number: result for result in self.of(pairing)}
        yield from (kept[number] for number in range(matches) if number in kept)
        missing = (number for number in range(matches) if number not in kept)
        for result in play_matches(pairing, takewhile(lambda _: not is_time_up(), missing), jobs):
            self._keep(result)
            yield result

    def carry_over(self, pairing: Pairing, sample: int, jobs: int = 1) -> int | None:
        """Let the results of the bots before count as those of today's, if so many of their matches end the same when
        they are played again. Returns how many results that are, or None where a match ended otherwise."""
        todays = self.of(pairing)
        known = {result.number for result in todays}
        before = [result for result in self._kept if result.is_between(pairing) and result.number not in known]
        before = [result for result in before if result.stamp == before[-1].stamp]
        digests = {result.number: result.digest for result in before}
        numbers = sorted(digests)[:: max(1, len(digests) // sample)][:sample]
        if any(again.digest != digests[again.number] for again in play_matches(pairing, numbers, jobs)):
            return None
        proven = [msgspec.structs.replace(result, stamp=pairing.stamp) for result in before]
        self._kept = [result for result in self._kept if not result.is_between(pairing)] + proven + todays
        if self._file is not None and proven:
            written = self._file.with_suffix(".new")
            written.write_bytes(b"".join(_encode(result) + b"\n" for result in self._kept))
            written.replace(self._file)
        return len(proven)

    def _keep(self, result: Result) -> None:
        self._kept.append(result)
        if self._file is not None:
            with self._file.open("ab") as file:
                file.write(_encode(result) + b"\n")


def _read(file: Path) -> list[Result]:
    try:
        return [_decoder.decode(line) for line in file.read_bytes().splitlines()]
    except msgspec.MsgspecError as error:
        raise CommandError(f"{file} does not hold results of the arena: {error}", 2) from error
