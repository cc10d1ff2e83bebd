"""Every built-in game sits the exam; ``make exam`` examines every step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import pytest

from strata.domain.exam import Paper, Tally, papers
from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Game
from strata.domain.toolkit.narration import FluentNarrator

CHUNK = 10
WAYS = {"play", "undo", "undo_far", "answer", "redo", "rewind", "copy", "what_if", "at_will", "chance"}
"""How every built-in game goes on its journeys, and what its moves come up against."""

built_in = pytest.mark.parametrize("game", BUILT_IN.values(), ids=lambda game: game.slug)


def _chunks() -> Iterator[Any]:
    """All papers but journeys, some at a time."""
    for game in BUILT_IN.values():
        for kind, several in groupby(papers(game), lambda paper: str(paper).split()[0]):
            sat = list(several)
            for start in range(0, len(sat), CHUNK) if kind != "journey" else ():
                yield pytest.param(sat[start : start + CHUNK], id=f"{game.slug}-{kind}-{start}")


@pytest.mark.parametrize("chunk", list(_chunks()))
def test_every_law_is_kept(chunk: Sequence[Paper]) -> None:
    for paper in chunk:
        paper.sit()


@built_in
def test_every_law_is_kept_on_journeys_that_go_every_way(game: Game[Any, Any]) -> None:
    tally = Tally()
    for paper in papers(game):
        if str(paper).startswith("journey"):
            tally.add(paper.sit())
    assert tally.met.keys() >= WAYS


@built_in
def test_the_profile_says_what_is_conserved_and_the_words_are_in_files(game: Game[Any, Any]) -> None:
    assert game.exam.conserved is not None
    assert game.exam.variants
    assert (game.exam.hidden is not None) == any(fact.secret for fact in game.facts)
    assert all(isinstance(narrator, FluentNarrator) for narrator in game.narrators.values())
