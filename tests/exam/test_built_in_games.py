"""Every built-in game sits the exam, with a match of each number of seats and all options; ``make laws`` plays as many
as its profile says, and ``make exam`` examines every step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import pytest

from strata.domain.exam import Paper, Tally, papers
from strata.domain.exam.matches import variants_of
from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Game
from strata.domain.toolkit.narration import FluentNarrator

CHUNKS = {"form": 1, "match": 10, "worlds": 10, "telling": 2}
"""How many papers of a kind are sat in one test. Journeys have a test of their own."""
WAYS = {"play", "undo", "undo_far", "answer", "redo", "rewind", "copy", "what_if", "at_will", "chance"}
"""How every built-in game goes on its journeys, and what its moves come up against."""

built_in = pytest.mark.parametrize("game", BUILT_IN.values(), ids=lambda game: game.slug)


def _kind(paper: Paper) -> str:
    return str(paper).split()[0]


def _chunks() -> Iterator[Any]:
    """All papers but journeys, some at a time."""
    for game in BUILT_IN.values():
        tables = sum(map(len, variants_of(game).values()))
        sat = [paper for paper in papers(game, tables) if _kind(paper) != "journey"]
        for kind, several in groupby(sat, _kind):
            alike, size = list(several), CHUNKS[kind]
            for start in range(0, len(alike), size):
                yield pytest.param(alike[start : start + size], id=f"{game.slug}-{kind}-{start}")


@pytest.mark.parametrize("chunk", list(_chunks()))
def test_every_law_is_kept(chunk: Sequence[Paper]) -> None:
    for paper in chunk:
        paper.sit()


@built_in
def test_every_law_is_kept_on_journeys_that_go_every_way(game: Game[Any, Any]) -> None:
    tally = Tally()
    for paper in papers(game):
        if _kind(paper) == "journey":
            tally.add(paper.sit())
    assert tally.met.keys() >= WAYS


@built_in
def test_the_profile_says_what_is_conserved_and_the_words_are_in_files(game: Game[Any, Any]) -> None:
    assert game.exam.conserved is not None
    assert game.exam.variants
    assert (game.exam.hidden is not None) == any(fact.secret for fact in game.facts)
    assert all(isinstance(narrator, FluentNarrator) for narrator in game.narrators.values())
