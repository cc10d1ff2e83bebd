"""Who may read a field is declared on the fact or the action, and everything else is open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import pytest

from strata.domain import kernel
from strata.domain.kernel import ACTOR, NOBODY, SecretField, Viewer, readable, secret_fields


class CardsPassed(kernel.Fact, tag="cards_passed", frozen=True):
    secret: ClassVar[Mapping[str, str]] = {"taken": "to", "cards": "between", "rest": NOBODY, "back": "shown_to"}
    to: int
    between: list[int]
    cards: list[str]
    taken: str
    rest: int
    back: str = "blue"
    shown_to: int | None = None
    count: int = 2


class Bid(kernel.Action, tag="bid", frozen=True):
    secret: ClassVar[Mapping[str, str]] = {"amount": ACTOR}
    amount: int
    on: str = "jade"


class SeenByItsActor(kernel.Fact, tag="seen_by_its_actor", frozen=True):
    secret: ClassVar[Mapping[str, str]] = {"card": ACTOR}
    card: str


PASSED = CardsPassed(to=2, between=[0, 2], cards=["ace", "ten"], taken="ace", rest=7)
OPEN = {"kind": "cards_passed", "to": 2, "between": [0, 2], "back": "blue", "shown_to": None, "count": 2}


def test_secret_fields_come_by_name_with_their_readers() -> None:
    assert list(secret_fields(PASSED, actor=1)) == [
        SecretField("cards", ["ace", "ten"], frozenset({0, 2})),
        SecretField("rest", 7, frozenset()),
        SecretField("taken", "ace", frozenset({2})),
    ]


@pytest.mark.parametrize(
    ("viewer", "secrets"),
    [
        (0, {"cards": ["ace", "ten"]}),
        (1, {}),
        (2, {"cards": ["ace", "ten"], "taken": "ace"}),
        (None, {}),
    ],
    ids=["one of the list", "the actor is not the audience", "the seat and of the list", "a spectator"],
)
def test_a_viewer_reads_what_is_open_and_what_is_meant_for_it(viewer: Viewer, secrets: dict[str, Any]) -> None:
    assert readable(PASSED, viewer, actor=1) == {**OPEN, **secrets}


def test_nobody_reads_what_is_for_nobody() -> None:
    assert all("rest" not in readable(PASSED, viewer, actor=viewer) for viewer in (None, 0, 1, 2))


def test_an_audience_of_none_is_everyone_and_a_seat_is_that_seat_alone() -> None:
    to_one = CardsPassed(to=2, between=[], cards=[], taken="ace", rest=7, shown_to=0)
    assert readable(PASSED, None, actor=1)["back"] == "blue"
    assert [viewer for viewer in (None, 0, 1, 2) if "back" in readable(to_one, viewer, actor=1)] == [0]


def test_an_empty_list_is_nobody() -> None:
    to_none = CardsPassed(to=2, between=[], cards=["ace"], taken="ace", rest=7)
    assert all("cards" not in readable(to_none, viewer, actor=1) for viewer in (None, 0, 1, 2))


def test_only_its_actor_reads_the_secret_of_an_action() -> None:
    assert readable(Bid(5), 1, actor=1) == {"kind": "bid", "amount": 5, "on": "jade"}
    for other in (0, 2, None):
        assert readable(Bid(5), other, actor=1) == {"kind": "bid", "on": "jade"}


def test_where_nobody_acts_nobody_is_the_actor() -> None:
    # What a set-up hides from all but the actor must not be open to all because there is none.
    for viewer in (None, 0, 1):
        assert "card" not in readable(SeenByItsActor("ace"), viewer, actor=None)


class CardMoved(kernel.Fact, tag="card_moved", frozen=True):
    secret: ClassVar[Mapping[str, str]] = {"from_": "seat"}
    seat: int
    from_: str = msgspec.field(name="from")


def test_fields_go_by_the_name_they_are_written_under() -> None:
    assert readable(CardMoved(1, "hand"), 1, actor=1) == {"kind": "card_moved", "seat": 1, "from": "hand"}
    assert readable(CardMoved(1, "hand"), 0, actor=1) == {"kind": "card_moved", "seat": 1}
    assert list(secret_fields(CardMoved(1, "hand"), actor=1)) == [SecretField("from", "hand", frozenset({1}))]
