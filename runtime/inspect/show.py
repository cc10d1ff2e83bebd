"""``strata show``: a match at a version, on one page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from strata.domain.kernel import Decision, canonical, titled
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.decisions import draw_board, show_decision
from strata.domain.match.match import Match
from strata.domain.match.undo import undo_status
from strata.domain.toolkit.language import Language
from strata.runtime.command_error import CommandError
from strata.runtime.inspect.inspected import InspectedMatch, inspect_match
from strata.runtime.inspect.outline import outline, without_zeros
from strata.runtime.inspect.terminal import heading, instant, paint, print_json, width
from strata.store.matches import Matches

Title = Callable[[str, str], str]
"""What something of a kind, such as a decision, is called that goes by a name."""


def show(
    matches: Matches,
    match: str,
    version: int | None,
    turn: int | None,
    seat: int | None,
    svg: str | None,
    lang: str,
    as_json: bool,
) -> None:
    with inspect_match(matches, match, seat, lang) as inspected:
        there = inspected.at(version) if turn is None else inspected.at_turn(turn)
        if svg is not None:
            _draw(inspected, there, Path(svg))
        page = summary(inspected, there)
        title = partial(titled, inspected.narrator)
    if as_json:
        print_json(page)
        return
    words = inspected.words
    _print_head(page, title, words)
    _print_seats(page, title, words)
    if page["view"] is not None:
        heading(words.say("seen-by", seat=inspected.eyes))
        print("\n".join(outline(without_zeros(page["view"]), width())))
    for decision in page["decisions"]:
        _print_options(decision, words)
    if svg is not None:
        print(f"\n{words.say('board-place', place=svg)}.")


def summary(inspected: InspectedMatch, match: Match) -> dict[str, Any]:
    """A match at a version, named as the API names it."""
    ledger, head, position = match.ledger, inspected.head.ledger, match.position
    decision = inspected.decision(match)
    return {
        "id": ledger.id,
        "game": ledger.game,
        "status": ledger.status,
        "version": ledger.version,
        "head": head.version,
        "is_effective": head.is_effective(ledger.version),
        "at": ledger.at,
        "hash": ledger.hash,
        "options": ledger.options,
        "pending": [{"seat": seat, "name": name} for seat, name in match.pending],
        "seats": inspected.seats(match),
        "standings": [] if position is None else to_builtins(match.game.ranking(position.state)),
        "undo_policy": ledger.undo,
        "undo": undo_status(match, inspected.viewer)._asdict(),
        "undo_request": to_builtins(ledger.request),
        "origin": to_builtins(ledger.origin),
        "outcome": to_builtins(ledger.outcome),
        "seat": inspected.viewer,
        "view": None if position is None else to_builtins(match.game.view(position.state, inspected.viewer)),
        "decisions": [] if decision is None else [_decision(inspected, match, decision)],
    }


def _decision(inspected: InspectedMatch, match: Match, decision: Decision) -> dict[str, Any]:
    assert match.position is not None, "whoever must decide sits at a table"
    return show_decision(match.position, decision, inspected.narrator, inspected.names())


def _draw(inspected: InspectedMatch, match: Match, file: Path) -> None:
    if match.position is None:
        raise CommandError("The match has not started: there is no board to draw.")
    picture = draw_board(match, match.position, inspected.viewer, inspected.narrator, inspected.names())
    try:
        file.write_text(picture)
    except OSError as error:
        raise CommandError(f"{file} cannot be written: {error.strerror}.") from error


def _print_head(page: dict[str, Any], title: Title, words: Language) -> None:
    where = words.say("at-version", version=page["version"], head=page["head"])
    undone = "" if page["is_effective"] else paint(f" ({words.say('undone')})", "yellow")
    status = paint(words.say("status", status=page["status"]), "green")
    print(f"{paint(page['game'], 'bold')} {page['id']}  {where}{undone}  {status}")
    details = [
        words.say("last-event", at=instant(page["at"])),
        words.say("undo-policy", policy=page["undo_policy"]),
    ]
    if (origin := page["origin"]) is not None:
        details.append(words.say("forked-from", match=origin["match"], version=origin["version"]))
    if (asked := page["undo_request"]) is not None:
        details.append(words.say("seat-asks", seat=asked["seat"], version=asked["to_version"]))
    if page["outcome"] is not None:
        details.append(words.say("ended", reason=title("reason", page["outcome"]["reason"])))
    print(paint(" · ".join(details), "dim"))


def _print_seats(page: dict[str, Any], title: Title, words: Language) -> None:
    asked = {row["seat"]: row["name"] for row in page["pending"]}
    standings = {row["seat"]: row for row in page["standings"]}
    longest = max(len(row["name"] or "–") for row in page["seats"])
    kinds = [words.say("seat-kind", kind=row["kind"]) for row in page["seats"]]
    heading(words.say("heading-seats"))
    for row, kind in zip(page["seats"], kinds, strict=True):
        seat = row["seat"]
        line = f"{seat:>2}  {row['name'] or '–':<{longest}}  {kind:<{max(map(len, kinds))}}"
        if seat in standings:
            standing = standings[seat]
            scored = [part for part in standing["lines"] if part["points"]]
            lines = ", ".join(f"{title('line', part['name'])} {part['points']}" for part in scored)
            line += f"  {words.say('stands', rank=standing['rank'], total=standing['total'])}  {paint(lines, 'dim')}"
        if row["stand_in"] is not None:
            line += f"  {words.say('stand-in', bot=row['stand_in'])}"
        must = f"  ◀ {words.say('must-decide', question=title('decision', asked[seat]))}" if seat in asked else ""
        print(f"{line}{paint(must, 'yellow', 'bold')}")


def _print_options(decision: dict[str, Any], words: Language) -> None:
    heading(words.say("may-do", seat=decision["seat"], question=decision["title"]))
    for number, option in enumerate(decision["options"]):
        print(f"  {number:>3}  {option['label']}  {paint(canonical(option['action']).decode(), 'dim')}")
