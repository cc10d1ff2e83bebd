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
    city,
    disc,
    eye,
    fitted,
    hunted_of,
    is_revealed,
    labels,
    paragraph,
    verdict,
)
from strata.domain.games.not_alone.components import BOX, CONSTANTS, NEIGHBOURS
from strata.domain.games.not_alone.rules.force import is_ineffective, places
from strata.domain.games.not_alone.rules.tokens import creature_at, target_hunts
from strata.domain.games.not_alone.view import HuntedView, View
from strata.domain.toolkit.svg import Markup, circle, element, group, panel, shorten, text

_GAP, _MARGIN, _HEIGHT = 8, 10, 216
_DARK = ("#33363d", "#ffffff")


def planet(view: View, names: Sequence[str], width: float) -> Block:
    wide = (width - 2 * _MARGIN - 4 * _GAP) / 5
    height = 2 * _HEIGHT + _GAP + 2 * _MARGIN
    cards = (
        group(
            _place(view, names, number, wide),
            at=(_MARGIN + column * (wide + _GAP), _MARGIN + row * (_HEIGHT + _GAP)),
            data_place=str(number),
        )
        for row, numbers in enumerate(BOX.rows)
        for column, number in enumerate(numbers)
    )
    return Block(height, group(panel(0, 0, width, height, 14, fill=DUSK, stroke="#3b5278", stroke_width=1.5), *cards))


def possible_places(view: View, hunted: HuntedView) -> list[int]:
    """The places that a Hunted may have played or may play next, as far as the viewer can tell."""
    if hunted.played:
        return hunted.played
    if hunted.played_size and len(hunted.open_played) == hunted.played_size:
        return hunted.open_played
    out = {*view.blocked, *(hunted.shown if hunted.played_size else ()), *(hunted.discard or ())}
    return [number for number in hunted.owned if number not in out]


def _place(view: View, names: Sequence[str], number: int, width: float) -> Markup:
    place = places(view)[number]
    pills = [*_states(view, number), *_tokens(view, number)]
    signs = labels(0, 0, width - 16, pills, 10)
    return group(
        element("title", _caption(view, names, number, pills)),
        _frame(view, number, width),
        circle(22, 23, 15, fill=INK),
        text(22, 29, number, 17, "middle", "bold", fill="#ffffff"),
        *_name(view, number, width),
        paragraph(11, 54, fitted(place.text, width - 20, 13, 5), 13, 15),
        group(signs.drawn, at=(9, 166 - signs.height)),
        *_who(view, number, width),
        *_foot(view, number, width),
    )


def _tokens_on(view: View, number: int) -> list[str]:
    return [token for token in TOKENS if number in view.tokens.get(token, ())]


def _caption(view: View, names: Sequence[str], number: int, pills: Sequence[Pill]) -> str:
    """All that is said about a place, in a row."""
    there = [hunted.seat for hunted in view.hunted for location in hunted.locations if location.place == number]
    about = [f"{number} {places(view)[number].name}", *(words for words, _, _ in pills)]
    return ", ".join([*about, *(f"{shorten(names[seat], 20)} is here" for seat in there)])


def _frame(view: View, number: int, width: float) -> Markup:
    """Grey where a place cannot be used, else by whether every Hunted owns its card; edged by what lies on it."""
    tokens = _tokens_on(view, number)
    is_dead = is_ineffective(view, number) or number in view.blocked
    fill = "#cfcfd2" if is_dead else "#eaf4e6" if number in CONSTANTS.hunted_places else "#f7eedb"
    edge = TOKENS[tokens[0]][0] if tokens else "#3d8fbf" if number == view.sanctuary else INK
    return panel(0, 0, width, _HEIGHT, 10, fill=fill, stroke=edge, stroke_width=4 if tokens else 3)


def _name(view: View, number: int, width: float) -> Iterator[Markup]:
    """The name of a place, and beside it the Sanctuary and the Creature; with both there is less room for the name."""
    is_host, is_hunted = number == view.sanctuary, "creature" in _tokens_on(view, number)
    name = places(view)[number].name
    yield text(44, 29, name.removeprefix("The ") if is_host and is_hunted else name, 16.5, weight="bold", fill=INK)
    if is_host:
        yield city(width - 24, 30, 11)
    if is_hunted:
        yield eye(width - (58 if is_host else 24), 23, 14)


def _tokens(view: View, number: int) -> Iterator[Pill]:
    """The tokens on a place; under Clone or Duplication the Target is a second Creature token."""
    for token in _tokens_on(view, number):
        fill, ink, name = TOKENS[token]
        yield "Target = Creature" if token == "target" and target_hunts(view) else name, fill, ink


def _states(view: View, number: int) -> Iterator[Pill]:
    if number in view.blocked:
        yield "may not be played", *_DARK
    elif is_ineffective(view, number):
        yield "ineffective", *_DARK
    elif places(view)[number].id in view.spent:
        yield "used up", "#6b6f78", "#ffffff"
    if places(view)[number].id == "beach":
        yield ("Marker on", GAIN, "#ffffff") if view.marker else ("Marker off", CARD, FADED)
    if view.sanctuary is not None:
        if number == view.sanctuary:
            yield "fortified" if view.fortified else "Sanctuary: fortify", "#21688f", "#ffffff"
        elif number in NEIGHBOURS[view.sanctuary]:
            yield "rescue here", "#d9f3ff", INK


def _who(view: View, number: int, width: float) -> Iterator[Markup]:
    """The Hunted who are on a place; before the reveal, those who can be, with broken outlines."""
    if is_revealed(view):
        found = [(hunted, spot) for hunted in view.hunted for spot in hunted.locations if spot.place == number]
        step = min(33.0, (width - 30) / max(1, len(found)))
        for column, (hunted, location) in enumerate(found):
            x = 24 + column * step
            yield disc(hunted.seat, x, 181, 13)
            if location.resolved:
                yield verdict(x + 11, 191, is_good=True)
            elif hunted.caught and creature_at(view, hunted, number):
                yield verdict(x + 11, 191, is_good=False)
        return
    seats = [hunted for hunted in view.hunted if number in possible_places(view, hunted)]
    if seats and view.ending is None:
        yield text(11, 185, "can be here", 11, fill=INK)
        for column, hunted in enumerate(seats):
            is_sure = number in (hunted.played or ()) or number in hunted.open_played
            yield disc(hunted.seat, 83 + column * 19.5, 181, 9.5, faint=not is_sure)


def _foot(view: View, number: int, width: float) -> Iterator[Markup]:
    """What the viewer has of a place, and what the reserve has."""
    own = hunted_of(view, view.viewer)
    if own is not None and number in own.owned:
        is_played, is_held = number in (own.played or ()), number in (own.hand or ())
        words = "you played this" if is_played else "in your hand" if is_held else "in your discard"
        yield text(11, 207, words, 11, weight="bold" if is_played or is_held else "normal", fill=INK)
        if is_played:
            yield panel(4, 4, width - 8, _HEIGHT - 8, 7, fill="none", stroke="#e09a00", stroke_width=3)
    if number in CONSTANTS.reserve_places:
        left = view.reserve.get(str(number), 0)
        ink, weight = (INK, "bold") if left else (FADED, "normal")
        yield text(width - 11, 207, f"{left} in reserve", 11, "end", weight, fill=ink)
