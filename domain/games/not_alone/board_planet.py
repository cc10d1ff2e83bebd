"""The planet: ten places in two rows, with what each can do, what lies on it and who is or can be there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
    is_revealed,
    labels,
    shrunk,
    verdict,
)
from strata.domain.games.not_alone.board_sheet import RECKONING, SET_UP, Sheet
from strata.domain.games.not_alone.components import BOX, CONSTANTS
from strata.domain.games.not_alone.rules.force import is_ineffective, places
from strata.domain.games.not_alone.rules.tokens import creature_at, may_fortify, may_rescue, target_hunts
from strata.domain.games.not_alone.targets import place as place_target
from strata.domain.games.not_alone.targets import reserve as reserve_target
from strata.domain.games.not_alone.targets import token as token_target
from strata.domain.games.not_alone.view import View
from strata.domain.games.not_alone.whereabouts import hunted_of, possible_places
from strata.domain.toolkit.svg import Markup, circle, element, group, panel, text

_GAP, _MARGIN, _HEIGHT = 8, 10, 224
_WHO, _FOOT = _HEIGHT - 35, _HEIGHT - 9
_DARK = ("#33363d", "#ffffff")


def planet(sheet: Sheet, width: float) -> Block:
    wide = (width - 2 * _MARGIN - 4 * _GAP) / 5
    height = 2 * _HEIGHT + _GAP + 2 * _MARGIN
    cards = (
        _place(
            sheet,
            number,
            wide,
            (_MARGIN + column * (wide + _GAP), _MARGIN + row * (_HEIGHT + _GAP)),
        )
        for row, numbers in enumerate(BOX.rows)
        for column, number in enumerate(numbers)
    )
    return Block(height, group(panel(0, 0, width, height, 14, fill=DUSK, stroke="#3b5278", stroke_width=1.5), *cards))


def _place(sheet: Sheet, number: int, width: float, at: tuple[float, float]) -> Markup:
    pills = [*_states(sheet, number), *_tokens(sheet, number)]
    signs = labels(0, 0, width - 16, pills, sheet, 10)
    room = _WHO - 15 - signs.height - 48
    return sheet.pointed(
        place_target(number),
        width,
        _HEIGHT,
        element("title", _caption(sheet, number, pills)),
        _frame(sheet.view, number, width),
        circle(22, 23, 15, fill=INK),
        text(22, 29, number, 17, "middle", "bold", fill="#ffffff"),
        *_name(sheet, number, width),
        group(filling(sheet.text(places(sheet.view)[number].id), width - 20, room).drawn, at=(11, 42)),
        group(signs.drawn, at=(9, _WHO - 15 - signs.height)),
        *_who(sheet, number, width),
        *_foot(sheet, number, width),
        at=at,
    )


def _tokens_on(view: View, number: int) -> list[str]:
    return [token for token in TOKENS if number in view.tokens.get(token, ())]


def _caption(sheet: Sheet, number: int, pills: Sequence[Pill]) -> str:
    """All that is said about a place, in a row."""
    there = [hunted.seat for hunted in sheet.view.hunted for spot in hunted.locations if spot.place == number]
    about = [f"{number} {sheet.place(number)}", *(pill.words for pill in pills)]
    return sheet.joined([*about, *(sheet.say("board-is_here", who=sheet.name(seat)) for seat in there)])


def _frame(view: View, number: int, width: float) -> Markup:
    """Grey where a place cannot be used, else by whether every Hunted owns its card; edged by what lies on it."""
    tokens = _tokens_on(view, number)
    is_dead = is_ineffective(view, number) or number in view.blocked
    fill = "#cfcfd2" if is_dead else "#eaf4e6" if number in CONSTANTS.hunted_places else "#f7eedb"
    edge = TOKENS[tokens[0]][0] if tokens else "#3d8fbf" if number == view.sanctuary else INK
    return panel(0, 0, width, _HEIGHT, 10, fill=fill, stroke=edge, stroke_width=4 if tokens else 3)


def _name(sheet: Sheet, number: int, width: float) -> Iterator[Markup]:
    """The name of a place, and beside it the Sanctuary and the Creature, which leave it less room."""
    view = sheet.view
    is_host, is_hunted = number == view.sanctuary, "creature" in _tokens_on(view, number)
    room = width - 52 - (38 if is_host else 0) - (36 if is_hunted else 0)
    name = sheet.place(number)
    yield text(44, 29, name, shrunk(name, room, 16.5), weight="bold", fill=INK)
    if is_host:
        yield city(width - 24, 30, 11)
    if is_hunted:
        yield eye(width - (58 if is_host else 24), 23, 14)


def _tokens(sheet: Sheet, number: int) -> Iterator[Pill]:
    """The tokens on a place; under Clone or Duplication the Target is a second Creature token."""
    for token in _tokens_on(sheet.view, number):
        hunts_too = token == "target" and target_hunts(sheet.view)
        words = sheet.say("board-target_hunts") if hunts_too else sheet.called(token)
        yield Pill(words, *TOKENS[token], token_target(token))


def _states(sheet: Sheet, number: int) -> Iterator[Pill]:
    view = sheet.view
    if number in view.blocked:
        yield Pill(sheet.say("board-not_playable"), *_DARK)
    elif is_ineffective(view, number):
        yield Pill(sheet.say("board-ineffective"), *_DARK)
    elif places(view)[number].id in view.spent:
        yield Pill(sheet.say("board-used_up"), "#6b6f78", "#ffffff")
    if places(view)[number].id == "beach":
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


def _who(sheet: Sheet, number: int, width: float) -> Iterator[Markup]:
    """The Hunted who are on a place; before the reveal, those who can be, with broken outlines."""
    view = sheet.view
    if is_revealed(view):
        found = [(hunted, spot) for hunted in view.hunted for spot in hunted.locations if spot.place == number]
        step = min(33.0, (width - 30) / max(1, len(found)))
        for column, (hunted, location) in enumerate(found):
            x = 24 + column * step
            yield disc(hunted.seat, x, _WHO, 13)
            if hunted.caught and creature_at(view, hunted, number):
                yield verdict(x + 11, _WHO + 10, is_good=False)
            elif location.resolved:
                yield verdict(x + 11, _WHO + 10, is_good=True)
        return
    seats = [hunted for hunted in view.hunted if number in possible_places(view, hunted)]
    if seats and sheet.is_before_reveal:
        words = sheet.say("board-can_be_here")
        start = 26 + breadth(words, 11)
        yield text(11, _WHO + 4, words, 11, fill=INK)
        for column, hunted in enumerate(seats):
            is_sure = number in (hunted.played or ()) or number in hunted.open_played
            yield disc(hunted.seat, start + column * min(19.5, (width - start - 12) / 5), _WHO, 9.5, faint=not is_sure)


def _foot(sheet: Sheet, number: int, width: float) -> Iterator[Markup]:
    """What the viewer has of a place, and what the reserve has."""
    view = sheet.view
    own = hunted_of(view, view.viewer)
    if own is not None and number in own.owned:
        is_played, is_held = number in (own.played or ()), number in (own.hand or ())
        words = sheet.say("board-own_card", where="played" if is_played else "hand" if is_held else "discard")
        weight = "bold" if is_played or is_held else "normal"
        yield text(11, _FOOT, words, 11, weight=weight, fill=INK)
        if is_played:
            yield panel(4, 4, width - 8, _HEIGHT - 8, 7, fill="none", stroke="#e09a00", stroke_width=3)
    if number in CONSTANTS.reserve_places:
        left = view.reserve.get(str(number), 0)
        words = sheet.say("board-reserve", count=left)
        ink, weight = (INK, "bold") if left else (FADED, "normal")
        wide = breadth(words, 11, is_bold=True) + 6
        shown = text(wide - 3, 12, words, 11, "end", weight, fill=ink)
        yield sheet.pointed(reserve_target(number), wide, 16, shown, at=(width - 8 - wide, _FOOT - 12))
