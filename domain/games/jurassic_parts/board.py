"""The table as a picture: what happens on top, the slab on the left with piles of tiles below, the seats beside it."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.jurassic_parts.board_marks import INK, PAPER, colours, token
from strata.domain.games.jurassic_parts.board_panels import digger, hand, leader, tiles
from strata.domain.games.jurassic_parts.board_slab import slab
from strata.domain.games.jurassic_parts.components import CARDS
from strata.domain.games.jurassic_parts.scoring import standings
from strata.domain.games.jurassic_parts.view import View
from strata.domain.kernel import Narrator, Seat, Targets
from strata.domain.toolkit.headline import whose_turn
from strata.domain.toolkit.svg import Markup, group, panel, picture, shorten, text

_MARGIN, _GAP, _TOP = 18, 10, 80
_LEFT, _RIGHT = 760, 524
_SLAB, _PILES = 690, 104
_SEAT, _LEADER, _HAND = 136, 160, 92


def board(view: View, names: Sequence[str], words: Narrator, offered: Targets) -> str:
    seats = range(len(view.seats))
    called = [names[seat] if seat < len(names) and names[seat] else f"Seat {seat}" for seat in seats]
    right = _MARGIN + _LEFT + _GAP
    width = right + _RIGHT + _MARGIN
    below_seats = _TOP + len(seats) * (_SEAT + _GAP)
    has_cards = view.options.equipment_cards > 0
    piles = _piles(view, called)
    below_slab = _TOP + _SLAB + _GAP
    height = max(below_slab + len(piles) * (_PILES + _GAP), below_seats + _LEADER + _GAP + has_cards * (_HAND + _GAP))
    return picture(
        width,
        height - _GAP + _MARGIN,
        f"Jurassic Parts, turn {view.turn_number}. {_headline(view, called)}",
        group(_banner(view, called, width - 2 * _MARGIN), at=(_MARGIN, 14)),
        group(slab(view, called, _LEFT, _SLAB), at=(_MARGIN, _TOP)),
        *(group(pile, at=(_MARGIN, below_slab + place * (_PILES + _GAP))) for place, pile in enumerate(piles)),
        *(group(digger(view, called, seat, _RIGHT, _SEAT), at=(right, _TOP + seat * (_SEAT + _GAP))) for seat in seats),
        group(leader(view, _RIGHT, _LEADER), at=(right, below_seats)),
        *([group(hand(view, _RIGHT, _HAND), at=(right, below_seats + _LEADER + _GAP))] if has_cards else []),
        background=PAPER,
    )


def _piles(view: View, names: Sequence[str]) -> list[Markup]:
    """The pool of a share-out, the leader's stock, and what has not been seen."""
    piles = []
    if view.share is not None:
        waiting = ", ".join(shorten(names[seat], 12) for seat in view.share.participants)
        title = "The last two tiles" if view.share.is_final else "Share-out"
        piles.append(tiles(title, f"to pick: {waiting}", view.share.pool, _LEFT, _PILES, is_hot=True))
    stock = f"{len(view.stock)} for sale"
    piles.append(tiles("Leader's stock", stock, view.stock, _LEFT, _PILES))
    down = sum(cell.tile is None for cell in view.slab)
    note = f"one on each of {down} cells face down" if down else ""
    piles.append(tiles("Unseen tiles", note, view.unseen, _LEFT, _PILES))
    return piles


def _banner(view: View, names: Sequence[str], width: float) -> Markup:
    """Whose decision it is and what is left of it, or how the game ended."""
    seat = view.asked if view.asked is not None else _winners(view)[0]
    fill, ink = colours(seat)
    turn = "Game over" if view.ending else f"Turn {view.turn_number}"
    return group(
        panel(0, 0, width, 52, 12, fill=fill, stroke=INK, stroke_width=1.5),
        token(seat, 32, 26, 17),
        text(62, 34, _headline(view, names), 21, weight="bold", fill=ink),
        text(width - 20, 34, turn, 21, "end", "bold", fill=ink),
    )


def _headline(view: View, names: Sequence[str]) -> str:
    if view.ending is not None:
        winners = [shorten(names[seat], 20) for seat in _winners(view)]
        points = standings(view.seats)[0].total
        verb = "wins" if len(winners) == 1 else "share the victory"
        how = "The slab is gone" if view.ending == "slab_empty" else "The dig is abandoned"
        return f"{how}: {' and '.join(winners)} {verb} with {points} points"
    if view.asked is None or view.decision is None:
        return "Nobody has to choose"
    who = whose_turn(view.asked, view.viewer, names)
    return f"{who}: {_task(view, view.decision)}"


def _task(view: View, decision: str) -> str:
    """What the seat that is asked must do."""
    match decision:
        case "turn_start":
            return "sharpen chisels, or use services first"
        case "turn_main" if not view.slab:
            return "finish the last turn"
        case "turn_main":
            sharp = view.seats[view.active].sharp
            more = "place a chisel" if not view.turn.placed else "place chisels or end the turn"
            return f"{more} ({sharp} sharp)"
        case "recall":
            return f"take {view.recalls_left} chisel{_s(view.recalls_left)} off the slab"
        case "card_target" if view.targeting is not None:
            left = view.targeting.left
            return f"choose targets for {CARDS[view.targeting.card].name} ({left} left)"
        case "choose_part":
            parts = " or ".join(str(cell) for cell in view.choices)
            return f"break off the part with cell {parts}"
        case "share_pick" if view.share is not None:
            return f"take {view.share.quota} tile{_s(view.share.quota)} from the share-out"
        case "final_pick":
            return "take one of the last two tiles"
        case _:
            return decision.replace("_", " ")


def _s(count: int | None) -> str:
    return "" if count == 1 else "s"


def _winners(view: View) -> list[Seat]:
    return [standing.seat for standing in standings(view.seats) if standing.rank == 1]
