"""A client that dies after a chosen command, with its answer lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import fakeredis


class Crash(Exception):
    """The process is gone."""


class CrashingRedis(fakeredis.FakeRedis):
    """Counts its commands; a transaction is one."""

    fuse: int | None = None
    count = 0

    def execute_command(self, *arguments: Any, **options: Any) -> Any:
        execute: Any = super().execute_command
        return self.burn(lambda: execute(*arguments, **options))

    def pipeline(self, *arguments: Any, **options: Any) -> Any:
        pipeline: Any = super().pipeline(*arguments, **options)
        for name in ("execute", "immediate_execute_command"):
            setattr(pipeline, name, self._burning(getattr(pipeline, name)))
        return pipeline

    def _burning(self, call: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *arguments, **options: self.burn(lambda: call(*arguments, **options))

    def burn(self, call: Callable[[], Any]) -> Any:
        self.count += 1
        answer = call()
        if self.count == self.fuse:
            raise Crash(self.count)
        return answer
