"""The tracks: Rescue with its Artemia spaces, Assimilation, and Defence with its bonuses, each towards its star."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from strata.domain.games.not_alone.board_marks import CARD, FADED, GOLD, INK, RULE, TOKENS, Block, fitted, paragraph
from strata.domain.games.not_alone.components import BONUSES, BOX, CONSTANTS, defence_track
from strata.domain.games.not_alone.view import View
from strata.domain.toolkit.svg import Markup, circle, element, group, panel, polygon, star, text

_LABEL = 210
_PAST = "#79808a"
_COLOURS = {"Rescue": "#1f5a96", "Assimilation": TOKENS["creature"][0], "Defence": "#1c6b3c"}
_PALE = {"Rescue": "#eadcf5", "Assimilation": "#fdeeea", "Defence": "#dcefd9"}
_WINNERS = {"Rescue": "the Hunted win", "Assimilation": "the Creature wins", "Defence": "the Hunted win"}


def tracks(view: View, width: float) -> Block:
    """A row for each track, from where it started to its star; below, what the bonuses of the Defence track are."""
    full = view.has_sanctuary
    rescue = CONSTANTS.sanctuary_rescue if full else CONSTANTS.base_rescue + view.players
    assimilation = CONSTANTS.assimilation + view.players
    parts = [
        group(_track("Rescue", view.rescue, rescue, _artemia(view), width), at=(0, 8)),
        group(_track("Assimilation", view.assimilation, assimilation, {}, width), at=(0, 66)),
    ]
    height = 112.0
    if view.defence is not None:
        track = defence_track(view.players)
        bonuses = {int(at): BONUSES[bonus] for at, bonus in track.bonuses.items()}
        named = {at: bonus.name for at, bonus in bonuses.items()}
        parts.append(group(_track("Defence", view.defence, track.start[str(view.players)], named, width), at=(0, 116)))
        ahead = [f"{bonus.name}: {bonus.text}" for at, bonus in sorted(bonuses.items(), reverse=True)]
        words = fitted(" · ".join(ahead) + ".", width - 28, 11.5, 5)
        parts.append(paragraph(14, 202, words, 11.5, 15, FADED))
        height = 196 + 15.0 * len(words)
    return Block(height, group(panel(0, 0, width, height, fill=CARD, stroke=RULE), *parts))


def _artemia(view: View) -> Mapping[int, str]:
    """The spaces of the Rescue track on which Artemia hunts; of either side while none is chosen."""
    if view.side is not None:
        return dict.fromkeys(BOX.artemia_spaces[view.side], "Artemia")
    spaces = sorted({at for side in BOX.artemia_spaces.values() for at in side})
    return {at: ", ".join(side for side, on in sorted(BOX.artemia_spaces.items()) if at in on) for at in spaces}


def _track(name: str, left: int, start: int, marked: Mapping[int, str], width: float) -> Markup:
    start = max(start, left)
    step = min(66.0, (width - _LABEL - 12) / (start + 1))
    steps = "reached" if left == 0 else f"{left} to go"
    return group(
        element("title", f"{name}: {steps}"),
        text(14, 20, name, 15, weight="bold", fill=_COLOURS[name]),
        text(_LABEL - 16, 20, steps, 14, "end", "bold", fill=INK),
        text(14, 37, f"at the star {_WINNERS[name]}", 11, fill=FADED),
        *(_cell(name, at, left, marked.get(at), _LABEL + (start - at) * step, step) for at in range(start, -1, -1)),
    )


@lru_cache(1024)
def _cell(name: str, at: int, left: int, mark: str | None, x: float, step: float) -> Markup:
    """A space: those passed are grey, the counter's is full; its mark stands below it."""
    middle, is_here, is_past = x + (step - 4) / 2, at == left, at > left
    tint = TOKENS["artemia"][0] if name == "Rescue" else _COLOURS[name]
    fill = _COLOURS[name] if is_here else "#e4e0d6" if is_past else "#ffffff" if mark is None else _PALE[name]
    edge = INK if is_here else FADED if mark is None or is_past else tint
    parts = [panel(x, 2, step - 4, 34, 7, fill=fill, stroke=edge, stroke_width=2 if is_here else 1.2)]
    if at == 0:
        parts.append(polygon(star(middle, 20, 15, 6.5), fill=GOLD, stroke=INK, stroke_width=1.2))
    else:
        ink = "#ffffff" if is_here else _PAST if is_past else INK
        parts.append(text(middle, 25, at, 16, "middle", "normal" if is_past else "bold", fill=ink))
    if is_here and at:
        parts.append(circle(middle, 19, 15.5, fill="none", stroke=GOLD, stroke_width=2.5))
    if mark is not None:
        size = min(10.5, (step - 2) / (max(map(len, mark.split())) * 0.62))
        lines = fitted(mark, step, size, 2)
        ink = _PAST if is_past else tint
        parts += [text(middle, 48 + 11 * row, line, size, "middle", "600", fill=ink) for row, line in enumerate(lines)]
    return group(*parts)
