"""Facts recorded long ago read as those of today; those of today are read as they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game, Upcast, read_facts
from strata.domain.match.events import Event
from strata.domain.match.evolve import evolve
from strata.domain.match.match import Match
from strata.domain.match.snapshots import to_snapshot
from tests.kernel.later_pebbles import RENAMED_AND_SPLIT, TENFOLD, PointsScored, StoneShown, StoneTaken
from tests.kernel.pebbles import PEBBLES, HandsOpened, Options, RoundWon, State
from tests.match.table import begun, play_to_end, plays

OLD: list[dict[str, Any]] = [
    {"kind": "hands_opened", "pebbles": [1, 2]},
    {"kind": "round_won", "seat": 1, "points": 3},
    {"kind": "stone_laid", "stone": "jade"},
]


def test_old_kinds_are_split_and_renamed_where_they_stand() -> None:
    assert read_facts(RENAMED_AND_SPLIT, OLD, codec_version=1) == [
        HandsOpened([1, 2]),
        StoneTaken(1),
        PointsScored(1, 3),
        StoneShown("jade"),
    ]


def test_what_was_recorded_is_not_changed_by_reading_it() -> None:
    before = [dict(fact) for fact in OLD]
    read_facts(RENAMED_AND_SPLIT, OLD, codec_version=1)
    assert before == OLD


def test_facts_of_the_codec_version_itself_are_not_upcast() -> None:
    won = [{"kind": "round_won", "seat": 1, "points": 3}]
    assert read_facts(TENFOLD, won, codec_version=1) == [RoundWon(1, 30)]
    assert read_facts(TENFOLD, won, codec_version=2) == [RoundWon(1, 3)]


def test_a_kind_that_is_gone_is_refused_where_it_cannot_have_been_recorded() -> None:
    with pytest.raises(msgspec.ValidationError):
        read_facts(RENAMED_AND_SPLIT, OLD, codec_version=2)


def test_upcasts_follow_each_other_from_version_to_version_in_whatever_order_they_are_written() -> None:
    twice = replace(
        PEBBLES,
        codec_version=3,
        upcasts=(
            Upcast("stone_won", 3, lambda old: [{"kind": "round_won", "seat": old["seat"], "points": 2}]),
            Upcast("prize_won", 2, lambda old: [{"kind": "stone_won", "seat": old["who"]}]),
        ),
    )
    assert read_facts(twice, [{"kind": "prize_won", "who": 1}], codec_version=1) == [RoundWon(1, 2)]
    assert read_facts(twice, [{"kind": "stone_won", "seat": 1}], codec_version=2) == [RoundWon(1, 2)]


def test_an_upcast_may_drop_a_fact() -> None:
    dropped = replace(PEBBLES, codec_version=2, upcasts=(Upcast("round_won", 2, lambda old: []),))
    assert read_facts(dropped, [OLD[1], OLD[2]], codec_version=1) == read_facts(PEBBLES, [OLD[2]], codec_version=1)


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> tuple[list[Event], Match]:
    """A whole match as the first pebbles recorded it."""
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)
    return play_to_end(begun("pebbles", {"rounds": 8}, seats=3), seed=5)


def test_a_match_recorded_long_ago_folds_to_the_same_state(
    recorded: tuple[list[Event], Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    events, then = recorded
    assert {"round_won", "stone_laid"} <= _kinds(events)
    monkeypatch.setitem(GAMES, "pebbles", RENAMED_AND_SPLIT)
    assert to_snapshot(evolve(None, events)) == to_snapshot(then)


def test_a_match_recorded_long_ago_is_read_as_its_facts_are_read_today(
    recorded: tuple[list[Event], Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    events, then = recorded
    monkeypatch.setitem(GAMES, "pebbles", TENFOLD)
    now = evolve(None, events)
    assert then.position is not None
    assert now.position is not None
    won = [points - (charm == then.position.state.stone) for points, charm in _with_charms(then)]
    assert sum(won) > 0
    assert [points - (charm == now.position.state.stone) for points, charm in _with_charms(now)] == [
        10 * points for points in won
    ]


@pytest.mark.parametrize("later", [RENAMED_AND_SPLIT, TENFOLD], ids=["renamed and split", "read another way"])
def test_a_match_that_goes_on_under_a_later_codec_still_folds(
    later: Game[State, Options], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a match whose first rounds were recorded by the first pebbles
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)
    first = plays(begun("pebbles", {"rounds": 12}, seats=2), 12, seed=2)
    # When it is loaded and played on after the game has changed
    monkeypatch.setitem(GAMES, "pebbles", later)
    rest = play_to_end(([], evolve(None, first[0])), seed=3)
    # Then the whole record folds to what the players saw
    assert to_snapshot(evolve(None, [*first[0], *rest[0]])) == to_snapshot(rest[1])


def _kinds(events: list[Event]) -> set[str]:
    layers = [msgspec.json.decode(event.data).get("facts", []) for event in events]
    return {fact["kind"] for facts in layers for fact in facts}


def _with_charms(match: Match) -> list[tuple[int, str]]:
    assert match.position is not None
    return list(zip(match.position.state.points, match.position.state.charms, strict=True))
