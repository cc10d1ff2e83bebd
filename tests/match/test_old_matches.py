"""Rules move on, recorded matches do not: they fold as they did, and an audit says what is different, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Decision, Game, RuleChange, canonical
from strata.domain.match.audit import Report, audit
from strata.domain.match.evolve import evolve
from strata.domain.match.export import Export, export, read_export
from strata.domain.match.import_ import ImportRefused, import_match
from tests.corpus.record import recorded
from tests.kernel.later_pebbles import RENAMED_AND_SPLIT, TENFOLD
from tests.kernel.pebbles import PEBBLES
from tests.match.deeds import score
from tests.match.table import MOMENT, SEED, begun, play_to_end

on_record = pytest.mark.parametrize("path", recorded(), ids=lambda path: path.stem)


def _statuses(report: Report) -> dict[str, str]:
    return {check.name: check.status for check in report.checks}


def _only_first_options(game: Game[Any, Any], **changes: Any) -> Game[Any, Any]:
    """The game with another rule: the first option of every decision is the only one."""

    def pending(state: Any) -> Sequence[Decision]:
        return [msgspec.structs.replace(it, options=it.options[:1]) for it in game.pending(state)]

    return replace(game, pending=pending, ranking=lambda state: game.ranking(state)[::-1], **changes)


@on_record
def test_a_changed_rule_does_not_change_a_recorded_match(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_export(path.read_bytes())
    game = GAMES[record.header.game]
    before = import_match(record, may_be_unproven=True)
    # When a rule is changed, under a version of its own
    change = RuleChange(
        game.rules_version + 1, frozenset({*_kinds(record), "outcome"}), "the first option is the only one"
    )
    changes = {"rules_version": game.rules_version + 1, "releases": game.known_releases, "rule_changes": (change,)}
    monkeypatch.setitem(GAMES, game.slug, _only_first_options(game, **changes))
    # Then the record still folds to the same state and the same outcome, on an administrator's word
    with pytest.raises(ImportRefused):
        import_match(record)
    after = import_match(record, may_be_unproven=True)
    assert before.match.position is not None
    assert after.match.position is not None
    assert canonical(after.match.position.state) == canonical(before.match.position.state)
    assert canonical(after.match.ledger) == canonical(before.match.ledger)
    # And the audit proves all but what the rules have become, and says which release proves the rest
    report = audit(record)
    assert report.verdict == "not_proven"
    recorded_by = {proof.release for proof in report.prove_with}
    assert recorded_by == {releases_of(record, game)}
    assert [proof.changes for proof in report.prove_with] == [["the first option is the only one"]]
    assert all(f"v{proof.release} " in proof.command for proof in report.prove_with)
    assert all("strata audit FILE" in proof.command for proof in report.prove_with)
    assert f"recorded by release {', '.join(recorded_by)}, which can prove it" in report.statement
    statuses = _statuses(report)
    assert {name for name, status in statuses.items() if status == "differs"} == {"rules", "outcome"}
    assert [statuses[name] for name in ("versions", "chain", "course", "seed", "draws", "seals", "state")] == ["ok"] * 7


def releases_of(record: Export, game: Game[Any, Any]) -> str:
    """The name of the release that recorded all layers of a record."""
    shown = next(shown for shown in record.events if shown.type == "match_started")
    (name,) = {it.name for it in game.known_releases if it.state_schema == shown.data["state_schema"]}
    return name


def _kinds(record: Export) -> set[str]:
    """The kinds of all actions on record."""
    return {shown.data["action"]["kind"] for shown in record.events if "action" in shown.data}


@on_record
def test_a_difference_that_no_change_of_rules_accounts_for_is_a_failure(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = read_export(path.read_bytes())
    game = GAMES[record.header.game]
    change = RuleChange(game.rules_version + 1, frozenset({"something_else"}), "something that is not on record")
    changes = {"rules_version": game.rules_version + 1, "releases": game.known_releases, "rule_changes": (change,)}
    monkeypatch.setitem(GAMES, game.slug, _only_first_options(game, **changes))
    report = audit(record)
    assert report.verdict == "broken"
    assert {check.name for check in report.checks if check.status == "failed"} == {"rules", "outcome"}


@on_record
def test_a_difference_under_the_same_rules_is_a_failure(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_export(path.read_bytes())
    game = GAMES[record.header.game]
    monkeypatch.setitem(GAMES, game.slug, _only_first_options(game, rules_version=record.header.rules_version))
    statuses = _statuses(audit(record))
    assert {name for name, status in statuses.items() if status == "failed"} == {"rules", "outcome"}


def _old_pebbles() -> Export:
    events, match = play_to_end(begun("pebbles", {"rounds": 8}, seats=3), seed=5)
    scored = score(match, MOMENT)
    return export(scored.match, [*events, *scored.events], SEED, None, is_admin=False)


def test_facts_that_were_renamed_and_split_are_read_as_those_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    record = _old_pebbles()
    monkeypatch.setitem(GAMES, "pebbles", RENAMED_AND_SPLIT)
    report = audit(record)
    assert set(_statuses(report).values()) == {"ok"}
    assert import_match(record).match.ledger.status == "scored"


def test_facts_that_are_read_another_way_lead_to_states_that_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    record = _old_pebbles()
    monkeypatch.setitem(GAMES, "pebbles", TENFOLD)
    report = audit(record)
    assert report.verdict == "not_proven"
    statuses = _statuses(report)
    assert (statuses["state"], statuses["rules"], statuses["outcome"]) == ("not_comparable", "ok", "differs")


def test_a_state_of_another_form_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    class Later(PEBBLES.state):  # type: ignore[misc,name-defined]
        colour: str = "grey"

    record = _old_pebbles()
    monkeypatch.setitem(GAMES, "pebbles", replace(PEBBLES, state=Later, releases=PEBBLES.known_releases))
    statuses = _statuses(audit(record))
    assert (statuses["state"], statuses["rules"], statuses["outcome"]) == ("not_comparable", "ok", "ok")


def test_a_kind_of_fact_that_a_known_release_did_not_have_is_a_forgery(monkeypatch: pytest.MonkeyPatch) -> None:
    record = _old_pebbles()
    fewer = replace(RENAMED_AND_SPLIT, upcasts=())
    monkeypatch.setitem(GAMES, "pebbles", fewer)
    report = audit(record)
    assert report.verdict == "broken"
    assert _statuses(report)["draws"] == "ok"


@on_record
def test_a_match_on_record_can_be_looked_at_at_every_version_it_goes_back_to(path: Path) -> None:
    events = import_match(read_export(path.read_bytes()), may_be_unproven=True).events
    turns = [event for event in events if event.type in ("match_rewound", "match_restored")]
    assert turns
    for event in turns:
        target = msgspec.json.decode(event.data)["to_version"]
        then, now = evolve(None, events[:target]), evolve(None, events[: event.version])
        assert then.position is not None
        assert now.position is not None
        assert canonical(now.position.state) == canonical(then.position.state)
