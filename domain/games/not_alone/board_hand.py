"""The viewer's own cards, each with what it does; and what everybody may see on offer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from strata.domain.games.not_alone.board_marks import (
    FADED,
    GOLD,
    INK,
    Block,
    Entry,
    cross_out,
    entries,
    shrunk,
    titled,
)
from strata.domain.games.not_alone.board_sheet import Pen, Sheet
from strata.domain.games.not_alone.board_table import hunt_entry
from strata.domain.games.not_alone.components import BOX, EVOLUTIONS, HUNT, SURVIVAL, Evolution
from strata.domain.games.not_alone.rules.cards import FLASHBACK
from strata.domain.games.not_alone.state import Phase
from strata.domain.games.not_alone.targets import card as card_target
from strata.domain.games.not_alone.targets import place_card
from strata.domain.games.not_alone.terms import ROMAN
from strata.domain.games.not_alone.view import HuntedView
from strata.domain.games.not_alone.whereabouts import hunted_of
from strata.domain.toolkit.svg import Markup, group, panel, text

_COLUMNS = 5


def hand(sheet: Sheet, width: float) -> Block:
    """The viewer's hand; for a spectator, a word that there is none."""
    view = sheet.view
    offered = _light_offer(sheet)
    if view.viewer is None:
        if offered:
            return titled(width, sheet.say("board-light_offer"), entries(offered, width - 28, _COLUMNS, sheet))
        return Block(34, text(14, 22, sheet.say("board-watching"), 13, fill="#b9c6da"))
    own = hunted_of(view, view.viewer)
    cards = [*offered, *(_creatures_cards(sheet) if own is None else _hunted_cards(sheet, own))]
    nothing = Block(20, text(0, 14, sheet.say("board-no_cards"), 13, fill=FADED))
    inside = entries(cards, width - 28, _COLUMNS, sheet) if cards else nothing
    if own is not None:
        row = _places(sheet, own, width - 28)
        inside = Block(row.height + 10 + inside.height, group(row.drawn, group(inside.drawn, at=(0, row.height + 10))))
    note = sheet.say("board-light_note" if offered else "board-hand_note")
    return titled(width, sheet.say("board-hand"), inside, note)


def _creatures_cards(sheet: Sheet) -> Iterator[Entry]:
    for card in sheet.view.hunt_hand or ():
        yield _hunt_card(sheet, card)
    for card in sheet.view.evolution_hand or ():
        yield _evolution(sheet, EVOLUTIONS[card])


def _hunt_card(sheet: Sheet, card: str) -> Entry:
    """A Hunt card; one that copies another shows what it would do."""
    discard = sheet.view.hunt_discard
    if card != FLASHBACK or not discard or discard[-1] == FLASHBACK:
        return hunt_entry(sheet, HUNT[card])._replace(target=card_target(card))
    name = sheet.say("board-copying", card=sheet.called(card), copied=sheet.called(discard[-1]))
    return hunt_entry(sheet, HUNT[discard[-1]])._replace(name=name, target=card_target(card))


def _hunted_cards(sheet: Sheet, own: HuntedView) -> Iterator[Entry]:
    for card in own.survival or ():
        yield _survival(sheet, card, sheet.say("board-window", window=SURVIVAL[card].window))
    for card in own.offered or ():
        yield _survival(sheet, card, sheet.say("board-keep_one"))
    if own.avatar is None:
        for card in own.dealt or ():
            yield _entry(sheet, card, sheet.say("board-avatar_tag"), "#f4ecfb", "#5d3a86")


def _entry(sheet: Sheet, card: str, tag: str, fill: str, edge: str) -> Entry:
    return Entry(sheet.called(card), tag, sheet.text(card), fill, edge, card_target(card))


def _evolution(sheet: Sheet, card: Evolution) -> Entry:
    tag = sheet.say("board-level_cost", level=ROMAN[card.level], cost=card.cost)
    return _entry(sheet, card.id, tag, "#eef3e2", "#47631a")


def _survival(sheet: Sheet, card: str, tag: str) -> Entry:
    return _entry(sheet, card, tag, "#e7f0fb", "#1f5a96")


def _light_offer(sheet: Sheet) -> list[Entry]:
    """The Evolutions among which the Creature chooses in the light game."""
    if sheet.view.phase is not Phase.LIGHT_EVOLUTION:
        return []
    cost = BOX.by_hunted[str(sheet.view.players - 1)].light_cost
    return [_evolution(sheet, card) for card in BOX.evolutions if card.base and card.cost == cost]


def _places(sheet: Sheet, own: HuntedView, width: float) -> Block:
    """The viewer's Place cards in front, in hand and discarded, by number and name."""
    if not own.owned:
        return Block(44, text(0, 26, sheet.say("board-no_places"), 13, fill=FADED))
    shown = [(number, "played") for number in own.played or ()]
    shown += [(number, "hand") for number in own.hand or ()] + [(number, "discard") for number in own.discard or ()]
    step = min(132.0, width / len(shown))
    chips = (_chip(sheet, number, where, place * step, step - 6) for place, (number, where) in enumerate(shown))
    return Block(44, group(*chips))


def _chip(sheet: Sheet, number: int, where: str, x: float, width: float) -> Markup:
    is_barred = number in sheet.view.blocked and where == "hand"
    state = sheet.say("board-barred") if is_barred else sheet.say("board-slot", where=where)
    pen = sheet.over([place_card(number)])
    return _place_card(pen, number, sheet.place(number), where, is_barred, state, x, width)


@lru_cache(2048)
def _place_card(
    pen: Pen, number: int, name: str, where: str, is_barred: bool, state: str, x: float, width: float
) -> Markup:
    is_gone = where == "discard"
    fill = GOLD if where == "played" else "#d5d5d8" if is_barred else "#dedbd2" if is_gone else "#dcefd9"
    return pen.pointed(
        place_card(number),
        width,
        44,
        panel(0, 0, width, 44, 8, fill=fill, stroke=FADED if is_gone else INK, stroke_width=1.4),
        text(7, 30, number, 20 if number < 10 else 17, weight="bold", fill=INK),
        *([cross_out(6, 12, 26, 20, FADED)] if is_gone else []),
        text(35, 19, name, shrunk(name, width - 39, 12), weight="bold", fill=INK),
        text(35, 35, state, shrunk(state, width - 39, 10.5, is_bold=False), fill=INK),
        at=(x, 0),
    )
