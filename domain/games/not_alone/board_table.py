"""What lies between the seats: Hunt cards played this turn, what is in force, the Survivors to rescue, the decks; and
at the end how the seats rank.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    Entry,
    Pill,
    disc,
    entries,
    fitted,
    labels,
    paragraph,
    titled,
)
from strata.domain.games.not_alone.board_sheet import Pen, Sheet
from strata.domain.games.not_alone.components import CONSTANTS, HUNT, HuntCard
from strata.domain.games.not_alone.scoring import ranking
from strata.domain.games.not_alone.targets import SURVIVAL_DECK, evolution_deck
from strata.domain.games.not_alone.targets import card as card_target
from strata.domain.games.not_alone.terms import ROMAN
from strata.domain.toolkit.svg import Markup, group, panel, text

_AROUND = 4
"""Room above and below the frame of a pile that is on offer."""


def hunt_entry(sheet: Sheet, card: HuntCard) -> Entry:
    phase = sheet.say("board-hunt_phase", phase=card.phase)
    tag = phase if card.symbol is None else f"{phase} · {sheet.called(card.symbol)}"
    edge = TOKENS["creature"][0] if card.symbol is None else "#8a5200" if card.symbol == "target" else "#6a2c91"
    return Entry(sheet.called(card.id), tag, sheet.text(card.id), "#fdeeea", edge)


def standings(sheet: Sheet, width: float) -> Block:
    """The final ranking."""
    rows: list[Markup] = []
    for row, standing in enumerate(ranking(sheet.view)):
        y = 15 + 26 * row
        role = sheet.say("board-creature" if standing.seat == sheet.view.creature else "board-hunted")
        won = sheet.say("board-won", won=standing.total > 0)
        rows += [
            text(0, y + 5, f"{standing.rank}.", 15, weight="bold", fill=INK),
            disc(standing.seat, 38, y, 11),
            text(56, y + 5, sheet.name(standing.seat, 24), 15, weight="bold", fill=INK),
            text(width - 28, y + 5, f"{role} · {won}", 13, "end", fill=INK if standing.total else FADED),
        ]
    inside = Block(26.0 * sheet.view.players, group(*rows))
    drawn = titled(width, sheet.say("board-ranking"), inside)
    frame = panel(0, 0, width, drawn.height, fill="none", stroke=GOLD, stroke_width=3)
    return Block(drawn.height, group(drawn.drawn, frame))


def table(sheet: Sheet, width: float) -> Block:
    """What is in force, and with Sanctuary the Survivors beside it."""
    if not sheet.view.has_sanctuary:
        return played(sheet, width)
    room = 0.6 * width - 5
    left, right = played(sheet, room), survivors(sheet, width - room - 10)
    if left.height < right.height:
        left = played(sheet, room, right.height)
    elif right.height < left.height:
        right = survivors(sheet, width - room - 10, left.height)
    return Block(left.height, group(left.drawn, group(right.drawn, at=(room + 10, 0))))


def played(sheet: Sheet, width: float, least: float = 0) -> Block:
    """The Hunt cards of this turn and everything else that is in force."""
    view = sheet.view
    cards = [hunt_entry(sheet, HUNT[card]) for card in view.hunt_played]
    for card in view.in_force:
        if card not in view.hunt_played:
            name = sheet.say("board-copy", card=sheet.called(card))
            cards.append(hunt_entry(sheet, HUNT[card])._replace(name=name))
    columns = round(width / 210)
    nothing = _nothing(sheet.say("board-nothing_played"))
    shown = entries(cards, width - 28, columns, sheet) if cards else nothing
    effects = labels(0, shown.height + 9, width - 28, _effects(sheet), sheet, 11)
    inside = Block(shown.height + (effects.height + 6 if effects.height else 0), group(shown.drawn, effects.drawn))
    return titled(width, sheet.say("board-in_force"), inside, least=least)


def survivors(sheet: Sheet, width: float, least: float = 0) -> Block:
    """The Survivors who can be rescued."""
    view = sheet.view
    tag = sheet.say("board-survivor")
    cards = [
        Entry(sheet.called(card), tag, sheet.text(card), "#e6f6fd", "#21688f", card_target(card))
        for card in view.display
    ]
    nobody = _nothing(sheet.say("board-nobody_waits"))
    shown = entries(cards, width - 28, CONSTANTS.display, sheet) if cards else nobody
    gone = len(view.survivors_gone) + view.strangers_gone
    note = "" if view.sanctuary is None else sheet.say("board-survivor_deck", deck=view.survivor_deck, gone=gone)
    return titled(width, sheet.say("board-survivors"), shown, note, least)


def legend(sheet: Sheet, width: float) -> Block:
    """How to read the picture."""
    rows = fitted(sheet.say("board-legend-text"), width - 28, 12)
    inside = Block(16 * len(rows) - 6, paragraph(0, 10, rows, 12, 16))
    return titled(width, sheet.say("board-legend"), inside)


def _nothing(words: str) -> Block:
    return Block(22, text(0, 15, words, 13, fill=FADED))


def _effects(sheet: Sheet) -> Iterator[Pill]:
    """What holds for this turn beside the cards themselves."""
    view, say = sheet.view, sheet.say
    dark, pale, alert = ("#33363d", "#ffffff"), ("#d9f3ff", INK), (ALERT, "#ffffff")
    if view.smokescreen:
        yield Pill(say("board-smokescreen"), *dark)
    for seat in view.anticipated:
        yield Pill(say("board-card_on", card=sheet.called("anticipation"), who=sheet.name(seat, 16)), *alert)
    if view.victim is not None:
        force = sheet.called("evo_brute_force")
        yield Pill(say("board-card_on", card=force, who=sheet.name(view.victim, 16)), *alert)
    if view.duplicated:
        yield Pill(say("board-duplicated"), *alert)
    if view.blocked:
        yield Pill(say("board-not_to_be_played", places=sheet.joined(sorted(view.blocked))), *dark)
    if view.ineffective:
        yield Pill(say("board-ineffective_places", places=sheet.joined(sorted(view.ineffective))), *dark)
    if view.fortified:
        yield Pill(say("board-fortified"), GAIN, "#ffffff")
    if view.saboteur:
        yield Pill(say("board-sabotaged"), *pale)
    if view.sanctuary is None or sheet.is_over:
        return
    if view.anchored:
        yield Pill(say("board-anchored"), *pale)
    elif view.drift != 1:
        yield Pill(say("board-drift", steps=view.drift), *pale)
    yield Pill(say("board-flight", unlocked=view.unlocked), *pale)


def decks(sheet: Sheet, width: float) -> Block:
    """How many cards are left to draw, and what has been discarded."""
    piles = tuple(_piles(sheet))
    return _listed(sheet.over(target for _, target in piles), piles, width)


@lru_cache(512)
def _listed(pen: Pen, piles: tuple[tuple[str, str | None], ...], width: float) -> Block:
    parts: list[Markup] = []
    y = 42.0
    for words, target in piles:
        rows = fitted(words, width - 28, 12, 7)
        drawn = paragraph(0, 12, rows, 12, 16)
        high = 16 * len(rows)
        is_offered = target in pen.offered
        y += _AROUND if is_offered else 0
        at = (14, y - 12)
        parts.append(group(drawn, at=at) if target is None else pen.pointed(target, width - 28, high, drawn, at=at))
        y += high + (_AROUND if is_offered else 0)
    return Block(
        y,
        group(
            panel(0, 0, width, y, fill=CARD, stroke=RULE),
            text(14, 22, pen.say("board-decks"), 15, weight="bold", fill=INK),
            *parts,
        ),
    )


def _piles(sheet: Sheet) -> Iterator[tuple[str, str | None]]:
    """A line for each pile, and what it is to point at."""
    view, say = sheet.view, sheet.say
    if view.hunt_discard:
        cards = sheet.joined(sheet.called(card) for card in reversed(view.hunt_discard))
        yield say("board-hunt_deck", deck=view.hunt_deck, count=len(view.hunt_discard), cards=cards), None
    else:
        yield say("board-hunt_deck-fresh", deck=view.hunt_deck), None
    if view.hunt_bottom:
        under = [say("board-unknown") if card is None else sheet.called(card) for card in view.hunt_bottom]
        yield say("board-hunt_bottom", cards=sheet.joined(under)), None
    if view.survival_discard:
        cards = sheet.joined(sorted(sheet.called(card) for card in view.survival_discard))
        count = len(view.survival_discard)
        yield say("board-survival_deck", deck=view.survival_deck, count=count, cards=cards), SURVIVAL_DECK
    else:
        yield say("board-survival_deck-fresh", deck=view.survival_deck), SURVIVAL_DECK
    for level, deck in sorted(view.evolution_decks.items()):
        gone = view.evolution_discards.get(level, [])
        roman = ROMAN[int(level)]
        if gone:
            cards = sheet.joined(map(sheet.called, gone))
            words = say("board-evolution_deck", level=roman, deck=deck, count=len(gone), cards=cards)
        else:
            words = say("board-evolution_deck-fresh", level=roman, deck=deck)
        yield words, evolution_deck(int(level))
    if view.monoliths_gone:
        yield say("board-monoliths", count=view.monoliths_gone), None
