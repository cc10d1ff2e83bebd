"""What takes long, as it is asked for: let through the gate, computed elsewhere, and kept where it cannot change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from strata.api.heavy.gate import Gate
from strata.api.heavy.results import Results
from strata.api.http.threads import run_in_thread
from strata.store.matches import Matches

P = ParamSpec("P")
R = TypeVar("R")


class Execute(Protocol):
    """Runs a function of a module on the matches somewhere else; returns what it returns, raises what it raises."""

    def __call__(self, function: Callable[..., R], *arguments: object) -> R: ...


def in_threads(matches: Matches) -> Execute:
    """In threads of this process, where there are no others: it shares the processor with all requests."""

    def execute(function: Callable[..., R], *arguments: object) -> R:
        return run_in_thread(partial(function, matches, *arguments))

    return execute


class HeavyWork:
    def __init__(self, execute: Execute, most_running: int) -> None:
        self._execute, self._gate, self._results = execute, Gate(most_running), Results()

    def run(
        self, caller: str, function: Callable[Concatenate[Matches, P], R], *arguments: P.args, **named: P.kwargs
    ) -> R:
        """Raises ``Busy`` where there is too much of it, or too much of this caller's."""
        assert not named, "arguments are sent by position"
        with self._gate.passed(caller):
            return self._execute(function, *arguments)

    def run_once(self, key: Hashable, caller: str, function: Callable[..., bytes], *arguments: object) -> bytes:
        """The same for a result that the key determines for ever."""
        return self._results.get(key, lambda: self.run(caller, function, *arguments))
