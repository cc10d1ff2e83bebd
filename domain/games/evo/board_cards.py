"""Event cards: the viewer's own with what they do, the size of the deck, and every card that was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from strata.domain.games.evo.board_drawing import Drawing
from strata.domain.games.evo.board_marks import ALERT, CARD, FADED, GAIN, INK, OFFERED, RULE
from strata.domain.games.evo.components import INSTANCES
from strata.domain.games.evo.effects import effects
from strata.domain.games.evo.phrases import card_name
from strata.domain.toolkit.svg import Markup, group, panel, text, wrapped

_COLUMNS = 50


def height_of_hand(drawing: Drawing) -> float:
    """What the viewer's cards need, texts and all."""
    return 44 + sum(_height(drawing, instance) for instance in drawing.view.hand or [])


def hand(drawing: Drawing, width: float, height: float) -> Markup:
    view, say = drawing.view, drawing.say
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 25, say("board-cards" if view.hand is None else "board-hand"), 15, weight="bold", fill=INK),
        text(width - 14, 25, say("board-deck", count=view.deck_size), 12, "end", fill=FADED),
    ]
    if not view.hand:
        parts.append(text(14, 50, say("board-hands-hidden" if view.hand is None else "board-no-cards"), 12, fill=FADED))
    y = 34.0
    for instance in view.hand or []:
        parts.append(_card(drawing, instance, y, width))
        y += _height(drawing, instance)
    return group(*parts)


def _lines(drawing: Drawing, instance: str) -> Sequence[str]:
    return wrapped("; ".join(map(drawing.words.phrase, effects(INSTANCES[instance].effect))), _COLUMNS)


def _height(drawing: Drawing, instance: str) -> float:
    return 23 + 13 * len(_lines(drawing, instance))


def _card(drawing: Drawing, instance: str, y: float, width: float) -> Markup:
    card, target, say = INSTANCES[instance], f"card:{instance}", drawing.say
    is_offered = target in drawing.offered
    ink = GAIN if is_offered else INK
    fill, edge = (OFFERED, ALERT) if is_offered else ("none", "none")
    return group(
        panel(6, y, width - 12, _height(drawing, instance) - 2, 7, fill=fill, stroke=edge, stroke_width=2),
        text(14, y + 16, drawing.words.phrase(card_name(instance)), 13, weight="bold", fill=ink),
        text(
            width - 14,
            y + 16,
            say("board-moment", moment="auction" if card.effect.skip_auction else card.window),
            11,
            "end",
            fill=FADED,
        ),
        *(text(14, y + 29 + 13 * place, words, 11, fill=INK) for place, words in enumerate(_lines(drawing, instance))),
        data_target=target,
    )


def played(drawing: Drawing, width: float, height: float) -> Markup:
    """The discard pile, copies together."""
    say = drawing.say
    copies = Counter(drawing.words.phrase(card_name(instance)) for instance in drawing.view.discard)
    names = [f"{name}\u00a0×{count}" if count > 1 else name for name, count in copies.items()]
    lines = wrapped(say("board-played", cards=", ".join(names) or "–"), round(width / 6.8))
    return group(
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        *(text(14, 18 + 13 * place, words, 11, fill=FADED) for place, words in enumerate(lines)),
    )
