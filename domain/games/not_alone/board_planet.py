"""The planet: ten places in two rows, with what each can do, what lies on it and who is or can be there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from strata.domain.games.not_alone.board_marks import (
    CARD,
    DUSK,
    FADED,
    GAIN,
    INK,
    TOKENS,
    Block,
    Pill,
    breadth,
    city,
    disc,
    eye,
    filling,
    labels,
    shrunk,
    verdict,
)
from strata.domain.games.not_alone.board_sheet import RECKONING, SET_UP, Pen, Sheet
from strata.domain.games.not_alone.components import BOX, CONSTANTS
from strata.domain.games.not_alone.rules.force import is_ineffective, places
from strata.domain.games.not_alone.rules.tokens import creature_at, may_fortify, may_rescue, target_hunts
from strata.domain.games.not_alone.targets import place as place_target
from strata.domain.games.not_alone.targets import reserve as reserve_target
from strata.domain.games.not_alone.targets import token as token_target
from strata.domain.games.not_alone.view import HuntedView, View
from strata.domain.games.not_alone.whereabouts import hunted_of, possible_places
from strata.domain.kernel import Seat
from strata.domain.toolkit.svg import Markup, circle, element, group, panel, text

_GAP, _MARGIN, _HEIGHT = 8, 10, 224
_WHO, _FOOT = _HEIGHT - 35, _HEIGHT - 9
_DARK = ("#33363d", "#ffffff")


def planet(sheet: Sheet, width: float) -> Block:
    wide = (width - 2 * _MARGIN - 4 * _GAP) / 5
    height = 2 * _HEIGHT + _GAP + 2 * _MARGIN
    there, own = _there(sheet), hunted_of(sheet.view, sheet.view.viewer)
    cards = (
        _place(
            sheet,
            number,
            tuple(there[number]),
            own,
            wide,
            (_MARGIN + column * (wide + _GAP), _MARGIN + row * (_HEIGHT + _GAP)),
        )
        for row, numbers in enumerate(BOX.rows)
        for column, number in enumerate(numbers)
    )
    return Block(height, group(panel(0, 0, width, height, 14, fill=DUSK, stroke="#3b5278", stroke_width=1.5), *cards))


_There = tuple[Seat, str, bool | None]
"""Who is, or can be, on a place, by seat and name: whether that is well or sure; None where it is not decided."""


class _Look(NamedTuple):
    """All that a place shows."""

    number: int
    id: str
    pills: tuple[Pill, ...]
    tokens: tuple[str, ...]
    is_dead: bool
    is_host: bool
    is_revealed: bool
    there: tuple[_There, ...]
    own: str | None
    """Where the viewer's own card is."""
    left: int
    """How many cards are in the reserve."""


def _place(
    sheet: Sheet,
    number: int,
    there: tuple[_There, ...],
    own: HuntedView | None,
    width: float,
    at: tuple[float, float],
) -> Markup:
    view = sheet.view
    tokens = tuple(_tokens_on(view, number))
    pills = (*_states(sheet, number), *_tokens(sheet, tokens))
    look = _Look(
        number,
        places(view)[number].id,
        pills,
        tokens,
        is_ineffective(view, number) or number in view.blocked,
        number == view.sanctuary,
        sheet.is_revealed,
        there,
        _own_card(own, number),
        view.reserve.get(str(number), 0),
    )
    targets = [place_target(number), reserve_target(number), *(pill.target for pill in pills)]
    return _drawn(sheet.over(targets), look, width, at)


@lru_cache(4096)
def _drawn(pen: Pen, look: _Look, width: float, at: tuple[float, float]) -> Markup:
    signs = labels(0, 0, width - 16, look.pills, pen, 10)
    room = _WHO - 15 - signs.height - 48
    return pen.pointed(
        place_target(look.number),
        width,
        _HEIGHT,
        element("title", _caption(pen, look)),
        _frame(look, width),
        circle(22, 23, 15, fill=INK),
        text(22, 29, look.number, 17, "middle", "bold", fill="#ffffff"),
        *_name(pen, look, width),
        group(filling(pen.text(look.id), width - 20, room).drawn, at=(11, 42)),
        group(signs.drawn, at=(9, _WHO - 15 - signs.height)),
        *_who(pen, look, width),
        *_foot(pen, look, width),
        at=at,
    )


def _tokens_on(view: View, number: int) -> list[str]:
    return [token for token in TOKENS if number in view.tokens.get(token, ())]


def _caption(pen: Pen, look: _Look) -> str:
    """All that is said about a place, in a row."""
    about = [f"{look.number} {pen.called(look.id)}", *(pill.words for pill in look.pills)]
    here = look.there if look.is_revealed else ()
    return ", ".join([*about, *(pen.say("board-is_here", who=name) for _, name, _ in here)])


def _frame(look: _Look, width: float) -> Markup:
    """Grey where a place cannot be used, else by whether every Hunted owns its card; edged by what lies on it."""
    fill = "#cfcfd2" if look.is_dead else "#eaf4e6" if look.number in CONSTANTS.hunted_places else "#f7eedb"
    edge = TOKENS[look.tokens[0]][0] if look.tokens else "#3d8fbf" if look.is_host else INK
    return panel(0, 0, width, _HEIGHT, 10, fill=fill, stroke=edge, stroke_width=4 if look.tokens else 3)


