"""How far the authority of an application reaches over the seats of its matches."""

from __future__ import annotations

import msgspec
import pytest

from strata.domain.match.audit import audit
from strata.domain.match.commands import (
    Administrator,
    Anyone,
    Application,
    Authority,
    CreateMatch,
    IssueToken,
    LeaveSeat,
    OnBehalf,
    PlayMove,
    require_seat,
)
from strata.domain.match.events import SeatPlan
from strata.domain.match.evolve import evolve
from strata.domain.match.export import export
from strata.domain.match.match import Match
from strata.domain.match.refusals import NotAllowed, Refused
from tests.kernel.pebbles import Hide
from tests.match.deeds import cancel, carried_out, holder
from tests.match.forger import chained_again, copy, with_event
from tests.match.table import MOMENT

SEATS = (SeatPlan("human", player="ann"), SeatPlan("human"), SeatPlan("bot", bot="random"))


def _creation(is_on_behalf: bool) -> CreateMatch:
    return CreateMatch(
        match="m1",
        game="pebbles",
        options={"rounds": 3},
        seats=SEATS,
        application="shop",
        is_on_behalf=is_on_behalf,
    )


def _made(is_on_behalf: bool = True) -> Match:
    return carried_out(None, _creation(is_on_behalf), MOMENT).match


def test_an_application_plays_for_a_seat_and_is_named_for_it() -> None:
    change = carried_out(_made(), PlayMove(by=OnBehalf("shop", 1), action=Hide(1)), MOMENT)
    (event,) = change.events
    assert (event.type, event.actor) == ("move_played", "application:1")
    assert msgspec.json.decode(event.data)["seat"] == 1


@pytest.mark.parametrize(
    ("is_on_behalf", "by"),
    [
        (False, OnBehalf("shop", 1)),
        (True, OnBehalf("club", 1)),
        (True, OnBehalf("shop", 2)),
        (True, OnBehalf("shop", 3)),
        (True, OnBehalf("shop", -1)),
        (True, Application("shop")),
    ],
    ids=["not allowed by the match", "another application", "a bot", "no seat", "no number", "for no seat"],
)
def test_an_application_acts_for_nobody_else(is_on_behalf: bool, by: Authority) -> None:
    match = _made(is_on_behalf)
    with pytest.raises(NotAllowed):
        require_seat(match.ledger, by)
    with pytest.raises(NotAllowed):
        carried_out(match, PlayMove(by=by, action=Hide(1)), MOMENT)


def test_a_match_without_it_is_recorded_as_before() -> None:
    change = carried_out(None, _creation(False), MOMENT)
    assert "on_behalf" not in msgspec.json.decode(change.events[0].data)
    assert not change.match.ledger.is_on_behalf


@pytest.mark.parametrize("by", [Application("shop"), Administrator()], ids=["application", "administrator"])
def test_another_token_ends_the_one_before_and_nothing_else(by: Authority) -> None:
    match = _made()
    before, other = holder(match, 0), holder(match, 1)
    change = carried_out(match, IssueToken(by=by, seat=0), MOMENT)
    (event,) = change.events
    assert (event.type, event.actor, msgspec.json.decode(event.data)) == ("token_issued", by.actor, {"seat": 0})
    after = change.match.ledger
    with pytest.raises(NotAllowed, match="has left the seat"):
        require_seat(after, before)
    assert require_seat(after, holder(change.match, 0)) == 0
    assert require_seat(after, other) == 1
    expected = msgspec.structs.replace(match.ledger.seats[0], granted_at=event.version)
    assert after.seats == (expected, *match.ledger.seats[1:])
    assert change.match.pending == match.pending
    assert evolve(match, [event]).ledger == after


def test_only_the_owner_issues_tokens_and_only_for_people() -> None:
    match = _made()
    for by in (Application("club"), Anyone(), holder(match, 0), OnBehalf("shop", 0)):
        with pytest.raises(NotAllowed):
            carried_out(match, IssueToken(by=by, seat=0), MOMENT)
    with pytest.raises(Refused, match="no person sits in seat 2"):
        carried_out(match, IssueToken(by=Application("shop"), seat=2), MOMENT)
    left = carried_out(match, LeaveSeat(by=OnBehalf("shop", 1)), MOMENT).match
    with pytest.raises(Refused, match="no person sits in seat 1"):
        carried_out(left, IssueToken(by=Application("shop"), seat=1), MOMENT)
    with pytest.raises(Refused, match="the match is over"):
        carried_out(cancel(match, MOMENT).match, IssueToken(by=Application("shop"), seat=0), MOMENT)


@pytest.mark.parametrize(("seat", "status"), [(0, "ok"), (2, "failed"), (9, "failed")], ids=["person", "bot", "none"])
def test_an_audit_believes_a_token_only_of_a_person(seat: int, status: str) -> None:
    made = carried_out(None, _creation(True), MOMENT)
    issued = carried_out(made.match, IssueToken(by=Application("shop"), seat=0), MOMENT)
    whole = export(issued.match, [*made.events, *issued.events], MOMENT.seed, None, True)
    last = msgspec.structs.replace(copy(whole.events[-1]), data={"seat": seat})
    report = audit(chained_again(with_event(whole, last), MOMENT.seed))
    (course,) = [check for check in report.checks if check.name == "course"]
    assert course.status == status
