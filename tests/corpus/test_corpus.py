"""Old matches live: what is on record of every game folds to its outcome, and goes out as it came."""

from __future__ import annotations

from pathlib import Path

import pytest

from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import canonical
from strata.domain.match.export import export, lines, read_export
from strata.domain.match.import_ import import_match
from tests.corpus.record import number_of_records, recorded

on_record = pytest.mark.parametrize("path", recorded(), ids=lambda path: path.stem)


def test_every_game_has_matches_on_record() -> None:
    kept = {game: len(recorded(game)) for game in BUILT_IN}
    wanted = {slug: number_of_records(game) for slug, game in BUILT_IN.items()}
    assert kept == wanted, "run: python -m tests.corpus.record"


@on_record
def test_a_match_on_record_comes_back_byte_for_byte(path: Path) -> None:
    data = path.read_bytes()
    adopted = import_match(read_export(data), may_be_unproven=True)
    assert b"".join(lines(export(adopted.match, adopted.events, adopted.seed, None, is_admin=False))) == data


@on_record
def test_a_match_on_record_folds_to_its_outcome(path: Path) -> None:
    record = read_export(path.read_bytes())
    match = import_match(record, may_be_unproven=True).match
    assert match.ledger.status == "scored"
    assert match.position is not None
    assert match.game.ending(match.position.state) is not None
    (scored,) = (shown for shown in record.events if shown.type == "match_scored")
    assert canonical(match.ledger.outcome) == canonical(scored.data["outcome"])