def _name(pen: Pen, look: _Look, width: float) -> Iterator[Markup]:
    """The name of a place, and beside it the Sanctuary and the Creature, which leave it less room."""
    is_hunted = "creature" in look.tokens
    room = width - 52 - (38 if look.is_host else 0) - (36 if is_hunted else 0)
    name = pen.called(look.id)
    yield text(44, 29, name, shrunk(name, room, 16.5), weight="bold", fill=INK)
    if look.is_host:
        yield city(width - 24, 30, 11)
    if is_hunted:
        yield eye(width - (58 if look.is_host else 24), 23, 14)


def _tokens(sheet: Sheet, tokens: Sequence[str]) -> Iterator[Pill]:
    """The tokens on a place; under Clone or Duplication the Target is a second Creature token."""
    for token in tokens:
        hunts_too = token == "target" and target_hunts(sheet.view)
        words = sheet.say("board-target_hunts") if hunts_too else sheet.called(token)
        yield Pill(words, *TOKENS[token], token_target(token))


def _states(sheet: Sheet, number: int) -> Iterator[Pill]:
    view, place = sheet.view, places(sheet.view)[number].id
    if number in view.blocked:
        yield Pill(sheet.say("board-not_playable"), *_DARK)
    elif is_ineffective(view, number):
        yield Pill(sheet.say("board-ineffective"), *_DARK)
    elif place in view.spent:
        yield Pill(sheet.say("board-used_up"), "#6b6f78", "#ffffff")
    if place == "beach":
        colours = (GAIN, "#ffffff") if view.marker else (CARD, FADED)
        yield Pill(sheet.say("board-marker", on=view.marker), *colours)
    yield from _sanctuary(sheet, number)


def _sanctuary(sheet: Sheet, number: int) -> Iterator[Pill]:
    """The Sanctuary, and what can still be done for it this turn by a Hunted who is free here."""
    view = sheet.view
    is_open = not sheet.is_over and SET_UP < sheet.chapter <= RECKONING
    if number == view.sanctuary:
        is_fortified, is_host = view.fortified and not sheet.is_over, is_open and may_fortify(view, number)
        words = "board-fortified" if is_fortified else "board-fortify" if is_host else "board-sanctuary"
        yield Pill(sheet.say(words), "#21688f", "#ffffff")
    elif is_open and may_rescue(view, number):
        yield Pill(sheet.say("board-rescue_here"), "#d9f3ff", INK)


def _there(sheet: Sheet) -> Mapping[int, Sequence[_There]]:
    """The Hunted who are on each place, and whether they are done with it or caught; before the reveal, those who can
    be, and whether that is sure.
    """
    view, there = sheet.view, defaultdict[int, list[_There]](list)
    if sheet.is_revealed:
        for hunted in view.hunted:
            name = sheet.name(hunted.seat)
            for spot in hunted.locations:
                is_caught = hunted.caught and creature_at(view, hunted, spot.place)
                there[spot.place].append((hunted.seat, name, False if is_caught else True if spot.resolved else None))
    elif sheet.is_before_reveal:
        for hunted in view.hunted:
            for number in possible_places(view, hunted):
                is_sure = number in (hunted.played or ()) or number in hunted.open_played
                there[number].append((hunted.seat, "", is_sure))
    return there


def _who(pen: Pen, look: _Look, width: float) -> Iterator[Markup]:
    """Those who are on a place; before the reveal, those who can be, with broken outlines."""
    if look.is_revealed:
        step = min(33.0, (width - 30) / max(1, len(look.there)))
        for column, (seat, _, is_well) in enumerate(look.there):
            x = 24 + column * step
            yield disc(seat, x, _WHO, 13)
            if is_well is not None:
                yield verdict(x + 11, _WHO + 10, is_well)
    elif look.there:
        words = pen.say("board-can_be_here")
        start = 26 + breadth(words, 11)
        yield text(11, _WHO + 4, words, 11, fill=INK)
        for column, (seat, _, is_sure) in enumerate(look.there):
            yield disc(seat, start + column * min(19.5, (width - start - 12) / 5), _WHO, 9.5, faint=not is_sure)


def _own_card(own: HuntedView | None, number: int) -> str | None:
    if own is None or number not in own.owned:
        return None
    return "played" if number in (own.played or ()) else "hand" if number in (own.hand or ()) else "discard"


def _foot(pen: Pen, look: _Look, width: float) -> Iterator[Markup]:
    """What the viewer has of a place, and what the reserve has."""
    if look.own is not None:
        weight = "normal" if look.own == "discard" else "bold"
        yield text(11, _FOOT, pen.say("board-own_card", where=look.own), 11, weight=weight, fill=INK)
        if look.own == "played":
            yield panel(4, 4, width - 8, _HEIGHT - 8, 7, fill="none", stroke="#e09a00", stroke_width=3)
    if look.number in CONSTANTS.reserve_places:
        words = pen.say("board-reserve", count=look.left)
        ink, weight = (INK, "bold") if look.left else (FADED, "normal")
        wide = breadth(words, 11, is_bold=True) + 6
        shown = text(wide - 3, 12, words, 11, "end", weight, fill=ink)
        yield pen.pointed(reserve_target(look.number), wide, 16, shown, at=(width - 8 - wide, _FOOT - 12))
