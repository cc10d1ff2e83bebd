"""The tracks: Rescue with its Artemia spaces, Assimilation, and Defence with its bonuses, each towards its star."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from strata.domain.games.not_alone.board_marks import (
    CARD,
    FADED,
    GOLD,
    INK,
    RULE,
    TOKENS,
    Block,
    breadth,
    fitted,
    paragraph,
    shrunk,
)
from strata.domain.games.not_alone.board_sheet import Pen, Sheet
from strata.domain.games.not_alone.components import BOX, CONSTANTS, defence_track
from strata.domain.games.not_alone.targets import space
from strata.domain.games.not_alone.terms import message_of
from strata.domain.toolkit.narration import FluentNarrator
from strata.domain.toolkit.svg import Markup, circle, element, group, panel, polygon, star, text

_LABEL = 250
_PAST = "#79808a"
_COLOURS = {"rescue": "#1f5a96", "assimilation": TOKENS["creature"][0], "defence": "#1c6b3c"}
_PALE = {"rescue": "#eadcf5", "assimilation": "#fdeeea", "defence": "#dcefd9"}


def tracks(sheet: Sheet, width: float) -> Block:
    """A row for each track, from where it started to its star; below, what the bonuses of the Defence track are."""
    view = sheet.view
    rescue = CONSTANTS.sanctuary_rescue if view.has_sanctuary else CONSTANTS.base_rescue + view.players
    assimilation = CONSTANTS.assimilation + view.players
    parts = [
        group(_track(sheet, "rescue", view.rescue, rescue, _artemia(sheet), width), at=(0, 8)),
        group(_track(sheet, "assimilation", view.assimilation, assimilation, {}, width), at=(0, 66)),
    ]
    height = 112.0
    if view.defence is not None:
        track = defence_track(view.players)
        named = {int(at): sheet.called(bonus) for at, bonus in track.bonuses.items()}
        start = track.start[str(view.players)]
        parts.append(group(_track(sheet, "defence", view.defence, start, named, width), at=(0, 116)))
        words = fitted(_bonuses(sheet.words, view.players), width - 28, 11.5, 6)
        parts.append(paragraph(14, 202, words, 11.5, 15, FADED))
        height = 196 + 15.0 * len(words)
    return Block(height, group(panel(0, 0, width, height, fill=CARD, stroke=RULE), *parts))


@lru_cache(32)
def _bonuses(words: FluentNarrator, players: int) -> str:
    """What each bonus of the Defence track is, the first to be reached first."""
    bonuses = {int(at): bonus for at, bonus in defence_track(players).bonuses.items()}
    return " · ".join(
        words.say("board-bonus", name=words.say(message_of(bonus)), text=words.say(f"{message_of(bonus)}-text"))
        for _, bonus in sorted(bonuses.items(), reverse=True)
    )


def _artemia(sheet: Sheet) -> Mapping[int, str]:
    """The spaces of the Rescue track on which Artemia hunts; of either side while none is chosen."""
    if sheet.view.side is not None:
        return dict.fromkeys(BOX.artemia_spaces[sheet.view.side], sheet.called("artemia"))
    spaces = sorted({at for side in BOX.artemia_spaces.values() for at in side})
    return {at: ", ".join(side for side, on in sorted(BOX.artemia_spaces.items()) if at in on) for at in spaces}


def _track(sheet: Sheet, track: str, left: int, start: int, marked: Mapping[int, str], width: float) -> Markup:
    start = max(start, left)
    marks = tuple(marked.get(at) for at in range(start, -1, -1))
    return _row(sheet.over(space(track, at) for at in range(start + 1)), track, left, marks, width)


@lru_cache(512)
def _row(pen: Pen, track: str, left: int, marks: tuple[str | None, ...], width: float) -> Markup:
    """A track with what stands below each of its spaces, from the first to the star."""
    start = len(marks) - 1
    step = min(66.0, (width - _LABEL - 12) / (start + 1))
    name, steps = pen.say("named-track", track=track), pen.say("board-to_go", left=left)
    end = pen.say("board-star", track=track)
    room = _LABEL - 30
    return group(
        element("title", f"{name}: {steps}"),
        text(
            14,
            20,
            name,
            shrunk(name, room - breadth(steps, 14, is_bold=True) - 8, 15),
            weight="bold",
            fill=_COLOURS[track],
        ),
        text(_LABEL - 16, 20, steps, 14, "end", "bold", fill=INK),
        text(14, 37, end, shrunk(end, room, 11, is_bold=False), fill=FADED),
        *(
            pen.pointed(
                space(track, at),
                step - 4,
                34,
                _cell(track, at, left, mark, step),
                at=(_LABEL + (start - at) * step, 2),
            )
            for at, mark in zip(range(start, -1, -1), marks, strict=True)
        ),
    )


@lru_cache(1024)
def _cell(track: str, at: int, left: int, mark: str | None, step: float) -> Markup:
    """A space: those passed are grey, the counter's is full; its mark stands below it."""
    middle, is_here, is_past = (step - 4) / 2, at == left, at > left
    tint = TOKENS["artemia"][0] if track == "rescue" else _COLOURS[track]
    fill = _COLOURS[track] if is_here else "#e4e0d6" if is_past else "#ffffff" if mark is None else _PALE[track]
    edge = INK if is_here else FADED if mark is None or is_past else tint
    parts = [panel(0, 0, step - 4, 34, 7, fill=fill, stroke=edge, stroke_width=2 if is_here else 1.2)]
    if at == 0:
        parts.append(polygon(star(middle, 18, 15, 6.5), fill=GOLD, stroke=INK, stroke_width=1.2))
    else:
        ink = "#ffffff" if is_here else _PAST if is_past else INK
        parts.append(text(middle, 23, at, 16, "middle", "normal" if is_past else "bold", fill=ink))
    if is_here and at:
        parts.append(circle(middle, 17, 15.5, fill="none", stroke=GOLD, stroke_width=2.5))
    if mark is not None:
        size = min(shrunk(word, step - 3, 10.5) for word in mark.split())
        ink = _PAST if is_past else tint
        lines = fitted(mark, (step - 3) / 1.13, size, 3)
        parts += [text(middle, 46 + 11 * row, line, size, "middle", "600", fill=ink) for row, line in enumerate(lines)]
    return group(*parts)
