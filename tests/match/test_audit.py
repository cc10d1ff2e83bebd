"""Whatever is altered in a record is found, and the first bad version is named; what is honest raises no alarm."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Action, Position, ScriptedChance, apply_action, canonical, digest
from strata.domain.kernel.chance import ChanceExhausted, commitment
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.audit import Report, audit
from strata.domain.match.evolve import evolve
from strata.domain.match.export import Export, ShownEvent, export, read_export
from strata.domain.match.import_ import Imported, import_match
from tests.corpus.record import recorded
from tests.match.deeds import Moment, cancel
from tests.match.forger import chained_again, copy, cut, swapped, with_event, without
from tests.match.recorded_match import RecordedMatch
from tests.match.recorded_match import begun as recorded_match
from tests.match.table import MOMENT, SEED, begun, make, plays

LAYERS = ("match_started", "move_played")


def _is_of_today(path: Path) -> bool:
    """Whether a match was played by the rules of today, which prove it."""
    header, first = map(json.loads, path.read_text().splitlines()[:2])
    return bool(first["data"]["rules_version"] == GAMES[header["game"]].rules_version)


on_record = pytest.mark.parametrize("path", [*filter(_is_of_today, recorded())], ids=lambda path: path.stem)


@cache
def _read(path: Path) -> Export:
    return read_export(path.read_bytes())


@cache
def _adopted(path: Path) -> Imported:
    return import_match(_read(path))


def _seed(record: Export) -> bytes:
    return bytes.fromhex(record.events[-1].data["seed"])


def _of_type(record: Export, *types: str) -> list[ShownEvent]:
    return [shown for shown in record.events if shown.type in types]


def _statuses(report: Report) -> dict[str, str]:
    return {check.name: check.status for check in report.checks}


def _failed(report: Report) -> dict[str, int | None]:
    return {check.name: check.version for check in report.checks if check.status == "failed"}


@on_record
def test_every_check_passes_on_an_honest_record(path: Path) -> None:
    record = _read(path)
    report = audit(record, record.header.hash)
    assert report.holds
    assert report.first_bad_version is None
    assert [check.name for check in report.checks] == [
        "versions",
        "chain",
        "releases",
        "course",
        "times",
        "seed",
        "draws",
        "seals",
        "state",
        "asked",
        "rules",
        "outcome",
        "undo",
        "receipt",
    ]
    proven = {check.name: check.checked for check in report.checks}
    layers = len(_of_type(record, *LAYERS))
    assert proven["chain"] == len(record.events)
    assert proven["draws"] == sum(len(shown.data["draws"]) for shown in _of_type(record, *LAYERS))
    game = GAMES[record.header.game]
    if {shown.data["rules_version"] for shown in _of_type(record, *LAYERS)} == {game.rules_version}:
        assert (proven["rules"], proven["asked"], proven["outcome"]) == (layers, layers - 1, 3)


@on_record
@pytest.mark.parametrize("share", [0.0, 0.4, 0.9], ids=["begun", "half way", "nearly over"])
def test_no_viewer_of_a_running_match_gets_a_false_alarm_nor_a_secret(path: Path, share: float) -> None:
    adopted = _adopted(path)
    moves = [event for event, following in pairwise(adopted.events) if event.type == following.type == "move_played"]
    events = adopted.events[: moves[int(len(moves) * share)].version]
    match = evolve(None, events)
    for viewer in (None, *range(len(match.ledger.seats))):
        shown = export(match, events, adopted.seed, viewer, is_admin=False)
        report = audit(shown, events[-1].hash)
        assert report.verdict == "not_proven", report
        assert report.statement.startswith("The record is not proven: sealed until its end. Verified: versions, ")
        assert report.prove_with == []
        statuses = _statuses(report)
        assert [statuses[name] for name in ("versions", "chain", "course", "receipt")] == ["ok"] * 4
        assert [statuses[name] for name in ("seed", "draws", "seals", "state", "rules")] == ["sealed"] * 5
    whole = audit(export(match, events, adopted.seed, None, is_admin=True))
    assert whole.holds, whole


def _leaves(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a tree that holds a number or a text: what it is in, and under which key."""
    for key in range(len(tree)) if isinstance(tree, list) else sorted(tree):
        if isinstance(tree[key], dict | list):
            yield from _leaves(tree[key])
        elif isinstance(tree[key], int | str):
            yield tree, key


