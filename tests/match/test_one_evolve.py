"""One function evolves: a field added there is the same live, folded, from a snapshot, in the audit, in a summary."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from strata.domain.match import evolve as evolving
from strata.domain.match import match as matches
from strata.domain.match import snapshots
from strata.domain.match.audit import history as audit_history
from strata.domain.match.events import Event, MovePlayed
from strata.domain.match.evolve import evolve, evolve_ledger
from strata.domain.match.export import export
from strata.domain.match.match import Ledger
from strata.domain.match.snapshots import from_snapshot, to_snapshot
from strata.store.in_memory import MemoryJournal
from strata.store.matches import Matches, read_ledger
from tests.match.recorded_match import begun, step_at_random
from tests.match.table import SEED
from tests.store.people import hide, new_match

DOMAIN = Path(matches.__file__).parent


class CountingLedger(Ledger):
    """A ledger with one field more: how many moves were ever played."""

    moves: int = 0


@pytest.fixture
def _counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Evolve counts moves, in a field that no other code knows of."""
    change = evolving._move_played

    def counted(draft: Any, event: Event) -> None:
        change(draft, event)
        draft.ledger.moves += 1

    monkeypatch.setattr(evolving, "Ledger", CountingLedger)
    monkeypatch.setattr(snapshots, "Ledger", CountingLedger)
    monkeypatch.setitem(evolving._CHANGES, MovePlayed.type, counted)


@pytest.mark.usefixtures("_counting")
@pytest.mark.parametrize("seed", range(5))
def test_a_field_added_to_evolve_is_the_same_wherever_it_is_looked_at(seed: int) -> None:
    # Given a match that was played live, with moves taken back and restored on the way
    played, rng = begun(kinds=3), Random(seed)
    for _ in range(40):
        step_at_random(played, rng)
    live = played.match.ledger
    assert isinstance(live, CountingLedger)
    moves = played.types.count(MovePlayed.type)
    assert live.moves == moves > 5
    # Then its whole stream folded at once says the same
    assert evolve(None, played.events).ledger.moves == moves  # type: ignore[attr-defined]
    # And a snapshot of every version with the events after it
    for version in range(2, played.version):
        kept = from_snapshot(to_snapshot(played.past(version)), played.match.game)
        assert evolve(kept, played.events[version:], played.past).ledger.moves == moves  # type: ignore[attr-defined]
    # And the ledger without the game, as the audit evolves it from what a spectator is shown
    shown = export(played.match, played.events, SEED, None, is_admin=False).events
    audited = audit_history._History(shown)
    for event in shown:
        audited.add(event)
    assert audited._course.ledger.moves == moves  # type: ignore[attr-defined]


@pytest.mark.usefixtures("_counting")
def test_the_store_and_the_read_models_see_it_too() -> None:
    journal = MemoryJournal()
    new_match(Matches(journal), rounds=30)
    for _ in range(20):
        for seat in (0, 1):
            changed = hide(Matches(journal), seat)
    assert changed.match.ledger.moves == 40  # type: ignore[attr-defined]
    assert Matches(journal).load("m1").ledger.moves == 40  # type: ignore[attr-defined]
    assert read_ledger(journal, "m1").moves == 40  # type: ignore[attr-defined]
    whole = evolve_ledger(None, journal.read("m1", 0), lambda version: read_ledger(journal, "m1", version))
    assert whole.moves == 40  # type: ignore[attr-defined]


def test_no_other_code_writes_a_ledger() -> None:
    def writes(path: Path) -> list[str]:
        targets = [
            target
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        ]
        single = [one for target in targets for one in (target.elts if isinstance(target, ast.Tuple) else [target])]
        fields = [one for one in single if isinstance(one, ast.Attribute)]
        return [ast.unparse(field) for field in fields if ast.unparse(field.value).endswith("ledger")]

    root = DOMAIN.parents[1]
    found = {
        path.name
        for folder in ("domain", "store", "api", "workers", "projections", "runtime")
        for path in (root / folder).rglob("*.py")
        if writes(path)
    }
    assert found == {"evolve.py"}
