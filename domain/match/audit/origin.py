"""The origin of a fork: what the fork says of it is what the origin's own record shows.

A copy starts from the very state. A what-if starts from one that its seat cannot tell from it: what the seat sees, and
what it is asked, are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game, Position, Seat, State, canonical, fold, read_facts
from strata.domain.kernel.codec import decode
from strata.domain.match.audit.chance import SEALED
from strata.domain.match.audit.releases import UNKNOWN_GAME, is_of_this_shape
from strata.domain.match.audit.report import Check, Findings, Report, Status
from strata.domain.match.events import LAYERS, REWINDS, MatchForked, Origin
from strata.domain.match.export import Export, ShownEvent
from strata.domain.match.lineage import Lineage


class NoOrigin(NamedTuple):
    """Why the record of an origin is not there to be compared."""

    status: Status
    reason: str


NOT_AT_HAND = NoOrigin("unproven", "the record of its origin is not at hand")

Origins = Callable[[Origin], Export | NoOrigin]
"""Where the record of an origin is found."""


def no_origins(origin: Origin) -> NoOrigin:
    return NOT_AT_HAND


def check_origin(fork: ShownEvent, origins: Origins, verify: Callable[[Export], Report]) -> Check:
    """What a fork starts from is what its origin's record, which holds, led to."""
    findings = Findings("origin", "start that is the origin's state")
    origin = msgspec.convert(fork.data["origin"], Origin)
    record = origins(origin)
    if isinstance(record, NoOrigin):
        what = f"what it starts from, version {origin.version} of match {origin.match}, is not proven: {record.reason}"
        findings.note(record.status, 1, what)
        return findings.check()
    report = verify(record)
    if not report.holds:
        findings.note("unproven", 1, f"the record of its origin does not hold itself: {report.statement}")
        return findings.check()
    status, trouble = _compare(fork, origin, record)
    if trouble is None:
        findings.ok()
    else:
        findings.note(status, 1, trouble)
    return findings.check()


def _compare(fork: ShownEvent, origin: Origin, record: Export) -> tuple[Status, str | None]:
    """What is wrong with a fork beside the record of its origin, or cannot be compared."""
    game, events, start = GAMES.get(record.header.game), record.events, record.events[0].data
    if not 1 <= origin.version <= len(events) or events[origin.version - 1].hash != origin.hash:
        return "failed", f"its origin has another hash at version {origin.version}"
    told, was = ([data["game"], data["options"], len(data["seats"])] for data in (fork.data, start))
    if canonical(told) != canonical(was):
        return "failed", "its origin is of another game, other options or other seats"
    is_public = "seed" in events[-1].data and start.get("is_listed", True)
    if fork.data.get("is_listed", True) and not is_public:
        return "failed", "it is listed, and its origin is not listed or not over"
    if game is None:
        return "not_comparable", UNKNOWN_GAME
    if not fork.is_readable("/state"):
        return "sealed", f"the state it starts from is {SEALED}"
    try:
        true, state = _state_at(game, record, origin.version), decode(canonical(fork.data["state"]), game.state)
        is_alike = _is_alike(game, fork, true, state)
    except Exception as error:
        # The state comes from outside, and the rules may stumble over anything in it.
        return "failed", f"the state it starts from cannot be compared: {type(error).__name__} {error}"
    if true is None or game.ending(true) is not None:
        return "failed", f"the game of its origin is not on at version {origin.version}"
    if is_alike:
        return "ok", None
    if not is_of_this_shape(game, fork):
        return "not_comparable", "states have had another form since"
    if fork.data["how"] == "copy":
        return "failed", "it does not start from the state of its origin"
    return "failed", "its seat could tell what it starts from and the state of its origin apart"


def _state_at(game: Game[Any, Any], record: Export, version: int) -> State | None:
    """The state that the facts of a record lead to; None before the game began."""
    turns = {shown.version: shown.data["to_version"] for shown in record.events if shown.type in REWINDS}
    state: State | None = None
    for at in sorted(Lineage(len(record.events), turns).history(version)):
        shown = record.events[at - 1]
        if shown.type == MatchForked.type:
            state = decode(canonical(shown.data["state"]), game.state)
        elif shown.type in LAYERS:
            state = game.state() if state is None else state
            fold(state, read_facts(game, shown.data["facts"], shown.data["codec_version"]))
    return state


def _is_alike(game: Game[Any, Any], fork: ShownEvent, true: State | None, state: State) -> bool:
    if true is None or fork.data["how"] == "copy":
        return canonical(true) == canonical(state)
    seat = fork.data.get("for_seat")
    seats = range(len(fork.data["seats"])) if seat is None else [seat]
    return any(_seen(game, true, seat) == _seen(game, state, seat) for seat in seats)


def _seen(game: Game[Any, Any], state: State, seat: Seat) -> bytes:
    """All that a seat can tell a state by."""
    return canonical([game.view(state, seat), Position(game, state).decision_of(seat)])
