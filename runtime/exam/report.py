"""The result of an exam: a table of the laws, and a file for each law that was found broken."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from inspect import getdoc
from pathlib import Path
from typing import Any

from strata.domain.exam import LAWS
from strata.runtime.exam.sitting import Breach, Plan, Result
from strata.runtime.inspect.terminal import paint

FAILURES = Path("exam-failures")
MOST_SHOWN = 3
"""How many breaches of one law are shown."""


class Report:
    """The sum of the results of one game."""

    def __init__(self, plan: Plan) -> None:
        self._plan, self.game = plan, plan.game
        self.papers = 0
        self.examined, self.met = Counter[str](), Counter[str]()
        self.breaches: dict[str, list[Breach]] = {}
        self.files: dict[str, Path] = {}

    def add(self, result: Result) -> None:
        self.papers += 1
        self.examined += result.examined
        self.met += result.met
        if result.breach is not None:
            self.breaches.setdefault(result.breach.law, []).append(result.breach)
            self._write(result.breach)

    def _write(self, breach: Breach) -> None:
        """The first match that breaks a law, as a file from which it can be played again."""
        if breach.replay is None or breach.law in self.files or self._plan.replay is not None:
            return
        FAILURES.mkdir(exist_ok=True)
        self.files[breach.law] = file = FAILURES / f"{self.game.replace(':', '.')}-{breach.law}.json"
        details = {"law": breach.law, "how": breach.how, "paper": breach.paper, "trace": breach.trace.splitlines()}
        file.write_text(json.dumps({**breach.replay, **details}, indent=1))

    def lines(self) -> Iterator[str]:
        """A line for each law, with what broke it below."""
        names = {law.__name__: law.__name__.replace("_", " ") for law in LAWS}
        column = max(map(len, names.values()))
        yield paint(f"  {'law':<{column}}  examined", "bold")
        for law, name in names.items():
            breaches = self.breaches.get(law, [])
            verdict = paint("BROKEN", "red", "bold") if breaches else "kept" if self.examined[law] else "not met"
            yield f"  {name:<{column}}  {self.examined[law]:>8,}  {verdict}"
            for breach in breaches[:MOST_SHOWN]:
                yield f"      {breach.paper}: {breach.how}"
            if len(breaches) > MOST_SHOWN:
                yield f"      and on {len(breaches) - MOST_SHOWN} papers more"
            if breaches and self._plan.replay is None:
                yield f"      to see it again: {self._plan.command(breaches[0].paper)}"
            if law in self.files:
                yield f"      the match: {self.files[law]}"

    def summary(self, seconds: float) -> str:
        """The whole in a line."""
        number, of = self._plan.part
        part = "" if of == 1 else f", part {number} of {of}"
        verdict = f"laws broken: {len(self.breaches)}" if self.breaches else "every law kept"
        counts = {"papers": self.papers, **{name: self.met[name] for name in ("matches", "journeys", "decisions")}}
        counted = ", ".join(f"{name} {count:,}" for name, count in counts.items())
        return f"{self.game}{part}: {verdict}; {counted}, seconds {seconds:.0f}"

    def as_json(self, seconds: float) -> dict[str, Any]:
        return {
            "game": self.game,
            "part": "/".join(map(str, self._plan.part)),
            "is_passed": not self.breaches,
            "seconds": round(seconds, 1),
            "papers": self.papers,
            "met": dict(sorted(self.met.items())),
            "laws": [
                {
                    "law": law.__name__,
                    "says": " ".join((getdoc(law) or "").split()),
                    "examined": self.examined[law.__name__],
                    "breaches": [
                        {"paper": breach.paper, "how": breach.how} for breach in self.breaches.get(law.__name__, [])
                    ],
                    "replay": str(self.files[law.__name__]) if law.__name__ in self.files else None,
                }
                for law in LAWS
            ],
        }