@on_record
def test_one_byte_of_one_fact_is_found(path: Path) -> None:
    record, rng = _read(path), Random(path.stem)
    for shown in rng.sample(_of_type(record, *LAYERS), 2):
        forged = copy(shown)
        tree, key = rng.choice(list(_leaves(forged.data["facts"])))
        value = tree[key]
        tree[key] = not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else value[:-1] + "~"
        report = audit(with_event(record, forged))
        assert report.first_bad_version == shown.version
        assert _failed(report)["chain"] == shown.version


@on_record
def test_one_byte_of_one_fact_is_found_also_behind_recomputed_hashes(path: Path) -> None:
    record, rng = _read(path), Random(path.stem)
    for shown in rng.sample(_of_type(record, *LAYERS), 2):
        forged = copy(shown)
        numbers = [(tree, key) for tree, key in _leaves(forged.data["facts"]) if type(tree[key]) is int]
        if not numbers:
            continue
        tree, key = rng.choice(numbers)
        tree[key] += 1
        report = audit(chained_again(with_event(record, forged), _seed(record)))
        assert _failed(report)["rules"] == shown.version
        assert "chain" not in _failed(report)
        assert report.first_bad_version == shown.version


@on_record
def test_a_removed_event_is_found(path: Path) -> None:
    record = _read(path)
    for version in (1, 2, len(record.events) // 2, len(record.events)):
        assert audit(without(record, version)).first_bad_version == version


@on_record
def test_a_swapped_order_is_found(path: Path) -> None:
    record = _read(path)
    for version in (1, 3, len(record.events) // 2, len(record.events) - 1):
        assert audit(swapped(record, version)).first_bad_version == version


def _rolled_again(path: Path, shown: ShownEvent) -> ShownEvent:
    """A move whose one draw fell another way, and the rules made of it what they do."""
    before, forged = evolve(None, _adopted(path).events[: shown.version - 1]), copy(shown)
    ((of, pick),) = forged.data["draws"]
    assert before.position is not None
    action = msgspec.convert(shown.data["action"], before.game.action_union)
    made = apply_action(before.position, shown.data["seat"], action, ScriptedChance([(of, (pick + 1) % of)]))
    sealed = {pointer for pointer in shown.sealed if not pointer.startswith("/facts")}
    forged.data.update(facts=to_builtins(made.facts), draws=made.draws, digest=digest(made.position.state))
    return msgspec.structs.replace(forged, sealed=dict.fromkeys(sealed, ""))


@on_record
def test_a_die_rolled_again_is_found_though_all_else_is_made_to_fit(path: Path) -> None:
    record = _read(path)
    drawing = [
        shown
        for shown in _of_type(record, *LAYERS)
        if len(shown.data["draws"]) == 1 and shown.data["draws"][0][0] > 1 and shown.type == "move_played"
    ]
    for shown in Random(path.stem).sample(drawing, min(2, len(drawing))):
        forged = chained_again(with_event(record, _rolled_again(path, shown)), _seed(record))
        report = audit(forged)
        assert _failed(report)["draws"] == shown.version
        assert report.first_bad_version == shown.version
        assert audit(cut(forged, shown.version)).verdict != "broken", "only the seed tells"


@on_record
def test_a_draw_written_anew_is_found(path: Path) -> None:
    record = _read(path)
    shown = next(shown for shown in _of_type(record, *LAYERS) if shown.data["draws"])
    forged = copy(shown)
    of, pick = forged.data["draws"][0]
    forged.data["draws"][0] = [of, (pick + 1) % of]
    report = audit(chained_again(with_event(record, forged), _seed(record)))
    assert _failed(report)["draws"] == report.first_bad_version == shown.version


@on_record
def test_another_seed_is_found(path: Path) -> None:
    record, other = _read(path), bytes(32)
    forged = copy(record.events[-1])
    forged.data["seed"] = other.hex()
    last = with_event(record, forged)
    assert audit(last).first_bad_version == len(record.events)
    assert _failed(audit(chained_again(last, other))) == {"seed": len(record.events)}


@on_record
def test_another_seed_that_was_committed_to_is_found_by_the_first_draw(path: Path) -> None:
    record, other = _read(path), bytes(32)
    first, last = copy(record.events[0]), copy(record.events[-1])
    first.data["commitment"], last.data["seed"] = commitment(other), other.hex()
    report = audit(chained_again(with_event(with_event(record, first), last), other))
    assert _statuses(report)["seed"] == "ok"
    first = next(shown for shown in _of_type(record, *LAYERS) if shown.data["draws"])
    assert report.first_bad_version == _failed(report)["draws"]
    assert report.first_bad_version >= first.version


@on_record
def test_a_changed_score_is_found(path: Path) -> None:
    record = _read(path)
    (scored,) = _of_type(record, "match_scored")
    forged = copy(scored)
    forged.data["outcome"]["ranking"][0]["total"] += 1
    report = audit(chained_again(with_event(record, forged), _seed(record)))
    assert _failed(report) == {"outcome": scored.version}


@on_record
@pytest.mark.parametrize("type_", ["match_rewound", "match_restored"])
def test_a_forged_rewind_is_found(path: Path, type_: str) -> None:
    record = _read(path)
    turn = _of_type(record, type_)[0]
    undone = next(shown.version for shown in _of_type(record, "match_rewound")) - 1
    for target in (0, turn.version, len(record.events) + 7, undone if type_ == "match_rewound" else 1, -1):
        forged = copy(turn)
        forged.data["to_version"] = target
        report = audit(chained_again(with_event(record, forged), _seed(record)))
        if (type_, target) != ("match_rewound", undone):
            assert _failed(report) == {"course": turn.version}
        assert report.first_bad_version is not None
        assert report.first_bad_version >= turn.version


@on_record
def test_a_rewind_to_another_version_of_the_history_is_found_by_what_follows(path: Path) -> None:
    record = _read(path)
    types = [shown.type for shown in record.events]
    rewinds = _of_type(record, "match_rewound")
    # One that gave up more, and after which the game went on.
    turn = next(turn for turn in rewinds if types[turn.data["to_version"] - 1] == types[turn.version] == "move_played")
    forged = copy(turn)
    forged.data["to_version"] -= 1
    report = audit(chained_again(with_event(record, forged), _seed(record)))
    assert report.first_bad_version is not None
    assert report.first_bad_version >= turn.version


@on_record
@pytest.mark.parametrize(
    ("field", "value", "check"),
    [
        ("digest", "0" * 64, "state"),
        ("asked", [99], "asked"),
        ("action", {"kind": "cheat"}, "rules"),
        ("seat", 99, "rules"),
    ],
    ids=["state", "asked", "action", "seat"],
)
def test_what_else_a_move_says_is_found(path: Path, field: str, value: Any, check: str) -> None:
    record = _read(path)
    moves = [shown for shown in _of_type(record, "move_played") if not any("/action" in it for it in shown.sealed)]
    shown = Random(path.stem).choice(moves)
    forged = copy(shown)
    forged.data[field] = value
    report = audit(chained_again(with_event(record, forged), _seed(record)))
    assert _failed(report) == {check: shown.version}


def _facts(position: Position[Any], seat: int, action: Action, shown: ShownEvent) -> bytes | None:
    """What the rules make of an action with the draws of an event; None where these do not do."""
    try:
        return canonical(apply_action(position, seat, action, ScriptedChance(map(tuple, shown.data["draws"]))).facts)
    except ChanceExhausted:
        return None


@on_record
def test_a_legal_action_that_was_not_played_is_found(path: Path) -> None:
    record, adopted = _read(path), _adopted(path)
    for shown in _of_type(record, "move_played")[::40]:
        position = evolve(None, adopted.events[: shown.version - 1]).position
        assert position is not None
        decision = position.decision_of(shown.data["seat"])
        assert decision is not None
        told = canonical(shown.data["facts"])
        others = [option for option in decision.options if _facts(position, decision.seat, option, shown) != told]
        if not others or any("/action" in pointer for pointer in shown.sealed):
            continue
        forged = copy(shown)
        forged.data["action"] = to_builtins(others[-1])
        report = audit(chained_again(with_event(record, forged), _seed(record)))
        assert _failed(report) == {"rules": shown.version}


@on_record
def test_a_match_that_goes_on_after_its_end_is_found(path: Path) -> None:
    record = _read(path)
    end = _of_type(record, "match_finished")[0].version
    report = audit(cut(record, end - 1))
    assert _failed(report) == {"outcome": end}


@on_record
def test_only_a_receipt_convicts_a_record_that_was_made_anew_as_a_whole(path: Path) -> None:
    record = _read(path)
    later = [msgspec.structs.replace(shown, at=shown.at.replace("2031", "2032")) for shown in record.events]
    anew = chained_again(Export(record.header, later), _seed(record))
    shorter = cut(record, len(record.events) // 3)
    kept = record.events[len(record.events) // 2].hash
    assert audit(record, kept).verdict != "broken"
    for forged in (anew, shorter):
        assert audit(forged).verdict != "broken"
        report = audit(forged, kept)
        assert _failed(report) == {"receipt": None}
        assert report.verdict == "broken"


def test_the_receipt_names_its_version() -> None:
    record = _read(recorded()[0])
    receipt = audit(record, record.events[4].hash).checks[-1]
    assert (receipt.name, receipt.status, receipt.version) == ("receipt", "ok", 5)


@pytest.mark.parametrize(
    "alter",
    [
        lambda data: data.pop("facts"),
        lambda data: data.update(facts=7),
        lambda data: data.update(facts=[{"kind": "never_heard_of"}]),
        lambda data: data.update(facts=[{"kind": "round_won", "seat": 99, "points": 1}]),
        lambda data: data.update(draws=[[0, 0]]),
        lambda data: data.update(draws=[[2**300, 0]]),
        lambda data: data.update(draws="all"),
        lambda data: data.update(seat="first"),
        lambda data: data.pop("action"),
        lambda data: data.pop("asked"),
    ],
    ids=range(10),
)
def test_whatever_a_move_holds_the_answer_is_a_report(alter: Any) -> None:
    events, match = plays(begun("pebbles", {}, seats=2), 5, seed=1)
    record = export(match, events, SEED, None, is_admin=True)
    forged = copy(record.events[4])
    alter(forged.data)
    sealed = {pointer: "" for pointer in forged.sealed if pointer[1:] in forged.data}
    forged = msgspec.structs.replace(forged, sealed=sealed)
    report = audit(chained_again(with_event(record, forged), SEED))
    assert report.first_bad_version == 5


def test_a_move_of_an_unknown_release_is_never_proven() -> None:
    events, match = plays(begun("pebbles", {}, seats=2), 5, seed=1)
    record = export(match, events, SEED, None, is_admin=True)
    for field in ("codec_version", "rules_version"):
        forged = copy(record.events[4])
        forged.data[field] = "new"
        forged.data["action"] = {"kind": "cheat"}
        sealed = dict.fromkeys(["/draws", "/digest"], "")
        forged = msgspec.structs.replace(forged, sealed=sealed)
        report = audit(chained_again(with_event(record, forged), SEED))
        assert (report.verdict, _statuses(report)["releases"]) == ("broken", "failed")


@pytest.mark.parametrize(
    ("type_", "data"),
    [
        ("seat_taken", {"seat": 0}),
        ("seat_taken", {"seat": 99}),
        ("seat_left", {"seat": -1, "bot": "random"}),
        ("match_started", {}),
        ("undo_answered", {"seat": 0, "agrees": True}),
        ("undo_requested", {"seat": 0, "to_version": 77}),
        ("match_scored", {"outcome": {"reason": "", "ranking": []}}),
        ("seed_revealed", {"seed": SEED.hex()}),
        ("match_restored", {"to_version": 3, "seat": 0}),
        ("match_rewound", {"to_version": 5, "by": "admin", "seat": None, "crossed": []}),
        ("match_rewound", {"to_version": "3"}),
        ("match_rewound", {"to_version": 3, "by": "seat", "seat": 0, "crossed": ["chance"]}),
        ("match_rewound", {"to_version": 3, "by": "seat", "seat": 7, "crossed": []}),
        ("match_rewound", {"to_version": 3, "by": "consent", "seat": 0, "crossed": ["chance"]}),
        ("match_created", {}),
        ("match_sold", {}),
    ],
)
def test_an_event_that_was_not_possible_is_found(type_: str, data: dict[str, Any]) -> None:
    events, match = plays(begun("pebbles", {}, seats=2), 3, seed=1)
    record = export(match, events, SEED, None, is_admin=True)
    last = record.events[-1]
    strange = msgspec.structs.replace(last, version=6, type=type_, data=data, sealed={}, nonces={}, readers={})
    report = audit(chained_again(Export(record.header, [*record.events, strange]), SEED))
    assert report.verdict == "broken"
    assert report.first_bad_version == 6


@pytest.mark.parametrize("at", ["9999-12-31T23:59:59Z", "2031-99-99T12:00:00Z"])
def test_a_time_that_is_none_is_found(at: str) -> None:
    events, match = plays(begun("pebbles", {}, seats=2), 3, seed=1)
    record = export(match, events, SEED, None, is_admin=True)
    report = audit(chained_again(with_event(record, msgspec.structs.replace(record.events[3], at=at)), SEED))
    assert report.first_bad_version == 4


def test_a_match_that_was_never_filled_is_proven_too() -> None:
    made = make("pebbles", {}, ["open", "human"])
    report = audit(export(made.match, made.events, SEED, None, is_admin=False))
    assert (report.verdict, [check.name for check in report.unproven]) == ("not_proven", ["seed"])
    assert _statuses(report)["chain"] == "ok"


def test_an_unknown_game_is_proven_as_far_as_it_needs_no_rules() -> None:
    record = _read(recorded("evo")[0])
    with patch.dict(GAMES):
        del GAMES["evo"]
        statuses = _statuses(audit(record))
    assert [statuses[name] for name in ("chain", "course", "seed", "draws", "seals")] == ["ok"] * 5
    assert [statuses[name] for name in ("state", "asked", "rules", "outcome")] == ["not_comparable"] * 4


def test_a_header_that_names_another_match_is_found() -> None:
    record = _read(recorded()[0])
    other = Export(msgspec.structs.replace(record.header, match="other"), record.events)
    assert _failed(audit(other))["versions"] == 1
    assert canonical(record.header) != canonical(other.header)


def test_a_header_without_events_is_broken() -> None:
    header = msgspec.structs.replace(_read(recorded()[0]).header, version=0)
    assert _failed(audit(Export(header, []))) == {"versions": 1}


def test_moments_of_one_match_may_differ_in_who_acts() -> None:
    # Given a match whose events come from several actors at several times
    started = begun("pebbles", {}, seats=2, moment=Moment("2031-01-01T00:00:00Z", SEED))
    events, match = plays(started, 2, seed=1, moment=Moment("2030-01-01T00:00:00Z", SEED))
    # Then a clock that was put back is no fault of the record, but it is told
    report = audit(export(match, events, SEED, None, is_admin=True))
    assert (report.verdict, _statuses(report)["times"]) == ("not_proven", "unproven")
    assert "31536000 s before the time of version 1" in report.statement


@pytest.mark.parametrize(("seconds", "status"), [(0, "ok"), (59, "ok"), (61, "unproven"), (3600, "unproven")])
def test_times_run_back_within_the_skew_alone(seconds: int, status: str) -> None:
    events, match = plays(begun("pebbles", {}, seats=2), 3, seed=1)
    record = export(match, events, SEED, None, is_admin=True)
    back = (datetime.fromisoformat(record.events[2].at) - timedelta(seconds=seconds)).isoformat().replace("+00:00", "Z")
    forged = msgspec.structs.replace(record.events[3], at=back)
    times = next(it for it in audit(chained_again(with_event(record, forged), SEED)).checks if it.name == "times")
    assert (times.status, times.version) == (status, None if status == "ok" else 4)


@pytest.mark.parametrize("answer", [{"seat": 0, "agrees": True}, {"seat": 9, "agrees": True}])
def test_nobody_agrees_for_others(answer: dict[str, Any]) -> None:
    match = recorded_match(kinds=3)
    match.hide(0, 1)
    match.undo(0)
    assert _forged(match, "undo_answered", {"seat": 1, "agrees": True}).verdict != "broken"
    assert _forged(match, "undo_answered", answer).first_bad_version == match.version + 1


def _forged(match: RecordedMatch, type_: str, data: dict[str, Any]) -> Report:
    """The record of a match with one event more, which nobody decided."""
    record = export(match.match, match.events, SEED, None, is_admin=True)
    more = {"version": match.version + 1, "type": type_, "data": data, "sealed": {}, "nonces": {}, "readers": {}}
    strange = msgspec.structs.replace(record.events[-1], **more)
    return audit(chained_again(Export(record.header, [*record.events, strange]), SEED))


def test_nobody_restores_what_another_had_undone() -> None:
    match = recorded_match(kinds=2, undo="free")
    match.hide(0, 1)
    undone = match.version
    match.undo(0)
    assert _forged(match, "match_restored", {"to_version": undone, "seat": 0}).holds
    for seat in (1, 7):
        assert _forged(match, "match_restored", {"to_version": undone, "seat": seat}).first_bad_version == undone + 2


def test_a_match_that_is_over_is_not_undone_by_its_seats_and_a_cancelled_one_not_restored() -> None:
    match = recorded_match(options={"rounds": 1}, kinds=2, undo="free")
    match.hide(0, 1)
    back = {"to_version": 3, "seat": 0, "crossed": ["reveal"]}
    assert _forged(match, "match_rewound", {**back, "by": "admin", "seat": None}).verdict != "broken"
    assert _forged(match, "match_rewound", {**back, "by": "seat"}).first_bad_version == match.version + 1
    cancelled = recorded_match(kinds=2, undo="free")
    cancelled.hide(0)
    cancelled.undo(0)
    cancelled.took(cancel(cancelled.match, MOMENT))
    events = [event for event in cancelled.events if event.type != "seed_revealed"]
    record = export(evolve(None, events), events, SEED, None, is_admin=True)
    more = {"version": len(events) + 1, "type": "match_restored", "data": {"to_version": 3, "seat": 0}}
    strange = msgspec.structs.replace(record.events[-1], **more)
    report = audit(chained_again(Export(record.header, [*record.events, strange]), SEED))
    assert report.first_bad_version == len(events) + 1


@pytest.mark.parametrize("version", [99, -5, "today", None, 0])
@pytest.mark.parametrize("field", ["rules_version", "codec_version", "state_schema"])
def test_a_record_is_not_believed_about_its_rules(field: str, version: Any) -> None:
    record = _read(recorded("evo")[0])
    for shown in _of_type(record, *LAYERS)[::60]:
        forged = copy(shown)
        forged.data[field] = version
        report = audit(chained_again(with_event(record, forged), _seed(record)))
        assert (report.verdict, report.first_bad_version) == ("broken", shown.version)


@on_record
def test_a_rewind_crosses_what_it_says(path: Path) -> None:
    record, kinds = _read(path), ["chance", "choice", "reveal", "turn"]
    rewinds = _of_type(record, "match_rewound")
    assert rewinds
    for shown in rewinds[:2]:
        for kind in kinds:
            forged = copy(shown)
            crossed = set(shown.data["crossed"]) ^ {kind}
            forged.data["crossed"] = sorted(crossed)
            report = audit(chained_again(with_event(record, forged), _seed(record)))
            assert (report.verdict, report.first_bad_version) == ("broken", shown.version)
