"""Commands that only look at a match import neither what serves requests nor the rules of other games."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOOKS = {
    "show": "show(matches, 'm', None, None, 0, None, 'en', False)",
    "log": "log(matches, 'm', False, 0, False, None, 'en', False)",
    "diff": "diff(matches, 'm', 2, 2, None, 'en', False)",
}
SERVE = {
    *("flask", "werkzeug", "gunicorn", "gevent", "marshmallow", "rq", "httpx", "prometheus_client", "mcp"),
    *("strata.api", "strata.projections", "strata.workers", "strata.domain.exam", "strata.domain.match.audit"),
    *("strata.domain.games.guests", "strata.domain.transparency.notes"),
}
WORDS = {"fluent_compiler", "fluent", "babel"}
"""What compiles messages that are more than plain."""

LOOK = """
import sys
import strata.runtime.cli
import strata.runtime.archive.opening
from strata.domain.match.commands import CreateMatch
from strata.domain.match.events import SeatPlan
from strata.runtime.inspect.{command} import {command}
from strata.store.in_memory import MemoryJournal
from strata.store.matches import Matches

matches = Matches(MemoryJournal())
matches.create(CreateMatch(match="m", game="not-alone", options={{}}, seats=(SeatPlan("human"),) * 3), {{}})
output, sys.stdout = sys.stdout, sys.stderr
{look}
print(*sys.modules, file=output)
"""


def _modules(script: str) -> set[str]:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


@pytest.mark.parametrize("command", LOOKS)
def test_a_look_at_a_match_loads_its_game_and_no_other(command: str) -> None:
    modules = _modules(LOOK.format(command=command, look=LOOKS[command]))
    assert modules & (SERVE | WORDS) == set()
    packages = {name for name in modules if name.startswith("strata.domain.games.") and name.count(".") == 3}
    assert packages == {"strata.domain.games.not_alone", "strata.domain.games.registry"}


def test_help_loads_no_rules_and_no_driver() -> None:
    modules = _modules(
        "import sys; from strata.runtime.cli import _parser; _parser().format_help(); print(*sys.modules)"
    )
    assert modules & (SERVE | WORDS | {"redis", "yaml", "msgspec", "strata.domain", "strata.store"}) == set()


def test_what_serves_has_loaded_every_game() -> None:
    script = "import sys; from strata.runtime.guests import load_games; load_games(); print(*sys.modules)"
    games = ("dominant_species", "evo", "gods_love_dinosaurs", "jurassic_parts", "not_alone")
    assert {f"strata.domain.games.{game}" for game in games} <= _modules(script)
