"""What lies before the seats: the Creature with its hand, DNA and Evolutions, and each Hunted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from strata.domain.games.not_alone.board_marks import (
    ALERT,
    CARD,
    FADED,
    GAIN,
    GOLD,
    INK,
    RULE,
    TOKENS,
    Block,
    Pill,
    colours,
    cross_out,
    disc,
    eye,
    fitted,
    heart,
    label,
    label_width,
    labels,
    paragraph,
)
from strata.domain.games.not_alone.components import AVATARS, CONSTANTS, EVOLUTIONS, HUNT, NUMBERS, SURVIVAL, SURVIVORS
from strata.domain.games.not_alone.rules.force import trait
from strata.domain.games.not_alone.state import Phase
from strata.domain.games.not_alone.view import HuntedView, View
from strata.domain.toolkit.svg import Markup, group, panel, shorten, text

_ROMAN = {1: "I", 2: "II"}
_EXPLORING = (Phase.CREATURE_WINDOW, Phase.EXPLORATION)


def creature(view: View, names: Sequence[str], width: float) -> Block:
    """All that is open about the Creature, and its Evolutions in play."""
    is_asked = any(asked.seat == view.creature for asked in view.asked)
    about = [*_hunt(view), *_genes(view)]
    parts = [
        eye(34, 27, 20),
        disc(view.creature, 70, 27, 12),
        text(90, 24, _called(view, names, view.creature), 17, weight="bold", fill="#ffffff"),
        text(90, 41, "the Creature", 12, fill="#ffd9d6"),
        text(width - 14, 33, _chosen(view), 12, "end", "bold", fill=GOLD),
    ]
    y = 72.0
    for words in about:
        rows = fitted(words, width - 28, 12.5, 3)
        parts.append(paragraph(14, y, rows, 12.5, 16))
        y += 16 * len(rows) + 2
    for revealed in view.revealed:
        card = EVOLUTIONS[revealed.evolution]
        state = "used" if card.id in view.used else "active" if card.id in view.active else "from next turn"
        fill, ink = (GAIN, "#ffffff") if state == "active" else ("#e4e0d6", INK)
        wide = label_width(state)
        rows = fitted(f"{card.name} — {card.text}", width - 42 - wide, 12, 2)
        parts += [label(14, y - 10, state, fill, ink), paragraph(22 + wide, y + 3, rows, 12, 15)]
        y += 15 * len(rows) + 8
    height = y
    return Block(
        height,
        group(
            panel(0, 0, width, height, fill=CARD, stroke=GOLD if is_asked else RULE, stroke_width=4 if is_asked else 1),
            panel(2, 2, width - 4, 50, 8, fill="#7d1318"),
            *parts,
        ),
    )


def _chosen(view: View) -> str:
    return "asked to choose" if any(asked.seat == view.creature for asked in view.asked) else ""


def _hunt(view: View) -> Iterator[str]:
    plays = f"{view.hunt_plays} Hunt play{'' if view.hunt_plays == 1 else 's'} left this turn"
    more = f" · {view.next_plays} more next turn" if view.next_plays else ""
    yield f"Hunt hand {view.hunt_hand_size} · {plays}{more}"
    if view.hunt_hand is None and view.hunt_known:
        yield f"You have seen in its hand: {', '.join(HUNT[card].name for card in view.hunt_known)}"
    missing = [TOKENS[token][2] for token in view.available if token not in view.tokens]
    placed = [f"{TOKENS[token][2]} on {' and '.join(map(str, at))}" for token, at in sorted(view.tokens.items())]
    yield " · ".join([f"Tokens to place: {', '.join(missing)}"] * bool(missing) + placed) or "No token on the planet"


def _genes(view: View) -> Iterator[str]:
    if view.sanctuary is not None:
        hands = " + ".join(
            f"{n} of level {_ROMAN[int(level)]}" for level, n in sorted(view.evolution_hand_sizes.items())
        )
        yield f"DNA {view.dna} ({view.dna_supply} in supply) · Evolution hand {hands or 'empty'}"
    if view.options.expansion != "none":
        many = f" {len(view.revealed)} of {CONSTANTS.revealed_evolutions}" if view.has_sanctuary else ""
        yield f"Evolutions revealed{many}:" if view.revealed else "No Evolution revealed"


def hunted(view: View, names: Sequence[str], about: HuntedView, width: float) -> Block:
    """All that is open about a Hunted: Will, the ten places, hands, Survivors, avatar and what works this turn."""
    is_asked = any(asked.seat == about.seat for asked in view.asked)
    state, fill, ink = _status(view, about)
    hearts = (heart(width - 122 + 21 * place, 21, 8.5, place < about.will) for place in range(CONSTANTS.will))
    parts = [
        panel(0, 0, 9, 10, 4.5, fill=colours(about.seat)[0]),
        disc(about.seat, 32, 22, 14),
        text(54, 27, _called(view, names, about.seat), 16, weight="bold", fill=INK),
        label(width - 142 - label_width(state, 11), 12, state, fill, ink, 11) if state else group(),
        *hearts,
        text(width - 14, 27, f"Will {about.will}", 13, "end", "bold", fill=INK),
        group(
            *(_slot(number, _where(about, number), (number - 1) * (width - 26) / 10) for number in NUMBERS), at=(18, 42)
        ),
        text(18, 93, _counts(view, about), 12, fill=INK),
    ]
    y = 93.0
    avatar = _avatar(view, about)
    if avatar:
        rows = fitted(avatar, width - 32, 11.5, 2)
        parts.append(paragraph(18, y + 16, rows, 11.5, 14, FADED))
        y += 14 * len(rows) + 2
    pills = labels(18, y + 8, width - 30, _pills(about), 10.5)
    height = y + 12 + pills.height + (2 if pills.height else 0)
    return Block(
        height,
        group(
            panel(0, 0, width, height, fill=CARD, stroke=GOLD if is_asked else RULE, stroke_width=4 if is_asked else 1),
            panel(2, 2, 8, height - 4, 4, fill=colours(about.seat)[0]),
            *parts[1:],
            pills.drawn,
        ),
    )


def _called(view: View, names: Sequence[str], seat: int) -> str:
    return f"{shorten(names[seat], 15)} (you)" if seat == view.viewer else shorten(names[seat], 20)


def _status(view: View, about: HuntedView) -> Pill:
    if view.ending is None and any(asked.seat == about.seat for asked in view.asked):
        return "choosing", GOLD, INK
    if about.caught:
        return "caught", ALERT, "#ffffff"
    if about.seat in view.passed and view.window is not None:
        return "passed", "#e4e0d6", INK
    if about.committed and not about.locations:
        return "has chosen", GAIN, "#ffffff"
    if about.locations:
        return "at " + " and ".join(str(place.place) for place in about.locations), INK, "#ffffff"
    if view.phase is Phase.AVATARS and about.has_chosen_avatar:
        return "has chosen", GAIN, "#ffffff"
    return ("yet to choose" if view.phase in _EXPLORING and view.ending is None else ""), "#e4e0d6", INK


@lru_cache(256)
def _slot(number: int, where: str, x: float) -> Markup:
    """A place card and where it is: in hand, in front, discarded, or not to be told apart; empty where not owned."""
    fill = {"hand": "#dcefd9", "played": GOLD, "discard": "#dedbd2", "": "none"}.get(where, "#e6ecf5")
    return group(
        panel(x, 0, 43, 36, 6, fill=fill, stroke=FADED if where else RULE, stroke_dasharray=None if where else "3 3"),
        text(x + 21.5, 18, number, 15, "middle", "bold" if where else "normal", fill=INK if where else "#8c8576"),
        text(x + 21.5, 31, where or "–", 10, "middle", fill=INK if where else "#8c8576"),
        *([cross_out(x + 8, 5, 27, 15, FADED)] if where == "discard" else []),
    )


def _where(about: HuntedView, number: int) -> str:
    if number not in about.owned:
        return ""
    if about.discard is not None and number in about.discard:
        return "discard"
    if (about.played is not None and number in about.played) or number in about.open_played:
        return "played"
    if (about.hand is not None and number in about.hand) or number in about.shown:
        return "hand"
    return "hidden"


def _counts(view: View, about: HuntedView) -> str:
    survivors = [f"Survivors {len(about.survivors) + about.strangers}"] if view.has_sanctuary else []
    play = "barred" if trait(view, "despair") else "played" if about.survival_played else "1 play"
    sizes = f"Hand {about.hand_size} · in front {about.played_size} · discard {about.discard_size}"
    return " · ".join([sizes, f"Survival {about.survival_size} ({play})", *survivors])


def _avatar(view: View, about: HuntedView) -> str:
    if view.options.expansion == "none":
        return ""
    if about.avatar is None:
        return "Avatar chosen in secret" if about.has_chosen_avatar else "No avatar yet"
    card = AVATARS[about.avatar]
    return f"{card.name}{' (used)' if about.ability_used else ''}: {card.text}"


def _pills(about: HuntedView) -> Iterator[Pill]:
    if about.pending:
        yield f"plays 2 cards ({about.pending})", "#1f6fb2", "#ffffff"
    for card in about.protections:
        yield SURVIVAL[card].name if card in SURVIVAL else card, "#cfe8d4", INK
    if about.gave_up:
        yield "gave up this turn", ALERT, "#ffffff"
    if about.resisted:
        yield f"resisted with {about.resisted} Will", "#f3d9b1", INK
    if about.shown:
        yield f"Creature has seen {', '.join(map(str, sorted(about.shown)))} in hand", "#eadcf5", INK
    if about.answer is not None:
        yield f"will discard {about.answer}", "#eadcf5", INK
    for survivor in about.survivors:
        yield SURVIVORS[survivor].name, "#d9f3ff", INK
    if about.strangers:
        yield f"{about.strangers} unknown Survivor{'' if about.strangers == 1 else 's'}", "#d9f3ff", INK
