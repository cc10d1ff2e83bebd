"""A match as a file: the same record is the same bytes, for each its own; and a whole one comes back as it was."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Viewer, canonical
from strata.domain.match.evolve import evolve
from strata.domain.match.export import Export, NotAnExport, export, lines, read_export
from strata.domain.match.import_ import ImportRefused, import_match
from strata.domain.match.snapshots import to_snapshot
from tests.match.deeds import cancel, move, rewind, score
from tests.match.forger import chained_again, copy, with_event
from tests.match.table import MOMENT, SEED, Played, begun, make, play_to_end, plays, steps


@pytest.fixture
def running() -> Played:
    return plays(begun("pebbles", {"rounds": 4}, seats=3), 7, seed=1)


@pytest.fixture
def over() -> Played:
    events, match = play_to_end(begun("pebbles", {"rounds": 2}, seats=3), seed=1)
    scored = score(match, MOMENT)
    return [*events, *scored.events], scored.match


def _file(played: Played, viewer: Viewer = None, is_admin: bool = False) -> bytes:
    events, match = played
    return b"".join(lines(export(match, events, SEED, viewer, is_admin)))


def test_a_whole_match_comes_back_with_every_byte_that_was_recorded(over: Played) -> None:
    adopted = import_match(read_export(_file(over)))
    assert [canonical(event) for event in adopted.events] == [canonical(event) for event in over[0]]
    assert adopted.seed == SEED
    assert to_snapshot(adopted.match) == to_snapshot(over[1])


def test_an_administrators_file_of_a_running_match_comes_back_and_goes_on(running: Played) -> None:
    adopted = import_match(read_export(_file(running, is_admin=True)))
    assert [canonical(event) for event in adopted.events] == [canonical(event) for event in running[0]]
    ours, theirs = (next(steps(match, Random(3))) for match in (running[1], adopted.match))
    assert canonical(ours.events) == canonical(theirs.events)


def test_every_line_is_canonical_json_and_the_first_says_what_it_is(over: Played) -> None:
    first, *rest = _file(over).splitlines()
    assert json.loads(first) == {
        "format": "strata-match",
        "format_version": 1,
        "match": "m1",
        "game": "pebbles",
        "version": len(over[0]),
        "hash": over[1].ledger.hash,
        "rules_version": 1,
        "codec_version": 1,
        "state_schema": GAMES["pebbles"].state_schema,
        "redacted_for": None,
    }
    assert len(rest) == len(over[0])
    for line in (first, *rest):
        assert canonical(msgspec.json.decode(line)) == line


def test_a_file_does_not_depend_on_the_rules_of_today(over: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    before = _file(over)
    monkeypatch.setitem(GAMES, "pebbles", replace(GAMES["pebbles"], rules_version=2, codec_version=3))
    assert _file(over) == before


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_running_match_goes_out_as_its_reader_may_know_it(running: Played, viewer: Viewer) -> None:
    data = _file(running, viewer)
    record = read_export(data)
    assert record.header.redacted_for == ("spectator" if viewer is None else f"seat:{viewer}")
    assert SEED.hex().encode() not in data
    assert b"readers" not in data
    assert b'"draws"' not in data.replace(b'"/draws"', b"")
    dealt = [fact for fact in record.events[1].data["facts"] if fact["kind"] == "charm_dealt"]
    assert [fact["seat"] for fact in dealt if "charm" in fact] == ([] if viewer is None else [viewer])


def test_an_administrators_file_holds_the_seed_until_it_is_out(running: Played, over: Played) -> None:
    assert read_export(_file(running, is_admin=True)).header.seed == SEED.hex()
    assert read_export(_file(over, is_admin=True)).header.seed is msgspec.UNSET
    assert _file(over, is_admin=True) == _file(over, viewer=1), "once the seed is out, all read the same"


@pytest.mark.parametrize("kinds", [["open", "human"], ["human", "bot"]], ids=["open", "begun"])
def test_a_match_comes_back_at_any_point_of_its_life(kinds: list[Any]) -> None:
    made = make("pebbles", {}, kinds)
    adopted = import_match(read_export(_file((made.events, made.match), is_admin=True)))
    assert to_snapshot(adopted.match) == to_snapshot(made.match)
    ended = cancel(made.match, MOMENT)
    adopted = import_match(read_export(_file(([*made.events, *ended.events], ended.match))))
    assert adopted.match.ledger.status == "cancelled"


def test_what_was_undone_comes_back_too(running: Played) -> None:
    events, match = running
    back = rewind(match, 4, lambda version: evolve(None, events[:version]), MOMENT)
    played = [*events, *back.events], back.match
    adopted = import_match(read_export(_file(played, is_admin=True)))
    assert to_snapshot(adopted.match) == to_snapshot(back.match)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"[]\n", 1),
        (b"not json\n", 1),
        (b"{}\n", 1),
        (b"\xff\xfe\n", 1),
        (b"[" * 100_000, 1),
    ],
    ids=["nothing", "a list", "no json", "no header", "no text", "nested"],
)
def test_what_is_no_export_is_refused_by_its_line(data: bytes, line: int) -> None:
    with pytest.raises(NotAnExport, match=f"line {line}: "):
        read_export(data)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"format_version":1', b'"format_version":2'),
        (b'"match":"m1"', b'"match":"{s00}:feed"'),
        (b'"game":"pebbles"', b'"colour":1,"game":"pebbles"'),
    ],
    ids=["another version", "a wicked id", "an unknown field"],
)
def test_a_header_of_another_form_is_refused(over: Played, old: bytes, new: bytes) -> None:
    with pytest.raises(NotAnExport) as refused:
        read_export(_file(over).replace(old, new, 1))
    assert refused.value.line == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"at":"2031-05-06T', b'"at":"some day'),
        (b'"sealed":{', b'"sealed":7,"s":{'),
        (b"\n", b"\n\n"),
        (b'"rules_version":', b'"rules_version":7,"rules_version":'),
    ],
    ids=["time", "sealed", "an empty line", "a name twice"],
)
def test_an_event_of_another_form_is_refused_by_its_line(over: Played, old: bytes, new: bytes) -> None:
    first, rest = _file(over).split(b"\n", 1)
    with pytest.raises(NotAnExport) as refused:
        read_export(first + b"\n" + rest.replace(old, new, 1))
    assert refused.value.line in (2, 3)


def _refused(record: Export) -> ImportRefused:
    with pytest.raises(ImportRefused) as refused:
        import_match(record)
    return refused.value


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_redacted_file_is_not_adopted(running: Played, viewer: Viewer) -> None:
    refused = _refused(read_export(_file(running, viewer)))
    assert refused.check == "seals"
    assert "not whole" in str(refused)


def test_a_file_that_says_it_is_whole_and_is_not_is_not_adopted(running: Played) -> None:
    record = read_export(_file(running, viewer=1))
    header = msgspec.structs.replace(record.header, redacted_for=None)
    assert _refused(Export(header, record.events)).check == "seed"
    with_seed = msgspec.structs.replace(header, seed=SEED.hex())
    refused = _refused(Export(with_seed, record.events))
    assert (refused.check, refused.version) == ("seals", 2)


def test_a_file_that_does_not_tell_its_readers_is_not_adopted(over: Played) -> None:
    record = read_export(_file(over))
    quiet = msgspec.structs.replace(record.events[1], readers=msgspec.UNSET)
    assert (_refused(with_event(record, quiet)).version) == 2


def test_a_file_that_does_not_hold_is_refused_by_check_and_version(over: Played) -> None:
    record = read_export(_file(over))
    forged = copy(record.events[3])
    forged.data["asked"] = [7]
    refused = _refused(chained_again(with_event(record, forged), SEED))
    assert (refused.check, refused.version) == ("asked", 4)
    assert _refused(with_event(record, forged)).version == 4


def test_a_match_of_an_unknown_game_is_not_adopted(over: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_export(_file(over))
    monkeypatch.delitem(GAMES, "pebbles")
    assert _refused(record).check == "rules"


def test_a_running_match_of_unknown_bots_is_not_adopted() -> None:
    made = make("pebbles", {}, ["human", "bot"])
    forged = make("pebbles", {}, ["human", "human"])
    record = read_export(_file((forged.events, forged.match), is_admin=True))
    first = copy(record.events[0])
    first.data["seats"] = [{"kind": "human"}, {"kind": "bot", "bot": "oracle"}]
    assert "oracle" in str(_refused(chained_again(with_event(record, first), SEED)))
    assert import_match(read_export(_file((made.events, made.match), is_admin=True))).match.ledger.status == "playing"


def test_a_move_made_after_the_export_is_not_in_it(running: Played) -> None:
    events, match = running
    assert match.position is not None
    decision = match.position.decisions[0]
    later = move(match, decision.seat, decision.options[0], MOMENT)
    assert _file((events, match)) != _file(([*events, *later.events], later.match))
