"""The arena: seats rotate, matches repeat, results are kept and gone on from, and a slice of the ladder holds."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import msgspec
import pytest

from strata.runtime.arena.pairing import Pairing, Result, play_match
from strata.runtime.arena.report import Report
from strata.runtime.arena.results import Results
from strata.runtime.cli import main

EVO = Pairing("evo", "greedy", "random", 3)
NOT_ALONE = Pairing("not-alone", "greedy", "random", 3)


def _without_times(result: Result) -> Result:
    return msgspec.structs.replace(result, times={}, seconds=0.0)


def test_a_match_repeats() -> None:
    assert _without_times(play_match(EVO, 1)) == _without_times(play_match(EVO, 1))
    other = msgspec.structs.replace(play_match(EVO, 1), number=2)
    assert other.digest != play_match(EVO, 2).digest


def test_either_side_is_played_where_a_game_has_a_lone_seat() -> None:
    results = [play_match(NOT_ALONE, number) for number in range(2)]
    assert [result.side for result in results] == ["lone", "many"]
    assert all(set(result.times) == {"greedy", "random"} for result in results)


@pytest.mark.parametrize("pairing", [EVO, NOT_ALONE], ids=["evo", "not-alone"])
def test_a_slice_of_the_ladder(pairing: Pairing) -> None:
    report = Report(pairing, [play_match(pairing, number) for number in range(6)])
    assert report.won == 6


def test_results_are_kept_and_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    list(Results(file).play(EVO, 2))
    kept = file.read_bytes()
    assert len(kept.splitlines()) == 2
    assert [result.number for result in Results(file).play(EVO, 2)] == [0, 1]
    assert file.read_bytes() == kept
    asked = ["arena", "evo", "--levels", "greedy", "random", "--matches", "2", "--results", str(file), "--json"]
    assert main(asked) == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["matches"], shown["fair"]) == (2, 0.3333)
    assert shown["low"] < shown["share"] <= shown["high"]


def test_two_at_a_time_bring_the_same_results_each_kept_once(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    results = list(Results(file).play(EVO, 4, jobs=2))
    assert all(result.seconds > 0 for result in results)
    in_order = sorted(results, key=lambda result: result.number)
    assert list(map(_without_times, in_order)) == [_without_times(play_match(EVO, number)) for number in range(4)]
    assert Results(file).of(EVO) == in_order
    assert len(file.read_bytes().splitlines()) == 4


def _of_other_bots(file: Path, *, digest: str | None = None) -> None:
    """Write matches down as if other bots had played them, and perhaps as if they had ended otherwise."""
    results = [play_match(EVO, number) for number in range(3)]
    changes = {"stamp": "before"} | ({} if digest is None else {"digest": digest})
    lines = [msgspec.json.encode(msgspec.structs.replace(result, **changes)) for result in results]
    file.write_bytes(b"\n".join(lines) + b"\n")


def test_matches_of_bots_before_a_change_that_has_no_say_in_them_still_count(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    _of_other_bots(file)
    assert Results(file).of(EVO) == []
    assert Results(file).carry_over(EVO, sample=2) == 3
    assert [result.number for result in Results(file).of(EVO)] == [0, 1, 2]
    assert len(file.read_bytes().splitlines()) == 3
    assert Results(file).carry_over(EVO, sample=2) == 0


def test_a_match_that_todays_bots_have_played_too_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    _of_other_bots(file)
    list(Results(file).play(EVO, 1))
    assert Results(file).carry_over(EVO, sample=2) == 2
    assert [result.number for result in Results(file).of(EVO)] == [0, 1, 2]


def test_matches_of_bots_that_play_otherwise_do_not(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    _of_other_bots(file, digest="another end")
    assert Results(file).carry_over(EVO, sample=2) is None
    assert Results(file).of(EVO) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_no_match_begins_when_time_is_up_and_those_begun_are_kept(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "results.jsonl"
    looks = count()
    played = list(Results(file).play(EVO, 9, jobs, is_time_up=lambda: next(looks) >= 3))
    assert sorted(result.number for result in played) == [0, 1, 2]
    assert len(Results(file).of(EVO)) == 3


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess", "--levels", "greedy", "random"], "There is no game chess"),
        (["evo", "--levels", "greedy", "clever"], "There is no level clever"),
        (["evo", "--levels", "greedy", "random", "--seats", "9"], "evo is played by 3 to 5"),
    ],
)
def test_what_cannot_be_played_is_told(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_a_file_of_something_else_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a result\n")
    assert main(["arena", "evo", "--levels", "greedy", "random", "--results", str(file)]) == 2
    assert "does not hold results" in capsys.readouterr().err
