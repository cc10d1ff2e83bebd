"""The table as a picture: what happens on top, the slab on the left with piles of tiles below, the seats beside it."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.jurassic_parts.board_marks import INK, PAPER, colours, token
from strata.domain.games.jurassic_parts.board_panels import digger, hand, hand_height, leader, values
from strata.domain.games.jurassic_parts.board_slab import slab
from strata.domain.games.jurassic_parts.board_table import Table
from strata.domain.games.jurassic_parts.board_tiles import Pile
from strata.domain.games.jurassic_parts.foresight import shares_to_come
from strata.domain.games.jurassic_parts.scoring import standings
from strata.domain.games.jurassic_parts.view import View
from strata.domain.kernel import Seat, Targets
from strata.domain.toolkit.headline import whose_turn
from strata.domain.toolkit.language import Argument, phrase
from strata.domain.toolkit.narration import FluentNarrator
from strata.domain.toolkit.svg import Markup, group, panel, picture, shorten, text

_MARGIN, _GAP, _TOP = 18, 10, 80
_LEFT, _RIGHT = 760, 524
_SLAB, _SEAT, _LEADER, _VALUES = 690, 136, 180, 130
_CHARGES = 24
"""What sturdy charges add to the leader's height."""


def board(view: View, names: Sequence[str], words: FluentNarrator, offered: Targets) -> str:
    table = Table(view, words.names(names), words, frozenset(offered))
    left = _Column(_MARGIN, _LEFT)
    right = _Column(_MARGIN + _LEFT + _GAP, _RIGHT)
    left.add(slab(table, _LEFT, _SLAB), _SLAB)
    for pile in _piles(table):
        left.add(pile.draw(_LEFT), pile.height)
    ranked = standings(view.seats)
    is_over = view.ending is not None
    for standing in ranked if is_over else sorted(ranked, key=lambda standing: standing.seat):
        right.add(digger(table, standing, _RIGHT, _SEAT), _SEAT)
    if not is_over:
        height = _LEADER + (_CHARGES if view.turn.sturdy_charges else 0)
        right.add(leader(table, _RIGHT, height), height)
        if view.options.equipment_cards:
            height = hand_height(len(view.hand or ()))
            right.add(hand(table, _RIGHT, height), height)
    shorter = min(left, right, key=lambda column: column.bottom)
    shorter.add(values(table, shorter.width, _VALUES), _VALUES)
    width = right.left + _RIGHT + _MARGIN
    headline = _headline(table)
    return picture(
        width,
        max(left.bottom, right.bottom) - _GAP + _MARGIN,
        f"{table.say('title')}. {headline}",
        group(_banner(table, headline, width - 2 * _MARGIN), at=(_MARGIN, 14)),
        *left.drawn,
        *right.drawn,
        background=PAPER,
    )


class _Column:
    """What stands one below the other."""

    def __init__(self, left: float, width: float) -> None:
        self.left, self.width = left, width
        self.bottom: float = _TOP
        self.drawn: list[Markup] = []

    def add(self, what: Markup, height: float) -> None:
        self.drawn.append(group(what, at=(self.left, self.bottom)))
        self.bottom += height + _GAP


def _piles(table: Table) -> list[Pile]:
    """The pool of a share-out, the leader's stock, and what has not been seen."""
    view = table.view
    piles = []
    if view.share is not None:
        title = table.say("board-last-tiles" if view.share.is_final else "board-share-out")
        piles.append(Pile(table, title, _shares(table), view.share.pool, told=True, is_hot=True))
    note = "" if view.ending else table.say("board-for-sale", n=len(view.stock))
    piles.append(Pile(table, table.say("board-stock"), note, view.stock, told=True))
    if view.unseen or not view.ending:
        down = sum(cell.tile is None for cell in view.slab)
        note = table.say("board-face-down", n=down) if down else ""
        piles.append(Pile(table, table.say("board-unseen"), note, view.unseen, told=False))
    return piles


def _shares(table: Table) -> str:
    """Who takes how many tiles of the share-out that is going on, in order."""
    shares, rest = shares_to_come(table.view)
    said = [table.say("board-takes", name=table.called(seat, 14), n=tiles) for seat, tiles in shares]
    said += [table.say("board-takes", name=table.say("board-leader"), n=rest)] if rest else []
    return " → ".join(said)


def _banner(table: Table, headline: str, width: float) -> Markup:
    """Whose decision it is and what is left of it, or how the game ended."""
    view = table.view
    seat = view.asked if view.asked is not None else _winners(view)[0]
    fill, ink = colours(seat)
    turn = table.say("board-over") if view.ending else table.say("board-turn", turn=view.turn_number)
    return group(
        panel(0, 0, width, 52, 12, fill=fill, stroke=INK, stroke_width=1.5),
        token(seat, 32, 26, 17),
        text(62, 33, shorten(headline, 88), 19, weight="bold", fill=ink),
        text(width - 20, 33, turn, 19, "end", "bold", fill=ink),
    )


def _headline(table: Table) -> str:
    view = table.view
    if view.ending is not None:
        winners: list[Argument] = [table.called(seat, 20) for seat in _winners(view)]
        points = standings(view.seats)[0].total
        if len(winners) == 1:
            return table.say("board-won", reason=view.ending, winner=winners[0], points=points)
        return table.say("board-shared", reason=view.ending, winners=winners, points=points)
    if view.asked is None or view.decision is None:
        return table.say("board-nobody")
    who = whose_turn(view.asked, view.viewer, table.names, language=table.words.tag)
    return f"{who}: {_task(table, view.decision)}"


def _task(table: Table, decision: str) -> str:
    """What the seat that is asked must do."""
    view = table.view
    match decision:
        case "turn_start":
            return table.say("board-task-sharpen")
        case "turn_main" if not view.slab:
            return table.say("board-task-finish")
        case "turn_main":
            sharp = view.seats[view.active].sharp
            return table.say("board-task-go-on" if view.turn.placed else "board-task-place", sharp=sharp)
        case "recall":
            return table.say("board-task-recall", n=view.recalls_left)
        case "card_target" if view.targeting is not None:
            card = phrase(f"card-{view.targeting.card}")
            return table.say("board-task-target", card=card, n=view.targeting.left)
        case "choose_part":
            return table.say("board-task-part")
        case "share_pick" if view.share is not None:
            return table.say("board-task-pick", n=view.share.quota or 0)
        case _:
            return table.say("board-task-last")


def _winners(view: View) -> list[Seat]:
    return [standing.seat for standing in standings(view.seats) if standing.rank == 1]
