"""Analysis of matches that are over, and hints in those that allow them."""

from __future__ import annotations

from typing import Any

from strata.api.access.callers import application, require_viewer, seat_authority
from strata.api.access.limits import key_or_address
from strata.api.heavy.hints import hint_at
from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem
from strata.api.input.languages import language_for
from strata.api.input.look import look_at
from strata.api.output.matches import worded
from strata.api.schemas.analysis import AnalysisProgressSchema, AnalysisQuery, AnalysisSchema, HintSchema
from strata.api.schemas.common import LanguageQuery
from strata.api.services import names_in, services
from strata.domain.analysis.moves import moves_of, stamp
from strata.domain.analysis.turning_points import advise, tell, turning_points
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.commands import require_seat
from strata.domain.match.decisions import show_decision
from strata.domain.match.match import Match
from strata.domain.match.seats import display_names
from strata.store.analyses import MOST_WAITING_OF_ONE, Progress, TooManyAnalyses
from strata.store.journal import NoSuchMatch

blueprint = Blueprint(
    "analysis", __name__, url_prefix="/v1/matches/<string:match_id>", description="What decisions were worth"
)


@blueprint.post("/analysis")
@blueprint.doc(operationId="analyseMatch")
@blueprint.response(202, AnalysisProgressSchema)
def analyse_match(match_id: str) -> tuple[dict[str, Any], int]:
    """Have a match that is over analysed

    Workers do it when nothing is to be played. A match that was analysed is not analysed again until bots or rules
    have changed. A fork can be analysed once the match it comes from is over too.
    """
    match = services().matches.load(match_id)
    require_viewer(match)
    _require_over(match)
    ledger = match.ledger
    moves = moves_of(ledger, services().matches.journal.read(match_id, 0))
    owner = application() or ":".join(key_or_address())
    try:
        progress = services().analyses.request(match_id, ledger.version, stamp(match.game), len(moves), owner)
    except TooManyAnalyses as error:
        detail = f"Not more than {MOST_WAITING_OF_ONE} analyses wait at once for one caller. Try again."
        raise Problem(503, "busy", detail, {"Retry-After": "60"}) from error
    return _progress(match, progress), 202


@blueprint.get("/analysis")
@blueprint.doc(operationId="getAnalysis")
@blueprint.arguments(AnalysisQuery, location="query")
@blueprint.response(200, AnalysisSchema)
def get_analysis(query: dict[str, Any], match_id: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """How far the analysis of a match is, and what it found

    For each decision the options that were compared with what each was worth to the seat, the choice and what it cost;
    after each move every seat's chance to win; and where the match was decided. Its status is `none` until somebody
    asks for one.
    """
    match = services().matches.load(match_id)
    require_viewer(match)
    progress = services().analyses.progress(match_id) or _none(match)
    language = language_for(match.game)
    found = services().analyses.moves(match_id)
    later = [move for move in found if move.version > query["after"]]
    names = display_names(match.ledger, names_in(match_id))
    told = []
    for move in turning_points(found) if progress.status == "done" else ():
        before = services().matches.at(match_id, move.version - 1).position
        assert before is not None, "a move was made there"
        told.append(tell(move, before, match.game.narrators[language], language, names))
    body = {
        **_progress(match, progress),
        "moves": to_builtins(later[: query["limit"]]),
        "has_more": len(later) > query["limit"],
        "turning_points": told,
    }
    return body, 200, worded(match, language, progress.status, progress.done, progress.stamp, *names)


@blueprint.post("/hint")
@blueprint.doc(operationId="getHint")
@blueprint.arguments(LanguageQuery, location="query")
@blueprint.response(200, HintSchema)
def get_hint(query: dict[str, Any], match_id: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """What a bot would do in your place, from what you may know

    For a seat that is asked, in a match that was created with `hints`.
    """
    by, look = seat_authority(match_id), look_at(match_id, query)
    match, ledger = look.match, look.match.ledger
    seat = require_seat(ledger, by)
    if not ledger.has_hints:
        raise Problem(403, "no_hints", "This match is played without hints.")
    decision = look.position.decision_of(seat) if ledger.status == "playing" else None
    if decision is None:
        raise Problem(409, "not_your_turn", "Your seat is not asked to decide now.")
    found = services().heavy.run(":".join(key_or_address()), hint_at, match_id, ledger.version, seat)
    option = show_decision(look.position, decision, look.narrator, look.names)["options"][found.option]
    body = {
        "game": match.game.slug,
        "version": ledger.version,
        "seat": seat,
        "option": option,
        "reason": advise(option["label"], found.margin, look.language),
    }
    return body, 200, {"Content-Language": look.language}


def _none(match: Match) -> Progress:
    """Nobody has asked for an analysis."""
    return Progress("none", stamp(match.game), match.ledger.version, done=0, of=0)


def _progress(match: Match, progress: Progress) -> dict[str, Any]:
    is_current = (progress.version, progress.stamp) == (match.ledger.version, stamp(match.game))
    return {
        "match": match.ledger.id,
        "game": match.ledger.game,
        "version": progress.version,
        "status": progress.status,
        "done": progress.done,
        "of": progress.of,
        "outdated": not is_current,
    }


def _require_over(match: Match) -> None:
    """Nor may a match be over while the one it was forked from is played: that would be help there."""
    while True:
        if not match.ledger.is_unsealed:
            raise Problem(409, "not_over", "A match is analysed once it is over, and so is the one it was forked from.")
        if match.ledger.origin is None:
            return
        try:
            match = services().matches.load(match.ledger.origin.match)
        except NoSuchMatch as error:
            raise Problem(409, "not_over", "The match that this one was forked from is not known here.") from error
